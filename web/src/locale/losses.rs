//! The words of greedy's picture.

use crate::notation::Places;

/// The words of greedy's picture.
pub struct LossesStrings {
    /// Heading.
    pub heading: &'static str,
    /// What the numbers on the board are.
    pub key: fn(Places) -> String,
    /// What a ring on a square means.
    pub counted: &'static str,
    /// Heading where it is stuck in a row.
    pub stuck: fn(u8, Places) -> String,
    /// The queens in the way: each row with the columns that it takes.
    pub taken: fn(u8, &[u8], Places) -> String,
    /// Button: go on by backtracking.
    pub go_on: &'static str,
    /// A board of this size is too large for that; the largest is another.
    pub too_large: fn(u8, u8) -> String,
}
