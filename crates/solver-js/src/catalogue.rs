//! The programs and their listings.

use queenscope_solver::ProgramId;
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::*;

use crate::arguments;

/// A program of the catalogue.
#[derive(Serialize, Tsify)]
pub struct Program {
    #[tsify(type = "ProgramId")]
    id: &'static str,
    name: Name,
    /// The smallest n for which the program is worth a look.
    minimum: u8,
    /// The largest n whose whole run takes at most 10^9 steps.
    maximum: u8,
}

/// The name of a program in each language of the page.
#[derive(Serialize, Tsify)]
pub struct Name {
    en: &'static str,
    zh: &'static str,
}

/// The programs, in the order in which they are taught.
#[wasm_bindgen]
pub fn programs() -> Result<Vec<Ts<Program>>, JsError> {
    ProgramId::ALL
        .into_iter()
        .map(|program| {
            let name = program.name();
            let row = Program {
                id: program.as_str(),
                name: Name {
                    en: name.en,
                    zh: name.zh,
                },
                minimum: program.minimum().get(),
                maximum: program.maximum().get(),
            };
            Ok(row.into_ts()?)
        })
        .collect()
}

/// A program printed in one language.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Listing {
    /// The lines, separated by line feeds.
    text: String,
    /// For each line of the text the line of the Python listing that it prints.
    lines: Vec<Option<u32>>,
}

/// The languages of listings.
#[derive(Clone, Copy)]
enum Language {
    Pseudocode,
    Python,
    C,
    Pascal,
    Rust,
}

impl Language {
    const ALL: [Language; 5] = [
        Language::Pseudocode,
        Language::Python,
        Language::C,
        Language::Pascal,
        Language::Rust,
    ];

    const fn name(self) -> &'static str {
        match self {
            Language::Pseudocode => "pseudocode",
            Language::Python => "python",
            Language::C => "c",
            Language::Pascal => "pascal",
            Language::Rust => "rust",
        }
    }
}

/// The languages of comments in a listing.
#[derive(Clone, Copy)]
enum Locale {
    English,
    Chinese,
}

impl Locale {
    const ALL: [Locale; 2] = [Locale::English, Locale::Chinese];

    const fn name(self) -> &'static str {
        match self {
            Locale::English => "en",
            Locale::Chinese => "zh",
        }
    }
}

/// The listing of a program, for now in Python only.
#[wasm_bindgen]
pub fn listing(
    #[wasm_bindgen(unchecked_param_type = "{ program?: ProgramId; source?: string; n: number }")]
    of: JsValue,
    #[wasm_bindgen(
        unchecked_param_type = "\"pseudocode\" | \"python\" | \"c\" | \"pascal\" | \"rust\""
    )]
    language: JsValue,
    #[wasm_bindgen(unchecked_optional_param_type = "\"en\" | \"zh\"")] locale: JsValue,
) -> Result<Ts<Listing>, JsValue> {
    let script = arguments::script(&of)?;
    let language = arguments::one_of("language", &Language::ALL, Language::name, &language)?;
    if !locale.is_undefined() {
        arguments::one_of("locale", &Locale::ALL, Locale::name, &locale)?;
    }
    match language {
        Language::Python => {
            let listing = Listing {
                text: script.listing().join("\n"),
                lines: (1..).map(Some).take(script.listing().len()).collect(),
            };
            Ok(listing.into_ts().map_err(JsError::from)?)
        }
        Language::Pseudocode | Language::C | Language::Pascal | Language::Rust => {
            Err(arguments::refusal(&format!(
                "no listing in {} yet: choose python",
                language.name()
            )))
        }
    }
}
