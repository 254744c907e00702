//! What greedy has just done: rated a square, kept the better one, set a queen, or come
//! to a row without a free square.

use queenscope_solver::{EventKind, Moment, Value};

use crate::{
    facts::Variable,
    frames::{self, own_integer, own_integers},
    model::Subject,
    narration::Tone,
    pictures::losses::{Stuck, rated, stuck},
};

/// What greedy has just done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Losses {
    /// A free square has got its number.
    Rated {
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
        /// How many free squares below a queen there would take.
        lost: i64,
    },
    /// A square takes fewer than the best before.
    Better {
        /// Its column.
        column: i64,
        /// How many free squares below it takes.
        lost: i64,
    },
    /// A square takes no fewer than the best so far.
    Kept {
        /// What it takes.
        lost: i64,
        /// The column of the best so far.
        best: i64,
        /// What that one takes.
        least: i64,
    },
    /// The queen of a row stands.
    Chosen {
        /// The row.
        row: i64,
        /// The columns that take the fewest, the chosen one first.
        columns: Vec<u8>,
        /// How many those take.
        lost: i64,
    },
    /// The queen of a row stands in its only free column.
    Only {
        /// The row.
        row: i64,
        /// The column.
        column: i64,
    },
    /// The row variable has gone past the last row.
    Filled {
        /// The variable.
        name: Variable,
        /// Its value.
        row: i64,
    },
    /// A row has no free square.
    Stuck(Stuck),
    /// The run is over, stuck in a row.
    Failed {
        /// The row.
        row: u8,
        /// How many queens stand.
        queens: usize,
    },
    /// The run is over, with a solution.
    Done {
        /// The size of the board, at least 2.
        n: u8,
    },
}

impl Losses {
    /// What kind of news it is.
    pub fn tone(&self) -> Tone {
        match self {
            Losses::Rated { .. } | Losses::Kept { .. } | Losses::Filled { .. } => Tone::Onward,
            Losses::Better { .. } | Losses::Chosen { .. } | Losses::Only { .. } => Tone::Passed,
            Losses::Stuck(_) | Losses::Failed { .. } => Tone::Failed,
            Losses::Done { .. } => Tone::Solution,
        }
    }
}

/// What greedy has just done, if it is more than the sentences of every search.
pub fn told(subject: &Subject, moment: &Moment) -> Option<Losses> {
    if moment.finished {
        return over(subject, moment);
    }
    let happened = |kind| moment.events.iter().find(|event| event.kind == kind);
    if happened(EventKind::Stuck).is_some() {
        return stuck(moment).map(Losses::Stuck);
    }
    if let Some(event) = happened(EventKind::Place) {
        return chosen(subject, moment, event.row?, event.column?);
    }
    filled(subject, moment)
        .or_else(|| number_of(moment))
        .or_else(|| better(moment))
        .or_else(|| kept(moment))
}

fn over(subject: &Subject, moment: &Moment) -> Option<Losses> {
    if let Some(stuck) = stuck(moment) {
        return Some(Losses::Failed {
            row: stuck.row,
            queens: stuck.queens.len(),
        });
    }
    let n = subject.n.get();
    let whole = moment.attacks.is_empty() && stand(moment) == usize::from(n);
    (n > 1 && whole).then_some(Losses::Done { n })
}

fn stand(moment: &Moment) -> usize {
    let rows = moment.board.rows.iter();
    rows.filter(|row| row.queen.is_some()).count()
}

fn chosen(subject: &Subject, moment: &Moment, row: i64, column: i64) -> Option<Losses> {
    let rated = rated(subject, moment).filter(|_| moment.attacks.is_empty())?;
    let least = rated.columns.iter().map(|(_, lost)| *lost).min()?;
    let columns = rated.columns.iter().filter(|(_, lost)| *lost == least);
    let columns: Vec<u8> = columns.map(|(column, _)| *column).collect();
    if columns.first().map(|first| i64::from(*first)) != Some(column) {
        return None;
    }
    Some(match rated.columns.len() {
        1 => Losses::Only { row, column },
        _ => Losses::Chosen {
            row,
            columns,
            lost: least,
        },
    })
}

fn filled(subject: &Subject, moment: &Moment) -> Option<Losses> {
    let name = subject.facts.row.as_ref()?;
    let n = usize::from(subject.n.get());
    let row = own_integer(moment.frames.first()?, name)?;
    let past = usize::try_from(row) == Ok(n + 1) && stand(moment) == n;
    (past && frames::changes(moment, 0, name)).then(|| Losses::Filled {
        name: name.clone(),
        row,
    })
}

fn number_of(moment: &Moment) -> Option<Losses> {
    let returned = moment.returned.iter().find(|one| one.name == "loses")?;
    match (returned.arguments.as_deref(), &returned.value) {
        (Some([Value::Integer(row), Value::Integer(column)]), Some(Value::Integer(lost))) => {
            Some(Losses::Rated {
                row: *row,
                column: *column,
                lost: *lost,
            })
        }
        _ => None,
    }
}

fn better(moment: &Moment) -> Option<Losses> {
    let module = moment.frames.first()?;
    let column = own_integer(module, "best").filter(|best| *best > 0)?;
    if !frames::changes(moment, 0, "best") {
        return None;
    }
    let lost = own_integers(module, "lost")?.get(usize::try_from(column).ok()?)?;
    Some(Losses::Better {
        column,
        lost: *lost,
    })
}

fn kept(moment: &Moment) -> Option<Losses> {
    let none = *own_integers(moment.frames.first()?, "lost")?.first()?;
    let ([test], [cell, best]) = (&moment.tests[..], &moment.reads[..]) else {
        return None;
    };
    let compared = [cell, best].iter().all(|read| read.list == "lost");
    (compared && !test.holds() && best.index > 0 && test.left < none).then_some(Losses::Kept {
        lost: test.left,
        best: best.index,
        least: test.right,
    })
}
