//! The words of the state panel: marker arrays, loops, the stack in one line.

use queenscope_solver::Line;

use crate::{loops::LoopProgress, notation::Places, strips::StripCell};

/// The words of the state panel.
pub struct StateStrings {
    /// Heading of the marker arrays.
    pub markers: &'static str,
    /// The kind of line that the cells of an array stand for.
    pub line_kind: fn(Line, Places) -> &'static str,
    /// Name of a cell: of the array with this name and kind.
    pub marker_cell: fn(&str, Line, &StripCell, Places) -> String,
    /// Heading of the nest of loops.
    pub loops: &'static str,
    /// How far a loop has come, unseen.
    pub progress: fn(LoopProgress) -> &'static str,
    /// Name of the stack in one line.
    pub stack_line: &'static str,
    /// Name of the loops in one line.
    pub loops_line: &'static str,
}
