//! Statements of one line.

use super::{
    cursor::{Cursor, Language},
    expression,
    lines::Line,
    mark::LineMarks,
    statement::plain_marks,
};
use crate::{
    ast::{BinaryOperator, Expression, ListExpression, Name, PrintItem, Statement, StatementKind, Target},
    error::{Error, ErrorKind, MarkError, Refused},
    names,
    token::TokenKind,
};

const AUGMENTED: [(&str, BinaryOperator); 10] = [
    ("+=", BinaryOperator::Add),
    ("-=", BinaryOperator::Subtract),
    ("*=", BinaryOperator::Multiply),
    ("//=", BinaryOperator::Divide),
    ("%=", BinaryOperator::Remainder),
    ("<<=", BinaryOperator::ShiftLeft),
    (">>=", BinaryOperator::ShiftRight),
    ("&=", BinaryOperator::And),
    ("|=", BinaryOperator::Or),
    ("^=", BinaryOperator::Xor),
];

/// A statement of one line.
pub(super) fn statement(line: &Line) -> Result<Statement, Error> {
    let mut cursor = Cursor::new(&line.tokens, line.end, Language::Program);
    let start = cursor.span();
    let mut kind = kind(&mut cursor)?;
    cursor.finish()?;
    let marks = match plain_marks(line)? {
        LineMarks::Events(marks) => marks,
        LineMarks::Marker(declaration, span) => match &mut kind {
            StatementKind::List(_, _, marker) => {
                *marker = Some(declaration);
                Vec::new()
            }
            _ => return Err(Error::new(span, ErrorKind::Mark(MarkError::Marker))),
        },
    };
    Ok(Statement { kind, span: start.to(line.end), marks })
}

fn kind(cursor: &mut Cursor<'_>) -> Result<StatementKind, Error> {
    let word = match cursor.peek() {
        Some(TokenKind::Name(word)) => word.as_str(),
        Some(TokenKind::Symbol("@")) => return cursor.refuse(Refused::Decorator),
        Some(TokenKind::Text(_)) => return cursor.refuse(Refused::Docstring),
        Some(TokenKind::Symbol("[" | "*")) => return cursor.refuse(Refused::Target),
        _ => {
            let value = expression::expression(cursor)?;
            return after_value(cursor, &value);
        }
    };
    let alone = |cursor: &mut Cursor<'_>, kind| {
        cursor.next();
        Ok(kind)
    };
    match word {
        "pass" => alone(cursor, StatementKind::Pass),
        "break" => alone(cursor, StatementKind::Break),
        "continue" => alone(cursor, StatementKind::Continue),
        "return" => {
            cursor.next();
            if cursor.peek().is_none() {
                return Ok(StatementKind::Return(None));
            }
            if cursor.is_symbol("[") {
                return cursor.refuse(Refused::ListCopy);
            }
            Ok(StatementKind::Return(Some(expression::expression(cursor)?)))
        }
        "print" if matches!(cursor.peek_after(), Some(TokenKind::Symbol("("))) => {
            cursor.next();
            Ok(StatementKind::Print(print_items(cursor)?))
        }
        word if names::REFUSED_KEYWORDS.contains(&word) => cursor.refuse(Refused::Keyword(word.to_owned())),
        word if names::is_other_builtin(word) && matches!(cursor.peek_after(), Some(TokenKind::Symbol("("))) => {
            cursor.refuse(Refused::Builtin(word.to_owned()))
        }
        "range" if matches!(cursor.peek_after(), Some(TokenKind::Symbol("("))) => {
            cursor.refuse(Refused::RangeElsewhere)
        }
        "not" | "lambda" | "True" | "False" | "None" | "abs" | "min" | "max" | "len" => {
            if matches!(cursor.peek_after(), Some(TokenKind::Symbol("="))) && names::is_builtin(word) {
                return cursor.refuse(Refused::BuiltinName(word.to_owned()));
            }
            let value = expression::expression(cursor)?;
            after_value(cursor, &value)
        }
        _ => assignment_or_call(cursor),
    }
}

/// Behind an expression that begins a statement and is no target.
fn after_value(cursor: &Cursor<'_>, value: &Expression) -> Result<StatementKind, Error> {
    let refused = if cursor.is_symbol("=") { Refused::Target } else { Refused::BareExpression };
    cursor.finish().or_else(|error| if cursor.is_symbol("=") { Ok(()) } else { Err(error) })?;
    Err(Error::new(value.span, ErrorKind::Refused(refused)))
}

/// What an assignment writes to.
pub(super) fn target(cursor: &mut Cursor<'_>, expected: &'static str) -> Result<Target, Error> {
    let name = cursor.name(expected)?;
    if !cursor.take("[") {
        return Ok(Target::Name(name));
    }
    let index = expression::index(cursor)?;
    if cursor.is_symbol("[") {
        return cursor.refuse(Refused::NestedList);
    }
    Ok(Target::Subscript(name, index))
}

fn assignment_or_call(cursor: &mut Cursor<'_>) -> Result<StatementKind, Error> {
    if matches!(cursor.peek_after(), Some(TokenKind::Symbol("("))) {
        let start = cursor.span();
        let call = expression::call(cursor)?;
        return match cursor.peek() {
            None => Ok(StatementKind::Call(call)),
            Some(TokenKind::Symbol("=")) => {
                Err(Error::new(start.to(cursor.before()), ErrorKind::Refused(Refused::Target)))
            }
            Some(_) => cursor.refuse(Refused::BareExpression),
        };
    }
    let first = target(cursor, "a statement")?;
    match cursor.peek() {
        Some(TokenKind::Symbol("=")) => {
            cursor.next();
            assigned(cursor, first)
        }
        Some(TokenKind::Symbol(",")) => {
            cursor.next();
            let second = target(cursor, "the second of a pair of names")?;
            if cursor.is_symbol(",") {
                return cursor.refuse(Refused::Tuple);
            }
            cursor.require("=")?;
            pair(cursor, first, second)
        }
        Some(TokenKind::Symbol(":")) => cursor.refuse(Refused::Annotation),
        Some(TokenKind::Symbol(":=")) => cursor.refuse(Refused::Walrus),
        Some(TokenKind::Symbol(".")) => cursor.refuse(Refused::Attribute),
        Some(TokenKind::Symbol("/=")) => cursor.refuse(Refused::TrueDivision),
        Some(TokenKind::Symbol("**=")) => cursor.refuse(Refused::Power),
        Some(TokenKind::Symbol("@=")) => cursor.refuse(Refused::MatrixProduct),
        Some(TokenKind::Symbol(symbol)) => {
            match AUGMENTED.iter().find(|(augmented, _)| augmented == symbol) {
                Some((_, operator)) => {
                    cursor.next();
                    let value = expression::expression(cursor)?;
                    Ok(StatementKind::Augment(first, *operator, value))
                }
                None => Err(Error::new(first.span(), ErrorKind::Refused(Refused::BareExpression))),
            }
        }
        Some(TokenKind::Name(_) | TokenKind::Integer(_) | TokenKind::Text(_)) => {
            cursor.expected("= behind the name")
        }
        None => Err(Error::new(first.span(), ErrorKind::Refused(Refused::BareExpression))),
    }
}

/// What stands behind `target =`.
fn assigned(cursor: &mut Cursor<'_>, target: Target) -> Result<StatementKind, Error> {
    if cursor.is_symbol("[") {
        return match target {
            Target::Name(name) => list(cursor, name),
            Target::Subscript(..) => cursor.refuse(Refused::NestedList),
        };
    }
    let value = expression::expression(cursor)?;
    match cursor.peek() {
        Some(TokenKind::Symbol("=")) => cursor.refuse(Refused::ChainedAssignment),
        _ => Ok(StatementKind::Assign(target, value)),
    }
}

fn pair(cursor: &mut Cursor<'_>, first: Target, second: Target) -> Result<StatementKind, Error> {
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

/// `[x] * size` or `[x, y, z]`, behind `name =`.
fn list(cursor: &mut Cursor<'_>, name: Name) -> Result<StatementKind, Error> {
    cursor.next();
    let mut cells = Vec::new();
    while !cursor.take("]") {
        if cursor.is_symbol("[") {
            return cursor.refuse(Refused::NestedList);
        }
        cells.push(expression::expression(cursor)?);
        if cursor.is_word("for") {
            return cursor.refuse(Refused::Comprehension);
        }
        if !cursor.is_symbol("]") && !cursor.take(",") {
            return cursor.expected(", or ]");
        }
    }
    let list = if cursor.take("*") {
        let size = expression::size(cursor)?;
        match (cells.pop(), cells.is_empty()) {
            (Some(cell), true) => ListExpression::Repeat(cell, size),
            _ => return Err(Error::new(name.span, ErrorKind::Refused(Refused::ListElsewhere))),
        }
    } else {
        ListExpression::Display(cells)
    };
    match cursor.peek() {
        Some(TokenKind::Symbol("=")) => cursor.refuse(Refused::ChainedAssignment),
        Some(TokenKind::Symbol("+" | "*" | "[")) => cursor.refuse(Refused::ListElsewhere),
        _ => Ok(StatementKind::List(name, list, None)),
    }
}

fn print_items(cursor: &mut Cursor<'_>) -> Result<Vec<PrintItem>, Error> {
    cursor.require("(")?;
    let mut items = Vec::new();
    while !cursor.take(")") {
        let named = matches!(cursor.peek(), Some(TokenKind::Name(_)))
            && matches!(cursor.peek_after(), Some(TokenKind::Symbol("=")));
        if named {
            return cursor.refuse(Refused::KeywordArgument);
        }
        items.push(match cursor.peek() {
            Some(TokenKind::Text(text)) => {
                let text = text.clone();
                cursor.next();
                match cursor.peek() {
                    Some(TokenKind::Symbol("," | ")")) => {}
                    Some(TokenKind::Symbol("." | "%" | "+" | "*")) => {
                        return cursor.refuse(Refused::StringElsewhere);
                    }
                    _ => return cursor.expected(", or )"),
                }
                PrintItem::Text(text)
            }
            Some(TokenKind::Symbol("*")) => slice(cursor)?,
            _ => PrintItem::Value(expression::expression(cursor)?),
        });
        if cursor.is_word("for") {
            return cursor.refuse(Refused::Comprehension);
        }
        if !cursor.is_symbol(")") && !cursor.take(",") {
            return cursor.expected(", or )");
        }
    }
    Ok(items)
}

/// `*a[first:last]`
fn slice(cursor: &mut Cursor<'_>) -> Result<PrintItem, Error> {
    cursor.next();
    let list = cursor.name("a list's name")?;
    if !cursor.take("[") {
        return cursor.refuse(Refused::StarElsewhere);
    }
    let first = if cursor.is_symbol(":") { None } else { Some(expression::expression(cursor)?) };
    if !cursor.take(":") {
        return cursor.refuse(Refused::StarElsewhere);
    }
    if cursor.is_symbol(":") {
        return cursor.refuse(Refused::NegativeStride);
    }
    let last = if cursor.is_symbol("]") { None } else { Some(expression::expression(cursor)?) };
    if cursor.is_symbol(":") {
        return cursor.refuse(Refused::NegativeStride);
    }
    cursor.require("]")?;
    Ok(PrintItem::Slice { list, first, last })
}
