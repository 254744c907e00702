//! The English words of masks as rows of bits.

use super::places::{columns, words};
use crate::{
    locale::{BitStrings, Meaning},
    notation::Places,
};

/// The English words of masks.
pub const BITS: BitStrings = BitStrings {
    heading: "Masks",
    row: |row, places| {
        let words = words(places);
        match row {
            None => String::new(),
            Some(row) if row > i64::from(places.n) => {
                let below = words.turned("below", "to the right of");
                format!("k = {row}, {below} the board")
            }
            Some(row) => format!("of {}", words.row(row)),
        }
    },
    line,
    order: |all, places| {
        let words = words(places);
        let order = format!(
            "Bit 0 stands for {}, at the left {}; written in binary it is the last digit",
            words.column(1),
            words.turned("as on the board", "here, at the top on the board")
        );
        match all {
            Some(all) => format!(
                "{order}: b | c | d = {all:#0width$b}.",
                width = usize::from(places.n) + 2
            ),
            None => format!("{order}."),
        }
    },
};

fn line(name: &str, meaning: Meaning, set: Option<&[u8]>, places: Places) -> String {
    let words = words(places);
    let says = match meaning {
        Meaning::Taken => "taken",
        Meaning::Free => "free",
        Meaning::Picked => "picked out",
    };
    match set {
        None => format!("{name}: no value yet"),
        Some([]) => format!("{name}: no {} is {says}", words.terms.column_noun),
        Some([column]) => format!("{name}: {} is {says}", words.column(*column)),
        Some(some) => format!("{name}: {} are {says}", columns(words, some)),
    }
}
