//! English for a debugger's habits.

use crate::{
    locale::{DebugStrings, numbers::grouped},
    model::{Direction, Goal},
};

pub(super) const DEBUG: DebugStrings = DebugStrings {
    run_until: "Run until…",
    goal,
    way: |direction| match direction {
        Direction::Forward => "Forwards",
        Direction::Back => "Backwards",
    },
    run: |direction, goal, row| {
        let what = told(goal, row);
        match direction {
            Direction::Forward => format!("Forwards: {what}"),
            Direction::Back => format!("Backwards: {what}"),
        }
    },
    row: "Row",
    breakpoint: |line| format!("Breakpoint on line {line}"),
    hint: "Click: breakpoint. Right click: run to here.",
    line: |line| format!("Line {line}"),
    run_here: |direction| match direction {
        Direction::Forward => "Run to here",
        Direction::Back => "Run back to here",
    },
    set: "Set a breakpoint",
    remove: "Remove the breakpoint",
    clear: "Remove all breakpoints",
    looking_back: |position| format!("Looking back: now at step {}.", grouped(position)),
    never,
    no_breakpoint: "There is no breakpoint yet. A click beside the number of a line sets one.",
    keys: "As in a debugger",
    key_list: &[
        (
            &["o", "O"],
            "step over: the next or previous line that is not inside a call",
        ),
        (
            &["x", "X"],
            "step out of the function, forwards or backwards; ↓ and ↑ step into it",
        ),
        (&["c", "C"], "run to the next or previous breakpoint"),
        (&["r"], "run until…: choose what to wait for"),
        (
            &["n", "N"],
            "wait for the same once more, forwards or backwards",
        ),
        (
            &["Tab", "↑", "↓"],
            "to the numbers of the lines, and from one to another",
        ),
        (&["Enter"], "at a number: set or remove the breakpoint"),
        (
            &["g", "G"],
            "at a number: run to this line, forwards or backwards",
        ),
    ],
};

fn goal(goal: Goal) -> (&'static str, &'static str) {
    match goal {
        Goal::Into => ("one line (step into)", ""),
        Goal::Over => ("past the calls of this line (step over)", ""),
        Goal::Out => ("out of this function (step out)", ""),
        Goal::Breakpoint => ("a breakpoint", ""),
        Goal::Line(_) => ("this line", ""),
        Goal::Row => ("the row at work changes", ""),
        Goal::Queen => ("the queen changes in row", ""),
        Goal::Depth => ("the search comes down to row", ""),
        Goal::Conflict => ("a conflict with the queen of row", ""),
        Goal::Backtrack => ("a backtrack", ""),
        Goal::Solution => ("a solution", ""),
        Goal::Queens(_) => ("these queens stand", ""),
    }
}

fn told(of: Goal, row: u8) -> String {
    let (before, _) = goal(of);
    if of.has_row() {
        format!("{before} {row}")
    } else {
        before.to_owned()
    }
}

fn never(direction: Direction, goal: Goal, row: u8) -> String {
    let what = match (goal, direction) {
        (Goal::Into, _) => "There is no further line".to_owned(),
        (Goal::Over | Goal::Out, Direction::Forward) => {
            "There is nothing to come back to".to_owned()
        }
        (Goal::Over | Goal::Out, Direction::Back) => "No call leads here".to_owned(),
        (Goal::Breakpoint, _) => "No breakpoint was reached".to_owned(),
        (Goal::Line(line), _) => format!("Line {line} was not reached"),
        (Goal::Row, _) => "The row at work did not change".to_owned(),
        (Goal::Queen, _) => format!("The queen of row {row} did not change"),
        (Goal::Depth, _) => format!("The search did not come down to row {row}"),
        (Goal::Conflict, _) => format!("There was no conflict with the queen of row {row}"),
        (Goal::Backtrack, _) => "There was no backtrack".to_owned(),
        (Goal::Solution, _) => "There was no solution".to_owned(),
        (Goal::Queens(_), _) => "These queens never stood together".to_owned(),
    };
    match direction {
        Direction::Forward => format!("{what}: this is the end of the run."),
        Direction::Back => format!("{what}: this is the start of the run."),
    }
}
