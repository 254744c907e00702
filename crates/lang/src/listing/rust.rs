//! Rust, edition 2021: one struct with the lists and the shared variables, whose
//! methods are the functions of the program; no warning from the compiler.

mod expressions;
mod helpers;
mod lints;
mod reserved;
mod steps;

use super::{
    Listing, Words,
    lower::{Beginnings, Borrowing, Bounds, Dialect, Strides, lower},
    names::Case,
    place,
    plan::{Initial, List, Local, Plan, Routine, Start, Step, StepKind, Touches, Written},
    remarks::remark,
    writer::{Writer, joined, together},
};
use crate::program::{Program, Type};
use expressions::Formulas;

const DIALECT: Dialect = Dialect {
    reserved: reserved::reserved,
    case: Case::Matters,
    constant: str::to_ascii_uppercase,
    borrowing: Borrowing::Exclusive,
    strides: Strides::Any,
    bounds: Bounds::Once,
    beginnings: Beginnings::Any,
};

/// Prints a program in Rust.
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

fn kind(kind: Type) -> &'static str {
    match kind {
        Type::Integer => "i64",
        Type::Boolean => "bool",
    }
}

fn zero(kind: Type) -> &'static str {
    match kind {
        Type::Integer => "0",
        Type::Boolean => "false",
    }
}

impl<'a> Printer<'a> {
    fn program(&mut self) {
        let plan = self.plan;
        let lints = lints::odd(plan);
        if !lints.is_empty() {
            let lints: Vec<String> = lints.into_iter().map(str::to_owned).collect();
            let text = together(&["#![allow(", &joined(&lints, ", "), ")]"]);
            self.out.line(None, &text);
        }
        self.out.gap();
        for constant in &plan.constants {
            let value = self.formulas.any(&constant.value);
            let text = together(&["const ", &constant.name, ": i64 = ", &value, ";"]);
            self.out.line(Some(constant.line), &text);
        }
        self.out.gap();
        self.fields();
        let mut bodies = plan.functions.iter().chain([&plan.main]);
        if bodies.any(|routine| place::prints_truth(&routine.body)) {
            self.helper(None, helpers::TRUTH);
        }
        for helper in &plan.helpers {
            self.helper(remark(*helper, self.words), helpers::text(*helper));
        }
        self.out.gap();
        self.out.line(None, "impl Queens {");
        self.out.indent();
        for function in &plan.functions {
            self.method(function);
            self.out.gap();
        }
        self.out.line(None, "fn run(&mut self) {");
        self.body(&plan.main);
        self.out.dedent();
        self.out.line(None, "}");
        self.out.gap();
        self.main();
    }

    fn helper(&mut self, remark: Option<&str>, text: &str) {
        self.out.gap();
        if let Some(remark) = remark {
            self.out.line(None, &together(&["/// ", remark]));
        }
        for line in text.lines() {
            self.out.line(None, line);
        }
    }

    fn fields(&mut self) {
        let plan = self.plan;
        if plan.lists.is_empty() && plan.globals.is_empty() {
            self.out.line(None, "struct Queens;");
            return self.out.gap();
        }
        self.out.line(None, "struct Queens {");
        self.out.indent();
        for list in &plan.lists {
            let size = self.size(list);
            let text = together(&[&list.name, ": [", kind(list.kind), "; ", &size, "],"]);
            self.out.line(None, &text);
        }
        for global in &plan.globals {
            let text = together(&[&global.name, ": ", kind(global.kind), ","]);
            self.out.line(None, &text);
        }
        self.out.dedent();
        self.out.line(None, "}");
        self.out.gap();
    }

    fn size(&self, list: &List) -> String {
        match &list.size {
            Some(size) => self.formulas.index(size),
            None => list.cells.to_string(),
        }
    }

    fn method(&mut self, function: &'a Routine) {
        let mut parameters = match function.touches {
            Touches::Writes => "&mut self".to_owned(),
            Touches::Reads | Touches::Nothing => "&self".to_owned(),
        };
        for parameter in &function.parameters {
            let written = match parameter.written {
                Written::Again => "mut ",
                Written::Once => "",
            };
            let kind = kind(parameter.kind);
            parameters = together(&[&parameters, ", ", written, &parameter.name, ": ", kind]);
        }
        let returns = match function.returns {
            Some(returns) => together(&[" -> ", kind(returns)]),
            None => String::new(),
        };
        let header = together(&["fn ", &function.name, "(", &parameters, ")", &returns, " {"]);
        self.out.line(Some(function.line), &header);
        self.body(function);
    }

    fn body(&mut self, routine: &'a Routine) {
        self.out.indent();
        for local in &routine.variables {
            self.declare(local);
        }
        match routine.body.split_last() {
            Some((
                Step {
                    line,
                    kind: StepKind::Return(Some(value)),
                },
                before,
            )) => {
                self.block(before);
                let value = self.formulas.any(value);
                self.out.line(Some(*line), &value);
            }
            _ => self.block(&routine.body),
        }
        self.out.dedent();
        self.out.line(None, "}");
    }

    /// A variable that does not begin with its first value.
    fn declare(&mut self, local: &Local) {
        let start = match local.initial {
            Initial::Open => String::new(),
            Initial::Needed => together(&[" = ", zero(local.kind)]),
        };
        let kind = kind(local.kind);
        let text = together(&["let mut ", &local.name, ": ", kind, &start, ";"]);
        self.out.line(None, &text);
    }

    fn main(&mut self) {
        let plan = self.plan;
        self.out.line(None, "fn main() {");
        self.out.indent();
        if plan.lists.is_empty() && plan.globals.is_empty() {
            self.out.line(None, "Queens.run();");
        } else {
            self.out.line(None, "let mut queens = Queens {");
            self.out.indent();
            for list in &plan.lists {
                let (line, value) = self.beginning(list);
                self.out
                    .line(line, &together(&[&list.name, ": ", &value, ","]));
            }
            for global in &plan.globals {
                let (line, value) = match &global.start {
                    Start::Same(value) => (Some(global.line), self.formulas.any(value)),
                    Start::Later | Start::Each(_) => (None, zero(global.kind).to_owned()),
                };
                self.out
                    .line(line, &together(&[&global.name, ": ", &value, ","]));
            }
            self.out.dedent();
            self.out.line(None, "};");
            self.out.line(None, "queens.run();");
        }
        self.out.dedent();
        self.out.line(None, "}");
    }

    /// The value with which a list begins, and the line that says it.
    fn beginning(&self, list: &List) -> (Option<u32>, String) {
        match &list.start {
            Start::Each(values) => {
                let values: Vec<String> = values.iter().map(|x| self.formulas.any(x)).collect();
                (
                    Some(list.line),
                    together(&["[", &joined(&values, ", "), "]"]),
                )
            }
            Start::Same(value) => {
                let value = self.formulas.any(value);
                (
                    Some(list.line),
                    together(&["[", &value, "; ", &self.size(list), "]"]),
                )
            }
            Start::Later => (
                None,
                together(&["[", zero(list.kind), "; ", &self.size(list), "]"]),
            ),
        }
    }
}
