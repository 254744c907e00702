//! The English words about the repair of a full board.

use super::losses::listed;
use crate::{
    locale::{RepairStrings, grouped},
    narration::Repair,
};

/// The English words of the picture of a repair.
pub const REPAIR: RepairStrings = RepairStrings {
    heading: "Conflicts over moves",
    moves: "moves",
    pairs: "pairs in conflict",
    now: |moves, pairs| match pairs {
        Some(pairs) => format!("{}, {}.", times(moves), in_conflict(pairs)),
        None => format!("{}, pairs not counted yet.", times(moves)),
    },
    curve: |first, fewest, now, moves| {
        format!(
            "Pairs in conflict: {first} at first, {now} after {}, {fewest} at the fewest",
            times(moves as i64)
        )
    },
    seed: |start, now| format!("seed {start} → now {now}"),
    other: "Another seed",
    run: "Run with it",
    hint: "The same program with another seed = … runs as your own.",
};

fn times(moves: i64) -> String {
    match moves {
        1 => "1 move".to_owned(),
        moves => format!("{} moves", grouped(moves.unsigned_abs())),
    }
}

fn in_conflict(pairs: i64) -> String {
    match pairs {
        0 => "no pair in conflict".to_owned(),
        1 => "1 pair in conflict".to_owned(),
        pairs => format!("{pairs} pairs in conflict"),
    }
}

fn conflicts(count: i64) -> String {
    match count {
        0 => "no conflict".to_owned(),
        1 => "1 conflict".to_owned(),
        count => format!("{count} conflicts"),
    }
}

/// The sentence.
pub fn told(told: &Repair) -> String {
    match told {
        Repair::Put { row, column } => {
            format!("Row {row}: a queen is put in column {column}, at random.")
        }
        Repair::Counted { row, count } => {
            format!("The queen of row {row} is in {}.", conflicts(*count))
        }
        Repair::Weighed { row, column, count } => format!(
            "Row {row}, column {column}: a queen there would be in {}.",
            conflicts(*count)
        ),
        Repair::Pairs { moves: 0, pairs } => {
            format!("Counted before the first move: {}.", in_conflict(*pairs))
        }
        Repair::Pairs { moves, pairs } => {
            format!("Counted after {}: {}.", times(*moves), in_conflict(*pairs))
        }
        Repair::Chosen { row, with, pairs } => format!(
            "Row {row} is chosen: its queen conflicts with {}. {} in all.",
            match with.as_slice() {
                [one] => format!("that of row {one}"),
                rows => format!("those of rows {}", listed(rows)),
            },
            match pairs {
                1 => "1 pair".to_owned(),
                pairs => format!("{pairs} pairs"),
            },
        ),
        Repair::Free => "No row is left to choose: no queen is in conflict.".to_owned(),
        Repair::Moved {
            row,
            column,
            now,
            before,
        } => format!(
            "The queen of row {row} moves to column {column}: {} there{}.",
            conflicts(*now),
            if now == before {
                ", as many as before".to_owned()
            } else {
                format!(" instead of {before}")
            }
        ),
        Repair::Stayed { row, column, count } => format!(
            "The queen of row {row} stays in column {column}: {} there, and no square of its row has fewer.",
            conflicts(*count)
        ),
        Repair::GaveUp { n, moves, pairs } => format!(
            "Gave up after {}: {}. {}",
            times(*moves),
            match pairs {
                1 => "1 pair still conflicts".to_owned(),
                pairs => format!("{pairs} pairs still conflict"),
            },
            match n {
                2 | 3 => format!("No seed can do better: {n} queens have no solution."),
                _ => "Another seed may do better.".to_owned(),
            }
        ),
        Repair::Solved { moves } => format!(
            "Solved after {}: no two queens conflict. The repair ends with its first solution.",
            times(*moves)
        ),
    }
}
