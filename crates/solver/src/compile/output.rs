//! The making of lists, and printing.

use queenscope_lang::{
    ast::{Expression, ExpressionKind, ListExpression, Name, PrintItem},
    program::Type,
};

use super::Compiler;
use crate::code::Op;

impl Compiler<'_> {
    pub(super) fn make(&mut self, name: &Name, list: &ListExpression) {
        let number = self.list(name);
        match list {
            ListExpression::Repeat(value, size) => {
                let value = self.operand_before(value, &[size]);
                // The size is known, but its evaluation may call for a variable's value.
                let free = self.free;
                self.operand(size);
                self.release(free);
                self.emit(Op::Make(number, value));
            }
            ListExpression::Display(cells) => {
                for (index, value) in cells.iter().enumerate() {
                    let free = self.free;
                    let value = self.operand(value);
                    self.emit(Op::Fill(number, value, index as u16));
                    self.release(free);
                }
                let made = self.code.lists[usize::from(number)].made;
                let yes = self.literal(1);
                self.emit(Op::Move(made, yes));
            }
        }
        let made = self.code.lists[usize::from(number)].made;
        self.assigned.insert(made);
    }

    pub(super) fn print(&mut self, items: &[PrintItem]) {
        self.emit(Op::PrintStart);
        for item in items {
            let free = self.free;
            match item {
                PrintItem::Text(text) => {
                    self.emit(Op::PrintText(self.code.texts.len() as u16));
                    self.code.texts.push(text.clone());
                }
                PrintItem::Value(value) => {
                    let slot = self.operand(value);
                    self.emit(match self.kind(value) {
                        Type::Integer => Op::PrintInteger(slot),
                        Type::Boolean => Op::PrintBoolean(slot),
                    });
                }
                PrintItem::Slice { list, first, last } => {
                    self.slice(list, first.as_ref(), last.as_ref())
                }
            }
            self.release(free);
        }
        self.emit(Op::PrintEnd);
    }

    fn slice(&mut self, name: &Name, first: Option<&Expression>, last: Option<&Expression>) {
        let list = self.list(name);
        self.check_list(list);
        let from_one = matches!(
            first.map(|first| &first.kind),
            Some(ExpressionKind::Integer(1))
        );
        if name.text == "a" && from_one && last.is_none() {
            self.emit(Op::PrintBoard(list));
            return;
        }
        let size = i64::from(self.code.lists[usize::from(list)].extent.size);
        let later: Vec<&Expression> = last.into_iter().collect();
        let first = match first {
            Some(first) => self.operand_before(first, &later),
            None => self.literal(0),
        };
        let last = match last {
            Some(last) => self.operand(last),
            None => self.literal(size),
        };
        self.span = name.span;
        self.emit(Op::PrintSlice(list, first, last));
    }
}
