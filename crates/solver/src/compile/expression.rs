//! Expressions: values into registers, tests into jumps, in Python's order of
//! evaluation.

use queenscope_lang::{
    ast::{BinaryOperator, Builtin, Call, Expression, ExpressionKind, Name, UnaryOperator},
    program::Type,
    walk,
};

use super::{Compiler, Reading, test::Outcome};
use crate::code::{ListNumber, Op, Slot};

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
    pub(super) fn immediate(&mut self, expression: &Expression) -> Option<Slot> {
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
    pub(super) fn counts(&self, list: ListNumber) -> bool {
        self.code.lists[usize::from(list)].marker.is_some() && self.reading == Reading::Program
    }

    pub(super) fn is_counted(&self, name: &Name) -> bool {
        self.counts(self.list(name))
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
