//! What the plain statements of the top level make known before the program
//! runs. Anything that is not certain is unknown.

use std::collections::{HashMap, HashSet};

use crate::{
    arithmetic,
    ast::{Expression, ExpressionKind, Statement, StatementKind, Target, UnaryOperator},
    walk,
};

/// The integers known at a place of the top level.
pub(super) struct Constants<'a> {
    /// Those of names that only the top level writes.
    values: HashMap<&'a str, i64>,
    /// Those of names that functions write too: no call leaves anything of them.
    exposed: HashMap<&'a str, i64>,
    /// The names that functions may write.
    shared: &'a HashSet<String>,
    /// How many cells lists have.
    sizes: HashMap<&'a str, i64>,
}

impl<'a> Constants<'a> {
    pub fn new(shared: &'a HashSet<String>) -> Self {
        Constants {
            values: HashMap::new(),
            exposed: HashMap::new(),
            shared,
            sizes: HashMap::new(),
        }
    }

    /// A list and how many cells it has.
    pub fn list(&mut self, name: &'a str, size: i64) {
        self.sizes.insert(name, size);
    }

    /// Goes past a statement of the top level.
    pub fn pass(&mut self, statement: &'a Statement) {
        match &statement.kind {
            StatementKind::Assign(Target::Name(name), value) => {
                self.set(&name.text, self.value(value));
            }
            StatementKind::Augment(Target::Name(name), operator, value) => {
                let known = self.named(&name.text).zip(self.value(value));
                let result = known.and_then(|(x, y)| arithmetic::binary(*operator, x, y).ok());
                self.set(&name.text, result);
            }
            StatementKind::AssignPair([Target::Name(x), Target::Name(y)], [left, right]) => {
                let (left, right) = (self.value(left), self.value(right));
                self.set(&x.text, left);
                self.set(&y.text, right);
            }
            StatementKind::Assign(..)
            | StatementKind::AssignPair(..)
            | StatementKind::Augment(..)
            | StatementKind::List(..)
            | StatementKind::Call(_)
            | StatementKind::Print(_)
            | StatementKind::Pass
            | StatementKind::Break
            | StatementKind::Continue
            | StatementKind::Return(_)
            | StatementKind::If(..)
            | StatementKind::While(..)
            | StatementKind::For(..)
            | StatementKind::Define(_) => {
                for name in walk::assigned(std::slice::from_ref(statement)) {
                    self.set(&name.text, None);
                }
            }
        }
        if walk::calls(statement) {
            self.exposed.clear();
        }
    }

    /// What is known of a name from here on.
    fn set(&mut self, name: &'a str, value: Option<i64>) {
        let values = if self.shared.contains(name) {
            &mut self.exposed
        } else {
            &mut self.values
        };
        match value {
            Some(value) => values.insert(name, value),
            None => values.remove(name),
        };
    }

    /// The value of a name, if it is known.
    pub fn named(&self, name: &str) -> Option<i64> {
        self.values
            .get(name)
            .or_else(|| self.exposed.get(name))
            .copied()
    }

    /// The value of an expression, if it is known.
    pub fn value(&self, expression: &Expression) -> Option<i64> {
        match &expression.kind {
            ExpressionKind::Integer(value) => Some(*value),
            ExpressionKind::Name(name) => self.named(name),
            ExpressionKind::Length(list) => self.sizes.get(list.text.as_str()).copied(),
            ExpressionKind::Unary(operator, operand) => {
                let operand = self.value(operand)?;
                match operator {
                    UnaryOperator::Plus => Some(operand),
                    UnaryOperator::Minus => arithmetic::subtract(0, operand).ok(),
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
