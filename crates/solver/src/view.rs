//! From the machine's state to what is shown of it.

mod change;

use queenscope_lang::program::{Type, Variable};

use crate::{
    board::BoardSize,
    code::{Code, Global, Slot},
    counters::{Counter, Counters},
    geometry,
    log::Log,
    machine::{End, State, UNSET},
    moment::{Conflict, Event, EventKind, Frame, Moment, Value},
    trace::Trace,
};

/// The step that led to a state: nothing at the start.
#[derive(Default)]
pub(crate) struct Step {
    /// Its line.
    pub ran: Option<u32>,
    /// The frames before it.
    pub before: Vec<Frame>,
    /// What it looked at.
    pub trace: Trace,
}

/// What is shown of a state that a step has led to.
pub(crate) fn moment(code: &Code, n: BoardSize, state: &State, step: Step, log: &Log) -> Moment {
    let core = &state.core;
    let board = core.queens.board();
    let frames = frames(code, state);
    let (changed, returned) = (
        change::changed(&step, &frames),
        change::returned(code, &step),
    );
    let Step { ran, trace, .. } = step;
    Moment {
        n,
        position: core.steps,
        finished: core.end.is_some(),
        line: line(code, state),
        ran,
        conflicts: trace.events.iter().filter_map(found).collect(),
        events: trace.events,
        reads: trace.reads,
        writes: trace.writes,
        tests: trace.tests,
        changed,
        returned,
        presented: trace.presented,
        attacks: geometry::attacks(board.rows.iter().map(|row| row.queen)),
        board,
        frames,
        counters: counters(code, state),
        output: log.newest(core.printed),
        printed: core.printed,
        error: match &core.end {
            Some(End::Stopped(error)) => Some((**error).clone()),
            Some(End::Done) | None => None,
        },
    }
}

/// The line about to run.
pub(crate) fn line(code: &Code, state: &State) -> Option<u32> {
    let at = usize::from(state.core.at);
    code.spans
        .get(at)
        .filter(|_| state.core.end.is_none())
        .map(|span| span.line)
}

fn found(event: &Event) -> Option<Conflict> {
    if event.kind != EventKind::Conflict {
        return None;
    }
    let row = u8::try_from(event.row?).ok()?;
    let with = u8::try_from(event.with?).ok()?;
    Some(Conflict {
        row,
        with,
        kind: event.conflict?,
    })
}

/// The activations, oldest first.
pub(crate) fn frames(code: &Code, state: &State) -> Vec<Frame> {
    let line_at = |at: u16| code.spans.get(usize::from(at)).map(|span| span.line);
    state
        .activations(code)
        .into_iter()
        .map(|activation| {
            let line = match activation.resume {
                // A frame waits at the call before the place where it goes on.
                Some(resume) => resume.checked_sub(1).and_then(line_at),
                None => line(code, state),
            };
            match code.functions.get(usize::from(activation.function)) {
                Some(function) => {
                    let values = function.variables.iter().zip(activation.values);
                    let variables = values
                        .filter_map(|(variable, value)| named(variable, *value))
                        .collect();
                    Frame {
                        name: function.name.clone(),
                        line,
                        parameters: function.parameters,
                        variables,
                    }
                }
                None => {
                    let variables = globals(code, state);
                    Frame {
                        name: "<module>".to_owned(),
                        line,
                        parameters: 0,
                        variables,
                    }
                }
            }
        })
        .collect()
}

fn named(variable: &Variable, value: i64) -> Option<(String, Value)> {
    let value = match variable.kind {
        _ if value == UNSET => return None,
        Type::Integer => Value::Integer(value),
        Type::Boolean => Value::Boolean(value != 0),
    };
    Some((variable.name.clone(), value))
}

fn globals(code: &Code, state: &State) -> Vec<(String, Value)> {
    let register = |slot: Slot| state.registers[usize::from(slot.0)];
    let values = code.globals.iter().filter_map(|global| match global {
        Global::Variable(variable, slot) => named(variable, register(*slot)),
        Global::List(list) => {
            let list = &code.lists[usize::from(*list)];
            if register(list.made) == UNSET {
                return None;
            }
            let cells = &state.cells[list.extent.range()];
            let value = match list.kind {
                Type::Integer => Value::Integers(cells.to_vec()),
                Type::Boolean => Value::Booleans(cells.iter().map(|cell| *cell != 0).collect()),
            };
            Some((list.name.clone(), value))
        }
    });
    values.collect()
}

fn counters(code: &Code, state: &State) -> Counters {
    let figures = &state.core.figures;
    let figure = |counter: &Counter| match counter {
        Counter::Steps => state.core.steps,
        Counter::Tries => figures.tries,
        Counter::Comparisons => figures.comparisons,
        Counter::Reads => figures.reads,
        Counter::Candidates => figures.candidates,
        Counter::Placements => figures.placements,
        Counter::Removals => figures.removals,
        Counter::Backtracks => figures.backtracks,
        Counter::Solutions => figures.solutions,
        Counter::Wrong => figures.wrong,
    };
    Counters(
        code.counters
            .iter()
            .map(|counter| (*counter, figure(counter)))
            .collect(),
    )
}
