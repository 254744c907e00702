//! The sentences of programs that have a picture of their own, as data: what their
//! steps mean beyond trying, placing and going back. Each has its file here.

mod cover;

use queenscope_solver::Moment;

pub use cover::Cover;

use super::Tone;
use crate::{facts::Picture, model::Subject};

/// What a program with a picture of its own has just done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// The search has ended with its first solution.
    FoundFirst,
    /// A step of the program with dancing links.
    Cover(Cover),
}

/// What is told of a moment, if it is more than the sentences of every search.
pub fn told(subject: &Subject, moment: &Moment) -> Option<Told> {
    match subject.facts.picture {
        Picture::Answers => answers(moment),
        Picture::Cover => cover::cover(subject, moment).map(Told::Cover),
        Picture::Board
        | Picture::Losses
        | Picture::Swaps
        | Picture::Bits
        | Picture::Domains
        | Picture::Repair
        | Picture::Knights => None,
    }
}

fn answers(moment: &Moment) -> Option<Told> {
    let found = moment.finished && moment.printed > 0;
    found.then_some(Told::FoundFirst)
}

impl Told {
    /// What kind of news it is.
    pub fn tone(&self) -> Tone {
        match self {
            Told::FoundFirst => Tone::Over,
            Told::Cover(cover) => cover.tone(),
        }
    }
}
