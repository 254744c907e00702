//! From the machine's state to what is shown of it.

use queenscope_lang::program::{Type, Variable};

use crate::{
    board::BoardSize,
    code::{Code, Global, Slot},
    counters::{Counter, Counters},
    geometry,
    log::Log,
    machine::{End, State, UNSET},
    moment::{Conflict, Event, EventKind, Frame, Moment, Value},
};

/// What is shown of a state that a step has led to.
pub(crate) fn moment(
    code: &Code,
    n: BoardSize,
    state: &State,
    ran: Option<u32>,
    events: Vec<Event>,
    log: &Log,
) -> Moment {
    let core = &state.core;
    let board = core.queens.board();
    Moment {
        n,
        position: core.steps,
        finished: core.end.is_some(),
        line: line(code, state),
        ran,
        conflicts: events.iter().filter_map(found).collect(),
        events,
        attacks: geometry::attacks(board.rows.iter().map(|row| row.queen)),
        board,
        frames: frames(code, state),
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
    let at = state.core.at as usize;
    code.spans.get(at).filter(|_| state.core.end.is_none()).map(|span| span.line)
}

fn found(event: &Event) -> Option<Conflict> {
    if event.kind != EventKind::Conflict {
        return None;
    }
    let row = u8::try_from(event.row?).ok()?;
    let with = u8::try_from(event.with?).ok()?;
    Some(Conflict { row, with, kind: event.conflict? })
}

fn frames(code: &Code, state: &State) -> Vec<Frame> {
    let waiting = state.waiting.iter().map(|frame| {
        let call = (frame.resume as usize).checked_sub(1).and_then(|call| code.spans.get(call));
        (frame.function, frame.base as usize, call.map(|span| span.line))
    });
    let working = (state.core.function, state.core.base as usize, line(code, state));
    waiting
        .chain([working])
        .map(|(function, base, line)| match function {
            Some(function) => {
                let function = &code.functions[usize::from(function)];
                let values = function.variables.iter().enumerate().filter_map(|(place, variable)| {
                    named(variable, state.registers[base + place])
                });
                let (name, parameters) = (function.name.clone(), function.parameters);
                Frame { name, line, parameters, variables: values.collect() }
            }
            None => Frame { name: "<module>".to_owned(), line, parameters: 0, variables: globals(code, state) },
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
    let register = |slot: Slot| state.registers[slot.place(0)];
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
    Counters(code.counters.iter().map(|counter| (*counter, figure(counter))).collect())
}
