//! What the page says about the reader's own program.

use queenscope_lang::Error;

/// The texts about the reader's own program.
pub struct OwnStrings {
    /// What it is called.
    pub name: &'static str,
    /// It cannot run, and why; what was in force stays.
    pub refused: fn(&Error) -> String,
    /// A link or a stop of a tour names it, but there is none.
    pub missing: &'static str,
}
