//! What is said of conflicts in English: of a square under test, at its label, and of a
//! board that is no solution.

use queenscope_solver::{Flaw, Line};

use super::{
    places::{columns_apart, queen, rows, rows_apart, words},
    sentence::counted,
};
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
        Ground::Compared(Line::Column) => format!(
            "{} = {}",
            words.column(pair.with_column),
            words.column(pair.column)
        ),
        Ground::Compared(Line::Diagonal | Line::Antidiagonal) => match places.notation {
            Notation::Chess => format!("{columns}s and {rows}s {apart} apart"),
            Notation::One | Notation::Zero | Notation::Transposed => format!(
                "{columns}s |{} − {}| = {apart} = {rows}s {} − {}",
                places.column(pair.with_column),
                places.column(pair.column),
                places.row(pair.row),
                places.row(pair.with)
            ),
        },
        Ground::Marked { array, index, .. } => match formula(pair, ground) {
            Some(formula) => format!("{formula}, {array}[{index}] taken"),
            None => format!("{array}[{index}] taken"),
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
    let (square, queen) = (
        words.square(row, column).first(),
        queen(words, with, with_column),
    );
    match ground {
        Ground::Compared(Line::Column) => format!(
            "{square} conflicts with {queen}: both stand in ⟨{}⟩.",
            words.column(column)
        ),
        Ground::Compared(line @ (Line::Diagonal | Line::Antidiagonal)) => format!(
            "{square} conflicts with {queen}: {}, {}, one {}.",
            columns_apart(words, with_column, column),
            rows_apart(words, row, with),
            name(*line, words)
        ),
        Ground::Marked { array, index, .. } => match formula(pair, ground) {
            Some(formula) => {
                format!("⟨{formula}⟩, and ⟨{array}[{index}]⟩ is already taken by {queen}.")
            }
            None => format!("⟨{array}[{index}]⟩ is already taken by {queen}."),
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
        Line::Diagonal => format!("{row} − {column}"),
        Line::Antidiagonal => format!("{row} + {column}"),
    };
    Some(match added {
        0 => format!("{sum} = {}", signed(*index)),
        added if *added < 0 => format!("{sum} − {} = {}", -added, signed(*index)),
        added => format!("{sum} + {added} = {}", signed(*index)),
    })
}

fn name(line: Line, words: Words) -> &'static str {
    match line {
        Line::Column => words.terms.column_noun,
        Line::Diagonal => "main diagonal",
        Line::Antidiagonal => "anti-diagonal",
    }
}

/// What is wrong with a board.
pub fn wrong(n: u8, flaw: Flaw, places: Places) -> String {
    let words = words(places);
    match flaw {
        Flaw::Attack(conflict) => format!(
            "the queens of {} attack each other {} one {}",
            rows(words, conflict.with, conflict.row),
            match conflict.kind {
                Line::Column => "in",
                Line::Diagonal | Line::Antidiagonal => "on",
            },
            name(conflict.kind, words)
        ),
        // The number is the program's own, so is the range.
        Flaw::Column { row, column } => match places.notation {
            Notation::One | Notation::Transposed => format!(
                "{} has {}, which is no {} from 1 to {n}",
                words.row(row as i64),
                signed(column),
                words.terms.column_noun
            ),
            Notation::Zero | Notation::Chess => format!(
                "{} has {}, and the program counts {}s from 1 to {n}",
                words.row(row as i64),
                signed(column),
                words.terms.column_noun
            ),
        },
        Flaw::Rows(rows) => format!(
            "it has {}, not {n}",
            counted(rows as u64, words.terms.row_noun)
        ),
    }
}
