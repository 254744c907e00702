//! The columns that are left in each row, from the array in which the program counts
//! attacks. Which row the program is at, which it takes next and which it has found
//! without a column is read from its frames and its last step. It draws nothing and
//! re-counts no attack.

use queenscope_solver::{EventKind, Frame, Line, Moment, Value};

use crate::{facts::Facts, frames, highlight::row_of};

/// All rows as the program's array has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Domains {
    /// One entry for each row, from row 1.
    pub rows: Vec<Domain>,
    /// The rows in the order in which they were chosen, if the program keeps it.
    pub order: Option<Vec<u8>>,
}

/// A row of the board as the program's array has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Domain {
    /// The row, from 1.
    pub row: u8,
    /// The column of its queen, from 1, once it is filled.
    pub queen: Option<u8>,
    /// How many queens attack each of its squares, from column 1.
    pub hits: Vec<i64>,
    /// What the program has found of it.
    pub standing: Standing,
}

/// What a program has found of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// Nothing.
    Plain,
    /// It has the fewest columns of those looked at so far.
    Fewest,
    /// It is the row at work.
    AtWork,
    /// It has no column left, and this is why the search goes back.
    WipedOut,
}

impl Domain {
    /// The attacked columns of a row still to be filled: bit j for column j.
    pub fn attacked(&self) -> u64 {
        match self.queen {
            Some(_) => 0,
            None => (1..)
                .zip(&self.hits)
                .filter(|(_, hits)| **hits > 0)
                .fold(0, |bits, (column, _)| bits | 1_u64 << column),
        }
    }

    /// How many columns are left in a row still to be filled.
    pub fn left(&self) -> Option<u8> {
        let free = || self.hits.iter().filter(|hits| **hits <= 0).count();
        match self.queen {
            Some(_) => None,
            None => u8::try_from(free()).ok(),
        }
    }

    /// The columns that are left, from 1.
    pub fn columns(&self) -> impl Iterator<Item = u8> + '_ {
        let free = |(column, hits): (u8, &i64)| (*hits <= 0).then_some(column);
        (1..).zip(&self.hits).filter_map(free)
    }
}

impl Domains {
    /// The rows of a moment; `None` as long as the program has no such array.
    pub fn of(facts: &Facts, moment: &Moment) -> Option<Domains> {
        let n = usize::from(moment.n.get());
        let hits = frames::own_integers(moment.frames.first()?, "hits")?;
        if hits.len() != (n + 1) * (n + 1) {
            return None;
        }
        let at_work = worker(facts, moment).map(|(row, _)| row);
        let best = frames::own_integer(moment.frames.last()?, "best");
        let mut rows: Vec<Domain> = (1..)
            .zip(&moment.board.rows)
            .map(|(row, board)| {
                let first = usize::from(row) * (n + 1) + 1;
                Domain {
                    row,
                    queen: board.queen,
                    hits: hits[first..first + n].to_vec(),
                    standing: match board.queen {
                        None if best == Some(row.into()) => Standing::Fewest,
                        None if at_work == Some(row) => Standing::AtWork,
                        Some(_) | None => Standing::Plain,
                    },
                }
            })
            .collect();
        let wiped = wiped_out(facts, moment, &rows);
        if let Some(found) = rows.iter_mut().find(|row| Some(row.row) == wiped) {
            found.standing = Standing::WipedOut;
        }
        let order = order(moment);
        Some(Domains { rows, order })
    }
}

/// The row that the newest frame with a row works for, if it is on the board, and that
/// frame.
pub fn worker<'a>(facts: &Facts, moment: &'a Moment) -> Option<(u8, &'a Frame)> {
    let mut frames = moment.frames.iter().skip(1).rev();
    let n = moment.n.get();
    frames
        .find_map(|frame| Some((row_of(facts, frame)?, frame)))
        .filter(|(row, _)| *row <= n)
}

/// The row that was found without a column, as long as this is why the search goes back
/// and the array still says so.
fn wiped_out(facts: &Facts, moment: &Moment, rows: &[Domain]) -> Option<u8> {
    let is_empty = |row: &&Domain| row.left() == Some(0);
    let stuck = |event: &&queenscope_solver::Event| event.kind == EventKind::Stuck;
    if let Some(event) = moment.events.iter().find(stuck) {
        let found = |row: &&Domain| Some(i64::from(row.row)) == event.row;
        return rows.iter().filter(is_empty).find(found).map(|row| row.row);
    }
    let (at_work, frame) = worker(facts, moment)?;
    let own = rows.get(usize::from(at_work) - 1)?;
    let Some(column) = own.queen else {
        // It was chosen because it has none.
        return Some(own).filter(is_empty).map(|row| row.row);
    };
    if !goes_back(moment, frame) {
        return None;
    }
    // While attacks are taken back row by row, the first row that was empty is looked
    // for: of those that are not any more, all that is free lies on the queen's lines.
    let square = (i64::from(at_work), i64::from(column));
    let lies_on = |row: &Domain| {
        row.columns().all(|column| {
            let other = (i64::from(row.row), i64::from(column));
            let kinds = [Line::Column, Line::Diagonal, Line::Antidiagonal];
            let on = |kind: Line| kind.number(square.0, square.1) == kind.number(other.0, other.1);
            kinds.into_iter().any(on)
        })
    };
    let first = rows.iter().find(|row| row.queen.is_none() && lies_on(row));
    first.filter(is_empty).map(|row| row.row)
}

/// Whether the queen of the newest row is about to be taken off, or its attacks are
/// being taken back.
fn goes_back(moment: &Moment, newest: &Frame) -> bool {
    let found = |value: &Option<Value>| *value == Some(Value::Boolean(true));
    let left = |event: &queenscope_solver::Event| event.kind == EventKind::Backtrack;
    moment.returned.iter().any(|one| found(&one.value))
        || moment.events.iter().any(left)
        || by(newest) == Some(-1)
}

/// What a frame that counts attacks adds to each: 1, or −1 to take them back.
pub fn by(frame: &Frame) -> Option<i64> {
    frames::own_integer(frame, "by")
}

/// The rows in the order in which they were chosen, as far as the array of them is in
/// force: up to the newest call that has chosen.
fn order(moment: &Moment) -> Option<Vec<u8>> {
    let rows = frames::own_integers(moment.frames.first()?, "rows")?;
    let chosen = |frame: &Frame| {
        let depth = frames::own_integer(frame, "depth")?;
        let cell = rows.get(usize::try_from(depth).ok()?)?;
        (frames::own_integer(frame, "k") == Some(*cell))
            .then(|| u8::try_from(*cell).ok())
            .flatten()
    };
    Some(moment.frames.iter().skip(1).filter_map(chosen).collect())
}

#[cfg(test)]
mod tests;
