//! The making of lists. Knows nothing of their sizes.

use super::{cursor::Cursor, expression};
use crate::{
    ast::{ListExpression, Name, StatementKind},
    error::{Error, Refused},
    token::TokenKind,
};

/// `[x] * size` or `[x, y, z]`, behind `name =`.
pub(super) fn list(cursor: &mut Cursor<'_>, name: Name) -> Result<StatementKind, Error> {
    cursor.next();
    let mut cells = Vec::new();
    while !cursor.take("]") {
        if cursor.is_symbol("[") {
            return cursor.refuse(Refused::NestedList);
        }
        cells.push(expression::expression(cursor)?);
        cursor.separated("]", ", or ]")?;
    }
    let list = if cursor.is_symbol("*") {
        if cells.len() != 1 {
            return cursor.refuse(Refused::ListElsewhere);
        }
        cursor.next();
        let cell = cells.remove(0);
        ListExpression::Repeat(cell, expression::size(cursor)?)
    } else {
        ListExpression::Display(cells)
    };
    match cursor.peek() {
        None => Ok(StatementKind::List(name, list, None)),
        Some(TokenKind::Symbol("=")) => cursor.refuse(Refused::ChainedAssignment),
        Some(TokenKind::Symbol("[")) => cursor.refuse(Refused::SubscriptOfOther),
        Some(TokenKind::Symbol(".")) => cursor.refuse(Refused::Attribute),
        Some(TokenKind::Symbol("+" | "-" | "*" | "//")) => match (&list, cursor.peek_after()) {
            (ListExpression::Display(_), _) | (_, Some(TokenKind::Symbol("["))) => {
                cursor.refuse(Refused::ListElsewhere)
            }
            (ListExpression::Repeat(..), _) => {
                cursor.expected("brackets around the size, as in [0] * (n + 1),")
            }
        },
        Some(_) => cursor
            .finish()
            .map(|()| StatementKind::List(name, list, None)),
    }
}
