//! The machine: runs compiled programs line by line, with a stack of its own.
//! A run is a pure function of the program and a number of steps; the machine
//! knows no clock and no way back.

mod advance;
mod events;
mod print;
mod queens;
mod rare;
mod state;
mod watch;

use queenscope_lang::arithmetic::Fault;

pub use events::{Observer, Presented, Sizes, Witness};
pub use queens::places;
pub use state::MAXIMUM_FRAMES;
pub use state::{Boundaries, Core, End, Saved, State, UNSET};
pub use watch::{Finding, Part, Watch};

use crate::{
    code::{Code, Global, ListNumber, Slot},
    error::{RunError, RunErrorKind},
    log::Log,
};

/// How far to run.
#[derive(Clone, Copy, Debug)]
pub struct Until {
    /// The position not to go beyond.
    pub position: u64,
    /// The boundaries to stop at.
    pub boundaries: Sizes,
}

/// Why an instruction could not be carried out.
enum Trouble {
    Arithmetic(Fault),
    Index { list: ListNumber, index: i64 },
    Unset(Slot),
    Range,
    Frames,
}

/// Runs until the position or boundary is reached, or the program has ended. It is
/// compiled where it is called: what has to be fast is run by [`Observer::run`] of an
/// observer of this crate.
pub fn run<O: Observer>(
    code: &Code,
    state: &mut State,
    until: Until,
    observer: &mut O,
    log: &mut Log,
) {
    if state.core.end.is_some() {
        return;
    }
    let mut at = state.core.at;
    let mut until = until;
    loop {
        match advance::advance(code, state, &mut at, &mut until, observer, log) {
            Ok(()) => break,
            Err(trouble) => match code.behind_quiet(at.wrapping_sub(1)) {
                // An event whose values cannot be had does not fire.
                Some(behind) => at = behind,
                None => {
                    let span = code.span(at.wrapping_sub(1));
                    let kind = explain(code, state, trouble);
                    let error = RunError {
                        kind,
                        line: span.line,
                        column: span.column,
                    };
                    state.core.end = Some(End::Stopped(Box::new(error)));
                    break;
                }
            },
        }
    }
    state.core.at = at;
}

fn explain(code: &Code, state: &State, trouble: Trouble) -> RunErrorKind {
    match trouble {
        Trouble::Arithmetic(Fault::Overflow) => RunErrorKind::Overflow,
        Trouble::Arithmetic(Fault::Division) => RunErrorKind::Division,
        Trouble::Arithmetic(Fault::Shift) => RunErrorKind::Shift,
        Trouble::Index { list, index } => {
            let list = &code.lists[usize::from(list)];
            RunErrorKind::Index {
                list: list.name.clone(),
                index,
                size: list.extent.size as usize,
            }
        }
        Trouble::Range => RunErrorKind::Range,
        Trouble::Frames => RunErrorKind::Frames,
        Trouble::Unset(slot) => RunErrorKind::Unset {
            name: name_of(code, state, slot),
        },
    }
}

/// The name of the variable, list or function that a register belongs to.
fn name_of(code: &Code, state: &State, slot: Slot) -> String {
    let global = code.globals.iter().find_map(|global| match global {
        Global::Variable(variable, other) => (*other == slot).then_some(&variable.name),
        Global::List(_) => None,
    });
    let list = code
        .lists
        .iter()
        .find(|list| list.made == slot)
        .map(|list| &list.name);
    let function = code
        .functions
        .iter()
        .find(|function| function.defined == slot)
        .map(|f| &f.name);
    let at_work = usize::from(state.core.function);
    let local = code
        .entries
        .get(at_work)
        .zip(code.functions.get(at_work))
        .and_then(|(entry, function)| {
            let place = slot.0.checked_sub(entry.first)?;
            function
                .variables
                .get(usize::from(place))
                .map(|variable| &variable.name)
        });
    global
        .or(list)
        .or(function)
        .or(local)
        .cloned()
        .unwrap_or_default()
}
