//! The English sentences of the program that keeps its marks in integers.

use super::super::places::columns_within;
use crate::{
    locale::{numbers::grouped, places::Words},
    narration::Masked,
};

/// Columns that are told one by one: of more only their number.
const TOLD: usize = 8;

/// The sentence.
pub fn told(masked: &Masked, words: Words) -> String {
    let first = |row: &i64| words.row(*row).first();
    let (rows, columns, tried) = (
        words.terms.row_noun,
        words.terms.column_noun,
        words.terms.tried_noun,
    );
    match masked {
        Masked::Enters { row } => {
            format!(
                "{} is entered: no {columns} and no diagonal is taken.",
                first(row)
            )
        }
        Masked::Shifts { row, n } => format!(
            "On to {}: b stays, c moves by one towards {}, d by one towards {}.",
            words.row(*row),
            words.column(1),
            words.column(*n)
        ),
        Masked::Full { n } => {
            let below = n + 1;
            format!(
                "k = {below} lies {} the board: every {rows} has its queen.",
                words.turned("below", "to the right of")
            )
        }
        Masked::Free {
            row,
            columns: free,
            n,
        } => {
            let free = match free.as_slice() {
                [] => format!("no {tried} is free"),
                [column] => format!("only {} is free", words.within(*row, *column)),
                all if all.len() == usize::from(*n) => format!("all {n} {tried}s are free"),
                some if some.len() > TOLD => format!("{} {tried}s are free", some.len()),
                some => format!("{} are free", columns_within(words, *row, some)),
            };
            format!("{}: {free}.", first(row))
        }
        Masked::Lowest { row, column } => {
            format!(
                "The lowest free bit is {}: the queen of {} stands there.",
                words.column(*column),
                words.row(*row)
            )
        }
        Masked::Rest {
            row,
            column,
            columns: rest,
        } => {
            let left = match rest.as_slice() {
                [] => format!("no other {tried} is left to try"),
                [column] => format!("{} is left to try", words.within(*row, *column)),
                some if some.len() > TOLD => format!("{} {tried}s are left to try", some.len()),
                some => format!("{} are left to try", columns_within(words, *row, some)),
            };
            format!(
                "{}: {} is taken out of free; {left}.",
                first(row),
                words.within(*row, *column)
            )
        }
        Masked::Back { row, to } => match to {
            Some((before, column)) => format!(
                "{}: free is 0. Back to {}; its queen moves on from {}.",
                first(row),
                words.row(*before),
                words.within(*before, *column)
            ),
            None => format!(
                "{}: free is 0. There is no {rows} to go back to.",
                first(row)
            ),
        },
        Masked::Solution { number } => {
            format!("Solution {}. It is only counted.", grouped(*number))
        }
    }
}
