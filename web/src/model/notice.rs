//! What the reader must be told once.

use std::rc::Rc;

use queenscope_lang::Error;

use crate::{
    link::{BadPart, CodeError},
    model::{Direction, Goal},
    tour::news::News,
};

/// What the reader must be told once.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// Parts of a link that mean nothing; their defaults hold.
    Link(Vec<BadPart>),
    /// A position asked for lies beyond the end.
    Beyond {
        /// The position asked for.
        asked: u64,
        /// The final position.
        end: u64,
    },
    /// Something about the tour.
    Tour(News),
    /// The browser does not let the page fill the screen.
    NoFullScreen,
    /// The reader's own program cannot run; what was in force stays.
    Refused(Rc<Error>),
    /// There is no program of the reader's own.
    NoOwn,
    /// The reader's own program in a link cannot be read; what was in force stays.
    Code(CodeError),
    /// What the reader had written has made room and can be brought back.
    Kept,
    /// What was waited for does not happen any more, on the way to an end of the run;
    /// with the row that it may be about.
    Never(Direction, Goal, u8),
    /// There is no breakpoint to wait for.
    NoBreakpoint,
}
