//! Questions about whole statements: which names they write, whether they call,
//! whether their end can be reached.

use crate::ast::{
    Expression, ExpressionKind, ListExpression, Name, PrintItem, Statement, StatementKind, Target,
};

/// The names that statements write, blocks included, functions not; in the
/// order of the text, repeated where they are written again.
pub fn assigned(statements: &[Statement]) -> Vec<&Name> {
    let mut names = Vec::new();
    collect(statements, &mut names);
    names
}

fn collect<'a>(statements: &'a [Statement], names: &mut Vec<&'a Name>) {
    let target = |names: &mut Vec<&'a Name>, target: &'a Target| match target {
        Target::Name(name) => names.push(name),
        Target::Subscript(..) => {}
    };
    for statement in statements {
        match &statement.kind {
            StatementKind::Assign(t, _) | StatementKind::Augment(t, _, _) => target(names, t),
            StatementKind::AssignPair([first, second], _) => {
                target(names, first);
                target(names, second);
            }
            StatementKind::List(name, _, _) => names.push(name),
            StatementKind::If(branches, otherwise) => {
                for branch in branches {
                    collect(&branch.body, names);
                }
                collect(otherwise.as_deref().unwrap_or_default(), names);
            }
            StatementKind::While(_, body) => collect(body, names),
            StatementKind::For(t, _, body) => {
                target(names, t);
                collect(body, names);
            }
            StatementKind::Call(_)
            | StatementKind::Print(_)
            | StatementKind::Pass
            | StatementKind::Break
            | StatementKind::Continue
            | StatementKind::Return(_)
            | StatementKind::Define(_) => {}
        }
    }
}

/// The blocks of a statement; the body of a function is none of them.
pub(crate) fn blocks(statement: &Statement) -> Vec<&[Statement]> {
    match &statement.kind {
        StatementKind::If(branches, otherwise) => {
            let bodies = branches.iter().map(|branch| branch.body.as_slice());
            bodies.chain(otherwise.as_deref()).collect()
        }
        StatementKind::While(_, body) | StatementKind::For(_, _, body) => vec![body],
        StatementKind::Assign(..)
        | StatementKind::AssignPair(..)
        | StatementKind::Augment(..)
        | StatementKind::List(..)
        | StatementKind::Call(_)
        | StatementKind::Print(_)
        | StatementKind::Pass
        | StatementKind::Break
        | StatementKind::Continue
        | StatementKind::Return(_)
        | StatementKind::Define(_) => Vec::new(),
    }
}

/// Visits statements and those in their blocks, in the order of the text; the body of
/// a function is not entered.
pub fn each<'a>(statements: &'a [Statement], visit: &mut impl FnMut(&'a Statement)) {
    for statement in statements {
        visit(statement);
        for block in blocks(statement) {
            each(block, visit);
        }
    }
}

/// What a statement itself writes to, blocks left out; the making of a list is no
/// such writing.
pub fn targets(statement: &Statement) -> Vec<&Target> {
    match &statement.kind {
        StatementKind::Assign(target, _)
        | StatementKind::Augment(target, _, _)
        | StatementKind::For(target, _, _) => vec![target],
        StatementKind::AssignPair([first, second], _) => vec![first, second],
        StatementKind::List(..)
        | StatementKind::Call(_)
        | StatementKind::Print(_)
        | StatementKind::Pass
        | StatementKind::Break
        | StatementKind::Continue
        | StatementKind::Return(_)
        | StatementKind::If(..)
        | StatementKind::While(..)
        | StatementKind::Define(_) => Vec::new(),
    }
}

/// Visits every expression that stands in a statement's own line or lines, parts of
/// expressions included; blocks are left out.
pub fn expressions<'a>(statement: &'a Statement, visit: &mut impl FnMut(&'a Expression)) {
    for target in targets(statement) {
        if let Target::Subscript(_, index) = target {
            parts(index, visit);
        }
    }
    let mut all: Vec<&'a Expression> = Vec::new();
    match &statement.kind {
        StatementKind::Assign(_, x) | StatementKind::Augment(_, _, x) => all.push(x),
        StatementKind::AssignPair(_, pair) => all.extend(pair),
        StatementKind::List(_, ListExpression::Repeat(x, size), _) => all.extend([x, size]),
        StatementKind::List(_, ListExpression::Display(cells), _) => all.extend(cells),
        StatementKind::Call(call) => all.extend(&call.arguments),
        StatementKind::Print(items) => {
            for item in items {
                match item {
                    PrintItem::Value(x) => all.push(x),
                    PrintItem::Text(_) => {}
                    PrintItem::Slice { first, last, .. } => all.extend(first.iter().chain(last)),
                }
            }
        }
        StatementKind::Return(x) => all.extend(x),
        StatementKind::If(branches, _) => all.extend(branches.iter().map(|branch| &branch.test)),
        StatementKind::While(test, _) => all.push(test),
        StatementKind::For(_, arguments, _) => all.extend(arguments),
        StatementKind::Pass
        | StatementKind::Break
        | StatementKind::Continue
        | StatementKind::Define(_) => {}
    }
    for expression in all {
        parts(expression, visit);
    }
}

fn parts<'a>(expression: &'a Expression, visit: &mut impl FnMut(&'a Expression)) {
    visit(expression);
    match &expression.kind {
        ExpressionKind::Integer(_)
        | ExpressionKind::Boolean(_)
        | ExpressionKind::Name(_)
        | ExpressionKind::Length(_) => {}
        ExpressionKind::Subscript(_, x)
        | ExpressionKind::Unary(_, x)
        | ExpressionKind::Not(x)
        | ExpressionKind::Bit(x) => parts(x, visit),
        ExpressionKind::Binary(_, x, y)
        | ExpressionKind::Compare(_, x, y)
        | ExpressionKind::And(x, y)
        | ExpressionKind::Or(x, y) => {
            parts(x, visit);
            parts(y, visit);
        }
        ExpressionKind::Call(call) => {
            for argument in &call.arguments {
                parts(argument, visit);
            }
        }
        ExpressionKind::Builtin(_, arguments) => {
            for argument in arguments {
                parts(argument, visit);
            }
        }
    }
}

/// Whether a statement calls one of the program's own functions, blocks included.
pub fn calls(statement: &Statement) -> bool {
    let any = |expressions: &[Expression]| expressions.iter().any(has_call);
    let target = |target: &Target| match target {
        Target::Name(_) => false,
        Target::Subscript(_, index) => has_call(index),
    };
    match &statement.kind {
        StatementKind::Assign(t, value) | StatementKind::Augment(t, _, value) => {
            target(t) || has_call(value)
        }
        StatementKind::AssignPair(targets, values) => targets.iter().any(target) || any(values),
        StatementKind::List(_, ListExpression::Repeat(cell, size), _) => {
            has_call(cell) || has_call(size)
        }
        StatementKind::List(_, ListExpression::Display(cells), _) => any(cells),
        StatementKind::Call(_) => true,
        StatementKind::Print(items) => items.iter().any(|item| match item {
            PrintItem::Value(value) => has_call(value),
            PrintItem::Text(_) => false,
            PrintItem::Slice { first, last, .. } => {
                [first, last].into_iter().flatten().any(has_call)
            }
        }),
        StatementKind::Return(value) => value.as_ref().is_some_and(has_call),
        StatementKind::If(branches, otherwise) => {
            branches
                .iter()
                .any(|branch| has_call(&branch.test) || branch.body.iter().any(calls))
                || otherwise.iter().flatten().any(calls)
        }
        StatementKind::While(test, body) => has_call(test) || body.iter().any(calls),
        StatementKind::For(t, range, body) => target(t) || any(range) || body.iter().any(calls),
        StatementKind::Pass
        | StatementKind::Break
        | StatementKind::Continue
        | StatementKind::Define(_) => false,
    }
}

/// Whether an expression calls one of the program's own functions.
pub fn has_call(expression: &Expression) -> bool {
    match &expression.kind {
        ExpressionKind::Call(_) => true,
        ExpressionKind::Integer(_)
        | ExpressionKind::Boolean(_)
        | ExpressionKind::Name(_)
        | ExpressionKind::Length(_) => false,
        ExpressionKind::Subscript(_, x)
        | ExpressionKind::Unary(_, x)
        | ExpressionKind::Not(x)
        | ExpressionKind::Bit(x) => has_call(x),
        ExpressionKind::Binary(_, x, y)
        | ExpressionKind::Compare(_, x, y)
        | ExpressionKind::And(x, y)
        | ExpressionKind::Or(x, y) => has_call(x) || has_call(y),
        ExpressionKind::Builtin(_, arguments) => arguments.iter().any(has_call),
    }
}

/// Whether the end of the statements can be reached.
pub(crate) fn falls_through(statements: &[Statement]) -> bool {
    statements.iter().all(|statement| match &statement.kind {
        StatementKind::Return(_) | StatementKind::Break | StatementKind::Continue => false,
        StatementKind::If(branches, otherwise) => {
            branches.iter().any(|branch| falls_through(&branch.body))
                || otherwise.as_ref().is_none_or(|body| falls_through(body))
        }
        StatementKind::While(test, body) => !is_always_true(test) || breaks(body),
        StatementKind::For(..)
        | StatementKind::Define(_)
        | StatementKind::Assign(..)
        | StatementKind::AssignPair(..)
        | StatementKind::Augment(..)
        | StatementKind::List(..)
        | StatementKind::Call(_)
        | StatementKind::Print(_)
        | StatementKind::Pass => true,
    })
}

/// Whether a test holds whatever happens, and by its look alone.
pub(crate) fn is_always_true(test: &Expression) -> bool {
    match test.kind {
        ExpressionKind::Boolean(value) => value,
        ExpressionKind::Integer(value) => value != 0,
        ExpressionKind::Name(_)
        | ExpressionKind::Subscript(..)
        | ExpressionKind::Unary(..)
        | ExpressionKind::Binary(..)
        | ExpressionKind::Compare(..)
        | ExpressionKind::Not(_)
        | ExpressionKind::And(..)
        | ExpressionKind::Or(..)
        | ExpressionKind::Call(_)
        | ExpressionKind::Builtin(..)
        | ExpressionKind::Length(_)
        | ExpressionKind::Bit(_) => false,
    }
}

/// Whether a `break` of this loop stands in its body.
pub(crate) fn breaks(body: &[Statement]) -> bool {
    body.iter().any(|statement| {
        let is_if = matches!(statement.kind, StatementKind::If(..));
        matches!(statement.kind, StatementKind::Break)
            || (is_if && blocks(statement).into_iter().any(breaks))
    })
}
