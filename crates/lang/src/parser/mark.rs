//! The grammar of marks: `#: item; item`, behind a line of code. Knows nothing
//! of what the line itself says.

use super::{
    cursor::{Cursor, Language},
    expression,
    lines::Line,
};
use crate::{
    ast::Expression,
    error::{Error, ErrorKind, MarkError},
    marks::{Mark, MarkEvent, MarkerDeclaration, MarkerKind, When},
    span::Span,
    token::TokenKind,
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
        LineMarks::Marker(_, span) => Err(Error::mark(span, MarkError::Marker)),
    }
}

/// The marks of a line without a test.
pub(super) fn of_plain(line: &Line) -> Result<LineMarks, Error> {
    let marks = of_line(line)?;
    if let LineMarks::Events(events) = &marks
        && let Some(event) = events.iter().find(|event| event.when != When::Always)
    {
        return Err(Error::mark(event.span, MarkError::NoTest));
    }
    Ok(marks)
}

/// A line that can have no mark.
pub(super) fn none(line: &Line) -> Result<(), Error> {
    match &line.mark {
        Some((span, _)) => Err(Error::mark(*span, MarkError::Place)),
        None => Ok(()),
    }
}

fn of_line(line: &Line) -> Result<LineMarks, Error> {
    let Some((span, tokens)) = &line.mark else {
        return Ok(LineMarks::Events(Vec::new()));
    };
    let mut cursor = Cursor::new(
        tokens,
        Span {
            column: span.end,
            ..*span
        },
        Language::Mark,
    );
    if cursor.is_word("marker") {
        let declaration = marker(&mut cursor)?;
        return Ok(LineMarks::Marker(declaration, *span));
    }
    let mut events = vec![event(&mut cursor)?];
    while cursor.take(";") {
        events.push(event(&mut cursor)?);
    }
    match cursor.peek() {
        None => Ok(LineMarks::Events(events)),
        Some(_) => cursor.expected("; or the end of the line"),
    }
}

fn event(cursor: &mut Cursor<'_>) -> Result<Mark, Error> {
    let start = cursor.span();
    if cursor.is_word("marker") {
        return Err(Error::mark(start, MarkError::Marker));
    }
    let when = if cursor.take_word("then") {
        When::Then
    } else if cursor.take_word("else") {
        When::Else
    } else {
        When::Always
    };
    let named = cursor.span();
    let name = event_name(cursor)?;
    let known = MarkEvent::ALL
        .into_iter()
        .find(|(_, known, _, _)| *known == name);
    let Some((event, name, least, most)) = known else {
        return Err(Error::mark(named, MarkError::Event(name)));
    };
    let arguments = bracketed(cursor)?;
    let span = start.to(cursor.before());
    if arguments.len() < least || arguments.len() > most {
        return Err(Error::mark(
            span,
            MarkError::Arguments {
                event: name,
                least,
                most,
            },
        ));
    }
    Ok(Mark {
        when,
        event,
        arguments,
        span,
    })
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
            return Err(Error::mark(argument.span, MarkError::Call));
        }
        arguments.push(argument);
        cursor.separated(")", ", or )")?;
    }
    Ok(arguments)
}

/// `marker diagonal(x - n)`, which stands alone.
fn marker(cursor: &mut Cursor<'_>) -> Result<MarkerDeclaration, Error> {
    cursor.next();
    let named = cursor.span();
    let name = event_name(cursor)?;
    let kind = match name.as_str() {
        "column" => MarkerKind::Column,
        "diagonal" => MarkerKind::Diagonal,
        "antidiagonal" => MarkerKind::Antidiagonal,
        _ => {
            let expected = "column(x), diagonal(x) or antidiagonal(x)";
            let kind = ErrorKind::Expected {
                expected,
                found: Some(name),
            };
            return Err(Error::new(named, kind));
        }
    };
    let mut arguments = bracketed(cursor)?;
    if cursor.peek().is_some() {
        return Err(Error::mark(cursor.span(), MarkError::Marker));
    }
    match (arguments.pop(), arguments.len()) {
        (Some(line), 0) => Ok(MarkerDeclaration { kind, line }),
        _ => Err(Error::mark(named, MarkError::MarkerLine)),
    }
}
