//! Sentences, labels and second lines in each notation.

use queenscope_solver::ProgramId::{self, *};

use super::*;
use crate::notation::Notation::{self, Chess, Transposed, Zero};

/// Program, n, position, notation, English, Chinese.
pub type Row = (ProgramId, u8, u64, Notation, &'static str, &'static str);

/// Program, n, position, notation, English, Chinese.
#[rustfmt::skip]
const ROWS: &[Row] = &[
    (RecursiveCheck, 4, 0, Chess,
        "Place 4 queens so that no two share a rank, a file or a diagonal. → takes a step, ← takes it back.",
        "在 4×4 的棋盘上放 4 个皇后，任意两个不同横行、不同直行、不同斜线。按 → 前进一步，按 ← 后退一步。"),
    (RecursiveCheck, 4, 7, Zero, "Row 0: try column 0.", "第 0 行试第 0 列。"),
    (RecursiveCheck, 4, 7, Chess, "Rank 4: try a4.", "第 4 横行试 a4 格。"),
    (RecursiveCheck, 4, 7, Transposed, "Column 1: try row 1.", "第 1 列试第 1 行。"),
    (RecursiveCheck, 4, 11, Zero,
        "Free of conflict: the queen of row 0 stands in column 0.",
        "不冲突，第 0 行的皇后放在第 0 列。"),
    (RecursiveCheck, 4, 11, Chess,
        "Free of conflict: the queen of rank 4 stands on a4.",
        "不冲突，第 4 横行的皇后放在 a4 格。"),
    (RecursiveCheck, 4, 18, Chess,
        "a3 conflicts with the queen on a4: both stand in file a.",
        "a3 格与 a4 格的皇后冲突：同在 a 直行。"),
    (RecursiveCheck, 4, 18, Transposed,
        "Row 1, column 2 conflicts with the queen in column 1: both stand in row 1.",
        "第 1 行第 2 列与第 1 列的皇后冲突：同在第 1 行。"),
    (RecursiveCheck, 4, 45, Zero,
        "Against row 0: another column, and columns |0 − 1| = 1 apart, rows 2 − 0 = 2 apart: no conflict.",
        "与第 0 行比较：不同列，列差 |0−1|=1，行差 2−0=2，不冲突。"),
    (RecursiveCheck, 4, 45, Chess,
        "Against a4: another file, and files a and b are 1 apart, ranks 2 and 4 are 2 apart: no conflict.",
        "与 a4 格比较：不同直行，直行 a、b 相差 1，横行 2、4 相差 2，不冲突。"),
    (RecursiveCheck, 4, 47, Zero,
        "Row 2, column 1 conflicts with the queen in row 1: columns |2 − 1| = 1 apart, rows 2 − 1 = 1 apart, one anti-diagonal.",
        "第 2 行第 1 列与第 1 行的皇后冲突：列差 |2−1|=1，行差 2−1=1，同在一条副对角线上。"),
    (RecursiveCheck, 4, 47, Chess,
        "b2 conflicts with the queen on c3: files c and b are 1 apart, ranks 2 and 3 are 1 apart, one anti-diagonal.",
        "b2 格与 c3 格的皇后冲突：直行 c、b 相差 1，横行 2、3 相差 1，同在一条副对角线上。"),
    (RecursiveCheck, 4, 47, Transposed,
        "Row 2, column 3 conflicts with the queen in column 2: rows |3 − 2| = 1 apart, columns 3 − 2 = 1 apart, one anti-diagonal.",
        "第 2 行第 3 列与第 2 列的皇后冲突：行差 |3−2|=1，列差 3−2=1，同在一条副对角线上。"),
    (RecursiveCheck, 4, 63, Chess,
        "Rank 2: all 4 squares tried. Back to rank 3; its queen moves on from c3.",
        "第 2 横行各格均已试过，回溯到第 3 横行，该横行皇后从 c3 格继续右移。"),
    (RecursiveCheck, 4, 63, Transposed,
        "Column 3: all 4 rows tried. Back to column 2; its queen moves on from row 3.",
        "第 3 列各行均已试过，回溯到第 2 列，该列皇后从第 3 行继续下移。"),
    (RecursiveCheck, 4, 211, Chess,
        "Solution 1. The search goes on: rank 1, next square.",
        "第 1 个解。搜索并未结束，第 1 横行继续试下一格。"),
    (Iterative, 4, 13, Zero,
        "k becomes 2: on to row 1, from column 0.",
        "k=k+1，转到第 1 行，从第 0 列试起。"),
    (Iterative, 4, 61, Chess,
        "a[3] becomes 5: no square left in rank 2.",
        "a[3]=5，第 2 横行已无格可试。"),
    (Iterative, 4, 522, Transposed,
        "k becomes 0: there is no column before column 1.",
        "k=k−1=0，第 1 列之前已没有列。"),
    (IterativeMarks, 4, 68, Chess,
        "Clean up: file c and its two diagonals are free again.",
        "清理现场：释放 c 直行和两条对角线。"),
    // The indices of markers are the program's own.
    (RecursiveMarks, 4, 36, Zero,
        "3 − 4 + 4 = 3, and d[3] is already taken by the queen in row 1.",
        "3−4+4=3，d[3] 已被第 1 行的皇后占领。"),
    (RecursiveMarks, 4, 36, Chess,
        "3 − 4 + 4 = 3, and d[3] is already taken by the queen on c3.",
        "3−4+4=3，d[3] 已被 c3 格的皇后占领。"),
    (Permutation, 4, 300, Zero,
        "Row 2 against row 1: columns |3 − 0| = 3 apart, rows 2 − 1 = 1 apart: no common diagonal.",
        "第 2 行与第 1 行比较：列差 |3−0|=3，行差 2−1=1，不在同一斜线上。"),
    (Permutation, 4, 300, Chess,
        "a2 against d3: files d and a are 3 apart, ranks 2 and 3 are 1 apart: no common diagonal.",
        "a2 格与 d3 格比较：直行 d、a 相差 3，横行 2、3 相差 1，不在同一斜线上。"),
    (Blind, 3, 5, Chess,
        "Rank 2: a queen is put on a2, without a test.",
        "第 2 横行的皇后放到 a2 格，此时不作检验。"),
    (Blind, 4, 990, Zero,
        "The complete board 1 3 0 2 is tested: no two queens conflict.",
        "检验候选解 1 3 0 2：任意两个皇后都不冲突。"),
    (Blind, 4, 990, Chess,
        "The complete board b4 d3 a2 c1 is tested: no two queens conflict.",
        "检验候选解 b4 d3 a2 c1：任意两个皇后都不冲突。"),
];

#[test]
fn sentences_name_places_as_they_are_to_be_called() {
    for (program, n, position, notation, english, chinese) in
        ROWS.iter().chain(told_notations::ROWS)
    {
        let (notation, n) = (*notation, *n);
        let sentence = Run::of(*program, n).sentence(*position);
        let said = |language| said_in(&sentence, language, Places { notation, n });
        let at = format!("{program} {n} {position} {notation:?}");
        assert_eq!(said(Language::English), *english, "{at}");
        assert_eq!(said(Language::Chinese), *chinese, "{at}");
    }
}

#[test]
fn second_lines_keep_the_values_of_the_program() {
    for (program, position, notation, english, chinese) in [
        (
            RecursiveCheck,
            211,
            Chess,
            "It prints 1 b4 d3 a2 c1",
            "输出 1 b4 d3 a2 c1",
        ),
        (
            RecursiveCheck,
            211,
            Zero,
            "It prints 1 1 3 0 2",
            "输出 1 1 3 0 2",
        ),
        (
            RecursiveCheck,
            211,
            Transposed,
            "It prints 1 2 4 1 3",
            "输出 1 2 4 1 3",
        ),
        (
            RecursiveCheck,
            18,
            Chess,
            "a[1] = 1, a[2] = 1: 1 == 1",
            "a[1]=1，a[2]=1：1 == 1",
        ),
        (
            IterativeMarks,
            63,
            Chess,
            "a[2] = 3 still: rank 3 goes on from there.",
            "a[2]=3 仍保留，第 3 横行从这里继续。",
        ),
        (
            Iterative,
            521,
            Zero,
            "a[1] = 5, past the last column.",
            "a[1]=5，已超过最后一列。",
        ),
        (
            Iterative,
            521,
            Transposed,
            "a[1] = 5, past row 4.",
            "a[1]=5，已超过第 4 行。",
        ),
    ] {
        let mut run = Run::of(program, 4);
        let sentence = run.sentence(position);
        let (subject, moment) = run.at(position);
        let tie = tie(subject, moment, &sentence).unwrap();
        let places = Places { notation, n: 4 };
        let said = |language: Language| (language.strings().tie)(&tie, places);
        assert_eq!(said(Language::English), english);
        assert_eq!(said(Language::Chinese), chinese);
    }
}

#[test]
fn labels_and_tags_are_short_in_every_notation() {
    let straight = Run::of(RecursiveCheck, 4).sentence(18);
    let slanting = Run::of(RecursiveCheck, 4).sentence(47);
    for (notation, sentence, english, chinese) in [
        (Zero, &straight, "column 0 = column 0", "同在第 0 列"),
        (Chess, &straight, "file a = file a", "同在 a 直行"),
        (Transposed, &straight, "row 1 = row 1", "同在第 1 行"),
        (
            Zero,
            &slanting,
            "columns |2 − 1| = 1 = rows 2 − 1",
            "列差 |2−1| = 1 = 行差 2−1",
        ),
        (
            Chess,
            &slanting,
            "files and ranks 1 apart",
            "直行、横行均相差 1",
        ),
        (
            Transposed,
            &slanting,
            "rows |3 − 2| = 1 = columns 3 − 2",
            "行差 |3−2| = 1 = 列差 3−2",
        ),
    ] {
        let Sentence::Conflict { pair, ground } = sentence else {
            panic!("{sentence:?}");
        };
        let places = Places { notation, n: 4 };
        let said = |language: Language| (language.strings().reason)(pair, ground, places);
        assert_eq!(said(Language::English), english);
        assert_eq!(said(Language::Chinese), chinese);
    }
    for (notation, row, name, column, english, chinese) in [
        (
            Notation::One,
            5,
            "j",
            3,
            ["row k = 5", "column j = 3"],
            ["行 k = 5", "列 j = 3"],
        ),
        (
            Notation::One,
            0,
            "a[k]",
            9,
            ["row k = 0", "column a[k] = 9"],
            ["行 k = 0", "列 a[k] = 9"],
        ),
        (
            Transposed,
            5,
            "j",
            3,
            ["column k = 5", "row j = 3"],
            ["列 k = 5", "行 j = 3"],
        ),
        (
            Transposed,
            5,
            "a[k]",
            3,
            ["column k = 5", "a[k] = 3"],
            ["列 k = 5", "a[k] = 3"],
        ),
        (
            Zero,
            5,
            "j",
            3,
            ["4 (k=5)", "2 (j=3)"],
            ["4 (k=5)", "2 (j=3)"],
        ),
        (
            Chess,
            5,
            "j",
            3,
            ["4 (k=5)", "c (j=3)"],
            ["4 (k=5)", "c (j=3)"],
        ),
        // Beside the board there is no place, only the program's value.
        (Zero, 0, "j", 9, ["k = 0", "j = 9"], ["k = 0", "j = 9"]),
        (Chess, 0, "j", 0, ["k = 0", "j = 0"], ["k = 0", "j = 0"]),
    ] {
        let places = Places { notation, n: 8 };
        let tags = |language: Language| {
            let strings = language.strings();
            let row = (strings.row_tag)(Some("k"), row, places);
            [row, (strings.column_tag)(name, column, places)]
        };
        assert_eq!(tags(Language::English), english);
        assert_eq!(tags(Language::Chinese), chinese);
    }
}

#[test]
fn boards_that_are_judged_are_named_too() {
    use queenscope_solver::verdict::flaw;
    for (columns, notation, english, chinese) in [
        (
            &[2, 4, 1, 1][..],
            Zero,
            "the queens of rows 2 and 3 attack each other in one column",
            "第 2 行与第 3 行的皇后冲突，同在一条列上",
        ),
        (
            &[2, 4, 1, 1],
            Chess,
            "the queens of ranks 2 and 1 attack each other in one file",
            "第 2 横行与第 1 横行的皇后冲突，同在一条直行上",
        ),
        (
            &[2, 4, 1, 1],
            Transposed,
            "the queens of columns 3 and 4 attack each other in one row",
            "第 3 列与第 4 列的皇后冲突，同在一条行上",
        ),
        (
            &[2, 4, 1, 7],
            Chess,
            "rank 1 has 7, and the program counts files from 1 to 4",
            "第 1 横行的 7 不是程序所用的 1 到 4 之间的列号",
        ),
        (
            &[2, 4, 1, 7],
            Transposed,
            "column 4 has 7, which is no row from 1 to 4",
            "第 4 列的 7 不是 1 到 4 之间的行号",
        ),
        (
            &[2, 4, 1],
            Transposed,
            "it has 3 columns, not 4",
            "它有 3 列，应为 4 列",
        ),
    ] {
        let flaw = flaw(size(4), columns).unwrap();
        let sentence = Sentence::Wrong { n: 4, flaw };
        let places = Places { notation, n: 4 };
        let said = |language| said_in(&sentence, language, places);
        let expected = format!("Your program printed a board that is no solution: {english}.");
        assert_eq!(said(Language::English), expected);
        assert_eq!(
            said(Language::Chinese),
            format!("程序输出的棋盘不是解：{chinese}。")
        );
    }
}

#[test]
fn cells_of_markers_name_their_lines() {
    use crate::strips::{CellLook, Content, StripCell};
    use queenscope_solver::Line::{Antidiagonal, Column, Diagonal};
    for (kind, number, notation, english, chinese) in [
        (Column, 3, Notation::One, "column 3", "第 3 列"),
        (Column, 3, Zero, "column 2", "第 2 列"),
        (Column, 3, Chess, "file c", "c 直行"),
        (Column, 3, Transposed, "row 3", "第 3 行"),
        (
            Diagonal,
            -1,
            Notation::One,
            "main diagonal row − column = −1",
            "主对角线 行−列=−1",
        ),
        (
            Diagonal,
            -1,
            Transposed,
            "main diagonal row − column = 1",
            "主对角线 行−列=1",
        ),
        (Diagonal, -1, Chess, "main diagonal b4–d2", "主对角线 b4–d2"),
        (Antidiagonal, 5, Zero, "anti-diagonal 3", "副对角线 行+列=3"),
        (
            Antidiagonal,
            5,
            Chess,
            "anti-diagonal d4–a1",
            "副对角线 d4–a1",
        ),
    ] {
        let cell = StripCell {
            index: 1,
            number,
            value: "0".into(),
            content: Content::Free,
            look: CellLook::Untouched,
            lit: false,
        };
        let places = Places { notation, n: 4 };
        let said =
            |language: Language| (language.strings().inside.marker_cell)("b", kind, &cell, places);
        assert_eq!(said(Language::English), format!("b[1]: {english}, free"));
        assert_eq!(said(Language::Chinese), format!("b[1]：{chinese}，空闲"));
    }
}
