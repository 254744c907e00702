//! The Chinese words of the state panel.

use queenscope_solver::Line;

use super::places::words;
use crate::{
    locale::{StateStrings, numbers::signed},
    loops::LoopProgress,
    notation::{Notation, Places},
    strips::{CellLook, Content, StripCell},
};

/// The Chinese words of the state panel.
pub const STATE: StateStrings = StateStrings {
    markers: "标记数组",
    line_kind: |kind, places| match kind {
        Line::Column => words(places).terms.column_noun,
        Line::Diagonal => "主对角线 ↘",
        Line::Antidiagonal => "副对角线 ↗",
    },
    marker_cell,
    loops: "循环",
    progress: |progress| match progress {
        LoopProgress::Outside => "未进入",
        LoopProgress::Around => "已进入",
        LoopProgress::Running => "正在执行",
    },
    stack_line: "调用栈，从栈底到栈顶",
    loops_line: "循环，从外到内",
};

fn marker_cell(array: &str, kind: Line, cell: &StripCell, places: Places) -> String {
    let words = words(places);
    let number = signed(places.line(kind, cell.number));
    let line = match kind {
        Line::Column => words.column(cell.number).to_string(),
        Line::Diagonal if places.notation == Notation::Chess => {
            format!("主对角线 {}", places.ends(kind, cell.number))
        }
        Line::Antidiagonal if places.notation == Notation::Chess => {
            format!("副对角线 {}", places.ends(kind, cell.number))
        }
        Line::Diagonal => format!("主对角线 行−列={number}"),
        Line::Antidiagonal => format!("副对角线 行+列={number}"),
    };
    let content = match cell.content {
        Content::Unmade => "尚未建立",
        Content::Free => "空闲",
        Content::Taken => "已被占领",
    };
    let look = match cell.look {
        CellLook::Untouched => "",
        CellLook::Read => "，刚查看",
        CellLook::Blocking => "，刚查看，因此冲突",
        CellLook::Skipped => "，本次未查看",
    };
    format!("{array}[{}]：{line}，{content}{look}", cell.index)
}
