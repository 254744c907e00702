//! The language of Queenscope's programs: a strict subset of Python 3, so that
//! CPython itself can judge every run.
//!
//! Read [`ast`] for what a program can say, [`marks`] for the comments that tell
//! which lines are events of the search, [`program`] for what is known once a
//! text has been checked, and [`error`] for what is refused; `sentences` and
//! `refused` say what to write instead. The reading goes from `token` over
//! `parser` to `check`.
//!
//! This crate knows nothing of execution, of browsers, clocks or files, and no
//! input makes it panic or hang.

pub mod arithmetic;
pub mod ast;
mod check;
pub mod error;
pub mod listing;
pub mod marks;
mod names;
mod parser;
pub mod program;
mod refused;
mod sentences;
pub mod span;
mod token;
pub mod walk;

pub use check::{MAXIMUM_CELLS, check};
pub use error::{Error, ErrorKind};
pub use parser::{MAXIMUM_NESTING, MAXIMUM_SOURCE};
pub use program::Program;
pub use sentences::like;
pub use span::Span;
