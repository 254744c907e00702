//! `for`: as a loop that counts where that is the same, and otherwise as one that
//! counts by itself and hands each number on.
//!
//! Python looks at a range once, gives the variable the next number at the head
//! whatever the body has made of it, and leaves the last number in it.

use super::{Bounds, Lower, Strides, Whose, statements::mentions};
use crate::{
    ast::{Expression, Statement, StatementKind, Target},
    listing::{
        effects,
        interval::LARGEST,
        plan::{Count, Expr, Helper, Pace, Place, Step, StepKind, Used, Width, each_step},
    },
    program::Type,
    walk,
};

impl<'a> Lower<'a> {
    pub(super) fn count(
        &mut self,
        target: &'a Target,
        range: &'a [Expression],
        body: &'a [Statement],
        line: u32,
        out: &mut Vec<Step>,
    ) {
        let bounds: Vec<&Expression> = range.iter().collect();
        let mut values = self.operands(&bounds, out).into_iter();
        let mut next = || values.next().unwrap_or(Expr::Integer(1));
        let (first, mut end, step) = match range.len() {
            1 => (Expr::Integer(0), next(), Expr::Integer(1)),
            2 => (next(), next(), Expr::Integer(1)),
            _ => (next(), next(), next()),
        };
        let moves = self.is_moved(&end, body, target);
        let pace = match step {
            Expr::Integer(1) => Some(Pace::Up),
            Expr::Integer(-1) => Some(Pace::Down),
            Expr::Integer(by) if by != 0 && self.stays_within(target, by) => Some(Pace::By(by)),
            _ => None,
        };
        let own = self.own_counter(target, body, line);
        match (pace, own) {
            (Some(Pace::By(by)), Some(counter))
                if self.dialect.strides == Strides::OneByOne && !continues(body) =>
            {
                if moves || !is_constant(&end) {
                    end = self.kept(end, line, out);
                }
                self.stride(counter, first, end, by, body, line, out);
            }
            (Some(pace), own)
                if !(self.dialect.strides == Strides::OneByOne && matches!(pace, Pace::By(_))) =>
            {
                if moves && self.dialect.bounds == Bounds::EachTime {
                    end = self.kept(end, line, out);
                }
                self.counted(own, target, first, end, pace, body, line, out);
            }
            _ => self.numbered(target, [first, end, step], body, line, out),
        }
    }

    /// A value that is the same from here on.
    fn kept(&mut self, value: Expr, line: u32, out: &mut Vec<Step>) -> Expr {
        if is_constant(&value) {
            return value;
        }
        self.hold(value, Type::Integer, line, out)
    }

    /// The variable of the loop, if it can be a counter: it is the function's own,
    /// nothing else writes it while the loop runs, and nothing reads it afterwards.
    fn own_counter(&self, target: &Target, body: &[Statement], line: u32) -> Option<String> {
        let Target::Name(name) = target else {
            return None;
        };
        let written = walk::assigned(body).iter().any(|n| n.text == name.text);
        let own = self.whose(&name.text) == Whose::Local;
        let kept = self.around.live.kept.contains(&line);
        (own && !written && !kept).then(|| self.names.of(&name.text))
    }

    /// Whether counting by a step stays within what numbers can be, even beyond the end.
    fn stays_within(&self, target: &Target, by: i64) -> bool {
        let [_, end, _] = self.ranges.range(target.span());
        let most = match self.width() {
            Width::Narrow => i64::from(i32::MAX),
            Width::Wide => LARGEST,
        };
        let beyond = |end: i64| end.checked_add(by).is_some_and(|end| end.abs() <= most);
        beyond(end.high) && beyond(end.low)
    }

    /// Whether the end of a range may be another while the loop runs.
    fn is_moved(&self, end: &Expr, body: &[Statement], target: &Target) -> bool {
        if is_constant(end) {
            return false;
        }
        let mut body_effects = effects::top_level(body);
        for name in std::mem::take(&mut body_effects.calls) {
            body_effects.add(&self.effects_of_function(&name));
        }
        let listing = body_effects.writes.iter().map(|name| self.names.of(name));
        let mut written: Vec<String> = listing.collect();
        written.push(match target {
            Target::Name(name) | Target::Subscript(name, _) => self.names.of(&name.text),
        });
        let mut moved = false;
        end.walk(&mut |x| {
            moved |= match x {
                Expr::Local(name) | Expr::Global(name) => written.contains(name),
                Expr::Cell(list, _) => written.contains(&self.lists[*list].name),
                Expr::Call(..) => true,
                _ => false,
            };
        });
        moved
    }

    /// A loop that counts; where the variable can't be the counter, it is handed the
    /// number first.
    #[expect(clippy::too_many_arguments, reason = "these are the parts of a loop")]
    fn counted(
        &mut self,
        own: Option<String>,
        target: &'a Target,
        first: Expr,
        end: Expr,
        pace: Pace,
        statements: &'a [Statement],
        line: u32,
        out: &mut Vec<Step>,
    ) {
        let (counter, mut body) = match own {
            Some(counter) => (counter, Vec::new()),
            None => {
                let counter = self.fresh(&base(target), Type::Integer);
                let mut body = Vec::new();
                if !self.around.live.idle.contains(&line) || self.around.live.kept.contains(&line) {
                    let value = Expr::Local(counter.clone());
                    self.store(target, value, Type::Integer, line, &mut body);
                }
                (counter, body)
            }
        };
        body.append(&mut self.block(statements));
        let count = Count {
            used: used(&counter, &body),
            counter,
            first,
            end,
            pace,
        };
        out.push(Step {
            line,
            kind: StepKind::For(count, body),
        });
    }

    /// A loop by another step than one, in words: `while`, with the step at its end.
    #[expect(clippy::too_many_arguments, reason = "these are the parts of a loop")]
    fn stride(
        &mut self,
        counter: String,
        first: Expr,
        end: Expr,
        by: i64,
        statements: &'a [Statement],
        line: u32,
        out: &mut Vec<Step>,
    ) {
        use crate::ast::Comparison;
        let value = Expr::Local(counter.clone());
        let place = Place::Local(counter);
        out.push(Step {
            line,
            kind: StepKind::Assign(place.clone(), first),
        });
        let comparison = if by > 0 {
            Comparison::Less
        } else {
            Comparison::Greater
        };
        let test = Expr::compare(comparison, value.clone(), end);
        let mut body = self.block(statements);
        body.push(Step {
            line,
            kind: StepKind::Assign(place, value.moved(by)),
        });
        out.push(Step {
            line,
            kind: StepKind::While(test, body),
        });
    }

    /// A loop over the numbers of a range's values: for a step that is not known, or
    /// that could lead beyond all numbers.
    fn numbered(
        &mut self,
        target: &'a Target,
        range: [Expr; 3],
        statements: &'a [Statement],
        line: u32,
        out: &mut Vec<Step>,
    ) {
        let [first, end, step] = range.map(|bound| self.kept(bound, line, out));
        let bounds = vec![first.clone(), end, step.clone()];
        let length = self.helped(Helper::RangeLength, bounds);
        let length = self.hold(length, Type::Integer, line, out);
        let counter = self.fresh("x", Type::Integer);
        let number = Expr::Local(counter.clone());
        let value = self.helped(Helper::RangeItem, vec![first, step, number]);
        let mut body = Vec::new();
        self.store(target, value, Type::Integer, line, &mut body);
        body.append(&mut self.block(statements));
        let count = Count {
            counter,
            first: Expr::Integer(0),
            end: length,
            pace: Pace::Up,
            used: Used::Yes,
        };
        out.push(Step {
            line,
            kind: StepKind::For(count, body),
        });
    }
}

/// What a counter is called that hands its numbers on: x1 for the cell a[1].
fn base(target: &Target) -> String {
    if let Target::Subscript(_, index) = target
        && let crate::ast::ExpressionKind::Integer(value) = index.kind
    {
        let mut name = "x".to_owned();
        name.push_str(&value.to_string());
        return name;
    }
    "x".to_owned()
}

/// Whether a value is the same whatever happens.
fn is_constant(value: &Expr) -> bool {
    match value {
        Expr::Integer(_) | Expr::Constant(_) => true,
        Expr::Unary(_, x) => is_constant(x),
        Expr::Binary(_, x, y) => is_constant(x) && is_constant(y),
        Expr::Boolean(_)
        | Expr::Local(_)
        | Expr::Global(_)
        | Expr::Cell(..)
        | Expr::Compare(..)
        | Expr::Not(_)
        | Expr::And(..)
        | Expr::Or(..)
        | Expr::Call(..)
        | Expr::Absolute(_)
        | Expr::Helper(..) => false,
    }
}

pub(super) fn used(counter: &str, body: &[Step]) -> Used {
    let mut found = Used::No;
    each_step(body, &mut |step| {
        if step.expressions().iter().any(|x| mentions(x, counter)) {
            found = Used::Yes;
        }
    });
    found
}

/// Whether a `continue` of this loop stands in its body.
fn continues(body: &[Statement]) -> bool {
    body.iter().any(|statement| match &statement.kind {
        StatementKind::Continue => true,
        StatementKind::If(..) => walk::blocks(statement).into_iter().any(continues),
        _ => false,
    })
}
