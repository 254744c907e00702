//! What sentences are made of.

use queenscope_solver::Line;

use crate::facts::Variable;

/// Two queens that were compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pair {
    /// The row at work.
    pub row: i64,
    /// Its column.
    pub column: i64,
    /// The other row.
    pub with: i64,
    /// The other column.
    pub with_column: i64,
}

/// From what a program knows of a conflict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ground {
    /// It has compared two queens.
    Compared(Line),
    /// It has read a cell of a marker array.
    Marked {
        /// The line that the array stands for.
        line: Line,
        /// The array.
        array: String,
        /// The index of the cell.
        index: i64,
        /// What was added to the number of the line to get the index.
        added: i64,
    },
}

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// It holds.
    Holds,
    /// It does not hold.
    Fails,
}

/// How a run has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The size of the board.
    pub n: u8,
    /// Solutions presented.
    pub solutions: u64,
    /// How many of them are different under turning and mirroring, if the output
    /// shows them all.
    pub fundamental: Option<usize>,
    /// What the run cost.
    pub effort: Effort,
    /// The pointer that has left the board, if the program has one.
    pub pointer: Option<Variable>,
}

/// What a run cost, in the unit that says most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Effort {
    /// Squares tried.
    Tries(u64),
    /// Complete boards tested.
    Boards(u64),
    /// Steps.
    Steps(u64),
}

/// What must be said of a run before it begins: that it is too large to be run to its
/// end, or that nothing can come of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// n to the n boards; the power of ten below that number.
    Boards(u32),
    /// n! boards; the power of ten below that number.
    Orders(u32),
    /// More than 10^9 steps.
    Steps,
    /// The first solution, where the search ends, may lie more than 9 · 10^8 steps away.
    First,
    /// There is no solution, which the program says without a search.
    Refused,
    /// There is no solution, and the program cannot know it: it repairs until it gives up.
    Endless,
    /// There is no solution, and the program cannot know it: it gets stuck.
    Stuck,
}

/// What a line without a fact of its own did.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Statement {
    /// A place has a new value.
    Assigned {
        /// The place, with its index worked out.
        place: String,
        /// Its value.
        value: String,
    },
    /// A function is defined.
    Defined {
        /// Its name.
        name: String,
    },
    /// A test was decided.
    Tested {
        /// The condition as it is written.
        condition: String,
        /// What it has found.
        verdict: Verdict,
    },
    /// A loop has no values left.
    LoopOver {
        /// Its variable.
        variable: String,
    },
    /// A function returns.
    Returned {
        /// Its name.
        name: String,
        /// What it returns, where the text says it.
        value: Option<String>,
    },
    /// The next round of a loop begins.
    Continued,
    /// A loop is left.
    Broken,
    /// A line was printed.
    Printed {
        /// The line.
        text: String,
    },
    /// Anything else.
    Other,
}
