//! The English words of the state panel.

use queenscope_solver::Line;

use super::places::words;
use crate::{
    locale::{StateStrings, numbers::signed},
    loops::LoopProgress,
    notation::{Notation, Places},
    strips::{CellLook, Content, StripCell},
};

/// The English words of the state panel.
pub const STATE: StateStrings = StateStrings {
    markers: "Marker arrays",
    line_kind: |kind, places| match kind {
        Line::Column => words(places).terms.column_noun,
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

fn marker_cell(array: &str, kind: Line, cell: &StripCell, places: Places) -> String {
    let words = words(places);
    let number = signed(places.line(kind, cell.number));
    let line = match kind {
        Line::Column => words.column(cell.number).to_string(),
        Line::Diagonal if places.notation == Notation::Chess => {
            format!("main diagonal {}", places.ends(kind, cell.number))
        }
        Line::Antidiagonal if places.notation == Notation::Chess => {
            format!("anti-diagonal {}", places.ends(kind, cell.number))
        }
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
