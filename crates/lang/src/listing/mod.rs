//! Listings: a checked program printed in one of several languages, each line
//! tied to the line of the Python text that it stands for.
//!
//! The Python listing is the source text itself ([`python()`]). Pseudocode is
//! printed from the syntax tree, statement by statement. For the languages of
//! compilers the tree first becomes a [`plan`], in which everything is settled
//! that they share: which names are whose, what needs a temporary so that
//! Python's order of evaluation stays, which loops need the general form, which
//! operators need a helper. What a printer then adds is the syntax of its
//! language. Reading order: `plan`, `lower`, one printer; `ranges`, `effects` and
//! `live` are what `lower` knows about the program.
//!
//! Adding a language is adding one printer file and its row in [`Language`].
//! Nothing here runs a program or knows what it is for.

mod c;
mod effects;
mod interval;
mod live;
mod lower;
mod names;
mod pascal;
mod pieces;
mod place;
mod plan;
mod pseudocode;
mod python;
mod quotes;
mod ranges;
mod refine;
mod remarks;
mod rust;
mod writer;

use std::{error, fmt, str::FromStr};

pub use names::Renamed;
pub use pieces::{Kind, pieces};
pub use python::{python, with_size};
pub use quotes::Quotes;

use crate::program::Program;

/// The languages of listings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Language {
    /// Pseudocode of textbooks, in the words of [`Words`].
    Pseudocode,
    /// The program itself, without its marks.
    Python,
    /// C99.
    C,
    /// Free Pascal, `{$mode objfpc}`.
    Pascal,
    /// Rust, edition 2021.
    Rust,
}

impl Language {
    /// All languages, in the order in which a reader chooses among them.
    pub const ALL: [Language; 5] = [
        Language::Pseudocode,
        Language::Python,
        Language::C,
        Language::Pascal,
        Language::Rust,
    ];

    /// The id, as in links.
    pub const fn as_str(self) -> &'static str {
        match self {
            Language::Pseudocode => "pseudocode",
            Language::Python => "python",
            Language::C => "c",
            Language::Pascal => "pascal",
            Language::Rust => "rust",
        }
    }

    /// What the names of files with such a text end in.
    pub const fn extension(self) -> &'static str {
        match self {
            Language::Pseudocode => "txt",
            Language::Python => "py",
            Language::C => "c",
            Language::Pascal => "pas",
            Language::Rust => "rs",
        }
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

/// A text that names no language of listings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoLanguage(pub String);

impl fmt::Display for NoLanguage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "no language {}: choose pseudocode, python, c, pascal or rust",
            self.0
        )
    }
}

impl error::Error for NoLanguage {}

impl FromStr for Language {
    type Err = NoLanguage;

    fn from_str(text: &str) -> Result<Self, NoLanguage> {
        let found = Language::ALL
            .into_iter()
            .find(|language| language.as_str() == text);
        found.ok_or_else(|| NoLanguage(text.to_owned()))
    }
}

/// The language of pseudocode's keywords.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Words {
    /// `for j ← 1 to n do`
    English,
    /// `对 j 从 1 到 n 循环`
    Chinese,
}

/// A line of a listing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// The text, indented by spaces.
    pub text: String,
    /// The line of the Python text that it stands for, from 1; `None` for one
    /// that stands for none, such as `#include <stdio.h>` or a closing brace.
    /// Several lines may stand for the same one: a page marks the first of them.
    pub source: Option<u32>,
}

/// A program printed in one language: complete, with n set.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Listing {
    /// The lines.
    pub lines: Vec<Line>,
    /// The names that are others here, because the language has a use of its own
    /// for them.
    pub names: Vec<Renamed>,
}

impl Listing {
    /// The whole text, each line ended by a line feed.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for line in &self.lines {
            text.push_str(&line.text);
            text.push('\n');
        }
        text
    }
}

/// Prints a program. `source` is the text that it was checked from.
pub fn print(program: &Program, source: &str, language: Language, words: Words) -> Listing {
    match language {
        Language::Pseudocode => pseudocode::print(program, words),
        Language::Python => as_it_is(source),
        Language::C => c::print(program, words),
        Language::Pascal => pascal::print(program, words),
        Language::Rust => rust::print(program, words),
    }
}

fn as_it_is(source: &str) -> Listing {
    let lines = (1..).zip(python(source)).map(|(number, text)| Line {
        text,
        source: Some(number),
    });
    Listing {
        lines: lines.collect(),
        names: Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_read_back_and_others_are_refused() {
        for language in Language::ALL {
            assert_eq!(language.as_str().parse(), Ok(language));
        }
        assert_eq!(
            "java".parse::<Language>().unwrap_err().to_string(),
            "no language java: choose pseudocode, python, c, pascal or rust"
        );
    }
}
