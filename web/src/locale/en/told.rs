//! The English sentences of programs with a picture of their own.

mod bits;
mod domains;

use crate::narration::Told;

/// The sentence.
pub fn told(told: &Told) -> String {
    match told {
        Told::FoundFirst => "The first solution is enough: the search ends here.".to_owned(),
        Told::Masked(masked) => bits::told(masked),
        Told::Ahead(ahead) => domains::told(ahead),
    }
}
