//! What a search through the permutations tells: swaps, and what a permutation is worth.

use queenscope_solver::{Counter, EventKind, Moment};

use crate::{
    model::Subject,
    narration::{Tone, Verdict},
    pictures::span::Large,
};

/// Two rows have swapped their columns, or a permutation was tested.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Swapped {
    /// Two rows have swapped their columns.
    Rows {
        /// The upper and the lower one.
        rows: (i64, i64),
        /// Whether for the first time.
        way: Way,
    },
    /// A row was swapped with itself.
    Itself {
        /// The row.
        row: i64,
        /// Its column.
        column: i64,
        /// Whether for the first time.
        way: Way,
    },
    /// A permutation was tested.
    Tested {
        /// How many were tested by now, this one included.
        number: u64,
        /// How many there are.
        all: Large,
        /// The columns, row by row.
        queens: Vec<i64>,
        /// What the test has found.
        verdict: Verdict,
    },
    /// A solution was presented.
    Solution {
        /// How many there are so far.
        number: u64,
    },
}

/// Whether a swap is made or taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// It is made.
    There,
    /// It is taken back.
    Back,
}

/// What the last step has swapped or tested.
pub fn swapped(subject: &Subject, moment: &Moment) -> Option<Swapped> {
    let of = |kind| moment.events.iter().filter(move |event| event.kind == kind);
    // The end has a sentence of its own, and so has a board with a flaw.
    if moment.finished {
        return None;
    }
    if of(EventKind::Solution).next().is_some() {
        let number = moment.counters.get(Counter::Solutions)?;
        return Some(Swapped::Solution { number });
    }
    if let Some(event) = of(EventKind::Candidate).next() {
        let number = moment.counters.get(Counter::Candidates)?;
        let all = Large::product(1..=subject.n.get());
        let within = match all {
            Large::Exact(all) => u128::from(number) <= all,
            Large::Beyond(_) => true,
        };
        return within.then_some(Swapped::Tested {
            number,
            all,
            queens: event.queens.clone()?,
            verdict: if moment.attacks.is_empty() {
                Verdict::Holds
            } else {
                Verdict::Fails
            },
        });
    }
    let mut puts = of(EventKind::Put);
    let (one, other) = (puts.next()?, puts.next()?);
    let way = way(subject, moment)?;
    let (upper, lower) = (one.row?.min(other.row?), one.row?.max(other.row?));
    Some(if upper == lower {
        Swapped::Itself {
            row: upper,
            column: one.column?,
            way,
        }
    } else {
        Swapped::Rows {
            rows: (upper, lower),
            way,
        }
    })
}

/// A swap after which the rows below follow is made, any other is taken back.
fn way(subject: &Subject, moment: &Moment) -> Option<Way> {
    let next = subject.listing.get(moment.line? as usize - 1)?;
    Some(if next.trim_start().starts_with("permute(") {
        Way::There
    } else {
        Way::Back
    })
}

impl Swapped {
    /// What kind of news it is.
    pub fn tone(&self) -> Tone {
        match self {
            Swapped::Rows {
                way: Way::There, ..
            }
            | Swapped::Itself {
                way: Way::There, ..
            } => Tone::Onward,
            Swapped::Rows { way: Way::Back, .. } | Swapped::Itself { way: Way::Back, .. } => {
                Tone::Back
            }
            Swapped::Tested {
                verdict: Verdict::Holds,
                ..
            } => Tone::Passed,
            Swapped::Tested {
                verdict: Verdict::Fails,
                ..
            } => Tone::Conflict,
            Swapped::Solution { .. } => Tone::Solution,
        }
    }
}
