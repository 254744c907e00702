//! The top level: lists, variables that functions share, and what is done.

use super::{Beginnings, Lower};
use std::collections::HashMap;

use crate::{
    arithmetic,
    ast::{
        BinaryOperator, Expression, ExpressionKind, ListExpression, Name, Statement, StatementKind,
        Target, UnaryOperator,
    },
    listing::plan::{
        Constant, Expr, Global, List, Place, Routine, Start, Step, StepKind, Subscripts,
    },
    program::{self, Type},
    walk,
};

impl<'a> Lower<'a> {
    /// A list as it is declared.
    pub(super) fn list(&self, list: &'a program::List) -> List {
        let made = self.program.statements.iter().find_map(|statement| {
            let StatementKind::List(name, made, _) = &statement.kind else {
                return None;
            };
            (name.text == list.name).then_some((statement.span.line, made))
        });
        let cells = list.size as i64;
        let zero = match list.kind {
            Type::Integer => Expr::Integer(0),
            Type::Boolean => Expr::Boolean(false),
        };
        let (line, size, start) = match made {
            Some((line, ListExpression::Repeat(cell, size))) => {
                let start = match self.constant(cell) {
                    Some(cell) if cell == zero => Start::Same(cell),
                    Some(cell) => match self.dialect.beginnings {
                        Beginnings::Any => Start::Same(cell),
                        Beginnings::Zeros => Start::Later,
                    },
                    None => Start::Later,
                };
                (line, self.constant(size), start)
            }
            Some((line, ListExpression::Display(values))) => {
                let values: Option<Vec<Expr>> =
                    values.iter().map(|value| self.constant(value)).collect();
                let start = match values {
                    Some(values) if !values.is_empty() => Start::Each(values),
                    _ => Start::Later,
                };
                (line, None, start)
            }
            None => (0, None, Start::Later),
        };
        let lowest = self.ranges.indexes(&list.name).map_or(0, |index| index.low);
        List {
            name: self.names.of(&list.name),
            kind: list.kind,
            cells,
            size: size.filter(|_| cells > 0),
            lowest: lowest.clamp(0, (cells - 1).clamp(0, 2)),
            subscripts: Subscripts::Plain,
            start,
            line,
        }
    }

    /// A value that is known before the program runs, and needs no helper.
    fn constant(&self, expression: &Expression) -> Option<Expr> {
        match &expression.kind {
            ExpressionKind::Integer(value) => Some(Expr::Integer(*value)),
            ExpressionKind::Boolean(value) => Some(Expr::Boolean(*value)),
            ExpressionKind::Name(name) => {
                let number = self.constant_numbers.get(name.as_str());
                number.map(|number| Expr::Constant(*number))
            }
            ExpressionKind::Unary(operator, operand) => match (operator, self.constant(operand)?) {
                (UnaryOperator::Plus, operand) => Some(operand),
                (UnaryOperator::Minus, Expr::Integer(value)) => Some(Expr::Integer(-value)),
                (UnaryOperator::Minus, operand) => {
                    Some(Expr::Unary(UnaryOperator::Minus, Box::new(operand)))
                }
                (UnaryOperator::Invert, _) => None,
            },
            ExpressionKind::Binary(operator, left, right) => match operator {
                BinaryOperator::Add
                | BinaryOperator::Subtract
                | BinaryOperator::Multiply
                | BinaryOperator::ShiftLeft => {
                    let (left, right) = (self.constant(left)?, self.constant(right)?);
                    let value = Expr::Binary(*operator, Box::new(left), Box::new(right));
                    // What fits into 32 bits is the same in every language.
                    self.number(&value).map(|_| value)
                }
                BinaryOperator::Divide
                | BinaryOperator::Remainder
                | BinaryOperator::ShiftRight
                | BinaryOperator::And
                | BinaryOperator::Or
                | BinaryOperator::Xor => None,
            },
            ExpressionKind::Subscript(..)
            | ExpressionKind::Compare(..)
            | ExpressionKind::Not(_)
            | ExpressionKind::And(..)
            | ExpressionKind::Or(..)
            | ExpressionKind::Call(_)
            | ExpressionKind::Builtin(..)
            | ExpressionKind::Length(_)
            | ExpressionKind::Bit(_) => None,
        }
    }

    /// The making of a list that does not begin with its values.
    pub(super) fn fill(
        &mut self,
        name: &'a Name,
        made: &'a ListExpression,
        line: u32,
        out: &mut Vec<Step>,
    ) {
        let number = self.list_number(&name.text);
        if !matches!(self.lists[number].start, Start::Later) {
            return;
        }
        match made {
            ListExpression::Repeat(cell, _) => {
                let mut value = self.value(cell, out);
                let same = matches!(
                    value,
                    Expr::Integer(_) | Expr::Boolean(_) | Expr::Constant(_) | Expr::Local(_)
                );
                if !same {
                    value = self.hold(value, self.cell_kind(&name.text), line, out);
                }
                let counter = self.fresh_counter();
                out.push(Step {
                    line,
                    kind: StepKind::Fill(number, value, counter),
                });
            }
            ListExpression::Display(values) => {
                for (index, value) in (0..).zip(values) {
                    let value = self.value(value, out);
                    out.push(Step {
                        line,
                        kind: StepKind::Assign(Place::Cell(number, Expr::Integer(index)), value),
                    });
                }
            }
        }
    }

    /// The counter for the loops that the source does not have.
    pub(super) fn fresh_counter(&mut self) -> String {
        if let Some(counter) = &self.around.slice {
            return counter.clone();
        }
        let counter = self.fresh("i", Type::Integer);
        self.around.slice = Some(counter.clone());
        counter
    }

    /// The statements of the top level, and the shared variables.
    pub(super) fn top_level(&mut self) -> (Routine, Vec<Global>) {
        let program = self.program;
        let variables: Vec<(&str, Type)> = program
            .globals
            .iter()
            .filter(|variable| !self.shared.contains(variable.name.as_str()))
            .filter(|variable| !self.constant_numbers.contains_key(variable.name.as_str()))
            .map(|variable| (variable.name.as_str(), variable.kind))
            .collect();
        self.begin(&variables, &program.statements);
        for (name, kind) in &variables {
            let name = self.names.of(name);
            self.enter(&name, *kind);
        }
        let mut globals: Vec<Global> = program
            .globals
            .iter()
            .filter(|variable| self.shared.contains(variable.name.as_str()))
            .map(|variable| Global {
                name: self.names.of(&variable.name),
                kind: variable.kind,
                start: Start::Later,
                line: 0,
            })
            .collect();
        let mut body = Vec::new();
        let mut leading = true;
        for statement in &program.statements {
            if self.is_constant(statement) {
                continue;
            }
            if leading && self.begins(statement, &mut globals) {
                continue;
            }
            leading &= matches!(
                statement.kind,
                StatementKind::Define(_) | StatementKind::List(..)
            ) || self.is_own(statement);
            self.statement(statement, &mut body);
        }
        let routine = self.routine("", 0, None, body, Vec::new());
        (routine, globals)
    }

    /// Finds the variables that get their only value at the beginning, from n and
    /// numbers.
    pub(super) fn find_constants(&mut self) {
        let mut written: HashMap<&str, usize> = HashMap::new();
        for name in walk::assigned(&self.program.statements) {
            *written.entry(&name.text).or_default() += 1;
        }
        for statement in &self.program.statements {
            match &statement.kind {
                StatementKind::Assign(Target::Name(name), value) => {
                    let listing = self.names.of(&name.text);
                    let shared = self.effects.iter().any(|e| e.writes.contains(&listing));
                    let once = written.get(name.text.as_str()) == Some(&1) && !shared;
                    let Some(expression) = self.constant(value) else {
                        return;
                    };
                    let number = self.number(&expression);
                    let number = number.filter(|number| i32::try_from(*number).is_ok());
                    if let (true, Some(number)) = (once, number) {
                        self.shared.remove(name.text.as_str());
                        self.constant_numbers
                            .insert(&name.text, self.constants.len());
                        self.constants.push(Constant {
                            name: self.names.constant(&name.text, self.dialect.constant),
                            value: expression,
                            number,
                            line: statement.span.line,
                        });
                    }
                }
                StatementKind::List(..) | StatementKind::Define(_) => {}
                _ => return,
            }
        }
    }

    /// The number that a constant is, if it and all on the way there fit into 32 bits.
    fn number(&self, value: &Expr) -> Option<i64> {
        let number = match value {
            Expr::Integer(number) => *number,
            Expr::Constant(number) => self.constants.get(*number)?.number,
            Expr::Unary(UnaryOperator::Minus, operand) => -self.number(operand)?,
            Expr::Binary(operator, left, right) => {
                arithmetic::binary(*operator, self.number(left)?, self.number(right)?).ok()?
            }
            _ => return None,
        };
        i32::try_from(number).ok().map(i64::from)
    }

    fn is_constant(&self, statement: &Statement) -> bool {
        let mut constants = self.constants.iter();
        constants.any(|constant| constant.line == statement.span.line)
    }

    /// Whether a statement only gives a shared variable its first value.
    fn begins(&self, statement: &Statement, globals: &mut [Global]) -> bool {
        let StatementKind::Assign(Target::Name(name), value) = &statement.kind else {
            return false;
        };
        let listing = self.names.of(&name.text);
        let global = globals
            .iter_mut()
            .find(|global| global.name == listing && matches!(global.start, Start::Later));
        match (global, self.constant(value)) {
            (Some(global), Some(value)) => {
                global.start = Start::Same(value);
                global.line = statement.span.line;
                true
            }
            _ => false,
        }
    }

    /// Whether a statement gives a variable of the top level alone a value.
    fn is_own(&self, statement: &Statement) -> bool {
        match &statement.kind {
            StatementKind::Assign(Target::Name(name), value) => {
                !self.shared.contains(name.text.as_str()) && self.constant(value).is_some()
            }
            _ => false,
        }
    }
}
