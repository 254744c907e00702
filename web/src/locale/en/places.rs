//! What rows, columns and squares are called in English. Every text that names one asks
//! here, with rows and columns as the program counts them.

use crate::{
    locale::numbers::signed,
    notation::{Axis, Notation, Places},
};

/// The English words for the places of a board.
#[derive(Clone, Copy)]
pub struct Words(pub Places);

impl Words {
    /// What the program calls a row, without a number.
    pub fn row_noun(self) -> &'static str {
        match self.0.notation {
            Notation::One | Notation::Zero => "row",
            Notation::Chess => "rank",
            Notation::Transposed => "column",
        }
    }

    /// What the program calls a column, without a number.
    pub fn column_noun(self) -> &'static str {
        match self.0.notation {
            Notation::One | Notation::Zero => "column",
            Notation::Chess => "file",
            Notation::Transposed => "row",
        }
    }

    /// What is tried in a row, one after the other.
    pub fn tried_noun(self) -> &'static str {
        match self.0.notation {
            Notation::One | Notation::Zero => "column",
            Notation::Chess => "square",
            Notation::Transposed => "row",
        }
    }

    /// A row: "row 5", "rank 4".
    pub fn row(self, row: impl Into<i64>) -> String {
        format!("{} {}", self.row_noun(), signed(self.0.row(row.into())))
    }

    /// The same at the start of a sentence.
    pub fn row_first(self, row: impl Into<i64>) -> String {
        capital(&self.row(row))
    }

    /// Two rows: "rows 1 and 3".
    pub fn rows(self, one: impl Into<i64>, other: impl Into<i64>) -> String {
        let (one, other) = (self.0.row(one.into()), self.0.row(other.into()));
        format!("{}s {one} and {other}", self.row_noun())
    }

    /// A column: "column 3", "file c".
    pub fn column(self, column: i64) -> String {
        let number = self.0.column(column).replace('-', "−");
        format!("{} {number}", self.column_noun())
    }

    /// A square: "row 5, column 3", "c4". Mirrored, the row of the board still comes first.
    pub fn square(self, row: impl Into<i64>, column: impl Into<i64>) -> String {
        let (row, column) = (row.into(), column.into());
        match self.0.notation {
            Notation::One | Notation::Zero => format!("{}, {}", self.row(row), self.column(column)),
            Notation::Chess => self.0.square(row, column),
            Notation::Transposed => format!("{}, {}", self.column(column), self.row(row)),
        }
    }

    /// The same at the start of a sentence; names of squares stay as they are.
    pub fn square_first(self, row: i64, column: i64) -> String {
        match self.0.notation {
            Notation::Chess => self.square(row, column),
            Notation::One | Notation::Zero | Notation::Transposed => {
                capital(&self.square(row, column))
            }
        }
    }

    /// A square of a row that was named: "column 3", "c4".
    pub fn within(self, row: i64, column: i64) -> String {
        match self.0.notation {
            Notation::Chess => self.square(row, column),
            Notation::One | Notation::Zero | Notation::Transposed => self.column(column),
        }
    }

    /// Where a queen of a row that was named stands: "in column 3", "on c4".
    pub fn stands(self, row: i64, column: i64) -> String {
        match self.0.notation {
            Notation::Chess => format!("on {}", self.square(row, column)),
            Notation::One | Notation::Zero | Notation::Transposed => {
                format!("in {}", self.column(column))
            }
        }
    }

    /// A row by its queen: "row 3", "c6".
    pub fn other(self, row: i64, column: i64) -> String {
        match self.0.notation {
            Notation::Chess => self.square(row, column),
            Notation::One | Notation::Zero | Notation::Transposed => self.row(row),
        }
    }

    /// The queen of a row: "the queen in row 3", "the queen on c6".
    pub fn queen(self, row: i64, column: i64) -> String {
        match self.0.notation {
            Notation::Chess => format!("the queen on {}", self.square(row, column)),
            Notation::One | Notation::Zero | Notation::Transposed => {
                format!("the queen in {}", self.row(row))
            }
        }
    }

    /// How far apart two columns are, for a sentence.
    pub fn columns_apart(self, one: i64, other: i64) -> String {
        let (noun, apart) = (self.column_noun(), (one - other).abs());
        let (one, other) = (self.0.column(one), self.0.column(other));
        match self.0.notation {
            Notation::Chess => format!("⟨{noun}s {one} and {other}⟩ are ⟨{apart}⟩ apart"),
            Notation::One | Notation::Zero | Notation::Transposed => {
                format!("{noun}s ⟨|{one} − {other}| = {apart}⟩ apart")
            }
        }
    }

    /// How far apart two rows are, for a sentence.
    pub fn rows_apart(self, one: i64, other: i64) -> String {
        let (noun, apart) = (self.row_noun(), one - other);
        let (one, other) = (self.0.row(one), self.0.row(other));
        match self.0.notation {
            Notation::Chess => {
                format!("⟨{noun}s {one} and {other}⟩ are ⟨{}⟩ apart", apart.abs())
            }
            Notation::One | Notation::Zero | Notation::Transposed => {
                format!("{noun}s ⟨{one} − {other} = {apart}⟩ apart")
            }
        }
    }

    /// The tag of the row at work: its variable, if it has one, and the row.
    pub fn row_tag(self, name: Option<&str>, row: u8) -> String {
        match name {
            None => self.row(row),
            Some(name) => self.tag(Axis::Rows, name, row),
        }
    }

    /// The tag of a row or column at work: what the program calls it, and the value. There
    /// is little room beside the board, so a long name stands alone there. Where the
    /// number on the board is another one, that comes first.
    pub fn tag(self, axis: Axis, name: &str, number: u8) -> String {
        let (places, value) = (self.0, format!("{name} = {number}"));
        let noun = match axis {
            Axis::Rows => self.row_noun(),
            Axis::Columns => self.column_noun(),
        };
        match places.notation {
            Notation::Transposed if axis == Axis::Columns && name.len() > 2 => value,
            Notation::One | Notation::Transposed => format!("{noun} {name} = {number}"),
            Notation::Zero | Notation::Chess if places.has(number.into()) => {
                format!("{} ({name}={number})", places.label(axis, number))
            }
            Notation::Zero | Notation::Chess => value,
        }
    }
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    let first = letters.next().map(|first| first.to_ascii_uppercase());
    first.into_iter().chain(letters).collect()
}
