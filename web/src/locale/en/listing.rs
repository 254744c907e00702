//! The words for the program in several languages, in English.

use super::super::ListingStrings;
use crate::printed::Listed;

pub const LISTING: ListingStrings = ListingStrings {
    language: "Programming language",
    name: |language| match language {
        Listed::Pseudocode => "Pseudocode",
        Listed::Python => "Python",
        Listed::C => "C",
        Listed::Pascal => "Pascal",
        Listed::Rust => "Rust",
    },
    copy: "Copy the program",
    download: |file| format!("Download the program as {file}"),
    copied: "Copied.",
    refused: "The browser does not allow copying here. Download the program instead.",
    deep: "CPython 3.11 and 3.12 refuse more than 20 nested loops.",
};
