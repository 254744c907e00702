//! The ways through statements: what stands outside its loop or function, and
//! which functions return a value. Knows nothing of names and types.

use crate::{
    ast::{Function, Statement, StatementKind},
    error::{Error, ErrorKind},
    walk,
};

/// Checks `break`, `continue` and `return` of a whole program.
pub(super) fn check(statements: &[Statement]) -> Result<(), Error> {
    jumps(statements, Around::Top, Loop::No)
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Around {
    Top,
    Function,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Loop {
    Yes,
    No,
}

fn jumps(statements: &[Statement], around: Around, inside: Loop) -> Result<(), Error> {
    for statement in statements {
        let wrong = |kind| Err(Error::new(statement.span, kind));
        match &statement.kind {
            StatementKind::Break if inside == Loop::No => {
                return wrong(ErrorKind::OutsideLoop("break"));
            }
            StatementKind::Continue if inside == Loop::No => {
                return wrong(ErrorKind::OutsideLoop("continue"));
            }
            StatementKind::Return(_) if around == Around::Top => {
                return wrong(ErrorKind::ReturnOutside);
            }
            StatementKind::If(branches, otherwise) => {
                for branch in branches {
                    jumps(&branch.body, around, inside)?;
                }
                jumps(otherwise.as_deref().unwrap_or_default(), around, inside)?;
            }
            StatementKind::While(_, body) | StatementKind::For(_, _, body) => {
                jumps(body, around, Loop::Yes)?
            }
            StatementKind::Define(function) => {
                jumps(&function.body, Around::Function, Loop::No)?;
                returns(function)?;
            }
            StatementKind::Break
            | StatementKind::Continue
            | StatementKind::Return(_)
            | StatementKind::Assign(..)
            | StatementKind::AssignPair(..)
            | StatementKind::Augment(..)
            | StatementKind::List(..)
            | StatementKind::Call(_)
            | StatementKind::Print(_)
            | StatementKind::Pass => {}
        }
    }
    Ok(())
}

fn returns(function: &Function) -> Result<(), Error> {
    let mut found = Returns::default();
    found.look(&function.body);
    if found.value && (found.bare || walk::falls_through(&function.body)) {
        return Err(Error::new(
            function.name.span,
            ErrorKind::SomePaths(function.name.text.clone()),
        ));
    }
    Ok(())
}

#[derive(Default)]
struct Returns {
    value: bool,
    bare: bool,
}

impl Returns {
    fn look(&mut self, statements: &[Statement]) {
        for statement in statements {
            if let StatementKind::Return(value) = &statement.kind {
                match value {
                    Some(_) => self.value = true,
                    None => self.bare = true,
                }
            }
            for block in walk::blocks(statement) {
                self.look(block);
            }
        }
    }
}

/// Whether a function returns a value.
pub(super) fn has_value(function: &Function) -> bool {
    let mut found = Returns::default();
    found.look(&function.body);
    found.value
}
