//! From a checked program to instructions. Each step begins with
//! [`Op::Line`]; whatever follows up to the next belongs to that step, calls
//! and returns included.

mod assigned;
mod expression;
mod mark;
mod statement;

use std::collections::{HashMap, HashSet};

use queenscope_lang::{
    Program, Span,
    ast::{Function, Statement, StatementKind},
    marks::{MarkEvent, MarkerKind},
    program::{Type, Variable},
    walk,
};

use crate::{
    board::BoardSize,
    code::{Code, Extent, FunctionCode, Global, ListCode, MarkCode, MarkerCode, Op, Slot},
    counters::Counter,
    geometry::Line,
    machine::UNSET,
};
use assigned::Assigned;

/// A program with too many instructions or registers for one machine; texts
/// within the size limit of the language stay far below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct TooLarge;

/// Compiles a program.
pub(crate) fn compile(program: &Program, n: BoardSize, own: Origin) -> Result<Code, TooLarge> {
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

/// For whom cells are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Reading {
    /// For the program: reading a marker array is counted.
    Program,
    /// For a mark.
    Mark,
}

/// A jump whose target is not known yet.
type Pending = usize;

/// Where `break` and `continue` lead to.
#[derive(Default)]
struct Loop {
    breaks: Vec<Pending>,
    again: u16,
}

struct Compiler<'a> {
    code: Code,
    /// The names of the function at work, and its registers.
    locals: HashMap<&'a str, (Slot, Type)>,
    globals: HashMap<&'a str, (Slot, Type)>,
    lists: HashMap<&'a str, u16>,
    functions: HashMap<&'a str, u16>,
    returns: Vec<Option<Type>>,
    constants: HashMap<i64, Slot>,
    assigned: Assigned,
    loops: Vec<Loop>,
    /// The next free register of the frame, and the most that were used.
    free: usize,
    used: usize,
    span: Span,
    reading: Reading,
    /// The list that the board is drawn from, where no mark says where queens stand.
    drawn: Option<u16>,
    overflow: bool,
}

impl<'a> Compiler<'a> {
    fn new(program: &'a Program, n: BoardSize) -> Self {
        let code = Code {
            ops: Vec::new(),
            spans: Vec::new(),
            quiet: Vec::new(),
            fixed: Vec::new(),
            globals: Vec::new(),
            lists: Vec::new(),
            extents: Vec::new(),
            functions: Vec::new(),
            marks: Vec::new(),
            texts: Vec::new(),
            registers: 0,
            cells: 0,
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
            free: 0,
            used: 0,
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
            let slot = self.fixed(UNSET);
            self.globals.insert(&variable.name, (slot, variable.kind));
        }
        for list in &program.lists {
            let made = self.fixed(UNSET);
            let marker = list.marker.map(|marker| MarkerCode {
                kind: match marker.kind {
                    MarkerKind::Column => Line::Column,
                    MarkerKind::Diagonal => Line::Diagonal,
                    MarkerKind::Antidiagonal => Line::Antidiagonal,
                },
                offset: marker.offset,
            });
            let extent = Extent { offset: self.code.cells as u32, size: list.size as u32 };
            self.lists.insert(&list.name, self.code.lists.len() as u16);
            self.code.lists.push(ListCode { name: list.name.clone(), kind: list.kind, extent, made, marker });
            self.code.extents.push(extent);
            self.code.cells += list.size;
        }
        for (index, function) in program.functions.iter().enumerate() {
            let defined = self.fixed(UNSET);
            self.functions.insert(&function.name, index as u16);
            self.code.functions.push(FunctionCode {
                name: function.name.clone(),
                entry: 0,
                parameters: function.parameters,
                variables: function.variables.clone(),
                registers: 0,
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
        let written = walk::assigned(&program.statements).into_iter().map(|name| name.text.as_str());
        let by_functions = program.globals.iter().map(|variable| variable.name.as_str());
        let mut seen = HashSet::new();
        written
            .chain(by_functions)
            .filter(|name| seen.insert(*name))
            .filter_map(|name| match (self.globals.get(name), self.lists.get(name)) {
                (Some((slot, kind)), _) => {
                    Some(Global::Variable(Variable { name: name.to_owned(), kind: *kind }, *slot))
                }
                (None, list) => list.map(|list| Global::List(*list)),
            })
            .collect()
    }

    /// A new fixed register.
    fn fixed(&mut self, value: i64) -> Slot {
        self.code.fixed.push(value);
        self.overflow |= self.code.fixed.len() >= Slot::LIMIT;
        Slot::fixed((self.code.fixed.len() - 1) as u16)
    }

    fn constant(&mut self, value: i64) -> Slot {
        if let Some(slot) = self.constants.get(&value) {
            return *slot;
        }
        let slot = self.fixed(value);
        self.constants.insert(value, slot);
        slot
    }

    /// A new register of the frame, until [`Compiler::release`].
    fn temporary(&mut self) -> Slot {
        let slot = Slot::in_frame(self.free as u16);
        self.free += 1;
        self.used = self.used.max(self.free);
        self.overflow |= self.used >= Slot::LIMIT;
        slot
    }

    fn release(&mut self, to: usize) {
        self.free = to;
    }

    fn emit(&mut self, op: Op) -> Pending {
        self.code.ops.push(op);
        self.code.spans.push(self.span);
        self.overflow |= self.code.ops.len() > usize::from(u16::MAX);
        self.code.ops.len() - 1
    }

    /// The next instruction's number.
    fn here(&self) -> u16 {
        self.code.ops.len() as u16
    }

    /// Lets jumps lead to the next instruction.
    fn land(&mut self, jumps: impl IntoIterator<Item = Pending>) {
        let here = self.here();
        for jump in jumps {
            match &mut self.code.ops[jump] {
                Op::Jump(to)
                | Op::JumpTrue(_, to)
                | Op::JumpFalse(_, to)
                | Op::JumpEqual(_, _, to)
                | Op::JumpNotEqual(_, _, to)
                | Op::JumpLess(_, _, to)
                | Op::JumpLessEqual(_, _, to)
                | Op::NextByOne(_, _, to)
                | Op::Next(_, _, to) => *to = here,
                other => unreachable!("only jumps are pending, not {other:?}"),
            }
        }
    }

    fn program(&mut self, program: &'a Program) {
        self.block(&program.statements);
        self.emit(Op::Halt);
        self.code.registers = self.used;
        let settled = Assigned::settled(&program.statements, |name| {
            self.globals
                .get(name)
                .map(|(slot, _)| *slot)
                .or_else(|| self.lists.get(name).map(|l| self.code.lists[usize::from(*l)].made))
                .or_else(|| self.functions.get(name).map(|f| self.code.functions[usize::from(*f)].defined))
        });
        let definitions = program.statements.iter().filter_map(|statement| match &statement.kind {
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
        for (place, variable) in variables.iter().enumerate() {
            let slot = Slot::in_frame(place as u16);
            self.locals.insert(&variable.name, (slot, variable.kind));
            if place < function.parameters.len() {
                self.assigned.insert(slot);
            }
        }
        // The first register takes the value that is returned, even without variables.
        self.free = variables.len().max(1);
        self.used = self.free;
        self.code.functions[index].entry = self.here();
        self.block(&function.body);
        self.span = statement.span;
        self.emit(Op::Leave);
        self.code.functions[index].registers = self.used;
    }

    fn finish(mut self, program: &Program, own: Origin) -> Result<Code, TooLarge> {
        if self.overflow {
            return Err(TooLarge);
        }
        let marked = |event| self.code.marks.iter().any(|mark: &MarkCode| mark.event == event);
        let place = marked(MarkEvent::Place);
        let means = |counter| match counter {
            Counter::Steps | Counter::Solutions => true,
            Counter::Tries => marked(MarkEvent::Try),
            Counter::Comparisons => marked(MarkEvent::Compare),
            Counter::Reads => program.lists.iter().any(|list| list.marker.is_some()),
            Counter::Candidates => marked(MarkEvent::Candidate),
            Counter::Placements | Counter::Removals => place,
            Counter::Backtracks => marked(MarkEvent::Backtrack),
            Counter::Wrong => own == Origin::Own,
        };
        self.code.counters = Counter::ALL.into_iter().filter(|counter| means(*counter)).collect();
        Ok(self.code)
    }
}
