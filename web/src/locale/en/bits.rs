//! The English words of masks as rows of bits.

use crate::locale::{BitStrings, Meaning, numbers::listed};

/// The English words of masks.
pub const BITS: BitStrings = BitStrings {
    heading: "Masks",
    row: |row, n| match row {
        None => String::new(),
        Some(row) if row > i64::from(n) => format!("k = {row}, below the board"),
        Some(row) => format!("of row {row}"),
    },
    line,
    order: |all, n| {
        let order = "Bit 0 stands for column 1, at the left as on the board; written in binary it is the last digit";
        match all {
            Some(all) => format!(
                "{order}: b | c | d = {all:#0width$b}.",
                width = usize::from(n) + 2
            ),
            None => format!("{order}."),
        }
    },
};

fn line(name: &str, meaning: Meaning, columns: Option<&[u8]>) -> String {
    let says = match meaning {
        Meaning::Taken => "taken",
        Meaning::Free => "free",
        Meaning::Picked => "picked out",
    };
    match columns {
        None => format!("{name}: no value yet"),
        Some([]) => format!("{name}: no column is {says}"),
        Some([column]) => format!("{name}: column {column} is {says}"),
        Some(columns) => format!("{name}: columns {} are {says}", listed(columns, " and ")),
    }
}
