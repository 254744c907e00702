//! The Chinese sentences of programs with a picture of their own.

mod bits;
mod domains;

use crate::narration::Told;

/// The sentence.
pub fn told(told: &Told) -> String {
    match told {
        Told::FoundFirst => "只求一个解：已找到，搜索到此结束。".to_owned(),
        Told::Masked(masked) => bits::told(masked),
        Told::Ahead(ahead) => domains::told(ahead),
    }
}
