//! English for how the board is shown.

use super::places::words;
use crate::{locale::DisplayStrings, notation::Notation};

pub(super) const DISPLAY: DisplayStrings = DisplayStrings {
    display: "Display",
    notation: "Notation",
    notation_name: |notation| match notation {
        Notation::One => "Rows and columns from 1",
        Notation::Zero => "Rows and columns from 0",
        Notation::Chess => "Chess squares",
        Notation::Transposed => "One queen per column (transposed)",
    },
    example: |places| format!("i = 5, j = 3: {}", words(places).square(5, 3)),
};
