//! Chinese for how the board is shown.

use super::places::words;
use crate::{aids::Aid, locale::DisplayStrings, notation::Notation};

pub(super) const DISPLAY: DisplayStrings = DisplayStrings {
    display: "显示",
    notation: "记法",
    notation_name: |notation| match notation {
        Notation::One => "行、列从 1 数起",
        Notation::Zero => "行、列从 0 数起",
        Notation::Chess => "国际象棋记法",
        Notation::Transposed => "每列放一个皇后（行列互换）",
    },
    notation_note: "代码和数组不随之改变：程序本身从 1 数起。",
    views: "棋盘视图",
    view: |aid| match aid {
        Aid::Attacked => "受控制的格子",
        Aid::Attackers => "控制该格的皇后数",
        Aid::Markers => "棋盘边上的标记数组",
    },
    view_note: |aid| match aid {
        Aid::Attacked => "所有已放皇后控制的格子；指向某一行，只看该行的皇后。",
        Aid::Attackers => "每个空格受几个皇后控制。",
        Aid::Markers => "每个单元标在所对应的列或斜线的一端（有标记数组的程序）。",
    },
    example: |places| format!("i = 5，j = 3：{}", words(places).square(5, 3)),
};
