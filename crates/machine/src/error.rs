//! Why a run stopped before its end.

use std::{error, fmt};

/// A run that stopped: everything up to there can still be looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RunError {
    /// What happened.
    pub kind: RunErrorKind,
    /// The line, from 1.
    pub line: u32,
    /// The column, from 1.
    pub column: u32,
}

/// What stopped a run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RunErrorKind {
    /// A cell that the list does not have; Python would count negative ones from the end.
    Index {
        /// The list.
        list: String,
        /// The index.
        index: i64,
        /// How many cells the list has.
        size: usize,
    },
    /// A result beyond 64 bits.
    Overflow,
    /// Division by zero.
    Division,
    /// A shift by a negative number.
    Shift,
    /// A `range` whose step is 0.
    Range,
    /// A name without a value.
    Unset {
        /// The variable, list or function.
        name: String,
    },
    /// More than [`crate::machine::MAXIMUM_FRAMES`] activations.
    Frames,
    /// The step budget is spent.
    Steps {
        /// The budget.
        budget: u64,
    },
}

impl RunErrorKind {
    /// The name that the JavaScript package uses.
    pub const fn name(&self) -> &'static str {
        match self {
            RunErrorKind::Index { .. } => "index",
            RunErrorKind::Overflow => "overflow",
            RunErrorKind::Division => "division",
            RunErrorKind::Shift => "shift",
            RunErrorKind::Range => "range",
            RunErrorKind::Unset { .. } => "unset",
            RunErrorKind::Frames => "frames",
            RunErrorKind::Steps { .. } => "steps",
        }
    }
}

impl fmt::Display for RunErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RunErrorKind::Index {
                list,
                index,
                size: 0,
            } => {
                write!(f, "{list}[{index}] is outside the list, which has no cells")
            }
            RunErrorKind::Index { list, index, size } => {
                write!(
                    f,
                    "{list}[{index}] is outside the list: its cells are 0 to {}",
                    size - 1
                )
            }
            RunErrorKind::Overflow => {
                f.write_str("the result is beyond 64 bits: keep numbers smaller")
            }
            RunErrorKind::Division => f.write_str("division by zero: test the divisor first"),
            RunErrorKind::Shift => f.write_str("a shift by a negative number: shift the other way"),
            RunErrorKind::Range => f.write_str("the step of range is 0: use another step"),
            RunErrorKind::Unset { name } => write!(f, "{name} has no value yet: assign it first"),
            RunErrorKind::Frames => write!(
                f,
                "more than {} activations at once: let the recursion end sooner",
                crate::machine::MAXIMUM_FRAMES
            ),
            RunErrorKind::Steps { budget } => {
                write!(
                    f,
                    "the run is not over after {budget} steps: look for a loop that does not end"
                )
            }
        }
    }
}

impl fmt::Display for RunError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.line, self.column, self.kind
        )
    }
}

impl error::Error for RunError {}
