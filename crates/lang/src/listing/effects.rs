//! What functions do to what they share: which variables and lists of the top level
//! they read and write, and whether they print. Says nothing of when.

use std::collections::{HashMap, HashSet};

use crate::{
    ast::{
        Call, Expression, ExpressionKind, Function, ListExpression, PrintItem, Statement,
        StatementKind, Target,
    },
    program::Program,
    walk,
};

/// The effects of something.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Effects {
    /// The names of variables and lists of the top level that are read.
    pub reads: HashSet<String>,
    /// Those that are written.
    pub writes: HashSet<String>,
    /// Of how many places it is known that they print.
    pub prints: usize,
    /// The functions that are called.
    pub calls: HashSet<String>,
}

impl Effects {
    /// Whether the order of the two matters.
    pub fn conflict(&self, other: &Effects) -> bool {
        let meet = |one: &HashSet<String>, two: &HashSet<String>| !one.is_disjoint(two);
        meet(&self.writes, &other.reads)
            || meet(&self.writes, &other.writes)
            || meet(&self.reads, &other.writes)
            || (self.prints > 0 && other.prints > 0)
    }

    /// Takes in the effects of something else.
    pub fn add(&mut self, other: &Effects) {
        self.reads.extend(other.reads.iter().cloned());
        self.writes.extend(other.writes.iter().cloned());
        self.prints += other.prints.min(1);
    }
}

/// The effects of each function, those of what it calls included.
pub(super) fn functions(program: &Program) -> HashMap<String, Effects> {
    let mut all = HashMap::new();
    for statement in &program.statements {
        if let StatementKind::Define(function) = &statement.kind {
            let facts = program.functions.iter();
            let facts = facts.filter(|facts| facts.name == function.name.text);
            let locals: HashSet<&str> = facts
                .flat_map(|facts| &facts.variables)
                .map(|variable| variable.name.as_str())
                .collect();
            all.insert(function.name.text.clone(), own(function, &locals));
        }
    }
    close(&mut all);
    all
}

/// Adds the effects of what is called until nothing is new.
fn close(all: &mut HashMap<String, Effects>) {
    loop {
        let mut grown = Vec::new();
        for (name, effects) in all.iter() {
            let mut sum = effects.clone();
            for called in &effects.calls {
                if let Some(other) = all.get(called) {
                    sum.add(other);
                    sum.calls.extend(other.calls.iter().cloned());
                }
            }
            sum.prints = sum.prints.min(1);
            if sum != *effects {
                grown.push((name.clone(), sum));
            }
        }
        if grown.is_empty() {
            return;
        }
        all.extend(grown);
    }
}

fn own(function: &Function, locals: &HashSet<&str>) -> Effects {
    let mut walker = Walker {
        locals,
        effects: Effects::default(),
    };
    walker.block(&function.body);
    walker.effects.prints = walker.effects.prints.min(1);
    walker.effects
}

/// What the statements of the top level do by themselves, without what they call.
pub(super) fn top_level(statements: &[Statement]) -> Effects {
    let locals = HashSet::new();
    let mut walker = Walker {
        locals: &locals,
        effects: Effects::default(),
    };
    walker.block(statements);
    walker.effects
}

struct Walker<'a> {
    locals: &'a HashSet<&'a str>,
    effects: Effects,
}

impl Walker<'_> {
    fn block(&mut self, statements: &[Statement]) {
        for statement in statements {
            self.statement(statement);
            for block in walk::blocks(statement) {
                self.block(block);
            }
        }
    }

    fn statement(&mut self, statement: &Statement) {
        match &statement.kind {
            StatementKind::Assign(target, value) => {
                self.expression(value);
                self.target(target);
            }
            StatementKind::AssignPair(targets, values) => {
                values.iter().for_each(|value| self.expression(value));
                targets.iter().for_each(|target| self.target(target));
            }
            StatementKind::Augment(target, _, value) => {
                self.expression(value);
                match target {
                    Target::Name(name) | Target::Subscript(name, _) => self.read(&name.text),
                }
                self.target(target);
            }
            StatementKind::List(name, list, _) => {
                match list {
                    ListExpression::Repeat(cell, _) => self.expression(cell),
                    ListExpression::Display(cells) => {
                        cells.iter().for_each(|cell| self.expression(cell));
                    }
                }
                self.write(&name.text);
            }
            StatementKind::Call(call) => self.call(call),
            StatementKind::Print(items) => {
                self.effects.prints += 1;
                items.iter().for_each(|item| self.item(item));
            }
            StatementKind::Return(value) => value.iter().for_each(|value| self.expression(value)),
            StatementKind::If(branches, _) => {
                let tests = branches.iter().map(|branch| &branch.test);
                tests.for_each(|test| self.expression(test));
            }
            StatementKind::While(test, _) => self.expression(test),
            StatementKind::For(target, range, _) => {
                range.iter().for_each(|bound| self.expression(bound));
                self.target(target);
            }
            StatementKind::Pass
            | StatementKind::Break
            | StatementKind::Continue
            | StatementKind::Define(_) => {}
        }
    }

    fn item(&mut self, item: &PrintItem) {
        match item {
            PrintItem::Value(value) => self.expression(value),
            PrintItem::Text(_) => {}
            PrintItem::Slice { list, first, last } => {
                self.read(&list.text);
                let bounds = [first, last].into_iter().flatten();
                bounds.for_each(|bound| self.expression(bound));
            }
        }
    }

    fn target(&mut self, target: &Target) {
        match target {
            Target::Name(name) => self.write(&name.text),
            Target::Subscript(list, index) => {
                self.expression(index);
                self.write(&list.text);
            }
        }
    }

    fn read(&mut self, name: &str) {
        if !self.locals.contains(name) {
            self.effects.reads.insert(name.to_owned());
        }
    }

    fn write(&mut self, name: &str) {
        if !self.locals.contains(name) {
            self.effects.writes.insert(name.to_owned());
        }
    }

    fn call(&mut self, call: &Call) {
        self.effects.calls.insert(call.function.text.clone());
        let arguments = call.arguments.iter();
        arguments.for_each(|argument| self.expression(argument));
    }

    fn expression(&mut self, expression: &Expression) {
        match &expression.kind {
            ExpressionKind::Name(name) => self.read(name),
            ExpressionKind::Subscript(list, index) => {
                self.read(&list.text);
                self.expression(index);
            }
            ExpressionKind::Call(call) => self.call(call),
            ExpressionKind::Builtin(_, arguments) => {
                arguments.iter().for_each(|x| self.expression(x));
            }
            ExpressionKind::Unary(_, x) | ExpressionKind::Not(x) | ExpressionKind::Bit(x) => {
                self.expression(x);
            }
            ExpressionKind::Binary(_, x, y)
            | ExpressionKind::Compare(_, x, y)
            | ExpressionKind::And(x, y)
            | ExpressionKind::Or(x, y) => {
                self.expression(x);
                self.expression(y);
            }
            ExpressionKind::Integer(_) | ExpressionKind::Boolean(_) | ExpressionKind::Length(_) => {
            }
        }
    }
}
