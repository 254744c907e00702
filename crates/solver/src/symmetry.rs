//! Solutions that are one and the same but for turning and mirroring the board.
//! It knows nothing of how a placement was found, nor whether its queens attack
//! each other along diagonals.

use std::{error, fmt};

/// A class of placements under the eight symmetries of the square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fundamental {
    /// The image that comes first in lexicographic order: for each row, from row
    /// 1, the column of its queen.
    pub representative: Vec<u8>,
    /// How many different images there are: 1, 2, 4 or 8.
    pub size: u8,
}

/// The class of a placement that has one queen in each row and column: for each
/// row, from row 1, the column of its queen, 1 to n.
///
/// # Errors
/// If the list is no permutation of 1 to n, n being its length, 1 to 255.
pub fn fundamental(queens: &[u8]) -> Result<Fundamental, NotAPermutation> {
    check(queens)?;
    let mut images = [
        queens.to_vec(),
        upside_down(queens),
        mirrored(queens),
        upside_down(&mirrored(queens)),
        transposed(queens),
        upside_down(&transposed(queens)),
        mirrored(&transposed(queens)),
        upside_down(&mirrored(&transposed(queens))),
    ];
    images.sort_unstable();
    let size = 1 + images.windows(2).filter(|pair| pair[0] != pair[1]).count();
    let [representative, ..] = images;
    Ok(Fundamental {
        representative,
        size: size as u8,
    })
}

/// Why a list of columns is no permutation of 1 to n.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NotAPermutation {
    /// There are no rows, or more than 255.
    Length(usize),
    /// A column is not on the board.
    Outside {
        /// The row, from 1.
        row: usize,
        /// Its column.
        column: u8,
        /// The number of rows.
        n: usize,
    },
    /// A column occurs twice.
    Twice {
        /// The earlier row, from 1.
        first: usize,
        /// The later row.
        second: usize,
        /// The column of both.
        column: u8,
    },
}

impl fmt::Display for NotAPermutation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            NotAPermutation::Length(n) => {
                write!(
                    f,
                    "no placement of {n} queens: give one column for each of 1 to 255 rows"
                )
            }
            NotAPermutation::Outside { row, column, n } => {
                write!(f, "no column {column} for row {row}: choose 1 to {n}")
            }
            NotAPermutation::Twice {
                first,
                second,
                column,
            } => write!(
                f,
                "column {column} for row {first} and again for row {second}: \
                 each column occurs once"
            ),
        }
    }
}

impl error::Error for NotAPermutation {}

/// Finds the first reason why the columns are no permutation of 1 to n.
fn check(queens: &[u8]) -> Result<(), NotAPermutation> {
    let n = queens.len();
    if n == 0 || n > usize::from(u8::MAX) {
        return Err(NotAPermutation::Length(n));
    }
    for (above, &column) in queens.iter().enumerate() {
        let row = above + 1;
        if column == 0 || usize::from(column) > n {
            return Err(NotAPermutation::Outside { row, column, n });
        }
        if let Some(earlier) = queens[..above].iter().position(|&c| c == column) {
            return Err(NotAPermutation::Twice {
                first: earlier + 1,
                second: row,
                column,
            });
        }
    }
    Ok(())
}

/// The last row first.
fn upside_down(queens: &[u8]) -> Vec<u8> {
    queens.iter().rev().copied().collect()
}

/// Column n for column 1.
fn mirrored(queens: &[u8]) -> Vec<u8> {
    // A permutation of 1 to n has n as its length and nothing above it.
    queens
        .iter()
        .map(|column| (queens.len() - usize::from(*column)) as u8 + 1)
        .collect()
}

/// Rows for columns.
fn transposed(queens: &[u8]) -> Vec<u8> {
    let mut rows = vec![0; queens.len()];
    for (row, column) in (1..).zip(queens) {
        rows[usize::from(*column) - 1] = row;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::{BTreeMap, BTreeSet};

    /// All solutions, by trying every column on every row.
    fn solutions(n: u8) -> Vec<Vec<u8>> {
        let mut partial = vec![vec![]];
        for row in 0..usize::from(n) {
            partial = partial
                .iter()
                .flat_map(|queens: &Vec<u8>| {
                    (1..=n)
                        .filter(|&column| {
                            queens.iter().enumerate().all(|(other, &c)| {
                                c != column && usize::from(c.abs_diff(column)) != row - other
                            })
                        })
                        .map(|column| [queens.as_slice(), &[column]].concat())
                        .collect::<Vec<_>>()
                })
                .collect();
        }
        partial
    }

    /// The number of classes of each size, in the order 1, 2, 4, 8.
    fn classes(n: u8) -> [usize; 4] {
        let mut members: BTreeMap<Vec<u8>, (u8, BTreeSet<Vec<u8>>)> = BTreeMap::new();
        for queens in solutions(n) {
            let class = fundamental(&queens).unwrap();
            let (size, set) = members
                .entry(class.representative)
                .or_insert((class.size, BTreeSet::new()));
            assert_eq!(*size, class.size, "one class has one size");
            set.insert(queens);
        }
        for (representative, (size, set)) in &members {
            // The whole class consists of solutions, and its smallest stands for it.
            assert_eq!(usize::from(*size), set.len());
            assert_eq!(Some(representative), set.first());
        }
        [1, 2, 4, 8].map(|wanted| members.values().filter(|(size, _)| *size == wanted).count())
    }

    #[test]
    fn classes_of_all_solutions() {
        // The fundamental solutions of OEIS A002562 by the size of their class.
        for (n, fundamental, by_size) in [
            (1, 1, [1, 0, 0, 0]),
            (2, 0, [0, 0, 0, 0]),
            (3, 0, [0, 0, 0, 0]),
            (4, 1, [0, 1, 0, 0]),
            (5, 2, [0, 1, 0, 1]),
            (6, 1, [0, 0, 1, 0]),
            (7, 6, [0, 0, 2, 4]),
            (8, 12, [0, 0, 1, 11]),
            (9, 46, [0, 0, 4, 42]),
        ] {
            assert_eq!(classes(n), by_size, "n = {n}");
            assert_eq!(by_size.iter().sum::<usize>(), fundamental, "n = {n}");
        }
    }

    #[test]
    fn every_image_has_the_same_class() {
        let class = fundamental(&[1, 5, 8, 6, 3, 7, 2, 4]).unwrap();
        assert_eq!(class.representative, [1, 5, 8, 6, 3, 7, 2, 4]);
        assert_eq!(class.size, 8);
        for image in [
            [4, 2, 7, 3, 6, 8, 5, 1],
            [8, 4, 1, 3, 6, 2, 7, 5],
            [5, 7, 2, 6, 3, 1, 4, 8],
            [1, 7, 5, 8, 2, 4, 6, 3],
            [3, 6, 4, 2, 8, 5, 7, 1],
            [8, 2, 4, 1, 7, 5, 3, 6],
            [6, 3, 5, 7, 1, 4, 2, 8],
        ] {
            assert_eq!(fundamental(&image).unwrap(), class, "{image:?}");
        }
    }

    #[test]
    fn placements_need_not_be_solutions() {
        for (queens, representative, size) in [
            (&[1][..], &[1][..], 1),
            (&[3, 2, 1], &[1, 2, 3], 2),
            (&[2, 1, 3], &[1, 3, 2], 4),
        ] {
            let class = fundamental(queens).unwrap();
            assert_eq!(
                (class.representative.as_slice(), class.size),
                (representative, size)
            );
        }
    }

    #[test]
    fn what_is_no_permutation_is_told() {
        for (queens, message) in [
            (
                &[][..],
                "no placement of 0 queens: give one column for each of 1 to 255 rows",
            ),
            (
                &[1; 256],
                "no placement of 256 queens: give one column for each of 1 to 255 rows",
            ),
            (&[1, 0], "no column 0 for row 2: choose 1 to 2"),
            (&[3, 1], "no column 3 for row 1: choose 1 to 2"),
            (
                &[2, 1, 2],
                "column 2 for row 1 and again for row 3: each column occurs once",
            ),
        ] {
            assert_eq!(fundamental(queens).unwrap_err().to_string(), message);
        }
    }
}
