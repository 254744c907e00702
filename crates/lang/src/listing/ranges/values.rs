//! The bounds of values, and what tests say about variables.

use super::{
    reading::{Outcome, Reading},
    slots::Slot,
};
use crate::{
    ast::{Builtin, Expression, ExpressionKind, UnaryOperator},
    listing::{
        interval::Interval,
        refine::{Here, exchanged, negated},
    },
};

impl<'a> Reading<'a, '_> {
    /// The bounds of a value; truth values are 0 and 1.
    pub(super) fn value(
        &mut self,
        expression: &'a Expression,
        here: &mut Here<'a>,
    ) -> Option<Interval> {
        let value = self.evaluated(expression, here)?;
        Some(self.seen(value))
    }

    fn evaluated(&mut self, expression: &'a Expression, here: &mut Here<'a>) -> Option<Interval> {
        match &expression.kind {
            ExpressionKind::Integer(value) => Some(Interval::only(*value)),
            ExpressionKind::Boolean(value) => Some(Interval::only(i64::from(*value))),
            ExpressionKind::Name(name) => {
                let everywhere = self.slots.get(&self.slot(name));
                here.narrowed(name, everywhere)
            }
            ExpressionKind::Subscript(list, index) => {
                let index = self.value(index, here)?;
                self.index(&list.text, index);
                self.slots.get(&Slot::Cells(&list.text))
            }
            ExpressionKind::Length(list) => {
                let size = self.sizes.get(list.text.as_str())?;
                Some(Interval::only(*size))
            }
            ExpressionKind::Unary(operator, operand) => {
                let operand = self.value(operand, here)?;
                Some(match operator {
                    UnaryOperator::Plus => operand,
                    UnaryOperator::Minus => operand.negated(),
                    UnaryOperator::Invert => operand.inverted(),
                })
            }
            ExpressionKind::Binary(operator, left, right) => {
                let (left, right) = (self.value(left, here), self.value(right, here));
                let (left, right) = (left?, right?);
                self.note(expression.span, left, right);
                Some(left.binary(*operator, right))
            }
            ExpressionKind::Compare(_, left, right) => {
                self.value(left, here);
                self.value(right, here);
                Some(Interval::new(0, 1))
            }
            ExpressionKind::And(left, right) => self.both(left, Outcome::Holds, right, here),
            ExpressionKind::Or(left, right) => self.both(left, Outcome::Fails, right, here),
            ExpressionKind::Not(operand) => {
                self.value(operand, here);
                Some(Interval::new(0, 1))
            }
            ExpressionKind::Call(call) => {
                self.called(call, here);
                self.slots.get(&Slot::Returned(&call.function.text))
            }
            ExpressionKind::Builtin(builtin, arguments) => {
                let values: Vec<Option<Interval>> =
                    arguments.iter().map(|x| self.value(x, here)).collect();
                let values: Option<Vec<Interval>> = values.into_iter().collect();
                let values = values?;
                let mut values = values.into_iter();
                let first = values.next()?;
                Some(match builtin {
                    Builtin::Absolute => first.absolute(),
                    Builtin::Minimum => values.fold(first, |x, y| {
                        Interval::new(x.low.min(y.low), x.high.min(y.high))
                    }),
                    Builtin::Maximum => values.fold(first, |x, y| {
                        Interval::new(x.low.max(y.low), x.high.max(y.high))
                    }),
                })
            }
            ExpressionKind::Bit(_) => Some(Interval::new(0, 64)),
        }
    }

    /// Two tests, the second of which is made if the first ends so.
    fn both(
        &mut self,
        left: &'a Expression,
        outcome: Outcome,
        right: &'a Expression,
        here: &mut Here<'a>,
    ) -> Option<Interval> {
        self.value(left, here);
        let mut inner = here.clone();
        self.learn(left, outcome, &mut inner);
        self.value(right, &mut inner);
        self.forget_called(right, here);
        Some(Interval::new(0, 1))
    }

    /// What the outcome of a test says about variables.
    pub(super) fn learn(&mut self, test: &'a Expression, outcome: Outcome, here: &mut Here<'a>) {
        match (&test.kind, outcome) {
            (ExpressionKind::Not(operand), Outcome::Holds) => {
                self.learn(operand, Outcome::Fails, here);
            }
            (ExpressionKind::Not(operand), Outcome::Fails) => {
                self.learn(operand, Outcome::Holds, here);
            }
            (ExpressionKind::And(left, right), Outcome::Holds)
            | (ExpressionKind::Or(left, right), Outcome::Fails) => {
                self.learn(left, outcome, here);
                self.learn(right, outcome, here);
            }
            (ExpressionKind::Compare(comparison, left, right), _)
                if is_plain(left) && is_plain(right) =>
            {
                let comparison = match outcome {
                    Outcome::Holds => *comparison,
                    Outcome::Fails => negated(*comparison),
                };
                let (low, high) = (self.evaluated(left, here), self.evaluated(right, here));
                if let ExpressionKind::Name(name) = &left.kind {
                    let narrowed = low.zip(high).and_then(|(x, y)| x.compared(comparison, y));
                    here.learn(name, narrowed);
                }
                if let ExpressionKind::Name(name) = &right.kind {
                    let other = exchanged(comparison);
                    let narrowed = low.zip(high).and_then(|(x, y)| y.compared(other, x));
                    here.learn(name, narrowed);
                }
            }
            _ => {}
        }
        self.forget_called(test, here);
    }
}

/// Whether only integers are in it, and no call: then it is quickly evaluated again.
fn is_plain(expression: &Expression) -> bool {
    match &expression.kind {
        ExpressionKind::Integer(_) | ExpressionKind::Name(_) | ExpressionKind::Length(_) => true,
        ExpressionKind::Subscript(_, x) | ExpressionKind::Unary(_, x) => is_plain(x),
        ExpressionKind::Binary(_, x, y) => is_plain(x) && is_plain(y),
        ExpressionKind::Builtin(_, arguments) => arguments.iter().all(is_plain),
        ExpressionKind::Boolean(_)
        | ExpressionKind::Compare(..)
        | ExpressionKind::Not(_)
        | ExpressionKind::And(..)
        | ExpressionKind::Or(..)
        | ExpressionKind::Call(_)
        | ExpressionKind::Bit(_) => false,
    }
}
