//! The English words about greedy.

use super::places::{at, columns, columns_within, words};
use crate::{
    locale::{LossesStrings, places::Words},
    narration::Losses,
    notation::Axis,
    pictures::losses::Stuck,
};

/// The English words of greedy's picture.
pub const LOSSES: LossesStrings = LossesStrings {
    heading: "The number that decides",
    counted: "would be taken",
    key: |places| {
        let words = words(places);
        format!(
            "On each free square of the {}: how many free squares {} a queen there would take. \
             The smallest wins, the {} on a tie.",
            words.terms.row_noun,
            below(words),
            foremost(words)
        )
    },
    stuck: |row, places| format!("Stuck in {}: no undo", words(places).row(row)),
    taken: |row, taken, places| {
        let words = words(places);
        let taken = columns(words, taken);
        format!("The queen of {} takes {taken}.", words.row(row))
    },
    go_on: "Continue by backtracking from here",
    too_large: |n, most| {
        format!(
            "Backtracking cannot go on from here in reasonable time for n = {n}; up to n = {most} it can."
        )
    },
};

/// Where the rows to come are.
pub fn below(words: Words) -> &'static str {
    words.turned("below", "to the right")
}

/// Which of several squares comes first.
fn foremost(words: Words) -> &'static str {
    words.turned("leftmost", "topmost")
}

/// More columns than these are not listed.
const LISTED: usize = 4;

/// The sentence.
pub fn told(told: &Losses, words: Words) -> String {
    let first = |row: &i64| words.row(*row).first();
    let foremost = foremost(words);
    let tried = words.terms.tried_noun;
    match told {
        Losses::Rated { row, column, lost } => format!(
            "{} is free: a queen there would take {} {}.",
            words.square(*row, *column).first(),
            match lost {
                0 => "no free square".to_owned(),
                1 => "1 free square".to_owned(),
                lost => format!("{lost} free squares"),
            },
            below(words)
        ),
        Losses::Better { column, lost } => {
            let column = words.column(*column).first();
            format!("{column} is the best so far: it takes the fewest, {lost}.")
        }
        Losses::Kept { lost, best, least } if lost == least => format!(
            "{lost} as well: on a tie the {foremost} wins, and {} stays the best so far.",
            words.column(*best)
        ),
        Losses::Kept { lost, best, least } => {
            let best = words.column(*best);
            format!("{lost} is more than {least}: {best} stays the best so far.")
        }
        Losses::Chosen { row, columns, lost } => match columns.as_slice() {
            [column] => format!(
                "{}: {} takes the fewest, {lost}; the queen stands there.",
                first(row),
                words.within(*row, *column)
            ),
            [column, ..] if columns.len() > LISTED => format!(
                "{}: {} {tried}s take the fewest, {lost} each; the queen stands {} the {foremost}, {}.",
                first(row),
                columns.len(),
                at(words),
                words.within(*row, *column)
            ),
            [column, ..] => format!(
                "{}: {} take the fewest, {lost} each; the queen stands {} the {foremost}, {}.",
                first(row),
                columns_within(words, *row, columns),
                at(words),
                words.within(*row, *column)
            ),
            [] => format!("{} has its queen.", first(row)),
        },
        Losses::Only { row, column } => {
            format!(
                "{}: {} is the only free one; the queen stands there.",
                first(row),
                words.within(*row, *column)
            )
        }
        Losses::Filled { name, row } => format!(
            "{name} becomes {row}: every {} has its queen.",
            words.terms.row_noun
        ),
        Losses::Stuck(stuck) => format!(
            "{} has no free square. Greedy never takes back: it fails here.",
            words.row(stuck.row).first()
        ),
        Losses::Failed { row, queens: 1 } => {
            let row = words.row(*row);
            format!("Stuck in {row}, no undo: it ends with 1 queen on the board.")
        }
        Losses::Failed { row, queens } => {
            let row = words.row(*row);
            format!("Stuck in {row}, no undo: it ends with {queens} queens on the board.")
        }
        Losses::Done { n } => format!(
            "All {n} queens stand, and none was ever taken back. Greedy looks for one solution only."
        ),
    }
}

/// The second line: which queens are in the way.
pub fn aside(told: &Losses, words: Words) -> Option<String> {
    let Losses::Stuck(stuck) = told else {
        return None;
    };
    Some(in_the_way(stuck, words))
}

/// More than this many columns make no line that anybody reads.
const READABLE: usize = 12;

fn in_the_way(stuck: &Stuck, words: Words) -> String {
    if stuck.attackers.len() > READABLE {
        return format!(
            "A queen {} attacks each of its {}s.",
            words.turned("above", "to the left"),
            words.terms.tried_noun
        );
    }
    // The first of them says what the numbers are.
    let mut noun = format!("{}s ", words.terms.column_noun);
    let queens = stuck.by_queen().into_iter().map(|(row, columns)| {
        let row = words.places.row(row.into());
        let columns = words.labels(Axis::Columns, &columns).join(", ");
        format!("{row} ({}{columns})", std::mem::take(&mut noun))
    });
    let queens: Vec<String> = queens.collect();
    format!(
        "In the way: the queens of {}s {}.",
        words.terms.row_noun,
        queens.join(", ")
    )
}
