//! Places in each notation.

use super::*;
use Notation::{Chess, One, Transposed, Zero};

fn places(notation: Notation, n: u8) -> Places {
    Places { notation, n }
}

#[test]
fn rows_columns_and_squares_are_called() {
    // notation, n, row, column; the number of the row, the column
    for (notation, n, row, column, rank, file) in [
        (One, 8, 1, 5, 1, "5"),
        (Zero, 8, 1, 5, 0, "4"),
        (Zero, 8, 8, 1, 7, "0"),
        (Zero, 8, 0, 0, -1, "-1"),
        (Chess, 8, 1, 1, 8, "a"),
        (Chess, 8, 5, 5, 4, "e"),
        (Chess, 8, 8, 8, 1, "h"),
        (Chess, 8, 0, 0, 9, "0"),
        (Chess, 1, 1, 1, 1, "a"),
        (Chess, 32, 1, 26, 32, "z"),
        (Chess, 32, 32, 27, 1, "aa"),
        (Chess, 32, 32, 32, 1, "af"),
        (Transposed, 8, 3, 7, 3, "7"),
    ] {
        let at = places(notation, n);
        let given = (at.row(row), at.column(column));
        assert_eq!(
            given,
            (rank, file.to_owned()),
            "{notation:?} {row} {column}"
        );
        assert_eq!(at.row_of(rank), row, "{notation:?}");
    }
    assert_eq!(places(Chess, 8).square(5, 5), "e4");
    assert_eq!(places(Chess, 32).square(32, 28), "ab1");
}

#[test]
fn printed_boards_are_in_the_notation_and_nothing_else_is() {
    for (n, line, zero, chess) in [
        (4, "2 4 1 3", "1 3 0 2", "b4 d3 a2 c1"),
        (4, "12 2 4 1 3", "12 1 3 0 2", "12 b4 d3 a2 c1"),
        (4, "1 1 1 1", "0 0 0 0", "a4 a3 a2 a1"),
        (1, "1 1", "1 0", "1 a1"),
        // These are no boards of that size.
        (4, "2 4 1", "2 4 1", "2 4 1"),
        (4, "0 2 4 1 3 1", "0 2 4 1 3 1", "0 2 4 1 3 1"),
        (4, "2 4 1 5", "2 4 1 5", "2 4 1 5"),
        (4, "0 4 1 3", "0 4 1 3", "0 4 1 3"),
        (4, "2  4 1 3", "2  4 1 3", "2  4 1 3"),
        (4, "n = 4", "n = 4", "n = 4"),
        (4, "", "", ""),
    ] {
        assert_eq!(places(Zero, n).printed(line), zero);
        assert_eq!(places(Chess, n).printed(line), chess);
        assert_eq!(places(One, n).printed(line), line);
        assert_eq!(places(Transposed, n).printed(line), line);
    }
}

#[test]
fn diagonals_have_the_number_that_the_squares_on_them_give() {
    for (row, column) in (1..=5).flat_map(|row| (1..=5).map(move |column| (row, column))) {
        for (notation, called) in [
            (One, (row, column)),
            (Zero, (row - 1, column - 1)),
            (Transposed, (column, row)),
        ] {
            for kind in [Line::Diagonal, Line::Antidiagonal] {
                let number = places(notation, 5).line(kind, kind.number(row, column));
                assert_eq!(
                    number,
                    kind.number(called.0, called.1),
                    "{notation:?} {kind:?}"
                );
            }
        }
    }
}

#[test]
fn lines_have_ends() {
    for (kind, number, ends) in [
        (Line::Column, 2, "b4–b1"),
        (Line::Diagonal, 0, "a4–d1"),
        (Line::Diagonal, -3, "d4"),
        (Line::Diagonal, 4, "4"),
        (Line::Antidiagonal, 4, "c4–a2"),
    ] {
        assert_eq!(places(Chess, 4).ends(kind, number), ends);
    }
}

#[test]
fn names_in_links_are_read_back() {
    for notation in Notation::ALL {
        assert_eq!(notation.as_str().parse(), Ok(notation));
    }
    for text in ["", "2", "Chess", " 1", "one"] {
        assert_eq!(text.parse::<Notation>(), Err(NoNotation), "{text}");
    }
}
