//! The grammar of marks: `#: item; item`, behind a line of code.

use super::{cursor::{Cursor, Language}, expression, lines::Line};
use crate::{
    ast::Expression,
    error::{Error, ErrorKind, MarkError},
    marks::{Mark, MarkEvent, MarkerDeclaration, MarkerKind, When},
    span::Span,
    token::{Token, TokenKind},
    walk,
};

/// What the mark behind a line says.
pub(super) enum LineMarks {
    /// Which events the line makes true; none without a mark.
    Events(Vec<Mark>),
    /// Which lines of the board the cells of the list stand for.
    Marker(MarkerDeclaration, Span),
}

/// The marks of a line that decides a test.
pub(super) fn of_test(line: &Line) -> Result<Vec<Mark>, Error> {
    match of_line(line)? {
        LineMarks::Events(marks) => Ok(marks),
        LineMarks::Marker(_, span) => Err(Error::new(span, ErrorKind::Mark(MarkError::Marker))),
    }
}

/// A line that can have no mark.
pub(super) fn none(line: &Line) -> Result<(), Error> {
    match &line.mark {
        Some((span, _)) => Err(Error::new(*span, ErrorKind::Mark(MarkError::Place))),
        None => Ok(()),
    }
}

/// The marks of a line.
pub(super) fn of_line(line: &Line) -> Result<LineMarks, Error> {
    let Some((span, tokens)) = &line.mark else {
        return Ok(LineMarks::Events(Vec::new()));
    };
    let end = Span { column: span.end, ..*span };
    let items: Vec<&[Token]> = tokens.split(|token| token.kind == TokenKind::Symbol(";")).collect();
    if let [item] = items[..] {
        let mut cursor = Cursor::new(item, end, Language::Mark);
        if cursor.take_word("marker") {
            let declaration = marker(&mut cursor)?;
            return Ok(LineMarks::Marker(declaration, *span));
        }
    }
    let events = items.into_iter().map(|item| event(item, end)).collect::<Result<_, _>>()?;
    Ok(LineMarks::Events(events))
}

fn event(item: &[Token], end: Span) -> Result<Mark, Error> {
    let mut cursor = Cursor::new(item, end, Language::Mark);
    let start = cursor.span();
    if cursor.is_word("marker") {
        return Err(Error::new(start, ErrorKind::Mark(MarkError::Marker)));
    }
    let when = if cursor.take_word("then") {
        When::Then
    } else if cursor.take_word("else") {
        When::Else
    } else {
        When::Always
    };
    let named = cursor.span();
    let name = event_name(&mut cursor)?;
    let Some((event, name, least, most)) = MarkEvent::ALL.into_iter().find(|(_, n, _, _)| *n == name) else {
        return Err(Error::new(named, ErrorKind::Mark(MarkError::Event(name))));
    };
    let arguments = bracketed(&mut cursor)?;
    cursor.finish()?;
    let span = start.to(cursor.before());
    if arguments.len() < least || arguments.len() > most {
        let error = MarkError::Arguments { event: name, least, most };
        return Err(Error::new(span, ErrorKind::Mark(error)));
    }
    Ok(Mark { when, event, arguments, span })
}

/// A name with hyphens, as in `gave-up`.
fn event_name(cursor: &mut Cursor<'_>) -> Result<String, Error> {
    let mut name = String::new();
    loop {
        let Some(TokenKind::Name(part)) = cursor.peek() else {
            return cursor.expected("the name of an event");
        };
        name.push_str(part);
        cursor.next();
        if !cursor.take("-") {
            return Ok(name);
        }
        name.push('-');
    }
}

fn bracketed(cursor: &mut Cursor<'_>) -> Result<Vec<Expression>, Error> {
    cursor.require("(")?;
    let mut arguments = Vec::new();
    while !cursor.take(")") {
        let argument = expression::expression(cursor)?;
        if walk::has_call(&argument) {
            return Err(Error::new(argument.span, ErrorKind::Mark(MarkError::Call)));
        }
        arguments.push(argument);
        if !cursor.is_symbol(")") && !cursor.take(",") {
            return cursor.expected(", or )");
        }
    }
    Ok(arguments)
}

fn marker(cursor: &mut Cursor<'_>) -> Result<MarkerDeclaration, Error> {
    let named = cursor.span();
    let name = event_name(cursor)?;
    let kind = match name.as_str() {
        "column" => MarkerKind::Column,
        "diagonal" => MarkerKind::Diagonal,
        "antidiagonal" => MarkerKind::Antidiagonal,
        _ => {
            let found = Some(name);
            let expected = "column(x), diagonal(x) or antidiagonal(x)";
            return Err(Error::new(named, ErrorKind::Expected { expected, found }));
        }
    };
    let mut arguments = bracketed(cursor)?;
    cursor.finish()?;
    match (arguments.pop(), arguments.len()) {
        (Some(line), 0) => Ok(MarkerDeclaration { kind, line }),
        _ => Err(Error::new(named, ErrorKind::Mark(MarkError::MarkerLine))),
    }
}
