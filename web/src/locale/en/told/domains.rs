//! The English sentences of programs that count attacks ahead.

use crate::{locale::numbers::grouped, narration::Ahead};

/// The sentence.
pub fn told(ahead: &Ahead) -> String {
    match ahead {
        Ahead::Stands { row, column } => format!(
            "No queen attacks row {row}, column {column}: the queen of row {row} stands there."
        ),
        Ahead::Attacked { row, column, by } => {
            format!(
                "Row {row}, column {column} is attacked by {}: it is passed over.",
                queens(*by)
            )
        }
        Ahead::Counts { row, column } => format!(
            "Look ahead: what the queen of row {row}, column {column} attacks in the rows still to be filled is counted."
        ),
        Ahead::TakesBack { row, column } => format!(
            "Clean up: the attacks of the queen of row {row}, column {column} are taken back."
        ),
        Ahead::More { row, column, by } => {
            format!(
                "Row {row}, column {column} is now attacked by {}.",
                queens(*by)
            )
        }
        Ahead::Less { row, column, by: 0 } => {
            format!("Row {row}, column {column} is no longer attacked.")
        }
        Ahead::Less { row, column, by } => {
            format!(
                "Row {row}, column {column} is still attacked by {}.",
                queens(*by)
            )
        }
        Ahead::Left { row, left: 0 } => format!("Row {row} has no column left."),
        Ahead::Left { row, left: 1 } => format!("Row {row} has 1 column left."),
        Ahead::Left { row, left } => format!("Row {row} has {left} columns left."),
        Ahead::WipedOut { row, newest } => match newest {
            Some(newest) => format!(
                "Row {row} has no column left: the queen of row {newest} is taken back at once, and no further row is tried."
            ),
            None => format!("Row {row} has no column left."),
        },
        Ahead::NoneWiped => {
            "Every row still to be filled has a column left: on to the next row.".to_owned()
        }
        Ahead::Chosen { row, left: 0 } => {
            format!(
                "Row {row} is next, though it has no column left: there is nothing to try in it."
            )
        }
        Ahead::Chosen { row, left } => {
            format!("Row {row} has the fewest columns left, {left}: it is next.")
        }
        Ahead::Back { row, to } => match to {
            Some((before, column)) => format!(
                "Row {row}: no further column is free. Back to row {before}; its queen moves on from column {column}."
            ),
            None => format!("Row {row}: no further column is free. There is no row to go back to."),
        },
        Ahead::Solution { number, n: 1, .. } => format!("Solution {}.", grouped(*number)),
        Ahead::Solution { number, row, .. } => {
            format!(
                "Solution {}. The search goes on: row {row}, next column.",
                grouped(*number)
            )
        }
    }
}

fn queens(number: i64) -> String {
    match number {
        1 => "1 queen".to_owned(),
        number => format!("{number} queens"),
    }
}
