//! What the plain statements of the top level make known before the program
//! runs. Anything that is not certain is unknown.

use std::collections::HashMap;

use crate::{
    arithmetic,
    ast::{Expression, ExpressionKind, Statement, StatementKind, Target, UnaryOperator},
    walk,
};

/// The integers known at a place of the top level.
#[derive(Clone)]
pub(super) struct Constants {
    values: HashMap<String, i64>,
    sizes: HashMap<String, i64>,
    /// The names that functions may write.
    shared: Vec<String>,
}

impl Constants {
    pub fn new(shared: Vec<String>) -> Self {
        Constants { values: HashMap::new(), sizes: HashMap::new(), shared }
    }

    /// A list and how many cells it has.
    pub fn list(&mut self, name: &str, size: i64) {
        self.sizes.insert(name.to_owned(), size);
    }

    /// Goes past a statement of the top level.
    pub fn pass(&mut self, statement: &Statement) {
        match &statement.kind {
            StatementKind::Assign(Target::Name(name), value) => self.set(&name.text, self.value(value)),
            StatementKind::Augment(Target::Name(name), operator, value) => {
                let known = self.values.get(&name.text).copied().zip(self.value(value));
                let result = known.and_then(|(x, y)| arithmetic::binary(*operator, x, y).ok());
                self.set(&name.text, result);
            }
            StatementKind::AssignPair([Target::Name(x), Target::Name(y)], [left, right]) => {
                let (left, right) = (self.value(left), self.value(right));
                self.set(&x.text, left);
                self.set(&y.text, right);
            }
            StatementKind::Define(_) => return,
            _ => {
                for name in walk::assigned(std::slice::from_ref(statement)) {
                    self.values.remove(&name.text);
                }
            }
        }
        if walk::calls(statement) {
            for name in &self.shared {
                self.values.remove(name);
            }
        }
    }

    /// What is known of a name from here on.
    pub fn set(&mut self, name: &str, value: Option<i64>) {
        match value {
            Some(value) => self.values.insert(name.to_owned(), value),
            None => self.values.remove(name),
        };
    }

    /// The value of an expression, if it is known.
    pub fn value(&self, expression: &Expression) -> Option<i64> {
        match &expression.kind {
            ExpressionKind::Integer(value) => Some(*value),
            ExpressionKind::Name(name) => self.values.get(name).copied(),
            ExpressionKind::Length(list) => self.sizes.get(&list.text).copied(),
            ExpressionKind::Unary(operator, operand) => {
                let operand = self.value(operand)?;
                match operator {
                    UnaryOperator::Plus => Some(operand),
                    UnaryOperator::Minus => operand.checked_neg(),
                    UnaryOperator::Invert => arithmetic::invert(operand).ok(),
                }
            }
            ExpressionKind::Binary(operator, left, right) => {
                arithmetic::binary(*operator, self.value(left)?, self.value(right)?).ok()
            }
            ExpressionKind::Builtin(builtin, arguments) => {
                let values: Option<Vec<i64>> = arguments.iter().map(|x| self.value(x)).collect();
                arithmetic::builtin(*builtin, &values?)
            }
            ExpressionKind::Boolean(_)
            | ExpressionKind::Subscript(..)
            | ExpressionKind::Compare(..)
            | ExpressionKind::Not(_)
            | ExpressionKind::And(..)
            | ExpressionKind::Or(..)
            | ExpressionKind::Call(_)
            | ExpressionKind::Bit(_) => None,
        }
    }
}
