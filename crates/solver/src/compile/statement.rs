//! Statements, each beginning with its steps.

use queenscope_lang::{
    ast::{BinaryOperator, Expression, ExpressionKind, Statement, StatementKind, Target},
    marks::When,
};

use super::{
    Compiler, Loop,
    expression::binary,
    test::{Cell, Outcome},
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
    pub(super) fn store(&mut self, target: &Target, value: Slot) {
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
}
