//! The Chinese sentences of programs with a picture of their own.

use crate::{narration::Told, notation::Places};

/// The sentence.
pub fn told(told: &Told, _: Places) -> String {
    match told {
        Told::FoundFirst => "只求一个解：已找到，搜索到此结束。".to_owned(),
    }
}
