//! What greedy has found out about the row at work: the number that decides on each
//! free square, and where no square is free, which queens are in the way.

use queenscope_solver::{BoardSize, EventKind, Moment, ProgramId, geometry};

use crate::{
    facts::ColumnName,
    frames::{own_integer, own_integers},
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

/// The column of the queen shown in a row.
fn queen(moment: &Moment, row: u8) -> Option<u8> {
    let index = usize::from(row).checked_sub(1)?;
    moment.board.rows.get(index)?.queen
}

#[cfg(test)]
mod tests;
