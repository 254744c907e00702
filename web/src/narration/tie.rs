//! A second line, as data: what a step has to do with the program's own names. It is
//! true at the moment it is shown with, and from that moment alone.

mod assigned;
mod kinds;

use queenscope_solver::{Moment, Value};

use super::{Ground, Pair, Sentence, Statement, statement};
use crate::{
    facts::{ColumnName, Facts, Variable},
    frames, inline,
    model::Subject,
};

pub use assigned::Operand;
pub use kinds::{Found, Tie};

/// What a step has to do with the program's own names, if that is worth a line.
pub fn tie(subject: &Subject, moment: &Moment, sentence: &Sentence) -> Option<Tie> {
    let facts = &subject.facts;
    match sentence {
        Sentence::Try { row, column } | Sentence::Put { row, column } => {
            becomes(moment).or_else(|| variable(facts, moment, *row, *column))
        }
        Sentence::Free(pair) => compared(moment, *pair, Found::Nothing),
        Sentence::Apart(pair) => compared(moment, *pair, Found::OtherDistance),
        Sentence::Conflict { pair, ground } => conflict(moment, *pair, ground),
        Sentence::Place { row, column } => place(subject, moment, (*row, *column)),
        Sentence::Backtrack { row, n, .. } => backtrack(facts, moment, *row, *n),
        Sentence::Start { .. } => next(subject, moment),
        Sentence::PastLast { column, place, .. } => Some(Tie::Beyond {
            place: place.clone(),
            column: *column,
            n: subject.n.get(),
        }),
        Sentence::Advance { name, row } => entered(moment, name, *row),
        Sentence::Retreat { name, row: 0 } => Some(Tie::Changed {
            place: name.to_string(),
            before: 1,
            after: 0,
        }),
        Sentence::Retreat { row, .. } => kept(moment, *row),
        Sentence::End(_) => over(subject, moment),
        Sentence::Call { .. } => parameters(moment),
        Sentence::CleanUp { .. } | Sentence::Remove { .. } => {
            becomes(moment).or_else(|| called(moment))
        }
        Sentence::Candidate { .. } => returns(subject, moment),
        Sentence::Solution { .. } => moment.output.last().cloned().map(Tie::Printed),
        Sentence::Ran {
            line,
            statement: Statement::Assigned { place, value },
        } => marked(subject, moment).or_else(|| {
            let text = subject.listing.get(*line as usize - 1)?;
            assigned::assigned(&moment.frames, text, place, value)
        }),
        Sentence::Ran {
            statement: Statement::Tested { .. } | Statement::Returned { value: None, .. },
            ..
        } => inline::decided(&subject.markers, moment).map(Tie::Facts),
        // Their sentences name all that there is, or speak of no single line.
        Sentence::Ran { .. }
        | Sentence::Rejected { .. }
        | Sentence::Accepted { .. }
        | Sentence::Wrong { .. }
        | Sentence::Over { .. }
        | Sentence::Stuck { .. }
        | Sentence::GaveUp { .. }
        | Sentence::Told(_)
        | Sentence::Error { .. }
        | Sentence::Passing { .. } => None,
    }
}

fn next(subject: &Subject, moment: &Moment) -> Option<Tie> {
    let line = moment.line?;
    let text = subject.listing.get(line as usize - 1)?;
    let text = text.trim().to_owned();
    Some(Tie::Next { line, text })
}

fn entered(moment: &Moment, name: &Variable, row: i64) -> Option<Tie> {
    let column = cell(moment, row)?;
    Some(Tie::Entered {
        name: name.clone(),
        row,
        column,
    })
}

/// What has ended the run: the condition of its loop, the last of its loops, or its
/// last line.
fn over(subject: &Subject, moment: &Moment) -> Option<Tie> {
    match statement::statement(&subject.listing, moment) {
        Statement::Tested { condition, .. } => {
            let name = subject.facts.row.clone()?;
            (frames::integer(&moment.frames, &name) == Some(0))
                .then_some(Tie::Over { name, condition })
        }
        Statement::LoopOver { variable } => Some(Tie::LoopOver { variable }),
        Statement::Printed { text } => Some(Tie::Printed(text)),
        Statement::Assigned { .. }
        | Statement::Defined { .. }
        | Statement::Returned { .. }
        | Statement::Continued
        | Statement::Broken
        | Statement::Other => None,
    }
}

/// The last cell that was written.
fn becomes(moment: &Moment) -> Option<Tie> {
    let cell = moment.writes.last()?;
    Some(Tie::Becomes {
        place: format!("{}[{}]", cell.list, cell.index),
        value: frames::shown(&cell.value),
    })
}

/// The variable that holds the column under test.
fn variable(facts: &Facts, moment: &Moment, row: i64, column: i64) -> Option<Tie> {
    let name = facts.column_name(u8::try_from(row).ok()?);
    let (place, value) = frames::place(&moment.frames, &name)?;
    (value == column.to_string()).then_some(Tie::Becomes { place, value })
}

fn compared(moment: &Moment, pair: Pair, found: Found) -> Option<Tie> {
    let holds = |row, column| cell(moment, row) == Some(column);
    (holds(pair.row, pair.column) && holds(pair.with, pair.with_column))
        .then_some(Tie::Compared { pair, found })
}

fn conflict(moment: &Moment, pair: Pair, ground: &Ground) -> Option<Tie> {
    match ground {
        Ground::Compared(_) if pair.column == pair.with_column => {
            compared(moment, pair, Found::SameColumn)
        }
        Ground::Compared(_) => compared(moment, pair, Found::SameDistance),
        Ground::Marked { .. } => {
            let ground = ground.clone();
            (cell(moment, pair.with) == Some(pair.with_column))
                .then_some(Tie::MarkedBy { pair, ground })
        }
    }
}

fn place(subject: &Subject, moment: &Moment, square: (i64, i64)) -> Option<Tie> {
    if let Some(cells) = marks(subject, moment, square, Mark::Free) {
        return Some(Tie::Free(cells));
    }
    returns(subject, moment)
        .or_else(|| becomes(moment))
        .or_else(|| inline::decided(&subject.markers, moment).map(Tie::Facts))
}

fn backtrack(facts: &Facts, moment: &Moment, row: i64, n: u8) -> Option<Tie> {
    match &facts.column {
        ColumnName::PointedCell => {
            let column = cell(moment, row).filter(|column| *column > i64::from(n))?;
            let place = format!("a[{row}]");
            Some(Tie::Past { place, column, n })
        }
        ColumnName::RowCell => {
            let variable = format!("a[{row}]");
            Some(Tie::LoopOver { variable })
        }
        ColumnName::Variable(name) => {
            let top = moment.frames.last().filter(|_| moment.frames.len() > 1)?;
            Some(Tie::OnTop {
                call: super::signature(top),
                name: name.clone(),
                value: frames::integer(&moment.frames, name)?,
            })
        }
    }
}

fn kept(moment: &Moment, row: i64) -> Option<Tie> {
    let column = cell(moment, row).filter(|column| row > 0 && *column > 0)?;
    let place = format!("a[{row}]");
    Some(Tie::Kept { place, column, row })
}

fn parameters(moment: &Moment) -> Option<Tie> {
    let top = moment.frames.last()?;
    let all: Vec<_> = top
        .variables
        .iter()
        .take(top.parameters)
        .map(|(name, value)| format!("{name} = {}", frames::shown(value)))
        .collect();
    (!all.is_empty()).then(|| Tie::Parameters(all.join(", ")))
}

fn called(moment: &Moment) -> Option<Tie> {
    let call = statement::call(moment)?;
    Some(Tie::Called { call })
}

fn returns(subject: &Subject, moment: &Moment) -> Option<Tie> {
    match statement::statement(&subject.listing, moment) {
        Statement::Returned {
            name,
            value: Some(value),
        } => Some(Tie::Returns { name, value }),
        _ => None,
    }
}

/// After a cell was marked: those of the queen at work, once all of them are.
fn marked(subject: &Subject, moment: &Moment) -> Option<Tie> {
    let cell = moment.writes.last()?;
    subject
        .markers
        .iter()
        .find(|marker| marker.name == cell.list)?;
    let row = moment.board.active?.row;
    let column = moment
        .board
        .rows
        .get(usize::from(row).checked_sub(1)?)?
        .queen?;
    let square = (i64::from(row), i64::from(column));
    marks(subject, moment, square, Mark::Taken).map(Tie::Marked)
}

/// What a cell of a marker array says.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Free,
    Taken,
}

/// The cells that stand for the lines through a square, if all of them say the same.
fn marks(
    subject: &Subject,
    moment: &Moment,
    (row, column): (i64, i64),
    mark: Mark,
) -> Option<Vec<String>> {
    let cells = subject.markers.iter().map(|marker| {
        let index = marker.kind.number(row, column) - marker.offset;
        let at = usize::try_from(index).ok()?;
        // Numbers count what is there, truth values say whether it is free.
        let says = match frames::variable(&moment.frames, &marker.name)? {
            Value::Integers(cells) if *cells.get(at)? == 0 => Mark::Free,
            Value::Booleans(cells) if *cells.get(at)? => Mark::Free,
            Value::Integers(_) | Value::Booleans(_) => Mark::Taken,
            Value::Integer(_) | Value::Boolean(_) => return None,
        };
        (says == mark).then(|| format!("{}[{index}]", marker.name))
    });
    let cells: Vec<String> = cells.collect::<Option<_>>()?;
    (!cells.is_empty()).then_some(cells)
}

/// What `a` holds for a row.
fn cell(moment: &Moment, row: i64) -> Option<i64> {
    match frames::variable(moment.frames.get(..1)?, "a")? {
        Value::Integers(cells) => cells.get(usize::try_from(row).ok()?).copied(),
        Value::Integer(_) | Value::Boolean(_) | Value::Booleans(_) => None,
    }
}
