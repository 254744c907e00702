//! What geometry says of the boards that a reader's program has presented: which of
//! them is no solution, which came twice, and which solution is missing. It knows
//! nothing of how the program searches, and believes none of its checks.

use std::collections::{BTreeMap, btree_map::Entry};

use crate::{board::BoardSize, geometry, machine::Presented, moment::Conflict};

/// The largest board for which the missing solutions are looked for: all 14,200 of
/// n = 12 are listed in some milliseconds.
const LARGEST_LISTED: u8 = 12;

/// How many different solutions are remembered: more than there are for n = 12.
const MOST_REMEMBERED: usize = 20_000;

/// The columns of rows 1 to n.
type Columns = Box<[u8]>;

/// What is known of the boards that a program has presented, as far as it is explored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How many boards it has presented.
    pub presented: u64,
    /// How many of them are no solutions.
    pub wrong: u64,
    /// The first one that is none.
    pub first_wrong: Option<WrongBoard>,
    /// How many solutions came once more.
    pub repeated: u64,
    /// The first one that did.
    pub first_repeat: Option<Repeat>,
    /// Whether every solution has been presented.
    pub completeness: Completeness,
}

/// A board that was presented and is no solution.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrongBoard {
    /// The position at which it has just been presented.
    pub position: u64,
    /// What the program presented, one value for each row.
    pub columns: Vec<i64>,
    /// What is wrong with it.
    pub flaw: Flaw,
}

/// Why a board is no solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// Two queens share a column or a diagonal: the first pair by the lower row.
    Attack(Conflict),
    /// A row has no column of the board.
    Column {
        /// The row, from 1.
        row: usize,
        /// What stands there instead of 1 to n.
        column: i64,
    },
    /// It does not have n rows but so many.
    Rows(usize),
}

/// A solution that was presented before.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Repeat {
    /// The position at which it has just been presented once more.
    pub position: u64,
    /// The position at which it had been presented first.
    pub before: u64,
    /// The columns of rows 1 to n.
    pub columns: Vec<u8>,
}

/// Whether every solution has been presented.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Completeness {
    /// The run is not known to its end, or the board is larger than 12.
    Unknown,
    /// All of so many.
    Whole(u64),
    /// Not all of them.
    Missing {
        /// How many different ones were presented.
        found: u64,
        /// How many there are.
        all: u64,
        /// The first missing one, in the order in which the programs of the course
        /// find them: the columns of rows 1 to n.
        first: Vec<u8>,
    },
}

/// Why a board is no solution; `None` if it is one.
pub fn flaw(n: BoardSize, columns: &[i64]) -> Option<Flaw> {
    let n = usize::from(n.get());
    if columns.len() != n {
        return Some(Flaw::Rows(columns.len()));
    }
    let on_board = |column: &i64| {
        u8::try_from(*column)
            .ok()
            .filter(|c| (1..=n as u8).contains(c))
    };
    if let Some((row, column)) = (1..).zip(columns).find(|(_, c)| on_board(c).is_none()) {
        return Some(Flaw::Column {
            row,
            column: *column,
        });
    }
    geometry::attacks(columns.iter().map(on_board))
        .first()
        .map(|conflict| Flaw::Attack(*conflict))
}

/// Looks at every board that a run presents.
#[derive(Debug)]
pub(crate) struct Judge {
    n: BoardSize,
    presented: u64,
    wrong: u64,
    first_wrong: Option<WrongBoard>,
    repeated: u64,
    first_repeat: Option<Repeat>,
    /// Each solution and where it was presented first.
    solutions: BTreeMap<Columns, u64>,
}

impl Judge {
    pub fn new(n: BoardSize) -> Judge {
        Judge {
            n,
            presented: 0,
            wrong: 0,
            first_wrong: None,
            repeated: 0,
            first_repeat: None,
            solutions: BTreeMap::new(),
        }
    }

    /// How many boards it has seen.
    pub fn presented(&self) -> u64 {
        self.presented
    }

    /// Boards have been presented, each for the first time.
    pub fn hear(&mut self, boards: impl Iterator<Item = Presented>) {
        for board in boards {
            self.presented += 1;
            if geometry::is_solution(usize::from(self.n.get()), &board.columns) {
                self.accept(board);
            } else if let Some(flaw) = flaw(self.n, &board.columns) {
                self.refuse(board, flaw);
            }
        }
    }

    fn refuse(&mut self, board: Presented, flaw: Flaw) {
        self.wrong += 1;
        self.first_wrong.get_or_insert(WrongBoard {
            position: board.position,
            columns: board.columns,
            flaw,
        });
    }

    fn accept(&mut self, board: Presented) {
        let columns: Columns = board.columns.iter().map(|column| *column as u8).collect();
        let room = self.solutions.len() < MOST_REMEMBERED;
        match self.solutions.entry(columns) {
            Entry::Occupied(known) => {
                self.repeated += 1;
                self.first_repeat.get_or_insert_with(|| Repeat {
                    position: board.position,
                    before: *known.get(),
                    columns: known.key().to_vec(),
                });
            }
            Entry::Vacant(place) if room => {
                place.insert(board.position);
            }
            Entry::Vacant(_) => {}
        }
    }

    /// What is known; of missing solutions only when the run has ended.
    pub fn verdict(&self, run: Run) -> Verdict {
        let completeness = match run {
            Run::Underway => Completeness::Unknown,
            Run::Ended => self.completeness(),
        };
        Verdict {
            presented: self.presented,
            wrong: self.wrong,
            first_wrong: self.first_wrong.clone(),
            repeated: self.repeated,
            first_repeat: self.first_repeat.clone(),
            completeness,
        }
    }

    fn completeness(&self) -> Completeness {
        if self.n.get() > LARGEST_LISTED {
            return Completeness::Unknown;
        }
        let (mut all, mut first) = (0, None);
        solutions(self.n.get(), |columns| {
            all += 1;
            if first.is_none() && !self.solutions.contains_key(columns) {
                first = Some(columns.to_vec());
            }
        });
        match first {
            None => Completeness::Whole(all),
            Some(first) => Completeness::Missing {
                found: self.solutions.len() as u64,
                all,
                first,
            },
        }
    }
}

/// Whether a run is known to its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Run {
    /// There is more to explore.
    Underway,
    /// It has ended, by itself or by an error.
    Ended,
}

/// Lists the solutions of a board of size n, at most 32, in lexicographic order.
fn solutions(n: u8, mut each: impl FnMut(&[u8])) {
    let all = u32::MAX >> (32 - u32::from(n));
    let mut columns = vec![0_u8; usize::from(n)];
    // For each row at work: the columns left to try, and what the queens above attack.
    let mut rows = vec![(all, 0_u32, 0_u32, 0_u32)];
    while let Some((left, taken, falling, rising)) = rows.last_mut() {
        let queen = *left & left.wrapping_neg();
        if queen == 0 {
            rows.pop();
            continue;
        }
        *left &= !queen;
        let next = (
            *taken | queen,
            (*falling | queen) << 1,
            (*rising | queen) >> 1,
        );
        let row = rows.len() - 1;
        columns[row] = queen.trailing_zeros() as u8 + 1;
        if row + 1 == usize::from(n) {
            each(&columns);
        } else {
            let free = all & !(next.0 | next.1 | next.2);
            rows.push((free, next.0, next.1, next.2));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{counting::count_solutions, geometry::Line};

    fn size(n: u8) -> BoardSize {
        BoardSize::new(n).unwrap()
    }

    #[test]
    fn all_solutions_are_listed_in_order() {
        for n in 1..=9 {
            let mut listed: Vec<Vec<u8>> = Vec::new();
            solutions(n, |columns| listed.push(columns.to_vec()));
            assert_eq!(Some(listed.len() as u64), count_solutions(size(n)), "{n}");
            assert!(listed.is_sorted_by(|one, other| one < other), "{n}");
            for columns in listed {
                let columns: Vec<i64> = columns.into_iter().map(i64::from).collect();
                assert!(geometry::is_solution(usize::from(n), &columns));
            }
        }
    }

    #[test]
    fn a_flaw_is_named_by_what_is_wrong_first() {
        let attack = |row, with, kind| Some(Flaw::Attack(Conflict { row, with, kind }));
        for (columns, expected) in [
            (&[2, 4, 1, 3][..], None),
            (&[1, 2, 3, 4], attack(2, 1, Line::Diagonal)),
            (&[1, 3, 1, 4], attack(3, 1, Line::Column)),
            (&[2, 4, 1], Some(Flaw::Rows(3))),
            (&[2, 4, 1, 5], Some(Flaw::Column { row: 4, column: 5 })),
            (&[0, 0, 1, 3], Some(Flaw::Column { row: 1, column: 0 })),
            (
                &[-300, 4, 1, 3],
                Some(Flaw::Column {
                    row: 1,
                    column: -300,
                }),
            ),
        ] {
            assert_eq!(flaw(size(4), columns), expected, "{columns:?}");
        }
    }
}
