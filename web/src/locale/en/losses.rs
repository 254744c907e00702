//! The English words about greedy.

use crate::{locale::LossesStrings, narration::Losses, pictures::losses::Stuck};

/// The English words of greedy's picture.
pub const LOSSES: LossesStrings = LossesStrings {
    heading: "The number that decides",
    key: "On each free square of the row: how many free squares below a queen there would take. \
          The smallest wins, the leftmost on a tie.",
    stuck: |row| format!("Stuck in row {row}: no undo"),
    taken: |row, columns| match columns {
        [column] => format!("The queen of row {row} takes column {column}."),
        columns => format!("The queen of row {row} takes columns {}.", listed(columns)),
    },
    go_on: "Continue by backtracking from here",
    too_large: |n, most| {
        format!(
            "Backtracking cannot go on from here in reasonable time for n = {n}; up to n = {most} it can."
        )
    },
};

/// Numbers as a sentence lists them.
pub fn listed(numbers: &[u8]) -> String {
    let text: Vec<String> = numbers.iter().map(u8::to_string).collect();
    match text.as_slice() {
        [before @ .., last] if !before.is_empty() => format!("{} and {last}", before.join(", ")),
        all => all.concat(),
    }
}

/// More columns than these are not listed.
const LISTED: usize = 4;

/// The sentence.
pub fn told(told: &Losses) -> String {
    match told {
        Losses::Rated { row, column, lost } => format!(
            "Row {row}, column {column} is free: a queen there would take {} below.",
            match lost {
                0 => "no free square".to_owned(),
                1 => "1 free square".to_owned(),
                lost => format!("{lost} free squares"),
            }
        ),
        Losses::Better { column, lost } => {
            format!("Column {column} is the best so far: it takes the fewest, {lost}.")
        }
        Losses::Kept { lost, best, least } if lost == least => format!(
            "{lost} as well: on a tie the leftmost wins, and column {best} stays the best so far."
        ),
        Losses::Kept { lost, best, least } => {
            format!("{lost} is more than {least}: column {best} stays the best so far.")
        }
        Losses::Chosen { row, columns, lost } => match columns.as_slice() {
            [column] => format!(
                "Row {row}: column {column} takes the fewest, {lost}; the queen stands there."
            ),
            [column, ..] if columns.len() > LISTED => format!(
                "Row {row}: {} columns take the fewest, {lost} each; the queen stands in the leftmost, column {column}.",
                columns.len()
            ),
            [column, ..] => format!(
                "Row {row}: columns {} take the fewest, {lost} each; the queen stands in the leftmost, column {column}.",
                listed(columns)
            ),
            [] => format!("Row {row} has its queen."),
        },
        Losses::Only { row, column } => {
            format!("Row {row}: column {column} is the only free one; the queen stands there.")
        }
        Losses::Filled { name, row } => format!("{name} becomes {row}: every row has its queen."),
        Losses::Stuck(stuck) => format!(
            "Row {} has no free square. Greedy never takes back: it fails here.",
            stuck.row
        ),
        Losses::Failed { row, queens: 1 } => {
            format!("Stuck in row {row}, no undo: it ends with 1 queen on the board.")
        }
        Losses::Failed { row, queens } => {
            format!("Stuck in row {row}, no undo: it ends with {queens} queens on the board.")
        }
        Losses::Done { n } => format!(
            "All {n} queens stand, and none was ever taken back. Greedy looks for one solution only."
        ),
    }
}

/// The second line: which queens are in the way.
pub fn aside(told: &Losses) -> Option<String> {
    let Losses::Stuck(stuck) = told else {
        return None;
    };
    Some(in_the_way(stuck))
}

/// More than this many columns make no line that anybody reads.
const READABLE: usize = 12;

fn in_the_way(stuck: &Stuck) -> String {
    if stuck.attackers.len() > READABLE {
        return "A queen above attacks each of its columns.".to_owned();
    }
    // The first of them says what the numbers are.
    let mut noun = "columns ";
    let queens = stuck.by_queen().into_iter().map(|(row, columns)| {
        let columns: Vec<String> = columns.iter().map(u8::to_string).collect();
        let noun = std::mem::take(&mut noun);
        format!("{row} ({noun}{})", columns.join(", "))
    });
    let queens: Vec<String> = queens.collect();
    format!("In the way: the queens of rows {}.", queens.join(", "))
}
