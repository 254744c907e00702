//! What the page says about the reader's own program, in English.

use super::super::OwnStrings;

pub const OWN: OwnStrings = OwnStrings {
    name: "My program",
    refused: |error| format!("My program does not run: {error}."),
    missing: "There is no program of your own yet: press Edit in the program and run it.",
};
