//! The Chinese sentences of programs with a picture of their own.

use crate::narration::Told;

/// The sentence.
pub fn told(told: &Told) -> String {
    match told {
        Told::Cover(cover) => super::cover::cover(cover),
        Told::FoundFirst => "只求一个解：已找到，搜索到此结束。".to_owned(),
    }
}
