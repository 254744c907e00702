//! Printing: a line grows item by item, so that what is printed are the values
//! at the time at which each was evaluated.

use super::{
    Trouble,
    events::{Observer, Sizes},
    state::{Core, Printing},
};
use crate::{
    code::{Code, ListNumber, Op, REGISTERS, Slot},
    log::Log,
};
use queenscope_lang::program::Type;

/// What printing reads and writes.
pub(super) struct Printer<'a> {
    pub code: &'a Code,
    pub core: &'a mut Core,
    pub printing: &'a mut Vec<Printing>,
    pub registers: &'a [i64; REGISTERS],
    pub cells: &'a [i64],
}

impl Printer<'_> {
    /// Carries out an instruction that prints; others do nothing.
    pub fn carry_out<O: Observer>(
        mut self,
        op: Op,
        step: u64,
        observer: &mut O,
        log: &mut Log,
    ) -> Result<Sizes, Trouble> {
        match op {
            Op::PrintStart => self.printing.push(Printing::default()),
            Op::PrintInteger(slot) => {
                let value = self.get(slot);
                self.integer(value);
            }
            Op::PrintBoolean(slot) => {
                let value = self.get(slot);
                self.item(boolean(value));
            }
            Op::PrintText(number) => self.item(&self.code.texts[usize::from(number)]),
            Op::PrintSlice(list, first, last) => {
                let size = i64::from(self.code.lists[usize::from(list)].extent.size);
                let (first, last) = (self.bound(list, first)?, self.bound(list, last)?);
                self.slice(list, first.min(size), last.min(size));
            }
            Op::PrintBoard(list) => {
                let size = i64::from(self.code.lists[usize::from(list)].extent.size);
                self.slice(list, 1, size);
                let board = self.cells[self.code.lists[usize::from(list)].extent.range()]
                    .iter()
                    .skip(1)
                    .copied();
                if let Some(line) = self.printing.last_mut() {
                    line.board = Some(board.collect());
                }
            }
            Op::PrintEnd => return Ok(self.end(step, observer, log)),
            _ => {}
        }
        Ok(Sizes::default())
    }

    fn get(&self, slot: Slot) -> i64 {
        self.registers[usize::from(slot.0)]
    }

    /// The bound of a slice; Python would count negative ones from the end.
    fn bound(&self, list: ListNumber, slot: Slot) -> Result<i64, Trouble> {
        let index = self.get(slot);
        if index < 0 {
            Err(Trouble::Index { list, index })
        } else {
            Ok(index)
        }
    }

    fn slice(&mut self, list: ListNumber, first: i64, last: i64) {
        let list = &self.code.lists[usize::from(list)];
        let cells = &self.cells[list.extent.range()];
        for value in cells.get(first as usize..last as usize).unwrap_or_default() {
            match list.kind {
                Type::Integer => self.integer(*value),
                Type::Boolean => self.item(boolean(*value)),
            }
        }
    }

    fn integer(&mut self, value: i64) {
        self.item(&value.to_string());
    }

    fn item(&mut self, text: &str) {
        if let Some(line) = self.printing.last_mut() {
            if line.items > 0 {
                line.text.push(' ');
            }
            line.text.push_str(text);
            line.items += 1;
        }
    }

    fn end<O: Observer>(self, step: u64, observer: &mut O, log: &mut Log) -> Sizes {
        let Some(line) = self.printing.pop() else {
            return Sizes::default();
        };
        log.print(self.core.printed, line.text);
        self.core.printed += 1;
        match line.board {
            Some(board) => self.core.present(step, board, observer),
            None => Sizes::default(),
        }
    }
}

fn boolean(value: i64) -> &'static str {
    if value == 0 { "False" } else { "True" }
}
