//! Statements, each beginning with its steps.

use queenscope_lang::{
    ast::{
        BinaryOperator, Branch, Expression, ExpressionKind, ListExpression, Name, PrintItem,
        Statement, StatementKind, Target,
    },
    marks::When,
    program::Type,
};

use super::{
    Assigned, Compiler, Loop, Pending,
    expression::{Cell, Outcome, binary},
};
use crate::code::{ListNumber, Op, Slot};

impl<'a> Compiler<'a> {
    pub(super) fn block(&mut self, statements: &'a [Statement]) {
        for statement in statements {
            let free = self.free;
            self.statement(statement);
            self.release(free);
        }
    }

    fn statement(&mut self, statement: &'a Statement) {
        self.span = statement.span;
        match &statement.kind {
            StatementKind::If(branches, otherwise) => {
                return self.conditional(branches, otherwise.as_deref());
            }
            StatementKind::While(test, body) => return self.while_loop(statement, test, body),
            StatementKind::For(target, range, body) => {
                return self.for_loop(statement, target, range, body);
            }
            _ => {}
        }
        self.emit(Op::Line);
        match &statement.kind {
            StatementKind::Assign(target, value) => self.assign(target, value),
            StatementKind::AssignPair(targets, values) => self.pair(targets, values),
            StatementKind::Augment(target, operator, value) => {
                self.augment(target, *operator, value)
            }
            StatementKind::List(name, list, _) => self.make(name, list),
            StatementKind::Call(call) => drop(self.call(call)),
            StatementKind::Print(items) => self.print(items),
            StatementKind::Pass => {}
            StatementKind::Define(function) => {
                let yes = self.literal(1);
                let number = self.functions[function.name.text.as_str()];
                let defined = self.code.functions[usize::from(number)].defined;
                self.emit(Op::Move(defined, yes));
                self.assigned.insert(defined);
            }
            // What leaves the line fires its events before it goes.
            StatementKind::Break => {
                self.fire(&statement.marks, When::Always);
                let jump = self.emit(Op::Jump(0));
                self.innermost().breaks.push(jump);
                return;
            }
            StatementKind::Continue => {
                self.fire(&statement.marks, When::Always);
                let jump = self.emit(Op::Jump(0));
                self.innermost().continues.push(jump);
                return;
            }
            StatementKind::Return(value) => {
                self.give_back(statement, value.as_ref());
                return;
            }
            StatementKind::If(..) | StatementKind::While(..) | StatementKind::For(..) => {
                unreachable!("compound statements are compiled above")
            }
        }
        self.fire(&statement.marks, When::Always);
    }

    fn give_back(&mut self, statement: &Statement, value: Option<&Expression>) {
        let Some(value) = value else {
            self.fire(&statement.marks, When::Always);
            self.emit(Op::Leave);
            return;
        };
        let decided = matches!(
            value.kind,
            ExpressionKind::And(..)
                | ExpressionKind::Or(..)
                | ExpressionKind::Not(_)
                | ExpressionKind::Compare(..)
        );
        if decided && statement.marks.is_empty() {
            let (no, yes) = (self.literal(0), self.literal(1));
            let jumps = self.test(value, Outcome::False);
            self.emit(Op::Return(yes));
            self.land(jumps);
            self.emit(Op::Return(no));
            return;
        }
        let value = self.operand(value);
        self.fire(&statement.marks, When::Always);
        self.span = statement.span;
        self.emit(Op::Return(value));
    }

    fn innermost(&mut self) -> &mut Loop {
        self.loops
            .last_mut()
            .expect("the checker finds jumps outside loops")
    }

    fn assign(&mut self, target: &Target, value: &Expression) {
        match target {
            Target::Name(name) => {
                let slot = self.variable(&name.text).0;
                self.into(value, slot);
                self.assigned.insert(slot);
            }
            Target::Subscript(..) => {
                let value = match target {
                    Target::Subscript(_, index) => self.operand_before(value, &[index]),
                    Target::Name(_) => self.operand(value),
                };
                self.store(target, value);
            }
        }
    }

    fn pair(&mut self, targets: &[Target; 2], values: &[Expression; 2]) {
        let [left, right] = values;
        let slots = [self.temporary(), self.temporary()];
        self.into(left, slots[0]);
        self.into(right, slots[1]);
        for (target, slot) in targets.iter().zip(slots) {
            self.store(target, slot);
        }
    }

    /// Writes a value to a target, whose index is evaluated only now, as in Python.
    fn store(&mut self, target: &Target, value: Slot) {
        match target {
            Target::Name(name) => {
                let slot = self.variable(&name.text).0;
                self.emit(Op::Move(slot, value));
                self.assigned.insert(slot);
            }
            Target::Subscript(list, index) => {
                let list = self.list(list);
                self.check_list(list);
                if self.drawn == Some(list) {
                    let index = self.operand(index);
                    self.span = target.span();
                    self.emit(Op::StoreQueen(list, index, value));
                    return;
                }
                let place = self.cell(index);
                self.span = target.span();
                self.emit(match place {
                    Cell::At(x) => Op::Store(list, x, value),
                    Cell::Sum(x, y) => Op::StoreSum(list, x, y, value),
                    Cell::Difference(x, y, z) => Op::StoreDifference(list, x, y, z, value),
                });
            }
        }
    }

    fn write(&mut self, list: ListNumber, index: Slot, value: Slot) {
        let drawn = self.drawn == Some(list);
        self.emit(if drawn {
            Op::StoreQueen(list, index, value)
        } else {
            Op::Store(list, index, value)
        });
    }

    fn augment(&mut self, target: &Target, operator: BinaryOperator, value: &Expression) {
        let span = self.span;
        match target {
            Target::Name(name) => {
                let at = Expression {
                    kind: ExpressionKind::Name(name.text.clone()),
                    span: name.span,
                };
                let slot = self.variable(&name.text).0;
                let old = self.operand_before(&at, &[value]);
                let value = self.operand(value);
                self.span = span;
                self.emit(binary(operator, slot, old, value));
            }
            Target::Subscript(list, index) => {
                let list = self.list(list);
                self.check_list(list);
                let index = self.operand_before(index, &[value]);
                let old = self.temporary();
                self.span = target.span();
                self.load(old, list, index);
                let value = self.operand(value);
                self.span = span;
                self.emit(binary(operator, old, old, value));
                self.span = target.span();
                self.write(list, index, old);
            }
        }
    }

    fn make(&mut self, name: &Name, list: &ListExpression) {
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

    fn print(&mut self, items: &[PrintItem]) {
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

    fn conditional(&mut self, branches: &'a [Branch], otherwise: Option<&'a [Statement]>) {
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

    fn while_loop(&mut self, statement: &'a Statement, test: &Expression, body: &'a [Statement]) {
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

    fn for_loop(
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
