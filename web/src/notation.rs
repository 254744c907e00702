//! How the places of the board are called: rows and columns from 1 or from 0, squares as
//! in chess, or one queen for each column. Programs count from 1 whatever is chosen, so
//! this is a translation of what they hold. It knows no words and no language.

use std::{borrow::Cow, str::FromStr};

use queenscope_solver::Line;

use crate::narration::board;

/// How the places of the board are called.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Notation {
    /// Rows and columns from 1, as the programs count.
    #[default]
    One,
    /// Rows and columns from 0.
    Zero,
    /// Letters for columns and ranks from the bottom: e4.
    Chess,
    /// Mirrored along the main diagonal: what a program calls row i is column i.
    Transposed,
}

impl Notation {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Notation; 4] = [
        Notation::One,
        Notation::Zero,
        Notation::Chess,
        Notation::Transposed,
    ];

    /// The name that a link uses.
    pub fn as_str(self) -> &'static str {
        match self {
            Notation::One => "1",
            Notation::Zero => "0",
            Notation::Chess => "chess",
            Notation::Transposed => "transposed",
        }
    }
}

/// The text is the name of no notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoNotation;

impl FromStr for Notation {
    type Err = NoNotation;

    fn from_str(text: &str) -> Result<Notation, NoNotation> {
        let mut all = Notation::ALL.into_iter();
        all.find(|notation| notation.as_str() == text)
            .ok_or(NoNotation)
    }
}

/// The places of a board in a notation. Rows and columns are given as programs count
/// them, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Places {
    /// How they are called.
    pub notation: Notation,
    /// The size of the board, 1 to 32.
    pub n: u8,
}

/// The two ways in which squares are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// What programs call rows.
    Rows,
    /// What programs call columns.
    Columns,
}

impl Places {
    /// The places of a board as the programs count them.
    pub fn plain(n: u8) -> Places {
        Places {
            notation: Notation::One,
            n,
        }
    }

    /// The number of a row: in chess its rank.
    pub fn row(self, row: i64) -> i64 {
        match self.notation {
            Notation::One | Notation::Transposed => row,
            Notation::Zero => row - 1,
            Notation::Chess => i64::from(self.n) + 1 - row,
        }
    }

    /// The row with a number: every notation has one for each row.
    pub fn row_of(self, number: i64) -> i64 {
        match self.notation {
            Notation::One | Notation::Transposed => number,
            Notation::Zero => number + 1,
            Notation::Chess => i64::from(self.n) + 1 - number,
        }
    }

    /// The number of a column: in chess its letters.
    pub fn column(self, column: i64) -> String {
        match self.notation {
            Notation::One | Notation::Transposed => column.to_string(),
            Notation::Zero => (column - 1).to_string(),
            Notation::Chess => letters(column),
        }
    }

    /// A row or a column at the edge of the board.
    pub fn label(self, axis: Axis, number: i64) -> String {
        match axis {
            Axis::Rows => self.row(number).to_string(),
            Axis::Columns => self.column(number),
        }
    }

    /// A square as in chess, whatever the notation.
    pub fn square(self, row: i64, column: i64) -> String {
        let rank = i64::from(self.n) + 1 - row;
        format!("{}{rank}", letters(column))
    }

    /// A square where there is little room: "5,3", "c4". Mirrored, the row of the board
    /// still comes first.
    pub fn pair(self, row: u8, column: u8) -> String {
        let (row, column) = (row.into(), column.into());
        match self.notation {
            Notation::One | Notation::Zero => format!("{},{}", self.row(row), self.column(column)),
            Notation::Chess => self.square(row, column),
            Notation::Transposed => format!("{column},{row}"),
        }
    }

    /// The number of a line of the board, as the numbers of its squares give it: row + column
    /// on an anti-diagonal, row − column on a main diagonal, as the reader calls both.
    pub fn line(self, kind: Line, number: i64) -> i64 {
        match (kind, self.notation) {
            (Line::Column, Notation::Zero) => number - 1,
            (Line::Antidiagonal, Notation::Zero) => number - 2,
            (Line::Diagonal, Notation::Transposed) => -number,
            (
                Line::Column | Line::Diagonal | Line::Antidiagonal,
                Notation::One | Notation::Zero | Notation::Chess | Notation::Transposed,
            ) => number,
        }
    }

    /// A line of the board by the squares at its ends, as in chess: a8–h1. What has no
    /// square stays a number.
    pub fn ends(self, kind: Line, number: i64) -> String {
        let column = |row| match kind {
            Line::Column => number,
            Line::Diagonal => row - number,
            Line::Antidiagonal => number - row,
        };
        let mut squares = (1..=i64::from(self.n))
            .filter(|row| self.has(column(*row)))
            .map(|row| self.square(row, column(row)));
        match (squares.next(), squares.next_back()) {
            (Some(first), Some(last)) => format!("{first}–{last}"),
            (Some(only), None) => only,
            (None, _) => number.to_string(),
        }
    }

    /// Whether there is such a row or column.
    pub fn has(self, number: i64) -> bool {
        (1..=i64::from(self.n)).contains(&number)
    }

    /// The queens of a board, row by row. A board with too few or too many rows, or with
    /// a column that is none, stays as the program has it.
    pub fn queens<T: Copy + Into<i64>>(self, columns: &[T]) -> String {
        let columns: Vec<i64> = columns.iter().map(|column| (*column).into()).collect();
        self.board(&columns)
    }

    fn board(self, columns: &[i64]) -> String {
        let whole =
            columns.len() == usize::from(self.n) && columns.iter().all(|column| self.has(*column));
        let mut text = String::new();
        for (row, column) in (1..).zip(columns) {
            if row > 1 {
                text.push(' ');
            }
            text += &match self.notation {
                Notation::Chess if whole => self.square(row, *column),
                Notation::Zero if whole => self.column(*column),
                Notation::One | Notation::Zero | Notation::Chess | Notation::Transposed => {
                    column.to_string()
                }
            };
        }
        text
    }

    /// A printed line. If it is a board it is one in this notation; its number stays.
    pub fn printed(self, line: &str) -> Cow<'_, str> {
        match self.notation {
            Notation::One | Notation::Transposed => line.into(),
            Notation::Zero | Notation::Chess => match board(line, self.n.into()) {
                Some((number, columns)) => format!("{number}{}", self.queens(&columns)).into(),
                None => line.into(),
            },
        }
    }
}

/// The letters of a column: a to z, then aa, ab and so on. What is no column stays a
/// number.
fn letters(column: i64) -> String {
    let letter = |place: i64| char::from(b'a' + (place % 26) as u8);
    match column - 1 {
        place @ 0..26 => letter(place).to_string(),
        place @ 26..702 => [letter(place / 26 - 1), letter(place)].iter().collect(),
        _ => column.to_string(),
    }
}

#[cfg(test)]
mod tests;
