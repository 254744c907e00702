//! The English sentences of programs with a picture of their own.

mod answers;
mod bits;
mod domains;

use super::{losses, repair};
use crate::{narration::Told, notation::Places};

/// The sentence.
pub fn told(told: &Told, places: Places) -> String {
    match told {
        Told::Cover(cover) => super::cover::cover(cover),
        Told::FoundFirst => "The first solution is enough: the search ends here.".to_owned(),
        Told::Answered(answered) => answers::answered(answered),
        Told::Swapped(swapped) => answers::swapped(swapped, places),
        Told::Built(built) => answers::built(built),
        Told::Masked(masked) => bits::told(masked),
        Told::Ahead(ahead) => domains::told(ahead),
        Told::Losses(told) => losses::told(told),
        Told::Repair(told) => repair::told(told),
    }
}

/// The second line under some of them.
pub fn aside(told: &Told) -> Option<String> {
    match told {
        Told::Losses(told) => losses::aside(told),
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
