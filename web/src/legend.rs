//! The signs on the board that its legend explains: those that a program can show.

use queenscope_solver::ProgramId;

use crate::{facts::Picture, model::Subject, which::Which};

/// A sign on a square of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    /// Strokes: the program knows that no queen can stand there.
    Hatched,
    /// A cross: the program has found a conflict there.
    Cross,
    /// An arrow back: a queen has stood there in this row, and was taken off.
    Arrow,
    /// A line between two queens: they are in conflict.
    Pair,
    /// A ring: a square that a queen would take, as counted so far.
    Counted,
    /// A number: the conflicts that a queen would have there.
    Number,
    /// The least of them.
    Best,
}

/// The signs that a program shows.
pub fn signs(subject: &Subject) -> &'static [Sign] {
    match subject.facts.picture {
        // It takes no queen back before it has tested a whole board.
        Picture::Board if subject.program == Which::Course(ProgramId::Blind) => &[Sign::Cross],
        Picture::Bits | Picture::Domains | Picture::Cover => &[Sign::Hatched, Sign::Arrow],
        Picture::Board | Picture::Answers => &[Sign::Cross, Sign::Arrow],
        Picture::Swaps => &[Sign::Cross],
        Picture::Losses => &[Sign::Cross, Sign::Counted],
        Picture::Repair => &[Sign::Pair, Sign::Number, Sign::Best],
        Picture::Knights => &[],
    }
}

#[cfg(test)]
mod tests;
