//! What a step that is shown looks at: the cells it reads and writes and the
//! comparisons it decides. It looks at each instruction before that is carried
//! out, so that the instructions themselves need not know.

use queenscope_lang::program::Type;

use crate::{
    code::{Code, ListNumber, Op, REGISTERS, Slot},
    log::Log,
    machine::{Core, Observer, Presented, State, Until, run},
    moment::{Cell, Event, Test, Value},
};

/// The step that is shown.
#[derive(Default)]
pub struct Trace {
    pub events: Vec<Event>,
    pub reads: Vec<Cell>,
    pub writes: Vec<Cell>,
    pub tests: Vec<Test>,
    pub returns: Vec<Returns>,
    pub presented: Option<Vec<i64>>,
    /// How many activations more there are than before the step, and how few there were
    /// of them in between.
    depth: isize,
    lowest: isize,
}

/// A function that comes back.
pub struct Returns {
    pub function: usize,
    /// Its parameters, as they stand then.
    pub parameters: Vec<i64>,
    pub value: Option<i64>,
}

impl Trace {
    /// How many of so many activations before the step have outlived it.
    pub fn outlived(&self, activations: usize) -> usize {
        activations.saturating_add_signed(self.lowest)
    }
}

impl Observer for Trace {
    const SHOWN: bool = true;
    const STOPS: bool = false;

    fn run(&mut self, code: &Code, state: &mut State, until: Until, log: &mut Log) {
        run(code, state, until, self, log);
    }

    fn heeds(&self) -> bool {
        true
    }

    fn tell(&mut self, event: impl FnOnce() -> Event) {
        self.events.push(event());
    }

    fn present(&mut self, _: u64, columns: &[i64]) {
        self.presented = Some(columns.to_vec());
    }

    fn boards(&mut self) -> Vec<Presented> {
        Vec::new()
    }

    fn watch(&mut self, code: &Code, at: u16, registers: &[i64; REGISTERS], cells: &[i64]) {
        // What marks look at is not the program's.
        if code.behind_quiet(at).is_none() {
            Watch {
                trace: self,
                code,
                at,
                registers,
                cells,
            }
            .look(code.ops[usize::from(at)]);
        }
    }

    fn stops(&mut self, _: u64, _: u16, _: usize, _: &Core) -> bool {
        false
    }
}

/// One look at an instruction.
struct Watch<'a> {
    trace: &'a mut Trace,
    code: &'a Code,
    at: u16,
    registers: &'a [i64; REGISTERS],
    cells: &'a [i64],
}

impl Watch<'_> {
    fn look(&mut self, op: Op) {
        match op {
            Op::Load(_, list, x) | Op::LineLoad(_, list, x) | Op::LoadMarker(_, list, x) => {
                self.read(list, self.get(x));
            }
            Op::Store(list, x, value)
            | Op::LineStore(list, x, value)
            | Op::StoreQueen(list, x, value) => {
                self.write(list, self.get(x), value);
            }
            Op::StoreSum(list, x, y, value) | Op::LineStoreSum(list, x, y, value) => {
                self.write(list, self.sum(x, y), value);
            }
            Op::StoreDifference(list, x, y, z, value)
            | Op::LineStoreDifference(list, x, y, z, value) => {
                self.write(list, self.difference(x, y, z), value);
            }
            Op::JumpEqual(x, y, _)
            | Op::LineJumpEqual(x, y, _)
            | Op::JumpNotEqual(x, y, _)
            | Op::LineJumpNotEqual(x, y, _)
            | Op::JumpLess(x, y, _)
            | Op::LineJumpLess(x, y, _)
            | Op::JumpLessEqual(x, y, _)
            | Op::LineJumpLessEqual(x, y, _) => self.test(self.at, self.get(x), self.get(y)),
            Op::JumpCellsEqual(list, x, y, _) | Op::LineJumpCellsEqual(list, x, y, _) => {
                self.cells(list, x, y);
            }
            Op::JumpDistanceEqual(list, x, y, p, q, _)
            | Op::JumpDistanceNotEqual(list, x, y, p, q, _) => {
                self.distance(self.at, list, x, y, self.get(p).wrapping_sub(self.get(q)));
            }
            Op::LineJumpApart(list, x, y, _) => self.apart(list, x, y),
            Op::JumpMarkerEqual(list, x, value, _)
            | Op::LineJumpMarkerEqual(list, x, value, _)
            | Op::JumpMarkerNotEqual(list, x, value, _)
            | Op::LineJumpMarkerNotEqual(list, x, value, _)
            | Op::LineJumpTaken(list, x, value, _, _, _) => self.marker(list, self.get(x), value),
            Op::JumpMarkerSumEqual(list, x, y, value, _)
            | Op::JumpMarkerSumNotEqual(list, x, y, value, _) => {
                self.marker(list, self.sum(x, y), value);
            }
            Op::JumpMarkerDifferenceEqual(list, x, y, z, value, _)
            | Op::JumpMarkerDifferenceNotEqual(list, x, y, z, value, _) => {
                self.marker(list, self.difference(x, y, z), value);
            }
            Op::CellDistance(_, list, x, y) => {
                self.read(list, self.get(x));
                self.read(list, self.get(y));
            }
            Op::Call(..) | Op::LineCall(..) => self.trace.depth += 1,
            Op::Return(value) | Op::LineReturn(value) => self.comes_back(Some(value)),
            Op::Leave => self.comes_back(None),
            _ => {}
        }
    }

    /// The function at work comes back, with a value or without.
    fn comes_back(&mut self, value: Option<Slot>) {
        self.trace.depth -= 1;
        self.trace.lowest = self.trace.lowest.min(self.trace.depth);
        // Functions stand one behind the other, behind the top level.
        let behind = self
            .code
            .entries
            .partition_point(|entry| entry.at <= self.at);
        if let Some(function) = behind.checked_sub(1) {
            let entry = self.code.entries[function];
            let first = usize::from(entry.first);
            let parameters = &self.registers[first..first + usize::from(entry.parameters)];
            self.trace.returns.push(Returns {
                function,
                parameters: parameters.to_vec(),
                value: value.map(|slot| self.get(slot)),
            });
        }
    }

    fn get(&self, slot: Slot) -> i64 {
        self.registers[usize::from(slot.0)]
    }

    fn sum(&self, x: Slot, y: Slot) -> i64 {
        self.get(x).wrapping_add(self.get(y))
    }

    fn difference(&self, x: Slot, y: Slot, z: Slot) -> i64 {
        self.get(x)
            .wrapping_sub(self.get(y))
            .wrapping_add(self.get(z))
    }

    /// The value of a cell, if the list has it.
    fn peek(&self, list: ListNumber, index: i64) -> Option<i64> {
        self.code.extents[usize::from(list)]
            .place(index)
            .map(|place| self.cells[place])
    }

    fn cell(&self, list: ListNumber, index: i64, value: i64) -> Cell {
        let list = &self.code.lists[usize::from(list)];
        let value = match list.kind {
            Type::Integer => Value::Integer(value),
            Type::Boolean => Value::Boolean(value != 0),
        };
        Cell {
            list: list.name.clone(),
            index,
            value,
        }
    }

    fn read(&mut self, list: ListNumber, index: i64) -> Option<i64> {
        let value = self.peek(list, index)?;
        let cell = self.cell(list, index, value);
        if !self.trace.reads.contains(&cell) {
            self.trace.reads.push(cell);
        }
        Some(value)
    }

    fn write(&mut self, list: ListNumber, index: i64, value: Slot) {
        if self.peek(list, index).is_some() {
            let cell = self.cell(list, index, self.get(value));
            self.trace.writes.push(cell);
        }
    }

    /// The comparison that an instruction decides, as the program has it.
    fn test(&mut self, at: u16, left: i64, right: i64) {
        if let Some(compared) = self.code.compared.get(&at) {
            let (left, right) = if compared.swapped {
                (right, left)
            } else {
                (left, right)
            };
            self.trace.tests.push(Test {
                left,
                comparison: compared.comparison,
                right,
            });
        }
    }

    /// Whether two cells are equal, which is decided here.
    fn cells(&mut self, list: ListNumber, x: Slot, y: Slot) -> Option<bool> {
        let (one, other) = (self.read(list, self.get(x))?, self.read(list, self.get(y))?);
        self.test(self.at, one, other);
        Some(one == other)
    }

    /// Both halves of the check of the course.
    fn apart(&mut self, list: ListNumber, x: Slot, y: Slot) {
        if self.cells(list, x, y) == Some(false) {
            let rows = self.get(y).wrapping_sub(self.get(x));
            self.distance(self.at.wrapping_add(1), list, x, y, rows);
        }
    }

    fn distance(&mut self, at: u16, list: ListNumber, x: Slot, y: Slot, rows: i64) {
        if let (Some(one), Some(other)) =
            (self.read(list, self.get(x)), self.read(list, self.get(y)))
        {
            self.test(at, one.wrapping_sub(other).wrapping_abs(), rows);
        }
    }

    fn marker(&mut self, list: ListNumber, index: i64, value: Slot) {
        if let Some(cell) = self.read(list, index) {
            self.test(self.at, cell, self.get(value));
        }
    }
}
