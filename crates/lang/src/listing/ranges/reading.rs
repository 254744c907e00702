//! One reading of a program: every statement once, with the bounds found so far.

use std::collections::{HashMap, HashSet};

use super::slots::{Slot, Slots};
use crate::{
    ast::{Expression, ListExpression, PrintItem, Statement, StatementKind, Target},
    listing::{effects::Effects, interval::Interval, refine::Here},
    program::Program,
    span::Span,
    walk,
};

/// A reading and what it finds on its way.
pub(super) struct Reading<'a, 's> {
    program: &'a Program,
    effects: &'s HashMap<String, Effects>,
    pub slots: &'s mut Slots<'a>,
    /// The function being read, and its variables.
    inside: Option<&'a str>,
    locals: HashSet<&'a str>,
    pub sizes: HashMap<&'a str, i64>,
    pub operands: HashMap<Span, (Interval, Interval)>,
    pub indexes: HashMap<String, Interval>,
    pub ranges: HashMap<Span, [Interval; 3]>,
    pub widest: Interval,
}

/// Whether a test holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    Holds,
    Fails,
}

impl<'a, 's> Reading<'a, 's> {
    pub fn new(
        program: &'a Program,
        effects: &'s HashMap<String, Effects>,
        slots: &'s mut Slots<'a>,
    ) -> Reading<'a, 's> {
        let lists = program.lists.iter();
        Reading {
            program,
            effects,
            slots,
            inside: None,
            locals: HashSet::new(),
            sizes: lists
                .map(|list| (list.name.as_str(), list.size as i64))
                .collect(),
            operands: HashMap::new(),
            indexes: HashMap::new(),
            ranges: HashMap::new(),
            widest: Interval::only(0),
        }
    }

    pub fn read(&mut self) {
        let program = self.program;
        self.block(&program.statements, &mut Here::default());
    }

    pub(super) fn slot(&self, name: &'a str) -> Slot<'a> {
        match self.inside {
            Some(function) if self.locals.contains(name) => Slot::Local(function, name),
            _ => Slot::Global(name),
        }
    }

    fn block(&mut self, statements: &'a [Statement], here: &mut Here<'a>) {
        for statement in statements {
            self.statement(statement, here);
        }
    }

    fn statement(&mut self, statement: &'a Statement, here: &mut Here<'a>) {
        match &statement.kind {
            StatementKind::Assign(target, value) => {
                let value = self.value(value, here);
                self.write(target, value, here);
            }
            StatementKind::AssignPair(targets, values) => {
                let values = values.each_ref().map(|value| self.value(value, here));
                for (target, value) in targets.iter().zip(values) {
                    self.write(target, value, here);
                }
            }
            StatementKind::Augment(target, operator, value) => {
                let old = self.old(target, here);
                let value = self.value(value, here);
                if let (Some(old), Some(value)) = (old, value) {
                    self.note(target.span(), old, value);
                    let result = self.seen(old.binary(*operator, value));
                    self.write(target, Some(result), here);
                }
            }
            StatementKind::List(name, list, _) => {
                let values = match list {
                    ListExpression::Repeat(cell, size) => {
                        self.value(size, here);
                        std::slice::from_ref(cell)
                    }
                    ListExpression::Display(cells) => cells,
                };
                for value in values {
                    if let Some(value) = self.value(value, here) {
                        self.slots.write(Slot::Cells(&name.text), value);
                    }
                }
            }
            StatementKind::Call(call) => {
                for argument in &call.arguments {
                    self.value(argument, here);
                }
                self.called(call, here);
            }
            StatementKind::Print(items) => items.iter().for_each(|item| self.item(item, here)),
            StatementKind::Return(Some(value)) => {
                let value = self.value(value, here);
                if let (Some(value), Some(function)) = (value, self.inside) {
                    self.slots.write(Slot::Returned(function), value);
                }
            }
            StatementKind::If(..) => self.choice(statement, here),
            StatementKind::While(test, body) => {
                self.forget_written(body, here);
                self.value(test, here);
                let mut inner = here.clone();
                self.learn(test, Outcome::Holds, &mut inner);
                self.block(body, &mut inner);
                self.forget_called(test, here);
                if !walk::breaks(body) {
                    self.learn(test, Outcome::Fails, here);
                }
            }
            StatementKind::For(target, range, body) => self.count(target, range, body, here),
            StatementKind::Define(function) => {
                self.inside = Some(&function.name.text);
                let facts = self.program.functions.iter();
                self.locals = facts
                    .filter(|facts| facts.name == function.name.text)
                    .flat_map(|facts| &facts.variables)
                    .map(|variable| variable.name.as_str())
                    .collect();
                self.block(&function.body, &mut Here::default());
                self.inside = None;
                self.locals.clear();
            }
            StatementKind::Return(None)
            | StatementKind::Pass
            | StatementKind::Break
            | StatementKind::Continue => {}
        }
    }

    fn choice(&mut self, statement: &'a Statement, here: &mut Here<'a>) {
        let StatementKind::If(branches, otherwise) = &statement.kind else {
            return;
        };
        let mut beyond = here.clone();
        for branch in branches {
            self.value(&branch.test, &mut beyond);
            let mut inner = beyond.clone();
            self.learn(&branch.test, Outcome::Holds, &mut inner);
            self.block(&branch.body, &mut inner);
            self.learn(&branch.test, Outcome::Fails, &mut beyond);
        }
        let leaves = |body: &[Statement]| {
            body.last().is_some_and(|last| {
                matches!(
                    last.kind,
                    StatementKind::Return(_) | StatementKind::Break | StatementKind::Continue
                )
            })
        };
        match otherwise {
            Some(body) => self.block(body, &mut beyond),
            None if branches.iter().all(|branch| leaves(&branch.body)) => *here = beyond,
            None => {}
        }
        self.forget_written(std::slice::from_ref(statement), here);
    }

    fn count(
        &mut self,
        target: &'a Target,
        range: &'a [Expression],
        body: &'a [Statement],
        here: &mut Here<'a>,
    ) {
        let bounds: Vec<Option<Interval>> =
            range.iter().map(|bound| self.value(bound, here)).collect();
        let (first, end, step) = match bounds.as_slice() {
            [end] => (Some(Interval::only(0)), *end, Some(Interval::only(1))),
            [first, end] => (*first, *end, Some(Interval::only(1))),
            [first, end, step] => (*first, *end, *step),
            _ => (None, None, None),
        };
        self.forget_written(body, here);
        let mut inner = here.clone();
        let values = match (first, end, step) {
            (Some(first), Some(end), Some(step)) => {
                let noted = self.ranges.entry(target.span());
                let noted = noted.or_insert([first, end, step]);
                *noted = [
                    noted[0].join(first),
                    noted[1].join(end),
                    noted[2].join(step),
                ];
                taken(first, end, step)
            }
            _ => None,
        };
        self.write(target, values, &mut inner);
        if let (Target::Name(name), Some(values)) = (target, values)
            && !walk::assigned(body).iter().any(|n| n.text == name.text)
            && (self.locals.contains(name.text.as_str()) || !body.iter().any(walk::calls))
        {
            inner.learn(&name.text, Some(values));
        }
        self.block(body, &mut inner);
        if let Target::Name(name) = target {
            here.forget(&name.text);
        }
    }

    fn item(&mut self, item: &'a PrintItem, here: &mut Here<'a>) {
        match item {
            PrintItem::Value(value) => drop(self.value(value, here)),
            PrintItem::Text(_) => {}
            PrintItem::Slice { list, first, last } => {
                let size = self.sizes.get(list.text.as_str()).copied();
                let from = match first {
                    Some(first) => self.value(first, here),
                    None => Some(Interval::only(0)),
                };
                if let Some(last) = last {
                    self.value(last, here);
                }
                if let (Some(from), Some(size)) = (from, size) {
                    let index = Interval::new(from.low, size.max(1) - 1);
                    self.index(&list.text, index);
                }
            }
        }
    }

    /// What an augmented assignment finds in its target.
    fn old(&mut self, target: &'a Target, here: &mut Here<'a>) -> Option<Interval> {
        match target {
            Target::Name(name) => {
                let everywhere = self.slots.get(&self.slot(&name.text));
                here.narrowed(&name.text, everywhere)
            }
            Target::Subscript(list, index) => {
                let index = self.value(index, here)?;
                self.index(&list.text, index);
                self.slots.get(&Slot::Cells(&list.text))
            }
        }
    }

    fn write(&mut self, target: &'a Target, value: Option<Interval>, here: &mut Here<'a>) {
        match target {
            Target::Name(name) => {
                if let Some(value) = value {
                    self.slots.write(self.slot(&name.text), value);
                }
                here.forget(&name.text);
                // What has just been written is known, unless another may write it.
                here.learn(&name.text, value);
            }
            Target::Subscript(list, index) => {
                let index = self.value(index, here);
                if let (Some(index), Some(value)) = (index, value) {
                    self.index(&list.text, index);
                    self.slots.write(Slot::Cells(&list.text), value);
                }
            }
        }
    }

    pub(super) fn index(&mut self, list: &str, index: Interval) {
        let known = self.indexes.get(list);
        let joined = known.map_or(index, |known| known.join(index));
        self.indexes.insert(list.to_owned(), joined);
    }

    pub(super) fn note(&mut self, at: Span, left: Interval, right: Interval) {
        let noted = self.operands.entry(at).or_insert((left, right));
        *noted = (noted.0.join(left), noted.1.join(right));
    }

    pub(super) fn seen(&mut self, value: Interval) -> Interval {
        self.widest = self.widest.join(value);
        value
    }

    /// Arguments have been evaluated: the function gets them.
    pub(super) fn called(&mut self, call: &'a crate::ast::Call, here: &mut Here<'a>) {
        let facts = self.program.functions.iter();
        let Some(facts) = facts
            .into_iter()
            .find(|facts| facts.name == call.function.text)
        else {
            return;
        };
        for (variable, argument) in facts.variables.iter().zip(&call.arguments) {
            if let Some(value) = self.value(argument, here) {
                self.slots
                    .write(Slot::Local(&facts.name, &variable.name), value);
            }
        }
        if let Some(effects) = self.effects.get(&call.function.text) {
            for name in &effects.writes {
                if !self.locals.contains(name.as_str()) {
                    here.forget(name);
                }
            }
        }
    }

    /// Forgets what functions may write that an expression calls.
    pub(super) fn forget_called(&self, expression: &Expression, here: &mut Here<'a>) {
        if walk::has_call(expression) {
            self.forget_shared(here);
        }
    }

    fn forget_shared(&self, here: &mut Here<'a>) {
        for name in self.effects.values().flat_map(|effects| &effects.writes) {
            if !self.locals.contains(name.as_str()) {
                here.forget(name);
            }
        }
    }

    /// Forgets what the statements may write.
    fn forget_written(&self, statements: &[Statement], here: &mut Here<'a>) {
        for name in walk::assigned(statements) {
            here.forget(&name.text);
        }
        if statements.iter().any(walk::calls) {
            self.forget_shared(here);
        }
    }
}

/// The values that a range takes, if it takes any.
fn taken(first: Interval, end: Interval, step: Interval) -> Option<Interval> {
    let one = Interval::only(1);
    let up = (first.low < end.high).then(|| Interval::new(first.low, end.plus(one.negated()).high));
    let down = (first.high > end.low).then(|| Interval::new(end.plus(one).low, first.high));
    if step.low > 0 {
        up
    } else if step.high < 0 {
        down
    } else {
        match (up, down) {
            (Some(up), Some(down)) => Some(up.join(down)),
            (one, other) => one.or(other),
        }
    }
}
