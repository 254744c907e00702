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
                    branches.iter().any(|branch| !branch.marks.is_empty() || any(&branch.body))
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
        let decided = marks.iter().filter(|mark| mark.when == outcome && outcome != When::Always);
        for mark in always.chain(decided) {
            self.mark(mark);
        }
    }

    fn mark(&mut self, mark: &Mark) {
        let start = self.here();
        let free = self.free;
        self.reading = Reading::Mark;
        let mut arguments = [Slot::fixed(0); 3];
        for (slot, argument) in arguments.iter_mut().zip(&mark.arguments) {
            *slot = self.told(argument);
        }
        let number = self.code.marks.len() as u16;
        let count = mark.arguments.len() as u8;
        self.code.marks.push(MarkCode { event: mark.event, arguments, count });
        self.span = mark.span;
        self.emit(match mark.event {
            MarkEvent::Compare => Op::Compare(number),
            MarkEvent::Try
            | MarkEvent::Put
            | MarkEvent::Conflict
            | MarkEvent::Place
            | MarkEvent::Remove
            | MarkEvent::Backtrack
            | MarkEvent::Candidate
            | MarkEvent::Solution
            | MarkEvent::Stuck
            | MarkEvent::GaveUp
            | MarkEvent::Exhausted => Op::Mark(number),
        });
        self.reading = Reading::Program;
        self.release(free);
        self.code.quiet.push((start, self.here()));
    }

    /// An argument. A variable needs no check: an event does not fire without its value.
    fn told(&mut self, argument: &Expression) -> Slot {
        match &argument.kind {
            ExpressionKind::Name(name) => self.variable(name).0,
            _ => self.operand(argument),
        }
    }
}
