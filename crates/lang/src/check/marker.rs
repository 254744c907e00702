//! Which lines of the board the cells of a marker array stand for. They must
//! be consecutive, so that a cell finds its squares by one sum.

use super::constant::Constants;
use crate::{
    arithmetic,
    ast::{BinaryOperator, Expression, ExpressionKind, UnaryOperator},
    error::{Error, MarkError},
    marks::MarkerDeclaration,
    program::Marker,
};

/// The number of a line as a function of the cell x: factor · x + offset.
#[derive(Clone, Copy)]
struct Linear {
    factor: i64,
    offset: i64,
}

impl Linear {
    fn fixed(offset: i64) -> Linear {
        Linear { factor: 0, offset }
    }
}

/// Reads the declaration behind the making of a list.
pub(super) fn marker(
    declaration: &MarkerDeclaration,
    constants: &Constants<'_>,
) -> Result<Marker, Error> {
    match linear(&declaration.line, constants) {
        Some(Linear { factor: 1, offset }) => Ok(Marker {
            kind: declaration.kind,
            offset,
        }),
        _ => Err(Error::mark(declaration.line.span, MarkError::MarkerLine)),
    }
}

fn linear(expression: &Expression, constants: &Constants<'_>) -> Option<Linear> {
    match &expression.kind {
        ExpressionKind::Name(name) if name == "x" => Some(Linear {
            factor: 1,
            offset: 0,
        }),
        ExpressionKind::Unary(operator, operand) => {
            let operand = linear(operand, constants)?;
            match operator {
                UnaryOperator::Plus => Some(operand),
                UnaryOperator::Minus => scale(-1, operand),
                UnaryOperator::Invert => None,
            }
        }
        ExpressionKind::Binary(operator, left, right) => {
            let (left, right) = (linear(left, constants)?, linear(right, constants)?);
            match operator {
                BinaryOperator::Add => combine(left, right, arithmetic::add),
                BinaryOperator::Subtract => combine(left, right, arithmetic::subtract),
                BinaryOperator::Multiply if left.factor == 0 => scale(left.offset, right),
                BinaryOperator::Multiply if right.factor == 0 => scale(right.offset, left),
                BinaryOperator::Multiply
                | BinaryOperator::Divide
                | BinaryOperator::Remainder
                | BinaryOperator::ShiftLeft
                | BinaryOperator::ShiftRight
                | BinaryOperator::And
                | BinaryOperator::Or
                | BinaryOperator::Xor => {
                    let fixed = left.factor == 0 && right.factor == 0;
                    let value = arithmetic::binary(*operator, left.offset, right.offset).ok();
                    value.filter(|_| fixed).map(Linear::fixed)
                }
            }
        }
        ExpressionKind::Integer(_) | ExpressionKind::Name(_) | ExpressionKind::Length(_) => {
            constants.value(expression).map(Linear::fixed)
        }
        ExpressionKind::Boolean(_)
        | ExpressionKind::Subscript(..)
        | ExpressionKind::Compare(..)
        | ExpressionKind::Not(_)
        | ExpressionKind::And(..)
        | ExpressionKind::Or(..)
        | ExpressionKind::Call(_)
        | ExpressionKind::Builtin(..)
        | ExpressionKind::Bit(_) => None,
    }
}

fn combine(
    left: Linear,
    right: Linear,
    operation: fn(i64, i64) -> Result<i64, arithmetic::Fault>,
) -> Option<Linear> {
    let factor = operation(left.factor, right.factor).ok()?;
    let offset = operation(left.offset, right.offset).ok()?;
    Some(Linear { factor, offset })
}

fn scale(by: i64, linear: Linear) -> Option<Linear> {
    let factor = arithmetic::multiply(by, linear.factor).ok()?;
    let offset = arithmetic::multiply(by, linear.offset).ok()?;
    Some(Linear { factor, offset })
}
