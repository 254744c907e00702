//! Expressions of Pascal, where `and` binds like a product, `or` like a sum, and
//! comparisons least of all.

use crate::{
    ast::{BinaryOperator, Comparison, UnaryOperator},
    listing::{
        plan::{Expr, Helper, Place, Plan, Subscripts},
        writer::{joined, together},
    },
};

/// How tightly something binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Binding {
    Compare,
    Sum,
    Product,
    Not,
    Atom,
}

/// Prints expressions.
pub(super) struct Formulas<'a> {
    pub plan: &'a Plan,
}

fn sign(operator: BinaryOperator) -> (&'static str, Binding) {
    match operator {
        BinaryOperator::Add => (" + ", Binding::Sum),
        BinaryOperator::Subtract => (" - ", Binding::Sum),
        BinaryOperator::Multiply => (" * ", Binding::Product),
        BinaryOperator::Divide => (" div ", Binding::Product),
        BinaryOperator::Remainder => (" mod ", Binding::Product),
        BinaryOperator::ShiftLeft => (" shl ", Binding::Product),
        BinaryOperator::ShiftRight => (" shr ", Binding::Product),
        BinaryOperator::And => (" and ", Binding::Product),
        BinaryOperator::Or => (" or ", Binding::Sum),
        BinaryOperator::Xor => (" xor ", Binding::Sum),
    }
}

/// Whether an operator is one of those that everybody reads without brackets.
fn is_arithmetic(operator: BinaryOperator) -> bool {
    match operator {
        BinaryOperator::Add
        | BinaryOperator::Subtract
        | BinaryOperator::Multiply
        | BinaryOperator::Divide
        | BinaryOperator::Remainder => true,
        BinaryOperator::ShiftLeft
        | BinaryOperator::ShiftRight
        | BinaryOperator::And
        | BinaryOperator::Or
        | BinaryOperator::Xor => false,
    }
}

fn comparison(comparison: Comparison) -> &'static str {
    match comparison {
        Comparison::Equal => " = ",
        Comparison::NotEqual => " <> ",
        Comparison::Less => " < ",
        Comparison::LessEqual => " <= ",
        Comparison::Greater => " > ",
        Comparison::GreaterEqual => " >= ",
    }
}

impl Formulas<'_> {
    /// An expression as a whole.
    pub fn any(&self, value: &Expr) -> String {
        self.formula(value).0
    }

    /// What is written to.
    pub fn place(&self, place: &Place) -> String {
        match place {
            Place::Local(name) | Place::Global(name) => name.clone(),
            Place::Cell(list, index) => self.cell(*list, index),
        }
    }

    /// A call as a statement.
    pub fn called(&self, function: usize, arguments: &[Expr]) -> String {
        let routine = &self.plan.functions[function];
        if arguments.is_empty() && routine.returns.is_none() {
            return routine.name.clone();
        }
        self.applied(&routine.name, arguments)
    }

    fn applied(&self, name: &str, arguments: &[Expr]) -> String {
        let arguments: Vec<String> = arguments.iter().map(|x| self.any(x)).collect();
        together(&[name, "(", &joined(&arguments, ", "), ")"])
    }

    /// A cell; where every index ends in `+ n`, the array is counted without it.
    fn cell(&self, list: usize, index: &Expr) -> String {
        let list = &self.plan.lists[list];
        let index = match (list.subscripts, index) {
            (Subscripts::Plus(_), Expr::Binary(BinaryOperator::Add, index, _)) => self.any(index),
            (Subscripts::Plus(_) | Subscripts::Plain, index) => self.any(index),
        };
        together(&[&list.name, "[", &index, "]"])
    }

    pub fn at(&self, value: &Expr, least: Binding) -> String {
        let (text, binding) = self.formula(value);
        if binding < least {
            together(&["(", &text, ")"])
        } else {
            text
        }
    }

    fn formula(&self, value: &Expr) -> (String, Binding) {
        match value {
            Expr::Integer(number) if *number < 0 => (number.to_string(), Binding::Sum),
            Expr::Integer(number) => (number.to_string(), Binding::Atom),
            Expr::Boolean(true) => ("true".to_owned(), Binding::Atom),
            Expr::Boolean(false) => ("false".to_owned(), Binding::Atom),
            Expr::Constant(number) => (self.plan.constants[*number].name.clone(), Binding::Atom),
            Expr::Local(name) | Expr::Global(name) => (name.clone(), Binding::Atom),
            Expr::Cell(list, index) => (self.cell(*list, index), Binding::Atom),
            Expr::Unary(UnaryOperator::Minus, operand) => {
                let operand = self.at(operand, Binding::Not);
                (together(&["-", &operand]), Binding::Sum)
            }
            Expr::Unary(UnaryOperator::Plus, operand) => self.formula(operand),
            Expr::Unary(UnaryOperator::Invert, operand) | Expr::Not(operand) => {
                let operand = self.at(operand, Binding::Not);
                (together(&["not ", &operand]), Binding::Not)
            }
            Expr::Binary(operator, left, right) => {
                let (sign, binding) = sign(*operator);
                let same = matches!(&**left, Expr::Binary(other, ..) if other == operator);
                let least = match is_arithmetic(*operator) {
                    true => binding,
                    false if same => Binding::Compare,
                    false => Binding::Not,
                };
                let above = match (is_arithmetic(*operator), binding) {
                    (true, Binding::Sum) => Binding::Product,
                    _ => Binding::Not,
                };
                let (left, right) = (self.arithmetic(left, least), self.arithmetic(right, above));
                (together(&[&left, sign, &right]), binding)
            }
            Expr::Compare(operator, left, right) => {
                let (left, right) = (self.at(left, Binding::Sum), self.at(right, Binding::Sum));
                (
                    together(&[&left, comparison(*operator), &right]),
                    Binding::Compare,
                )
            }
            Expr::And(left, right) => {
                let (left, right) = (
                    self.at(left, Binding::Product),
                    self.at(right, Binding::Not),
                );
                (together(&[&left, " and ", &right]), Binding::Product)
            }
            Expr::Or(left, right) => {
                let (left, right) = (
                    self.at(left, Binding::Sum),
                    self.at(right, Binding::Product),
                );
                (together(&[&left, " or ", &right]), Binding::Sum)
            }
            Expr::Call(function, arguments) => (
                self.applied(&self.plan.functions[*function].name, arguments),
                Binding::Atom,
            ),
            Expr::Absolute(operand) => {
                let operand = std::slice::from_ref(&**operand);
                (self.applied("abs", operand), Binding::Atom)
            }
            Expr::Helper(helper, arguments) => {
                let name = match helper {
                    Helper::Minimum => "min",
                    Helper::Maximum => "max",
                    Helper::Divide => "floor_div",
                    Helper::Remainder => "floor_mod",
                    Helper::ShiftLeft => "shift_left",
                    Helper::ShiftRight => "shift_right",
                    Helper::RangeLength => "range_length",
                    Helper::RangeItem => "range_item",
                };
                (self.applied(name, arguments), Binding::Atom)
            }
        }
    }

    /// An operand of an operator: one of another sort is put in brackets.
    fn arithmetic(&self, value: &Expr, least: Binding) -> String {
        match value {
            Expr::Binary(operator, ..)
                if !is_arithmetic(*operator) && least != Binding::Compare =>
            {
                together(&["(", &self.any(value), ")"])
            }
            value => self.at(value, least),
        }
    }
}
