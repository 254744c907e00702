//! Definitions of functions.

use super::{
    cursor::{Cursor, Language},
    lines::Line,
    mark,
    statement::{Blocks, Place},
};
use crate::{
    ast::{Function, Name},
    error::{Error, ErrorKind, Refused},
    names,
    token::TokenKind,
};

impl<'a> Blocks<'a> {
    /// A function, from `def` on.
    pub(super) fn function(
        &mut self,
        line: &'a Line,
        mut cursor: Cursor<'a>,
    ) -> Result<Function, Error> {
        match self.place() {
            Place::Top => {}
            Place::Block => return cursor.refuse(Refused::DefinitionBelow),
            Place::Function => return cursor.refuse(Refused::NestedDefinition),
        }
        cursor.next();
        let name = cursor.name("the name of the function")?;
        let parameters = parameters(&mut cursor)?;
        if cursor.is_symbol("->") {
            return cursor.refuse(Refused::Annotation);
        }
        self.header(cursor)?;
        mark::none(line)?;
        let indent = self.indentation(line)?;
        let globals = self.globals(indent)?;
        if self.line().is_none_or(|next| next.indent <= line.indent) {
            return Err(Error::new(line.end, ErrorKind::NoBlock));
        }
        let body = self.block(line, indent, Place::Function)?;
        Ok(Function {
            name,
            parameters,
            globals,
            body,
        })
    }

    /// The `global` lines at the start of a function's body.
    fn globals(&mut self, indent: usize) -> Result<Vec<Name>, Error> {
        let mut globals = Vec::new();
        while let Some(line) = self.line().filter(|line| line.indent == indent) {
            let mut cursor = Cursor::new(&line.tokens, line.end, Language::Program);
            if !cursor.take_word("global") {
                break;
            }
            globals.push(cursor.name("a name")?);
            while cursor.take(",") {
                globals.push(cursor.name("a name")?);
            }
            if cursor.peek().is_some() {
                return cursor.expected(", or the end of the line");
            }
            mark::none(line)?;
            self.advance();
        }
        Ok(globals)
    }
}

fn parameters(cursor: &mut Cursor<'_>) -> Result<Vec<Name>, Error> {
    cursor.require("(")?;
    let mut parameters = Vec::new();
    while !cursor.take(")") {
        if cursor.is_symbol("*") || cursor.is_symbol("**") {
            return cursor.refuse(Refused::StarElsewhere);
        }
        if let [Some(TokenKind::Name(kind)), Some(TokenKind::Name(_))] =
            [cursor.peek(), cursor.peek_after()]
            && names::is_builtin(kind)
        {
            return cursor.refuse(Refused::Annotation);
        }
        parameters.push(cursor.name("a parameter or )")?);
        if cursor.is_symbol("=") {
            return cursor.refuse(Refused::DefaultArgument);
        }
        if cursor.is_symbol(":") {
            return cursor.refuse(Refused::Annotation);
        }
        cursor.separated(")", ", or )")?;
    }
    Ok(parameters)
}
