//! Expressions: values into registers, tests into jumps, in Python's order of
//! evaluation.

use queenscope_lang::{
    ast::{
        BinaryOperator, Builtin, Call, Comparison, Expression, ExpressionKind, Name, UnaryOperator,
    },
    program::Type,
    walk,
};

use super::{Compiler, Pending, Reading};
use crate::code::{ListNumber, Op, Slot};

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

impl<'a> Compiler<'a> {
    /// The register of a variable and its type.
    pub(super) fn variable(&self, name: &str) -> (Slot, Type) {
        let found = self.locals.get(name).or_else(|| self.globals.get(name));
        *found.expect("the checker knows every name")
    }

    pub(super) fn list(&self, name: &Name) -> ListNumber {
        *self
            .lists
            .get(name.text.as_str())
            .expect("the checker knows every list")
    }

    /// Goes on only if the register has a value.
    pub(super) fn check(&mut self, slot: Slot) {
        if !self.assigned.contains(slot) {
            self.emit(Op::Check(slot));
        }
    }

    pub(super) fn check_list(&mut self, list: ListNumber) {
        let made = self.code.lists[usize::from(list)].made;
        self.check(made);
    }

    /// Whether an expression yields a truth value.
    pub(super) fn kind(&self, expression: &Expression) -> Type {
        match &expression.kind {
            ExpressionKind::Boolean(_)
            | ExpressionKind::Compare(..)
            | ExpressionKind::Not(_)
            | ExpressionKind::And(..)
            | ExpressionKind::Or(..) => Type::Boolean,
            ExpressionKind::Name(name) => self.variable(name).1,
            ExpressionKind::Subscript(list, _) => {
                self.code.lists[usize::from(self.list(list))].kind
            }
            ExpressionKind::Call(call) => {
                let function = self.functions[call.function.text.as_str()];
                self.returns[usize::from(function)].unwrap_or(Type::Integer)
            }
            ExpressionKind::Integer(_)
            | ExpressionKind::Unary(..)
            | ExpressionKind::Binary(..)
            | ExpressionKind::Builtin(..)
            | ExpressionKind::Length(_)
            | ExpressionKind::Bit(_) => Type::Integer,
        }
    }

    /// A register that holds the value: the variable's own, or a new one.
    pub(super) fn operand(&mut self, expression: &Expression) -> Slot {
        match self.immediate(expression) {
            Some(slot) => slot,
            None => {
                let slot = self.temporary();
                self.into(expression, slot);
                slot
            }
        }
    }

    /// The same, safe from what is evaluated afterwards: a call may write variables of the top level.
    pub(super) fn operand_before(
        &mut self,
        expression: &Expression,
        later: &[&Expression],
    ) -> Slot {
        let slot = self.operand(expression);
        let shared = match &expression.kind {
            ExpressionKind::Name(name) => !self.locals.contains_key(name.as_str()),
            _ => false,
        };
        if !shared || !later.iter().any(|later| walk::has_call(later)) {
            return slot;
        }
        let copy = self.temporary();
        self.emit(Op::Move(copy, slot));
        copy
    }

    /// The register of a constant or variable.
    fn immediate(&mut self, expression: &Expression) -> Option<Slot> {
        self.span = expression.span;
        match &expression.kind {
            ExpressionKind::Integer(value) => self.constant(*value),
            ExpressionKind::Boolean(value) => self.constant(i64::from(*value)),
            ExpressionKind::Unary(UnaryOperator::Minus, operand) => match operand.kind {
                ExpressionKind::Integer(value) => self.constant(-value),
                _ => None,
            },
            ExpressionKind::Name(name) => {
                let (slot, _) = self.variable(name);
                self.check(slot);
                Some(slot)
            }
            _ => None,
        }
    }

    /// The value of an expression into a register, which is written last.
    pub(super) fn into(&mut self, expression: &Expression, result: Slot) {
        if let Some(slot) = self.immediate(expression) {
            self.emit(Op::Move(result, slot));
            return;
        }
        let free = self.free;
        match &expression.kind {
            ExpressionKind::Subscript(list, index) => {
                let list = self.list(list);
                self.check_list(list);
                let index = self.operand(index);
                self.span = expression.span;
                self.load(result, list, index);
            }
            ExpressionKind::Length(list) => {
                let list = self.list(list);
                self.check_list(list);
                let size = self.literal(i64::from(self.code.lists[usize::from(list)].extent.size));
                self.emit(Op::Move(result, size));
            }
            ExpressionKind::Unary(operator, operand) => {
                let operand = self.operand(operand);
                self.span = expression.span;
                self.emit(match operator {
                    UnaryOperator::Plus => Op::Move(result, operand),
                    UnaryOperator::Minus => Op::Negate(result, operand),
                    UnaryOperator::Invert => Op::Invert(result, operand),
                });
            }
            ExpressionKind::Bit(operand) => {
                let operand = self.operand(operand);
                self.emit(Op::Bit(result, operand));
            }
            ExpressionKind::Binary(operator, left, right) => {
                let left = self.operand_before(left, &[right]);
                let right = self.operand(right);
                self.span = expression.span;
                self.emit(binary(*operator, result, left, right));
            }
            ExpressionKind::Builtin(builtin, arguments) => {
                self.builtin(*builtin, arguments, result, expression)
            }
            ExpressionKind::Call(call) => {
                let value = self.call(call);
                self.emit(Op::Move(result, value));
            }
            ExpressionKind::Compare(..)
            | ExpressionKind::Not(_)
            | ExpressionKind::And(..)
            | ExpressionKind::Or(..) => {
                let (no, yes) = (self.literal(0), self.literal(1));
                let jumps = self.test(expression, Outcome::False);
                self.emit(Op::Move(result, yes));
                let end = self.emit(Op::Jump(0));
                self.land(jumps);
                self.emit(Op::Move(result, no));
                self.land([end]);
            }
            ExpressionKind::Integer(value) => self.load_constant(result, *value),
            ExpressionKind::Boolean(value) => self.load_constant(result, i64::from(*value)),
            ExpressionKind::Name(_) => unreachable!("every variable has a register"),
        }
        self.release(free);
    }

    pub(super) fn load(&mut self, result: Slot, list: ListNumber, index: Slot) {
        self.emit(if self.counts(list) {
            Op::LoadMarker(result, list, index)
        } else {
            Op::Load(result, list, index)
        });
    }

    /// Whether reading a list is counted.
    fn counts(&self, list: ListNumber) -> bool {
        self.code.lists[usize::from(list)].marker.is_some() && self.reading == Reading::Program
    }

    fn is_counted(&self, name: &Name) -> bool {
        self.counts(self.list(name))
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
    fn distance(&mut self, argument: &Expression, result: Slot) -> bool {
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

    fn builtin(
        &mut self,
        builtin: Builtin,
        arguments: &[Expression],
        result: Slot,
        whole: &Expression,
    ) {
        if let (Builtin::Absolute, [argument]) = (builtin, arguments)
            && self.distance(argument, result)
        {
            return;
        }
        let later: Vec<&Expression> = arguments.iter().collect();
        let slots: Vec<Slot> = arguments
            .iter()
            .enumerate()
            .map(|(i, x)| self.operand_before(x, &later[i + 1..]))
            .collect();
        self.span = whole.span;
        match (builtin, slots.split_first()) {
            (Builtin::Absolute, Some((x, _))) => drop(self.emit(Op::Absolute(result, *x))),
            (Builtin::Minimum | Builtin::Maximum, Some((first, rest))) => {
                let best = self.temporary();
                self.emit(Op::Move(best, *first));
                for x in rest {
                    self.emit(match builtin {
                        Builtin::Minimum => Op::Minimum(best, best, *x),
                        Builtin::Maximum | Builtin::Absolute => Op::Maximum(best, best, *x),
                    });
                }
                self.emit(Op::Move(result, best));
            }
            (_, None) => unreachable!("the parser counts the arguments of builtins"),
        }
    }

    /// A call; the register in which its value arrives.
    pub(super) fn call(&mut self, call: &Call) -> Slot {
        let span = call.function.span;
        let function = self.functions[call.function.text.as_str()];
        // Python looks the function up before it evaluates the arguments.
        self.span = span;
        let defined = self.code.functions[usize::from(function)].defined;
        self.check(defined);
        if let [argument] = &call.arguments[..]
            && let Some(slot) = self.immediate(argument)
        {
            self.span = span;
            self.emit(Op::Call(function, slot));
            return Slot::RESULT;
        }
        let places: Vec<Slot> = call.arguments.iter().map(|_| self.temporary()).collect();
        for (argument, place) in call.arguments.iter().zip(&places) {
            self.into(argument, *place);
        }
        self.span = span;
        self.emit(Op::Call(
            function,
            places.first().copied().unwrap_or(Slot::RESULT),
        ));
        Slot::RESULT
    }

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
                if let Some(jump) = self.compare_cells(*comparison, outcome, left, right, test) {
                    return vec![jump];
                }
                let left = self.operand_before(left, &[right]);
                let right = self.operand(right);
                self.span = test.span;
                vec![self.emit(compare(*comparison, outcome, left, right))]
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
}

pub(super) fn binary(operator: BinaryOperator, result: Slot, left: Slot, right: Slot) -> Op {
    match operator {
        BinaryOperator::Add => Op::Add(result, left, right),
        BinaryOperator::Subtract => Op::Subtract(result, left, right),
        BinaryOperator::Multiply => Op::Multiply(result, left, right),
        BinaryOperator::Divide => Op::Divide(result, left, right),
        BinaryOperator::Remainder => Op::Remainder(result, left, right),
        BinaryOperator::ShiftLeft => Op::ShiftLeft(result, left, right),
        BinaryOperator::ShiftRight => Op::ShiftRight(result, left, right),
        BinaryOperator::And => Op::And(result, left, right),
        BinaryOperator::Or => Op::Or(result, left, right),
        BinaryOperator::Xor => Op::Xor(result, left, right),
    }
}

fn compare(comparison: Comparison, outcome: Outcome, x: Slot, y: Slot) -> Op {
    match (comparison, outcome) {
        (Comparison::Equal, Outcome::True) | (Comparison::NotEqual, Outcome::False) => {
            Op::JumpEqual(x, y, 0)
        }
        (Comparison::NotEqual, Outcome::True) | (Comparison::Equal, Outcome::False) => {
            Op::JumpNotEqual(x, y, 0)
        }
        (Comparison::Less, Outcome::True) | (Comparison::GreaterEqual, Outcome::False) => {
            Op::JumpLess(x, y, 0)
        }
        (Comparison::LessEqual, Outcome::True) | (Comparison::Greater, Outcome::False) => {
            Op::JumpLessEqual(x, y, 0)
        }
        (Comparison::Greater, Outcome::True) | (Comparison::LessEqual, Outcome::False) => {
            Op::JumpLess(y, x, 0)
        }
        (Comparison::GreaterEqual, Outcome::True) | (Comparison::Less, Outcome::False) => {
            Op::JumpLessEqual(y, x, 0)
        }
    }
}
