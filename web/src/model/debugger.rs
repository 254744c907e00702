//! A debugger's habits: where the run is to halt, and what the reader waits for. Both
//! are plain data; who looks for it is the timeline's business.

use std::collections::BTreeSet;

use queenscope_solver::BoardSize;

/// What a reader can wait for, forwards and backwards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The next line, wherever it is.
    Into,
    /// The next line in this call, or where it comes back to.
    Over,
    /// Out of the function at work.
    Out,
    /// A line with a breakpoint.
    Breakpoint,
    /// A line, from 1.
    Line(u32),
    /// The row at work changes.
    Row,
    /// The queen of the chosen row is set, moved or taken off.
    Queen,
    /// The search comes down to the chosen row.
    Depth,
    /// A conflict with the queen of the chosen row.
    Conflict,
    /// A backtrack.
    Backtrack,
    /// A solution.
    Solution,
    /// Queens stand placed in these columns, by row from row 1, 0 for a row without one;
    /// no other is shown. It is no choice of a reader's own.
    Queens([u8; BoardSize::MAXIMUM.get() as usize]),
}

impl Goal {
    /// Those that stand in the list, in its order.
    pub const LISTED: [Goal; 10] = [
        Goal::Into,
        Goal::Over,
        Goal::Out,
        Goal::Breakpoint,
        Goal::Row,
        Goal::Queen,
        Goal::Depth,
        Goal::Conflict,
        Goal::Backtrack,
        Goal::Solution,
    ];

    /// Whether it is about the row that the reader has chosen.
    pub fn has_row(self) -> bool {
        matches!(self, Goal::Queen | Goal::Depth | Goal::Conflict)
    }

    /// Whether it is a small step, from which nobody wants to be led back.
    pub fn is_step(self) -> bool {
        matches!(self, Goal::Into | Goal::Over | Goal::Out)
    }

    /// Its name in the document.
    pub fn as_str(self) -> &'static str {
        match self {
            Goal::Into => "into",
            Goal::Over => "over",
            Goal::Out => "out",
            Goal::Breakpoint => "breakpoint",
            Goal::Line(_) => "line",
            Goal::Row => "row",
            Goal::Queen => "queen",
            Goal::Depth => "depth",
            Goal::Conflict => "conflict",
            Goal::Backtrack => "backtrack",
            Goal::Solution => "solution",
            Goal::Queens(_) => "queens",
        }
    }
}

/// What the reader has set and chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Debugger {
    /// The lines with a breakpoint.
    pub breakpoints: BTreeSet<u32>,
    /// What was waited for last.
    pub last: Goal,
    /// The row chosen for the goals that are about one, from 1.
    row: u8,
    /// The line of which the reader is asked what to do.
    pub line: u32,
}

impl Default for Debugger {
    fn default() -> Debugger {
        Debugger {
            breakpoints: BTreeSet::new(),
            last: Goal::Backtrack,
            row: 1,
            line: 1,
        }
    }
}

impl Debugger {
    /// The chosen row on a board.
    pub fn row(&self, n: u8) -> u8 {
        self.row.clamp(1, n)
    }

    /// Chooses a row.
    pub fn choose_row(&mut self, row: u8) {
        self.row = row;
    }
}
