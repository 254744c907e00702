//! The sentences of programs that have a picture of their own, as data: what their
//! steps mean beyond trying, placing and going back. Each has its file here.

mod answers;
mod knights;
mod swaps;

use queenscope_solver::Moment;

use super::Tone;
use crate::{facts::Picture, model::Subject};

pub use answers::Answered;
pub use knights::Built;
pub use swaps::{Swapped, Way};

/// What a program with a picture of its own has just done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// The search has ended with its first solution.
    FoundFirst,
    /// A value has come back to an earlier frame.
    Answered(Answered),
    /// Two rows have swapped their columns, or a permutation was tested.
    Swapped(Swapped),
    /// The formula has put a queen.
    Built(Built),
}

/// What is told of a moment, if it is more than the sentences of every search.
pub fn told(subject: &Subject, moment: &Moment) -> Option<Told> {
    match subject.facts.picture {
        Picture::Answers => {
            first(moment).or_else(|| answers::answered(subject.n.get(), moment).map(Told::Answered))
        }
        Picture::Swaps => swaps::swapped(subject, moment).map(Told::Swapped),
        Picture::Knights => knights::built(subject.n.get(), moment).map(Told::Built),
        Picture::Board
        | Picture::Losses
        | Picture::Bits
        | Picture::Domains
        | Picture::Cover
        | Picture::Repair => None,
    }
}

fn first(moment: &Moment) -> Option<Told> {
    let found = moment.finished && moment.printed > 0;
    found.then_some(Told::FoundFirst)
}

impl Told {
    /// What kind of news it is.
    pub fn tone(&self) -> Tone {
        match self {
            Told::FoundFirst => Tone::Over,
            Told::Answered(answered) => answered.tone(),
            Told::Swapped(swapped) => swapped.tone(),
            Told::Built(built) => built.tone(),
        }
    }
}
