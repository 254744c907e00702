//! What rows, columns and squares are called in English.

use crate::{
    locale::{
        numbers::listed,
        places::{Terms, Words},
    },
    notation::{Axis, Notation, Places},
};

const PLAIN: Terms = Terms {
    row_noun: "row",
    column_noun: "column",
    tried_noun: "column",
    row: ["row ", ""],
    column: ["column ", ""],
    between: ", ",
    square: "",
};

const CHESS: Terms = Terms {
    row_noun: "rank",
    column_noun: "file",
    tried_noun: "square",
    row: ["rank ", ""],
    column: ["file ", ""],
    ..PLAIN
};

const TRANSPOSED: Terms = Terms {
    row_noun: "column",
    column_noun: "row",
    tried_noun: "row",
    row: ["column ", ""],
    column: ["row ", ""],
    ..PLAIN
};

/// The English words for the places of a board.
pub fn words(places: Places) -> Words {
    let terms = match places.notation {
        Notation::One | Notation::Zero => &PLAIN,
        Notation::Chess => &CHESS,
        Notation::Transposed => &TRANSPOSED,
    };
    Words { places, terms }
}

/// What stands before the place of a queen: "in column 3", "on c4".
pub fn at(words: Words) -> &'static str {
    match words.places.notation {
        Notation::Chess => "on",
        Notation::One | Notation::Zero | Notation::Transposed => "in",
    }
}

/// The queen of a row: "the queen in row 3", "the queen on c6".
pub fn queen(words: Words, row: i64, column: i64) -> String {
    format!("the queen {} {}", at(words), words.other(row, column))
}

/// Two rows: "rows 1 and 3".
pub fn rows(words: Words, one: impl Into<i64>, other: impl Into<i64>) -> String {
    let [one, other] = [one.into(), other.into()].map(|row| words.places.row(row));
    format!("{}s {one} and {other}", words.terms.row_noun)
}

/// Columns by name: "column 2", "columns 2, 5 and 7", "files b and e".
pub fn columns(words: Words, columns: &[u8]) -> String {
    let labels = words.labels(Axis::Columns, columns);
    several(words.terms.column_noun, &labels)
}

/// Columns of a row that was named: "columns 2 and 5", "b4 and e4".
pub fn columns_within(words: Words, row: impl Into<i64>, columns: &[u8]) -> String {
    let labels = words.labels_within(row.into(), columns);
    match words.places.notation {
        Notation::Chess => listed(&labels, " and "),
        Notation::One | Notation::Zero | Notation::Transposed => {
            several(words.terms.column_noun, &labels)
        }
    }
}

/// Rows by name: "row 2", "rows 2 and 5".
pub fn some_rows(words: Words, rows: &[u8]) -> String {
    several(words.terms.row_noun, &words.labels(Axis::Rows, rows))
}

fn several(noun: &str, labels: &[String]) -> String {
    let ending = if labels.len() == 1 { "" } else { "s" };
    format!("{noun}{ending} {}", listed(labels, " and "))
}

/// What every board has, whatever the program calls which: "row" and "column".
pub fn nouns(words: Words) -> [&'static str; 2] {
    match words.places.notation {
        Notation::Chess => [CHESS.row_noun, CHESS.column_noun],
        Notation::One | Notation::Zero | Notation::Transposed => {
            [PLAIN.row_noun, PLAIN.column_noun]
        }
    }
}

/// A text at the start of a sentence. Names of squares do not stand there.
pub fn capital(text: &str) -> String {
    text[..1].to_ascii_uppercase() + &text[1..]
}

/// How far apart two columns are, for a sentence.
pub fn columns_apart(words: Words, one: i64, other: i64) -> String {
    apart(words, Axis::Columns, [one, other], "|", (one - other).abs())
}

/// How far apart two rows are, for a sentence.
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
        Notation::Chess => {
            format!("⟨{noun}s {one} and {other}⟩ are ⟨{}⟩ apart", apart.abs())
        }
        Notation::One | Notation::Zero | Notation::Transposed => {
            format!("{noun}s ⟨{bar}{one} − {other}{bar} = {apart}⟩ apart")
        }
    }
}
