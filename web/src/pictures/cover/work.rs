//! Where the program is at work, from its frames.

use queenscope_solver::{Frame, Moment, Value};

use super::Links;

/// What the newest function does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Act {
    /// Something else.
    Other,
    /// It looks for the header with the fewest options: the best so far, and the one
    /// that it looks at.
    Choose(Option<usize>, Option<usize>),
    /// It covers a header, and is at this entry.
    Cover(usize, Option<usize>),
    /// It uncovers a header, and is at this entry.
    Uncover(usize, Option<usize>),
}

/// Where the program is at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// The header that the newest search has chosen.
    pub chosen: Option<usize>,
    /// The entry of that header whose option the newest search tries.
    pub tried: Option<usize>,
    /// What the newest function does.
    pub act: Act,
}

impl Work {
    /// Where the program is at work at a moment.
    pub fn of(links: &Links<'_>, moment: &Moment) -> Work {
        let search = moment.frames.iter().rfind(|frame| frame.name == "search");
        let node = |frame: &Frame, name| links.node(integer(frame, name)?);
        let header = |frame: &Frame, name| {
            node(frame, name).filter(|header| links.constraint(*header).is_some())
        };
        // The inner loop stands at j, the outer one at i.
        let entry = |frame: &Frame| {
            let name = if is_inner(frame) { "j" } else { "i" };
            node(frame, name).filter(|node| links.option(*node).is_some())
        };
        let act = moment.frames.last().and_then(|frame| {
            Some(match frame.name.as_str() {
                "choose" => Act::Choose(header(frame, "best"), header(frame, "c")),
                "cover" => Act::Cover(header(frame, "c")?, entry(frame)),
                "uncover" => Act::Uncover(header(frame, "c")?, entry(frame)),
                _ => return None,
            })
        });
        let chosen = search.and_then(|frame| header(frame, "c"));
        let tried = search.and_then(|frame| node(frame, "r"));
        Work {
            chosen,
            tried: tried
                .filter(|node| links.option(*node).is_some() && links.header(*node) == chosen),
            act: act.unwrap_or(Act::Other),
        }
    }

    /// The option that a cover or uncover is at.
    pub fn option(&self, links: &Links<'_>) -> Option<usize> {
        match self.act {
            Act::Cover(_, at) | Act::Uncover(_, at) => links.option(at?),
            Act::Choose(..) | Act::Other => None,
        }
    }
}

/// Whether a frame of cover or uncover is inside its inner loop: i and j differ, and
/// stand in one option.
fn is_inner(frame: &Frame) -> bool {
    match (integer(frame, "i"), integer(frame, "j")) {
        (Some(i), Some(j)) => i != j && i.abs_diff(j) < 4,
        (None, _) | (_, None) => false,
    }
}

fn integer(frame: &Frame, name: &str) -> Option<i64> {
    let mut variables = frame.variables.iter();
    match variables.find(|(own, _)| own == name)? {
        (_, Value::Integer(number)) => Some(*number),
        (_, Value::Boolean(_) | Value::Integers(_) | Value::Booleans(_)) => None,
    }
}
