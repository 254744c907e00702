//! What expressions demand of types.

use super::types::{Inference, Node};
use crate::{
    ast::{Call, Comparison, Expression, ExpressionKind},
    error::{Error, ErrorKind, Refused},
    program::Type,
};

impl Inference<'_> {
    /// A value of the given type.
    pub fn require(&mut self, expression: &Expression, kind: Type) -> Result<Node, Error> {
        let found = self.value(expression)?;
        let wanted = self.known(kind);
        self.unify(wanted, found, expression.span)?;
        Ok(wanted)
    }

    /// A value that is put elsewhere, as a list never is.
    pub fn copied(&mut self, value: &Expression) -> Result<Node, Error> {
        self.value(value)
            .map_err(|error| match (&error.kind, &value.kind) {
                (ErrorKind::ListAsValue(_), ExpressionKind::Name(_)) => {
                    Error::refused(error.span, Refused::ListCopy)
                }
                _ => error,
            })
    }

    /// A value that is used.
    pub fn value(&mut self, expression: &Expression) -> Result<Node, Error> {
        match &expression.kind {
            ExpressionKind::Integer(_) => Ok(self.known(Type::Integer)),
            ExpressionKind::Boolean(_) => Ok(self.known(Type::Boolean)),
            ExpressionKind::Name(name) => self.variable(name, expression.span),
            ExpressionKind::Subscript(list, index) => {
                let cell = self.list(list)?;
                self.require(index, Type::Integer)?;
                Ok(cell)
            }
            ExpressionKind::Length(list) => {
                self.list(list)?;
                Ok(self.known(Type::Integer))
            }
            ExpressionKind::Unary(_, operand) | ExpressionKind::Bit(operand) => {
                self.require(operand, Type::Integer)
            }
            ExpressionKind::Binary(_, left, right) => {
                self.require(left, Type::Integer)?;
                self.require(right, Type::Integer)
            }
            ExpressionKind::Builtin(_, arguments) => {
                for argument in arguments {
                    self.require(argument, Type::Integer)?;
                }
                Ok(self.known(Type::Integer))
            }
            ExpressionKind::Compare(comparison, left, right) => {
                self.compared(*comparison, left, right)?;
                Ok(self.known(Type::Boolean))
            }
            ExpressionKind::Not(operand) => {
                self.condition(operand)?;
                Ok(self.known(Type::Boolean))
            }
            // Python gives one of the operands, which is a truth value only if they are.
            ExpressionKind::And(left, right) => self.logic("and", left, right),
            ExpressionKind::Or(left, right) => self.logic("or", left, right),
            ExpressionKind::Call(call) => {
                let function = self.call(call)?;
                self.functions[function].returns.ok_or_else(|| {
                    let kind = ErrorKind::NoValue(call.function.text.clone());
                    Error::new(expression.span, kind)
                })
            }
        }
    }

    fn compared(
        &mut self,
        comparison: Comparison,
        left: &Expression,
        right: &Expression,
    ) -> Result<(), Error> {
        match comparison {
            Comparison::Equal | Comparison::NotEqual => {
                let wanted = self.value(left)?;
                let found = self.value(right)?;
                self.unify(wanted, found, right.span)
            }
            Comparison::Less
            | Comparison::LessEqual
            | Comparison::Greater
            | Comparison::GreaterEqual => {
                self.require(left, Type::Integer)?;
                self.require(right, Type::Integer).map(drop)
            }
        }
    }

    fn logic(
        &mut self,
        word: &'static str,
        left: &Expression,
        right: &Expression,
    ) -> Result<Node, Error> {
        for operand in [left, right] {
            self.require(operand, Type::Boolean)
                .map_err(|error| match error.kind {
                    ErrorKind::Mixed { .. } if error.span == operand.span => {
                        Error::new(operand.span, ErrorKind::IntegerLogic(word))
                    }
                    _ => error,
                })?;
        }
        Ok(self.known(Type::Boolean))
    }

    /// A value of which only the truth matters.
    pub fn condition(&mut self, expression: &Expression) -> Result<(), Error> {
        match &expression.kind {
            ExpressionKind::Not(operand) => self.condition(operand),
            ExpressionKind::And(left, right) | ExpressionKind::Or(left, right) => {
                self.condition(left)?;
                self.condition(right)
            }
            ExpressionKind::Integer(_)
            | ExpressionKind::Boolean(_)
            | ExpressionKind::Name(_)
            | ExpressionKind::Subscript(..)
            | ExpressionKind::Unary(..)
            | ExpressionKind::Binary(..)
            | ExpressionKind::Compare(..)
            | ExpressionKind::Call(_)
            | ExpressionKind::Builtin(..)
            | ExpressionKind::Length(_)
            | ExpressionKind::Bit(_) => self.value(expression).map(drop),
        }
    }

    /// A call, whose value may be of no interest; the number of the function.
    pub fn call(&mut self, call: &Call) -> Result<usize, Error> {
        let name = &call.function;
        if self.local(&name.text).is_some() {
            return Err(Error::new(
                name.span,
                ErrorKind::NotAFunction(name.text.clone()),
            ));
        }
        let number = self.scopes.called(name)?;
        let (takes, given) = (
            self.functions[number].parameters.len(),
            call.arguments.len(),
        );
        if takes != given {
            let kind = ErrorKind::Arguments {
                function: name.text.clone(),
                takes,
                given,
            };
            return Err(Error::new(name.span, kind));
        }
        for (index, argument) in call.arguments.iter().enumerate() {
            let found = self.copied(argument)?;
            let wanted = self.functions[number].parameters[index];
            self.unify(wanted, found, argument.span)?;
        }
        Ok(number)
    }
}
