//! The English sentences of the program that keeps its marks in integers.

use crate::{
    locale::numbers::{grouped, listed},
    narration::Masked,
};

/// Columns that are told one by one: of more only their number.
const TOLD: usize = 8;

/// The sentence.
pub fn told(masked: &Masked) -> String {
    match masked {
        Masked::Enters { row } => {
            format!("Row {row} is entered: no column and no diagonal is taken.")
        }
        Masked::Shifts { row, n } => format!(
            "On to row {row}: b stays, c moves by one towards column 1, d by one towards column {n}."
        ),
        Masked::Full { n } => {
            let below = n + 1;
            format!("k = {below} lies below the board: every row has its queen.")
        }
        Masked::Free { row, columns, n } => match columns.as_slice() {
            [] => format!("Row {row}: no column is free."),
            [column] => format!("Row {row}: only column {column} is free."),
            all if all.len() == usize::from(*n) => format!("Row {row}: all {n} columns are free."),
            some if some.len() > TOLD => format!("Row {row}: {} columns are free.", some.len()),
            some => format!("Row {row}: columns {} are free.", listed(some, " and ")),
        },
        Masked::Lowest { row, column } => {
            format!("The lowest free bit is column {column}: the queen of row {row} stands there.")
        }
        Masked::Rest {
            row,
            column,
            columns,
        } => {
            let left = match columns.as_slice() {
                [] => "no other column is left to try".to_owned(),
                [column] => format!("column {column} is left to try"),
                some if some.len() > TOLD => format!("{} columns are left to try", some.len()),
                some => format!("columns {} are left to try", listed(some, " and ")),
            };
            format!("Row {row}: column {column} is taken out of free; {left}.")
        }
        Masked::Back { row, to } => match to {
            Some((before, column)) => format!(
                "Row {row}: free is 0. Back to row {before}; its queen moves on from column {column}."
            ),
            None => format!("Row {row}: free is 0. There is no row to go back to."),
        },
        Masked::Solution { number } => {
            format!("Solution {}. It is only counted.", grouped(*number))
        }
    }
}
