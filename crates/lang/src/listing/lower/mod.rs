//! From a checked program to its [`Plan`] for a language. Here the program as a
//! whole; `statements`, `loops` and `printing` turn statements into steps,
//! `expressions` settles the order in which values come to be.

mod expressions;
mod loops;
mod notes;
mod printing;
mod statements;
mod top;

use std::collections::{HashMap, HashSet};

use super::{
    effects::{self, Effects},
    interval::Interval,
    live::{self, Live},
    names::{Case, Names, Reserved},
    place,
    plan::{
        Constant, Helper, Initial, List, Local, Oddities, Order, Parameter, Plan, Routine, Step,
        Touches, Width, Written,
    },
    ranges::Ranges,
};
use crate::{
    ast::{BinaryOperator, Function, Statement, StatementKind},
    program::{FunctionFacts, Program, Type},
    walk,
};

/// What a language asks of a plan.
pub(super) struct Dialect {
    /// The names that the language, its library or its printer have a use for.
    pub reserved: fn(&str) -> Reserved,
    pub case: Case,
    /// What a constant is called.
    pub constant: fn(&str) -> String,
    pub borrowing: Borrowing,
    pub strides: Strides,
    pub bounds: Bounds,
    pub beginnings: Beginnings,
}

/// Whether a call that changes something may stand among other arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Borrowing {
    Free,
    Exclusive,
}

/// By how much the loops of a language count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Strides {
    Any,
    OneByOne,
}

/// How often a loop looks at its bound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bounds {
    Once,
    EachTime,
}

/// With what a list can begin.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Beginnings {
    /// With any value in all its cells.
    Any,
    /// With zeros.
    Zeros,
}

/// Whose a name is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Whose {
    Constant(usize),
    Local,
    Global,
}

struct Lower<'a> {
    program: &'a Program,
    dialect: &'a Dialect,
    names: Names,
    /// By the names that the listing has.
    effects: Vec<Effects>,
    ranges: Ranges,
    constants: Vec<Constant>,
    constant_numbers: HashMap<&'a str, usize>,
    /// The variables that functions share with the top level.
    shared: HashSet<&'a str>,
    kinds: HashMap<&'a str, Type>,
    list_numbers: HashMap<&'a str, usize>,
    function_numbers: HashMap<&'a str, usize>,
    lists: Vec<List>,
    helpers: Vec<Helper>,
    around: Around<'a>,
}

/// The function whose statements are being turned into steps, or the top level.
#[derive(Default)]
struct Around<'a> {
    locals: HashMap<&'a str, Type>,
    live: Live,
    used: HashSet<String>,
    all: Vec<Local>,
    slice: Option<String>,
}

/// Plans a program for a language.
pub(super) fn lower(program: &Program, dialect: &Dialect) -> Plan {
    let effects = effects::functions(program);
    let mut lower = Lower::new(program, dialect, effects);
    lower.find_constants();
    lower.lists = program.lists.iter().map(|list| lower.list(list)).collect();
    let mut functions = Vec::new();
    for statement in &program.statements {
        if let StatementKind::Define(function) = &statement.kind
            && let Some(facts) = lower.facts(&function.name.text)
        {
            functions.push(lower.function(statement.span.line, function, facts));
        }
    }
    let (main, globals) = lower.top_level();
    let mut plan = Plan {
        constants: lower.constants,
        width: lower.ranges.width(),
        lists: lower.lists,
        globals,
        functions,
        main,
        helpers: lower.helpers,
        names: lower.names.changed(),
    };
    notes::calls(&mut plan);
    notes::subscripts(&mut plan);
    plan
}

impl<'a> Lower<'a> {
    fn new(
        program: &'a Program,
        dialect: &'a Dialect,
        effects: HashMap<String, Effects>,
    ) -> Lower<'a> {
        let names = Names::new(program, dialect.reserved, dialect.case);
        let ranges = Ranges::of(program, &effects);
        let seen = |name: &str| {
            let mut all = effects.values();
            all.any(|effects| effects.reads.contains(name) || effects.writes.contains(name))
        };
        let globals = program.globals.iter();
        let shared = globals
            .map(|variable| variable.name.as_str())
            .filter(|name| seen(name))
            .collect();
        let kinds = program.globals.iter();
        let renamed = |effects: &Effects| Effects {
            reads: effects.reads.iter().map(|name| names.of(name)).collect(),
            writes: effects.writes.iter().map(|name| names.of(name)).collect(),
            ..effects.clone()
        };
        let functions = program.functions.iter();
        Lower {
            effects: functions
                .map(|facts| effects.get(&facts.name).map(renamed).unwrap_or_default())
                .collect(),
            constants: Vec::new(),
            constant_numbers: HashMap::new(),
            shared,
            kinds: kinds
                .map(|variable| (variable.name.as_str(), variable.kind))
                .collect(),
            list_numbers: (program.lists.iter().map(|list| list.name.as_str()))
                .zip(0..)
                .collect(),
            function_numbers: (program.functions.iter().map(|facts| facts.name.as_str()))
                .zip(0..)
                .collect(),
            lists: Vec::new(),
            helpers: Vec::new(),
            around: Around::default(),
            program,
            dialect,
            names,
            ranges,
        }
    }

    fn facts(&self, function: &str) -> Option<&'a FunctionFacts> {
        let number = self.function_numbers.get(function)?;
        self.program.functions.get(*number)
    }

    fn width(&self) -> Width {
        self.ranges.width()
    }

    fn whose(&self, name: &str) -> Whose {
        if self.around.locals.contains_key(name) {
            Whose::Local
        } else if let Some(number) = self.constant_numbers.get(name) {
            Whose::Constant(*number)
        } else {
            Whose::Global
        }
    }

    /// A temporary or a counter that the source does not have.
    fn fresh(&mut self, base: &str, kind: Type) -> String {
        let name = self.names.fresh(base, &self.around.used);
        self.enter(&name, kind);
        name
    }

    /// A variable, temporary or counter of the function.
    fn enter(&mut self, name: &str, kind: Type) {
        self.around.used.insert(self.dialect.case.fold(name));
        self.around.all.push(Local {
            name: name.to_owned(),
            kind,
            initial: Initial::Open,
        });
    }

    fn function(&mut self, line: u32, function: &'a Function, facts: &'a FunctionFacts) -> Routine {
        let variables: Vec<(&str, Type)> = facts
            .variables
            .iter()
            .map(|variable| (variable.name.as_str(), variable.kind))
            .collect();
        self.begin(&variables, &function.body);
        for (name, kind) in variables.iter().skip(facts.parameters) {
            let name = self.names.of(name);
            self.enter(&name, *kind);
        }
        let assigned: HashSet<&str> = walk::assigned(&function.body)
            .iter()
            .map(|name| name.text.as_str())
            .collect();
        let parameters: Vec<Parameter> = variables[..facts.parameters]
            .iter()
            .map(|(name, kind)| Parameter {
                name: self.names.of(name),
                kind: *kind,
                written: if assigned.contains(name) {
                    Written::Again
                } else {
                    Written::Once
                },
            })
            .collect();
        let body = self.block(&function.body);
        let effects = self.effects_of_function(&facts.name);
        let touches = match (effects.writes.is_empty(), effects.reads.is_empty()) {
            (false, _) => Touches::Writes,
            (true, false) => Touches::Reads,
            (true, true) => Touches::Nothing,
        };
        let mut routine = self.routine(&facts.name, line, facts.returns, body, parameters);
        routine.touches = touches;
        let late = routine.parameters.iter().filter(|parameter| {
            parameter.written == Written::Again && !self.names_at_entry().contains(&parameter.name)
        });
        routine.oddities.dead_stores += late.count();
        routine
    }

    fn names_at_entry(&self) -> HashSet<String> {
        let live = self.around.live.at_entry.iter();
        live.map(|name| self.names.of(name)).collect()
    }

    fn effects_of_function(&self, name: &str) -> Effects {
        let number = self.function_numbers.get(name).copied();
        let found = number.and_then(|number| self.effects.get(number));
        found.cloned().unwrap_or_default()
    }

    /// From here on names are those of a function, or of the top level.
    fn begin(&mut self, variables: &[(&'a str, Type)], body: &[Statement]) {
        let names: Vec<&str> = variables.iter().map(|(name, _)| *name).collect();
        self.around = Around {
            locals: variables.iter().copied().collect(),
            live: live::live(body, &names),
            used: names
                .iter()
                .map(|name| self.dialect.case.fold(&self.names.of(name)))
                .collect(),
            all: Vec::new(),
            slice: None,
        };
    }

    fn routine(
        &mut self,
        name: &str,
        line: u32,
        returns: Option<Type>,
        mut body: Vec<Step>,
        parameters: Vec<Parameter>,
    ) -> Routine {
        let entry = self.names_at_entry();
        let mut all = std::mem::take(&mut self.around.all);
        for local in &mut all {
            if entry.contains(&local.name) {
                local.initial = Initial::Needed;
            }
        }
        let variables = place::place(&mut body, &all);
        let live = &self.around.live;
        let unread = self.around.locals.keys();
        let unread = unread
            .map(|name| self.names.of(name))
            .filter(|name| !place::is_read(&body, name))
            .collect();
        Routine {
            name: self.names.of(name),
            line,
            parameters,
            returns,
            variables,
            all,
            oddities: Oddities {
                unread,
                dead_stores: live.dead_stores,
                unreachable: place::unreachable(&body),
                uncalled: 0,
            },
            body,
            touches: Touches::Writes,
            order: Order::Below,
        }
    }

    /// Whether an interval is that of sound operands for the plain operator.
    fn is_plain(&self, operator: BinaryOperator, left: Interval, right: Interval) -> bool {
        let bits = match self.width() {
            Width::Narrow => 30,
            Width::Wide => 62,
        };
        match operator {
            BinaryOperator::Divide | BinaryOperator::Remainder => {
                left.low >= 0 && right.low >= 0 && right.high > 0
            }
            BinaryOperator::ShiftLeft | BinaryOperator::ShiftRight => {
                left.low >= 0 && right.is_within(0, bits)
            }
            BinaryOperator::Add
            | BinaryOperator::Subtract
            | BinaryOperator::Multiply
            | BinaryOperator::And
            | BinaryOperator::Or
            | BinaryOperator::Xor => true,
        }
    }
}
