//! What is said of conflicts in Chinese: of a square under test, at its label, and of a
//! board that is no solution.

use queenscope_solver::{Flaw, Line};

use super::places::{columns_apart, rows_apart, set, words};
use crate::{
    locale::{numbers::signed, places::Words},
    narration::{Ground, Pair},
    notation::{Notation, Places},
};

/// The label at a conflict.
pub fn reason(pair: &Pair, ground: &Ground, places: Places) -> String {
    let words = words(places);
    let apart = (pair.with_column - pair.column).abs();
    let (columns, rows) = (words.terms.column_noun, words.terms.row_noun);
    match ground {
        Ground::Compared(Line::Column) => set(words, format!("同在{}", words.column(pair.column))),
        Ground::Compared(Line::Diagonal | Line::Antidiagonal) => match places.notation {
            Notation::Chess => format!("{columns}、{rows}均相差 {apart}"),
            Notation::One | Notation::Zero | Notation::Transposed => format!(
                "{columns}差 |{}−{}| = {apart} = {rows}差 {}−{}",
                places.column(pair.with_column),
                places.column(pair.column),
                places.row(pair.row),
                places.row(pair.with)
            ),
        },
        Ground::Marked { array, index, .. } => match formula(pair, ground) {
            Some(formula) => format!("{formula}，{array}[{index}] 已占领"),
            None => format!("{array}[{index}] 已占领"),
        },
    }
}

/// What is said of a square that is rejected.
pub fn conflict(pair: &Pair, ground: &Ground, words: Words) -> String {
    let Pair {
        row,
        column,
        with,
        with_column,
    } = *pair;
    let (square, other) = (words.square(row, column), words.other(with, with_column));
    match ground {
        Ground::Compared(Line::Column) => {
            format!(
                "{square}与{other}的皇后冲突：⟨同在{}⟩。",
                words.column(column)
            )
        }
        Ground::Compared(line @ (Line::Diagonal | Line::Antidiagonal)) => format!(
            "{square}与{other}的皇后冲突：⟨{}⟩，⟨{}⟩，同在一条{}上。",
            columns_apart(words, with_column, column),
            rows_apart(words, row, with),
            name(*line, words)
        ),
        Ground::Marked { array, index, .. } => match formula(pair, ground) {
            Some(formula) => {
                format!("⟨{formula}⟩，⟨{array}[{index}]⟩ 已被{other}的皇后占领。")
            }
            None => format!("⟨{array}[{index}]⟩ 已被{other}的皇后占领。"),
        },
    }
}

/// How the index of a marked cell is worked out, in the program's numbers; a column is
/// its own index.
pub fn formula(pair: &Pair, ground: &Ground) -> Option<String> {
    let Ground::Marked {
        line, index, added, ..
    } = ground
    else {
        return None;
    };
    let (row, column) = (pair.row, pair.column);
    let sum = match line {
        Line::Column if *added == 0 => return None,
        Line::Column => column.to_string(),
        Line::Diagonal => format!("{row}−{column}"),
        Line::Antidiagonal => format!("{row}+{column}"),
    };
    Some(match added {
        0 => format!("{sum}={}", signed(*index)),
        added if *added < 0 => format!("{sum}−{}={}", -added, signed(*index)),
        added => format!("{sum}+{added}={}", signed(*index)),
    })
}

fn name(line: Line, words: Words) -> &'static str {
    match line {
        Line::Column => words.terms.column_noun,
        Line::Diagonal => "主对角线",
        Line::Antidiagonal => "副对角线",
    }
}

/// What is wrong with a board.
pub fn wrong(n: u8, flaw: Flaw, places: Places) -> String {
    let words = words(places);
    let noun = words.terms.row_noun;
    match flaw {
        Flaw::Attack(conflict) => format!(
            "{}与{}的皇后冲突，同在一条{}上",
            words.row(conflict.with),
            words.row(conflict.row),
            name(conflict.kind, words)
        ),
        // The number is the program's own, so is the range.
        Flaw::Column { row, column } => format!(
            "{}的 {} 不是{} 1 到 {n} 之间的{}号",
            words.row(row as i64),
            signed(column),
            match places.notation {
                Notation::One | Notation::Transposed => "",
                Notation::Zero | Notation::Chess => "程序所用的",
            },
            match places.notation {
                Notation::One | Notation::Zero | Notation::Chess => "列",
                Notation::Transposed => "行",
            }
        ),
        Flaw::Rows(rows) => format!("它有 {rows} {noun}，应为 {n} {noun}"),
    }
}
