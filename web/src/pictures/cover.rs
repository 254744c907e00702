//! The exact cover that the program with dancing links works on, read from its arrays:
//! what must be covered, which options are left, where the program is at work. It never
//! covers anything itself, and knows nothing of languages and of drawing.

mod arrays;
mod column;
mod links;
mod table;
mod work;

use queenscope_solver::Line;

use crate::{
    locale::signed,
    notation::{Axis, Places},
};

pub use arrays::{Arrays, LISTS, Record, WHOLE};
pub use column::{Arrow, ColumnLinks, Place, Reach, Side, Span};
pub use links::{Links, Way};
pub use table::{Head, HeadState, Mark, Opening, Outlook, Spot, Standing, Table};
pub use work::{Act, Work, lines};

/// What a queen can cover: a header of the program stands for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Constraint {
    /// A row, from 1. There must be a queen in it.
    Row(u8),
    /// A column, from 1. There must be a queen in it.
    Column(u8),
    /// An anti-diagonal by row + column. There may be a queen on it.
    Anti(u8),
    /// A main diagonal by row − column. There may be a queen on it.
    Main(i8),
}

/// The kinds of what a queen can cover, as the program numbers its headers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Rows.
    Rows,
    /// Columns.
    Columns,
    /// Anti-diagonals.
    Antis,
    /// Main diagonals.
    Mains,
}

impl Kind {
    /// All of them, in the order of their headers.
    pub const ALL: [Kind; 4] = [Kind::Rows, Kind::Columns, Kind::Antis, Kind::Mains];
}

impl Constraint {
    /// What a header stands for on a board of size n: rows, columns, anti-diagonals and
    /// main diagonals, from header 1. `None` of other nodes.
    pub fn of(header: usize, n: u8) -> Option<Constraint> {
        let (c, n) = (i64::try_from(header).ok()?, i64::from(n));
        Some(match c {
            _ if c < 1 || c > 6 * n - 2 => return None,
            _ if c <= n => Constraint::Row(u8::try_from(c).ok()?),
            _ if c <= 2 * n => Constraint::Column(u8::try_from(c - n).ok()?),
            _ if c < 4 * n => Constraint::Anti(u8::try_from(c - 2 * n + 1).ok()?),
            _ => Constraint::Main(i8::try_from(c - 5 * n + 1).ok()?),
        })
    }

    /// What a queen covers on a square, given by row and column from 1.
    pub fn through((row, column): (u8, u8)) -> [Constraint; 4] {
        let (across, down) = (i16::from(column), i16::from(row));
        let apart = i8::try_from(down - across).unwrap_or(0);
        [
            Constraint::Row(row),
            Constraint::Column(column),
            Constraint::Anti(row.saturating_add(column)),
            Constraint::Main(apart),
        ]
    }

    /// Its kind.
    pub fn kind(self) -> Kind {
        match self {
            Constraint::Row(_) => Kind::Rows,
            Constraint::Column(_) => Kind::Columns,
            Constraint::Anti(_) => Kind::Antis,
            Constraint::Main(_) => Kind::Mains,
        }
    }

    /// What stands for it where its kind is known. A diagonal has the number that its squares
    /// give.
    pub fn label(self, places: Places) -> String {
        match self {
            Constraint::Row(row) => places.label(Axis::Rows, row.into()),
            Constraint::Column(column) => places.label(Axis::Columns, column.into()),
            Constraint::Anti(_) => signed(places.line(Line::Antidiagonal, self.number())),
            Constraint::Main(_) => signed(places.line(Line::Diagonal, self.number())),
        }
    }

    /// Its number among its kind.
    pub fn number(self) -> i64 {
        match self {
            Constraint::Row(number) | Constraint::Column(number) | Constraint::Anti(number) => {
                number.into()
            }
            Constraint::Main(number) => number.into(),
        }
    }
}

/// A node of the program: its number, and what it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Node {
    /// Node 0, where the list of open rows and columns begins and ends.
    Root,
    /// A header.
    Header(usize, Constraint),
    /// An entry of an option: its number and its square, row and column from 1.
    Entry(usize, (u8, u8)),
}

impl Node {
    /// Its number.
    pub fn number(self) -> usize {
        match self {
            Node::Root => 0,
            Node::Header(number, _) | Node::Entry(number, _) => number,
        }
    }
}

#[cfg(test)]
mod tests;
