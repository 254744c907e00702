//! The loop that carries out instructions: what each does, and nothing else.
//! What several of them share is a macro, so that each is one short line.

use queenscope_lang::{arithmetic, marks::MarkEvent};

use super::{
    Trouble, Until,
    events::Observer,
    print, rare,
    state::{End, MAXIMUM_FRAMES, State, UNSET, Waiting},
};
use crate::{
    code::{Code, Op, Slot},
    log::Log,
};

/// Carries out instructions until the run is where it should be. In trouble,
/// `place` stands behind the instruction that met it. A boundary to stop at
/// becomes the position to stop at.
#[inline(never)]
pub(super) fn advance<O: Observer>(
    code: &Code,
    state: &mut State,
    place: &mut u16,
    until: &mut Until,
    observer: &mut O,
    log: &mut Log,
) -> Result<(), Trouble> {
    let State {
        core,
        registers,
        cells,
        waiting,
        active,
        aside,
        printing,
    } = state;
    let cells = cells.as_mut_slice();
    let (ops, extents, markers) = (&*code.ops, &*code.extents, &*code.markers);
    let mut at = *place;
    let mut steps = core.steps;
    let mut limit = until.position;
    macro_rules! get {
        ($slot:expr) => {
            registers[usize::from($slot.0)]
        };
    }
    macro_rules! leave {
        ($result:expr) => {{
            *place = at;
            core.steps = steps;
            until.position = limit;
            return $result;
        }};
    }
    // A step begins with what follows.
    macro_rules! begin {
        ($then:expr) => {{
            let here = at.wrapping_sub(1);
            if O::STOPS && observer.stops(steps, here, waiting.len(), core) || steps >= limit {
                at = here;
                leave!(Ok(()));
            }
            steps += 1;
            $then
        }};
    }
    macro_rules! attempt {
        ($result:expr) => {
            match $result {
                Ok(value) => value,
                Err(fault) => leave!(Err(Trouble::Arithmetic(fault))),
            }
        };
    }
    macro_rules! cell_at {
        ($list:expr, $index:expr) => {{
            let index = $index;
            match extents[usize::from($list)].place(index) {
                Some(cell) => cell,
                None => leave!(Err(Trouble::Index { list: $list, index })),
            }
        }};
    }
    macro_rules! cell {
        ($list:expr, $index:expr) => {
            cell_at!($list, get!($index))
        };
    }
    macro_rules! marker {
        ($list:expr, $index:expr) => {{
            let index = $index;
            let cell = cell_at!($list, index);
            core.figures.reads += 1;
            core.queens.read(markers[usize::from($list)], index);
            cells[cell]
        }};
    }
    macro_rules! sum {
        ($x:expr, $y:expr) => {
            attempt!(arithmetic::add(get!($x), get!($y)))
        };
    }
    macro_rules! difference {
        ($x:expr, $y:expr, $z:expr) => {{
            let difference = attempt!(arithmetic::subtract(get!($x), get!($y)));
            attempt!(arithmetic::add(difference, get!($z)))
        }};
    }
    macro_rules! distance {
        ($list:expr, $x:expr, $y:expr) => {{
            let (x, y) = (cells[cell!($list, $x)], cells[cell!($list, $y)]);
            attempt!(arithmetic::subtract(x, y)).abs()
        }};
    }
    // Whether two queens of a list do not meet: two instructions, the second of which
    // may meet trouble of its own.
    macro_rules! apart {
        ($list:expr, $x:expr, $y:expr) => {{
            let (one, other) = (cells[cell!($list, $x)], cells[cell!($list, $y)]);
            at = at.wrapping_add(1);
            one != other
                && attempt!(arithmetic::subtract(one, other)).abs()
                    != attempt!(arithmetic::subtract(get!($y), get!($x)))
        }};
    }
    macro_rules! call {
        ($function:expr, $arguments:expr) => {{
            // The call at work and the one to come are not among the waiting.
            if waiting.len() + 2 > MAXIMUM_FRAMES {
                leave!(Err(Trouble::Frames));
            }
            let entry = code.entries[usize::from($function)];
            let again = active[usize::from($function)] > 0;
            if again {
                aside.extend_from_slice(&registers[entry.range()]);
            }
            active[usize::from($function)] += 1;
            for place in 0..entry.parameters {
                get!(Slot(entry.first.wrapping_add(place))) = get!($arguments.after(place));
            }
            for place in entry.parameters..entry.variables {
                get!(Slot(entry.first.wrapping_add(place))) = UNSET;
            }
            waiting.push(Waiting {
                resume: at,
                function: core.function,
                put_aside: again,
            });
            core.function = $function;
            at = entry.at;
        }};
    }
    macro_rules! jump_if {
        ($condition:expr, $to:expr) => {
            if $condition {
                at = $to;
            }
        };
    }
    macro_rules! tell {
        ($event:expr, $told:expr) => {
            if core
                .fire(steps, $event, &$told, observer)
                .meets(until.boundaries)
            {
                limit = steps;
            }
        };
    }
    // Events that nobody looks at are counted without further ado.
    macro_rules! try_square {
        ($row:expr, $column:expr) => {{
            let (row, column) = (get!($row), get!($column));
            if observer.heeds() || core.figures.boundaries.pending {
                tell!(MarkEvent::Try, [row, column]);
            } else {
                core.tried(row, column);
            }
        }};
    }
    macro_rules! reject {
        ($row:expr, $column:expr) => {{
            let (row, column) = (get!($row), get!($column));
            if observer.heeds() || core.figures.boundaries.pending {
                tell!(MarkEvent::Conflict, [row, column]);
            } else if core.rejected(steps, row, column).meets(until.boundaries) {
                limit = steps;
            }
        }};
    }
    macro_rules! compare {
        ($row:expr, $with:expr) => {
            if observer.heeds() || core.figures.boundaries.pending {
                tell!(MarkEvent::Compare, [get!($row), get!($with)]);
            } else {
                core.figures.comparisons += 1;
            }
        };
    }
    macro_rules! next_by_one {
        ($range:expr, $value:expr, $again:expr, $done:expr) => {{
            let next = get!($range);
            if next < get!($range.after(1)) {
                get!($range) = next + 1;
                get!($value) = next;
                $again
            } else {
                $done
            }
        }};
    }
    macro_rules! enter_by_one {
        ($range:expr, $value:expr, $first:expr, $last:expr, $exit:expr) => {{
            let (first, last) = (get!($first), get!($last));
            get!($range.after(1)) = last;
            if first < last {
                get!($range) = first + 1;
                get!($value) = first;
            } else {
                get!($range) = first;
                at = $exit;
            }
        }};
    }
    macro_rules! next {
        ($range:expr, $value:expr, $again:expr, $done:expr) => {{
            let (next, left) = (get!($range), get!($range.after(1)));
            if left == 0 {
                $done
            } else {
                // Behind the last value nothing is taken from here any more.
                get!($range) = next.wrapping_add(get!($range.after(2)));
                get!($range.after(1)) = left.wrapping_sub(1);
                get!($value) = next;
                $again
            }
        }};
    }
    macro_rules! give_back {
        () => {
            // Only a called function is ever left: the top level ends with a halt.
            if let Some(caller) = waiting.pop() {
                let entry = code.entries[usize::from(core.function)];
                active[usize::from(core.function)] -= 1;
                if caller.put_aside {
                    let start = aside.len() - usize::from(entry.registers);
                    registers[entry.range()].copy_from_slice(&aside[start..]);
                    aside.truncate(start);
                }
                at = caller.resume;
                core.function = caller.function;
            }
        };
    }
    loop {
        let op = &ops[usize::from(at)];
        if O::SHOWN && steps < limit + u64::from(!op.begins_step()) {
            observer.watch(code, at, registers, cells);
        }
        at = at.wrapping_add(1);
        match *op {
            Op::Line => begin!({}),
            Op::Halt => {
                core.end = Some(End::Done);
                leave!(Ok(()));
            }
            Op::Move(to, from) => get!(to) = get!(from),
            Op::LineMove(to, from) => begin!(get!(to) = get!(from)),
            Op::Add(to, x, y) => get!(to) = attempt!(arithmetic::add(get!(x), get!(y))),
            Op::LineAdd(to, x, y) => begin!(get!(to) = attempt!(arithmetic::add(get!(x), get!(y)))),
            Op::Subtract(to, x, y) => get!(to) = attempt!(arithmetic::subtract(get!(x), get!(y))),
            Op::LineSubtract(to, x, y) => {
                begin!(get!(to) = attempt!(arithmetic::subtract(get!(x), get!(y))))
            }
            Op::ShiftLeft(to, x, y) => {
                get!(to) = attempt!(arithmetic::shift_left(get!(x), get!(y)))
            }
            Op::ShiftRight(to, x, y) => {
                get!(to) = attempt!(arithmetic::shift_right(get!(x), get!(y)))
            }
            Op::And(to, x, y) => get!(to) = attempt!(arithmetic::and(get!(x), get!(y))),
            Op::Or(to, x, y) => get!(to) = attempt!(arithmetic::or(get!(x), get!(y))),
            Op::Xor(to, x, y) => get!(to) = attempt!(arithmetic::xor(get!(x), get!(y))),
            // The range is symmetric, so that these two cannot overflow.
            Op::Negate(to, x) => get!(to) = -get!(x),
            Op::Absolute(to, x) => get!(to) = get!(x).abs(),
            Op::Distance(to, x, y) => {
                get!(to) = attempt!(arithmetic::subtract(get!(x), get!(y))).abs()
            }
            Op::CellDistance(to, list, x, y) => get!(to) = distance!(list, x, y),
            Op::JumpDistanceEqual(list, x, y, p, q, to) => {
                let distance = distance!(list, x, y);
                jump_if!(
                    distance == attempt!(arithmetic::subtract(get!(p), get!(q))),
                    to
                );
            }
            Op::JumpDistanceNotEqual(list, x, y, p, q, to) => {
                let distance = distance!(list, x, y);
                jump_if!(
                    distance != attempt!(arithmetic::subtract(get!(p), get!(q))),
                    to
                );
            }
            Op::Check(slot) => {
                if get!(slot) == UNSET {
                    leave!(Err(Trouble::Unset(slot)));
                }
            }
            Op::Load(to, list, index) => get!(to) = cells[cell!(list, index)],
            Op::LineLoad(to, list, index) => begin!(get!(to) = cells[cell!(list, index)]),
            Op::LoadMarker(to, list, index) => get!(to) = marker!(list, get!(index)),
            Op::Store(list, index, value) => cells[cell!(list, index)] = get!(value),
            Op::LineStore(list, index, value) => begin!(cells[cell!(list, index)] = get!(value)),
            Op::StoreSum(list, x, y, value) => cells[cell_at!(list, sum!(x, y))] = get!(value),
            Op::LineStoreSum(list, x, y, value) => {
                begin!(cells[cell_at!(list, sum!(x, y))] = get!(value))
            }
            Op::StoreDifference(list, x, y, z, value) => {
                cells[cell_at!(list, difference!(x, y, z))] = get!(value)
            }
            Op::LineStoreDifference(list, x, y, z, value) => {
                begin!(cells[cell_at!(list, difference!(x, y, z))] = get!(value))
            }
            Op::Jump(to) => at = to,
            Op::JumpTrue(x, to) => jump_if!(get!(x) != 0, to),
            Op::JumpFalse(x, to) => jump_if!(get!(x) == 0, to),
            Op::JumpEqual(x, y, to) => jump_if!(get!(x) == get!(y), to),
            Op::LineJumpEqual(x, y, to) => begin!(jump_if!(get!(x) == get!(y), to)),
            Op::JumpNotEqual(x, y, to) => jump_if!(get!(x) != get!(y), to),
            Op::LineJumpNotEqual(x, y, to) => begin!(jump_if!(get!(x) != get!(y), to)),
            Op::JumpLess(x, y, to) => jump_if!(get!(x) < get!(y), to),
            Op::LineJumpLess(x, y, to) => begin!(jump_if!(get!(x) < get!(y), to)),
            Op::JumpLessEqual(x, y, to) => jump_if!(get!(x) <= get!(y), to),
            Op::LineJumpLessEqual(x, y, to) => begin!(jump_if!(get!(x) <= get!(y), to)),
            Op::JumpCellsEqual(list, x, y, to) => {
                let (x, y) = (cells[cell!(list, x)], cells[cell!(list, y)]);
                jump_if!(x == y, to);
            }
            Op::LineJumpCellsEqual(list, x, y, to) => {
                begin!({});
                let (x, y) = (cells[cell!(list, x)], cells[cell!(list, y)]);
                jump_if!(x == y, to);
            }
            Op::JumpMarkerEqual(list, index, value, to) => {
                jump_if!(marker!(list, get!(index)) == get!(value), to)
            }
            Op::LineJumpMarkerEqual(list, index, value, to) => {
                begin!(jump_if!(marker!(list, get!(index)) == get!(value), to))
            }
            Op::JumpMarkerNotEqual(list, index, value, to) => {
                jump_if!(marker!(list, get!(index)) != get!(value), to)
            }
            Op::LineJumpMarkerNotEqual(list, index, value, to) => {
                begin!(jump_if!(marker!(list, get!(index)) != get!(value), to))
            }
            Op::JumpMarkerSumEqual(list, x, y, value, to) => {
                jump_if!(marker!(list, sum!(x, y)) == get!(value), to);
            }
            Op::JumpMarkerSumNotEqual(list, x, y, value, to) => {
                jump_if!(marker!(list, sum!(x, y)) != get!(value), to);
            }
            Op::JumpMarkerDifferenceEqual(list, x, y, z, value, to) => {
                jump_if!(marker!(list, difference!(x, y, z)) == get!(value), to);
            }
            Op::JumpMarkerDifferenceNotEqual(list, x, y, z, value, to) => {
                jump_if!(marker!(list, difference!(x, y, z)) != get!(value), to);
            }
            Op::LineJumpApart(list, x, y, to) => {
                begin!({});
                jump_if!(apart!(list, x, y), to);
            }
            Op::LineJumpTaken(list, index, value, row, column, to) => {
                begin!({});
                if marker!(list, get!(index)) != get!(value) {
                    at = to.wrapping_add(1);
                    reject!(row, column);
                }
            }
            Op::EnterByOne(range, value, first, last, exit) => {
                enter_by_one!(range, value, first, last, exit);
            }
            Op::LineEnterByOne(range, value, first, last, exit) => {
                begin!(enter_by_one!(range, value, first, last, exit))
            }
            Op::NextByOne(range, value, exit) => next_by_one!(range, value, {}, at = exit),
            Op::LineAgainByOne(range, value, again) => {
                begin!(next_by_one!(range, value, at = again, {}))
            }
            Op::LineAgainTry(range, value, row, again) => {
                let (here, body) = (at.wrapping_sub(1), again.wrapping_add(1));
                match ops[usize::from(body)] {
                    // Rejected squares lead back here: the whole row is looked at in place.
                    Op::LineJumpTaken(list, index, free, of, column, to)
                        if to.wrapping_add(1) == here && !(O::SHOWN || O::STOPS) =>
                    {
                        loop {
                            begin!({});
                            next_by_one!(range, value, {}, break);
                            try_square!(row, value);
                            at = body.wrapping_add(1);
                            begin!({});
                            if marker!(list, get!(index)) == get!(free) {
                                break;
                            }
                            reject!(of, column);
                            at = here.wrapping_add(1);
                        }
                    }
                    _ => begin!(next_by_one!(
                        range,
                        value,
                        {
                            at = body;
                            try_square!(row, value);
                        },
                        {}
                    )),
                }
            }
            Op::CompareAgain(row, with, range, value, again) => {
                let here = at.wrapping_sub(1);
                match ops[usize::from(again)] {
                    // Queens that do not meet lead back here: the whole check is carried out in place.
                    Op::LineJumpApart(list, x, y, to) if to == here && !(O::SHOWN || O::STOPS) => {
                        loop {
                            compare!(row, with);
                            if steps >= limit {
                                break;
                            }
                            at = here.wrapping_add(2);
                            steps += 1;
                            next_by_one!(range, value, at = again.wrapping_add(1), break);
                            begin!({});
                            if !apart!(list, x, y) {
                                break;
                            }
                            at = here.wrapping_add(1);
                        }
                    }
                    _ => {
                        compare!(row, with);
                        if steps < limit {
                            at = at.wrapping_add(1);
                            begin!(next_by_one!(range, value, at = again, {}));
                        }
                    }
                }
            }
            Op::Next(range, value, exit) => next!(range, value, {}, at = exit),
            Op::LineAgain(range, value, again) => begin!(next!(range, value, at = again, {})),
            Op::Call(function, arguments) => call!(function, arguments),
            Op::LineCall(function, arguments) => begin!(call!(function, arguments)),
            Op::Return(value) => {
                get!(Slot::RESULT) = get!(value);
                give_back!();
            }
            Op::LineReturn(value) => {
                begin!({});
                get!(Slot::RESULT) = get!(value);
                give_back!();
            }
            Op::Leave => give_back!(),
            Op::Constant(..)
            | Op::Multiply(..)
            | Op::Divide(..)
            | Op::Remainder(..)
            | Op::Minimum(..)
            | Op::Maximum(..)
            | Op::Invert(..)
            | Op::Bit(..)
            | Op::Make(..)
            | Op::Fill(..)
            | Op::StoreQueen(..)
            | Op::Range(_) => {
                if let Err(trouble) = rare::carry_out(*op, code, core, registers, cells) {
                    leave!(Err(trouble));
                }
            }
            Op::PrintStart
            | Op::PrintInteger(_)
            | Op::PrintBoolean(_)
            | Op::PrintText(_)
            | Op::PrintSlice(..)
            | Op::PrintBoard(_)
            | Op::PrintEnd => {
                let printer = print::Printer {
                    code,
                    core,
                    printing,
                    registers,
                    cells,
                };
                match printer.carry_out(*op, steps, observer, log) {
                    Ok(reached) if reached.meets(until.boundaries) => limit = steps,
                    Ok(_) => {}
                    Err(trouble) => leave!(Err(trouble)),
                }
            }
            Op::SkipUnset(slot, to) => jump_if!(get!(slot) == UNSET, to),
            Op::MarkTry(row, column) => try_square!(row, column),
            Op::MarkPlace(row, column) => tell!(MarkEvent::Place, [get!(row), get!(column)]),
            Op::MarkConflict(row, column) => reject!(row, column),
            Op::MarkCompare(row, with) => compare!(row, with),
            Op::Mark(number) => {
                let mark = code.marks[usize::from(number)];
                let told = mark.arguments.map(|slot| get!(slot));
                tell!(mark.event, told[..usize::from(mark.count)]);
            }
        }
    }
}
