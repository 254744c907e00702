//! What the pictures of programs show beside the board, as data read from the moment
//! alone. They draw nothing, and what they do not find they leave out.

pub mod answers;
pub mod bits;
pub mod cover;
pub mod curve;
pub mod domains;
pub mod formula;
pub mod losses;
pub mod odometer;
pub mod repair;
pub mod span;

use queenscope_solver::{Frame, Value};

/// A list of integers that a frame has.
pub fn list<'a>(frame: &'a Frame, name: &str) -> Option<&'a [i64]> {
    match value(frame, name)? {
        Value::Integers(cells) => Some(cells),
        Value::Integer(_) | Value::Boolean(_) | Value::Booleans(_) => None,
    }
}

/// A number that a frame has.
pub fn number(frame: &Frame, name: &str) -> Option<i64> {
    match value(frame, name)? {
        Value::Integer(number) => Some(*number),
        Value::Boolean(_) | Value::Integers(_) | Value::Booleans(_) => None,
    }
}

fn value<'a>(frame: &'a Frame, name: &str) -> Option<&'a Value> {
    let mut variables = frame.variables.iter();
    variables.find(|(own, _)| own == name).map(|(_, own)| own)
}
