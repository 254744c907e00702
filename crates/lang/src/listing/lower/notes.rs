//! What is known of a plan as a whole, once all of it is there.

use std::collections::{HashMap, HashSet};

use crate::{
    ast::BinaryOperator,
    listing::plan::{Expr, Order, Place, Plan, Step, StepKind, Subscripts, each_step},
};

/// Notes which functions are called before they are defined, and which never.
pub(super) fn calls(plan: &mut Plan) {
    let called_in = |body: &[Step]| {
        let mut called = HashSet::new();
        each_step(body, &mut |step| {
            if let StepKind::Call(number, _) = step.kind {
                called.insert(number);
            }
            for expression in step.expressions() {
                expression.walk(&mut |x| {
                    if let Expr::Call(number, _) = x {
                        called.insert(*number);
                    }
                });
            }
        });
        called
    };
    let by: Vec<HashSet<usize>> = plan.functions.iter().map(|f| called_in(&f.body)).collect();
    for (number, called) in by.iter().enumerate() {
        for other in called {
            if *other > number {
                plan.functions[*other].order = Order::Above;
            }
        }
    }
    let mut reached = called_in(&plan.main.body);
    let mut open: Vec<usize> = reached.iter().copied().collect();
    while let Some(number) = open.pop() {
        for other in &by[number] {
            if reached.insert(*other) {
                open.push(*other);
            }
        }
    }
    for (number, function) in plan.functions.iter_mut().enumerate() {
        if !reached.contains(&number) {
            function.oddities.uncalled = 1;
        }
    }
}

/// Notes the lists of which every index ends in `+ n`, or in the same other constant.
pub(super) fn subscripts(plan: &mut Plan) {
    let mut found: HashMap<usize, Subscripts> = HashMap::new();
    {
        let mut index = |list: usize, index: &Expr| {
            let this = match index {
                Expr::Binary(BinaryOperator::Add, _, right) => match **right {
                    Expr::Constant(number) => Subscripts::Plus(number),
                    _ => Subscripts::Plain,
                },
                _ => Subscripts::Plain,
            };
            let all = found.entry(list).or_insert(this);
            if *all != this {
                *all = Subscripts::Plain;
            }
        };
        let bodies = plan.functions.iter().map(|function| &function.body);
        for body in bodies.chain([&plan.main.body]) {
            each_step(body, &mut |step| {
                match &step.kind {
                    StepKind::Assign(Place::Cell(list, at), _)
                    | StepKind::Augment(Place::Cell(list, at), _, _) => index(*list, at),
                    _ => {}
                }
                for expression in step.expressions() {
                    expression.walk(&mut |x| {
                        if let Expr::Cell(list, at) = x {
                            index(*list, at);
                        }
                    });
                }
            });
        }
    }
    for (number, list) in plan.lists.iter_mut().enumerate() {
        if let Some(subscripts) = found.get(&number) {
            list.subscripts = *subscripts;
        }
    }
}
