//! The programs and their listings.

use queenscope_solver::{
    ProgramId,
    listing::{Language, Words},
};
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

/// The locale of the words in a listing.
const fn locale_name(words: Words) -> &'static str {
    match words {
        Words::English => "en",
        Words::Chinese => "zh",
    }
}

/// The listing of a program, complete, with n put in. The locale is that of the
/// keywords of pseudocode; English if it is left out.
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
    let language = arguments::one_of("language", &Language::ALL, Language::as_str, &language)?;
    let words = if locale.is_undefined() {
        Words::English
    } else {
        let all = [Words::English, Words::Chinese];
        arguments::one_of("locale", &all, locale_name, &locale)?
    };
    let lines = script.listing_in(language, words).lines;
    let text: Vec<&str> = lines.iter().map(|line| line.text.as_str()).collect();
    let listing = Listing {
        text: text.join("\n"),
        lines: lines.iter().map(|line| line.source).collect(),
    };
    Ok(listing.into_ts().map_err(JsError::from)?)
}
