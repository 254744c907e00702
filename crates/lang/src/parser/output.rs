//! What `print` is given.

use super::{cursor::Cursor, expression};
use crate::{
    ast::{Expression, PrintItem},
    error::{Error, Refused},
    token::TokenKind,
};

/// The things printed, in their brackets.
pub(super) fn items(cursor: &mut Cursor<'_>) -> Result<Vec<PrintItem>, Error> {
    cursor.require("(")?;
    let mut items = Vec::new();
    while !cursor.take(")") {
        if cursor.is_keyword_argument() {
            return cursor.refuse(Refused::KeywordArgument);
        }
        items.push(match cursor.peek() {
            Some(TokenKind::Text(text)) => literal(cursor, text)?,
            Some(TokenKind::Symbol("*")) => slice(cursor)?,
            _ => PrintItem::Value(expression::expression(cursor)?),
        });
        cursor.separated(")", ", or )")?;
    }
    Ok(items)
}

fn literal(cursor: &mut Cursor<'_>, text: &str) -> Result<PrintItem, Error> {
    cursor.next();
    match cursor.peek() {
        Some(TokenKind::Symbol("," | ")")) => Ok(PrintItem::Text(text.to_owned())),
        Some(TokenKind::Symbol(_)) => cursor.refuse(Refused::StringElsewhere),
        _ => cursor.expected(", or )"),
    }
}

/// `*a[first:last]`
fn slice(cursor: &mut Cursor<'_>) -> Result<PrintItem, Error> {
    let star = cursor.span();
    let other = || Err(Error::refused(star, Refused::StarElsewhere));
    cursor.next();
    if !matches!(cursor.peek(), Some(TokenKind::Name(_))) || !cursor.is_symbol_after("[") {
        return other();
    }
    let list = cursor.name("a list's name")?;
    cursor.next();
    let first = bound(cursor, ":")?;
    if !cursor.take(":") {
        return other();
    }
    let last = if cursor.is_symbol(":") {
        None
    } else {
        bound(cursor, "]")?
    };
    if cursor.is_symbol(":") {
        return cursor.refuse(Refused::NegativeStride);
    }
    cursor.require("]")?;
    Ok(PrintItem::Slice { list, first, last })
}

/// A bound of a slice, if it is given.
fn bound(cursor: &mut Cursor<'_>, end: &str) -> Result<Option<Expression>, Error> {
    if cursor.is_symbol(end) {
        Ok(None)
    } else {
        expression::expression(cursor).map(Some)
    }
}
