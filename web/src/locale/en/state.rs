//! The English words of the state panel.

use queenscope_solver::Line;

use crate::{
    locale::{StateStrings, numbers::signed},
    loops::LoopProgress,
    strips::{CellLook, Content, StripCell},
};

/// The English words of the state panel.
pub const STATE: StateStrings = StateStrings {
    markers: "Marker arrays",
    line_kind: |kind| match kind {
        Line::Column => "column",
        Line::Diagonal => "main diagonal ↘",
        Line::Antidiagonal => "anti-diagonal ↗",
    },
    marker_cell,
    loops: "Loops",
    progress: |progress| match progress {
        LoopProgress::Outside => "not entered",
        LoopProgress::Around => "entered",
        LoopProgress::Running => "running",
    },
    stack_line: "Call stack, bottom to top",
    loops_line: "Loops, outermost first",
};

fn marker_cell(array: &str, kind: Line, cell: &StripCell) -> String {
    let number = signed(cell.number);
    let line = match kind {
        Line::Column => format!("column {number}"),
        Line::Diagonal => format!("main diagonal row − column = {number}"),
        Line::Antidiagonal => format!("anti-diagonal {number}"),
    };
    let content = match cell.content {
        Content::Unmade => "not made yet",
        Content::Free => "free",
        Content::Taken => "taken",
    };
    let look = match cell.look {
        CellLook::Untouched => "",
        CellLook::Read => ", just read",
        CellLook::Blocking => ", just read, the conflict",
        CellLook::Skipped => ", not looked at in this test",
    };
    format!("{array}[{}]: {line}, {content}{look}", cell.index)
}
