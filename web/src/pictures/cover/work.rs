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
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Work {
    /// The header that the newest search has chosen.
    pub chosen: Option<usize>,
    /// The entry of that header whose option the newest search tries.
    pub tried: Option<usize>,
    /// What the newest function does.
    pub act: Act,
    /// The entries at which the newest search has covered a header beside the chosen one,
    /// and not uncovered it yet.
    pub covered: Vec<usize>,
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
            covered: covered(links, moment),
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

/// The lines of the program that tell how far it has covered what an option stands for.
pub mod lines {
    /// `right[left[c]] = right[c]`, with which `cover` begins.
    pub const COVER: u32 = 53;
    /// `left[right[c]] = c`, behind the line with which a header is back.
    pub const UNCOVERED: u32 = 76;
    /// `j = right[r]`, before the first of them is covered.
    pub const FORTH: u32 = 100;
    /// `cover(head[j])`.
    pub const COVERS: u32 = 102;
    /// `j = right[j]`, once it is covered.
    pub const ON: u32 = 103;
    /// `j = left[r]`, before the last of them is uncovered.
    pub const BACK: u32 = 105;
    /// `uncover(head[j])`.
    pub const UNCOVERS: u32 = 107;
    /// `j = left[j]`, once it is uncovered.
    pub const OFF: u32 = 108;
}

/// The entries beside the tried ones whose headers searches have covered. Diagonals are in
/// no list of their own, and nothing may hang from them: only the lines tell of those.
fn covered(links: &Links<'_>, moment: &Moment) -> Vec<usize> {
    let mut all = Vec::new();
    for (at, frame) in moment.frames.iter().enumerate() {
        let r = integer(frame, "r").and_then(|r| links.node(r));
        let option = r.and_then(|r| links.option(r));
        let (Some(r), Some(option), Some(line)) = (r, option, frame.line) else {
            continue;
        };
        if frame.name != "search" {
            continue;
        }
        // The other entries of the option, to the right.
        let first = links.first(option);
        let others = [1, 2, 3].map(|step| first + (r - first + step) % 4);
        let j = integer(frame, "j").and_then(|j| links.node(j));
        let found = others.iter().position(|other| Some(*other) == j);
        let (before, behind) = (found.unwrap_or(3), found.map_or(0, |found| found + 1));
        // How far the call is that the search waits for.
        let above = moment.frames.get(at + 1).and_then(|above| above.line);
        let has_begun = above.is_some_and(|line| line > lines::COVER);
        let is_back = above.is_some_and(|line| line >= lines::UNCOVERED);
        let count = match line {
            line if line <= lines::FORTH => 0,
            line if line <= lines::COVERS => before + usize::from(has_begun),
            lines::ON => before + 1,
            line if line <= lines::BACK => 3,
            line if line <= lines::UNCOVERS => behind.saturating_sub(usize::from(is_back)),
            lines::OFF => behind.saturating_sub(1),
            _ => 0,
        };
        all.extend(&others[..count.min(3)]);
    }
    all
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
