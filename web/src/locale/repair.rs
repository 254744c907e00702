//! The words of the picture of a repair.

/// The words of the picture of a repair.
pub struct RepairStrings {
    /// What a number on a square counts.
    pub there: &'static str,
    /// What the underlined number is.
    pub fewest: &'static str,
    /// Heading of the curve.
    pub heading: &'static str,
    /// The axis of moves.
    pub moves: &'static str,
    /// The axis of pairs.
    pub pairs: &'static str,
    /// So many moves, and so many pairs in conflict after them, if they are counted.
    pub now: fn(i64, Option<i64>) -> String,
    /// What the curve says: pairs at first, the fewest, pairs now, moves.
    pub curve: fn(i64, i64, i64, usize) -> String,
    /// The seed at first and what has come of it.
    pub seed: fn(i64, i64) -> String,
    /// Label of the field for another seed.
    pub other: &'static str,
    /// Button: run with that seed.
    pub run: &'static str,
    /// What running with another seed does.
    pub hint: &'static str,
}
