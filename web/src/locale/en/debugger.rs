//! English for a debugger's habits.

use crate::{
    locale::{DebugStrings, numbers::grouped},
    model::{Direction, Goal},
    notation::{Notation, Places},
};

use super::places::words;

pub(super) const DEBUG: DebugStrings = DebugStrings {
    run_until: "Run until…",
    goal,
    way: |direction| match direction {
        Direction::Forward => "Forwards",
        Direction::Back => "Backwards",
    },
    run: |direction, goal, row, places| {
        let what = told(goal, row, places);
        match direction {
            Direction::Forward => format!("Forwards: {what}"),
            Direction::Back => format!("Backwards: {what}"),
        }
    },
    row: |places| match places.notation {
        Notation::One | Notation::Zero => "Row",
        Notation::Chess => "Rank",
        Notation::Transposed => "Column",
    },
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

fn goal(goal: Goal, places: Places) -> (String, String) {
    let noun = words(places).terms.row_noun;
    let before = match goal {
        Goal::Into => "one line (step into)",
        Goal::Over => "past the calls of this line (step over)",
        Goal::Out => "out of this function (step out)",
        Goal::Breakpoint => "a breakpoint",
        Goal::Line(_) => "this line",
        Goal::Row => &format!("the {noun} at work changes"),
        Goal::Queen => &format!("the queen changes in {noun}"),
        Goal::Depth => &format!("the search comes down to {noun}"),
        Goal::Conflict => &format!("a conflict with the queen of {noun}"),
        Goal::Backtrack => "a backtrack",
        Goal::Solution => "a solution",
        Goal::Queens(_) => "these queens stand",
    };
    (before.to_owned(), String::new())
}

fn told(of: Goal, row: u8, places: Places) -> String {
    let (before, _) = goal(of, places);
    if of.has_row() {
        format!("{before} {}", places.row(row.into()))
    } else {
        before
    }
}

fn never(direction: Direction, goal: Goal, row: u8, places: Places) -> String {
    let (row, noun) = (words(places).row(row), words(places).terms.row_noun);
    let what = match (goal, direction) {
        (Goal::Into, _) => "There is no further line".to_owned(),
        (Goal::Over | Goal::Out, Direction::Forward) => {
            "There is nothing to come back to".to_owned()
        }
        (Goal::Over | Goal::Out, Direction::Back) => "No call leads here".to_owned(),
        (Goal::Breakpoint, _) => "No breakpoint was reached".to_owned(),
        (Goal::Line(line), _) => format!("Line {line} was not reached"),
        (Goal::Row, _) => format!("The {noun} at work did not change"),
        (Goal::Queen, _) => format!("The queen of {row} did not change"),
        (Goal::Depth, _) => format!("The search did not come down to {row}"),
        (Goal::Conflict, _) => format!("There was no conflict with the queen of {row}"),
        (Goal::Backtrack, _) => "There was no backtrack".to_owned(),
        (Goal::Solution, _) => "There was no solution".to_owned(),
        (Goal::Queens(_), _) => "These queens never stood together".to_owned(),
    };
    match direction {
        Direction::Forward => format!("{what}: this is the end of the run."),
        Direction::Back => format!("{what}: this is the start of the run."),
    }
}
