//! What statements demand of types.

use super::types::{Inference, Node};
use crate::{
    ast::{Expression, Function, ListExpression, PrintItem, Statement, StatementKind, Target},
    error::Error,
    marks::Mark,
    program::Type,
};

impl Inference<'_> {
    /// The statements of a block.
    pub fn block(&mut self, statements: &[Statement]) -> Result<(), Error> {
        statements
            .iter()
            .try_for_each(|statement| self.statement(statement))
    }

    fn statement(&mut self, statement: &Statement) -> Result<(), Error> {
        match &statement.kind {
            StatementKind::Assign(target, value) => self.assign(target, value)?,
            StatementKind::AssignPair(targets, values) => {
                for (target, value) in targets.iter().zip(values) {
                    self.assign(target, value)?;
                }
            }
            StatementKind::Augment(target, _, value) => {
                self.integer_target(target)?;
                self.require(value, Type::Integer)?;
            }
            StatementKind::List(name, list, _) => {
                let cell = self.list(name)?;
                self.cells(cell, list)?;
            }
            StatementKind::Call(call) => drop(self.call(call)?),
            StatementKind::Print(items) => items.iter().try_for_each(|item| self.print(item))?,
            StatementKind::Pass | StatementKind::Break | StatementKind::Continue => {}
            StatementKind::Return(value) => self.returned(value.as_ref())?,
            StatementKind::If(branches, otherwise) => {
                for branch in branches {
                    self.condition(&branch.test)?;
                    self.marks(&branch.marks)?;
                    self.block(&branch.body)?;
                }
                self.block(otherwise.as_deref().unwrap_or_default())?;
            }
            StatementKind::While(test, body) => {
                self.condition(test)?;
                self.block(body)?;
            }
            StatementKind::For(target, range, body) => {
                for argument in range {
                    self.require(argument, Type::Integer)?;
                }
                self.integer_target(target)?;
                self.block(body)?;
            }
            StatementKind::Define(function) => self.define(function)?,
        }
        self.marks(&statement.marks)
    }

    fn define(&mut self, function: &Function) -> Result<(), Error> {
        self.inside = self.scopes.number(&function.name.text);
        self.block(&function.body)?;
        self.inside = None;
        Ok(())
    }

    fn assign(&mut self, target: &Target, value: &Expression) -> Result<(), Error> {
        let found = self.copied(value)?;
        let wanted = self.target(target)?;
        self.unify(wanted, found, value.span)
    }

    fn target(&mut self, target: &Target) -> Result<Node, Error> {
        match target {
            Target::Name(name) => self.variable(&name.text, name.span),
            Target::Subscript(list, index) => {
                let cell = self.list(list)?;
                self.require(index, Type::Integer)?;
                Ok(cell)
            }
        }
    }

    fn integer_target(&mut self, target: &Target) -> Result<(), Error> {
        let found = self.target(target)?;
        let wanted = self.known(Type::Integer);
        self.unify(wanted, found, target.span())
    }

    fn cells(&mut self, cell: Node, list: &ListExpression) -> Result<(), Error> {
        let values = match list {
            ListExpression::Repeat(value, size) => {
                self.require(size, Type::Integer)?;
                std::slice::from_ref(value)
            }
            ListExpression::Display(values) => values,
        };
        for value in values {
            let found = self.copied(value)?;
            self.unify(cell, found, value.span)?;
        }
        Ok(())
    }

    fn returned(&mut self, value: Option<&Expression>) -> Result<(), Error> {
        let Some(value) = value else { return Ok(()) };
        let found = self.copied(value)?;
        match self
            .inside
            .and_then(|inside| self.functions[inside].returns)
        {
            Some(wanted) => self.unify(wanted, found, value.span),
            None => Ok(()),
        }
    }

    fn print(&mut self, item: &PrintItem) -> Result<(), Error> {
        match item {
            PrintItem::Value(value) => self.value(value).map(drop),
            PrintItem::Text(_) => Ok(()),
            PrintItem::Slice { list, first, last } => {
                self.list(list)?;
                for index in [first, last].into_iter().flatten() {
                    self.require(index, Type::Integer)?;
                }
                Ok(())
            }
        }
    }

    fn marks(&mut self, marks: &[Mark]) -> Result<(), Error> {
        for argument in marks.iter().flat_map(|mark| &mark.arguments) {
            self.require(argument, Type::Integer)?;
        }
        Ok(())
    }
}
