//! What a construction by formula tells: the arithmetic of each queen. What it says is
//! worked out from the variables, and said only where the program has come to the same.

use queenscope_solver::{Counter, EventKind, Moment};

use crate::{
    frames,
    narration::Tone,
    pictures::formula::{self, Pattern},
};

/// The formula has put a queen, or is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Built {
    /// Row i of the upper half takes an even column: 2i.
    Even {
        /// The row.
        i: i64,
    },
    /// Row half + i takes an odd column: 2i − 1.
    Odd {
        /// The row of the upper half.
        i: i64,
        /// Half the side.
        half: i64,
    },
    /// Row i takes column (2i + half − 3) mod m + 1.
    Shifted {
        /// The row.
        i: i64,
        /// Half the side.
        half: i64,
        /// The side.
        m: i64,
    },
    /// Row m + 1 − i takes column m + 1 − a[i].
    Turned {
        /// The row of the upper half.
        i: i64,
        /// Its column.
        column: i64,
        /// The side.
        m: i64,
    },
    /// The last queen of an odd board.
    Corner {
        /// The size of the board.
        n: u8,
    },
    /// A queen that follows none of these.
    Other {
        /// The row.
        row: i64,
        /// The column.
        column: i64,
    },
    /// The board is complete and printed.
    Done,
    /// There is no solution, and the program has said so.
    Impossible {
        /// The size of the board.
        n: u8,
    },
}

/// What the last step has built.
pub fn built(n: u8, moment: &Moment) -> Option<Built> {
    if moment.finished && moment.printed > 0 {
        return match (moment.counters.get(Counter::Solutions), n) {
            (Some(1), _) => Some(Built::Done),
            (Some(0), 2 | 3) => Some(Built::Impossible { n }),
            _ => None,
        };
    }
    let mut events = moment.events.iter();
    let event = events.find(|event| event.kind == EventKind::Place)?;
    let (row, column) = (event.row?, event.column?);
    // A board with a flaw has a sentence of its own.
    if !moment.attacks.is_empty() {
        return None;
    }
    let all = [corner(n, moment), upper(moment), lower(moment)];
    let mut all = all.into_iter().flatten();
    let told = all.find(|built| square(*built) == Some((row, column)));
    Some(told.unwrap_or(Built::Other { row, column }))
}

fn corner(n: u8, moment: &Moment) -> Option<Built> {
    (n % 2 == 1 && moment.frames.len() == 1).then_some(Built::Corner { n })
}

/// The variables of the function that follows the rules, and the rule.
fn variables(moment: &Moment) -> Option<(i64, i64, i64, Pattern)> {
    let number = |name| frames::integer(&moment.frames, name);
    let m = number("m")?;
    let pattern = formula::pattern(u8::try_from(m).ok()?);
    Some((number("i")?, number("half")?, m, pattern))
}

fn upper(moment: &Moment) -> Option<Built> {
    let (i, half, m, pattern) = variables(moment)?;
    Some(match pattern {
        Pattern::Plain => Built::Even { i },
        Pattern::Shifted => Built::Shifted { i, half, m },
    })
}

fn lower(moment: &Moment) -> Option<Built> {
    let (i, half, m, pattern) = variables(moment)?;
    Some(match pattern {
        Pattern::Plain => Built::Odd { i, half },
        Pattern::Shifted => {
            let index = usize::try_from(i).ok()?.checked_sub(1)?;
            let column = moment.board.rows.get(index)?.queen?.into();
            Built::Turned { i, column, m }
        }
    })
}

/// The row and the column that a rule leads to.
fn square(built: Built) -> Option<(i64, i64)> {
    match built {
        Built::Even { i } => Some((i, 2 * i)),
        Built::Odd { i, half } => Some((half + i, 2 * i - 1)),
        Built::Shifted { i, half, m } => Some((i, (2 * i + half - 3).rem_euclid(m) + 1)),
        Built::Turned { i, column, m } => Some((m + 1 - i, m + 1 - column)),
        Built::Corner { n } => Some((n.into(), n.into())),
        Built::Other { row, column } => Some((row, column)),
        Built::Done | Built::Impossible { .. } => None,
    }
}

impl Built {
    /// What kind of news it is.
    pub fn tone(self) -> Tone {
        match self {
            Built::Even { .. }
            | Built::Odd { .. }
            | Built::Shifted { .. }
            | Built::Turned { .. }
            | Built::Corner { .. }
            | Built::Other { .. } => Tone::Onward,
            Built::Done => Tone::Over,
            Built::Impossible { .. } => Tone::Failed,
        }
    }
}
