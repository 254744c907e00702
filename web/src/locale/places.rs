//! Names of rows, columns and squares, put together from the words of a language. Every
//! text that names a place asks here, with rows and columns as the program counts them.

use std::fmt::{self, Display, Formatter, Write};

use crate::notation::{Axis, Notation, Places};

/// What a language calls the places of a board in a notation.
pub struct Terms {
    /// What the program calls a row, without a number.
    pub row_noun: &'static str,
    /// What the program calls a column, without a number.
    pub column_noun: &'static str,
    /// What is tried in a row, one after the other.
    pub tried_noun: &'static str,
    /// What stands before and behind the number of a row.
    pub row: [&'static str; 2],
    /// What stands before and behind the number of a column.
    pub column: [&'static str; 2],
    /// What stands between the row and the column of a square.
    pub between: &'static str,
    /// What stands behind the name of a square, as in chess.
    pub square: &'static str,
}

/// The words of a language for the places of a board.
#[derive(Clone, Copy)]
pub struct Words {
    /// The places.
    pub places: Places,
    /// What they are called.
    pub terms: &'static Terms,
}

/// A place by its name, to stand in a text.
#[derive(Clone, Copy)]
pub struct Name {
    words: Words,
    what: What,
    first: First,
    row: i64,
    column: i64,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum What {
    Row,
    Column,
    Square,
}

/// How the places of the board are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counting {
    /// As the program counts them.
    AsProgram,
    /// In another way.
    Otherwise,
}

/// Whether a name begins a sentence.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    Yes,
    No,
}

impl Words {
    /// A row: "row 5", "rank 4".
    pub fn row(self, row: impl Into<i64>) -> Name {
        self.name(What::Row, row.into(), 0)
    }

    /// A column: "column 3", "file c".
    pub fn column(self, column: impl Into<i64>) -> Name {
        self.name(What::Column, 0, column.into())
    }

    /// A square: "row 5, column 3", "c4". Mirrored, the row of the board still comes first.
    pub fn square(self, row: impl Into<i64>, column: impl Into<i64>) -> Name {
        self.name(What::Square, row.into(), column.into())
    }

    /// A square of a row that was named: "column 3", "c4".
    pub fn within(self, row: impl Into<i64>, column: impl Into<i64>) -> Name {
        self.short(What::Column, row.into(), column.into())
    }

    /// A row by its queen: "row 3", "c6".
    pub fn other(self, row: i64, column: i64) -> Name {
        self.short(What::Row, row, column)
    }

    /// Rows or columns without their noun, to be listed: "2", "5".
    pub fn labels(self, axis: Axis, numbers: &[u8]) -> Vec<String> {
        let label = |number: &u8| self.places.label(axis, (*number).into());
        numbers.iter().map(label).collect()
    }

    /// Squares of a row that was named, to be listed: as in chess, or by their columns.
    pub fn labels_within(self, row: i64, columns: &[u8]) -> Vec<String> {
        match self.places.notation {
            Notation::Chess => {
                let square = |column: &u8| self.places.square(row, (*column).into());
                columns.iter().map(square).collect()
            }
            Notation::One | Notation::Zero | Notation::Transposed => {
                self.labels(Axis::Columns, columns)
            }
        }
    }

    /// A word for a way on the board, and the one for the same way on the mirrored board.
    pub fn turned(self, plain: &'static str, mirrored: &'static str) -> &'static str {
        match self.places.notation {
            Notation::One | Notation::Zero | Notation::Chess => plain,
            Notation::Transposed => mirrored,
        }
    }

    /// Whether a formula of the program gives the numbers that are on the board.
    pub fn counts(self) -> Counting {
        match self.places.notation {
            Notation::One | Notation::Transposed => Counting::AsProgram,
            Notation::Zero | Notation::Chess => Counting::Otherwise,
        }
    }

    /// The tag of the row at work: its variable, if it has one, and the row.
    pub fn row_tag(self, name: Option<&str>, row: u8) -> String {
        match name {
            None => self.row(row).to_string(),
            Some(name) => self.tag(Axis::Rows, name, row),
        }
    }

    /// The tag of the column at work, whatever the program calls it.
    pub fn column_tag(self, name: &str, column: u8) -> String {
        match name {
            "" => self.column(column).to_string(),
            name => self.tag(Axis::Columns, name, column),
        }
    }

    /// The tag of a row or column at work: what the program calls it, and the value. There
    /// is little room beside the board, so a long name stands alone there. Where the
    /// number on the board is another one, that comes first.
    pub fn tag(self, axis: Axis, name: &str, number: u8) -> String {
        let places = self.places;
        let noun = match axis {
            Axis::Rows => self.terms.row_noun,
            Axis::Columns => self.terms.column_noun,
        };
        let before = match places.notation {
            Notation::Transposed if axis == Axis::Columns && name.len() > 2 => "",
            Notation::One | Notation::Transposed => noun,
            Notation::Zero | Notation::Chess if places.has(number.into()) => {
                return format!("{} ({name}={number})", places.label(axis, number.into()));
            }
            Notation::Zero | Notation::Chess => "",
        };
        let gap = if before.is_empty() { "" } else { " " };
        format!("{before}{gap}{name} = {number}")
    }

    /// A place by its row or column, or as in chess by its square.
    fn short(self, what: What, row: i64, column: i64) -> Name {
        let what = match self.places.notation {
            Notation::Chess => What::Square,
            Notation::One | Notation::Zero | Notation::Transposed => what,
        };
        self.name(what, row, column)
    }

    fn name(self, what: What, row: i64, column: i64) -> Name {
        Name {
            words: self,
            what,
            first: First::No,
            row,
            column,
        }
    }
}

impl Name {
    /// The same at the start of a sentence; names of squares stay as they are.
    #[must_use]
    pub fn first(self) -> Name {
        Name {
            first: First::Yes,
            ..self
        }
    }

    fn part(self, axis: Axis, text: &mut Formatter<'_>) -> fmt::Result {
        let Words { places, terms } = self.words;
        let ([before, behind], number) = match axis {
            Axis::Rows => (terms.row, self.row),
            Axis::Columns => (terms.column, self.column),
        };
        let mut letters = before.chars();
        if let (First::Yes, Some(letter)) = (self.first, letters.next()) {
            text.write_char(letter.to_ascii_uppercase())?;
        } else {
            letters = before.chars();
        }
        text.write_str(letters.as_str())?;
        text.write_str(&places.label(axis, number).replace('-', "−"))?;
        text.write_str(behind)
    }
}

impl Display for Name {
    fn fmt(&self, text: &mut Formatter<'_>) -> fmt::Result {
        let Words { places, terms } = self.words;
        match (self.what, places.notation) {
            (What::Row, _) => self.part(Axis::Rows, text),
            (What::Column, _) => self.part(Axis::Columns, text),
            (What::Square, Notation::Chess) => {
                text.write_str(&places.square(self.row, self.column))?;
                text.write_str(terms.square)
            }
            (What::Square, notation) => {
                let (one, other) = match notation {
                    Notation::Transposed => (Axis::Columns, Axis::Rows),
                    Notation::One | Notation::Zero | Notation::Chess => (Axis::Rows, Axis::Columns),
                };
                self.part(one, text)?;
                text.write_str(terms.between)?;
                let inside = Name {
                    first: First::No,
                    ..*self
                };
                inside.part(other, text)
            }
        }
    }
}
