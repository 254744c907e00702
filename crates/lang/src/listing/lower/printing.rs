//! `print`: what is printed one after the other, with the spaces between. A slice
//! becomes a loop; whether a space stands before what follows it is known, or asked.

use super::{Borrowing, Lower, loops::used};
use crate::{
    ast::{Comparison, Expression, PrintItem},
    listing::{
        effects::Effects,
        plan::{Branch, Count, Expr, Helper, Pace, Piece, Step, StepKind},
    },
    program::Type,
    walk,
};

/// Whether something stands on the line already.
#[derive(Clone)]
enum Before {
    Nothing,
    Something,
    /// If one of the slices is not empty.
    Perhaps(Vec<Expr>),
}

/// The steps of one `print`.
struct Line {
    number: u32,
    pieces: Vec<Piece>,
    before: Before,
}

impl<'a> Lower<'a> {
    pub(super) fn print(&mut self, items: &'a [PrintItem], number: u32, out: &mut Vec<Step>) {
        let mut line = Line {
            number,
            pieces: Vec::new(),
            before: Before::Nothing,
        };
        let mut rest = items;
        while !rest.is_empty() {
            let (some, later) = rest.split_at(self.together(rest));
            self.items(some, &mut line, out);
            rest = later;
        }
        line.text("\n");
        line.flush(out);
    }

    /// How many items can be evaluated before any is printed: a call that writes a
    /// list must not come before a slice of it.
    fn together(&self, items: &[PrintItem]) -> usize {
        let mut lists: Vec<&str> = Vec::new();
        for (index, item) in items.iter().enumerate() {
            match item {
                PrintItem::Slice { list, .. } => lists.push(&list.text),
                PrintItem::Value(value) if walk::has_call(value) => {
                    let effects = self.effects_of_source(value);
                    let written = |list: &&str| effects.writes.contains(&self.names.of(list));
                    if lists.iter().any(written) {
                        return index;
                    }
                }
                PrintItem::Value(_) | PrintItem::Text(_) => {}
            }
        }
        items.len()
    }

    fn effects_of_source(&self, value: &Expression) -> Effects {
        let mut effects = Effects::default();
        let mut open = vec![value];
        while let Some(value) = open.pop() {
            use crate::ast::ExpressionKind as Kind;
            match &value.kind {
                Kind::Call(call) => {
                    effects.add(&self.effects_of_function(&call.function.text));
                    open.extend(&call.arguments);
                }
                Kind::Builtin(_, arguments) => open.extend(arguments),
                Kind::Subscript(_, x) | Kind::Unary(_, x) | Kind::Not(x) | Kind::Bit(x) => {
                    open.push(x);
                }
                Kind::Binary(_, x, y)
                | Kind::Compare(_, x, y)
                | Kind::And(x, y)
                | Kind::Or(x, y) => open.extend([&**x, &**y]),
                Kind::Integer(_) | Kind::Boolean(_) | Kind::Name(_) | Kind::Length(_) => {}
            }
        }
        effects
    }

    fn items(&mut self, items: &'a [PrintItem], line: &mut Line, out: &mut Vec<Step>) {
        let expressions: Vec<&Expression> = items
            .iter()
            .flat_map(|item| match item {
                PrintItem::Value(value) => vec![value],
                PrintItem::Text(_) => Vec::new(),
                PrintItem::Slice { first, last, .. } => {
                    [first, last].into_iter().flatten().collect()
                }
            })
            .collect();
        let kinds: Vec<Type> = expressions.iter().map(|x| self.kind(x)).collect();
        let mut before = Vec::new();
        let mut values = self.operands(&expressions, &mut before);
        let prints = |value: &Expr| self.effects_of(value).prints > 0;
        if let Some(last) = values.iter().rposition(prints) {
            self.hold_all(&mut values[..=last], &kinds, line.number, &mut before);
        }
        if self.dialect.borrowing == Borrowing::Exclusive {
            self.hold_changing(&mut values, &kinds, line.number, &mut before);
        }
        if !before.is_empty() {
            line.flush(out);
            out.append(&mut before);
        }
        let mut values = values.into_iter().zip(kinds);
        let mut next = |given: bool| if given { values.next() } else { None };
        for item in items {
            match item {
                PrintItem::Value(_) => {
                    if let Some((value, kind)) = next(true) {
                        line.space(out);
                        line.pieces.push(Piece::Value(value, kind));
                        line.before = Before::Something;
                    }
                }
                PrintItem::Text(text) => {
                    line.space(out);
                    line.text(text);
                    line.before = Before::Something;
                }
                PrintItem::Slice { list, first, last } => {
                    let first = next(first.is_some()).map(|(value, _)| value);
                    let last = next(last.is_some()).map(|(value, _)| value);
                    let list = self.list_number(&list.text);
                    self.slice(list, first.unwrap_or(Expr::Integer(0)), last, line, out);
                }
            }
        }
    }

    fn slice(
        &mut self,
        list: usize,
        first: Expr,
        last: Option<Expr>,
        line: &mut Line,
        out: &mut Vec<Step>,
    ) {
        let cells = self.lists[list].cells;
        let whole = self.lists[list].size.clone();
        let whole = whole.unwrap_or(Expr::Integer(cells));
        let (end, known) = match last {
            None => (whole, Some(cells)),
            Some(Expr::Integer(last)) => {
                let last = last.min(cells);
                (Expr::Integer(last), Some(last))
            }
            Some(last) => (self.helped(Helper::Minimum, vec![last, whole]), None),
        };
        let start = match first {
            Expr::Integer(start) => Some(start),
            _ => None,
        };
        let certain = start.zip(known).is_some_and(|(start, end)| start < end);
        let is_empty = start.zip(known).is_some_and(|(start, end)| start >= end);
        if is_empty {
            return;
        }
        match line.before.clone() {
            Before::Something => self.cells(list, first, end, Lead::Space, line, out),
            Before::Nothing if certain => {
                let cell = Expr::Cell(list, Box::new(first.clone()));
                let kind = self.program.lists[list].kind;
                line.pieces.push(Piece::Value(cell, kind));
                if start.zip(known).is_some_and(|(start, end)| start + 1 < end) {
                    self.cells(list, first.moved(1), end, Lead::Space, line, out);
                }
                line.before = Before::Something;
            }
            before => {
                line.flush(out);
                let held = |lower: &mut Self, value: Expr, out: &mut Vec<Step>| {
                    if matches!(value, Expr::Integer(_) | Expr::Constant(_)) {
                        return value;
                    }
                    lower.hold(value, Type::Integer, line.number, out)
                };
                let first = held(self, first, out);
                let end = held(self, end, out);
                let mut tests = match before {
                    Before::Perhaps(tests) => tests,
                    Before::Nothing | Before::Something => Vec::new(),
                };
                let lead = Lead::If(tests.clone());
                self.cells(list, first.clone(), end.clone(), lead, line, out);
                tests.push(Expr::compare(Comparison::Less, first, end));
                line.before = if certain {
                    Before::Something
                } else {
                    Before::Perhaps(tests)
                };
            }
        }
    }

    /// The loop that prints cells.
    fn cells(
        &mut self,
        list: usize,
        first: Expr,
        end: Expr,
        lead: Lead,
        line: &mut Line,
        out: &mut Vec<Step>,
    ) {
        line.flush(out);
        let number = line.number;
        let counter = self.fresh_counter();
        let value = Expr::Local(counter.clone());
        let kind = self.program.lists[list].kind;
        let cell = Piece::Value(Expr::Cell(list, Box::new(value.clone())), kind);
        let step = |kind| Step { line: number, kind };
        let body = match lead {
            Lead::Space => vec![step(StepKind::Print(vec![
                Piece::Text(" ".to_owned()),
                cell,
            ]))],
            Lead::If(tests) => {
                let later = Expr::compare(Comparison::Greater, value, first.clone());
                let test = tests.into_iter().rev().fold(later, |test, other| {
                    Expr::Or(Box::new(test), Box::new(other))
                });
                vec![spaced(test, number), step(StepKind::Print(vec![cell]))]
            }
        };
        let count = Count {
            used: used(&counter, &body),
            counter,
            first,
            end,
            pace: Pace::Up,
        };
        out.push(step(StepKind::For(count, body)));
    }
}

/// What stands before a cell.
enum Lead {
    Space,
    /// A space, from the second cell on or if one of these holds.
    If(Vec<Expr>),
}

/// A space if a test holds.
fn spaced(test: Expr, line: u32) -> Step {
    let space = StepKind::Print(vec![Piece::Text(" ".to_owned())]);
    let branch = Branch {
        line,
        test,
        body: vec![Step { line, kind: space }],
    };
    Step {
        line,
        kind: StepKind::If(vec![branch], None),
    }
}

impl Line {
    fn text(&mut self, text: &str) {
        if let Some(Piece::Text(last)) = self.pieces.last_mut() {
            last.push_str(text);
        } else {
            self.pieces.push(Piece::Text(text.to_owned()));
        }
    }

    /// What stands between the item before and the next.
    fn space(&mut self, out: &mut Vec<Step>) {
        match self.before.clone() {
            Before::Nothing => {}
            Before::Something => self.text(" "),
            Before::Perhaps(tests) => {
                let any = tests
                    .into_iter()
                    .reduce(|one, other| Expr::Or(Box::new(one), Box::new(other)));
                if let Some(test) = any {
                    out.push(spaced(test, self.number));
                }
            }
        }
    }

    /// Prints what has come together.
    fn flush(&mut self, out: &mut Vec<Step>) {
        if !self.pieces.is_empty() {
            out.push(Step {
                line: self.number,
                kind: StepKind::Print(std::mem::take(&mut self.pieces)),
            });
        }
    }
}
