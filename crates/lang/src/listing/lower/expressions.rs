//! Values, in Python's order: what must have happened before something else is put
//! into a temporary, and only that.

use super::{Borrowing, Lower, Whose};
use crate::{
    ast::{BinaryOperator, Builtin, Call, Comparison, Expression, ExpressionKind, UnaryOperator},
    listing::{
        effects::Effects,
        plan::{Branch, Expr, Helper, Place, Step, StepKind, Written, each_step},
    },
    program::Type,
    span::Span,
};

impl<'a> Lower<'a> {
    /// The type of a value.
    pub(super) fn kind(&self, expression: &Expression) -> Type {
        match &expression.kind {
            ExpressionKind::Name(name) => {
                let local = self.around.locals.get(name.as_str());
                let found = local.or_else(|| self.kinds.get(name.as_str()));
                found.copied().unwrap_or(Type::Integer)
            }
            ExpressionKind::Subscript(list, _) => self.cell_kind(&list.text),
            ExpressionKind::Boolean(_)
            | ExpressionKind::Compare(..)
            | ExpressionKind::Not(_)
            | ExpressionKind::And(..)
            | ExpressionKind::Or(..) => Type::Boolean,
            ExpressionKind::Call(call) => {
                let facts = self.facts(&call.function.text);
                let returns = facts.and_then(|facts| facts.returns);
                returns.unwrap_or(Type::Integer)
            }
            ExpressionKind::Integer(_)
            | ExpressionKind::Unary(..)
            | ExpressionKind::Binary(..)
            | ExpressionKind::Builtin(..)
            | ExpressionKind::Length(_)
            | ExpressionKind::Bit(_) => Type::Integer,
        }
    }

    pub(super) fn cell_kind(&self, list: &str) -> Type {
        let number = self.list_numbers.get(list);
        let list = number.and_then(|number| self.program.lists.get(*number));
        list.map_or(Type::Integer, |list| list.kind)
    }

    pub(super) fn list_number(&self, list: &str) -> usize {
        self.list_numbers.get(list).copied().unwrap_or_default()
    }

    fn function_number(&self, function: &str) -> usize {
        let number = self.function_numbers.get(function);
        number.copied().unwrap_or_default()
    }

    /// A value; what has to happen before goes to `out`.
    pub(super) fn value(&mut self, expression: &'a Expression, out: &mut Vec<Step>) -> Expr {
        let line = expression.span.line;
        match &expression.kind {
            ExpressionKind::Integer(value) => Expr::Integer(*value),
            ExpressionKind::Boolean(value) => Expr::Boolean(*value),
            ExpressionKind::Name(name) => match self.whose(name) {
                Whose::Constant(number) => Expr::Constant(number),
                Whose::Local => Expr::Local(self.names.of(name)),
                Whose::Global => Expr::Global(self.names.of(name)),
            },
            ExpressionKind::Subscript(list, index) => {
                let index = self.value(index, out);
                Expr::Cell(self.list_number(&list.text), Box::new(index))
            }
            ExpressionKind::Unary(operator, operand) => {
                let operand = self.value(operand, out);
                match (operator, operand) {
                    (UnaryOperator::Plus, operand) => operand,
                    (UnaryOperator::Minus, Expr::Integer(value)) => Expr::Integer(-value),
                    (operator, operand) => Expr::Unary(*operator, Box::new(operand)),
                }
            }
            ExpressionKind::Binary(operator, left, right) => {
                let [left, right] = self.two(left, right, out);
                self.operated(*operator, left, right, expression.span)
            }
            ExpressionKind::Compare(comparison, left, right) => {
                let [left, right] = self.two(left, right, out);
                Expr::compare(*comparison, left, right)
            }
            ExpressionKind::Not(operand) => Expr::Not(Box::new(self.condition(operand, out))),
            ExpressionKind::And(left, right) => self.joined(Joint::And, left, right, out),
            ExpressionKind::Or(left, right) => self.joined(Joint::Or, left, right, out),
            ExpressionKind::Call(call) => {
                let (function, arguments) = self.call(call, line, out);
                Expr::Call(function, arguments)
            }
            ExpressionKind::Builtin(builtin, arguments) => {
                let arguments = arguments.iter().collect::<Vec<_>>();
                let values = self.operands(&arguments, out).into_iter();
                let helper = match builtin {
                    Builtin::Absolute => None,
                    Builtin::Minimum => Some(Helper::Minimum),
                    Builtin::Maximum => Some(Helper::Maximum),
                };
                match helper {
                    None => Expr::Absolute(Box::new(values.last().unwrap_or(Expr::Integer(0)))),
                    Some(helper) => {
                        let joined = values.reduce(|x, y| self.helped(helper, vec![x, y]));
                        joined.unwrap_or(Expr::Integer(0))
                    }
                }
            }
            ExpressionKind::Length(list) => {
                let list = &self.lists[self.list_number(&list.text)];
                list.size.clone().unwrap_or(Expr::Integer(list.cells))
            }
            // Marks alone have it, and marks are not printed.
            ExpressionKind::Bit(operand) => self.value(operand, out),
        }
    }

    /// A call of a helper, which then has to come along.
    pub(super) fn helped(&mut self, helper: Helper, arguments: Vec<Expr>) -> Expr {
        if let Err(place) = self.helpers.binary_search(&helper) {
            self.helpers.insert(place, helper);
        }
        Expr::Helper(helper, arguments)
    }

    /// An operator between two values; the place tells what they can be.
    pub(super) fn operated(
        &mut self,
        operator: BinaryOperator,
        left: Expr,
        right: Expr,
        at: Span,
    ) -> Expr {
        let (x, y) = self.ranges.operands(at);
        let helper = match operator {
            BinaryOperator::Divide => Helper::Divide,
            BinaryOperator::Remainder => Helper::Remainder,
            BinaryOperator::ShiftLeft => Helper::ShiftLeft,
            BinaryOperator::ShiftRight => Helper::ShiftRight,
            BinaryOperator::Add
            | BinaryOperator::Subtract
            | BinaryOperator::Multiply
            | BinaryOperator::And
            | BinaryOperator::Or
            | BinaryOperator::Xor => {
                return Expr::Binary(operator, Box::new(left), Box::new(right));
            }
        };
        if self.is_plain(operator, x, y) {
            Expr::Binary(operator, Box::new(left), Box::new(right))
        } else {
            self.helped(helper, vec![left, right])
        }
    }

    /// A call, with its arguments.
    pub(super) fn call(
        &mut self,
        call: &'a Call,
        line: u32,
        out: &mut Vec<Step>,
    ) -> (usize, Vec<Expr>) {
        let arguments: Vec<&Expression> = call.arguments.iter().collect();
        let mut values = self.operands(&arguments, out);
        if self.dialect.borrowing == Borrowing::Exclusive {
            let kinds: Vec<Type> = arguments.iter().map(|x| self.kind(x)).collect();
            self.hold_changing(&mut values, &kinds, line, out);
        }
        (self.function_number(&call.function.text), values)
    }

    /// Puts every value aside that changes something, and all before it.
    pub(super) fn hold_changing(
        &mut self,
        values: &mut [Expr],
        kinds: &[Type],
        line: u32,
        out: &mut Vec<Step>,
    ) {
        let changing = |value: &Expr| !self.effects_of(value).writes.is_empty();
        if let Some(last) = values.iter().rposition(changing) {
            self.hold_all(&mut values[..=last], kinds, line, out);
        }
    }

    /// Puts values aside, as far as anything can change them or be changed by them.
    pub(super) fn hold_all(
        &mut self,
        values: &mut [Expr],
        kinds: &[Type],
        line: u32,
        out: &mut Vec<Step>,
    ) {
        for (value, kind) in values.iter_mut().zip(kinds) {
            if self.effects_of(value) != Effects::default() {
                *value = self.hold(value.clone(), *kind, line, out);
            }
        }
    }

    fn two(
        &mut self,
        left: &'a Expression,
        right: &'a Expression,
        out: &mut Vec<Step>,
    ) -> [Expr; 2] {
        let mut values = self.operands(&[left, right], out).into_iter();
        let mut next = || values.next().unwrap_or(Expr::Integer(0));
        [next(), next()]
    }

    /// Several values, the first of them first. An earlier one is put aside if the
    /// order matters; then all are before it.
    pub(super) fn operands(
        &mut self,
        expressions: &[&'a Expression],
        out: &mut Vec<Step>,
    ) -> Vec<Expr> {
        let mut values: Vec<Expr> = Vec::new();
        let kinds: Vec<Type> = expressions.iter().map(|x| self.kind(x)).collect();
        for expression in expressions {
            let mut before = Vec::new();
            let value = self.value(expression, &mut before);
            let mut effects = self.effects_of_steps(&before);
            effects.add(&self.effects_of(&value));
            let conflicts = |earlier: &Expr| self.effects_of(earlier).conflict(&effects);
            if let Some(last) = values.iter().rposition(conflicts) {
                self.hold_all(&mut values[..=last], &kinds, expression.span.line, out);
            }
            out.append(&mut before);
            values.push(value);
        }
        values
    }

    /// A temporary with a value.
    pub(super) fn hold(&mut self, value: Expr, kind: Type, line: u32, out: &mut Vec<Step>) -> Expr {
        let name = self.fresh("held", kind);
        out.push(Step {
            line,
            kind: StepKind::Let(name.clone(), kind, value, Written::Once),
        });
        Expr::Local(name)
    }

    /// Something of which only the truth matters.
    pub(super) fn condition(&mut self, expression: &'a Expression, out: &mut Vec<Step>) -> Expr {
        match &expression.kind {
            ExpressionKind::Not(operand) => Expr::Not(Box::new(self.condition(operand, out))),
            ExpressionKind::And(left, right) => self.joined(Joint::And, left, right, out),
            ExpressionKind::Or(left, right) => self.joined(Joint::Or, left, right, out),
            ExpressionKind::Integer(value) => Expr::Boolean(*value != 0),
            ExpressionKind::Boolean(_)
            | ExpressionKind::Name(_)
            | ExpressionKind::Subscript(..)
            | ExpressionKind::Unary(..)
            | ExpressionKind::Binary(..)
            | ExpressionKind::Compare(..)
            | ExpressionKind::Call(_)
            | ExpressionKind::Builtin(..)
            | ExpressionKind::Length(_)
            | ExpressionKind::Bit(_) => {
                let value = self.value(expression, out);
                match self.kind(expression) {
                    Type::Boolean => value,
                    Type::Integer => Expr::compare(Comparison::NotEqual, value, Expr::Integer(0)),
                }
            }
        }
    }

    /// `and` and `or`: the second is looked at only if the first has not decided.
    fn joined(
        &mut self,
        joint: Joint,
        left: &'a Expression,
        right: &'a Expression,
        out: &mut Vec<Step>,
    ) -> Expr {
        let line = left.span.line;
        let first = self.condition(left, out);
        let mut before = Vec::new();
        let second = self.condition(right, &mut before);
        if before.is_empty() {
            return match joint {
                Joint::And => Expr::And(Box::new(first), Box::new(second)),
                Joint::Or => Expr::Or(Box::new(first), Box::new(second)),
            };
        }
        let name = self.fresh("held", Type::Boolean);
        let held = Expr::Local(name.clone());
        out.push(Step {
            line,
            kind: StepKind::Let(name.clone(), Type::Boolean, first, Written::Again),
        });
        before.push(Step {
            line,
            kind: StepKind::Assign(Place::Local(name), second),
        });
        let test = match joint {
            Joint::And => held.clone(),
            Joint::Or => Expr::Not(Box::new(held.clone())),
        };
        let branch = Branch {
            line,
            test,
            body: before,
        };
        out.push(Step {
            line,
            kind: StepKind::If(vec![branch], None),
        });
        held
    }

    /// What evaluating a value reads and changes.
    pub(super) fn effects_of(&self, value: &Expr) -> Effects {
        let mut effects = Effects::default();
        value.walk(&mut |x| match x {
            Expr::Global(name) => drop(effects.reads.insert(name.clone())),
            Expr::Cell(list, _) => {
                if let Some(list) = self.lists.get(*list) {
                    effects.reads.insert(list.name.clone());
                }
            }
            Expr::Call(function, _) => effects.add(&self.effects[*function]),
            _ => {}
        });
        effects
    }

    /// What steps read and change that stand before a value.
    pub(super) fn effects_of_steps(&self, steps: &[Step]) -> Effects {
        let mut effects = Effects::default();
        each_step(steps, &mut |step| {
            if let StepKind::Call(function, _) = step.kind {
                effects.add(&self.effects[function]);
            }
            for value in step.expressions() {
                effects.add(&self.effects_of(value));
            }
        });
        effects
    }
}

/// The two words that join conditions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Joint {
    And,
    Or,
}
