//! Where a variable begins to exist: at its first value, in the innermost block that
//! has all of it, or before the first statement. Knows steps, not languages.

use std::collections::HashSet;

use super::plan::{Expr, Local, Piece, Place, Step, StepKind, Written, each_step};

/// Turns first values into declarations where that is possible, and gives the
/// variables that are left. Counters begin with their loops.
pub(super) fn place(body: &mut [Step], all: &[Local]) -> Vec<Local> {
    let begun: HashSet<String> = begun(body);
    let mut left = Vec::new();
    for local in all {
        if begun.contains(&local.name) || !is_mentioned(body, &local.name) {
            continue;
        }
        if !declare(body, local) {
            left.push(local.clone());
        }
    }
    left
}

/// The temporaries, which are declared already.
fn begun(body: &[Step]) -> HashSet<String> {
    let mut begun = HashSet::new();
    each_step(body, &mut |step| {
        if let StepKind::Let(name, ..) = &step.kind {
            begun.insert(name.clone());
        }
    });
    begun
}

/// Whether the variable could begin at its first value.
fn declare(steps: &mut [Step], local: &Local) -> bool {
    let name = local.name.as_str();
    let mut places = (0..steps.len()).filter(|index| {
        steps
            .get(*index)
            .is_some_and(|step| mentions_anywhere(step, name))
    });
    let Some(first) = places.next() else {
        return false;
    };
    let only = places.next().is_none();
    if only && !mentions_itself(&steps[first], name) {
        let mut blocks = blocks_mut(&mut steps[first]);
        let mut within = blocks.iter_mut().filter(|block| is_mentioned(block, name));
        return match (within.next(), within.next()) {
            (Some(block), None) => declare(block, local),
            _ => false,
        };
    }
    let written = if assigned(&steps[first..], name) > 1 {
        Written::Again
    } else {
        Written::Once
    };
    let step = &mut steps[first];
    let StepKind::Assign(Place::Local(target), value) = &step.kind else {
        return false;
    };
    if target != name || reads(value, name) {
        return false;
    }
    step.kind = StepKind::Let(name.to_owned(), local.kind, value.clone(), written);
    true
}

/// How often a variable is written.
fn assigned(steps: &[Step], name: &str) -> usize {
    let mut count = 0;
    each_step(steps, &mut |step| match &step.kind {
        StepKind::Assign(Place::Local(target), _) | StepKind::Augment(Place::Local(target), ..)
            if target == name =>
        {
            count += 1;
        }
        _ => {}
    });
    count
}

fn reads(value: &Expr, name: &str) -> bool {
    let mut found = false;
    value.walk(&mut |x| found |= matches!(x, Expr::Local(local) if local == name));
    found
}

/// Whether anything reads a variable; loops that count with one of the same name
/// have their own.
pub(super) fn is_read(steps: &[Step], name: &str) -> bool {
    steps.iter().any(|step| {
        let shadowed = matches!(&step.kind, StepKind::For(count, _) if count.counter == name);
        step.expressions().iter().any(|value| reads(value, name))
            || (!shadowed && step.blocks().into_iter().any(|block| is_read(block, name)))
    })
}

/// Whether a statement has to do with a variable, its blocks aside.
fn mentions_itself(step: &Step, name: &str) -> bool {
    let written = match &step.kind {
        StepKind::Assign(Place::Local(target), _)
        | StepKind::Augment(Place::Local(target), ..)
        | StepKind::Let(target, ..) => target == name,
        _ => false,
    };
    written || step.expressions().iter().any(|value| reads(value, name))
}

/// Whether a statement has to do with a variable. A loop that counts with a variable
/// of that name has one of its own.
fn mentions_anywhere(step: &Step, name: &str) -> bool {
    if mentions_itself(step, name) {
        return true;
    }
    match &step.kind {
        StepKind::For(count, _) if count.counter == name => false,
        _ => step
            .blocks()
            .into_iter()
            .any(|block| is_mentioned(block, name)),
    }
}

fn is_mentioned(steps: &[Step], name: &str) -> bool {
    steps.iter().any(|step| mentions_anywhere(step, name))
}

fn blocks_mut(step: &mut Step) -> Vec<&mut Vec<Step>> {
    match &mut step.kind {
        StepKind::If(branches, otherwise) => {
            let bodies = branches.iter_mut().map(|branch| &mut branch.body);
            bodies.chain(otherwise.as_mut()).collect()
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

/// How many statements stand where no way leads.
pub(super) fn unreachable(steps: &[Step]) -> usize {
    let mut count = 0;
    for (index, step) in steps.iter().enumerate() {
        count += step.blocks().into_iter().map(unreachable).sum::<usize>();
        if index + 1 < steps.len() && !goes_on(step) {
            count += 1;
        }
    }
    count
}

/// Whether the statement after this one is reached.
pub(super) fn goes_on(step: &Step) -> bool {
    match &step.kind {
        StepKind::Return(_) | StepKind::Break | StepKind::Continue => false,
        StepKind::If(branches, Some(otherwise)) => {
            branches.iter().any(|branch| end_is_reached(&branch.body)) || end_is_reached(otherwise)
        }
        StepKind::Loop(body) => leaves(body),
        StepKind::If(_, None)
        | StepKind::While(..)
        | StepKind::For(..)
        | StepKind::Let(..)
        | StepKind::Assign(..)
        | StepKind::Augment(..)
        | StepKind::Call(..)
        | StepKind::Print(_)
        | StepKind::Fill(..)
        | StepKind::Pass => true,
    }
}

fn end_is_reached(steps: &[Step]) -> bool {
    steps.iter().all(goes_on)
}

/// Whether a `break` of this loop stands in its body.
fn leaves(body: &[Step]) -> bool {
    body.iter().any(|step| match &step.kind {
        StepKind::Break => true,
        StepKind::If(..) => step.blocks().into_iter().any(leaves),
        _ => false,
    })
}

/// Whether anything of a type is printed.
pub(super) fn prints_truth(steps: &[Step]) -> bool {
    let mut found = false;
    each_step(steps, &mut |step| {
        if let StepKind::Print(pieces) = &step.kind {
            found |= pieces
                .iter()
                .any(|piece| matches!(piece, Piece::Value(_, crate::program::Type::Boolean)));
        }
    });
    found
}
