//! Ways through the parts of a plan.

use super::{Expr, Piece, Place, Step, StepKind};
use crate::ast::{BinaryOperator, Comparison};

impl Expr {
    /// A comparison.
    pub fn compare(comparison: Comparison, left: Expr, right: Expr) -> Expr {
        Expr::Compare(comparison, Box::new(left), Box::new(right))
    }

    /// An integer moved up or down.
    pub fn moved(&self, by: i64) -> Expr {
        if by == 0 {
            return self.clone();
        }
        match self {
            Expr::Integer(value) => Expr::Integer(value.saturating_add(by)),
            Expr::Binary(operator, left, right) => {
                if let Expr::Integer(value) = **right {
                    match operator {
                        BinaryOperator::Add => return left.plus(value.saturating_add(by)),
                        BinaryOperator::Subtract => return left.plus(by.saturating_sub(value)),
                        _ => {}
                    }
                }
                self.plus(by)
            }
            _ => self.plus(by),
        }
    }

    fn plus(&self, by: i64) -> Expr {
        let (operator, amount) = match by {
            0 => return self.clone(),
            _ if by < 0 => (BinaryOperator::Subtract, by.saturating_neg()),
            _ => (BinaryOperator::Add, by),
        };
        Expr::Binary(
            operator,
            Box::new(self.clone()),
            Box::new(Expr::Integer(amount)),
        )
    }

    /// The operands.
    pub fn operands(&self) -> Vec<&Expr> {
        match self {
            Expr::Integer(_)
            | Expr::Boolean(_)
            | Expr::Constant(_)
            | Expr::Local(_)
            | Expr::Global(_) => Vec::new(),
            Expr::Cell(_, x) | Expr::Unary(_, x) | Expr::Not(x) | Expr::Absolute(x) => vec![x],
            Expr::Binary(_, x, y) | Expr::Compare(_, x, y) | Expr::And(x, y) | Expr::Or(x, y) => {
                vec![x, y]
            }
            Expr::Call(_, arguments) | Expr::Helper(_, arguments) => arguments.iter().collect(),
        }
    }

    /// Calls a function for the expression and everything in it.
    pub fn walk<'a>(&'a self, visit: &mut impl FnMut(&'a Expr)) {
        visit(self);
        for operand in self.operands() {
            operand.walk(visit);
        }
    }
}

impl Step {
    /// The expressions of a statement, those in its blocks not.
    pub fn expressions(&self) -> Vec<&Expr> {
        fn place<'a>(place: &'a Place, value: &'a Expr) -> Vec<&'a Expr> {
            match place {
                Place::Local(_) | Place::Global(_) => vec![value],
                Place::Cell(_, index) => vec![index, value],
            }
        }
        match &self.kind {
            StepKind::Let(_, _, value, _) | StepKind::Fill(_, value, _) => vec![value],
            StepKind::Assign(p, value) | StepKind::Augment(p, _, value) => place(p, value),
            StepKind::Call(_, arguments) => arguments.iter().collect(),
            StepKind::Print(pieces) => pieces
                .iter()
                .filter_map(|piece| match piece {
                    Piece::Text(_) => None,
                    Piece::Value(value, _) => Some(value),
                })
                .collect(),
            StepKind::Return(value) => value.iter().collect(),
            StepKind::If(branches, _) => branches.iter().map(|branch| &branch.test).collect(),
            StepKind::While(test, _) => vec![test],
            StepKind::For(count, _) => vec![&count.first, &count.end],
            StepKind::Pass | StepKind::Break | StepKind::Continue | StepKind::Loop(_) => Vec::new(),
        }
    }

    /// The blocks of a statement.
    pub fn blocks(&self) -> Vec<&[Step]> {
        match &self.kind {
            StepKind::If(branches, otherwise) => {
                let bodies = branches.iter().map(|branch| branch.body.as_slice());
                bodies.chain(otherwise.as_deref()).collect()
            }
            StepKind::While(_, body) | StepKind::Loop(body) | StepKind::For(_, body) => vec![body],
            StepKind::Let(..)
            | StepKind::Assign(..)
            | StepKind::Augment(..)
            | StepKind::Call(..)
            | StepKind::Print(_)
            | StepKind::Fill(..)
            | StepKind::Pass
            | StepKind::Break
            | StepKind::Continue
            | StepKind::Return(_) => Vec::new(),
        }
    }
}

/// Calls a function for every statement, blocks included.
pub(in crate::listing) fn each_step<'a>(steps: &'a [Step], visit: &mut impl FnMut(&'a Step)) {
    for step in steps {
        visit(step);
        for block in step.blocks() {
            each_step(block, visit);
        }
    }
}
