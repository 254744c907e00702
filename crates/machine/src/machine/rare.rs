//! Instructions that no inner loop of the course needs, apart from the others
//! so that those stay quick.

use queenscope_lang::arithmetic::{self, Fault};

use super::{Trouble, state::Core};
use crate::code::{Code, Op, REGISTERS, Slot};

/// Carries out one of the rarer instructions; others do nothing.
#[inline(never)]
pub(super) fn carry_out(
    op: Op,
    code: &Code,
    core: &mut Core,
    registers: &mut [i64; REGISTERS],
    cells: &mut [i64],
) -> Result<(), Trouble> {
    let get = |registers: &[i64; REGISTERS], slot: Slot| registers[usize::from(slot.0)];
    let mut binary = |to: Slot, x: Slot, y: Slot, operation: fn(i64, i64) -> Result<i64, Fault>| {
        let result = operation(get(registers, x), get(registers, y));
        registers[usize::from(to.0)] = result.map_err(Trouble::Arithmetic)?;
        Ok(())
    };
    match op {
        Op::Multiply(to, x, y) => binary(to, x, y, arithmetic::multiply)?,
        Op::Divide(to, x, y) => binary(to, x, y, arithmetic::divide)?,
        Op::Remainder(to, x, y) => binary(to, x, y, arithmetic::remainder)?,
        Op::Minimum(to, x, y) => binary(to, x, y, |x, y| Ok(x.min(y)))?,
        Op::Maximum(to, x, y) => binary(to, x, y, |x, y| Ok(x.max(y)))?,
        Op::Invert(to, x) => binary(to, x, x, |x, _| arithmetic::invert(x))?,
        Op::Bit(to, x) => binary(to, x, x, |x, _| {
            Ok(if x == 0 {
                0
            } else {
                i64::from(x.trailing_zeros()) + 1
            })
        })?,
        Op::Constant(to, number) => {
            registers[usize::from(to.0)] = code.constants[usize::from(number)];
        }
        Op::Make(list, value) => {
            let value = get(registers, value);
            let list = &code.lists[usize::from(list)];
            cells[list.extent.range()].fill(value);
            registers[usize::from(list.made.0)] = 1;
        }
        Op::Fill(list, value, cell) => {
            let first = code.extents[usize::from(list)].offset as usize;
            cells[first + usize::from(cell)] = get(registers, value);
        }
        Op::StoreQueen(list, index, value) => {
            let (index, value) = (get(registers, index), get(registers, value));
            let place = code.extents[usize::from(list)].place(index);
            cells[place.ok_or(Trouble::Index { list, index })?] = value;
            core.queens.write(index, value);
        }
        Op::Range(start) => {
            let [first, stop, step] = [0, 1, 2].map(|place| get(registers, start.after(place)));
            let left = values_left(first, stop, step).ok_or(Trouble::Range)?;
            registers[usize::from(start.after(1).0)] = left;
        }
        _ => {}
    }
    Ok(())
}

/// How many values a range has; `None` if its step is 0. As a bit pattern, since it may exceed the integers.
fn values_left(start: i64, stop: i64, step: i64) -> Option<i64> {
    let (span, step) = match step {
        0 => return None,
        1.. => (i128::from(stop) - i128::from(start), i128::from(step)),
        _ => (i128::from(start) - i128::from(stop), -i128::from(step)),
    };
    let count = if span <= 0 {
        0
    } else {
        (span + step - 1) / step
    };
    Some(u64::try_from(count).unwrap_or(u64::MAX) as i64)
}
