//! Chinese for how the board is shown.

use super::places::words;
use crate::{locale::DisplayStrings, notation::Notation};

pub(super) const DISPLAY: DisplayStrings = DisplayStrings {
    display: "显示",
    notation: "记法",
    notation_name: |notation| match notation {
        Notation::One => "行、列从 1 数起",
        Notation::Zero => "行、列从 0 数起",
        Notation::Chess => "国际象棋记法",
        Notation::Transposed => "每列放一个皇后（行列互换）",
    },
    example: |places| format!("i = 5，j = 3：{}", words(places).square(5, 3)),
};
