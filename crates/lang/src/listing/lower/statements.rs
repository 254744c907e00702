//! Statements become steps.

use super::{Lower, Whose};
use crate::{
    ast::{BinaryOperator, Expression, Name, Statement, StatementKind, Target},
    listing::{
        effects::Effects,
        plan::{Branch, Expr, Place, Step, StepKind},
    },
    program::Type,
    walk,
};

impl<'a> Lower<'a> {
    /// The statements of a block.
    pub(super) fn block(&mut self, statements: &'a [Statement]) -> Vec<Step> {
        let mut out = Vec::new();
        for statement in statements {
            self.statement(statement, &mut out);
        }
        out
    }

    pub(super) fn statement(&mut self, statement: &'a Statement, out: &mut Vec<Step>) {
        let line = statement.span.line;
        let kind = match &statement.kind {
            StatementKind::Assign(target, value) => {
                return self.assign(target, value, line, out);
            }
            StatementKind::AssignPair(targets, values) => {
                return self.assign_pair(targets, values, line, out);
            }
            StatementKind::Augment(target, operator, value) => {
                return self.augment(target, *operator, value, line, out);
            }
            StatementKind::List(name, list, _) => return self.fill(name, list, line, out),
            StatementKind::Call(call) => {
                let (function, arguments) = self.call(call, line, out);
                StepKind::Call(function, arguments)
            }
            StatementKind::Print(items) => return self.print(items, line, out),
            StatementKind::Pass => StepKind::Pass,
            StatementKind::Break => StepKind::Break,
            StatementKind::Continue => StepKind::Continue,
            StatementKind::Return(value) => {
                StepKind::Return(value.as_ref().map(|value| self.value(value, out)))
            }
            StatementKind::If(branches, otherwise) => {
                return self.choice(branches, otherwise.as_deref(), out);
            }
            StatementKind::While(test, body) => self.repeat(test, body, line),
            StatementKind::For(target, range, body) => {
                return self.count(target, range, body, line, out);
            }
            StatementKind::Define(_) => return,
        };
        out.push(Step { line, kind });
    }

    /// `while`: what its test needs first is done in the loop, each time.
    fn repeat(&mut self, test: &'a Expression, body: &'a [Statement], line: u32) -> StepKind {
        let mut before = Vec::new();
        let condition = self.condition(test, &mut before);
        let mut body = self.block(body);
        if before.is_empty() {
            if walk::is_always_true(test) {
                return StepKind::Loop(body);
            }
            return StepKind::While(condition, body);
        }
        let leave = Step {
            line,
            kind: StepKind::Break,
        };
        let branch = Branch {
            line,
            test: Expr::Not(Box::new(condition)),
            body: vec![leave],
        };
        before.push(Step {
            line,
            kind: StepKind::If(vec![branch], None),
        });
        before.append(&mut body);
        StepKind::Loop(before)
    }

    /// `if` with its branches: one whose test needs something first stands in the
    /// `else` of those before it.
    fn choice(
        &mut self,
        branches: &'a [crate::ast::Branch],
        otherwise: Option<&'a [Statement]>,
        out: &mut Vec<Step>,
    ) {
        let mut chains: Vec<(Vec<Step>, Vec<Branch>)> = Vec::new();
        for branch in branches {
            let mut before = Vec::new();
            let test = self.condition(&branch.test, &mut before);
            let branch = Branch {
                line: branch.span.line,
                test,
                body: self.block(&branch.body),
            };
            match chains.last_mut() {
                Some((_, chain)) if before.is_empty() => chain.push(branch),
                _ => chains.push((before, vec![branch])),
            }
        }
        let mut rest = otherwise.map(|body| self.block(body));
        while let Some((mut before, chain)) = chains.pop() {
            let line = chain.first().map_or(0, |branch| branch.line);
            before.push(Step {
                line,
                kind: StepKind::If(chain, rest),
            });
            rest = Some(before);
        }
        out.append(&mut rest.unwrap_or_default());
    }

    /// Whether a name is a variable of the function, by its name in the listing.
    pub(super) fn place_of(&self, name: &Name) -> Place {
        let listing = self.names.of(&name.text);
        match self.whose(&name.text) {
            Whose::Local => Place::Local(listing),
            Whose::Global | Whose::Constant(_) => Place::Global(listing),
        }
    }

    fn target_kind(&self, target: &Target) -> Type {
        match target {
            Target::Name(name) => {
                let local = self.around.locals.get(name.text.as_str());
                let found = local.or_else(|| self.kinds.get(name.text.as_str()));
                found.copied().unwrap_or(Type::Integer)
            }
            Target::Subscript(list, _) => self.cell_kind(&list.text),
        }
    }

    fn assign(
        &mut self,
        target: &'a Target,
        value: &'a Expression,
        line: u32,
        out: &mut Vec<Step>,
    ) {
        let value = self.value(value, out);
        let kind = self.target_kind(target);
        self.store(target, value, kind, line, out);
    }

    /// Writes a value that has come to be: what the target needs comes after it.
    pub(super) fn store(
        &mut self,
        target: &'a Target,
        mut value: Expr,
        kind: Type,
        line: u32,
        out: &mut Vec<Step>,
    ) {
        let mut before = Vec::new();
        let (place, effects) = self.place(target, &mut before);
        if self.effects_of(&value).conflict(&effects) {
            value = self.hold(value, kind, line, out);
        }
        out.append(&mut before);
        out.push(Step {
            line,
            kind: StepKind::Assign(place, value),
        });
    }

    /// What is written to, and what finding it does.
    fn place(&mut self, target: &'a Target, before: &mut Vec<Step>) -> (Place, Effects) {
        match target {
            Target::Name(name) => (self.place_of(name), Effects::default()),
            Target::Subscript(list, index) => {
                let index = self.value(index, before);
                let mut effects = self.effects_of_steps(before);
                effects.add(&self.effects_of(&index));
                (Place::Cell(self.list_number(&list.text), index), effects)
            }
        }
    }

    fn assign_pair(
        &mut self,
        targets: &'a [Target; 2],
        values: &'a [Expression; 2],
        line: u32,
        out: &mut Vec<Step>,
    ) {
        let kinds = targets.each_ref().map(|target| self.target_kind(target));
        let mut both = self.operands(&[&values[0], &values[1]], out).into_iter();
        let mut next = || both.next().unwrap_or(Expr::Integer(0));
        let (mut first, mut second) = (next(), next());

        let mut before = Vec::new();
        let (place, mut effects) = self.place(&targets[0], &mut before);
        if self.effects_of(&first).conflict(&effects) {
            first = self.hold(first, kinds[0], line, out);
        }
        let overwritten = match &place {
            Place::Local(name) => mentions(&second, name),
            Place::Global(name) => {
                effects.writes.insert(name.clone());
                false
            }
            Place::Cell(list, _) => {
                effects.writes.insert(self.lists[*list].name.clone());
                false
            }
        };
        if overwritten || self.effects_of(&second).conflict(&effects) {
            if self.effects_of(&first).conflict(&self.effects_of(&second)) {
                first = self.hold(first, kinds[0], line, out);
            }
            second = self.hold(second, kinds[1], line, out);
        }
        out.append(&mut before);
        out.push(Step {
            line,
            kind: StepKind::Assign(place, first),
        });
        self.store(&targets[1], second, kinds[1], line, out);
    }

    fn augment(
        &mut self,
        target: &'a Target,
        operator: BinaryOperator,
        value: &'a Expression,
        line: u32,
        out: &mut Vec<Step>,
    ) {
        let (mut place, _) = self.place(target, out);
        let mut before = Vec::new();
        let value = self.value(value, &mut before);
        let mut effects = self.effects_of_steps(&before);
        effects.add(&self.effects_of(&value));
        if let Place::Cell(_, index) = &mut place {
            let finding = self.effects_of(index);
            if calls(index) || finding.conflict(&effects) {
                *index = self.hold(index.clone(), Type::Integer, line, out);
            }
        }
        let old = match &place {
            Place::Local(name) => Expr::Local(name.clone()),
            Place::Global(name) => Expr::Global(name.clone()),
            Place::Cell(list, index) => Expr::Cell(*list, Box::new(index.clone())),
        };
        let held = self.effects_of(&old).conflict(&effects);
        let old = if held {
            self.hold(old, Type::Integer, line, out)
        } else {
            old
        };
        out.append(&mut before);
        let kind = match self.operated(operator, old, value, target.span()) {
            Expr::Binary(operator, _, value) if !held => StepKind::Augment(place, operator, *value),
            result => StepKind::Assign(place, result),
        };
        out.push(Step { line, kind });
    }
}

/// Whether a variable of the function is read in a value.
pub(super) fn mentions(value: &Expr, name: &str) -> bool {
    let mut found = false;
    value.walk(&mut |x| found |= matches!(x, Expr::Local(local) if local == name));
    found
}

fn calls(value: &Expr) -> bool {
    let mut found = false;
    value.walk(&mut |x| found |= matches!(x, Expr::Call(..)));
    found
}
