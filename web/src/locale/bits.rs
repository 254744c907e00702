//! The words of masks as rows of bits.

use crate::notation::Places;

/// The words of masks.
pub struct BitStrings {
    /// Heading.
    pub heading: &'static str,
    /// The row that the masks belong to, on a board.
    pub row: fn(Option<i64>, Places) -> String,
    /// A mask in words: its name, whether its bits mean taken, the columns of those that
    /// are set.
    pub line: fn(&str, Meaning, Option<&[u8]>, Places) -> String,
    /// In which order the bits stand, with `b | c | d` on a board.
    pub order: fn(Option<u64>, Places) -> String,
}

/// What a bit that is set means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// The square is taken.
    Taken,
    /// It is free.
    Free,
    /// It is picked out.
    Picked,
}
