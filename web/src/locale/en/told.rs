//! The English sentences of programs with a picture of their own.

mod answers;
mod bits;
mod domains;

use super::{losses, places::words, repair};
use crate::{narration::Told, notation::Places};

/// The sentence.
pub fn told(told: &Told, places: Places) -> String {
    let words = words(places);
    match told {
        Told::Cover(cover) => super::cover::cover(cover, words),
        Told::FoundFirst => "The first solution is enough: the search ends here.".to_owned(),
        Told::Answered(answered) => answers::answered(answered, words),
        Told::Swapped(swapped) => answers::swapped(swapped, words),
        Told::Built(built) => answers::built(built, words),
        Told::Masked(masked) => bits::told(masked, words),
        Told::Ahead(ahead) => domains::told(ahead, words),
        Told::Losses(told) => losses::told(told, words),
        Told::Repair(told) => repair::told(told, words),
    }
}

/// The second line under some of them.
pub fn aside(told: &Told, places: Places) -> Option<String> {
    match told {
        Told::Losses(told) => losses::aside(told, words(places)),
        Told::FoundFirst
        | Told::Cover(_)
        | Told::Repair(_)
        | Told::Masked(_)
        | Told::Ahead(_)
        | Told::Answered(_)
        | Told::Swapped(_)
        | Told::Built(_) => None,
    }
}
