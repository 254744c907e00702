//! The machine: runs compiled programs line by line, with a stack of its own.
//! A run is a pure function of the program and a number of steps; the machine
//! knows no clock and no way back.

mod events;
mod print;
mod queens;
mod state;

use queenscope_lang::arithmetic::{self, Fault};

pub(crate) use events::{Nobody, Observer, Sizes};
pub use state::MAXIMUM_FRAMES;
pub(crate) use state::{Boundaries, End, Saved, State, UNSET, Waiting};

use crate::{
    code::{Code, Global, Op, Slot},
    error::{RunError, RunErrorKind},
    log::Log,
};

/// How far to run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Until {
    /// The position not to go beyond.
    pub position: u64,
    /// The boundaries to stop at.
    pub boundaries: Sizes,
}

/// Why an instruction could not be carried out.
enum Trouble {
    Arithmetic(Fault),
    Index { list: u16, index: i64 },
    Unset(Slot),
    Range,
    Frames,
}

impl From<Fault> for Trouble {
    fn from(fault: Fault) -> Self {
        Trouble::Arithmetic(fault)
    }
}

/// Runs until the position or boundary is reached, or the program has ended.
pub(crate) fn run<O: Observer>(code: &Code, state: &mut State, until: Until, observer: &mut O, log: &mut Log) {
    if state.core.end.is_some() {
        return;
    }
    let mut at = state.core.at as usize;
    loop {
        match advance(code, state, &mut at, until, observer, log) {
            Ok(()) => break,
            Err(trouble) => match code.behind_quiet(at - 1) {
                // An event whose values cannot be had does not fire.
                Some(behind) => at = behind,
                None => {
                    let span = code.spans[at - 1];
                    let kind = explain(code, state, trouble);
                    let error = RunError { kind, line: span.line, column: span.column };
                    state.core.end = Some(End::Stopped(Box::new(error)));
                    break;
                }
            },
        }
    }
    state.core.at = at as u32;
}

fn explain(code: &Code, state: &State, trouble: Trouble) -> RunErrorKind {
    match trouble {
        Trouble::Arithmetic(Fault::Overflow) => RunErrorKind::Overflow,
        Trouble::Arithmetic(Fault::Division) => RunErrorKind::Division,
        Trouble::Arithmetic(Fault::Shift) => RunErrorKind::Shift,
        Trouble::Index { list, index } => {
            let list = &code.lists[usize::from(list)];
            RunErrorKind::Index { list: list.name.clone(), index, size: list.extent.size as usize }
        }
        Trouble::Range => RunErrorKind::Range,
        Trouble::Frames => RunErrorKind::Frames,
        Trouble::Unset(slot) => RunErrorKind::Unset { name: name_of(code, state, slot) },
    }
}

/// The name of the variable, list or function that a register belongs to.
fn name_of(code: &Code, state: &State, slot: Slot) -> String {
    let global = code.globals.iter().find_map(|global| match global {
        Global::Variable(variable, other) => (*other == slot).then_some(&variable.name),
        Global::List(_) => None,
    });
    let list = code.lists.iter().find(|list| list.made == slot).map(|list| &list.name);
    let function = code.functions.iter().find(|function| function.defined == slot).map(|f| &f.name);
    let local = state.core.function.and_then(|function| {
        code.functions[usize::from(function)].variables.get(slot.place(0)).map(|variable| &variable.name)
    });
    let found = if slot.is_in_frame() { local } else { global.or(list).or(function) };
    found.cloned().unwrap_or_default()
}

/// Carries out instructions until the run is where it should be. In trouble,
/// `at` stands behind the instruction that met it.
#[inline(never)]
fn advance<O: Observer>(
    code: &Code,
    state: &mut State,
    place: &mut usize,
    until: Until,
    observer: &mut O,
    log: &mut Log,
) -> Result<(), Trouble> {
    let State { core, registers, cells, waiting, printing } = state;
    let (registers, cells) = (registers.as_mut_slice(), cells.as_mut_slice());
    let ops = code.ops.as_slice();
    let mut at = *place;
    let mut base = core.base as usize;
    let mut steps = core.steps;
    let mut limit = until.position;
    macro_rules! get {
        ($slot:expr) => {
            registers[$slot.place(base)]
        };
    }
    macro_rules! leave {
        ($result:expr) => {{
            *place = at;
            core.base = base as u32;
            core.steps = steps;
            return $result;
        }};
    }
    macro_rules! attempt {
        ($result:expr) => {
            match $result {
                Ok(value) => value,
                Err(trouble) => leave!(Err(Trouble::from(trouble))),
            }
        };
    }
    macro_rules! cell {
        ($list:expr, $index:expr) => {{
            let index = get!($index);
            match code.extents[usize::from($list)].place(index) {
                Some(cell) => cell,
                None => leave!(Err(Trouble::Index { list: $list, index })),
            }
        }};
    }
    macro_rules! jump_if {
        ($condition:expr, $to:expr) => {
            if $condition {
                at = usize::from($to);
            }
        };
    }
    loop {
        let op = ops[at];
        at += 1;
        match op {
            Op::Line => {
                if steps >= limit {
                    at -= 1;
                    leave!(Ok(()));
                }
                steps += 1;
            }
            Op::Halt => {
                core.end = Some(End::Done);
                leave!(Ok(()));
            }
            Op::Move(to, from) => get!(to) = get!(from),
            Op::Add(to, x, y) => get!(to) = attempt!(arithmetic::add(get!(x), get!(y))),
            Op::Subtract(to, x, y) => get!(to) = attempt!(arithmetic::subtract(get!(x), get!(y))),
            Op::Multiply(to, x, y) => get!(to) = attempt!(arithmetic::multiply(get!(x), get!(y))),
            Op::Divide(to, x, y) => get!(to) = attempt!(arithmetic::divide(get!(x), get!(y))),
            Op::Remainder(to, x, y) => get!(to) = attempt!(arithmetic::remainder(get!(x), get!(y))),
            Op::ShiftLeft(to, x, y) => get!(to) = attempt!(arithmetic::shift_left(get!(x), get!(y))),
            Op::ShiftRight(to, x, y) => get!(to) = attempt!(arithmetic::shift_right(get!(x), get!(y))),
            Op::And(to, x, y) => get!(to) = attempt!(arithmetic::and(get!(x), get!(y))),
            Op::Or(to, x, y) => get!(to) = attempt!(arithmetic::or(get!(x), get!(y))),
            Op::Xor(to, x, y) => get!(to) = attempt!(arithmetic::xor(get!(x), get!(y))),
            Op::Minimum(to, x, y) => get!(to) = get!(x).min(get!(y)),
            Op::Maximum(to, x, y) => get!(to) = get!(x).max(get!(y)),
            // The range is symmetric, so that these two cannot overflow.
            Op::Negate(to, x) => get!(to) = -get!(x),
            Op::Absolute(to, x) => get!(to) = get!(x).abs(),
            Op::Invert(to, x) => get!(to) = attempt!(arithmetic::invert(get!(x))),
            Op::Bit(to, x) => {
                let x = get!(x);
                get!(to) = if x == 0 { 0 } else { i64::from(x.trailing_zeros()) + 1 };
            }
            Op::Check(slot) => {
                if get!(slot) == UNSET {
                    leave!(Err(Trouble::Unset(slot)));
                }
            }
            Op::Load(to, list, index) => get!(to) = cells[cell!(list, index)],
            Op::LoadMarker(to, list, index) => {
                let cell = cell!(list, index);
                core.figures.reads += 1;
                if let Some(marker) = code.lists[usize::from(list)].marker {
                    core.queens.read(marker.kind, get!(index) + marker.offset);
                }
                get!(to) = cells[cell];
            }
            Op::Store(list, index, value) => cells[cell!(list, index)] = get!(value),
            Op::StoreQueen(list, index, value) => {
                cells[cell!(list, index)] = get!(value);
                core.queens.write(get!(index), get!(value));
            }
            Op::Make(list, value) => {
                let value = get!(value);
                let list = &code.lists[usize::from(list)];
                cells[list.extent.range()].fill(value);
                get!(list.made) = 1;
            }
            Op::Fill(list, cell, value) => {
                cells[code.extents[usize::from(list)].offset as usize + usize::from(cell)] = get!(value);
            }
            Op::Jump(to) => at = usize::from(to),
            Op::JumpTrue(x, to) => jump_if!(get!(x) != 0, to),
            Op::JumpFalse(x, to) => jump_if!(get!(x) == 0, to),
            Op::JumpEqual(x, y, to) => jump_if!(get!(x) == get!(y), to),
            Op::JumpNotEqual(x, y, to) => jump_if!(get!(x) != get!(y), to),
            Op::JumpLess(x, y, to) => jump_if!(get!(x) < get!(y), to),
            Op::JumpLessEqual(x, y, to) => jump_if!(get!(x) <= get!(y), to),
            Op::Range(start) => {
                let stop = start.next();
                match values_left(get!(start), get!(stop), get!(stop.next())) {
                    Some(left) => get!(stop) = left,
                    None => leave!(Err(Trouble::Range)),
                }
            }
            Op::NextByOne(range, value, exit) => {
                let next = get!(range);
                if next < get!(range.next()) {
                    get!(range) = next + 1;
                    get!(value) = next;
                } else {
                    at = usize::from(exit);
                }
            }
            Op::Next(range, value, exit) => {
                let (next, left) = (get!(range), range.next());
                if get!(left) == 0 {
                    at = usize::from(exit);
                } else {
                    // Behind the last value nothing is taken from here any more.
                    get!(range) = next.wrapping_add(get!(left.next()));
                    get!(left) = (get!(left) as u64 - 1) as i64;
                    get!(value) = next;
                }
            }
            Op::Call(function, frame) => {
                if waiting.len() + 1 >= MAXIMUM_FRAMES {
                    leave!(Err(Trouble::Frames));
                }
                let called = &code.functions[usize::from(function)];
                waiting.push(Waiting { resume: at as u32, base: base as u32, function: core.function });
                base = frame.place(base);
                registers[base + called.parameters..base + called.registers].fill(UNSET);
                core.function = Some(function);
                at = usize::from(called.entry);
            }
            Op::Return(value) => {
                registers[base] = get!(value);
                leave_frame(core, waiting, &mut at, &mut base);
            }
            Op::Leave => leave_frame(core, waiting, &mut at, &mut base),
            Op::PrintStart
            | Op::PrintInteger(_)
            | Op::PrintBoolean(_)
            | Op::PrintText(_)
            | Op::PrintSlice(..)
            | Op::PrintBoard(_)
            | Op::PrintEnd => {
                let printer = print::Printer { code, core, printing, registers, cells, base };
                if printer.carry_out(op, steps, observer, log)?.meets(until.boundaries) {
                    limit = steps;
                }
            }
            Op::Compare(number) => {
                if O::SHOWN || core.figures.boundaries.pending {
                    let reached = fire(code, number, core, registers, base, steps, observer);
                    if reached.meets(until.boundaries) {
                        limit = steps;
                    }
                } else {
                    core.figures.comparisons += 1;
                }
            }
            Op::Mark(number) => {
                if fire(code, number, core, registers, base, steps, observer).meets(until.boundaries) {
                    limit = steps;
                }
            }
        }
    }
}

#[inline(always)]
fn leave_frame(core: &mut state::Core, waiting: &mut Vec<Waiting>, at: &mut usize, base: &mut usize) {
    // Only a called frame is ever left: the top level ends with a halt.
    if let Some(caller) = waiting.pop() {
        *at = caller.resume as usize;
        *base = caller.base as usize;
        core.function = caller.function;
    }
}

#[inline(never)]
fn fire<O: Observer>(
    code: &Code,
    number: u16,
    core: &mut state::Core,
    registers: &[i64],
    base: usize,
    steps: u64,
    observer: &mut O,
) -> Sizes {
    let mark = &code.marks[usize::from(number)];
    let told = mark.arguments.map(|slot| registers[slot.place(base)]);
    let told = &told[..usize::from(mark.count)];
    if told.contains(&UNSET) {
        return Sizes::default();
    }
    core.fire(steps, mark.event, told, observer)
}

/// How many values a range has; `None` if its step is 0. As a bit pattern, since it may exceed the integers.
fn values_left(start: i64, stop: i64, step: i64) -> Option<i64> {
    let (span, step) = match step {
        0 => return None,
        1.. => (i128::from(stop) - i128::from(start), i128::from(step)),
        _ => (i128::from(start) - i128::from(stop), -i128::from(step)),
    };
    let count = if span <= 0 { 0 } else { (span + step - 1) / step };
    Some(u64::try_from(count).unwrap_or(u64::MAX) as i64)
}
