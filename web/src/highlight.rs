//! What the reader points at, wherever the pointer or the focus is: on the board, in
//! a marker array, in the call stack. Board and state both show it.

use queenscope_solver::{Frame, Line, Moment, Value};

use crate::facts::{Facts, Picture, StateView};

/// What the reader points at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Highlight {
    /// Nothing.
    #[default]
    None,
    /// A line of the board, at its cell in a marker array.
    Line {
        /// Its kind.
        kind: Line,
        /// Its number among those of its kind.
        number: i64,
    },
    /// A row, at its frame or its loop.
    Row(u8),
    /// A square of the board.
    Square {
        /// Its row, from 1.
        row: u8,
        /// Its column, from 1.
        column: u8,
    },
}

impl Highlight {
    /// The squares to light on a board of size n, as (row, column).
    pub fn squares(self, n: u8) -> Vec<(u8, u8)> {
        let row_of = |row: u8| (1..=n).map(move |column| (row, column));
        match self {
            Highlight::None => Vec::new(),
            Highlight::Line { kind, number } => (1..=n)
                .flat_map(row_of)
                .filter(|square| on(*square, kind) == number)
                .collect(),
            Highlight::Row(row) => row_of(row).filter(|_| row <= n).collect(),
            Highlight::Square { row, column } => vec![(row, column)],
        }
    }

    /// Whether the cell that stands for a line is to be lit.
    pub fn lights_line(self, kind: Line, number: i64) -> bool {
        match self {
            Highlight::Line {
                kind: lit,
                number: at,
            } => (lit, at) == (kind, number),
            Highlight::Square { row, column } => on((row, column), kind) == number,
            Highlight::None | Highlight::Row(_) => false,
        }
    }

    /// Whether the frame or the loop that belongs to a row is to be lit.
    pub fn lights_row(self, at: Option<u8>) -> bool {
        match self {
            Highlight::Row(row) | Highlight::Square { row, .. } => at == Some(row),
            Highlight::None | Highlight::Line { .. } => false,
        }
    }

    /// What is left of it at another moment: a frame that is gone lights nothing.
    #[must_use]
    pub fn kept(self, facts: &Facts, moment: &Moment) -> Highlight {
        let is_there = match self {
            // Rows that have an entry of their own are there without a frame.
            Highlight::Row(_) if matches!(facts.picture, Picture::Domains | Picture::Cover) => true,
            Highlight::Row(_) if facts.state != StateView::Nest => moment
                .frames
                .iter()
                .any(|frame| self.lights_row(row_of(facts, frame))),
            Highlight::None
            | Highlight::Line { .. }
            | Highlight::Row(_)
            | Highlight::Square { .. } => true,
        };
        if is_there { self } else { Highlight::None }
    }
}

/// The number of the line of a kind that goes through a square.
fn on((row, column): (u8, u8), kind: Line) -> i64 {
    kind.number(row.into(), column.into())
}

/// The row for which a function was called, or that it has chosen, if it works for one.
pub fn row_of(facts: &Facts, frame: &Frame) -> Option<u8> {
    let called_for = facts.parameter.as_deref()?;
    let own = match facts.picture {
        // Rows are chosen by the call itself. The top level works for none.
        Picture::Domains | Picture::Cover if frame.name != "<module>" => frame.variables.len(),
        Picture::Board
        | Picture::Answers
        | Picture::Losses
        | Picture::Swaps
        | Picture::Bits
        | Picture::Domains
        | Picture::Cover
        | Picture::Repair
        | Picture::Knights => frame.parameters,
    };
    let variables = frame.variables.iter().take(own);
    variables
        .filter(|(name, _)| name == called_for)
        .find_map(|(_, value)| match value {
            Value::Integer(row) => u8::try_from(*row).ok().filter(|row| *row > 0),
            Value::Boolean(_) | Value::Integers(_) | Value::Booleans(_) => None,
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_of_lines_rows_and_squares() {
        use Line::{Antidiagonal, Column, Diagonal};
        let line = |kind, number| Highlight::Line { kind, number };
        for (highlight, squares) in [
            (Highlight::None, &[][..]),
            (line(Column, 2), &[(1, 2), (2, 2), (3, 2)]),
            (line(Antidiagonal, 2), &[(1, 1)]),
            (line(Antidiagonal, 4), &[(1, 3), (2, 2), (3, 1)]),
            (line(Diagonal, 0), &[(1, 1), (2, 2), (3, 3)]),
            (line(Diagonal, -2), &[(1, 3)]),
            (line(Diagonal, 3), &[]),
            (Highlight::Row(3), &[(3, 1), (3, 2), (3, 3)]),
            (Highlight::Row(4), &[]),
            (Highlight::Square { row: 2, column: 3 }, &[(2, 3)]),
        ] {
            assert_eq!(highlight.squares(3), squares, "{highlight:?}");
        }
    }

    #[test]
    fn a_square_lights_its_three_lines_and_its_row() {
        let square = Highlight::Square { row: 6, column: 3 };
        for (kind, number) in [
            (Line::Column, 3),
            (Line::Antidiagonal, 9),
            (Line::Diagonal, 3),
        ] {
            for other in 1..16 {
                let lit = square.lights_line(kind, other);
                assert_eq!(lit, other == number, "{kind:?} {other}");
                let line = Highlight::Line { kind, number };
                assert_eq!(line.lights_line(kind, other), other == number);
            }
        }
        assert!(square.lights_row(Some(6)) && !square.lights_row(Some(3)));
        assert!(!square.lights_row(None) && !Highlight::None.lights_row(None));
    }
}
