//! Expressions of Rust. Numbers are i64 everywhere; where nothing else says so, a
//! literal does.

use crate::{
    ast::{BinaryOperator, Comparison, UnaryOperator},
    listing::{
        plan::{Expr, Helper, Place, Plan},
        writer::{joined, together},
    },
};

/// How tightly something binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Or,
    And,
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

/// Prints expressions.
pub(super) struct Formulas<'a> {
    pub plan: &'a Plan,
}

/// An operator without its spaces.
pub(super) fn sign(operator: BinaryOperator) -> &'static str {
    match operator {
        BinaryOperator::Add => "+",
        BinaryOperator::Subtract => "-",
        BinaryOperator::Multiply => "*",
        BinaryOperator::Divide => "/",
        BinaryOperator::Remainder => "%",
        BinaryOperator::ShiftLeft => "<<",
        BinaryOperator::ShiftRight => ">>",
        BinaryOperator::And => "&",
        BinaryOperator::Or => "|",
        BinaryOperator::Xor => "^",
    }
}

fn binding(operator: BinaryOperator) -> (Binding, Binding) {
    match operator {
        BinaryOperator::Add | BinaryOperator::Subtract => (Binding::Sum, Binding::Product),
        BinaryOperator::Multiply | BinaryOperator::Divide | BinaryOperator::Remainder => {
            (Binding::Product, Binding::Sign)
        }
        BinaryOperator::ShiftLeft | BinaryOperator::ShiftRight => (Binding::Shift, Binding::Sum),
        BinaryOperator::And => (Binding::BitAnd, Binding::Shift),
        BinaryOperator::Or => (Binding::BitOr, Binding::BitXor),
        BinaryOperator::Xor => (Binding::BitXor, Binding::BitAnd),
    }
}

fn comparison(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Equal => " == ",
        Comparison::NotEqual => " != ",
        Comparison::Less => " < ",
        Comparison::LessEqual => " <= ",
        Comparison::Greater => " > ",
        Comparison::GreaterEqual => " >= ",
    }
}

/// Whether nothing but literals says what type a number has.
pub(super) fn is_untyped(value: &Expr) -> bool {
    match value {
        Expr::Integer(_) => true,
        Expr::Unary(_, x) => is_untyped(x),
        Expr::Binary(BinaryOperator::ShiftLeft | BinaryOperator::ShiftRight, x, _) => is_untyped(x),
        Expr::Binary(_, x, y) => is_untyped(x) && is_untyped(y),
        Expr::Boolean(_)
        | Expr::Constant(_)
        | Expr::Local(_)
        | Expr::Global(_)
        | Expr::Cell(..)
        | Expr::Compare(..)
        | Expr::Not(_)
        | Expr::And(..)
        | Expr::Or(..)
        | Expr::Call(..)
        | Expr::Absolute(_)
        | Expr::Helper(..) => false,
    }
}

/// The operator and the operand of `x = x + y`.
pub(super) fn own_operation<'a>(
    place: &Place,
    value: &'a Expr,
) -> Option<(BinaryOperator, &'a Expr)> {
    let Expr::Binary(operator, left, right) = value else {
        return None;
    };
    let same = match (place, &**left) {
        (Place::Local(one), Expr::Local(other)) | (Place::Global(one), Expr::Global(other)) => {
            one == other
        }
        (Place::Cell(one, index), Expr::Cell(other, at)) => one == other && *index == **at,
        _ => false,
    };
    same.then_some((*operator, right))
}

impl Formulas<'_> {
    /// An expression as a whole.
    pub fn any(&self, value: &Expr) -> String {
        self.formula(value).0
    }

    /// An expression that is an i64 by itself.
    pub fn typed(&self, value: &Expr) -> String {
        self.typed_at(value, Binding::Or)
    }

    fn typed_at(&self, value: &Expr, least: Binding) -> String {
        if !is_untyped(value) {
            return self.at(value, least);
        }
        let (text, binding) = match value {
            Expr::Unary(operator, operand) => {
                let operand = self.typed_at(operand, Binding::Sign);
                (signed(*operator, operand), Binding::Sign)
            }
            Expr::Binary(operator, left, right) => {
                let (own, above) = binding(*operator);
                let (left, right) = (self.typed_at(left, own), self.at(right, above));
                (together(&[&left, " ", sign(*operator), " ", &right]), own)
            }
            value => {
                let (text, binding) = self.formula(value);
                (together(&[&text, "_i64"]), binding)
            }
        };
        enclosed(text, binding, least)
    }

    /// An index, or a size.
    pub fn index(&self, value: &Expr) -> String {
        match value {
            Expr::Integer(number) if *number >= 0 => number.to_string(),
            value => together(&[&self.typed_at(value, Binding::Sign), " as usize"]),
        }
    }

    /// What is written to.
    pub fn place(&self, place: &Place) -> String {
        match place {
            Place::Local(name) => name.clone(),
            Place::Global(name) => together(&["self.", name]),
            Place::Cell(list, index) => self.cell(*list, index),
        }
    }

    fn cell(&self, list: usize, index: &Expr) -> String {
        let name = &self.plan.lists[list].name;
        together(&["self.", name, "[", &self.index(index), "]"])
    }

    /// A call of one of the program's own functions.
    pub fn call(&self, function: usize, arguments: &[Expr]) -> String {
        let name = together(&["self.", &self.plan.functions[function].name]);
        self.applied(&name, arguments)
    }

    fn applied(&self, name: &str, arguments: &[Expr]) -> String {
        let arguments: Vec<String> = arguments.iter().map(|x| self.any(x)).collect();
        together(&[name, "(", &joined(&arguments, ", "), ")"])
    }

    fn at(&self, value: &Expr, least: Binding) -> String {
        let (text, binding) = self.formula(value);
        enclosed(text, binding, least)
    }

    fn formula(&self, value: &Expr) -> (String, Binding) {
        match value {
            Expr::Integer(number) => {
                let binding = if *number < 0 {
                    Binding::Sign
                } else {
                    Binding::Atom
                };
                (number.to_string(), binding)
            }
            Expr::Boolean(true) => ("true".to_owned(), Binding::Atom),
            Expr::Boolean(false) => ("false".to_owned(), Binding::Atom),
            Expr::Constant(number) => (self.plan.constants[*number].name.clone(), Binding::Atom),
            Expr::Local(name) => (name.clone(), Binding::Atom),
            Expr::Global(name) => (together(&["self.", name]), Binding::Atom),
            Expr::Cell(list, index) => (self.cell(*list, index), Binding::Atom),
            Expr::Unary(operator, operand) => {
                let operand = self.at(operand, Binding::Sign);
                (signed(*operator, operand), Binding::Sign)
            }
            Expr::Binary(operator, left, right) => {
                let (own, above) = binding(*operator);
                let (left, right) = (self.at(left, own), self.at(right, above));
                (together(&[&left, " ", sign(*operator), " ", &right]), own)
            }
            Expr::Compare(operator, left, right) => {
                let first = if is_untyped(left) && is_untyped(right) {
                    self.typed_at(left, Binding::BitOr)
                } else {
                    self.at(left, Binding::BitOr)
                };
                let second = self.at(right, Binding::BitOr);
                (
                    together(&[&first, comparison(*operator), &second]),
                    Binding::Compare,
                )
            }
            Expr::Not(operand) => (
                together(&["!", &self.at(operand, Binding::Sign)]),
                Binding::Sign,
            ),
            Expr::And(left, right) => {
                let (left, right) = (
                    self.at(left, Binding::And),
                    self.at(right, Binding::Compare),
                );
                (together(&[&left, " && ", &right]), Binding::And)
            }
            Expr::Or(left, right) => {
                let (left, right) = (self.at(left, Binding::Or), self.at(right, Binding::And));
                (together(&[&left, " || ", &right]), Binding::Or)
            }
            Expr::Call(function, arguments) => (self.call(*function, arguments), Binding::Atom),
            Expr::Absolute(operand) => (
                together(&[&self.typed_at(operand, Binding::Atom), ".abs()"]),
                Binding::Atom,
            ),
            Expr::Helper(helper, arguments) => (self.helped(*helper, arguments), Binding::Atom),
        }
    }

    fn helped(&self, helper: Helper, arguments: &[Expr]) -> String {
        let name = match helper {
            Helper::Minimum => return self.method("min", arguments),
            Helper::Maximum => return self.method("max", arguments),
            Helper::Divide => "floor_div",
            Helper::Remainder => "floor_mod",
            Helper::ShiftLeft => "shift_left",
            Helper::ShiftRight => "shift_right",
            Helper::RangeLength => "range_length",
            Helper::RangeItem => "range_item",
        };
        self.applied(name, arguments)
    }

    /// A method of the first of two numbers.
    fn method(&self, name: &str, arguments: &[Expr]) -> String {
        let [first, second] = arguments else {
            return self.applied(name, arguments);
        };
        let first = self.typed_at(first, Binding::Atom);
        together(&[&first, ".", name, "(", &self.any(second), ")"])
    }
}

fn signed(operator: UnaryOperator, operand: String) -> String {
    match operator {
        // Two signs look like another operator.
        UnaryOperator::Minus if operand.starts_with('-') => together(&["-(", &operand, ")"]),
        UnaryOperator::Minus => together(&["-", &operand]),
        UnaryOperator::Plus => operand,
        UnaryOperator::Invert => together(&["!", &operand]),
    }
}

fn enclosed(text: String, binding: Binding, least: Binding) -> String {
    if binding < least {
        together(&["(", &text, ")"])
    } else {
        text
    }
}
