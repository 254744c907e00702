//! The comparisons of a running check as a table, as data: the square under test
//! against the queen of each row before. It reads the check's variables and the array
//! `a`, and says no more than the check has found out.

use std::rc::Rc;

use queenscope_solver::{Frame, Moment, Value};

use crate::{
    frames,
    model::Subject,
    narration::{function, signature},
};

/// The functions that compare two queens with each other, row by row.
const CHECKS: [&str; 2] = ["check", "check_all"];

/// What there is to show of a check.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Check {
    /// The program has none.
    Absent,
    /// It does not run at the moment.
    Resting {
        /// Its name.
        name: String,
    },
    /// It runs, or has returned with the step just made.
    At(Comparisons),
}

/// The comparisons of a check with the rows before one row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Comparisons {
    /// The call.
    pub call: String,
    /// The row whose queen is compared; `None` before there is one.
    pub row: Option<i64>,
    /// The column of its queen.
    pub column: i64,
    /// A comparison for each row before, from row 1.
    pub pairs: Vec<Comparison>,
    /// The row that the check is at.
    pub current: Option<i64>,
}

/// A comparison with the queen of an earlier row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Comparison {
    /// That row.
    pub with: i64,
    /// The column of its queen.
    pub column: i64,
    /// What has come of it.
    pub outcome: Outcome,
}

/// What has come of a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// No conflict.
    Free,
    /// Both stand in one column, which ends the comparison.
    SameColumn,
    /// They are as far apart in columns as in rows.
    SameDistance,
    /// It is made by the line about to run.
    Next,
    /// It was not made.
    Open,
}

impl Outcome {
    /// Whether it is a conflict.
    pub fn is_conflict(self) -> bool {
        matches!(self, Outcome::SameColumn | Outcome::SameDistance)
    }
}

/// How far a check has come.
struct Reach {
    call: String,
    row: Option<i64>,
    /// Comparisons made.
    made: i64,
    current: Option<i64>,
}

/// The comparisons of the check that runs at a moment.
pub fn check(subject: &Subject, moment: &Moment) -> Check {
    let listing = &subject.listing;
    let Some(name) = CHECKS.into_iter().find(|name| {
        let header = format!("def {name}(");
        listing.iter().any(|line| line.starts_with(&header))
    }) else {
        return Check::Absent;
    };
    let cells = match frames::variable(moment.frames.get(..1).unwrap_or_default(), "a") {
        Some(Value::Integers(cells)) => cells.as_slice(),
        _ => &[],
    };
    let newest = moment.frames.last().filter(|frame| frame.name == name);
    let reach = match (newest, moment.ran) {
        (Some(frame), _) => running(listing, moment, frame),
        (None, Some(ran)) if function(listing, ran) == name => left(listing, moment, name, cells),
        (None, _) => None,
    };
    match reach {
        Some(reach) => Check::At(compare(reach, cells)),
        None => Check::Resting {
            name: name.to_owned(),
        },
    }
}

fn running(listing: &[Rc<str>], moment: &Moment, frame: &Frame) -> Option<Reach> {
    let own = |name| frames::own_integer(frame, name);
    let (row, with) = (own("k"), own("i"));
    let text = |line: Option<u32>| line.map_or("", |line| text(listing, line));
    let (made, current) = match with {
        // The loop over the rows before has not begun.
        None => (0, None),
        // What i holds is left from the row before.
        Some(_)
            if text(moment.ran).starts_with("for k ") && text(moment.line).starts_with("for ") =>
        {
            (0, None)
        }
        Some(with) if text(moment.line).starts_with("if ") => (with - 1, Some(with)),
        Some(with) => (with, Some(with)),
    };
    Some(Reach {
        call: signature(frame),
        row,
        made,
        current,
    })
}

/// A check that has just returned has compared up to the first conflict, or all.
fn left(listing: &[Rc<str>], moment: &Moment, name: &str, cells: &[i64]) -> Option<Reach> {
    // The line that defines a check is no call of it.
    let verdict = text(listing, moment.ran?).strip_prefix("return ")?;
    let rows = 1..=i64::from(moment.n.get());
    let row = match (name, verdict) {
        ("check", _) => i64::from(moment.board.active?.row),
        (_, "True") => rows.end().to_owned(),
        _ => rows.into_iter().find(|row| first(*row, cells).is_some())?,
    };
    let made = first(row, cells).unwrap_or(row - 1);
    let call = match name {
        "check" => format!("{name}({row})"),
        _ => format!("{name}()"),
    };
    Some(Reach {
        call,
        row: Some(row),
        made,
        current: Some(made).filter(|made| *made > 0),
    })
}

/// The first row whose queen is in conflict with that of a later row.
fn first(row: i64, cells: &[i64]) -> Option<i64> {
    (1..row).find(|with| outcome(row, *with, cells).is_some_and(Outcome::is_conflict))
}

fn compare(reach: Reach, cells: &[i64]) -> Comparisons {
    let row = reach.row.unwrap_or(0);
    let pairs = (1..row).filter_map(|with| {
        let outcome = match with {
            with if with <= reach.made => outcome(row, with, cells)?,
            with if reach.current == Some(with) => Outcome::Next,
            _ => Outcome::Open,
        };
        Some(Comparison {
            with,
            column: cell(with, cells)?,
            outcome,
        })
    });
    Comparisons {
        pairs: pairs.collect(),
        call: reach.call,
        row: reach.row,
        column: cell(row, cells).unwrap_or(0),
        current: reach.current,
    }
}

fn outcome(row: i64, with: i64, cells: &[i64]) -> Option<Outcome> {
    let (one, other) = (cell(with, cells)?, cell(row, cells)?);
    Some(if one == other {
        Outcome::SameColumn
    } else if (one - other).abs() == row - with {
        Outcome::SameDistance
    } else {
        Outcome::Free
    })
}

fn cell(row: i64, cells: &[i64]) -> Option<i64> {
    cells.get(usize::try_from(row).ok()?).copied()
}

fn text(listing: &[Rc<str>], line: u32) -> &str {
    listing
        .get(line as usize - 1)
        .map_or("", |line| line.trim())
}

#[cfg(test)]
mod tests;
