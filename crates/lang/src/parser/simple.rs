//! Statements of one line.

use super::{
    assignment,
    cursor::{Cursor, Language},
    expression,
    lines::Line,
    mark::{self, LineMarks},
    operand, output,
};
use crate::{
    ast::{Statement, StatementKind},
    error::{Error, ErrorKind, MarkError, Refused},
    names,
    token::TokenKind,
};

/// A statement of one line.
pub(super) fn statement(line: &Line) -> Result<Statement, Error> {
    let mut cursor = Cursor::new(&line.tokens, line.end, Language::Program);
    let mut kind = kind(&mut cursor)?;
    cursor.finish()?;
    let marks = match mark::of_plain(line)? {
        LineMarks::Events(marks) => marks,
        LineMarks::Marker(declaration, span) => match &mut kind {
            StatementKind::List(_, _, marker) => {
                *marker = Some(declaration);
                Vec::new()
            }
            _ => return Err(Error::mark(span, MarkError::Marker)),
        },
    };
    Ok(Statement {
        kind,
        span: line.start().to(line.end),
        marks,
    })
}

fn kind(cursor: &mut Cursor<'_>) -> Result<StatementKind, Error> {
    let word = match cursor.peek() {
        Some(TokenKind::Name(word)) => word.as_str(),
        Some(TokenKind::Symbol("@")) => return cursor.refuse(Refused::Decorator),
        Some(TokenKind::Symbol("*")) => return cursor.refuse(Refused::StarElsewhere),
        Some(TokenKind::Symbol("//")) => return comment(cursor, "//"),
        Some(TokenKind::Symbol("/")) if cursor.is_symbol_after("*") => {
            return comment(cursor, "/*");
        }
        Some(TokenKind::Text(_)) => return cursor.refuse(Refused::Docstring),
        _ => return value(cursor),
    };
    let called = cursor.is_symbol_after("(");
    let assigned = cursor.is_symbol_after("=");
    match word {
        "pass" => alone(cursor, StatementKind::Pass),
        "break" => alone(cursor, StatementKind::Break),
        "continue" => alone(cursor, StatementKind::Continue),
        "return" => returned(cursor),
        "print" if called => {
            cursor.next();
            Ok(StatementKind::Print(output::items(cursor)?))
        }
        "print" if !assigned => {
            cursor.next();
            cursor.expected("brackets around what is printed, as in print(t),")
        }
        word if names::REFUSED_KEYWORDS.contains(&word) => {
            cursor.refuse(Refused::Keyword(word.to_owned()))
        }
        word if names::is_builtin(word)
            && matches!(cursor.peek_after(), Some(TokenKind::Name(_))) =>
        {
            cursor.refuse(Refused::Annotation)
        }
        word if names::is_builtin(word) && assigned => {
            cursor.refuse(Refused::BuiltinName(word.to_owned()))
        }
        word if called && (names::is_builtin(word) || word == "not") => value(cursor),
        "not" | "lambda" | "True" | "False" => value(cursor),
        _ if called => call(cursor),
        _ => assignment::assignment(cursor),
    }
}

/// Refuses the comment of another language.
fn comment<T>(cursor: &Cursor<'_>, written: &'static str) -> Result<T, Error> {
    cursor.refuse(Refused::Foreign {
        written,
        write: "# before a comment",
    })
}

fn alone(cursor: &mut Cursor<'_>, kind: StatementKind) -> Result<StatementKind, Error> {
    cursor.next();
    Ok(kind)
}

fn returned(cursor: &mut Cursor<'_>) -> Result<StatementKind, Error> {
    cursor.next();
    match cursor.peek() {
        None => Ok(StatementKind::Return(None)),
        Some(TokenKind::Symbol("[")) => cursor.refuse(Refused::ListCopy),
        Some(_) => Ok(StatementKind::Return(Some(expression::expression(cursor)?))),
    }
}

fn call(cursor: &mut Cursor<'_>) -> Result<StatementKind, Error> {
    let start = cursor.clone();
    let call = operand::call(cursor)?;
    match cursor.peek() {
        None => Ok(StatementKind::Call(call)),
        Some(TokenKind::Symbol(":")) => match mistyped(&start) {
            Some(error) => Err(error),
            None => cursor.expected("the end of the line"),
        },
        Some(_) => {
            *cursor = start;
            value(cursor)
        }
    }
}

/// A statement that begins with an expression that is no target: always a fault.
pub(super) fn value(cursor: &mut Cursor<'_>) -> Result<StatementKind, Error> {
    for (written, sign, write) in [("++", "+", "+= 1"), ("--", "-", "-= 1")] {
        if cursor.is_symbol(sign) && cursor.is_symbol_after(sign) && cursor.adjacent() {
            return cursor.refuse(Refused::Foreign { written, write });
        }
    }
    let value = expression::expression(cursor)?;
    if cursor.is_symbol("=") {
        return Err(Error::refused(value.span, Refused::Target));
    }
    cursor.finish()?;
    Err(Error::refused(value.span, Refused::BareExpression))
}

/// The fault of a line that begins with a word like one of the language, or
/// with one of another language or of the rest of Python.
pub(super) fn mistyped(start: &Cursor<'_>) -> Option<Error> {
    let Some(TokenKind::Name(word)) = start.peek() else {
        return None;
    };
    let kind = if let Some((written, write)) = names::other_statement(word) {
        ErrorKind::Refused(Refused::Foreign { written, write })
    } else if let Some(expected) = names::similar_statement(word) {
        ErrorKind::Expected {
            expected,
            found: Some(word.clone()),
        }
    } else if matches!(word.as_str(), "match" | "case") && start.peek_after().is_some() {
        ErrorKind::Refused(Refused::Keyword(word.clone()))
    } else {
        return None;
    };
    Some(Error::new(start.span(), kind))
}
