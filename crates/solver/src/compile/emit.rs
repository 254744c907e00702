//! Registers and instructions as they are given out, and jumps as their
//! targets become known.

use super::Compiler;
use crate::code::{Op, REGISTERS, Slot};

/// How many constants have a register.
const CONSTANTS: usize = 64;

/// A jump whose target is not known yet.
pub(super) type Pending = usize;

impl Compiler<'_> {
    /// A new register of the top level, for good.
    pub(super) fn register(&mut self) -> Slot {
        self.low += 1;
        Slot((self.low - 1) as u8)
    }

    /// The register of a constant; the first ones have their own, from the last register down.
    pub(super) fn constant(&mut self, value: i64) -> Option<Slot> {
        if let Some(slot) = self.constants.get(&value) {
            return Some(*slot);
        }
        if self.constants.len() >= CONSTANTS {
            return None;
        }
        let slot = Slot((REGISTERS - 1 - self.constants.len()) as u8);
        self.constants.insert(value, slot);
        Some(slot)
    }

    /// A register that holds a constant.
    pub(super) fn literal(&mut self, value: i64) -> Slot {
        self.constant(value).unwrap_or_else(|| {
            let slot = self.temporary();
            self.load_constant(slot, value);
            slot
        })
    }

    pub(super) fn load_constant(&mut self, slot: Slot, value: i64) {
        let number = self.code.constants.len() as u16;
        self.code.constants.push(value);
        self.emit(Op::Constant(slot, number));
    }

    /// A register of the function at work, until [`Compiler::release`].
    pub(super) fn temporary(&mut self) -> Slot {
        let slot = Slot((self.first + self.free) as u8);
        self.free += 1;
        self.low = self.low.max(self.first + self.free);
        slot
    }

    pub(super) fn release(&mut self, to: usize) {
        self.free = to;
    }

    pub(super) fn emit(&mut self, op: Op) -> Pending {
        let joined = self.joined(op);
        if joined.is_some() {
            self.code.spans.pop();
        }
        let number = self.code.spans.len();
        self.code.spans.push(self.span);
        match self.code.ops.get_mut(number) {
            Some(place) => *place = joined.unwrap_or(op),
            None => self.overflow = true,
        }
        number
    }

    /// The instruction that begins a step and does the rest, where one just began.
    fn joined(&self, op: Op) -> Option<Op> {
        let before = self.code.spans.len().checked_sub(1)?;
        let begun = matches!(self.code.ops.get(before), Some(Op::Line)) && self.landed <= before;
        if !begun {
            return None;
        }
        match op {
            Op::Move(to, from) => Some(Op::LineMove(to, from)),
            Op::Add(to, x, y) => Some(Op::LineAdd(to, x, y)),
            Op::Subtract(to, x, y) => Some(Op::LineSubtract(to, x, y)),
            Op::Load(to, list, index) => Some(Op::LineLoad(to, list, index)),
            Op::Store(list, index, value) => Some(Op::LineStore(list, index, value)),
            Op::JumpEqual(x, y, to) => Some(Op::LineJumpEqual(x, y, to)),
            Op::JumpNotEqual(x, y, to) => Some(Op::LineJumpNotEqual(x, y, to)),
            Op::JumpLess(x, y, to) => Some(Op::LineJumpLess(x, y, to)),
            Op::JumpLessEqual(x, y, to) => Some(Op::LineJumpLessEqual(x, y, to)),
            Op::JumpCellsEqual(list, x, y, to) => Some(Op::LineJumpCellsEqual(list, x, y, to)),
            Op::JumpMarkerEqual(list, x, y, to) => Some(Op::LineJumpMarkerEqual(list, x, y, to)),
            Op::JumpMarkerNotEqual(list, x, y, to) => {
                Some(Op::LineJumpMarkerNotEqual(list, x, y, to))
            }
            Op::StoreSum(list, x, y, value) => Some(Op::LineStoreSum(list, x, y, value)),
            Op::StoreDifference(list, x, y, z, value) => {
                Some(Op::LineStoreDifference(list, x, y, z, value))
            }
            Op::EnterByOne(range, value, first, last, to) => {
                Some(Op::LineEnterByOne(range, value, first, last, to))
            }
            Op::Call(function, arguments) => Some(Op::LineCall(function, arguments)),
            Op::Return(value) => Some(Op::LineReturn(value)),
            _ => None,
        }
    }

    /// The next instruction's number, to which jumps may lead.
    pub(super) fn here(&mut self) -> u16 {
        self.landed = self.code.spans.len();
        self.landed as u16
    }

    /// Lets jumps lead to the next instruction.
    pub(super) fn land(&mut self, jumps: impl IntoIterator<Item = Pending>) {
        let here = self.here();
        for jump in jumps {
            self.lead(jump, here);
        }
    }

    pub(super) fn lead(&mut self, jump: Pending, here: u16) {
        let Some(op) = self.code.ops.get_mut(jump) else {
            return;
        };
        match op {
            Op::Jump(to)
            | Op::JumpTrue(_, to)
            | Op::JumpFalse(_, to)
            | Op::JumpEqual(_, _, to)
            | Op::LineJumpEqual(_, _, to)
            | Op::JumpNotEqual(_, _, to)
            | Op::LineJumpNotEqual(_, _, to)
            | Op::JumpLess(_, _, to)
            | Op::LineJumpLess(_, _, to)
            | Op::JumpLessEqual(_, _, to)
            | Op::LineJumpLessEqual(_, _, to)
            | Op::JumpCellsEqual(_, _, _, to)
            | Op::LineJumpCellsEqual(_, _, _, to)
            | Op::JumpMarkerEqual(_, _, _, to)
            | Op::LineJumpMarkerEqual(_, _, _, to)
            | Op::JumpMarkerNotEqual(_, _, _, to)
            | Op::LineJumpMarkerNotEqual(_, _, _, to)
            | Op::JumpDistanceEqual(_, _, _, _, _, to)
            | Op::JumpDistanceNotEqual(_, _, _, _, _, to)
            | Op::JumpMarkerSumEqual(_, _, _, _, to)
            | Op::JumpMarkerSumNotEqual(_, _, _, _, to)
            | Op::JumpMarkerDifferenceEqual(_, _, _, _, _, to)
            | Op::JumpMarkerDifferenceNotEqual(_, _, _, _, _, to)
            | Op::EnterByOne(_, _, _, _, to)
            | Op::LineEnterByOne(_, _, _, _, to)
            | Op::NextByOne(_, _, to)
            | Op::Next(_, _, to)
            | Op::SkipUnset(_, to) => *to = here,
            _ => unreachable!("only jumps are pending"),
        }
    }
}
