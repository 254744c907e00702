//! Reading variables out of frames: by name, and by the small expressions that
//! index lists. It knows nothing of what the values mean.

use queenscope_solver::{Frame, Moment, Value};

/// A variable as the newest frame sees it: its own, else the top level's.
pub fn variable<'a>(frames: &'a [Frame], name: &str) -> Option<&'a Value> {
    let own = |frame: &'a Frame| own(frame, name);
    frames
        .last()
        .and_then(own)
        .or_else(|| frames.first().and_then(own))
}

/// A variable of one frame alone.
pub fn own<'a>(frame: &'a Frame, name: &str) -> Option<&'a Value> {
    let mut variables = frame.variables.iter();
    variables.find(|(own, _)| own == name).map(|(_, own)| own)
}

/// The number that a variable of one frame alone holds.
pub fn own_integer(frame: &Frame, name: &str) -> Option<i64> {
    own(frame, name)?.integer()
}

/// The cells of a list of integers that belongs to one frame.
pub fn own_integers<'a>(frame: &'a Frame, name: &str) -> Option<&'a [i64]> {
    own(frame, name)?.integers()
}

/// Whether the last step has changed a variable of a frame, by the place of the frame.
pub fn changes(moment: &Moment, frame: usize, name: &str) -> bool {
    let mut changed = moment.changed.iter();
    changed.any(|one| one.frame == frame && one.name == name)
}

/// The number that a variable holds.
pub fn integer(frames: &[Frame], name: &str) -> Option<i64> {
    variable(frames, name)?.integer()
}

/// A place that is assigned to, with its index worked out, and its value: `a[k]`
/// becomes `a[6]`.
pub fn place(frames: &[Frame], target: &str) -> Option<(String, String)> {
    let Some((name, index)) = target
        .strip_suffix(']')
        .and_then(|rest| rest.split_once('['))
    else {
        return Some((target.to_owned(), shown(variable(frames, target)?)));
    };
    let index = number(frames, index)?;
    let cell = usize::try_from(index).ok()?;
    let value = match variable(frames, name)? {
        Value::Integers(cells) => cells.get(cell)?.to_string(),
        Value::Booleans(cells) => boolean(*cells.get(cell)?).to_owned(),
        Value::Integer(_) | Value::Boolean(_) => return None,
    };
    Some((format!("{name}[{index}]"), value))
}

/// A value as Python writes it; of a list with more cells than any board needs, its
/// beginning.
pub fn shown(value: &Value) -> String {
    match value {
        Value::Integer(number) => number.to_string(),
        Value::Boolean(truth) => boolean(*truth).to_owned(),
        Value::Integers(cells) => list(cells.iter().map(i64::to_string)),
        Value::Booleans(cells) => list(cells.iter().map(|cell| boolean(*cell).to_owned())),
    }
}

fn boolean(truth: bool) -> &'static str {
    if truth { "True" } else { "False" }
}

/// The most cells that a list is shown with, and how many of a longer one.
const CELLS: (usize, usize) = (100, 12);

fn list(cells: impl ExactSizeIterator<Item = String>) -> String {
    let (most, few) = CELLS;
    if cells.len() > most {
        return format!("[{}, …]", cells.take(few).collect::<Vec<_>>().join(", "));
    }
    format!("[{}]", cells.collect::<Vec<_>>().join(", "))
}

/// A sum of names, cells and numbers with numbers in place of them, and what it comes
/// to: `k - j` is `6 - 3`, 3. `None` of anything that is no sum.
pub fn sum(frames: &[Frame], expression: &str) -> Option<(String, i64)> {
    let terms = terms(expression).filter(|terms| terms.len() > 1)?;
    let mut numbers = String::new();
    for (sign, term) in terms {
        let value = number(frames, term)?;
        match (numbers.is_empty(), sign < 0) {
            (true, _) => numbers = value.to_string(),
            (false, false) => numbers += &format!(" + {value}"),
            (false, true) => numbers += &format!(" - {value}"),
        }
    }
    Some((numbers, number(frames, expression)?))
}

/// The number that an index means: sums and differences of numbers, variables and
/// cells, which is all that the programs index with.
fn number(frames: &[Frame], expression: &str) -> Option<i64> {
    let mut sum: i64 = 0;
    for (sign, term) in terms(expression)? {
        let value = match term.strip_suffix(']').and_then(|rest| rest.split_once('[')) {
            Some((list, index)) => {
                let cell = usize::try_from(number(frames, index)?).ok()?;
                *variable(frames, list)?.integers()?.get(cell)?
            }
            None => term.parse().ok().or_else(|| integer(frames, term))?,
        };
        sum = sum.checked_add(value.checked_mul(sign)?)?;
    }
    Some(sum)
}

/// The terms of a sum with their signs, split outside brackets.
fn terms(expression: &str) -> Option<Vec<(i64, &str)>> {
    let mut terms = Vec::new();
    let (mut sign, mut start, mut depth) = (1, 0, 0_i32);
    for (at, c) in expression.char_indices() {
        match c {
            '[' => depth += 1,
            ']' => depth -= 1,
            '+' | '-' if depth == 0 => {
                terms.push((sign, expression[start..at].trim()));
                sign = if c == '+' { 1 } else { -1 };
                start = at + 1;
            }
            '(' | ')' | '*' | '/' | '%' | '<' | '>' | '&' | '|' | '^' | '~' if depth == 0 => {
                return None;
            }
            _ => {}
        }
    }
    terms.push((sign, expression[start..].trim()));
    terms
        .iter()
        .all(|(_, term)| !term.is_empty())
        .then_some(terms)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn frames() -> Vec<Frame> {
        let frame = |name: &str, variables: Vec<(&str, Value)>| Frame {
            name: name.into(),
            line: Some(1),
            parameters: 0,
            variables: variables
                .into_iter()
                .map(|(n, v)| (n.to_owned(), v))
                .collect(),
        };
        vec![
            frame(
                "<module>",
                vec![
                    ("n", Value::Integer(4)),
                    ("k", Value::Integer(1)),
                    ("a", Value::Integers(vec![0, 2, 4, 0, 0])),
                    ("col", Value::Booleans(vec![true, false, true])),
                ],
            ),
            frame(
                "place",
                vec![("k", Value::Integer(2)), ("j", Value::Integer(4))],
            ),
        ]
    }

    #[test]
    fn places_are_worked_out_in_the_newest_frame() {
        for (target, found) in [
            ("k", Some(("k", "2"))),
            ("n", Some(("n", "4"))),
            ("a[k]", Some(("a[2]", "4"))),
            ("a[a[1]]", Some(("a[2]", "4"))),
            ("a[k - j + n]", Some(("a[2]", "4"))),
            ("a[k - a[k] + n]", Some(("a[2]", "4"))),
            ("col[1]", Some(("col[1]", "False"))),
            ("a", Some(("a", "[0, 2, 4, 0, 0]"))),
            ("a[k + j]", None),
            ("a[k - j]", None),
            ("a[2 * k]", None),
            ("a[-1]", None),
            ("missing", None),
            ("x, y", None),
        ] {
            let expected = found.map(|(place, value)| (place.to_owned(), value.to_owned()));
            assert_eq!(place(&frames(), target), expected, "{target}");
        }
    }

    #[test]
    fn sums_are_told_in_numbers() {
        for (expression, numbers) in [
            ("k + j", Some(("2 + 4", 6))),
            ("k - j + n", Some(("2 - 4 + 4", 2))),
            ("k + a[k]", Some(("2 + 4", 6))),
            ("k", None),
            ("a[k - 1]", None),
            ("2 * k + 1", None),
            ("k + missing", None),
        ] {
            let expected = numbers.map(|(text, value)| (text.to_owned(), value));
            assert_eq!(sum(&frames(), expression), expected, "{expression}");
        }
    }
}
