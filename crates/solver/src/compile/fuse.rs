//! Instructions that follow each other in the innermost loops of the course
//! become one. The second one stays where it is, for jumps that lead to it and
//! for runs that pause before it.

use crate::code::{Code, Op};

/// Joins instructions, once all jumps are known.
pub(super) fn fuse(code: &mut Code) {
    // Each kind looks at what the ones before it leave in place.
    for at in 0..code.spans.len() {
        let joined = match code.ops[at] {
            Op::LineJumpCellsEqual(list, x, y, to) => apart(code, at, list, (x, y), to),
            Op::LineJumpMarkerNotEqual(list, index, value, to) => match code.ops[usize::from(to)] {
                Op::MarkConflict(row, column) => {
                    Some(Op::LineJumpTaken(list, index, value, row, column, to))
                }
                _ => None,
            },
            Op::MarkCompare(row, with) => match code.ops.get(at + 1) {
                Some(Op::LineAgainByOne(range, value, again)) => {
                    Some(Op::CompareAgain(row, with, *range, *value, *again))
                }
                _ => None,
            },
            Op::LineAgainByOne(range, value, again) => match code.ops[usize::from(again)] {
                Op::MarkTry(row, column) if column == value && row != value => {
                    Some(Op::LineAgainTry(range, value, row, again))
                }
                _ => None,
            },
            _ => None,
        };
        if let Some(joined) = joined {
            code.ops[at] = joined;
        }
    }
}

/// `list[x] == list[y] or abs(list[x] - list[y]) == y - x`
fn apart(
    code: &Code,
    at: usize,
    list: u8,
    (x, y): (crate::code::Slot, crate::code::Slot),
    to: u16,
) -> Option<Op> {
    match code.ops.get(at + 1) {
        Some(Op::JumpDistanceNotEqual(same, i, k, p, q, other))
            if *same == list && (*i, *k, *p, *q) == (x, y, y, x) && usize::from(to) == at + 2 =>
        {
            Some(Op::LineJumpApart(list, x, y, *other))
        }
        _ => None,
    }
}
