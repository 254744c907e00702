//! What there is to tell about a tour: what has become of it, and what is wrong with
//! a file that was to be one.

/// What there is to tell about a tour. Stops are counted from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum News {
    /// There is no stop before this one.
    First,
    /// There is no stop after this one.
    Last,
    /// The position in force became a stop.
    Marked(usize),
    /// The position in force is a stop already.
    Already(usize),
    /// The tour has as many stops as a tour can have.
    Full,
    /// A stop has moved to this place.
    Moved(usize),
    /// The stop that was at this place is gone.
    Removed(usize),
    /// The whole tour is gone.
    Cleared,
    /// The last change was taken back.
    Reverted,
    /// A tour of so many stops was opened.
    Opened(usize),
    /// A file is not a tour; the tour in force has stayed.
    Refused(FileError),
}

/// What is wrong with a file. Lines are counted from 1.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileError {
    /// The browser could not read it.
    Unreadable,
    /// It is larger than any tour.
    TooLarge,
    /// The first line does not say that it is a tour.
    NoTour,
    /// It is of another version.
    Version(String),
    /// There is text before the first stop.
    Stray(usize),
    /// There is no stop in it.
    Empty,
    /// The place of a stop is not written as places are.
    Place(usize, String),
    /// There is no such program.
    Program(usize, String),
    /// There is no board of this size.
    Size(usize, String),
    /// There is no such position.
    Position(usize, String),
    /// The name of a stop is too long.
    LongName(usize),
    /// The note of the stop that begins here is too long.
    LongNote(usize),
    /// There are more stops than a tour can have.
    TooMany,
}

impl News {
    /// Whether it must be said wherever the reader looks; the rest can be seen in the
    /// tour itself.
    pub fn is_pressing(&self) -> bool {
        match self {
            News::First | News::Last | News::Already(_) | News::Full | News::Refused(_) => true,
            News::Marked(_)
            | News::Moved(_)
            | News::Removed(_)
            | News::Cleared
            | News::Reverted
            | News::Opened(_) => false,
        }
    }
}
