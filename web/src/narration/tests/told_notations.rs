//! Sentences and picture words of programs with a picture of their own, in each
//! notation.

use queenscope_solver::ProgramId::*;

use super::notations::Row;
use crate::{
    locale::{Language, Meaning},
    notation::{
        Notation::{Chess, Transposed, Zero},
        Places,
    },
    pictures::{
        cover::Kind,
        domains::{Domain, Standing},
    },
};

/// Program, n, position, notation, English, Chinese.
#[rustfmt::skip]
pub const ROWS: &[Row] = &[
    (RecursiveFirst, 4, 65, Chess,
        "place(3) returns False to place(2): rank 2 has no square left.",
        "place(3) 向 place(2) 返回 False：第 2 横行已无格可试。"),
    (Permutation, 3, 19, Chess,
        "Rank 2 keeps its file b: it swaps with itself.",
        "第 2 横行与自己交换，仍在 b 直行。"),
    (Permutation, 3, 30, Zero,
        "Permutation 1 of 6, 0 1 2: two queens share a diagonal.",
        "第 1 个排列（共 6 个）0 1 2：有两个皇后在同一斜线上。"),
    (Permutation, 3, 36, Transposed,
        "Columns 2 and 3 swap their rows.",
        "第 2 列与第 3 列交换所在的行。"),
    (Permutation, 3, 57, Chess,
        "Swap back: ranks 2 and 1.",
        "换回来：第 2 横行与第 1 横行。"),
    (Formula, 8, 9, Zero,
        "i = 1: (2 · 1 + 4 − 3) mod 8 + 1 = 4, so row 0 takes column 3.",
        "i=1：(2×1+4−3) mod 8+1=4，第 0 行放在第 3 列。"),
    (Formula, 8, 10, Chess,
        "i = 1: 8 + 1 − 1 = 8, 8 + 1 − 4 = 5, so rank 1 takes e1, half a turn from rank 8.",
        "i=1：8+1−1=8，8+1−4=5，第 1 横行放在 e1 格，与第 8 横行旋转 180° 相对。"),
    (Formula, 5, 14, Transposed,
        "i = 2: column 2 + 2 = 4 takes row 2 · 2 − 1 = 3.",
        "i=2：第 2+2=4 列放在第 2×2−1=3 行。"),
    (Formula, 5, 17, Chess,
        "n = 5 is odd: the last queen stands in the corner, e1.",
        "n=5 是奇数：最后一个皇后放在角上，即 e1 格。"),
    (Greedy, 3, 186, Transposed,
        "Row 3, column 2 is free: a queen there would take 1 free square to the right.",
        "第 3 行第 2 列可放：放在这里会占去右方 1 个空位。"),
    (Greedy, 3, 138, Chess,
        "Rank 3: a3, b3 and c3 take the fewest, 4 each; the queen stands on the leftmost, a3.",
        "第 3 横行：a3、b3、c3 格占去的空位同为最少（4 个），皇后放在最左边的 a3 格。"),
    (Greedy, 3, 138, Transposed,
        "Column 1: rows 1, 2 and 3 take the fewest, 4 each; the queen stands in the topmost, row 1.",
        "第 1 列：第 1、2、3 行占去的空位同为最少（4 个），皇后放在最上边的第 1 行。"),
    (Greedy, 5, 745, Zero,
        "5 is more than 4: column 3 stays the best so far.",
        "5 大于 4：第 3 列仍是目前最好的。"),
    (MinConflicts, 8, 294, Zero,
        "Row 5 is chosen: its queen conflicts with those of rows 3, 4, 6 and 7. 12 pairs in all.",
        "选中第 5 行：该行皇后与第 3、4、6、7 行的皇后冲突，全盘共 12 对冲突。"),
    (MinConflicts, 3, 141, Chess,
        "The queen of rank 3 moves to b3: 1 conflict there instead of 2.",
        "第 3 横行的皇后移到 b3 格：冲突由 2 个变为 1 个。"),
    (MinConflicts, 2, 95, Transposed,
        "The queen of column 1 stays in row 1: 1 conflict there, and no square of its column has fewer.",
        "第 1 列的皇后留在第 1 行：有 1 个冲突，该列没有冲突更少的位置。"),
    (DancingLinks, 4, 196, Chess,
        "Node 23 (a4) stands for rank 4.",
        "结点 23（a4 格）属于第 4 横行。"),
    (DancingLinks, 4, 1237, Chess,
        "8 ranks and files are still open.",
        "还有 8 个横行、直行没有覆盖。"),
    (DancingLinks, 4, 1265, Zero,
        "Right of the root now leads to the header of row 1, past the header of row 0.",
        "总表头的右指针跳过第 0 行的表头，指向第 1 行的表头。"),
    (DancingLinks, 4, 1273, Transposed,
        "Row 1 has one option fewer: 3.",
        "第 1 行少了一个选项，还剩 3 个。"),
    (ForwardChecking, 3, 13, Chess,
        "Look ahead: what the queen of a3 attacks in the ranks still to be filled is counted.",
        "前向检验：在尚未放皇后的各横行中，记下 a3 格的皇后所攻击的位置。"),
    (ForwardChecking, 3, 83, Transposed,
        "Column 3 has no row left: the queen of column 2 is taken back at once, and no further column is tried.",
        "第 3 列已无剩余行：不必再试其他列，立即撤回第 2 列的皇后。"),
    (FailFirst, 3, 174, Chess,
        "Rank 1 has no square left: it is chosen at once, so that the search goes back without trying another rank.",
        "第 1 横行已无剩余格：立即选它，不再试其他横行，搜索随即回溯。"),
    (FailFirst, 6, 15910, Transposed,
        "Column 6 is next, as it has no row left: each of its rows will be found attacked.",
        "选第 6 列：它已无剩余行，各行都会受攻击而跳过。"),
    (FailFirst, 3, 131, Zero,
        "Row 1 has the fewest columns left, 1: it is next.",
        "第 1 行剩余列最少，只有 1 列：下一个选它。"),
    (FailFirst, 3, 267, Chess,
        "Rank 2: no further square is free. Back to rank 3; its queen moves on from b3.",
        "第 2 横行已没有未受攻击的格，回溯到第 3 横行，该横行皇后从 b3 格继续右移。"),
    (Bitmask, 2, 10, Chess,
        "Rank 2: a2 is taken out of free; b2 is left to try.",
        "第 2 横行：从 free 中去掉 a2 格，还可试：b2 格。"),
    (Bitmask, 4, 11, Transposed,
        "On to column 2: b stays, c moves by one towards row 1, d by one towards row 4.",
        "转到第 2 列：b 不变，c 向第 1 行移一位，d 向第 4 行移一位。"),
    (Bitmask, 4, 57, Transposed,
        "k = 5 lies to the right of the board: every column has its queen.",
        "k=5，已越过棋盘末列：各列都已放好皇后。"),
    (Bitmask, 2, 16, Zero,
        "The lowest free bit is column 1: the queen of row 0 stands there.",
        "最低的空闲位是第 1 列，第 0 行的皇后放在此处。"),
];

#[test]
fn pictures_name_their_rows_and_columns() {
    let said = |language: Language, notation| {
        let (strings, places) = (language.strings(), Places { notation, n: 4 });
        let domain = Domain {
            row: 2,
            queen: None,
            hits: vec![1, 0, 2, 0],
            standing: Standing::AtWork,
        };
        [
            (strings.bits.line)("free", Meaning::Free, Some(&[2, 4]), places),
            (strings.domains.row)(&domain, places),
            (strings.cover.kind)(Kind::Columns, places),
            (strings.losses.taken)(1, &[2, 4], places),
            (strings.ideas.permutation)(places),
        ]
    };
    for (notation, english, chinese) in [
        (
            Zero,
            [
                "free: columns 1 and 3 are free",
                "row 1: 2 columns left, 1 and 3, the row at work",
                "columns",
                "The queen of row 0 takes columns 1 and 3.",
                "a is a permutation: every column occurs once, so only diagonals can clash.",
            ],
            [
                "free：第 1、3 列空闲",
                "第 1 行：剩余 2 列，第 1、3 列，当前行",
                "列",
                "第 0 行的皇后占住第 1、3 列。",
                "a 始终是一个排列：每列恰好出现一次，所以只可能在斜线上冲突。",
            ],
        ),
        (
            Chess,
            [
                "free: files b and d are free",
                "rank 3: 2 squares left, b3 and d3, the rank at work",
                "files",
                "The queen of rank 4 takes files b and d.",
                "a is a permutation: every file occurs once, so only diagonals can clash.",
            ],
            [
                "free：b、d 直行空闲",
                "第 3 横行：剩余 2 格，b3、d3 格，当前横行",
                "直行",
                "第 4 横行的皇后占住 b、d 直行。",
                "a 始终是一个排列：每直行恰好出现一次，所以只可能在斜线上冲突。",
            ],
        ),
        (
            Transposed,
            [
                "free: rows 2 and 4 are free",
                "column 2: 2 rows left, 2 and 4, the column at work",
                "rows",
                "The queen of column 1 takes rows 2 and 4.",
                "a is a permutation: every row occurs once, so only diagonals can clash.",
            ],
            [
                "free：第 2、4 行空闲",
                "第 2 列：剩余 2 行，第 2、4 行，当前列",
                "行",
                "第 1 列的皇后占住第 2、4 行。",
                "a 始终是一个排列：每行恰好出现一次，所以只可能在斜线上冲突。",
            ],
        ),
    ] {
        assert_eq!(said(Language::English, notation), english);
        assert_eq!(said(Language::Chinese, notation), chinese);
    }
}
