//! The pseudocode of textbooks, printed from the syntax tree as it is: one line for
//! each line of the source that says something, names as they are, lists as they
//! are numbered. Knows no compiler's needs.

mod expressions;
mod words;

use super::{
    Line, Listing, Words,
    writer::{Writer, joined, together},
};
use crate::{
    ast::{
        Branch, Expression, Function, ListExpression, Name, PrintItem, Statement, StatementKind,
        Target,
    },
    program::Program,
};
use expressions::Formulas;

pub(super) use words::{CHINESE, Vocabulary};

/// Prints a program as pseudocode.
pub(super) fn print(program: &Program, words: Words) -> Listing {
    let mut printer = Printer {
        program,
        words: Vocabulary::of(words),
        formulas: Formulas {
            words: Vocabulary::of(words),
        },
        out: Writer::default(),
    };
    printer.block(&program.statements);
    let lines: Vec<Line> = printer.out.finish();
    Listing {
        lines,
        names: Vec::new(),
    }
}

struct Printer<'a> {
    program: &'a Program,
    words: &'static Vocabulary,
    formulas: Formulas,
    out: Writer,
}

impl Printer<'_> {
    fn block(&mut self, statements: &[Statement]) {
        for statement in statements {
            self.statement(statement);
        }
    }

    fn statement(&mut self, statement: &Statement) {
        let line = Some(statement.span.line);
        let words = self.words;
        let text = match &statement.kind {
            StatementKind::Assign(target, value) => {
                let value = self.formulas.any(value);
                together(&[&self.formulas.target(target), " ← ", &value])
            }
            StatementKind::AssignPair(targets, values) => self.pair(targets, values),
            StatementKind::Augment(target, operator, value) => {
                let target = self.formulas.target(target);
                let sum = self.formulas.augmented(&target, *operator, value);
                together(&[&target, " ← ", &sum])
            }
            StatementKind::List(name, list, _) => self.list(name, list),
            StatementKind::Call(call) => self.formulas.call(call),
            StatementKind::Print(items) => self.print(items),
            StatementKind::Pass => words.pass.to_owned(),
            StatementKind::Break => words.leave.to_owned(),
            StatementKind::Continue => words.next.to_owned(),
            StatementKind::Return(None) => words.give.to_owned(),
            StatementKind::Return(Some(value)) => {
                together(&[words.give, " ", &self.formulas.any(value)])
            }
            StatementKind::If(branches, otherwise) => {
                return self.choice(branches, otherwise.as_deref());
            }
            StatementKind::While(test, body) => {
                let test = self.formulas.condition(test);
                let header = together(&[words.while_, &test, words.do_while]);
                return self.headed(line, &header, body);
            }
            StatementKind::For(target, range, body) => {
                let header = self.for_header(target, range);
                return self.headed(line, &header, body);
            }
            StatementKind::Define(function) => return self.define(line, function),
        };
        self.out.line(line, &text);
    }

    fn headed(&mut self, line: Option<u32>, header: &str, body: &[Statement]) {
        self.out.line(line, header);
        self.out.indent();
        self.block(body);
        self.out.dedent();
    }

    fn define(&mut self, line: Option<u32>, function: &Function) {
        let facts = self.program.functions.iter();
        let returns = facts
            .filter(|facts| facts.name == function.name.text)
            .any(|facts| facts.returns.is_some());
        let word = if returns {
            self.words.function
        } else {
            self.words.procedure
        };
        let parameters: Vec<String> = function
            .parameters
            .iter()
            .map(|name| name.text.clone())
            .collect();
        let parameters = joined(&parameters, ", ");
        let header = together(&[word, " ", &function.name.text, "(", &parameters, ")"]);
        self.out.gap();
        self.headed(line, &header, &function.body);
        self.out.gap();
    }

    fn choice(&mut self, branches: &[Branch], otherwise: Option<&[Statement]>) {
        for (index, branch) in branches.iter().enumerate() {
            let word = if index == 0 {
                self.words.if_
            } else {
                self.words.elif
            };
            let test = self.formulas.condition(&branch.test);
            let header = together(&[word, &test, self.words.then]);
            self.headed(Some(branch.span.line), &header, &branch.body);
        }
        if let Some(body) = otherwise {
            self.headed(None, self.words.else_, body);
        }
    }

    fn for_header(&self, target: &Target, range: &[Expression]) -> String {
        let formulas = &self.formulas;
        let words = self.words;
        let target = formulas.target(target);
        let (first, last) = match range {
            [last] => ("0".to_owned(), last),
            [first, last, ..] => (formulas.any(first), last),
            [] => unreachable!("range takes one to three arguments"),
        };
        let start = together(&[words.for_, &target, words.from, &first]);
        let step = range.get(2);
        match step.map(|step| (step, expressions::constant(step))) {
            None | Some((_, Some(1))) => {
                let last = formulas.moved(last, -1);
                together(&[&start, words.to, &last, words.do_for])
            }
            Some((_, Some(-1))) => {
                let last = formulas.moved(last, 1);
                together(&[&start, words.down_to, &last, words.do_for])
            }
            Some((_, Some(by))) => {
                let way = if by < 0 { words.down_to } else { words.to };
                let last = formulas.moved(last, if by < 0 { 1 } else { -1 });
                let by = by.unsigned_abs().to_string();
                together(&[&start, way, &last, words.by, &by, words.do_for])
            }
            Some((step, None)) => {
                let (last, by) = (formulas.any(last), formulas.any(step));
                let bound = together(&[words.before, &last, words.before_end]);
                together(&[&start, words.by, &by, &bound, words.do_for])
            }
        }
    }

    fn pair(&self, targets: &[Target; 2], values: &[Expression; 2]) -> String {
        let [one, two] = targets
            .each_ref()
            .map(|target| self.formulas.target(target));
        let [first, second] = values.each_ref().map(|value| self.formulas.any(value));
        if one == second && two == first {
            return together(&[self.words.swap, &one, self.words.with, &two]);
        }
        together(&["(", &one, ", ", &two, ") ← (", &first, ", ", &second, ")"])
    }

    fn list(&self, name: &Name, list: &ListExpression) -> String {
        let (last, value) = match list {
            ListExpression::Repeat(cell, size) => {
                (self.formulas.moved(size, -1), self.formulas.any(cell))
            }
            ListExpression::Display(cells) => {
                let values: Vec<String> = cells.iter().map(|x| self.formulas.any(x)).collect();
                let last = values.len() as i64 - 1;
                (
                    expressions::number(last),
                    together(&["(", &joined(&values, ", "), ")"]),
                )
            }
        };
        together(&[self.words.array, &name.text, "[0..", &last, "] ← ", &value])
    }

    fn print(&self, items: &[PrintItem]) -> String {
        let parts: Vec<String> = items.iter().map(|item| self.item(item)).collect();
        if parts.is_empty() {
            return self.words.empty_line.to_owned();
        }
        together(&[self.words.output, " ", &joined(&parts, ", ")])
    }

    fn item(&self, item: &PrintItem) -> String {
        match item {
            PrintItem::Value(value) => self.formulas.any(value),
            PrintItem::Text(text) => together(&["\"", text, "\""]),
            PrintItem::Slice { list, first, last } => {
                let first = match first {
                    Some(first) => self.formulas.any(first),
                    None => "0".to_owned(),
                };
                let last = match last {
                    Some(last) => self.formulas.moved(last, -1),
                    None => self.last_of(&list.text),
                };
                together(&[&list.text, "[", &first, "..", &last, "]"])
            }
        }
    }

    /// The index of the last cell of a list, as the making of the list says it.
    fn last_of(&self, list: &str) -> String {
        let made = self.program.statements.iter().find_map(|statement| {
            let StatementKind::List(name, expression, _) = &statement.kind else {
                return None;
            };
            (name.text == list).then_some(expression)
        });
        match made {
            Some(ListExpression::Repeat(_, size)) => self.formulas.moved(size, -1),
            Some(ListExpression::Display(cells)) => expressions::number(cells.len() as i64 - 1),
            None => String::new(),
        }
    }
}
