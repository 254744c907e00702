//! What two queens on a board share, by arithmetic alone. Whatever a program
//! believes, the board judges by this.

use crate::moment::Conflict;

/// The lines of a board on which queens attack each other, rows aside.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Line {
    /// The column is equal.
    Column,
    /// Row − column is equal: ↘.
    Diagonal,
    /// Row + column is equal: ↗.
    Antidiagonal,
}

impl Line {
    /// The name that the JavaScript package uses.
    pub const fn name(self) -> &'static str {
        match self {
            Line::Column => "column",
            Line::Diagonal => "diagonal",
            Line::Antidiagonal => "antidiagonal",
        }
    }

    /// The number of the line of this kind that goes through a square. Squares off the board have one too.
    pub const fn number(self, row: i64, column: i64) -> i64 {
        match self {
            Line::Column => column,
            Line::Diagonal => row.wrapping_sub(column),
            Line::Antidiagonal => row.wrapping_add(column),
        }
    }
}

/// The line that two squares of different rows share, as (row, column).
pub fn shared(one: (i64, i64), other: (i64, i64)) -> Option<Line> {
    [Line::Column, Line::Diagonal, Line::Antidiagonal]
        .into_iter()
        .find(|line| line.number(one.0, one.1) == line.number(other.0, other.1))
}

/// All conflicts among queens given by row, the lower queen first.
pub fn attacks(queens: impl Iterator<Item = Option<u8>>) -> Vec<Conflict> {
    let queens: Vec<(u8, u8)> = (1..)
        .zip(queens)
        .filter_map(|(row, column)| column.map(|column| (row, column)))
        .collect();
    let mut conflicts = Vec::new();
    for (index, one) in queens.iter().enumerate() {
        for other in &queens[..index] {
            let square = |queen: &(u8, u8)| (i64::from(queen.0), i64::from(queen.1));
            if let Some(kind) = shared(square(one), square(other)) {
                conflicts.push(Conflict {
                    row: one.0,
                    with: other.0,
                    kind,
                });
            }
        }
    }
    conflicts
}

/// Whether the columns of rows 1, 2, … are a solution of the board of size n.
pub fn is_solution(n: usize, columns: &[i64]) -> bool {
    let (mut taken, mut falling, mut rising) = (0_u64, 0_u128, 0_u128);
    columns.len() == n
        && columns.iter().enumerate().all(|(row, column)| {
            let Some(column) = usize::try_from(*column)
                .ok()
                .filter(|c| (1..=n).contains(c))
            else {
                return false;
            };
            let bits = (
                1_u64 << column,
                1_u128 << (row + n - column),
                1_u128 << (row + column),
            );
            let free = taken & bits.0 == 0 && falling & bits.1 == 0 && rising & bits.2 == 0;
            taken |= bits.0;
            falling |= bits.1;
            rising |= bits.2;
            free
        })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_share_at_most_one_line() {
        for (one, other, line) in [
            ((5, 3), (3, 5), Some(Line::Antidiagonal)),
            ((5, 3), (3, 1), Some(Line::Diagonal)),
            ((5, 3), (1, 3), Some(Line::Column)),
            ((5, 3), (3, 2), None),
        ] {
            assert_eq!(shared(one, other), line, "{one:?} {other:?}");
        }
    }

    #[test]
    fn only_whole_boards_without_conflict_are_solutions() {
        for (n, columns, solution) in [
            (4, &[2, 4, 1, 3][..], true),
            (4, &[1, 2, 3, 4], false),
            (4, &[2, 4, 1], false),
            (4, &[2, 4, 1, 3, 1], false),
            (4, &[2, 4, 1, 5], false),
            (4, &[0, 4, 1, 3], false),
            (4, &[-2, 4, 1, 3], false),
            (1, &[1], true),
            (32, &[1; 32], false),
        ] {
            assert_eq!(is_solution(n, columns), solution, "{columns:?}");
        }
    }
}
