//! What a repair has just done: counted conflicts, chosen a row, moved its queen, or
//! come to an end.

use queenscope_solver::{EventKind, Moment, Returned, Value};

use crate::{
    frames::{own_integer, own_integers},
    model::Subject,
    narration::Tone,
    pictures::repair::{chosen, counts, enemies, moved},
};

/// What a repair has just done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Repair {
    /// A queen is put in a column of its own, at random.
    Put {
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
    },
    /// The conflicts of a queen where it stands are counted.
    Counted {
        /// Its row.
        row: i64,
        /// How many there are.
        count: i64,
    },
    /// The conflicts that a queen would have on a square are counted.
    Weighed {
        /// The row.
        row: i64,
        /// The column.
        column: i64,
        /// How many there would be.
        count: i64,
    },
    /// All pairs are counted.
    Pairs {
        /// Moves so far.
        moves: i64,
        /// Pairs in conflict.
        pairs: i64,
    },
    /// A row is chosen.
    Chosen {
        /// The row.
        row: u8,
        /// The rows of the queens in conflict with its own.
        with: Vec<u8>,
        /// Pairs in conflict in all.
        pairs: usize,
    },
    /// No row is left to choose.
    Free,
    /// A queen is moved.
    Moved {
        /// Its row.
        row: u8,
        /// The column where it stands now.
        column: i64,
        /// Its conflicts there.
        now: i64,
        /// Its conflicts where it stood.
        before: i64,
    },
    /// A queen stays: no square is better.
    Stayed {
        /// Its row.
        row: u8,
        /// Its column.
        column: i64,
        /// Its conflicts there.
        count: i64,
    },
    /// The program gives up.
    GaveUp {
        /// The size of the board.
        n: u8,
        /// Moves made.
        moves: i64,
        /// Pairs in conflict.
        pairs: usize,
    },
    /// The run is over, with a solution.
    Solved {
        /// Moves made.
        moves: i64,
    },
}

impl Repair {
    /// What kind of news it is.
    pub fn tone(&self) -> Tone {
        match self {
            Repair::Put { .. }
            | Repair::Counted { .. }
            | Repair::Weighed { .. }
            | Repair::Pairs { .. } => Tone::Onward,
            Repair::Chosen { .. } => Tone::Conflict,
            Repair::Free | Repair::Moved { .. } | Repair::Stayed { .. } => Tone::Passed,
            Repair::GaveUp { .. } => Tone::Failed,
            Repair::Solved { .. } => Tone::Solution,
        }
    }
}

/// What a repair has just done, if it is more than the sentences of every search.
pub fn told(subject: &Subject, moment: &Moment) -> Option<Repair> {
    let module = moment.frames.first()?;
    let moves = own_integer(module, "moves")?;
    let happened = |kind| moment.events.iter().find(|event| event.kind == kind);
    if happened(EventKind::GaveUp).is_some() {
        return Some(Repair::GaveUp {
            n: subject.n.get(),
            moves,
            pairs: moment.attacks.len(),
        });
    }
    if moment.finished {
        let solved = subject.n.get() > 1 && happened(EventKind::Solution).is_some();
        return solved.then_some(Repair::Solved { moves });
    }
    if let Some(event) = happened(EventKind::Put) {
        return Some(Repair::Put {
            row: event.row?,
            column: event.column?,
        });
    }
    if happened(EventKind::Place).is_some() {
        return place(moment);
    }
    if happened(EventKind::Conflict).is_some() {
        return choice(moment, chosen(moment)?);
    }
    if let Some((moves, pairs)) = counts(moment) {
        return Some(Repair::Pairs { moves, pairs });
    }
    moment
        .returned
        .first()
        .and_then(|one| came_back(moment, one))
}

fn place(moment: &Moment) -> Option<Repair> {
    let cost = own_integers(moment.frames.first()?, "cost")?;
    let at = |column: i64| cost.get(usize::try_from(column).ok()?).copied();
    let (row, from, column) = moved(moment)?;
    let (before, now) = (at(from)?, at(column)?);
    Some(if from == column {
        Repair::Stayed {
            row,
            column,
            count: now,
        }
    } else {
        Repair::Moved {
            row,
            column,
            now,
            before,
        }
    })
}

fn choice(moment: &Moment, row: u8) -> Option<Repair> {
    let with = enemies(moment, row);
    (!with.is_empty()).then_some(Repair::Chosen {
        row,
        with,
        pairs: moment.attacks.len(),
    })
}

/// A function has come back with what it was asked for.
fn came_back(moment: &Moment, returned: &Returned) -> Option<Repair> {
    let Some(Value::Integer(value)) = returned.value else {
        return None;
    };
    let asked = moment.frames.last()?.name.as_str();
    match (returned.name.as_str(), returned.arguments.as_deref()) {
        ("choose_row", _) if value == 0 => Some(Repair::Free),
        ("choose_row", _) => choice(moment, u8::try_from(value).ok()?),
        ("conflicts", Some([Value::Integer(row), Value::Integer(column)])) => match asked {
            "choose_row" => Some(Repair::Counted {
                row: *row,
                count: value,
            }),
            "choose_column" => Some(Repair::Weighed {
                row: *row,
                column: *column,
                count: value,
            }),
            _ => None,
        },
        _ => None,
    }
}
