//! The words for how the board is shown.

use crate::{
    aids::Aid,
    notation::{Notation, Places},
};

/// The words for how the board is shown.
pub struct DisplayStrings {
    /// Button and heading.
    pub display: &'static str,
    /// Heading: how places are called.
    pub notation: &'static str,
    /// The name of a notation.
    pub notation_name: fn(Notation) -> &'static str,
    /// What keeps the program's own numbers whatever is chosen.
    pub notation_note: &'static str,
    /// Heading: what can be switched on to be seen on the board.
    pub views: &'static str,
    /// The name of a board view.
    pub view: fn(Aid) -> &'static str,
    /// What it shows.
    pub view_note: fn(Aid) -> &'static str,
    /// Where the queen is for which a program holds i = 5 and j = 3.
    pub example: fn(Places) -> String,
}
