//! What the page says about each program of the course, and in the list of programs.

use queenscope_solver::ProgramId;

use crate::picker::Group;

/// The words about programs.
pub struct AboutStrings {
    /// Button, and heading where a program introduces itself.
    pub about: &'static str,
    /// What there is to know of a program.
    pub of: fn(ProgramId) -> &'static About,
    /// What else must be known of the boards that it runs on, if anything.
    pub note: fn(ProgramId) -> Option<&'static str>,
    /// Before the source.
    pub source: &'static str,
    /// Before what to watch for.
    pub watch: &'static str,
    /// The boards on which the program in force is worth running, beside the field for n.
    pub useful: fn(u8, u8) -> String,
    /// The same as a sentence.
    pub range: fn(u8, u8) -> String,
    /// A heading in the list of programs.
    pub group: fn(Group) -> &'static str,
    /// The line on the reader's own program there.
    pub own: &'static str,
    /// So many entries are found.
    pub found: fn(usize) -> String,
}

/// What there is to know of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct About {
    /// One line, for the list.
    pub line: &'static str,
    /// Two sentences.
    pub text: &'static str,
    /// Where it comes from.
    pub source: &'static str,
    /// What to watch for at its most instructive moment, one sentence.
    pub watch: &'static str,
    /// What that moment is called.
    pub moment: &'static str,
}
