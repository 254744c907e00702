//! The sentences of programs that have a picture of their own, as data: what their
//! steps mean beyond trying, placing and going back. Each has its file here.

mod answers;
mod bits;
mod cover;
mod domains;
mod knights;
mod losses;
mod repair;
mod swaps;

use queenscope_solver::Moment;

pub use cover::{Cover, Rivals};

use super::Tone;
use crate::{facts::Picture, model::Subject};

pub use answers::Answered;
pub use bits::Masked;
pub use domains::Ahead;
pub use knights::Built;
pub use losses::Losses;
pub use repair::Repair;
pub use swaps::{Swapped, Way};

/// What a program with a picture of its own has just done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// The search has ended with its first solution.
    FoundFirst,
    /// Greedy.
    Losses(Losses),
    /// The repair of a full board.
    Repair(Repair),
    /// A step of the program with dancing links.
    Cover(Cover),
    /// A program that keeps its marks in integers.
    Masked(Masked),
    /// A program that counts attacks ahead.
    Ahead(Ahead),
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
        Picture::Losses => losses::told(subject, moment).map(Told::Losses),
        Picture::Repair => repair::told(subject, moment).map(Told::Repair),
        Picture::Cover => cover::cover(subject, moment).map(Told::Cover),
        Picture::Bits => bits::masked(moment).map(Told::Masked),
        Picture::Domains => domains::ahead(subject, moment).map(Told::Ahead),
        Picture::Board => None,
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
            Told::Losses(told) => told.tone(),
            Told::Repair(told) => told.tone(),
            Told::Cover(cover) => cover.tone(),
            Told::Masked(masked) => masked.tone(),
            Told::Ahead(ahead) => ahead.tone(),
            Told::Answered(answered) => answered.tone(),
            Told::Swapped(swapped) => swapped.tone(),
            Told::Built(built) => built.tone(),
        }
    }
}
