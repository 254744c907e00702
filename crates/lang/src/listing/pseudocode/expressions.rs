//! The formulas of pseudocode: `a[i] ≠ a[k] and |a[i] − a[k]| ≤ k − i`. Brackets
//! stand where the signs need them and nowhere else.

use super::words::Vocabulary;
use crate::{
    ast::{
        BinaryOperator, Builtin, Call, Comparison, Expression, ExpressionKind, Target,
        UnaryOperator,
    },
    listing::writer::{joined, together},
};

/// How tightly something binds, from `or` to a name.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Or,
    And,
    Not,
    Compare,
    BitOr,
    BitXor,
    BitAnd,
    Shift,
    Sum,
    Product,
    Sign,
    Atom,
}

/// Prints formulas.
pub(super) struct Formulas {
    pub words: &'static Vocabulary,
}

/// The value of a literal, with its sign.
pub(super) fn constant(expression: &Expression) -> Option<i64> {
    match &expression.kind {
        ExpressionKind::Integer(value) => Some(*value),
        ExpressionKind::Unary(UnaryOperator::Minus, operand) => match operand.kind {
            ExpressionKind::Integer(value) => Some(-value),
            _ => None,
        },
        _ => None,
    }
}

/// A number with the sign for minus.
pub(super) fn number(value: i64) -> String {
    if value < 0 {
        together(&["−", &value.unsigned_abs().to_string()])
    } else {
        value.to_string()
    }
}

fn sign(operator: BinaryOperator) -> (&'static str, Binding) {
    match operator {
        BinaryOperator::Add => (" + ", Binding::Sum),
        BinaryOperator::Subtract => (" − ", Binding::Sum),
        BinaryOperator::Multiply => (" · ", Binding::Product),
        BinaryOperator::Divide => (" / ", Binding::Product),
        BinaryOperator::Remainder => (" mod ", Binding::Product),
        BinaryOperator::ShiftLeft => (" << ", Binding::Shift),
        BinaryOperator::ShiftRight => (" >> ", Binding::Shift),
        BinaryOperator::And => (" & ", Binding::BitAnd),
        BinaryOperator::Or => (" | ", Binding::BitOr),
        BinaryOperator::Xor => (" xor ", Binding::BitXor),
    }
}

fn comparison(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Equal => " = ",
        Comparison::NotEqual => " ≠ ",
        Comparison::Less => " < ",
        Comparison::LessEqual => " ≤ ",
        Comparison::Greater => " > ",
        Comparison::GreaterEqual => " ≥ ",
    }
}

impl Formulas {
    /// An expression as a whole.
    pub fn any(&self, expression: &Expression) -> String {
        self.at(expression, Binding::Or)
    }

    /// What stands left of an arrow.
    pub fn target(&self, target: &Target) -> String {
        match target {
            Target::Name(name) => name.text.clone(),
            Target::Subscript(list, index) => together(&[&list.text, "[", &self.any(index), "]"]),
        }
    }

    /// The target of `+=` and the like with what is done to it.
    pub fn augmented(&self, target: &str, operator: BinaryOperator, value: &Expression) -> String {
        match operator {
            BinaryOperator::Divide => together(&["⌊", target, " / ", &self.divisor(value), "⌋"]),
            _ => {
                let (sign, binding) = sign(operator);
                together(&[target, sign, &self.at(value, above(binding))])
            }
        }
    }

    /// Something of which only the truth matters.
    pub fn condition(&self, expression: &Expression) -> String {
        self.truth(expression, Binding::Or)
    }

    /// An integer moved by one up or down.
    pub fn moved(&self, expression: &Expression, by: i64) -> String {
        if let Some(value) = constant(expression) {
            return number(value.saturating_add(by));
        }
        if let ExpressionKind::Binary(operator, left, right) = &expression.kind
            && let ExpressionKind::Integer(value) = right.kind
            && let Some(value) = match operator {
                BinaryOperator::Add => Some(value),
                BinaryOperator::Subtract => Some(-value),
                _ => None,
            }
        {
            return self.plus(left, value.saturating_add(by));
        }
        self.plus(expression, by)
    }

    fn plus(&self, expression: &Expression, by: i64) -> String {
        let text = self.at(expression, Binding::Sum);
        match by {
            0 => self.any(expression),
            _ if by < 0 => together(&[&text, " − ", &by.unsigned_abs().to_string()]),
            _ => together(&[&text, " + ", &by.to_string()]),
        }
    }

    /// A call of one of the program's own functions.
    pub fn call(&self, call: &Call) -> String {
        self.applied(&call.function.text, &call.arguments)
    }

    fn applied(&self, name: &str, arguments: &[Expression]) -> String {
        let arguments: Vec<String> = arguments.iter().map(|x| self.any(x)).collect();
        together(&[name, "(", &joined(&arguments, ", "), ")"])
    }

    fn divisor(&self, expression: &Expression) -> String {
        self.at(expression, Binding::Sign)
    }

    /// A condition: an integer is one if it is not 0.
    fn truth(&self, expression: &Expression, least: Binding) -> String {
        let (text, binding) = match &expression.kind {
            ExpressionKind::Not(operand) => {
                let operand = self.truth(operand, Binding::Not);
                (together(&[self.words.not, &operand]), Binding::Not)
            }
            ExpressionKind::And(left, right) => {
                let (left, right) = (
                    self.truth(left, Binding::And),
                    self.truth(right, Binding::Not),
                );
                (together(&[&left, self.words.and, &right]), Binding::And)
            }
            ExpressionKind::Or(left, right) => {
                let (left, right) = (
                    self.truth(left, Binding::Or),
                    self.truth(right, Binding::And),
                );
                (together(&[&left, self.words.or, &right]), Binding::Or)
            }
            ExpressionKind::Integer(_)
            | ExpressionKind::Unary(..)
            | ExpressionKind::Binary(..)
            | ExpressionKind::Builtin(..)
            | ExpressionKind::Length(_)
            | ExpressionKind::Bit(_) => {
                let value = self.at(expression, Binding::BitOr);
                (together(&[&value, " ≠ 0"]), Binding::Compare)
            }
            ExpressionKind::Boolean(_)
            | ExpressionKind::Name(_)
            | ExpressionKind::Subscript(..)
            | ExpressionKind::Compare(..)
            | ExpressionKind::Call(_) => return self.at(expression, least),
        };
        enclosed(text, binding, least)
    }

    /// An expression where what binds less tightly needs brackets.
    fn at(&self, expression: &Expression, least: Binding) -> String {
        let (text, binding) = self.formula(expression);
        enclosed(text, binding, least)
    }

    fn formula(&self, expression: &Expression) -> (String, Binding) {
        match &expression.kind {
            ExpressionKind::Integer(value) => (value.to_string(), Binding::Atom),
            ExpressionKind::Boolean(true) => (self.words.truth.to_owned(), Binding::Atom),
            ExpressionKind::Boolean(false) => (self.words.falsehood.to_owned(), Binding::Atom),
            ExpressionKind::Name(name) => (name.clone(), Binding::Atom),
            ExpressionKind::Subscript(list, index) => (
                together(&[&list.text, "[", &self.any(index), "]"]),
                Binding::Atom,
            ),
            ExpressionKind::Unary(operator, operand) => {
                let sign = match operator {
                    UnaryOperator::Minus => "−",
                    UnaryOperator::Plus => "+",
                    UnaryOperator::Invert => "~",
                };
                let operand = self.at(operand, Binding::Sign);
                (together(&[sign, &operand]), Binding::Sign)
            }
            ExpressionKind::Binary(BinaryOperator::Divide, left, right) => {
                let (left, right) = (self.at(left, Binding::Product), self.divisor(right));
                (together(&["⌊", &left, " / ", &right, "⌋"]), Binding::Atom)
            }
            ExpressionKind::Binary(operator, left, right) => {
                let (sign, binding) = sign(*operator);
                let (left, right) = (self.at(left, binding), self.at(right, above(binding)));
                (together(&[&left, sign, &right]), binding)
            }
            ExpressionKind::Compare(operator, left, right) => {
                let (left, right) = (
                    self.at(left, Binding::BitOr),
                    self.at(right, Binding::BitOr),
                );
                (
                    together(&[&left, comparison(*operator), &right]),
                    Binding::Compare,
                )
            }
            ExpressionKind::Not(_) => (self.truth(expression, Binding::Not), Binding::Not),
            ExpressionKind::And(..) => (self.truth(expression, Binding::And), Binding::And),
            ExpressionKind::Or(..) => (self.truth(expression, Binding::Or), Binding::Or),
            ExpressionKind::Call(call) => (self.call(call), Binding::Atom),
            ExpressionKind::Builtin(builtin, arguments) => (
                match (builtin, arguments.as_slice()) {
                    (Builtin::Absolute, [operand]) if is_plain(operand) => {
                        together(&["|", &self.any(operand), "|"])
                    }
                    (Builtin::Absolute, _) => self.applied("abs", arguments),
                    (Builtin::Minimum, _) => self.applied("min", arguments),
                    (Builtin::Maximum, _) => self.applied("max", arguments),
                },
                Binding::Atom,
            ),
            ExpressionKind::Length(list) => (
                together(&[self.words.length, "(", &list.text, ")"]),
                Binding::Atom,
            ),
            ExpressionKind::Bit(operand) => {
                (together(&["bit(", &self.any(operand), ")"]), Binding::Atom)
            }
        }
    }
}

fn enclosed(text: String, binding: Binding, least: Binding) -> String {
    if binding < least {
        together(&["(", &text, ")"])
    } else {
        text
    }
}

/// What the right operand of a left-associative operator has to be.
fn above(binding: Binding) -> Binding {
    match binding {
        Binding::BitOr => Binding::BitXor,
        Binding::BitXor => Binding::BitAnd,
        Binding::BitAnd => Binding::Shift,
        Binding::Shift => Binding::Sum,
        Binding::Sum => Binding::Product,
        Binding::Product => Binding::Sign,
        Binding::Or
        | Binding::And
        | Binding::Not
        | Binding::Compare
        | Binding::Sign
        | Binding::Atom => Binding::Atom,
    }
}

/// Whether no other bar stands between the bars of an absolute value.
fn is_plain(expression: &Expression) -> bool {
    match &expression.kind {
        ExpressionKind::Integer(_) | ExpressionKind::Name(_) | ExpressionKind::Length(_) => true,
        ExpressionKind::Subscript(_, operand) | ExpressionKind::Unary(_, operand) => {
            is_plain(operand)
        }
        ExpressionKind::Binary(operator, left, right) => {
            *operator != BinaryOperator::Or && is_plain(left) && is_plain(right)
        }
        ExpressionKind::Call(call) => call.arguments.iter().all(is_plain),
        ExpressionKind::Boolean(_)
        | ExpressionKind::Compare(..)
        | ExpressionKind::Not(_)
        | ExpressionKind::And(..)
        | ExpressionKind::Or(..)
        | ExpressionKind::Builtin(..)
        | ExpressionKind::Bit(_) => false,
    }
}
