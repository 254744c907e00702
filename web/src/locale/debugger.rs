//! The words for a debugger's habits.

use crate::{
    model::{Direction, Goal},
    notation::Places,
};

/// The words for a debugger's habits.
pub struct DebugStrings {
    /// Button and heading: run until something happens.
    pub run_until: &'static str,
    /// What can be waited for: the words before the row, if it is about one, and behind.
    pub goal: fn(Goal, Places) -> (String, String),
    /// Heading over the buttons that lead to the start or to the end.
    pub way: fn(Direction) -> &'static str,
    /// Button: run that way until this happens, in this row if it is about one.
    pub run: fn(Direction, Goal, u8, Places) -> String,
    /// Label of the field for the row.
    pub row: fn(Places) -> &'static str,
    /// Button at a line: whether it has a breakpoint.
    pub breakpoint: fn(u32) -> String,
    /// What that button does, shown where the mouse rests on it.
    pub hint: &'static str,
    /// Heading: this line.
    pub line: fn(u32) -> String,
    /// Button: run to the line asked about, forwards or backwards.
    pub run_here: fn(Direction) -> &'static str,
    /// Button: set a breakpoint at the line asked about.
    pub set: &'static str,
    /// Button: take it away.
    pub remove: &'static str,
    /// Button: take all away.
    pub clear: &'static str,
    /// How far a look backwards has come.
    pub looking_back: fn(u64) -> String,
    /// It does not happen that way any more.
    pub never: fn(Direction, Goal, u8, Places) -> String,
    /// There is no breakpoint.
    pub no_breakpoint: &'static str,
    /// Heading of the keys.
    pub keys: &'static str,
    /// What each of these keys does.
    pub key_list: &'static [(&'static [&'static str], &'static str)],
}
