//! What is told of the program that keeps its marks in three integers: which columns
//! are free, which bit is picked out, how the masks go on to the next row.

use queenscope_solver::{Counter, EventKind, Moment};

use crate::{
    frames,
    narration::{Tone, statement},
    pictures::bits::{Bits, columns},
};

/// What such a program has just done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Masked {
    /// The first call: nothing is taken.
    Enters {
        /// Its row.
        row: i64,
    },
    /// A call for the next row, with the masks shifted.
    Shifts {
        /// Its row.
        row: i64,
        /// The size of the board.
        n: u8,
    },
    /// A call below the board: every row has its queen.
    Full {
        /// The size of the board.
        n: u8,
    },
    /// The free columns of a row are worked out.
    Free {
        /// The row.
        row: i64,
        /// They.
        columns: Vec<u8>,
        /// The size of the board.
        n: u8,
    },
    /// The lowest free bit is picked out, and a queen stands there.
    Lowest {
        /// The row.
        row: i64,
        /// The column.
        column: i64,
    },
    /// That bit is taken out of the free ones.
    Rest {
        /// The row.
        row: i64,
        /// The column taken out.
        column: u8,
        /// Those that remain.
        columns: Vec<u8>,
    },
    /// No free column remains.
    Back {
        /// The row.
        row: i64,
        /// The row before, and the column of its queen.
        to: Option<(u8, u8)>,
    },
    /// A solution was counted.
    Solution {
        /// How many there are so far.
        number: u64,
    },
}

impl Masked {
    /// What kind of news it is.
    pub fn tone(&self) -> Tone {
        match self {
            Masked::Enters { .. } | Masked::Shifts { .. } | Masked::Rest { .. } => Tone::Onward,
            Masked::Free { columns, .. } if columns.is_empty() => Tone::Conflict,
            Masked::Free { .. } | Masked::Lowest { .. } | Masked::Full { .. } => Tone::Passed,
            Masked::Back { .. } => Tone::Back,
            Masked::Solution { .. } => Tone::Solution,
        }
    }
}

/// What is told of a moment.
pub fn masked(moment: &Moment) -> Option<Masked> {
    let happened = |kind| moment.events.iter().find(|event| event.kind == kind);
    if moment.finished {
        return None;
    }
    if happened(EventKind::Solution).is_some() {
        let number = moment.counters.get(Counter::Solutions)?;
        return Some(Masked::Solution { number });
    }
    if let Some(event) = happened(EventKind::Backtrack) {
        let active = moment.board.active;
        return Some(Masked::Back {
            row: event.row?,
            to: active.and_then(|active| Some((active.row, active.column?))),
        });
    }
    if let Some(event) = happened(EventKind::Place) {
        return Some(Masked::Lowest {
            row: event.row?,
            column: event.column?,
        });
    }
    let bits = Bits::of(moment)?;
    if statement::call(moment).is_some() {
        return entered(moment, &bits);
    }
    let free = bits.free.filter(|_| {
        let top = moment.frames.len() - 1;
        frames::changes(moment, top, "free")
    })?;
    let left = columns(free, bits.n).collect();
    Some(match bits.low {
        Some(low) => Masked::Rest {
            row: bits.row,
            column: columns(low, bits.n).next()?,
            columns: left,
        },
        None => Masked::Free {
            row: bits.row,
            columns: left,
            n: bits.n,
        },
    })
}

fn entered(moment: &Moment, bits: &Bits) -> Option<Masked> {
    let (row, n) = (bits.row, bits.n);
    match moment.frames.len() {
        2 if bits.all == 0 => Some(Masked::Enters { row }),
        _ if !bits.are_shifted() => None,
        _ if row > n.into() => Some(Masked::Full { n }),
        _ => Some(Masked::Shifts { row, n }),
    }
}
