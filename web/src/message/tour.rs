//! What can happen to a tour.

use crate::{
    model::Direction,
    tour::{news::FileError, ready::Ready, travel::Travel},
};

/// Something that happened to the tour. Stops are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TourMessage {
    /// To the next or previous stop; a step at the chosen size if there is no tour.
    Walk(Direction),
    /// To a stop, at once.
    Visit(usize),
    /// The position in force becomes a stop.
    Mark,
    /// The name of a stop was edited.
    Rename(usize, String),
    /// The note of a stop was edited.
    Annotate(usize, String),
    /// A stop changes places with the next or previous one.
    Move(usize, Direction),
    /// A stop is no longer one.
    Remove(usize),
    /// The whole tour goes.
    Clear,
    /// The last change is taken back.
    Revert,
    /// The way from stop to stop was chosen.
    Travel(Travel),
    /// A file was read: its text, or why there is none.
    File(Result<String, FileError>),
    /// A tour that comes with the page.
    Ready(Ready),
    /// The tour that the reader last made.
    Recall,
}
