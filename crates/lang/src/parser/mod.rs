//! From source text to syntax tree. Every fault stops the reading with one
//! error; nothing here knows which names exist or what types they have.

mod assignment;
mod cursor;
mod definition;
mod expression;
mod lines;
mod list;
mod mark;
mod operand;
mod output;
mod simple;
mod statement;

use crate::{
    ast::{ExpressionKind, Statement, StatementKind, Target},
    error::{Error, ErrorKind},
    span::Span,
};

/// The largest source text, in bytes.
pub const MAXIMUM_SOURCE: usize = 65_536;

/// How deep blocks and expressions may be nested.
pub const MAXIMUM_NESTING: usize = 64;

/// How many `elif` branches there may be around one place, above it in its
/// chain included. To CPython each is a level of nesting, and about 3,000 of
/// them are too many for it.
pub(crate) const MAXIMUM_BRANCHES: usize = 500;

/// Reads a source text.
///
/// # Errors
/// The first thing that is no part of the language, with its place and a
/// sentence that says what to write instead.
pub(crate) fn parse(source: &str) -> Result<Vec<Statement>, Error> {
    if source.len() > MAXIMUM_SOURCE {
        return Err(Error::new(
            Span {
                line: 1,
                column: 1,
                end: 1,
            },
            ErrorKind::LongSource,
        ));
    }
    let (lines, fault) = lines::split(source);
    let program = statement::program(&lines);
    match (program, fault) {
        (program, None) => program,
        (Ok(_), Some(fault)) => Err(fault),
        // A header may lack its block just because the reading stopped there.
        (Err(error), Some(fault)) if error.kind == ErrorKind::NoBlock => Err(fault),
        (Err(error), Some(_)) => Err(error),
    }
}

/// The place of the integer in the first statement, `n = <integer>`.
pub(crate) fn size_literal(statements: &[Statement]) -> Result<(i64, Span), Error> {
    let first = statements.first();
    if let Some(StatementKind::Assign(Target::Name(name), value)) = first.map(|s| &s.kind)
        && let ExpressionKind::Integer(n) = value.kind
        && name.text == "n"
    {
        return Ok((n, value.span));
    }
    let span = first.map_or(
        Span {
            line: 1,
            column: 1,
            end: 1,
        },
        |s| s.span,
    );
    Err(Error::new(span, ErrorKind::NoSize))
}
