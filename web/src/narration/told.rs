//! The sentences of programs that have a picture of their own, as data: what their
//! steps mean beyond trying, placing and going back. Each has its file here.

mod bits;
mod domains;

use queenscope_solver::Moment;

use super::Tone;
use crate::{facts::Picture, model::Subject};

pub use bits::Masked;
pub use domains::Ahead;

/// What a program with a picture of its own has just done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// The search has ended with its first solution.
    FoundFirst,
    /// A program that keeps its marks in integers.
    Masked(Masked),
    /// A program that counts attacks ahead.
    Ahead(Ahead),
}

/// What is told of a moment, if it is more than the sentences of every search.
pub fn told(subject: &Subject, moment: &Moment) -> Option<Told> {
    match subject.facts.picture {
        Picture::Answers => answers(moment),
        Picture::Bits => bits::masked(moment).map(Told::Masked),
        Picture::Domains => domains::ahead(subject, moment).map(Told::Ahead),
        Picture::Board
        | Picture::Losses
        | Picture::Swaps
        | Picture::Cover
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
            Told::Masked(masked) => masked.tone(),
            Told::Ahead(ahead) => ahead.tone(),
        }
    }
}
