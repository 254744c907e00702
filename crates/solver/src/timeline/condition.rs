//! Conditions: what a reader may wait for, forwards and backwards, as data. A condition
//! holds at a position or does not; where it speaks of a change, that is the change
//! which the step that led there has made. Over and out are seen from where one starts.

use super::StepSize;
use crate::{
    code::Code,
    machine::{Core, Part, State},
};

/// Which way along the timeline.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards the end.
    Forward,
    /// Towards the start.
    Back,
}

impl Direction {
    /// The other way.
    pub const fn opposite(self) -> Direction {
        match self {
            Direction::Forward => Direction::Back,
            Direction::Back => Direction::Forward,
        }
    }
}

/// Something that may hold at a position.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// One of these lines, from 1, is about to run.
    Lines(Vec<u32>),
    /// A boundary of a step size.
    Boundary(StepSize),
    /// There are no more frames than at the start: calls are stepped over.
    Over,
    /// There are fewer frames than at the start: the function at work has been left or,
    /// backwards, has not been called yet.
    Out,
    /// The row at work has changed.
    Row,
    /// The queen shown in a row, 1 to n, has changed: set, moved or taken off.
    Queen(u8),
    /// The search, which was above a row, 1 to n, has reached it.
    Depth(u8),
    /// A conflict names the queen of a row, 1 to n, as the one that is in the way.
    Conflict(u8),
    /// The search has gone back to the row before.
    Backtrack,
    /// A solution has been presented.
    Solution,
    /// Queens stand placed in these columns, by row from row 1, 0 for a row without one;
    /// no other queen is shown.
    Queens(Vec<u8>),
}

/// What has come of a seek.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It leads to where it was to lead.
    Met,
    /// No condition holds on the way: it leads to the end of the run or to its start.
    Never(Direction),
}

/// For each instruction, whether it belongs to one of the lines; empty without any.
pub(super) fn lines(code: &Code, conditions: &[Condition]) -> Vec<bool> {
    let wanted = |line: u32| {
        conditions.iter().any(|condition| match condition {
            Condition::Lines(lines) => lines.contains(&line),
            Condition::Boundary(_)
            | Condition::Over
            | Condition::Out
            | Condition::Row
            | Condition::Queen(_)
            | Condition::Depth(_)
            | Condition::Conflict(_)
            | Condition::Backtrack
            | Condition::Solution
            | Condition::Queens(_) => false,
        })
    };
    let lines: Vec<bool> = code.spans.iter().map(|span| wanted(span.line)).collect();
    if lines.contains(&true) {
        lines
    } else {
        Vec::new()
    }
}

/// What is to be looked at besides the lines, seen from a state.
pub(super) fn parts(conditions: &[Condition], from: &State) -> Vec<Part> {
    let waiting = from.waiting.len();
    let part = |condition: &Condition| match condition {
        Condition::Lines(_) => None,
        Condition::Boundary(StepSize::Line) => Some(Part::Always),
        Condition::Boundary(StepSize::Move) => {
            Some(grown(|core| core.figures.boundaries.moves.count))
        }
        Condition::Boundary(StepSize::Row) => {
            Some(grown(|core| core.figures.boundaries.rows.count))
        }
        Condition::Boundary(StepSize::Solution) | Condition::Solution => {
            Some(grown(|core| core.figures.boundaries.solutions.count))
        }
        Condition::Over => Some(Part::Waiting(waiting)),
        Condition::Out => waiting.checked_sub(1).map(Part::Waiting),
        Condition::Row => Some(Part::Row(None)),
        Condition::Queen(row) => Some(Part::Queen {
            row: *row,
            column: 0,
        }),
        Condition::Depth(row) => Some(Part::Depth {
            depth: *row,
            row: None,
        }),
        Condition::Conflict(row) => Some(Part::Conflict {
            with: i64::from(*row),
            told: false,
        }),
        Condition::Backtrack => Some(grown(|core| core.figures.backtracks)),
        Condition::Queens(columns) => Some(Part::Queens(columns.clone())),
    };
    conditions.iter().filter_map(part).collect()
}

fn grown(of: fn(&Core) -> u64) -> Part {
    Part::Figure { of, figure: 0 }
}
