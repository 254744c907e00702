//! Marks: the events that a line makes true, as instructions that cannot stop
//! the run.

use queenscope_lang::{
    ast::{Expression, ExpressionKind, Statement, StatementKind},
    marks::{Mark, MarkEvent, When},
};

use super::{Compiler, Reading};
use crate::code::{MarkCode, Op, Slot};

/// Whether any line has an event.
pub(super) fn any(statements: &[Statement]) -> bool {
    statements.iter().any(|statement| {
        !statement.marks.is_empty()
            || match &statement.kind {
                StatementKind::If(branches, otherwise) => {
                    branches
                        .iter()
                        .any(|branch| !branch.marks.is_empty() || any(&branch.body))
                        || otherwise.as_ref().is_some_and(|body| any(body))
                }
                StatementKind::While(_, body) | StatementKind::For(_, _, body) => any(body),
                StatementKind::Define(function) => any(&function.body),
                _ => false,
            }
    })
}

impl Compiler<'_> {
    /// The events that fire always, then those of the outcome.
    pub(super) fn fire(&mut self, marks: &[Mark], outcome: When) {
        let always = marks.iter().filter(|mark| mark.when == When::Always);
        let decided = marks
            .iter()
            .filter(|mark| mark.when == outcome && outcome != When::Always);
        for mark in always.chain(decided) {
            self.mark(mark);
        }
    }

    fn mark(&mut self, mark: &Mark) {
        let start = self.here();
        let free = self.free;
        self.reading = Reading::Mark;
        let told: Vec<Slot> = mark
            .arguments
            .iter()
            .map(|argument| self.told(argument))
            .collect();
        self.span = mark.span;
        let mut unset = Vec::new();
        for (slot, argument) in told.iter().zip(&mark.arguments) {
            // An event does not fire without its values.
            if matches!(argument.kind, ExpressionKind::Name(_)) && !self.assigned.contains(*slot) {
                unset.push(self.emit(Op::SkipUnset(*slot, 0)));
            }
        }
        let op = match (mark.event, &told[..]) {
            (MarkEvent::Try, [row, column]) => Op::MarkTry(*row, *column),
            (MarkEvent::Compare, [row, with]) => Op::MarkCompare(*row, *with),
            (MarkEvent::Place, [row, column]) => Op::MarkPlace(*row, *column),
            (MarkEvent::Conflict, [row, column]) => Op::MarkConflict(*row, *column),
            (event, told) => {
                let mut arguments = [Slot::RESULT; 3];
                arguments[..told.len()].copy_from_slice(told);
                self.code.marks.push(MarkCode {
                    event,
                    arguments,
                    count: told.len() as u8,
                });
                Op::Mark((self.code.marks.len() - 1) as u16)
            }
        };
        self.code.events.push(mark.event);
        self.emit(op);
        self.land(unset);
        self.reading = Reading::Program;
        self.release(free);
        let end = self.here();
        self.code.quiet.push((start, end));
    }

    /// An argument.
    fn told(&mut self, argument: &Expression) -> Slot {
        match &argument.kind {
            ExpressionKind::Name(name) => self.variable(name).0,
            _ => self.operand(argument),
        }
    }
}
