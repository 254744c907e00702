//! The Chinese sentences of programs with a picture of their own.

mod answers;

use crate::narration::Told;

/// The sentence.
pub fn told(told: &Told) -> String {
    match told {
        Told::FoundFirst => "只求一个解：已找到，搜索到此结束。".to_owned(),
        Told::Answered(answered) => answers::answered(answered),
        Told::Swapped(swapped) => answers::swapped(swapped),
        Told::Built(built) => answers::built(built),
    }
}
