//! The value that a call for a row has just given back, in a search for one solution. It
//! is seen for one step: the frame that gave it has gone.

use queenscope_solver::{Moment, Value};

use crate::{
    facts::{Facts, Picture},
    frames,
};

/// A value that has just come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The call, with its arguments if they are still known.
    pub call: String,
    /// The value.
    pub value: String,
    /// What it means.
    pub news: News,
    /// The row that the function was called for.
    pub row: Option<u8>,
    /// The line, from 1, where the newest frame has waited for it.
    pub line: u32,
}

/// What a value that comes back means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News {
    /// True.
    Good,
    /// False.
    Bad,
    /// A number.
    Plain,
}

/// The value that has just arrived at the newest frame, if one has.
pub fn answer(facts: &Facts, moment: &Moment) -> Option<Answer> {
    let returned = moment.returned.last()?;
    let value = returned.value.as_ref()?;
    let arguments = returned.arguments.as_deref();
    let texts: Vec<String> = arguments
        .unwrap_or_default()
        .iter()
        .map(frames::shown)
        .collect();
    // The function that works for a row calls itself, or is called by the top level.
    let caller = moment.frames.last()?;
    let travels = caller.name == returned.name || moment.frames.len() == 1;
    (travels && facts.picture == Picture::Answers).then(|| Answer {
        call: match arguments {
            Some(_) => format!("{}({})", returned.name, texts.join(", ")),
            None => returned.name.clone(),
        },
        value: frames::shown(value),
        news: match value {
            Value::Boolean(true) => News::Good,
            Value::Boolean(false) => News::Bad,
            Value::Integer(_) | Value::Integers(_) | Value::Booleans(_) => News::Plain,
        },
        line: returned.line,
        row: match arguments.and_then(<[Value]>::first) {
            Some(Value::Integer(row)) => u8::try_from(*row).ok(),
            Some(Value::Boolean(_) | Value::Integers(_) | Value::Booleans(_)) | None => None,
        },
    })
}

#[cfg(test)]
mod tests {
    use queenscope_solver::{BoardSize, ProgramId, Progress, Script, Target, Timeline};

    use super::*;

    fn picture(program: ProgramId, n: u8, position: u64) -> Option<String> {
        let n = BoardSize::new(n).unwrap();
        let mut timeline = Timeline::new(Script::of(program, n));
        while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        let answer = answer(&Facts::course(program), timeline.moment())?;
        Some(format!(
            "{} {}, line {}",
            answer.call, answer.value, answer.line
        ))
    }

    #[test]
    fn values_arrive_for_one_step() {
        use ProgramId::{Permutation, RecursiveCheck, RecursiveFirst};
        for (program, position, expected) in [
            (RecursiveFirst, 47, None),
            // What a test gives back is told by the sentence of the placement.
            (RecursiveFirst, 48, None),
            (RecursiveFirst, 216, None),
            (RecursiveFirst, 64, None),
            (RecursiveFirst, 65, Some("place(3) False, line 16")),
            (RecursiveFirst, 66, None),
            (RecursiveFirst, 219, Some("place(5) True, line 16")),
            (RecursiveFirst, 220, Some("place(4) True, line 16")),
            (RecursiveFirst, 223, Some("place(1) True, line 21")),
            (RecursiveFirst, 224, None),
            (RecursiveCheck, 19, None),
            (Permutation, 33, None),
        ] {
            let found = picture(program, 4, position);
            assert_eq!(found.as_deref(), expected, "{program} {position}");
        }
    }
}
