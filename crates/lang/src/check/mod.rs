//! From syntax tree to checked program: names, types, the ways through a
//! function and the sizes of lists.

mod constant;
mod expressions;
mod flow;
mod marker;
mod scope;
mod statements;
mod types;

use crate::{
    ast::{ListExpression, Statement, StatementKind},
    error::{Error, ErrorKind},
    parser,
    program::{List, Program},
};

/// The largest number of cells in all lists of a program together.
pub const MAXIMUM_CELLS: i64 = 100_000;

/// Reads and checks a source text.
///
/// # Errors
/// The first thing that is no part of the language, with its place and a
/// sentence that says what to write instead.
pub fn check(source: &str) -> Result<Program, Error> {
    let statements = parser::parse(source)?;
    let (n, n_span) = parser::size_literal(&statements)?;
    let scopes = scope::collect(&statements)?;
    flow::check(&statements)?;
    let typed = types::infer(&statements, &scopes)?;
    let lists = sizes(&statements, &scopes, &typed)?;
    Ok(Program {
        statements,
        n,
        n_span,
        globals: typed.globals,
        lists,
        functions: typed.functions,
    })
}

/// The sizes of all lists, from the plain statements above them.
fn sizes(
    statements: &[Statement],
    scopes: &scope::Scopes,
    typed: &types::Typed,
) -> Result<Vec<List>, Error> {
    let mut constants = constant::Constants::new(&scopes.shared);
    let mut lists = Vec::new();
    let mut cells = 0_i64;
    for statement in statements {
        let StatementKind::List(name, list, marker) = &statement.kind else {
            constants.pass(statement);
            continue;
        };
        let (size, span) = match list {
            ListExpression::Repeat(_, size) => (constants.value(size), size.span),
            ListExpression::Display(cells) => (i64::try_from(cells.len()).ok(), name.span),
        };
        let size = size
            .ok_or_else(|| Error::new(span, ErrorKind::ListSize))?
            .max(0);
        cells = cells.saturating_add(size);
        if cells > MAXIMUM_CELLS {
            return Err(Error::new(span, ErrorKind::ManyCells(cells)));
        }
        constants.pass(statement);
        constants.list(&name.text, size);
        let marker = marker
            .as_ref()
            .map(|m| marker::marker(m, &constants))
            .transpose()?;
        lists.push(List {
            name: name.text.clone(),
            kind: typed.cell(&name.text),
            size: usize::try_from(size).unwrap_or_default(),
            marker,
        });
    }
    Ok(lists)
}
