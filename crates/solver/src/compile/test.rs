//! Tests as jumps, and the instructions that look at cells in the ways of the
//! course.

use queenscope_lang::{
    ast::{BinaryOperator, Builtin, Comparison, Expression, ExpressionKind, Name},
    walk,
};

use super::{Compiler, Pending};
use crate::code::{Compared, Op, Slot};

/// How the index of a cell is put together.
#[derive(Clone, Copy)]
pub(super) enum Cell {
    /// x
    At(Slot),
    /// x + y
    Sum(Slot, Slot),
    /// x − y + z
    Difference(Slot, Slot, Slot),
}

/// For which outcome of a test a jump is taken.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    True,
    False,
}

impl Outcome {
    fn other(self) -> Outcome {
        match self {
            Outcome::True => Outcome::False,
            Outcome::False => Outcome::True,
        }
    }
}

impl Compiler<'_> {
    /// Jumps that are taken if the test has the outcome; otherwise the next instruction follows.
    pub(super) fn test(&mut self, test: &Expression, outcome: Outcome) -> Vec<Pending> {
        let free = self.free;
        let jumps = match (&test.kind, outcome) {
            (ExpressionKind::Not(operand), _) => self.test(operand, outcome.other()),
            (ExpressionKind::And(left, right), Outcome::False)
            | (ExpressionKind::Or(left, right), Outcome::True) => {
                let mut jumps = self.test(left, outcome);
                jumps.extend(self.test(right, outcome));
                jumps
            }
            (ExpressionKind::And(left, right), Outcome::True)
            | (ExpressionKind::Or(left, right), Outcome::False) => {
                let past = self.test(left, outcome.other());
                let jumps = self.test(right, outcome);
                self.land(past);
                jumps
            }
            (ExpressionKind::Compare(comparison, left, right), _) => {
                let (jump, swapped) =
                    match self.compare_cells(*comparison, outcome, left, right, test) {
                        Some(jump) => (jump, false),
                        None => {
                            let left = self.operand_before(left, &[right]);
                            let right = self.operand(right);
                            self.span = test.span;
                            let (op, swapped) = compare(*comparison, outcome, left, right);
                            (self.emit(op), swapped)
                        }
                    };
                let compared = Compared {
                    comparison: *comparison,
                    swapped,
                };
                self.code.compared.insert(jump as u16, compared);
                vec![jump]
            }
            (ExpressionKind::Call(call), _) => {
                let value = self.call(call);
                self.span = test.span;
                vec![self.emit(match outcome {
                    Outcome::True => Op::JumpTrue(value, 0),
                    Outcome::False => Op::JumpFalse(value, 0),
                })]
            }
            (ExpressionKind::Subscript(name, index), _) if self.is_counted(name) => {
                let no = self.literal(0);
                vec![self.jump_marker(name, index, no, outcome.other(), test)]
            }
            _ => {
                let value = self.operand(test);
                self.span = test.span;
                vec![self.emit(match outcome {
                    Outcome::True => Op::JumpTrue(value, 0),
                    Outcome::False => Op::JumpFalse(value, 0),
                })]
            }
        };
        self.release(free);
        jumps
    }

    /// Whether an expression is sure to have its value, now as later.
    fn is_settled(&mut self, expression: &Expression) -> bool {
        match &expression.kind {
            ExpressionKind::Integer(value) => self.constant(*value).is_some(),
            ExpressionKind::Name(name) => self.assigned.contains(self.variable(name).0),
            _ => false,
        }
    }

    /// Tests that look at cells in the usual ways have instructions of their own.
    fn compare_cells(
        &mut self,
        comparison: Comparison,
        outcome: Outcome,
        left: &Expression,
        right: &Expression,
        test: &Expression,
    ) -> Option<Pending> {
        let equal = match (comparison, outcome) {
            (Comparison::Equal, Outcome::True) | (Comparison::NotEqual, Outcome::False) => true,
            (Comparison::Equal, Outcome::False) | (Comparison::NotEqual, Outcome::True) => false,
            _ => return None,
        };
        if let Some(jump) = self.compare_distance(equal, left, right, test) {
            return Some(jump);
        }
        let ExpressionKind::Subscript(name, index) = &left.kind else {
            return None;
        };
        let list = self.list(name);
        match &right.kind {
            ExpressionKind::Subscript(other, second)
                if equal
                    && other.text == name.text
                    && !self.counts(list)
                    && self.is_settled(second) =>
            {
                self.check_list(list);
                let first = self.operand(index);
                let second = self.operand(second);
                self.span = test.span;
                Some(self.emit(Op::JumpCellsEqual(list, first, second, 0)))
            }
            ExpressionKind::Integer(_) | ExpressionKind::Boolean(_) if self.counts(list) => {
                let value = self.operand(right);
                let outcome = if equal { Outcome::True } else { Outcome::False };
                Some(self.jump_marker(name, index, value, outcome, test))
            }
            _ => None,
        }
    }

    /// A jump on whether a cell of a marker array equals a register.
    fn jump_marker(
        &mut self,
        name: &Name,
        index: &Expression,
        value: Slot,
        equal: Outcome,
        test: &Expression,
    ) -> Pending {
        let list = self.list(name);
        self.check_list(list);
        let place = self.cell(index);
        self.span = test.span;
        self.emit(match (place, equal) {
            (Cell::At(x), Outcome::True) => Op::JumpMarkerEqual(list, x, value, 0),
            (Cell::At(x), Outcome::False) => Op::JumpMarkerNotEqual(list, x, value, 0),
            (Cell::Sum(x, y), Outcome::True) => Op::JumpMarkerSumEqual(list, x, y, value, 0),
            (Cell::Sum(x, y), Outcome::False) => Op::JumpMarkerSumNotEqual(list, x, y, value, 0),
            (Cell::Difference(x, y, z), Outcome::True) => {
                Op::JumpMarkerDifferenceEqual(list, x, y, z, value, 0)
            }
            (Cell::Difference(x, y, z), Outcome::False) => {
                Op::JumpMarkerDifferenceNotEqual(list, x, y, z, value, 0)
            }
        })
    }

    /// The index of a cell: the sums of a diagonal's number need no register.
    pub(super) fn cell(&mut self, index: &Expression) -> Cell {
        match &index.kind {
            ExpressionKind::Binary(BinaryOperator::Add, left, z) if !walk::has_call(index) => {
                if let ExpressionKind::Binary(BinaryOperator::Subtract, x, y) = &left.kind {
                    let (x, y) = (self.operand(x), self.operand(y));
                    Cell::Difference(x, y, self.operand(z))
                } else {
                    let x = self.operand(left);
                    Cell::Sum(x, self.operand(z))
                }
            }
            _ => Cell::At(self.operand(index)),
        }
    }

    /// Whether |list[x] − list[y]| equals p − q, in one instruction.
    fn compare_distance(
        &mut self,
        equal: bool,
        left: &Expression,
        right: &Expression,
        test: &Expression,
    ) -> Option<Pending> {
        let ExpressionKind::Builtin(Builtin::Absolute, arguments) = &left.kind else {
            return None;
        };
        let ExpressionKind::Binary(BinaryOperator::Subtract, one, other) = &arguments.first()?.kind
        else {
            return None;
        };
        let (ExpressionKind::Subscript(list, x), ExpressionKind::Subscript(same, y)) =
            (&one.kind, &other.kind)
        else {
            return None;
        };
        let ExpressionKind::Binary(BinaryOperator::Subtract, p, q) = &right.kind else {
            return None;
        };
        let plain = [x.as_ref(), y, p, q]
            .into_iter()
            .all(|operand| self.is_settled(operand));
        if !plain || list.text != same.text || self.is_counted(list) {
            return None;
        }
        let list = self.list(list);
        self.check_list(list);
        let [x, y, p, q] = [x.as_ref(), y, p, q].map(|operand| self.operand(operand));
        self.span = test.span;
        Some(self.emit(if equal {
            Op::JumpDistanceEqual(list, x, y, p, q, 0)
        } else {
            Op::JumpDistanceNotEqual(list, x, y, p, q, 0)
        }))
    }

    /// |x − y|, where the argument of `abs` is a difference.
    pub(super) fn distance(&mut self, argument: &Expression, result: Slot) -> bool {
        let ExpressionKind::Binary(BinaryOperator::Subtract, left, right) = &argument.kind else {
            return false;
        };
        if let (ExpressionKind::Subscript(one, first), ExpressionKind::Subscript(other, second)) =
            (&left.kind, &right.kind)
            && one.text == other.text
            && !self.is_counted(one)
            && self.is_settled(second)
        {
            let list = self.list(one);
            self.check_list(list);
            let first = self.operand(first);
            let second = self.operand(second);
            self.span = argument.span;
            self.emit(Op::CellDistance(result, list, first, second));
            return true;
        }
        let left = self.operand_before(left, &[right]);
        let right = self.operand(right);
        self.span = argument.span;
        self.emit(Op::Distance(result, left, right));
        true
    }
}

/// The jump of a comparison, and whether its sides have changed places.
fn compare(comparison: Comparison, outcome: Outcome, x: Slot, y: Slot) -> (Op, bool) {
    match (comparison, outcome) {
        (Comparison::Equal, Outcome::True) | (Comparison::NotEqual, Outcome::False) => {
            (Op::JumpEqual(x, y, 0), false)
        }
        (Comparison::NotEqual, Outcome::True) | (Comparison::Equal, Outcome::False) => {
            (Op::JumpNotEqual(x, y, 0), false)
        }
        (Comparison::Less, Outcome::True) | (Comparison::GreaterEqual, Outcome::False) => {
            (Op::JumpLess(x, y, 0), false)
        }
        (Comparison::LessEqual, Outcome::True) | (Comparison::Greater, Outcome::False) => {
            (Op::JumpLessEqual(x, y, 0), false)
        }
        (Comparison::Greater, Outcome::True) | (Comparison::LessEqual, Outcome::False) => {
            (Op::JumpLess(y, x, 0), true)
        }
        (Comparison::GreaterEqual, Outcome::True) | (Comparison::Less, Outcome::False) => {
            (Op::JumpLessEqual(y, x, 0), true)
        }
    }
}
