//! What greedy has found out about the row at work: the number that decides on each
//! free square, and where no square is free, which queens are in the way.

use queenscope_solver::{BoardSize, EventKind, Moment, ProgramId, Value, geometry};

use crate::{
    facts::ColumnName,
    frames::{self, own_integer, own_integers},
    model::Subject,
};

/// What is known of the squares of a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rated {
    /// The row, from 1.
    pub row: u8,
    /// Each free column rated so far, from 1, with the free squares below that it takes.
    pub columns: Vec<(u8, i64)>,
    /// The best of them so far, if there is one.
    pub best: Option<u8>,
}

/// The row at work as far as its squares have been rated.
pub fn rated(subject: &Subject, moment: &Moment) -> Option<Rated> {
    let module = moment.frames.first()?;
    let row = moment.board.active?.row;
    let placed = queen(moment, row).filter(|_| moment.board.rows[usize::from(row) - 1].placed);
    let lost = own_integers(module, "lost")?;
    // Whatever is not free keeps the value that no square is as bad as.
    let none = *lost.first()?;
    let rated = up_to(subject, moment)?.clamp(0, i64::from(subject.n.get()));
    let columns = (1..=rated as u8).zip(lost.iter().skip(1).copied());
    let best = own_integer(module, "best").and_then(|best| u8::try_from(best).ok());
    Some(Rated {
        row,
        columns: columns.filter(|(_, value)| *value < none).collect(),
        best: placed.or(best).filter(|best| *best > 0),
    })
}

/// The column up to which the cells belong to the row at work: the rest are left over
/// from the row before.
fn up_to(subject: &Subject, moment: &Moment) -> Option<i64> {
    let ColumnName::Variable(name) = &subject.facts.column else {
        return None;
    };
    let column = own_integer(moment.frames.first()?, name)?;
    let begins = moment
        .events
        .iter()
        .any(|event| event.kind == EventKind::Try);
    Some(column - i64::from(begins))
}

/// A row without a free square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stuck {
    /// The row, from 1.
    pub row: u8,
    /// For each of its columns, from 1, the first row whose queen attacks it.
    pub attackers: Vec<(u8, u8)>,
    /// The columns of the queens that stand, by row.
    pub queens: Vec<u8>,
}

/// The row in which the program is stuck: it stands in no column of it, and a queen
/// above attacks each.
pub fn stuck(moment: &Moment) -> Option<Stuck> {
    let active = moment
        .board
        .active
        .filter(|active| active.column.is_none())?;
    let row = active.row;
    let above = moment.board.rows.get(..usize::from(row).checked_sub(1)?)?;
    let queens: Vec<u8> = above.iter().map(|row| row.queen).collect::<Option<_>>()?;
    let below = &moment.board.rows[queens.len()..];
    if !moment.attacks.is_empty() || below.iter().any(|row| row.queen.is_some()) {
        return None;
    }
    let attacker = |column: u8| {
        let square = (i64::from(row), i64::from(column));
        let mut queens = (1_u8..).zip(&queens);
        let found = queens.find(|(other, at)| {
            geometry::shared(square, (i64::from(*other), i64::from(**at))).is_some()
        });
        found.map(|(other, _)| (column, other))
    };
    Some(Stuck {
        row,
        attackers: (1..=moment.n.get()).map(attacker).collect::<Option<_>>()?,
        queens,
    })
}

impl Stuck {
    /// Each row whose queen is in the way, with the columns that it takes first.
    pub fn by_queen(&self) -> Vec<(u8, Vec<u8>)> {
        let taken = |row: u8| {
            let columns = self.attackers.iter().filter(|(_, by)| *by == row);
            columns.map(|(column, _)| *column).collect::<Vec<u8>>()
        };
        let rows = (1..self.row).map(|row| (row, taken(row)));
        rows.filter(|(_, columns)| !columns.is_empty()).collect()
    }
}

/// The program that goes on by backtracking.
pub const BACKTRACKING: ProgramId = ProgramId::RecursiveCheck;

/// Whether it comes to any board of this size before long.
pub fn in_reach(n: BoardSize) -> bool {
    n <= BACKTRACKING.maximum()
}

/// The function that counts what a queen on a square would take.
const COUNTS: &str = "loses";

/// What is counted for a square, in the program's order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Counting {
    /// Row and column of the square that is looked at, if there is one.
    pub at: Option<(u8, u8)>,
    /// Row and column of those that are counted by now.
    pub taken: Vec<(u8, u8)>,
}

/// What is counted at a moment: as far as the call has come, or all when it has come back.
pub fn counting(moment: &Moment) -> Option<Counting> {
    if let Some(one) = moment.returned.iter().find(|one| one.name == COUNTS) {
        let (Some([Value::Integer(row), Value::Integer(column)]), Some(Value::Integer(lost))) =
            (one.arguments.as_deref(), &one.value)
        else {
            return None;
        };
        let taken = counted(moment, (*row, *column), *lost)?;
        return Some(Counting { at: None, taken });
    }
    let newest = moment.frames.len().checked_sub(1)?;
    let frame = moment.frames.last().filter(|frame| frame.name == COUNTS)?;
    let own = |name| own_integer(frame, name);
    let place = |name| u8::try_from(own(name)?).ok();
    // As long as another row begins, the column is that of the row before.
    let begins = frames::changes(moment, newest, "row");
    let at = place("row").zip(place("column")).filter(|_| !begins);
    let taken = counted(moment, (own("k")?, own("j")?), own("count").unwrap_or(0))?;
    Some(Counting { at, taken })
}

/// The first squares, so many of them, that a queen would take of those that are free.
fn counted(moment: &Moment, (row, column): (i64, i64), count: i64) -> Option<Vec<(u8, u8)>> {
    let first = u8::try_from(row).ok()?;
    let above: Vec<(i64, i64)> = (1..first)
        .map(|above| Some((i64::from(above), i64::from(queen(moment, above)?))))
        .collect::<Option<_>>()?;
    let n = moment.n.get();
    let meets = |one, at: (u8, u8)| geometry::shared(one, (at.0.into(), at.1.into())).is_some();
    let below = (first..=n)
        .skip(1)
        .flat_map(|row| (1..=n).map(move |column| (row, column)));
    let free = below
        .filter(|at| meets((row, column), *at) && !above.iter().any(|queen| meets(*queen, *at)));
    Some(free.take(usize::try_from(count).ok()?).collect())
}

/// The column of the queen shown in a row.
fn queen(moment: &Moment, row: u8) -> Option<u8> {
    let index = usize::from(row).checked_sub(1)?;
    moment.board.rows.get(index)?.queen
}

#[cfg(test)]
mod tests;
