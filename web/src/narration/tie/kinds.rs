//! What second lines are made of.

use super::Operand;
use crate::{
    facts::Variable,
    narration::{Ground, Pair},
};

/// What a step has to do with the program's own names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Tie {
    /// Nothing has run yet.
    Next {
        /// The first line.
        line: u32,
        /// Its text.
        text: String,
    },
    /// A place has changed by what its line says.
    Changed {
        /// The place.
        place: String,
        /// Its value before.
        before: i64,
        /// Its value now.
        after: i64,
    },
    /// What the program looked up for an assignment.
    Operands(Vec<Operand>),
    /// A list has been made.
    Cells {
        /// The list.
        list: String,
        /// The number of its last cell.
        last: usize,
    },
    /// The pointer has come to a row, where its cell holds 0 or a stale value.
    Entered {
        /// The pointer.
        name: Variable,
        /// The row.
        row: i64,
        /// What the cell of the row holds.
        column: i64,
    },
    /// A column is beyond the last one.
    Beyond {
        /// Where it is kept.
        place: String,
        /// The column.
        column: i64,
        /// The last one.
        n: u8,
    },
    /// The loop of the search is over.
    Over {
        /// The pointer.
        name: Variable,
        /// The condition that does not hold any more.
        condition: String,
    },
    /// Two cells of `a` were compared.
    Compared {
        /// The two queens.
        pair: Pair,
        /// What the comparison has found.
        found: Found,
    },
    /// The queen of the other row has marked the cell that was read.
    MarkedBy {
        /// The queen at work and the one that has marked the cell.
        pair: Pair,
        /// What they share.
        ground: Ground,
    },
    /// These cells are free.
    Free(Vec<String>),
    /// These cells are marked.
    Marked(Vec<String>),
    /// A place has a new value.
    Becomes {
        /// The place.
        place: String,
        /// Its value.
        value: String,
    },
    /// A column has been counted past the last one.
    Past {
        /// Where it is kept.
        place: String,
        /// The column.
        column: i64,
        /// The last one.
        n: u8,
    },
    /// A row goes on from the column that its place has kept.
    Kept {
        /// The place.
        place: String,
        /// The column.
        column: i64,
        /// The row.
        row: i64,
    },
    /// A call is the newest frame again.
    OnTop {
        /// The call with its arguments.
        call: String,
        /// The variable of its loop.
        name: Variable,
        /// What that holds.
        value: i64,
    },
    /// A loop has no values left.
    LoopOver {
        /// Its variable.
        variable: String,
    },
    /// A function is called.
    Called {
        /// The call with the values of its arguments.
        call: String,
    },
    /// A function returns.
    Returns {
        /// Its name.
        name: String,
        /// What it returns.
        value: String,
    },
    /// The new frame's parameters.
    Parameters(String),
    /// A line was printed.
    Printed(String),
    /// Values that decided the step.
    Facts(String),
}

/// What a comparison of two queens has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Found {
    /// Their columns are equal.
    SameColumn,
    /// They are as far apart in columns as in rows.
    SameDistance,
    /// They are not, and their columns were not compared.
    OtherDistance,
    /// Neither is the case.
    Nothing,
}
