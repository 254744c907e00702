//! English for how the board is shown.

use super::places::words;
use crate::{aids::Aid, locale::DisplayStrings, notation::Notation};

pub(super) const DISPLAY: DisplayStrings = DisplayStrings {
    display: "Display",
    notation: "Notation",
    notation_name: |notation| match notation {
        Notation::One => "Rows and columns from 1",
        Notation::Zero => "Rows and columns from 0",
        Notation::Chess => "Chess squares",
        Notation::Transposed => "One queen per column (transposed)",
    },
    notation_note: "Code and arrays stay as they are: the program itself counts from 1.",
    views: "Board views",
    view: |aid| match aid {
        Aid::Attacked => "Attacked squares",
        Aid::Attackers => "Number of attackers",
        Aid::Markers => "Marker arrays at the edges",
    },
    view_note: |aid| match aid {
        Aid::Attacked => "Of all queens that stand; point at a row for those of its queen.",
        Aid::Attackers => "On each free square, how many queens attack it.",
        Aid::Markers => {
            "Each cell at the end of its column or diagonal, in programs that have them."
        }
    },
    example: |places| format!("i = 5, j = 3: {}", words(places).square(5, 3)),
};
