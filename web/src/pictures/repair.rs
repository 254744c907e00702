//! How a repair goes: pairs in conflict after each move, as the program has counted
//! them, its pseudo-random numbers, and the row that it has chosen.

use queenscope_solver::{Conflict, EventKind, Moment, Value};

use crate::{
    frames::{own_integer, own_integers},
    model::Subject,
};

/// How a repair goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Course {
    /// Pairs in conflict: at first, and after each move, as far as counted.
    pub pairs: Vec<i64>,
    /// Moves so far.
    pub moves: i64,
    /// The seed that the text begins with, and the number that has come of it.
    pub seed: Option<(i64, i64)>,
}

/// How a repair goes, once the program counts moves.
pub fn course(subject: &Subject, moment: &Moment) -> Option<Course> {
    let module = moment.frames.first()?;
    let moves = own_integer(module, "moves")?;
    let pairs = own_integers(module, "pairs")?;
    let at = usize::try_from(moves).ok()?;
    // A count of 0 cannot be told from a cell that has not been written by looking at
    // it: it is a count where it is written, and where no row has been chosen after it.
    let counted = pairs.get(at).is_some_and(|count| *count > 0)
        || counts(moment) == Some((moves, 0))
        || own_integer(module, "k") == Some(0);
    Some(Course {
        pairs: pairs.get(..at + usize::from(counted))?.to_vec(),
        moves,
        seed: start(subject).zip(own_integer(module, "seed")),
    })
}

/// The count of pairs that the last step has written, with the moves before it.
pub fn counts(moment: &Moment) -> Option<(i64, i64)> {
    let moves = own_integer(moment.frames.first()?, "moves")?;
    let mut writes = moment.writes.iter();
    let cell = writes.find(|cell| cell.list == "pairs" && cell.index == moves)?;
    match cell.value {
        Value::Integer(pairs) => Some((moves, pairs)),
        Value::Boolean(_) | Value::Integers(_) | Value::Booleans(_) => None,
    }
}

/// How the line that sets the seed begins.
const SEED: &str = "seed = ";

/// The seed that the text begins with.
fn start(subject: &Subject) -> Option<i64> {
    let mut lines = subject.listing.iter();
    lines.find_map(|line| line.strip_prefix(SEED)?.trim().parse().ok())
}

/// A text with another seed; `None` if it sets none.
pub fn reseeded(text: &str, seed: u32) -> Option<String> {
    let mut found = None;
    let lines = text.split_inclusive('\n').map(|line| {
        let value = line.strip_prefix(SEED).filter(|_| found.is_none());
        match value {
            Some(rest) => {
                let digits = rest.find(|c: char| !c.is_ascii_digit());
                found = Some(());
                format!("{SEED}{seed}{}", &rest[digits.unwrap_or(rest.len())..])
            }
            None => line.to_owned(),
        }
    });
    let text: String = lines.collect();
    found.map(|()| text)
}

/// What is known of the squares of the chosen row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The row, from 1.
    pub row: u8,
    /// Each column counted so far, from 1, with the conflicts of a queen there.
    pub columns: Vec<(u8, i64)>,
    /// The best of them so far, if there is one.
    pub best: Option<u8>,
}

/// The chosen row as far as its squares have been counted for this choice; what the
/// array holds beyond belongs to another.
pub fn weighed(subject: &Subject, moment: &Moment) -> Option<Weighed> {
    let cost = own_integers(moment.frames.first()?, "cost")?;
    let n = subject.n.get();
    let known = |row: i64, column: i64, best: i64| {
        let columns = (1..=column.clamp(0, n.into()) as u8).zip(cost.iter().skip(1).copied());
        Some(Weighed {
            row: u8::try_from(row).ok().filter(|row| (1..=n).contains(row))?,
            columns: columns.collect(),
            best: u8::try_from(best).ok().filter(|best| *best > 0),
        })
    };
    let Some(frame) = moment
        .frames
        .iter()
        .find(|frame| frame.name == "choose_column")
    else {
        let placed = moment
            .events
            .iter()
            .find(|event| event.kind == EventKind::Place)?;
        return known(placed.row?, n.into(), placed.column?);
    };
    let column = own_integer(frame, "j").unwrap_or(0);
    let line = frame
        .line
        .and_then(|line| subject.listing.get(line as usize - 1));
    // The cell of this column is written by the line about to run, or that waits.
    let open = line.is_some_and(|line| line.trim_start().starts_with("cost["));
    known(
        own_integer(frame, "k")?,
        column - i64::from(open),
        own_integer(frame, "best").unwrap_or(0),
    )
}

/// The square of the chosen row that the program looks at, and what it calls the column.
pub fn looked_at(moment: &Moment) -> Option<((u8, u8), &'static str)> {
    let mut frames = moment.frames.iter();
    let frame = frames.find(|frame| frame.name == "choose_column")?;
    let own = |name| u8::try_from(own_integer(frame, name)?).ok();
    Some(((own("k")?, own(COLUMN)?), COLUMN))
}

/// What the program calls the column that it looks at.
const COLUMN: &str = "j";

/// The row that has been chosen and whose queen has not moved yet.
pub fn chosen(moment: &Moment) -> Option<u8> {
    let frame = moment
        .frames
        .iter()
        .find(|frame| frame.name == "choose_column");
    let row = match frame {
        Some(frame) => own_integer(frame, "k"),
        None => {
            let mut events = moment.events.iter();
            let told = events.find(|event| event.kind == EventKind::Conflict);
            told.map_or_else(|| answer(moment), |event| event.row)
        }
    };
    u8::try_from(row?).ok()
}

/// The row that the last step has come back with.
fn answer(moment: &Moment) -> Option<i64> {
    let mut returned = moment.returned.iter();
    match returned.find(|one| one.name == "choose_row")?.value {
        Some(Value::Integer(row)) => Some(row),
        Some(Value::Boolean(_) | Value::Integers(_) | Value::Booleans(_)) | None => None,
    }
}

/// The rows of the queens in conflict with that of a row, by geometry.
pub fn enemies(moment: &Moment, row: u8) -> Vec<u8> {
    let found = conflicts(moment, row).into_iter();
    found.map(|conflict| conflict.with).collect()
}

/// The conflicts of the queen of a row, as that row's, from above.
pub fn conflicts(moment: &Moment, row: u8) -> Vec<Conflict> {
    let with = |with: u8| {
        let of = |attack: &&Conflict| {
            let rows = (attack.row, attack.with);
            rows == (row, with) || rows == (with, row)
        };
        let kind = moment.attacks.iter().find(of)?.kind;
        Some(Conflict { row, with, kind })
    };
    (1..=moment.board.rows.len() as u8)
        .filter_map(with)
        .collect()
}

/// The move that the last step has made: row, column before, column after; the columns
/// are the same if the queen stays.
pub fn moved(moment: &Moment) -> Option<(u8, i64, i64)> {
    let mut events = moment.events.iter();
    let placed = events.find(|event| event.kind == EventKind::Place)?;
    let (row, column) = (u8::try_from(placed.row?).ok()?, placed.column?);
    let change = moment
        .changed
        .iter()
        .find(|one| one.frame == 0 && one.name == "a");
    let before = change.and_then(|change| {
        let mut cells = change.cells.iter().zip(&change.before);
        cells
            .find(|(cell, _)| **cell == usize::from(row))
            .map(|(_, old)| *old)
    });
    Some((row, before.unwrap_or(column), column))
}

#[cfg(test)]
mod tests;
