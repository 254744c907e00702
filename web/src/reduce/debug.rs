//! Breakpoints, and running until something happens.

use std::rc::Rc;

use crate::{
    message::{Command, DebugMessage},
    model::{Aim, Dialogue, Direction, Goal, Model, Notice, Subject},
    reduce::{at_limit, travel},
};

/// Takes a message of the debugger's.
pub fn take(model: &mut Model, message: DebugMessage) -> Vec<Command> {
    match message {
        DebugMessage::Toggle(line) => toggle(model, line),
        DebugMessage::Clear => {
            model.debugger.breakpoints.clear();
            told(model)
        }
        DebugMessage::Run(direction, goal) => run(model, direction, goal),
        DebugMessage::Again(direction) => run(model, direction, model.debugger.last),
        DebugMessage::Ask(line) => {
            if model.subject.runs(line) {
                model.debugger.line = line;
                model.dialogue = Some(Dialogue::Line);
            }
            Vec::new()
        }
        DebugMessage::Row(row) => {
            model.debugger.choose_row(row);
            Vec::new()
        }
    }
}

/// Another program has its breakpoints elsewhere; another board keeps those that are
/// still at lines that run.
pub fn opened(model: &mut Model, subject: &Subject) -> Vec<Command> {
    let lines = &mut model.debugger.breakpoints;
    let before = lines.len();
    if model.subject.program != subject.program {
        lines.clear();
    }
    lines.retain(|line| subject.runs(*line));
    if lines.len() == before {
        Vec::new()
    } else {
        told(model)
    }
}

fn toggle(model: &mut Model, line: u32) -> Vec<Command> {
    if !model.subject.runs(line) {
        return Vec::new();
    }
    let lines = &mut model.debugger.breakpoints;
    if !lines.remove(&line) {
        lines.insert(line);
    }
    told(model)
}

/// The timeline is told where to halt.
fn told(model: &Model) -> Vec<Command> {
    let lines: Rc<[u32]> = model.debugger.breakpoints.iter().copied().collect();
    vec![Command::Breakpoints(lines)]
}

fn run(model: &mut Model, direction: Direction, goal: Goal) -> Vec<Command> {
    model.dialogue = None;
    model.debugger.last = goal;
    let row = model.debugger.row(model.subject.n.get());
    let aim = Aim::Until(direction, goal, row);
    if goal == Goal::Breakpoint && model.debugger.breakpoints.is_empty() {
        model.notice = Some(Notice::NoBreakpoint);
        Vec::new()
    } else if at_limit(model, direction) {
        model.notice = Some(Notice::Never(direction, goal, row));
        Vec::new()
    } else if goal.is_step() {
        travel::go(model, aim)
    } else {
        travel::jump(model, aim)
    }
}
