//! The words for how the board is shown.

use crate::notation::{Notation, Places};

/// The words for how the board is shown.
pub struct DisplayStrings {
    /// Button and heading.
    pub display: &'static str,
    /// Heading: how places are called.
    pub notation: &'static str,
    /// The name of a notation.
    pub notation_name: fn(Notation) -> &'static str,
    /// Where the queen is for which a program holds i = 5 and j = 3.
    pub example: fn(Places) -> String,
}
