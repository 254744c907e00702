//! What a search for one solution tells: the values that its calls give back.

use queenscope_solver::{Moment, Value};

use crate::{
    frames,
    narration::{Tone, statement},
};

/// A value has come back to the frame below.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Answered {
    /// False: a row has no column left.
    Back {
        /// The call that has come back.
        call: String,
        /// The call where it arrives; `None` at the top level.
        to: Option<String>,
        /// The row.
        row: i64,
    },
    /// True from below the last row.
    Complete {
        /// The call that has come back.
        call: String,
    },
    /// True from a row whose next row has given it.
    Passed {
        /// The call that has come back.
        call: String,
        /// The call where it arrives; `None` at the top level.
        to: Option<String>,
    },
}

/// The value that a call for a row has given back with the last step.
pub fn answered(n: u8, moment: &Moment) -> Option<Answered> {
    // What the end of a run means outweighs how it has come.
    if moment.finished {
        return None;
    }
    let returned = moment.returned.last()?;
    let receiver = moment.frames.last()?;
    let to = match moment.frames.len() {
        1 => None,
        _ if receiver.name == returned.name => Some(statement::signature(receiver)),
        // A test of one row gives its answer to the sentence of the placement.
        _ => return None,
    };
    let (arguments, value) = (returned.arguments.as_ref()?, returned.value.as_ref()?);
    let [Value::Integer(row)] = arguments.as_slice() else {
        return None;
    };
    let call = format!("{}({})", returned.name, frames::shown(&arguments[0]));
    match value {
        Value::Boolean(false) => Some(Answered::Back {
            call,
            to,
            row: *row,
        }),
        Value::Boolean(true) if *row > i64::from(n) => Some(Answered::Complete { call }),
        Value::Boolean(true) => Some(Answered::Passed { call, to }),
        Value::Integer(_) | Value::Integers(_) | Value::Booleans(_) => None,
    }
}

impl Answered {
    /// What kind of news it is.
    pub fn tone(&self) -> Tone {
        match self {
            Answered::Back { .. } => Tone::Back,
            Answered::Complete { .. } | Answered::Passed { .. } => Tone::Passed,
        }
    }
}
