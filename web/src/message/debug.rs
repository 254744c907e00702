//! What a reader does as in a debugger.

use crate::model::{Direction, Goal};

/// What a reader does as in a debugger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DebugMessage {
    /// Sets a breakpoint at a line, from 1, or takes it away.
    Toggle(u32),
    /// Takes all breakpoints away.
    Clear,
    /// Runs until something happens.
    Run(Direction, Goal),
    /// The same as last time.
    Again(Direction),
    /// Asks what to do at a line.
    Ask(u32),
    /// Chooses the row that some goals are about.
    Row(u8),
}
