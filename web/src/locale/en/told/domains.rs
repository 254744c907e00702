//! The English sentences of programs that count attacks ahead.

use crate::{
    locale::{numbers::grouped, places::Words},
    narration::Ahead,
};

/// The sentence.
pub fn told(ahead: &Ahead, words: Words) -> String {
    let first = |row: &i64| words.row(*row).first();
    let square = |row: &i64, column: &i64| words.square(*row, *column);
    let (rows, tried) = (words.terms.row_noun, words.terms.tried_noun);
    match ahead {
        Ahead::Stands { row, column } => format!(
            "No queen attacks {}: the queen of {} stands there.",
            square(row, column),
            words.row(*row)
        ),
        Ahead::Attacked { row, column, by } => format!(
            "{} is attacked by {}: it is passed over.",
            square(row, column).first(),
            queens(*by)
        ),
        Ahead::Counts { row, column } => format!(
            "Look ahead: what the queen of {} attacks in the {rows}s still to be filled is counted.",
            square(row, column)
        ),
        Ahead::TakesBack { row, column } => format!(
            "Clean up: the attacks of the queen of {} are taken back.",
            square(row, column)
        ),
        Ahead::More { row, column, by } => format!(
            "{} is now attacked by {}.",
            square(row, column).first(),
            queens(*by)
        ),
        Ahead::Less { row, column, by: 0 } => {
            format!("{} is no longer attacked.", square(row, column).first())
        }
        Ahead::Less { row, column, by } => format!(
            "{} is still attacked by {}.",
            square(row, column).first(),
            queens(*by)
        ),
        Ahead::Left { row, left: 0 } => format!("{} has no {tried} left.", first(row)),
        Ahead::Left { row, left: 1 } => format!("{} has 1 {tried} left.", first(row)),
        Ahead::Left { row, left } => format!("{} has {left} {tried}s left.", first(row)),
        Ahead::WipedOut { row, newest } => match newest {
            Some(newest) => format!(
                "{} has no {tried} left: the queen of {} is taken back at once, and no further {rows} is tried.",
                first(row),
                words.row(*newest)
            ),
            None => format!("{} has no {tried} left.", first(row)),
        },
        Ahead::Hopeless { row } => format!(
            "{} has no {tried} left: it is chosen at once, so that the search goes back without trying another {rows}.",
            first(row)
        ),
        Ahead::NoneWiped => {
            format!("Every {rows} still to be filled has a {tried} left: on to the next {rows}.")
        }
        Ahead::Chosen { row, left: 0 } => format!(
            "{} is next, as it has no {tried} left: each of its {tried}s will be found attacked.",
            first(row)
        ),
        Ahead::Chosen { row, left } => format!(
            "{} has the fewest {tried}s left, {left}: it is next.",
            first(row)
        ),
        Ahead::Back { row, to } => {
            let tried = format!("{}: no further {tried} is free.", first(row));
            match to {
                Some((before, column)) => format!(
                    "{tried} Back to {}; its queen moves on from {}.",
                    words.row(*before),
                    words.within(*before, *column)
                ),
                None => format!("{tried} There is no {rows} to go back to."),
            }
        }
        Ahead::Solution { number, n: 1, .. } => format!("Solution {}.", grouped(*number)),
        Ahead::Solution { number, row, .. } => format!(
            "Solution {}. The search goes on: {}, next {tried}.",
            grouped(*number),
            words.row(*row)
        ),
    }
}

fn queens(number: i64) -> String {
    match number {
        1 => "1 queen".to_owned(),
        number => format!("{number} queens"),
    }
}
