//! What the step that led to a moment has changed, and which functions came back with it.

use queenscope_lang::program::Type;

use super::Step;
use crate::{
    code::Code,
    moment::{Changed, Frame, Returned, Value},
    trace::Returns,
};

/// The variables and cells that have other values than before a step, or their first ones.
pub(super) fn changed(step: &Step, frames: &[Frame]) -> Vec<Changed> {
    // A frame that has come since is not the one that stood in its place before.
    let outlived = step.trace.outlived(step.before.len());
    let mut changed = Vec::new();
    // At the start nothing has changed yet.
    let frames = if step.ran.is_some() { frames } else { &[] };
    for (number, frame) in frames.iter().enumerate() {
        let before = step.before.get(number).filter(|_| number < outlived);
        for (name, value) in &frame.variables {
            let old = before.and_then(|frame| frame.variables.iter().find(|(one, _)| one == name));
            if old.is_none_or(|(_, old)| old != value) {
                let (cells, before) =
                    old.map_or_else(Default::default, |(_, old)| cells(old, value));
                changed.push(Changed {
                    frame: number,
                    name: name.clone(),
                    cells,
                    before,
                });
            }
        }
    }
    changed
}

/// The cells in which two lists differ, and what they held before; none of what is no list.
fn cells(old: &Value, new: &Value) -> (Vec<usize>, Vec<i64>) {
    fn differing<T: PartialEq + Copy + Into<i64>>(old: &[T], new: &[T]) -> (Vec<usize>, Vec<i64>) {
        let pairs = (0..).zip(old.iter().zip(new));
        pairs
            .filter(|(_, (old, new))| old != new)
            .map(|(cell, (old, _))| (cell, (*old).into()))
            .unzip()
    }
    match (old, new) {
        (Value::Integers(old), Value::Integers(new)) => differing(old, new),
        (Value::Booleans(old), Value::Booleans(new)) => differing(old, new),
        (
            Value::Integers(_) | Value::Booleans(_) | Value::Integer(_) | Value::Boolean(_),
            Value::Integers(_) | Value::Booleans(_) | Value::Integer(_) | Value::Boolean(_),
        ) => Default::default(),
    }
}

/// The functions that came back with a step, the newest frame first.
pub(super) fn returned(code: &Code, step: &Step) -> Vec<Returned> {
    // Nothing is called in a step after which something comes back in the same step, so
    // that these are the newest frames before it, in order.
    let callers = step.before.iter().rev().skip(1);
    let came_back = step.trace.returns.iter().zip(callers);
    came_back
        .filter_map(|(returns, caller)| one(code, returns, caller))
        .collect()
}

fn one(code: &Code, returns: &Returns, caller: &Frame) -> Option<Returned> {
    let function = code.functions.get(returns.function)?;
    let parameters = function.variables.iter().zip(&returns.parameters);
    let arguments = parameters.map(|(parameter, value)| shown(parameter.kind, *value));
    let value = returns.value.zip(function.returns);
    Some(Returned {
        name: function.name.clone(),
        arguments: function.keeps_parameters.then(|| arguments.collect()),
        value: value.map(|(value, kind)| shown(kind, value)),
        line: caller.line?,
    })
}

fn shown(kind: Type, value: i64) -> Value {
    match kind {
        Type::Integer => Value::Integer(value),
        Type::Boolean => Value::Boolean(value != 0),
    }
}
