//! Expressions of C, with the brackets that the language needs and those without
//! which a careful compiler would warn.

use crate::{
    ast::{BinaryOperator, Comparison, UnaryOperator},
    listing::{
        plan::{Expr, Helper, Place, Plan, Width},
        writer::{joined, together},
    },
};

/// How tightly something binds.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Binding {
    Or,
    And,
    Bits,
    Compare,
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

fn binding(operator: BinaryOperator) -> Binding {
    match operator {
        BinaryOperator::Add | BinaryOperator::Subtract => Binding::Sum,
        BinaryOperator::Multiply | BinaryOperator::Divide | BinaryOperator::Remainder => {
            Binding::Product
        }
        BinaryOperator::ShiftLeft | BinaryOperator::ShiftRight => Binding::Shift,
        BinaryOperator::And | BinaryOperator::Or | BinaryOperator::Xor => Binding::Bits,
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

impl Formulas<'_> {
    /// An expression as a whole.
    pub fn any(&self, value: &Expr) -> String {
        self.formula(value).0
    }

    /// The bound in the test of a loop.
    pub fn bound(&self, value: &Expr) -> String {
        self.at(value, Binding::Sum)
    }

    /// A condition before `?`.
    pub fn chosen(&self, value: &Expr) -> String {
        self.at(value, Binding::Or)
    }

    /// What is written to.
    pub fn place(&self, place: &Place) -> String {
        match place {
            Place::Local(name) | Place::Global(name) => name.clone(),
            Place::Cell(list, index) => {
                together(&[&self.plan.lists[*list].name, "[", &self.any(index), "]"])
            }
        }
    }

    /// A call of one of the program's own functions.
    pub fn call(&self, function: usize, arguments: &[Expr]) -> String {
        self.applied(&self.plan.functions[function].name, arguments)
    }

    fn applied(&self, name: &str, arguments: &[Expr]) -> String {
        let arguments: Vec<String> = arguments.iter().map(|x| self.any(x)).collect();
        together(&[name, "(", &joined(&arguments, ", "), ")"])
    }

    /// An integer that is a `long long` for certain.
    pub fn widened(&self, value: &Expr) -> String {
        match value {
            Expr::Integer(number) => together(&[&number.to_string(), "LL"]),
            value if self.constant(value).is_none() => self.any(value),
            value => together(&["(long long)", &self.at(value, Binding::Sign)]),
        }
    }

    /// The value of what the compiler takes for an `int`, if all is wide: numbers
    /// and n, and what is made of them alone.
    fn constant(&self, value: &Expr) -> Option<i128> {
        match value {
            Expr::Integer(number) => Some(i128::from(*number)),
            Expr::Constant(number) => Some(i128::from(self.plan.constants[*number].number)),
            Expr::Unary(operator, operand) => {
                let operand = self.constant(operand)?;
                Some(match operator {
                    UnaryOperator::Minus => -operand,
                    UnaryOperator::Plus => operand,
                    UnaryOperator::Invert => -1 - operand,
                })
            }
            Expr::Binary(operator, left, right) => {
                let (left, right) = (self.constant(left)?, self.constant(right)?);
                match operator {
                    BinaryOperator::Add => left.checked_add(right),
                    BinaryOperator::Subtract => left.checked_sub(right),
                    BinaryOperator::Multiply => left.checked_mul(right),
                    BinaryOperator::Divide => left.checked_div(right),
                    BinaryOperator::Remainder => left.checked_rem(right),
                    BinaryOperator::ShiftLeft => {
                        left.checked_mul(1_i128.checked_shl(u32::try_from(right).ok()?)?)
                    }
                    BinaryOperator::ShiftRight => left.checked_shr(u32::try_from(right).ok()?),
                    BinaryOperator::And => Some(left & right),
                    BinaryOperator::Or => Some(left | right),
                    BinaryOperator::Xor => Some(left ^ right),
                }
            }
            _ => None,
        }
    }

    /// Whether an operator between what the compiler takes for `int` would leave it.
    fn leaves_int(&self, operator: BinaryOperator, left: &Expr, value: &Expr) -> bool {
        if self.plan.width == Width::Narrow || self.constant(left).is_none() {
            return false;
        }
        match self.constant(value) {
            Some(result) => i32::try_from(result).is_err(),
            None => operator == BinaryOperator::ShiftLeft,
        }
    }

    fn at(&self, value: &Expr, least: Binding) -> String {
        let (text, binding) = self.formula(value);
        if binding < least {
            together(&["(", &text, ")"])
        } else {
            text
        }
    }

    /// An operand beside others of the same operator needs no brackets.
    fn chained(&self, value: &Expr, same: bool, least: Binding) -> String {
        if same {
            self.any(value)
        } else {
            self.at(value, least)
        }
    }

    fn formula(&self, value: &Expr) -> (String, Binding) {
        match value {
            Expr::Integer(number) => {
                let wide = i32::try_from(*number).is_err();
                let suffix = if wide { "LL" } else { "" };
                let binding = if *number < 0 {
                    Binding::Sign
                } else {
                    Binding::Atom
                };
                (together(&[&number.to_string(), suffix]), binding)
            }
            Expr::Boolean(true) => ("true".to_owned(), Binding::Atom),
            Expr::Boolean(false) => ("false".to_owned(), Binding::Atom),
            Expr::Constant(number) => (self.plan.constants[*number].name.clone(), Binding::Atom),
            Expr::Local(name) | Expr::Global(name) => (name.clone(), Binding::Atom),
            Expr::Cell(list, index) => (
                together(&[&self.plan.lists[*list].name, "[", &self.any(index), "]"]),
                Binding::Atom,
            ),
            Expr::Unary(operator, operand) => {
                let sign = match operator {
                    UnaryOperator::Minus => "-",
                    UnaryOperator::Plus => "+",
                    UnaryOperator::Invert => "~",
                };
                let mut operand = self.at(operand, Binding::Sign);
                // Two signs would be another operator.
                if operand.starts_with(sign) {
                    operand = together(&["(", &operand, ")"]);
                }
                (together(&[sign, &operand]), Binding::Sign)
            }
            Expr::Binary(operator, left, right) => self.binary(*operator, left, right, value),
            Expr::Compare(operator, left, right) => {
                let mut second = self.at(right, Binding::Sum);
                // A comparison of something with itself is what the source has.
                if left == right {
                    second = together(&["+", &self.at(right, Binding::Sign)]);
                }
                let first = match **left {
                    Expr::Not(_) => together(&["(", &self.any(left), ")"]),
                    _ => self.at(left, Binding::Sum),
                };
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
                let first = matches!(**left, Expr::And(..));
                let left = self.chained(left, first, Binding::Bits);
                let right = self.at(right, Binding::Bits);
                (together(&[&left, " && ", &right]), Binding::And)
            }
            Expr::Or(left, right) => {
                let first = matches!(**left, Expr::Or(..));
                let left = self.chained(left, first, Binding::Bits);
                let right = self.at(right, Binding::Bits);
                (together(&[&left, " || ", &right]), Binding::Or)
            }
            Expr::Call(function, arguments) => (self.call(*function, arguments), Binding::Atom),
            Expr::Absolute(operand) => {
                let name = match self.plan.width {
                    Width::Narrow => "abs",
                    Width::Wide => "llabs",
                };
                let operand = std::slice::from_ref(&**operand);
                (self.applied(name, operand), Binding::Atom)
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

    fn binary(
        &self,
        operator: BinaryOperator,
        left: &Expr,
        right: &Expr,
        value: &Expr,
    ) -> (String, Binding) {
        let binding = binding(operator);
        let same = matches!(left, Expr::Binary(other, ..) if *other == operator);
        let first = match binding {
            _ if self.leaves_int(operator, left, value) => self.widened(left),
            Binding::Bits => self.chained(left, same, Binding::Sign),
            Binding::Shift => self.at(left, Binding::Sign),
            binding => self.at(left, binding),
        };
        let second = match binding {
            Binding::Sum => self.at(right, Binding::Product),
            _ => self.at(right, Binding::Sign),
        };
        (
            together(&[&first, " ", sign(operator), " ", &second]),
            binding,
        )
    }
}
