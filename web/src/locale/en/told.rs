//! The English sentences of programs with a picture of their own.

mod answers;

use crate::narration::Told;

/// The sentence.
pub fn told(told: &Told) -> String {
    match told {
        Told::FoundFirst => "The first solution is enough: the search ends here.".to_owned(),
        Told::Answered(answered) => answers::answered(answered),
        Told::Swapped(swapped) => answers::swapped(swapped),
        Told::Built(built) => answers::built(built),
    }
}
