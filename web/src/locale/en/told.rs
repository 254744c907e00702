//! The English sentences of programs with a picture of their own.

use crate::narration::Told;

/// The sentence.
pub fn told(told: &Told) -> String {
    match told {
        Told::Cover(cover) => super::cover::cover(cover),
        Told::FoundFirst => "The first solution is enough: the search ends here.".to_owned(),
    }
}
