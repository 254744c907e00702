//! Statements with blocks: choices and loops.

use queenscope_lang::{
    ast::{Branch, Expression, ExpressionKind, Statement, Target},
    marks::When,
};

use super::{Assigned, Compiler, Loop, Pending, test::Outcome};
use crate::code::{Op, Slot};

impl<'a> Compiler<'a> {
    pub(super) fn conditional(
        &mut self,
        branches: &'a [Branch],
        otherwise: Option<&'a [Statement]>,
    ) {
        let mut ends = Vec::new();
        let mut after: Option<Assigned> = None;
        for (index, branch) in branches.iter().enumerate() {
            self.span = branch.span;
            self.emit(Op::Line);
            let no = self.test(&branch.test, Outcome::False);
            self.fire(&branch.marks, When::Then);
            let before = self.assigned.clone();
            self.block(&branch.body);
            let reached = std::mem::replace(&mut self.assigned, before);
            after = Some(match after {
                Some(after) => after.meet(reached),
                None => reached,
            });
            let tells = branch.marks.iter().any(|mark| mark.when != When::Then);
            if tells || index + 1 < branches.len() || otherwise.is_some() {
                self.span = branch.span;
                ends.push(self.emit(Op::Jump(0)));
            }
            self.land(no);
            self.fire(&branch.marks, When::Else);
        }
        self.block(otherwise.unwrap_or_default());
        if let Some(after) = after {
            let otherwise = std::mem::take(&mut self.assigned);
            self.assigned = after.meet(otherwise);
        }
        self.land(ends);
    }

    pub(super) fn while_loop(
        &mut self,
        statement: &'a Statement,
        test: &Expression,
        body: &'a [Statement],
    ) {
        let again = self.here();
        self.emit(Op::Line);
        let exit = self.test(test, Outcome::False);
        self.fire(&statement.marks, When::Then);
        let done = self.body(body);
        self.span = statement.span;
        let back = self.emit(Op::Jump(0));
        self.lead(back, again);
        for jump in done.continues {
            self.lead(jump, again);
        }
        self.land(exit);
        self.fire(&statement.marks, When::Else);
        self.land(done.breaks);
    }

    /// The body of a loop; what it assigns may not happen at all.
    fn body(&mut self, body: &'a [Statement]) -> Loop {
        let before = self.assigned.clone();
        self.loops.push(Loop::default());
        self.block(body);
        self.assigned = before;
        self.loops.pop().unwrap_or_default()
    }

    pub(super) fn for_loop(
        &mut self,
        statement: &'a Statement,
        target: &Target,
        range: &[Expression],
        body: &'a [Statement],
    ) {
        let [start, stop, step] = [self.temporary(), self.temporary(), self.temporary()];
        let value = match target {
            Target::Name(name) => self.variable(&name.text).0,
            Target::Subscript(..) => self.temporary(),
        };
        let by_one = matches!(
            range.get(2).map(|step| &step.kind),
            None | Some(ExpressionKind::Integer(1))
        );
        let exit = self.enter(range, [start, stop, step], value, by_one);
        let before = self.assigned.clone();
        let enter = self.here();
        match target {
            Target::Name(_) => self.assigned.insert(value),
            Target::Subscript(..) => self.store(target, value),
        }
        self.fire(&statement.marks, When::Then);
        let done = self.body(body);
        self.land(done.continues);
        self.span = statement.span;
        self.emit(if by_one {
            Op::LineAgainByOne(start, value, enter)
        } else {
            Op::LineAgain(start, value, enter)
        });
        self.land([exit]);
        self.assigned = before;
        self.fire(&statement.marks, When::Else);
        self.land(done.breaks);
    }

    /// The first advance of a loop, which evaluates its range; the jump is taken if that is empty.
    fn enter(
        &mut self,
        range: &[Expression],
        [start, stop, step]: [Slot; 3],
        value: Slot,
        by_one: bool,
    ) -> Pending {
        let span = self.span;
        self.emit(Op::Line);
        if let ([last] | [_, last], None) = (range, range.get(2)) {
            // Evaluating the arguments may take instructions, which then stand between.
            let free = self.free;
            let first = match range {
                [first, last] => self.operand_before(first, &[last]),
                _ => self.literal(0),
            };
            let last = self.operand(last);
            self.release(free);
            self.span = span;
            return self.emit(Op::EnterByOne(start, value, first, last, 0));
        }
        for (argument, slot) in range.iter().zip([start, stop, step]) {
            self.into(argument, slot);
        }
        self.span = span;
        if by_one {
            return self.emit(Op::NextByOne(start, value, 0));
        }
        self.emit(Op::Range(start));
        self.emit(Op::Next(start, value, 0))
    }
}
