//! The sentences of programs that have a picture of their own, as data: what their
//! steps mean beyond trying, placing and going back. Each has its file here.

mod bits;
mod cover;
mod domains;
mod losses;
mod repair;

use queenscope_solver::Moment;

pub use cover::Cover;

use super::Tone;
use crate::{facts::Picture, model::Subject};

pub use bits::Masked;
pub use domains::Ahead;
pub use losses::Losses;
pub use repair::Repair;

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
}

/// What is told of a moment, if it is more than the sentences of every search.
pub fn told(subject: &Subject, moment: &Moment) -> Option<Told> {
    match subject.facts.picture {
        Picture::Answers => answers(moment),
        Picture::Losses => losses::told(subject, moment).map(Told::Losses),
        Picture::Repair => repair::told(subject, moment).map(Told::Repair),
        Picture::Cover => cover::cover(subject, moment).map(Told::Cover),
        Picture::Bits => bits::masked(moment).map(Told::Masked),
        Picture::Domains => domains::ahead(subject, moment).map(Told::Ahead),
        Picture::Board | Picture::Swaps | Picture::Knights => None,
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
            Told::Losses(told) => told.tone(),
            Told::Repair(told) => told.tone(),
            Told::Cover(cover) => cover.tone(),
            Told::Masked(masked) => masked.tone(),
            Told::Ahead(ahead) => ahead.tone(),
        }
    }
}
