//! What rows, columns and squares are called in Chinese. Every text that names one asks
//! here, with rows and columns as the program counts them.

use crate::{
    locale::numbers::signed,
    notation::{Axis, Notation, Places},
};

/// The Chinese words for the places of a board.
#[derive(Clone, Copy)]
pub struct Words(pub Places);

impl Words {
    /// What the program calls a row, without a number.
    pub fn row_noun(self) -> &'static str {
        match self.0.notation {
            Notation::One | Notation::Zero => "行",
            Notation::Chess => "横行",
            Notation::Transposed => "列",
        }
    }

    /// What the program calls a column, without a number.
    pub fn column_noun(self) -> &'static str {
        match self.0.notation {
            Notation::One | Notation::Zero => "列",
            Notation::Chess => "直行",
            Notation::Transposed => "行",
        }
    }

    /// What is tried in a row, one after the other.
    pub fn tried_noun(self) -> &'static str {
        match self.0.notation {
            Notation::One | Notation::Zero => "列",
            Notation::Chess => "格",
            Notation::Transposed => "行",
        }
    }

    /// A row: "第 5 行", "第 4 横行".
    pub fn row(self, row: impl Into<i64>) -> String {
        format!("第 {} {}", signed(self.0.row(row.into())), self.row_noun())
    }

    /// A column: "第 3 列", "c 直行".
    pub fn column(self, column: i64) -> String {
        let number = self.0.column(column).replace('-', "−");
        match self.0.notation {
            Notation::Chess => format!("{number} {}", self.column_noun()),
            Notation::One | Notation::Zero | Notation::Transposed => {
                format!("第 {number} {}", self.column_noun())
            }
        }
    }

    /// A square: "第 5 行第 3 列", "c4 格". Mirrored, the row of the board still comes first.
    pub fn square(self, row: impl Into<i64>, column: impl Into<i64>) -> String {
        let (row, column) = (row.into(), column.into());
        match self.0.notation {
            Notation::One | Notation::Zero => self.row(row) + &self.column(column),
            Notation::Chess => self.0.square(row, column) + " 格",
            Notation::Transposed => self.column(column) + &self.row(row),
        }
    }

    /// A square of a row that was named: "第 3 列", "c4 格".
    pub fn within(self, row: i64, column: i64) -> String {
        match self.0.notation {
            Notation::Chess => self.square(row, column),
            Notation::One | Notation::Zero | Notation::Transposed => self.column(column),
        }
    }

    /// A row by its queen: "第 3 行", "c6 格".
    pub fn other(self, row: i64, column: i64) -> String {
        match self.0.notation {
            Notation::Chess => self.square(row, column),
            Notation::One | Notation::Zero | Notation::Transposed => self.row(row),
        }
    }

    /// How far apart two columns are.
    pub fn columns_apart(self, one: i64, other: i64) -> String {
        let (noun, apart) = (self.column_noun(), (one - other).abs());
        let (one, other) = (self.0.column(one), self.0.column(other));
        match self.0.notation {
            Notation::Chess => format!("{noun} {one}、{other} 相差 {apart}"),
            Notation::One | Notation::Zero | Notation::Transposed => {
                format!("{noun}差 |{one}−{other}|={apart}")
            }
        }
    }

    /// How far apart two rows are.
    pub fn rows_apart(self, one: i64, other: i64) -> String {
        let (noun, apart) = (self.row_noun(), one - other);
        let (one, other) = (self.0.row(one), self.0.row(other));
        match self.0.notation {
            Notation::Chess => format!("{noun} {one}、{other} 相差 {}", apart.abs()),
            Notation::One | Notation::Zero | Notation::Transposed => {
                format!("{noun}差 {one}−{other}={apart}")
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

    /// A text in which names of squares and files may follow Chinese: they stand apart
    /// from it as numbers do.
    pub fn set(self, text: String) -> String {
        match self.0.notation {
            Notation::One | Notation::Zero | Notation::Transposed => text,
            Notation::Chess => apart(&text),
        }
    }
}

fn apart(text: &str) -> String {
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
