//! The English words about the repair of a full board.

use super::{
    places::{at, some_rows},
    sentence::counted,
};
use crate::{
    locale::{RepairStrings, places::Words},
    narration::Repair,
};

/// The English words of the picture of a repair.
pub const REPAIR: RepairStrings = RepairStrings {
    there: "conflicts there",
    fewest: "best so far",
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
    counted(moves.unsigned_abs(), "move")
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
pub fn told(told: &Repair, words: Words) -> String {
    match told {
        Repair::Put { row, column } => {
            format!(
                "{}: a queen is put {} {}, at random.",
                words.row(*row).first(),
                at(words),
                words.within(*row, *column)
            )
        }
        Repair::Counted { row, count } => {
            let row = words.row(*row);
            format!("The queen of {row} is in {}.", conflicts(*count))
        }
        Repair::Weighed { row, column, count } => format!(
            "{}: a queen there would be in {}.",
            words.square(*row, *column).first(),
            conflicts(*count)
        ),
        Repair::Pairs { moves: 0, pairs } => {
            format!("Counted before the first move: {}.", in_conflict(*pairs))
        }
        Repair::Pairs { moves, pairs } => {
            format!("Counted after {}: {}.", times(*moves), in_conflict(*pairs))
        }
        Repair::Chosen { row, with, pairs } => format!(
            "{} is chosen: its queen conflicts with {} of {}. {} in all.",
            words.row(*row).first(),
            match with.as_slice() {
                [_] => "that",
                _ => "those",
            },
            some_rows(words, with),
            match pairs {
                1 => "1 pair".to_owned(),
                pairs => format!("{pairs} pairs"),
            },
        ),
        Repair::Free => format!(
            "No {} is left to choose: no queen is in conflict.",
            words.terms.row_noun
        ),
        Repair::Moved {
            row,
            column,
            now,
            before,
        } => format!(
            "The queen of {} moves to {}: {} there{}.",
            words.row(*row),
            words.within(*row, *column),
            conflicts(*now),
            if now == before {
                ", as many as before".to_owned()
            } else {
                format!(" instead of {before}")
            }
        ),
        Repair::Stayed { row, column, count } => format!(
            "The queen of {} stays {} {}: {} there, and no square of its {} has fewer.",
            words.row(*row),
            at(words),
            words.within(*row, *column),
            conflicts(*count),
            words.terms.row_noun
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
