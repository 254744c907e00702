//! What is told of the programs that count attacks ahead: which squares they reject,
//! what a row has left, which row is next, and why the search goes back.

use queenscope_solver::{Event, EventKind, Moment, Value};

use crate::{
    facts::Facts,
    frames,
    model::Subject,
    narration::{Tone, statement},
    pictures::domains::{Domains, by, worker},
};

/// What such a program has just done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ahead {
    /// A square without attacks gets its queen.
    Stands {
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
    },
    /// A square is passed over.
    Attacked {
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
        /// How many queens attack it.
        by: i64,
    },
    /// The attacks of a queen are going to be counted.
    Counts {
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
    },
    /// The attacks of a queen are going to be taken back.
    TakesBack {
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
    },
    /// A square is attacked by one queen more.
    More {
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
        /// By how many now.
        by: i64,
    },
    /// A square is attacked by one queen less.
    Less {
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
        /// By how many now.
        by: i64,
    },
    /// The columns of a row are counted.
    Left {
        /// The row.
        row: i64,
        /// How many there are.
        left: i64,
    },
    /// A row has no column left, and the newest queen goes.
    WipedOut {
        /// The row.
        row: i64,
        /// The row of the newest queen.
        newest: Option<i64>,
    },
    /// A row has no column left, and is chosen for that.
    Hopeless {
        /// The row.
        row: i64,
    },
    /// No row has lost its last column.
    NoneWiped,
    /// A row is chosen.
    Chosen {
        /// The row.
        row: i64,
        /// How many columns it has.
        left: u8,
    },
    /// A row has no further column.
    Back {
        /// The row.
        row: i64,
        /// The row chosen before, and the column of its queen.
        to: Option<(u8, u8)>,
    },
    /// A solution was presented.
    Solution {
        /// How many there are so far.
        number: u64,
        /// The row filled last, where the search goes on.
        row: u8,
        /// The size of the board.
        n: u8,
    },
}

impl Ahead {
    /// What kind of news it is.
    pub fn tone(&self) -> Tone {
        match self {
            Ahead::Counts { .. } | Ahead::More { .. } | Ahead::Left { .. } => Tone::Onward,
            Ahead::Chosen { .. } => Tone::Onward,
            Ahead::Stands { .. } | Ahead::NoneWiped => Tone::Passed,
            Ahead::Attacked { .. } | Ahead::WipedOut { .. } | Ahead::Hopeless { .. } => {
                Tone::Conflict
            }
            Ahead::TakesBack { .. } | Ahead::Less { .. } | Ahead::Back { .. } => Tone::Back,
            Ahead::Solution { .. } => Tone::Solution,
        }
    }
}

/// What is told of a moment.
pub fn ahead(subject: &Subject, moment: &Moment) -> Option<Ahead> {
    let facts = &subject.facts;
    if moment.finished {
        return None;
    }
    let happened = |kind| moment.events.iter().find(|event| event.kind == kind);
    let told = [
        EventKind::Solution,
        EventKind::Stuck,
        EventKind::Backtrack,
        EventKind::Place,
    ];
    if let Some(event) = told.into_iter().find_map(happened) {
        return of_event(facts, moment, event);
    }
    // A queen that is taken off says so itself.
    if !moment.events.is_empty() {
        return None;
    }
    called(moment)
        .or_else(|| counted(moment))
        .or_else(|| returned(facts, moment))
        .or_else(|| passed(facts, moment))
}

fn of_event(facts: &Facts, moment: &Moment, event: &Event) -> Option<Ahead> {
    let newest = worker(facts, moment).map(|(row, _)| row);
    match event.kind {
        EventKind::Solution => Some(Ahead::Solution {
            number: moment.counters.get(queenscope_solver::Counter::Solutions)?,
            row: newest?,
            n: moment.n.get(),
        }),
        EventKind::Stuck => Some(match moment.frames.last()?.name.as_ref() {
            "choose" => Ahead::Hopeless { row: event.row? },
            _ => Ahead::WipedOut {
                row: event.row?,
                newest: newest.map(i64::from),
            },
        }),
        EventKind::Backtrack => Some(Ahead::Back {
            row: event.row?,
            to: moment
                .board
                .active
                .and_then(|active| Some((active.row, active.column?))),
        }),
        EventKind::Place => Some(Ahead::Stands {
            row: event.row?,
            column: event.column?,
        }),
        EventKind::Try
        | EventKind::Put
        | EventKind::Compare
        | EventKind::Conflict
        | EventKind::Remove
        | EventKind::Candidate
        | EventKind::GaveUp
        | EventKind::Exhausted => None,
    }
}

/// Attacks are going to be counted or taken back.
fn called(moment: &Moment) -> Option<Ahead> {
    statement::call(moment)?;
    let top = moment.frames.last()?;
    let own = |name| frames::own_integer(top, name);
    let (row, column) = (own("k")?, own("j")?);
    match by(top)? {
        1 => Some(Ahead::Counts { row, column }),
        -1 => Some(Ahead::TakesBack { row, column }),
        _ => None,
    }
}

/// An attack was counted or taken back.
fn counted(moment: &Moment) -> Option<Ahead> {
    let change = by(moment.frames.last()?)?;
    let cell = moment.writes.last().filter(|cell| cell.list == "hits")?;
    let (row, column) = square(moment, cell.index);
    match (&cell.value, change) {
        (Value::Integer(by), 1) => Some(Ahead::More {
            row,
            column,
            by: *by,
        }),
        (Value::Integer(by), -1) => Some(Ahead::Less {
            row,
            column,
            by: *by,
        }),
        (Value::Integer(_) | Value::Boolean(_) | Value::Integers(_) | Value::Booleans(_), _) => {
            None
        }
    }
}

/// A row was looked at, or chosen.
fn returned(facts: &Facts, moment: &Moment) -> Option<Ahead> {
    let one = moment.returned.first()?;
    match (
        one.name.as_str(),
        one.value.as_ref()?,
        one.arguments.as_deref(),
    ) {
        ("wiped_out", Value::Boolean(false), _) => Some(Ahead::NoneWiped),
        ("choose", Value::Integer(row), _) => {
            let domains = Domains::of(facts, moment)?;
            let chosen = domains.rows.iter().find(|one| i64::from(one.row) == *row)?;
            Some(Ahead::Chosen {
                row: *row,
                left: chosen.left()?,
            })
        }
        ("left", Value::Integer(left), Some([Value::Integer(row)])) => Some(Ahead::Left {
            row: *row,
            left: *left,
        }),
        _ => None,
    }
}

/// A square of the row at work was found attacked.
fn passed(facts: &Facts, moment: &Moment) -> Option<Ahead> {
    let (at_work, _) = worker(facts, moment)?;
    let cell = moment.reads.last().filter(|cell| cell.list == "hits")?;
    let (row, column) = square(moment, cell.index);
    match cell.value {
        Value::Integer(by) if by > 0 && row == i64::from(at_work) => {
            Some(Ahead::Attacked { row, column, by })
        }
        Value::Integer(_) | Value::Boolean(_) | Value::Integers(_) | Value::Booleans(_) => None,
    }
}

/// The row and column of a cell.
fn square(moment: &Moment, index: i64) -> (i64, i64) {
    let width = i64::from(moment.n.get()) + 1;
    (index / width, index % width)
}
