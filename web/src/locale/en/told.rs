//! The English sentences of programs with a picture of their own.

use crate::{narration::Told, notation::Places};

/// The sentence.
pub fn told(told: &Told, _: Places) -> String {
    match told {
        Told::FoundFirst => "The first solution is enough: the search ends here.".to_owned(),
    }
}
