//! The ranges of arrays: from the lowest index that can occur to the last cell, and
//! without the `+ n` in which every index of a list ends.

use super::expressions::Formulas;
use crate::{
    ast::{BinaryOperator, UnaryOperator},
    listing::{
        plan::{Expr, List, Start, Subscripts},
        writer::together,
    },
};

/// The range of a list's array, as it is declared.
pub(super) fn range(formulas: &Formulas<'_>, list: &List) -> String {
    let (low, high) = ends(formulas, list);
    together(&[&low, "..", &high])
}

/// The ends of the range.
pub(super) fn ends(formulas: &Formulas<'_>, list: &List) -> (String, String) {
    let lowest = match list.start {
        Start::Each(_) => 0,
        Start::Later | Start::Same(_) => list.lowest,
    };
    let last = match &list.size {
        Some(size) => size.moved(-1),
        None => Expr::Integer(list.cells.max(1) - 1),
    };
    match list.subscripts {
        Subscripts::Plain => (lowest.to_string(), formulas.any(&last)),
        Subscripts::Plus(constant) => {
            let name = &formulas.plan.constants[constant].name;
            let low = scaled(-1, lowest, name);
            let high = match linear(&last, constant) {
                Some((factor, offset)) => scaled(factor - 1, offset, name),
                None => together(&[&formulas.any(&last), " - ", name]),
            };
            (low, high)
        }
    }
}

/// A sum of a multiple of a constant and a number.
fn scaled(factor: i64, offset: i64, name: &str) -> String {
    let multiple = match factor {
        0 => return offset.to_string(),
        1 => name.to_owned(),
        -1 if offset == 0 => return together(&["-", name]),
        -1 => return together(&[&offset.to_string(), " - ", name]),
        _ => together(&[&factor.to_string(), " * ", name]),
    };
    match offset {
        0 => multiple,
        _ if offset < 0 => together(&[&multiple, " - ", &offset.unsigned_abs().to_string()]),
        _ => together(&[&multiple, " + ", &offset.to_string()]),
    }
}

/// The factor of a constant and the number beside it, if that is all that is there.
fn linear(value: &Expr, constant: usize) -> Option<(i64, i64)> {
    match value {
        Expr::Integer(number) => Some((0, *number)),
        Expr::Constant(number) => (*number == constant).then_some((1, 0)),
        Expr::Unary(UnaryOperator::Minus, operand) => {
            let (factor, offset) = linear(operand, constant)?;
            Some((-factor, -offset))
        }
        Expr::Binary(operator, left, right) => {
            let (left, right) = (linear(left, constant)?, linear(right, constant)?);
            match (operator, left, right) {
                (BinaryOperator::Add, (a, b), (c, d)) => Some((a + c, b + d)),
                (BinaryOperator::Subtract, (a, b), (c, d)) => Some((a - c, b - d)),
                (BinaryOperator::Multiply, (0, by), (a, b))
                | (BinaryOperator::Multiply, (a, b), (0, by)) => {
                    Some((a.checked_mul(by)?, b.checked_mul(by)?))
                }
                _ => None,
            }
        }
        _ => None,
    }
}
