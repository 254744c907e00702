//! What a line of a listing did, read from its text, the frames and the line about
//! to run. It knows Python's statements and nothing of chess.

use std::rc::Rc;

use queenscope_solver::{Frame, Moment};

use super::{Statement, Verdict};
use crate::frames;

/// What kind of statement a line is.
enum Shape<'a> {
    Assignment { target: &'a str },
    Definition { name: &'a str },
    Test { condition: &'a str },
    Loop { variable: &'a str },
    Return { value: &'a str },
    Print,
    Continue,
    Break,
    Other,
}

/// The target and the text of an assignment to a plain variable, as in `k = k + 1`.
pub fn assignment(text: &str) -> Option<(&str, &str)> {
    let (target, value) = text.trim().split_once(" = ")?;
    target
        .bytes()
        .all(|b| b.is_ascii_alphanumeric() || b == b'_')
        .then_some((target, value))
}

/// The call that has just put a new frame on the stack, with its arguments: the
/// frame below waits at the line that has just run.
pub fn call(moment: &Moment) -> Option<String> {
    let [.., below, top] = moment.frames.as_slice() else {
        return None;
    };
    (moment.ran.is_some() && below.line == moment.ran).then(|| signature(top))
}

/// A frame as the call that made it: its name with the values of its parameters.
pub fn signature(frame: &Frame) -> String {
    let arguments: Vec<_> = frame
        .variables
        .iter()
        .take(frame.parameters)
        .map(|(_, v)| frames::shown(v))
        .collect();
    format!("{}({})", frame.name, arguments.join(", "))
}

/// What the line that has just run did.
pub fn statement(listing: &[Rc<str>], moment: &Moment) -> Statement {
    let Some(ran) = moment.ran else {
        return Statement::Other;
    };
    let Some(text) = line(listing, ran) else {
        return Statement::Other;
    };
    // Once its function has returned, the frame that ran the line is gone.
    let here = moment
        .frames
        .last()
        .is_some_and(|frame| frame.name == function(listing, ran));
    match shape(text.trim()) {
        Shape::Assignment { target } if here => match frames::place(&moment.frames, target) {
            Some((place, value)) => Statement::Assigned { place, value },
            None => Statement::Other,
        },
        Shape::Definition { name } => Statement::Defined {
            name: name.to_owned(),
        },
        Shape::Test { condition } if here => Statement::Tested {
            condition: condition.to_owned(),
            verdict: verdict(listing, ran, moment.line),
        },
        Shape::Loop { variable } => match verdict(listing, ran, moment.line) {
            Verdict::Holds => match frames::place(&moment.frames, variable) {
                Some((place, value)) => Statement::Assigned { place, value },
                None => Statement::Other,
            },
            Verdict::Fails => Statement::LoopOver {
                variable: variable.to_owned(),
            },
        },
        Shape::Return { value } => Statement::Returned {
            name: function(listing, ran).to_owned(),
            value: matches!(value, "True" | "False").then(|| value.to_owned()),
        },
        Shape::Print => match moment.output.last() {
            Some(text) => Statement::Printed { text: text.clone() },
            None => Statement::Other,
        },
        Shape::Continue => Statement::Continued,
        Shape::Break => Statement::Broken,
        Shape::Assignment { .. } | Shape::Test { .. } | Shape::Other if !here => {
            Statement::Returned {
                name: function(listing, ran).to_owned(),
                value: None,
            }
        }
        Shape::Assignment { .. } | Shape::Test { .. } | Shape::Other => Statement::Other,
    }
}

fn shape(text: &str) -> Shape<'_> {
    let header = |keyword: &str| {
        text.strip_prefix(keyword)?
            .strip_prefix(' ')?
            .strip_suffix(':')
            .map(str::trim)
    };
    if let Some(signature) = header("def") {
        let name = signature.split('(').next().unwrap_or(signature);
        return Shape::Definition { name };
    }
    if let Some(condition) = header("if")
        .or_else(|| header("elif"))
        .or_else(|| header("while"))
    {
        return Shape::Test { condition };
    }
    if let Some((variable, _)) = header("for").and_then(|rest| rest.split_once(" in ")) {
        return Shape::Loop { variable };
    }
    if let Some(value) = text.strip_prefix("return ") {
        return Shape::Return {
            value: value.trim(),
        };
    }
    match text {
        "return" => return Shape::Return { value: "" },
        "continue" => return Shape::Continue,
        "break" => return Shape::Break,
        _ if text.starts_with("print(") => return Shape::Print,
        _ => {}
    }
    match text.split_once(" = ") {
        Some((target, _)) => Shape::Assignment {
            target: target.trim(),
        },
        None => match text.split_once("= ") {
            Some((target, _)) => Shape::Assignment {
                target: target.trim_end_matches(|c: char| !c.is_alphanumeric() && c != ']'),
            },
            None => Shape::Other,
        },
    }
}

/// A header's test held if the first line of its block is about to run.
fn verdict(listing: &[Rc<str>], header: u32, next: Option<u32>) -> Verdict {
    let body = (header + 1..)
        .take_while(|n| *n as usize <= listing.len())
        .find(|n| line(listing, *n).is_some_and(|text| !text.trim().is_empty()));
    if body.is_some() && body == next {
        Verdict::Holds
    } else {
        Verdict::Fails
    }
}

/// The function that a line belongs to, `<module>` if to none.
pub fn function(listing: &[Rc<str>], number: u32) -> &str {
    let indented = |text: &str| text.starts_with([' ', '\t']);
    if !line(listing, number).is_some_and(indented) {
        return "<module>";
    }
    let header = (1..number)
        .rev()
        .filter_map(|n| line(listing, n))
        .find(|text| !indented(text) && !text.trim().is_empty());
    match header.map(|text| shape(text.trim())) {
        Some(Shape::Definition { name }) => name,
        _ => "<module>",
    }
}

fn line(listing: &[Rc<str>], number: u32) -> Option<&str> {
    listing.get(number as usize - 1).map(|text| &**text)
}
