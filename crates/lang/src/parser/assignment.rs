//! Assignments: to a name, to a list's cell, to two of them at once.

use super::{
    cursor::Cursor,
    expression, list, operand,
    simple::{mistyped, value},
};
use crate::{
    ast::{BinaryOperator, StatementKind, Target},
    error::{Error, Refused},
    names,
    token::TokenKind,
};

/// What an assignment writes to.
pub(super) fn target(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<Target, Error> {
    let name = cursor.name(expected)?;
    if !cursor.take("[") {
        return Ok(Target::Name(name));
    }
    let index = operand::index(cursor)?;
    if cursor.is_symbol("[") {
        return cursor.refuse(Refused::NestedList);
    }
    Ok(Target::Subscript(name, index))
}

/// A statement that begins with a name or a cell.
pub(super) fn assignment(cursor: &mut Cursor<'_>) -> Result<StatementKind, Error> {
    let start = cursor.clone();
    let first = target(cursor, "a statement")?;
    match cursor.peek() {
        Some(TokenKind::Symbol("=")) => {
            cursor.next();
            assigned(cursor, first)
        }
        Some(TokenKind::Symbol(",")) => {
            cursor.next();
            pair(cursor, first)
        }
        Some(TokenKind::Symbol(":")) if cursor.peek_after().is_some() => {
            cursor.refuse(Refused::Annotation)
        }
        Some(TokenKind::Symbol(":=")) => cursor.refuse(Refused::Walrus),
        Some(TokenKind::Symbol("/=")) => cursor.refuse(Refused::TrueDivision),
        Some(TokenKind::Symbol("**=")) => cursor.refuse(Refused::Power),
        Some(TokenKind::Symbol("@=")) => cursor.refuse(Refused::MatrixProduct),
        Some(TokenKind::Symbol(symbol)) if *symbol != ":" => match augmented(symbol) {
            Some(operator) => {
                cursor.next();
                let value = expression::expression(cursor)?;
                Ok(StatementKind::Augment(first, operator, value))
            }
            None => {
                increment(cursor)?;
                *cursor = start;
                value(cursor)
            }
        },
        Some(TokenKind::Name(word)) if names::is_keyword(word) => {
            *cursor = start;
            value(cursor)
        }
        Some(_) => match mistyped(&start) {
            Some(error) => Err(error),
            None => cursor.expected("= behind the name"),
        },
        None => {
            let bare = || Error::refused(first.span(), Refused::BareExpression);
            Err(mistyped(&start).unwrap_or_else(bare))
        }
    }
}

fn augmented(symbol: &str) -> Option<BinaryOperator> {
    match symbol {
        "+=" => Some(BinaryOperator::Add),
        "-=" => Some(BinaryOperator::Subtract),
        "*=" => Some(BinaryOperator::Multiply),
        "//=" => Some(BinaryOperator::Divide),
        "%=" => Some(BinaryOperator::Remainder),
        "<<=" => Some(BinaryOperator::ShiftLeft),
        ">>=" => Some(BinaryOperator::ShiftRight),
        "&=" => Some(BinaryOperator::And),
        "|=" => Some(BinaryOperator::Or),
        "^=" => Some(BinaryOperator::Xor),
        _ => None,
    }
}

/// Refuses the `++` or `--` of other languages behind a target.
fn increment(cursor: &mut Cursor<'_>) -> Result<(), Error> {
    for (written, sign, write) in [("++", "+", "+= 1"), ("--", "-", "-= 1")] {
        if cursor.is_symbol(sign) && cursor.is_symbol_after(sign) && cursor.is_last_but_one() {
            return cursor.refuse(Refused::Foreign { written, write });
        }
    }
    Ok(())
}

/// What stands behind `target =`.
fn assigned(cursor: &mut Cursor<'_>, target: Target) -> Result<StatementKind, Error> {
    if cursor.is_symbol("[") {
        return match target {
            Target::Name(name) => list::list(cursor, name),
            Target::Subscript(..) => cursor.refuse(Refused::NestedList),
        };
    }
    let value = expression::expression(cursor)?;
    match cursor.peek() {
        Some(TokenKind::Symbol("=")) => cursor.refuse(Refused::ChainedAssignment),
        _ => Ok(StatementKind::Assign(target, value)),
    }
}

/// What stands behind `target,`.
fn pair(cursor: &mut Cursor<'_>, first: Target) -> Result<StatementKind, Error> {
    let second = target(cursor, "the second of a pair of names")?;
    if cursor.is_symbol(",") {
        return cursor.refuse(Refused::Tuple);
    }
    cursor.require("=")?;
    let left = expression::expression(cursor)?;
    if !cursor.take(",") {
        return cursor.expected(", and a second value");
    }
    let right = expression::expression(cursor)?;
    if cursor.is_symbol("=") {
        return cursor.refuse(Refused::ChainedAssignment);
    }
    Ok(StatementKind::AssignPair([first, second], [left, right]))
}
