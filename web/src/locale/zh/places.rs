//! What rows, columns and squares are called in Chinese.

use crate::{
    locale::places::{Terms, Words},
    notation::{Axis, Notation, Places},
};

const PLAIN: Terms = Terms {
    row_noun: "行",
    column_noun: "列",
    tried_noun: "列",
    row: ["第 ", " 行"],
    column: ["第 ", " 列"],
    between: "",
    square: " 格",
};

const CHESS: Terms = Terms {
    row_noun: "横行",
    column_noun: "直行",
    tried_noun: "格",
    row: ["第 ", " 横行"],
    column: ["", " 直行"],
    ..PLAIN
};

const TRANSPOSED: Terms = Terms {
    row_noun: "列",
    column_noun: "行",
    tried_noun: "行",
    row: ["第 ", " 列"],
    column: ["第 ", " 行"],
    ..PLAIN
};

/// The Chinese words for the places of a board.
pub fn words(places: Places) -> Words {
    let terms = match places.notation {
        Notation::One | Notation::Zero => &PLAIN,
        Notation::Chess => &CHESS,
        Notation::Transposed => &TRANSPOSED,
    };
    Words { places, terms }
}

/// Columns by name: "第 2、5、7 列".
pub fn columns(words: Words, columns: &[u8]) -> String {
    let [before, behind] = words.terms.column;
    let labels = words.labels(Axis::Columns, columns);
    format!("{before}{}{behind}", labels.join("、"))
}

/// Columns of a row that was named: "第 2、5 列", "b4、e4 格".
pub fn columns_within(words: Words, row: impl Into<i64>, some: &[u8]) -> String {
    match words.places.notation {
        Notation::Chess => {
            let labels = words.labels_within(row.into(), some);
            format!("{}{}", labels.join("、"), words.terms.square)
        }
        Notation::One | Notation::Zero | Notation::Transposed => columns(words, some),
    }
}

/// Rows by name: "第 2、5 行".
pub fn some_rows(words: Words, rows: &[u8]) -> String {
    let [before, behind] = words.terms.row;
    format!(
        "{before}{}{behind}",
        words.labels(Axis::Rows, rows).join("、")
    )
}

/// What every board has, whatever the program calls which: "行" and "列".
pub fn nouns(words: Words) -> [&'static str; 2] {
    match words.places.notation {
        Notation::Chess => [CHESS.row_noun, CHESS.column_noun],
        Notation::One | Notation::Zero | Notation::Transposed => {
            [PLAIN.row_noun, PLAIN.column_noun]
        }
    }
}

/// How far apart two columns are.
pub fn columns_apart(words: Words, one: i64, other: i64) -> String {
    apart(words, Axis::Columns, [one, other], "|", (one - other).abs())
}

/// How far apart two rows are.
pub fn rows_apart(words: Words, one: i64, other: i64) -> String {
    apart(words, Axis::Rows, [one, other], "", one - other)
}

fn apart(words: Words, axis: Axis, pair: [i64; 2], bar: &str, apart: i64) -> String {
    let noun = match axis {
        Axis::Rows => words.terms.row_noun,
        Axis::Columns => words.terms.column_noun,
    };
    let [one, other] = pair.map(|number| words.places.label(axis, number));
    match words.places.notation {
        Notation::Chess => format!("{noun} {one}、{other} 相差 {}", apart.abs()),
        Notation::One | Notation::Zero | Notation::Transposed => {
            format!("{noun}差 {bar}{one}−{other}{bar}={apart}")
        }
    }
}

/// A text in which names of squares and files may follow Chinese: they stand apart from
/// it as numbers do.
pub fn set(words: Words, text: String) -> String {
    if words.places.notation != Notation::Chess {
        return text;
    }
    let mut set = String::with_capacity(text.len() + 8);
    let mut before = ' ';
    for letter in text.chars() {
        if ('\u{4e00}'..='\u{9fff}').contains(&before) && letter.is_ascii_alphanumeric() {
            set.push(' ');
        }
        set.push(letter);
        before = letter;
    }
    set
}
