//! The second line of an assignment, as data: how the value has changed where the text
//! says by how much, else the values that went into it. It reads a line of a listing
//! and the frames, and knows nothing of chess.

use queenscope_solver::{Frame, Value};

use super::Tie;
use crate::frames;

/// What the program looked up for an assignment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Operand {
    /// What is written there; of a cell, with its index worked out.
    pub expression: String,
    /// A sum with numbers in place of its names.
    pub numbers: Option<String>,
    /// Its value.
    pub value: String,
}

/// What there is to say of a line that gave a place its value. Everything is held
/// against the result: what the line itself has changed is not taken for what it read.
pub fn assigned(frames: &[Frame], text: &str, place: &str, value: &str) -> Option<Tie> {
    let (target, source) = text.trim().split_once(" = ")?;
    if let Some(Value::Integers(_) | Value::Booleans(_)) = frames::variable(frames, target) {
        return cells(frames, target);
    }
    if let (Some(by), Ok(after)) = (change(target, source), value.parse::<i64>()) {
        return Some(Tie::Changed {
            place: place.to_owned(),
            before: after.checked_sub(by)?,
            after,
        });
    }
    let written = place
        .strip_suffix(']')
        .and_then(|rest| rest.split_once('['));
    let index = target
        .strip_suffix(']')
        .and_then(|rest| rest.split_once('['))
        .and_then(|(_, index)| operand(frames, index))
        .filter(|operand| written.is_some_and(|(_, index)| operand.value == index));
    let source = operand(frames, source).filter(|operand| operand.value == value);
    let mut operands: Vec<_> = index.into_iter().chain(source).collect();
    operands.dedup();
    (!operands.is_empty()).then_some(Tie::Operands(operands))
}

/// By how much `k = k + 1` changes its own target.
fn change(target: &str, source: &str) -> Option<i64> {
    let rest = source.strip_prefix(target)?;
    match (rest.strip_prefix(" + "), rest.strip_prefix(" - ")) {
        (Some(more), _) => more.parse().ok(),
        (None, Some(less)) => less.parse::<i64>().ok().map(|less| -less),
        (None, None) => None,
    }
}

/// A name, a cell or a sum of them; a number says nothing beyond itself.
fn operand(frames: &[Frame], expression: &str) -> Option<Operand> {
    if let Some((numbers, value)) = frames::sum(frames, expression) {
        return Some(Operand {
            expression: expression.to_owned(),
            numbers: Some(numbers),
            value: value.to_string(),
        });
    }
    let (place, value) = frames::place(frames, expression)?;
    (!value.starts_with('[')).then_some(Operand {
        expression: place,
        numbers: None,
        value,
    })
}

/// How many cells a new list has.
fn cells(frames: &[Frame], list: &str) -> Option<Tie> {
    let count = match frames::variable(frames, list)? {
        Value::Integers(cells) => cells.len(),
        Value::Booleans(cells) => cells.len(),
        Value::Integer(_) | Value::Boolean(_) => return None,
    };
    Some(Tie::Cells {
        list: list.to_owned(),
        last: count.checked_sub(1)?,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frames() -> Vec<Frame> {
        let variables = [
            ("n", Value::Integer(8)),
            ("k", Value::Integer(6)),
            ("j", Value::Integer(3)),
            ("t", Value::Integer(30)),
            ("a", Value::Integers(vec![0, 1, 4, 2, 0, 0, 3, 0, 0])),
            ("free", Value::Booleans(vec![true, false])),
        ];
        vec![Frame {
            name: "<module>".into(),
            line: Some(1),
            parameters: 0,
            variables: variables
                .map(|(name, value)| (name.to_owned(), value))
                .into(),
        }]
    }

    #[test]
    fn assignments_tell_what_they_did_and_nothing_that_is_not_sure() {
        for (text, place, value, told) in [
            ("    k = k + 1", "k", "6", "k 5 6"),
            ("t = t - 10", "t", "30", "t 40 30"),
            ("a[k] = a[k] + 1", "a[6]", "3", "a[6] 2 3"),
            ("a[k] = j", "a[6]", "3", "k = 6; j = 3"),
            ("a[k] = 3", "a[6]", "3", "k = 6"),
            ("c[k + j] = 1", "c[9]", "1", "k + j = 6 + 3 = 9"),
            (
                "d[k - j + n] = 1",
                "d[11]",
                "1",
                "k - j + n = 6 - 3 + 8 = 11",
            ),
            ("b[a[k]] = j", "b[3]", "3", "a[6] = 3; j = 3"),
            ("c[k + a[k]] = 1", "c[9]", "1", "k + a[k] = 6 + 3 = 9"),
            ("j = a[k]", "j", "3", "a[6] = 3"),
            ("free[0] = True", "free[0]", "True", ""),
            ("a = [0] * (n + 1)", "a", "[0]", "a to 8"),
            ("n = 8", "n", "8", ""),
            // What the line has changed itself is not what it has read.
            ("k = k * 2", "k", "6", ""),
            ("k = j + k", "k", "6", ""),
            ("a[k] = a[j]", "a[6]", "3", "k = 6"),
            ("k = check(j)", "k", "6", ""),
            ("k += 1", "k", "6", ""),
            ("for j in range(1, n + 1):", "j", "3", ""),
        ] {
            let said = match assigned(&frames(), text, place, value) {
                Some(Tie::Changed {
                    place,
                    before,
                    after,
                }) => format!("{place} {before} {after}"),
                Some(Tie::Cells { list, last }) => format!("{list} to {last}"),
                Some(Tie::Operands(operands)) => {
                    let all = operands.iter().map(|operand| match &operand.numbers {
                        Some(numbers) => {
                            format!("{} = {numbers} = {}", operand.expression, operand.value)
                        }
                        None => format!("{} = {}", operand.expression, operand.value),
                    });
                    all.collect::<Vec<_>>().join("; ")
                }
                None => String::new(),
                Some(other) => panic!("{other:?}"),
            };
            assert_eq!(said, told, "{text}");
        }
    }
}
