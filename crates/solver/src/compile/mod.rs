//! From a checked program to instructions. Each step begins with
//! [`Op::Line`]; whatever follows up to the next belongs to that step, calls
//! and returns included.

mod assigned;
mod block;
mod emit;
mod expression;
mod fuse;
mod mark;
mod output;
mod statement;
mod test;

use std::collections::{BTreeMap, HashMap, HashSet};

use queenscope_lang::{
    Program, Span,
    ast::{Function, Statement, StatementKind},
    marks::{MarkEvent, MarkerKind},
    program::{Type, Variable},
    walk,
};

use crate::{
    board::BoardSize,
    code::{
        Code, Entry, Extent, FunctionCode, Global, LISTS, ListCode, ListNumber, MarkerCode, Op,
        REGISTERS, Slot,
    },
    counters::Counter,
    geometry::Line,
    machine::{self, UNSET},
    script::Marker,
};
use assigned::Assigned;
use emit::Pending;

/// A program with more instructions, registers or lists than the machine has room for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooLarge;

/// Compiles a program.
pub(crate) fn compile(program: &Program, n: BoardSize, own: Origin) -> Result<Code, TooLarge> {
    if program.lists.len() > LISTS {
        return Err(TooLarge);
    }
    let mut compiler = Compiler::new(program, n);
    compiler.program(program);
    compiler.finish(program, own)
}

/// Where a program comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Origin {
    /// The catalogue: it presents no wrong boards.
    Catalogue,
    /// A reader.
    Own,
}

/// An array on the heap, all alike.
fn boxed<T: Copy, const N: usize>(value: T) -> Box<[T; N]> {
    match vec![value; N].into_boxed_slice().try_into() {
        Ok(array) => array,
        Err(_) => unreachable!("a slice of N values is an array of N"),
    }
}

/// For whom cells are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    /// For the program: reading a marker array is counted.
    Program,
    /// For a mark.
    Mark,
}

/// Where `break` and `continue` lead to.
#[derive(Default)]
struct Loop {
    breaks: Vec<Pending>,
    continues: Vec<Pending>,
}

struct Compiler<'a> {
    code: Code,
    /// The names of the function at work, and its registers.
    locals: HashMap<&'a str, (Slot, Type)>,
    globals: HashMap<&'a str, (Slot, Type)>,
    lists: HashMap<&'a str, ListNumber>,
    functions: HashMap<&'a str, u16>,
    returns: Vec<Option<Type>>,
    constants: HashMap<i64, Slot>,
    assigned: Assigned,
    loops: Vec<Loop>,
    /// The registers below are taken, apart from the constants at the other end.
    low: usize,
    /// The first register of the function at work, and how many it uses just now.
    first: usize,
    free: usize,
    /// Behind the last instruction to which a jump leads.
    landed: usize,
    span: Span,
    reading: Reading,
    /// The list that the board is drawn from, where no mark says where queens stand.
    drawn: Option<ListNumber>,
    overflow: bool,
}

impl<'a> Compiler<'a> {
    fn new(program: &'a Program, n: BoardSize) -> Self {
        let code = Code {
            ops: boxed(Op::Halt),
            spans: Vec::new(),
            quiet: Vec::new(),
            registers: Vec::new(),
            constants: Vec::new(),
            globals: Vec::new(),
            lists: Vec::new(),
            extents: boxed(Extent::default()),
            markers: boxed(MarkerCode::default()),
            functions: Vec::new(),
            entries: Vec::new(),
            compared: BTreeMap::new(),
            marks: Vec::new(),
            texts: Vec::new(),
            cells: 0,
            kept: 0,
            events: Vec::new(),
            counters: Vec::new(),
            n: n.get(),
        };
        let mut compiler = Compiler {
            code,
            locals: HashMap::new(),
            globals: HashMap::new(),
            lists: HashMap::new(),
            functions: HashMap::new(),
            returns: program.functions.iter().map(|f| f.returns).collect(),
            constants: HashMap::new(),
            assigned: Assigned::default(),
            loops: Vec::new(),
            low: 1,
            first: 0,
            free: 0,
            landed: 0,
            span: Span::default(),
            reading: Reading::Program,
            drawn: None,
            overflow: false,
        };
        compiler.declare(program);
        compiler
    }

    fn declare(&mut self, program: &'a Program) {
        for variable in &program.globals {
            let slot = self.register();
            self.globals.insert(&variable.name, (slot, variable.kind));
        }
        for (number, list) in program.lists.iter().enumerate() {
            let made = self.register();
            let marker = list.marker.map(|marker| Marker {
                name: list.name.clone(),
                kind: match marker.kind {
                    MarkerKind::Column => Line::Column,
                    MarkerKind::Diagonal => Line::Diagonal,
                    MarkerKind::Antidiagonal => Line::Antidiagonal,
                },
                offset: marker.offset,
            });
            let place = marker.as_ref().map(|marker| {
                let (first, add) = machine::places(marker.kind);
                MarkerCode {
                    first,
                    shift: marker.offset.wrapping_add(add),
                }
            });
            self.code.markers[number] = place.unwrap_or_default();
            let extent = Extent {
                offset: self.code.cells as u32,
                size: list.size as u32,
            };
            self.lists.insert(&list.name, number as ListNumber);
            self.code.lists.push(ListCode {
                name: list.name.clone(),
                kind: list.kind,
                extent,
                made,
                marker,
            });
            self.code.extents[number] = extent;
            self.code.cells += list.size;
        }
        for (index, function) in program.functions.iter().enumerate() {
            let defined = self.register();
            self.functions.insert(&function.name, index as u16);
            self.code.functions.push(FunctionCode {
                name: function.name.clone(),
                parameters: function.parameters,
                variables: function.variables.clone(),
                returns: function.returns,
                keeps_parameters: false,
                defined,
            });
        }
        self.code.globals = self.names_in_order(program);
        if !mark::any(&program.statements) {
            self.drawn = self.lists.get("a").copied();
        }
    }

    /// The variables and lists of the top level, by first assignment in the text.
    fn names_in_order(&self, program: &Program) -> Vec<Global> {
        let written = walk::assigned(&program.statements)
            .into_iter()
            .map(|name| name.text.as_str());
        let by_functions = program
            .globals
            .iter()
            .map(|variable| variable.name.as_str());
        let mut seen = HashSet::new();
        written
            .chain(by_functions)
            .filter(|name| seen.insert(*name))
            .filter_map(
                |name| match (self.globals.get(name), self.lists.get(name)) {
                    (Some((slot, kind)), _) => Some(Global::Variable(
                        Variable {
                            name: name.to_owned(),
                            kind: *kind,
                        },
                        *slot,
                    )),
                    (None, list) => list.map(|list| Global::List(*list)),
                },
            )
            .collect()
    }

    fn program(&mut self, program: &'a Program) {
        self.first = self.low;
        self.block(&program.statements);
        self.emit(Op::Halt);
        let settled = Assigned::settled(&program.statements, |name| {
            self.globals
                .get(name)
                .map(|(slot, _)| *slot)
                .or_else(|| {
                    self.lists
                        .get(name)
                        .map(|l| self.code.lists[usize::from(*l)].made)
                })
                .or_else(|| {
                    self.functions
                        .get(name)
                        .map(|f| self.code.functions[usize::from(*f)].defined)
                })
        });
        let definitions = program
            .statements
            .iter()
            .filter_map(|statement| match &statement.kind {
                StatementKind::Define(function) => Some((function, statement)),
                _ => None,
            });
        for (index, (function, statement)) in definitions.enumerate() {
            let variables: &'a [Variable] = &program.functions[index].variables;
            self.assigned = settled.clone();
            self.function(index, function, variables, statement);
        }
    }

    fn function(
        &mut self,
        index: usize,
        function: &'a Function,
        variables: &'a [Variable],
        statement: &Statement,
    ) {
        self.locals.clear();
        (self.first, self.free) = (self.low, 0);
        for (place, variable) in variables.iter().enumerate() {
            let slot = self.temporary();
            self.locals.insert(&variable.name, (slot, variable.kind));
            if place < function.parameters.len() {
                self.assigned.insert(slot);
            }
        }
        let written = walk::assigned(&function.body);
        let is_parameter = |name: &str| function.parameters.iter().any(|one| one.text == name);
        self.code.functions[index].keeps_parameters =
            !written.iter().any(|name| is_parameter(&name.text));
        let at = self.here();
        self.block(&function.body);
        self.span = statement.span;
        self.emit(Op::Leave);
        self.overflow |= self.low > REGISTERS;
        self.code.entries.push(Entry {
            at,
            first: self.first as u8,
            parameters: function.parameters.len() as u8,
            variables: variables.len() as u8,
            registers: (self.low - self.first) as u8,
        });
        debug_assert_eq!(
            self.code.entries.len(),
            index + 1,
            "functions are compiled in order"
        );
    }

    fn finish(mut self, program: &Program, own: Origin) -> Result<Code, TooLarge> {
        if self.overflow || self.low + self.constants.len() > REGISTERS {
            return Err(TooLarge);
        }
        self.code.registers = vec![UNSET; REGISTERS];
        for (value, slot) in &self.constants {
            self.code.registers[usize::from(slot.0)] = *value;
        }
        self.code.kept = self.low;
        fuse::fuse(&mut self.code);
        let marked = |event| self.code.events.contains(&event);
        let place = marked(MarkEvent::Place);
        let means = |counter| match counter {
            Counter::Steps | Counter::Solutions => true,
            Counter::Tries => marked(MarkEvent::Try),
            Counter::Comparisons => marked(MarkEvent::Compare),
            Counter::Reads => program.lists.iter().any(|list| list.marker.is_some()),
            Counter::Candidates => marked(MarkEvent::Candidate),
            Counter::Placements => place,
            Counter::Removals => {
                place && (marked(MarkEvent::Remove) || marked(MarkEvent::Backtrack))
            }
            Counter::Backtracks => marked(MarkEvent::Backtrack),
            Counter::Wrong => own == Origin::Own,
        };
        self.code.counters = Counter::ALL
            .into_iter()
            .filter(|counter| means(*counter))
            .collect();
        Ok(self.code)
    }
}
