//! C99, as textbooks write it: `int` as long as 32 bits hold every number, else
//! `long long`; no warning from a careful compiler.

mod expressions;
mod helpers;
mod reserved;

use super::{
    Listing, Words,
    lower::{Beginnings, Borrowing, Bounds, Dialect, Strides, lower},
    names::Case,
    place,
    plan::{
        Count, Expr, Global, Initial, List, Order, Pace, Piece, Plan, Routine, Start, Step,
        StepKind, Width, each_step,
    },
    remarks::remark,
    writer::{Writer, joined, together},
};
use crate::{ast::BinaryOperator, program::Program, program::Type};
use expressions::Formulas;

const DIALECT: Dialect = Dialect {
    reserved: reserved::reserved,
    case: Case::Matters,
    constant: str::to_owned,
    borrowing: Borrowing::Free,
    strides: Strides::Any,
    bounds: Bounds::EachTime,
    beginnings: Beginnings::Zeros,
};

/// Prints a program in C.
pub(super) fn print(program: &Program, words: Words) -> Listing {
    let plan = lower(program, &DIALECT);
    let mut printer = Printer {
        formulas: Formulas { plan: &plan },
        plan: &plan,
        words,
        out: Writer::default(),
        unread: &[],
    };
    printer.program();
    let lines = printer.out.finish();
    Listing {
        lines,
        names: plan.names,
    }
}

struct Printer<'a> {
    plan: &'a Plan,
    formulas: Formulas<'a>,
    words: Words,
    out: Writer,
    /// The variables of the function that nothing reads.
    unread: &'a [String],
}

impl<'a> Printer<'a> {
    fn program(&mut self) {
        self.includes();
        self.out.gap();
        for constant in &self.plan.constants {
            let value = self.formulas.any(&constant.value);
            let text = together(&["enum { ", &constant.name, " = ", &value, " };"]);
            self.out.line(Some(constant.line), &text);
        }
        for list in &self.plan.lists {
            self.list(list);
        }
        for global in &self.plan.globals {
            self.global(global);
        }
        self.out.gap();
        for helper in &self.plan.helpers {
            if let Some(remark) = remark(*helper, self.words) {
                self.out.line(None, &together(&["// ", remark]));
            }
            for line in helpers::lines(*helper, self.plan.width) {
                self.out.line(None, &line);
            }
            self.out.gap();
        }
        let plan = self.plan;
        for function in &plan.functions {
            if function.order == Order::Above {
                let text = together(&[&self.header(function), ";"]);
                self.out.line(None, &text);
            }
        }
        for function in &plan.functions {
            self.out.gap();
            let header = together(&[&self.header(function), " {"]);
            self.routine(function, Some(function.line), &header);
        }
        self.out.gap();
        self.routine(&plan.main, None, "int main(void) {");
    }

    fn includes(&mut self) {
        let mut bodies = self.plan.functions.iter().chain([&self.plan.main]);
        let kinds = |routine: &Routine| {
            let parameters = routine.parameters.iter().map(|parameter| parameter.kind);
            let kinds = parameters.chain(routine.returns);
            kinds
                .chain(routine.all.iter().map(|local| local.kind))
                .any(|kind| kind == Type::Boolean)
        };
        let mut truth = self.plan.lists.iter().any(|l| l.kind == Type::Boolean)
            || self.plan.globals.iter().any(|g| g.kind == Type::Boolean);
        let mut absolute = false;
        for routine in &mut bodies {
            truth |= kinds(routine) || place::prints_truth(&routine.body);
            each_step(&routine.body, &mut |step| {
                truth |= matches!(step.kind, StepKind::Loop(_));
                for value in step.expressions() {
                    value.walk(&mut |x| {
                        truth |= matches!(x, Expr::Boolean(_));
                        absolute |= matches!(x, Expr::Absolute(_));
                    });
                }
            });
        }
        if truth {
            self.out.line(None, "#include <stdbool.h>");
        }
        self.out.line(None, "#include <stdio.h>");
        if absolute {
            self.out.line(None, "#include <stdlib.h>");
        }
    }

    fn kind(&self, kind: Type) -> &'static str {
        match (kind, self.plan.width) {
            (Type::Boolean, _) => "bool",
            (Type::Integer, Width::Narrow) => "int",
            (Type::Integer, Width::Wide) => "long long",
        }
    }

    fn list(&mut self, list: &List) {
        let size = match &list.size {
            Some(size) => self.formulas.any(size),
            None => list.cells.max(1).to_string(),
        };
        let start = match &list.start {
            Start::Later | Start::Same(_) => String::new(),
            Start::Each(values) => {
                let values: Vec<String> = values.iter().map(|x| self.formulas.any(x)).collect();
                together(&[" = {", &joined(&values, ", "), "}"])
            }
        };
        let line = (!matches!(list.start, Start::Later)).then_some(list.line);
        let kind = self.kind(list.kind);
        let text = together(&[kind, " ", &list.name, "[", &size, "]", &start, ";"]);
        self.out.line(line, &text);
    }

    fn global(&mut self, global: &Global) {
        let kind = self.kind(global.kind);
        match &global.start {
            Start::Same(value) => {
                let value = self.formulas.any(value);
                let text = together(&[kind, " ", &global.name, " = ", &value, ";"]);
                self.out.line(Some(global.line), &text);
            }
            Start::Later | Start::Each(_) => {
                self.out
                    .line(None, &together(&[kind, " ", &global.name, ";"]));
            }
        }
    }

    fn header(&self, function: &Routine) -> String {
        let parameters: Vec<String> = function
            .parameters
            .iter()
            .map(|parameter| together(&[self.kind(parameter.kind), " ", &parameter.name]))
            .collect();
        let parameters = if parameters.is_empty() {
            "void".to_owned()
        } else {
            joined(&parameters, ", ")
        };
        let returns = function.returns.map_or("void", |kind| self.kind(kind));
        together(&[returns, " ", &function.name, "(", &parameters, ")"])
    }

    fn routine(&mut self, routine: &'a Routine, line: Option<u32>, header: &str) {
        self.unread = &routine.oddities.unread;
        self.out.line(line, header);
        self.out.indent();
        for parameter in &routine.parameters {
            self.not_read(&parameter.name);
        }
        for local in &routine.variables {
            let start = match (local.initial, local.kind) {
                (Initial::Open, _) => "",
                (Initial::Needed, Type::Integer) => " = 0",
                (Initial::Needed, Type::Boolean) => " = false",
            };
            let text = together(&[self.kind(local.kind), " ", &local.name, start, ";"]);
            self.out.line(None, &text);
        }
        for local in &routine.variables {
            self.not_read(&local.name);
        }
        self.block(&routine.body);
        if line.is_none() {
            self.out.line(None, "return 0;");
        }
        self.out.dedent();
        self.out.line(None, "}");
    }

    /// Tells the compiler that nothing reads a variable.
    fn not_read(&mut self, name: &str) {
        if self.unread.iter().any(|unread| unread == name) {
            self.out.line(None, &together(&["(void)", name, ";"]));
        }
    }

    fn block(&mut self, steps: &[Step]) {
        for step in steps {
            self.step(step);
        }
    }

    fn step(&mut self, step: &Step) {
        let line = Some(step.line);
        let formulas = Formulas { plan: self.plan };
        let text = match &step.kind {
            StepKind::Let(name, kind, value, _) => {
                let (kind, value) = (self.kind(*kind), formulas.any(value));
                self.out
                    .line(line, &together(&[kind, " ", name, " = ", &value, ";"]));
                return self.not_read(name);
            }
            StepKind::Assign(place, value) => {
                together(&[&formulas.place(place), " = ", &formulas.any(value), ";"])
            }
            StepKind::Augment(place, operator, value) => {
                let sign = expressions::sign(*operator);
                let (place, value) = (formulas.place(place), formulas.any(value));
                together(&[&place, " ", sign, "= ", &value, ";"])
            }
            StepKind::Call(function, arguments) => {
                together(&[&formulas.call(*function, arguments), ";"])
            }
            StepKind::Print(pieces) => self.print(pieces),
            StepKind::Fill(list, value, counter) => return self.fill(line, *list, value, counter),
            StepKind::Pass => ";".to_owned(),
            StepKind::Break => "break;".to_owned(),
            StepKind::Continue => "continue;".to_owned(),
            StepKind::Return(None) => "return;".to_owned(),
            StepKind::Return(Some(value)) => together(&["return ", &formulas.any(value), ";"]),
            StepKind::If(branches, otherwise) => {
                let mut start = "if (";
                for branch in branches {
                    let header = together(&[start, &formulas.any(&branch.test), ") {"]);
                    self.out.line(Some(branch.line), &header);
                    self.out.indent();
                    self.block(&branch.body);
                    self.out.dedent();
                    start = "} else if (";
                }
                if let Some(body) = otherwise {
                    self.out.line(None, "} else {");
                    self.out.indent();
                    self.block(body);
                    self.out.dedent();
                }
                return self.out.line(None, "}");
            }
            StepKind::While(test, body) => {
                let header = together(&["while (", &formulas.any(test), ") {"]);
                return self.headed(line, &header, body);
            }
            StepKind::Loop(body) => return self.headed(line, "while (true) {", body),
            StepKind::For(count, body) => {
                let header = self.for_header(count);
                return self.headed(line, &header, body);
            }
        };
        self.out.line(line, &text);
    }

    fn headed(&mut self, line: Option<u32>, header: &str, body: &[Step]) {
        self.out.line(line, header);
        self.out.indent();
        self.block(body);
        self.out.dedent();
        self.out.line(None, "}");
    }

    fn for_header(&self, count: &Count) -> String {
        let formulas = &self.formulas;
        let plus_one = |operator: BinaryOperator| match &count.end {
            Expr::Binary(found, end, one) if *found == operator && **one == Expr::Integer(1) => {
                Some(formulas.bound(end))
            }
            _ => None,
        };
        let end = || formulas.bound(&count.end);
        let (test, step) = match count.pace {
            Pace::Up => match plus_one(BinaryOperator::Add) {
                Some(last) => (together(&[" <= ", &last]), "++".to_owned()),
                None => (together(&[" < ", &end()]), "++".to_owned()),
            },
            Pace::Down => match plus_one(BinaryOperator::Subtract) {
                Some(last) => (together(&[" >= ", &last]), "--".to_owned()),
                None => (together(&[" > ", &end()]), "--".to_owned()),
            },
            Pace::By(by) if by > 0 => (
                together(&[" < ", &end()]),
                together(&[" += ", &by.to_string()]),
            ),
            Pace::By(by) => (
                together(&[" > ", &end()]),
                together(&[" -= ", &by.unsigned_abs().to_string()]),
            ),
        };
        let (name, first) = (count.counter.as_str(), formulas.any(&count.first));
        let kind = self.kind(Type::Integer);
        let start = together(&["for (", kind, " ", name, " = ", &first, "; "]);
        together(&[&start, name, &test, "; ", name, &step, ") {"])
    }

    fn print(&self, pieces: &[Piece]) -> String {
        let mut format = String::new();
        let mut values = String::new();
        for piece in pieces {
            match piece {
                Piece::Text(text) => format.push_str(&escaped(text)),
                Piece::Value(value, kind) => {
                    values.push_str(", ");
                    match (kind, self.plan.width) {
                        (Type::Boolean, _) => {
                            format.push_str("%s");
                            values.push_str(&self.formulas.chosen(value));
                            values.push_str(" ? \"True\" : \"False\"");
                        }
                        (Type::Integer, Width::Narrow) => {
                            format.push_str("%d");
                            values.push_str(&self.formulas.any(value));
                        }
                        (Type::Integer, Width::Wide) => {
                            format.push_str("%lld");
                            values.push_str(&self.formulas.widened(value));
                        }
                    }
                }
            }
        }
        together(&["printf(\"", &format, "\"", &values, ");"])
    }

    fn fill(&mut self, line: Option<u32>, list: usize, value: &Expr, counter: &str) {
        let list = &self.plan.lists[list];
        let value = self.formulas.any(value);
        let count = Count {
            counter: counter.to_owned(),
            first: Expr::Integer(0),
            end: list.size.clone().unwrap_or(Expr::Integer(list.cells)),
            pace: Pace::Up,
            used: super::plan::Used::Yes,
        };
        let header = self.for_header(&count);
        self.out.line(line, &header);
        self.out.indent();
        let text = together(&[&list.name, "[", counter, "] = ", &value, ";"]);
        self.out.line(line, &text);
        self.out.dedent();
        self.out.line(None, "}");
    }
}

/// A text inside the format of `printf`.
fn escaped(text: &str) -> String {
    let mut escaped = String::new();
    for c in text.chars() {
        match c {
            '\n' => escaped.push_str("\\n"),
            '"' => escaped.push_str("\\\""),
            '\\' => escaped.push_str("\\\\"),
            '%' => escaped.push_str("%%"),
            // Two question marks would begin a trigraph.
            '?' if escaped.ends_with('?') => escaped.push_str("\\?"),
            c => escaped.push(c),
        }
    }
    escaped
}
