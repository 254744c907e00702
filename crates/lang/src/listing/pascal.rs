//! Free Pascal in its own mode, as textbooks lay it out: words in lower case, `begin`
//! and `end` on lines of their own, arrays counted as the indexes need it.

mod expressions;
mod helpers;
mod ranges;
mod reserved;

use std::collections::HashSet;

use super::{
    Listing, Words,
    lower::{Beginnings, Borrowing, Bounds, Dialect, Strides, lower},
    names::Case,
    place,
    plan::{
        Branch, Count, Expr, Local, Order, Pace, Piece, Place, Plan, Routine, Start, Step, StepKind,
    },
    remarks::{nothing, remark},
    writer::{Writer, joined, together},
};
use crate::program::{Program, Type};
use expressions::Formulas;

const DIALECT: Dialect = Dialect {
    reserved: reserved::reserved,
    case: Case::Ignored,
    constant: str::to_owned,
    borrowing: Borrowing::Free,
    strides: Strides::OneByOne,
    bounds: Bounds::Once,
    beginnings: Beginnings::Zeros,
};

/// Prints a program in Pascal.
pub(super) fn print(program: &Program, words: Words) -> Listing {
    let plan = lower(program, &DIALECT);
    let mut printer = Printer {
        formulas: Formulas { plan: &plan },
        plan: &plan,
        words,
        out: Writer::default(),
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
}

/// What stands behind a statement.
#[derive(Clone, Copy, PartialEq, Eq)]
enum After {
    Semicolon,
    /// An `else` that must not find another `if`.
    Else,
}

impl After {
    fn text(self) -> &'static str {
        match self {
            After::Semicolon => ";",
            After::Else => "",
        }
    }
}

fn kind(kind: Type) -> &'static str {
    match kind {
        Type::Integer => "Int64",
        Type::Boolean => "Boolean",
    }
}

impl Printer<'_> {
    fn program(&mut self) {
        self.out.line(None, "{$mode objfpc}");
        self.out.line(None, "program queens;");
        self.out.gap();
        let plan = self.plan;
        if !plan.constants.is_empty() {
            self.out.line(None, "const");
            self.out.indent();
            for constant in &plan.constants {
                let value = self.formulas.any(&constant.value);
                let text = together(&[&constant.name, " = ", &value, ";"]);
                self.out.line(Some(constant.line), &text);
            }
            self.out.dedent();
            self.out.gap();
        }
        self.variables();
        let mut bodies = plan.functions.iter().chain([&plan.main]);
        if bodies.any(|routine| place::prints_truth(&routine.body)) {
            self.helper(None, helpers::TRUTH);
        }
        for helper in &plan.helpers {
            self.helper(remark(*helper, self.words), helpers::text(*helper));
        }
        for function in &plan.functions {
            if function.order == Order::Above {
                let text = together(&[&self.header(function), " forward;"]);
                self.out.line(None, &text);
            }
        }
        for function in &plan.functions {
            self.out.gap();
            let header = self.header(function);
            self.out.line(Some(function.line), &header);
            self.locals(&function.all);
            self.body(&function.body);
            self.out.line(None, "end;");
        }
        self.out.gap();
        self.main();
    }

    fn helper(&mut self, remark: Option<&str>, text: &str) {
        self.out.gap();
        if let Some(remark) = remark {
            self.out.line(None, &together(&["{ ", remark, " }"]));
        }
        for line in text.lines() {
            self.out.line(None, line);
        }
        self.out.gap();
    }

    /// The lists, what functions share, and what the top level has for itself.
    fn variables(&mut self) {
        let plan = self.plan;
        if plan.lists.is_empty() && plan.globals.is_empty() && plan.main.all.is_empty() {
            return;
        }
        self.out.line(None, "var");
        self.out.indent();
        for list in &plan.lists {
            let range = ranges::range(&self.formulas, list);
            let start = match &list.start {
                Start::Later | Start::Same(_) => String::new(),
                Start::Each(values) => {
                    let values: Vec<String> = values.iter().map(|x| self.formulas.any(x)).collect();
                    together(&[" = (", &joined(&values, ", "), ")"])
                }
            };
            let line = (!matches!(list.start, Start::Later)).then_some(list.line);
            let kind = kind(list.kind);
            let array = together(&[": array[", &range, "] of ", kind, &start, ";"]);
            self.out.line(line, &together(&[&list.name, &array]));
        }
        let globals = plan.globals.iter();
        let shared = globals.map(|global| (global.name.as_str(), global.kind));
        let own = plan.main.all.iter();
        let own = own.map(|local| (local.name.as_str(), local.kind));
        self.scalars(shared.chain(own));
        self.out.dedent();
    }

    fn locals(&mut self, locals: &[Local]) {
        if locals.is_empty() {
            return;
        }
        self.out.line(None, "var");
        self.out.indent();
        let own = locals.iter();
        self.scalars(own.map(|local| (local.name.as_str(), local.kind)));
        self.out.dedent();
    }

    /// Variables that hold one value, those of a type together.
    fn scalars<'b>(&mut self, variables: impl Iterator<Item = (&'b str, Type)>) {
        let mut seen = HashSet::new();
        let variables: Vec<(&str, Type)> =
            variables.filter(|(name, _)| seen.insert(*name)).collect();
        for wanted in [Type::Integer, Type::Boolean] {
            let names: Vec<String> = variables
                .iter()
                .filter(|(_, kind)| *kind == wanted)
                .map(|(name, _)| (*name).to_owned())
                .collect();
            if !names.is_empty() {
                let text = together(&[&joined(&names, ", "), ": ", kind(wanted), ";"]);
                self.out.line(None, &text);
            }
        }
    }

    fn header(&self, function: &Routine) -> String {
        let parameters: Vec<String> = function
            .parameters
            .iter()
            .map(|parameter| together(&[&parameter.name, ": ", kind(parameter.kind)]))
            .collect();
        let parameters = if parameters.is_empty() {
            String::new()
        } else {
            together(&["(", &joined(&parameters, "; "), ")"])
        };
        match function.returns {
            Some(returns) => together(&[
                "function ",
                &function.name,
                &parameters,
                ": ",
                kind(returns),
                ";",
            ]),
            None => together(&["procedure ", &function.name, &parameters, ";"]),
        }
    }

    fn body(&mut self, steps: &[Step]) {
        self.out.line(None, "begin");
        self.out.indent();
        self.steps(steps);
        self.out.dedent();
    }

    fn main(&mut self) {
        self.out.line(None, "begin");
        self.out.indent();
        for global in &self.plan.globals {
            if let Start::Same(value) = &global.start {
                let text = together(&[&global.name, " := ", &self.formulas.any(value), ";"]);
                self.out.line(Some(global.line), &text);
            }
        }
        self.steps(&self.plan.main.body);
        self.out.dedent();
        self.out.line(None, "end.");
    }

    fn steps(&mut self, steps: &[Step]) {
        for step in steps {
            self.step(step, After::Semicolon);
        }
    }

    fn step(&mut self, step: &Step, after: After) {
        let line = Some(step.line);
        let formulas = Formulas { plan: self.plan };
        let text = match &step.kind {
            StepKind::Let(name, _, value, _) => together(&[name, " := ", &formulas.any(value)]),
            StepKind::Assign(place, value) => {
                together(&[&formulas.place(place), " := ", &formulas.any(value)])
            }
            StepKind::Augment(place, operator, value) => {
                let old = match place {
                    Place::Local(name) => Expr::Local(name.clone()),
                    Place::Global(name) => Expr::Global(name.clone()),
                    Place::Cell(list, index) => Expr::Cell(*list, Box::new(index.clone())),
                };
                let sum = Expr::Binary(*operator, Box::new(old), Box::new(value.clone()));
                together(&[&formulas.place(place), " := ", &formulas.any(&sum)])
            }
            StepKind::Call(function, arguments) => formulas.called(*function, arguments),
            StepKind::Print(pieces) => self.print(pieces),
            StepKind::Fill(list, value, counter) => {
                let list = &self.plan.lists[*list];
                let (low, high) = ranges::ends(&formulas, list);
                let header = together(&["for ", counter, " := ", &low, " to ", &high, " do"]);
                self.out.line(line, &header);
                self.out.indent();
                let cell = together(&[&list.name, "[", counter, "] := "]);
                let text = together(&[&cell, &formulas.any(value), after.text()]);
                self.out.line(line, &text);
                return self.out.dedent();
            }
            StepKind::Pass => together(&["{ ", nothing(self.words), " }"]),
            StepKind::Break => "break".to_owned(),
            StepKind::Continue => "continue".to_owned(),
            StepKind::Return(None) => "exit".to_owned(),
            StepKind::Return(Some(value)) => together(&["exit(", &formulas.any(value), ")"]),
            StepKind::If(branches, otherwise) => {
                return self.choice(branches, otherwise.as_deref(), after);
            }
            StepKind::While(test, body) => {
                let header = together(&["while ", &formulas.any(test), " do"]);
                self.out.line(line, &header);
                return self.block(body, after);
            }
            StepKind::Loop(body) => {
                self.out.line(line, "while true do");
                return self.block(body, after);
            }
            StepKind::For(count, body) => {
                let header = self.for_header(count);
                self.out.line(line, &header);
                return self.block(body, after);
            }
        };
        self.out.line(line, &together(&[&text, after.text()]));
    }

    fn choice(&mut self, branches: &[Branch], otherwise: Option<&[Step]>, after: After) {
        let mut word = "if ";
        for (index, branch) in branches.iter().enumerate() {
            let header = together(&[word, &self.formulas.any(&branch.test), " then"]);
            self.out.line(Some(branch.line), &header);
            let last = index + 1 == branches.len() && otherwise.is_none();
            self.block(&branch.body, if last { after } else { After::Else });
            word = "else if ";
        }
        if let Some(body) = otherwise {
            self.out.line(None, "else");
            self.block(body, after);
        }
    }

    /// The body of a statement: one statement stands for itself, unless an `else` that
    /// follows could be taken for its own.
    fn block(&mut self, steps: &[Step], after: After) {
        if let [step] = steps
            && is_bare(step, after)
        {
            self.out.indent();
            self.step(step, after);
            return self.out.dedent();
        }
        self.out.line(None, "begin");
        self.out.indent();
        self.steps(steps);
        self.out.dedent();
        self.out.line(None, &together(&["end", after.text()]));
    }

    fn for_header(&self, count: &Count) -> String {
        let first = self.formulas.any(&count.first);
        let (word, last) = match count.pace {
            Pace::Up => (" to ", count.end.moved(-1)),
            Pace::Down => (" downto ", count.end.moved(1)),
            Pace::By(_) => unreachable!("the plan has no other steps in this dialect"),
        };
        let last = self.formulas.any(&last);
        together(&["for ", &count.counter, " := ", &first, word, &last, " do"])
    }

    fn print(&self, pieces: &[Piece]) -> String {
        let mut parts = Vec::new();
        let mut word = "write";
        for (index, piece) in pieces.iter().enumerate() {
            match piece {
                Piece::Text(text) => {
                    let mut text = text.as_str();
                    if index + 1 == pieces.len()
                        && let Some(line) = text.strip_suffix('\n')
                    {
                        word = "writeln";
                        text = line;
                    }
                    if !text.is_empty() {
                        parts.push(together(&["'", &text.replace('\'', "''"), "'"]));
                    }
                }
                Piece::Value(value, Type::Integer) => parts.push(self.formulas.any(value)),
                Piece::Value(value, Type::Boolean) => {
                    parts.push(together(&["truth(", &self.formulas.any(value), ")"]));
                }
            }
        }
        if parts.is_empty() {
            return word.to_owned();
        }
        together(&[word, "(", &joined(&parts, ", "), ")"])
    }
}

/// Whether a statement can stand without `begin` and `end`.
fn is_bare(step: &Step, after: After) -> bool {
    match step.kind {
        StepKind::Pass => false,
        StepKind::If(..)
        | StepKind::While(..)
        | StepKind::Loop(_)
        | StepKind::For(..)
        | StepKind::Fill(..) => after == After::Semicolon,
        StepKind::Let(..)
        | StepKind::Assign(..)
        | StepKind::Augment(..)
        | StepKind::Call(..)
        | StepKind::Print(_)
        | StepKind::Break
        | StepKind::Continue
        | StepKind::Return(_) => true,
    }
}
