//! Which variables of a function still matter at a place: those that some way from
//! there on reads before it writes them. From the end to the beginning, around
//! loops until nothing is new. Knows nothing of values.

use std::collections::{HashMap, HashSet};

use crate::{
    ast::{
        Expression, ExpressionKind, ListExpression, PrintItem, Statement, StatementKind, Target,
    },
    walk,
};

/// What is known about the variables of one function, or of the top level.
#[derive(Default)]
pub(super) struct Live {
    /// The lines of loops whose counter is read behind the loop.
    pub kept: HashSet<u32>,
    /// The lines of loops whose counter nothing reads before it is written anew.
    pub idle: HashSet<u32>,
    /// The variables that are read before they are written, on some way.
    pub at_entry: HashSet<String>,
    /// How many values are written that nothing reads.
    pub dead_stores: usize,
}

/// Looks at the statements of a function. Names other than `names` are nobody's
/// business here.
pub(super) fn live(statements: &[Statement], names: &[&str]) -> Live {
    let numbers = names.iter().copied().zip(0..).collect();
    let mut walker = Walker {
        numbers,
        heads: HashMap::new(),
        grown: Grown::No,
        dead_stores: 0,
        kept: HashSet::new(),
        idle: HashSet::new(),
    };
    let nothing = Set::default();
    let ways = Ways {
        leave: &nothing,
        next: &nothing,
    };
    let entry = loop {
        walker.grown = Grown::No;
        walker.dead_stores = 0;
        walker.idle.clear();
        let entry = walker.block(statements, nothing.clone(), &ways);
        if walker.grown == Grown::No {
            break entry;
        }
    };
    let named = |set: &Set| {
        let live = names.iter().zip(0..).filter(|(_, number)| set.has(*number));
        live.map(|(name, _)| (*name).to_owned()).collect()
    };
    Live {
        at_entry: named(&entry),
        kept: walker.kept,
        idle: walker.idle,
        dead_stores: walker.dead_stores,
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Grown {
    Yes,
    No,
}

/// A set of variables by their numbers.
#[derive(Clone, Default, PartialEq, Eq)]
struct Set(Vec<u64>);

impl Set {
    fn has(&self, number: usize) -> bool {
        let word = self.0.get(number / 64).copied().unwrap_or_default();
        word >> (number % 64) & 1 == 1
    }

    fn insert(&mut self, number: usize) {
        if self.0.len() <= number / 64 {
            self.0.resize(number / 64 + 1, 0);
        }
        self.0[number / 64] |= 1 << (number % 64);
    }

    fn remove(&mut self, number: usize) {
        if let Some(word) = self.0.get_mut(number / 64) {
            *word &= !(1 << (number % 64));
        }
    }

    /// Takes in all of another; whether any of them is new.
    fn extend(&mut self, other: &Set) -> Grown {
        if self.0.len() < other.0.len() {
            self.0.resize(other.0.len(), 0);
        }
        let mut grown = Grown::No;
        for (word, more) in self.0.iter_mut().zip(&other.0) {
            if *word | more != *word {
                grown = Grown::Yes;
            }
            *word |= more;
        }
        grown
    }
}

/// What matters where `break` and `continue` lead.
struct Ways<'a> {
    leave: &'a Set,
    next: &'a Set,
}

struct Walker<'a> {
    numbers: HashMap<&'a str, usize>,
    /// What matters at the heads of loops, by their lines.
    heads: HashMap<u32, Set>,
    grown: Grown,
    dead_stores: usize,
    kept: HashSet<u32>,
    idle: HashSet<u32>,
}

impl Walker<'_> {
    fn block(&mut self, statements: &[Statement], mut after: Set, ways: &Ways<'_>) -> Set {
        for statement in statements.iter().rev() {
            after = self.statement(statement, after, ways);
        }
        after
    }

    fn statement(&mut self, statement: &Statement, mut after: Set, ways: &Ways<'_>) -> Set {
        match &statement.kind {
            StatementKind::Assign(target, value) => {
                self.write(target, &mut after);
                self.reads(value, &mut after);
            }
            StatementKind::AssignPair([first, second], values) => {
                self.write(second, &mut after);
                self.write(first, &mut after);
                values
                    .iter()
                    .for_each(|value| self.reads(value, &mut after));
            }
            StatementKind::Augment(target, _, value) => {
                self.write(target, &mut after);
                if let Target::Name(name) = target {
                    self.name(&name.text, &mut after);
                }
                self.reads(value, &mut after);
            }
            StatementKind::List(_, list, _) => match list {
                ListExpression::Repeat(cell, size) => {
                    self.reads(cell, &mut after);
                    self.reads(size, &mut after);
                }
                ListExpression::Display(cells) => {
                    cells.iter().for_each(|cell| self.reads(cell, &mut after));
                }
            },
            StatementKind::Call(call) => {
                let arguments = call.arguments.iter();
                arguments.for_each(|x| self.reads(x, &mut after));
            }
            StatementKind::Print(items) => {
                items.iter().for_each(|item| self.item(item, &mut after));
            }
            StatementKind::Pass | StatementKind::Define(_) => {}
            StatementKind::Break => return ways.leave.clone(),
            StatementKind::Continue => return ways.next.clone(),
            StatementKind::Return(value) => {
                after = Set::default();
                value.iter().for_each(|value| self.reads(value, &mut after));
            }
            StatementKind::If(branches, otherwise) => {
                let mut before = match otherwise {
                    Some(body) => self.block(body, after.clone(), ways),
                    None => after.clone(),
                };
                for branch in branches.iter().rev() {
                    let body = self.block(&branch.body, after.clone(), ways);
                    before.extend(&body);
                    self.reads(&branch.test, &mut before);
                }
                return before;
            }
            StatementKind::While(test, body) => {
                let line = statement.span.line;
                return self.around(line, |walker, head| {
                    let ways = Ways {
                        leave: &after,
                        next: head,
                    };
                    let mut before = walker.block(body, head.clone(), &ways);
                    if !walk::is_always_true(test) {
                        before.extend(&after);
                    }
                    walker.reads(test, &mut before);
                    before
                });
            }
            StatementKind::For(target, range, body) => {
                let line = statement.span.line;
                if let Target::Name(name) = target
                    && let Some(number) = self.numbers.get(name.text.as_str())
                    && after.has(*number)
                {
                    self.kept.insert(line);
                }
                let mut before = self.around(line, |walker, head| {
                    let ways = Ways {
                        leave: &after,
                        next: head,
                    };
                    let mut before = walker.block(body, head.clone(), &ways);
                    walker.count(line, target, &mut before);
                    before.extend(&after);
                    before
                });
                range
                    .iter()
                    .for_each(|bound| self.reads(bound, &mut before));
                return before;
            }
        }
        after
    }

    /// What matters at the head of a loop.
    fn around(&mut self, line: u32, round: impl Fn(&mut Self, &Set) -> Set) -> Set {
        let head = self.heads.get(&line).cloned().unwrap_or_default();
        let before = round(self, &head);
        let known = self.heads.entry(line).or_default();
        if known.extend(&before) == Grown::Yes {
            self.grown = Grown::Yes;
        }
        known.clone()
    }

    fn item(&mut self, item: &PrintItem, after: &mut Set) {
        match item {
            PrintItem::Value(value) => self.reads(value, after),
            PrintItem::Text(_) => {}
            PrintItem::Slice { first, last, .. } => {
                let bounds = [first, last].into_iter().flatten();
                bounds.for_each(|bound| self.reads(bound, after));
            }
        }
    }

    fn write(&mut self, target: &Target, after: &mut Set) {
        match target {
            Target::Name(name) => {
                if let Some(number) = self.numbers.get(name.text.as_str()) {
                    if !after.has(*number) {
                        self.dead_stores += 1;
                    }
                    after.remove(*number);
                }
            }
            Target::Subscript(_, index) => self.reads(index, after),
        }
    }

    /// A loop writes its counter.
    fn count(&mut self, line: u32, target: &Target, after: &mut Set) {
        match target {
            Target::Name(name) => {
                if let Some(number) = self.numbers.get(name.text.as_str()) {
                    if !after.has(*number) {
                        self.idle.insert(line);
                    }
                    after.remove(*number);
                }
            }
            Target::Subscript(_, index) => self.reads(index, after),
        }
    }

    fn name(&mut self, name: &str, after: &mut Set) {
        if let Some(number) = self.numbers.get(name) {
            after.insert(*number);
        }
    }

    fn reads(&mut self, expression: &Expression, after: &mut Set) {
        match &expression.kind {
            ExpressionKind::Name(name) => self.name(name, after),
            ExpressionKind::Integer(_) | ExpressionKind::Boolean(_) | ExpressionKind::Length(_) => {
            }
            ExpressionKind::Subscript(_, x)
            | ExpressionKind::Unary(_, x)
            | ExpressionKind::Not(x)
            | ExpressionKind::Bit(x) => self.reads(x, after),
            ExpressionKind::Binary(_, x, y)
            | ExpressionKind::Compare(_, x, y)
            | ExpressionKind::And(x, y)
            | ExpressionKind::Or(x, y) => {
                self.reads(x, after);
                self.reads(y, after);
            }
            ExpressionKind::Call(call) => {
                call.arguments.iter().for_each(|x| self.reads(x, after));
            }
            ExpressionKind::Builtin(_, arguments) => {
                arguments.iter().for_each(|x| self.reads(x, after));
            }
        }
    }
}
