//! The queens as the events of a run tell of them, never as an array holds
//! them: it may hold stale values.

use crate::{
    geometry::{self, Line},
    moment::{Active, Board, BoardRow},
};

/// The rows of the largest board and one above, so that row i is number i.
const ROWS: usize = 33;

/// The queens shown, and what is known of their squares.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Queens {
    n: u8,
    /// The column of each row's queen; 0 without one.
    columns: [u8; ROWS],
    /// Bit i: the queen of row i was found free of conflict.
    placed: u64,
    /// Bit j − 1: column j was rejected in this row.
    rejected: [u32; ROWS],
    /// Bit j − 1: a queen stood in column j of this row and was taken off again.
    explored: [u32; ROWS],
    active: Option<Active>,
    /// Of each kind of line those on which a placed queen stands, by [`bit`].
    occupied: [u64; 3],
    /// The first marker line read since the try on which a placed queen stands.
    blocker: Option<(Line, u8)>,
}

/// The bit of a line among all of its kind, if it crosses a board of 32.
fn bit(kind: Line, number: i64) -> Option<u8> {
    let bit = match kind {
        Line::Column => number - 1,
        Line::Diagonal => number + 31,
        Line::Antidiagonal => number - 2,
    };
    u8::try_from(bit).ok().filter(|bit| *bit < 64)
}

const KINDS: [Line; 3] = [Line::Column, Line::Diagonal, Line::Antidiagonal];

impl Queens {
    pub fn new(n: u8) -> Queens {
        Queens {
            n,
            columns: [0; ROWS],
            placed: 0,
            rejected: [0; ROWS],
            explored: [0; ROWS],
            active: None,
            occupied: [0; 3],
            blocker: None,
        }
    }

    /// The side of the board.
    pub fn board_size(&self) -> u8 {
        self.n
    }

    fn row(&self, row: i64) -> Option<usize> {
        usize::try_from(row).ok().filter(|row| (1..=usize::from(self.n)).contains(row))
    }

    fn column(&self, column: i64) -> Option<u8> {
        u8::try_from(column).ok().filter(|column| (1..=self.n).contains(column))
    }

    fn look_at(&mut self, row: i64, column: Option<i64>) {
        let Some(row) = u8::try_from(row).ok().filter(|row| *row <= self.n) else { return };
        let column = column.and_then(|column| u8::try_from(column).ok()).filter(|column| *column <= self.n + 1);
        self.active = Some(Active { row, column });
    }

    /// Takes the queen off a row; true if it had been placed.
    fn clear(&mut self, row: usize) -> bool {
        let was_placed = self.placed >> row & 1 == 1;
        if was_placed {
            self.explored[row] |= 1 << (self.columns[row] - 1);
            self.placed &= !(1 << row);
            self.occupied = self.lines_of_placed();
        }
        self.columns[row] = 0;
        was_placed
    }

    fn lines_of_placed(&self) -> [u64; 3] {
        let mut occupied = [0; 3];
        for (row, column) in self.placed_queens() {
            self.occupy(&mut occupied, row, column);
        }
        occupied
    }

    fn occupy(&self, occupied: &mut [u64; 3], row: i64, column: i64) {
        for (lines, kind) in occupied.iter_mut().zip(KINDS) {
            if let Some(bit) = bit(kind, kind.number(row, column)) {
                *lines |= 1 << bit;
            }
        }
    }

    fn placed_queens(&self) -> impl Iterator<Item = (i64, i64)> + '_ {
        (1..=usize::from(self.n))
            .filter(|row| self.placed >> row & 1 == 1)
            .map(|row| (row as i64, i64::from(self.columns[row])))
    }

    /// A square is put to the test. True if a placed queen of its row was taken off for it.
    pub fn tries(&mut self, row: i64, column: i64) -> bool {
        self.blocker = None;
        self.look_at(row, Some(column));
        let tested = self.column(column);
        self.row(row).is_some_and(|row| {
            let removed = self.clear(row);
            self.columns[row] = tested.unwrap_or(0);
            removed
        })
    }

    /// Whether a column belongs to the board.
    pub fn is_column(&self, column: i64) -> bool {
        self.column(column).is_some()
    }

    /// A queen is set without a test.
    pub fn put(&mut self, row: i64, column: i64) {
        self.tries(row, column);
    }

    /// The square is found free of conflict.
    pub fn place(&mut self, row: i64, column: i64) {
        self.look_at(row, Some(column));
        if let (Some(place), Some(found)) = (self.row(row), self.column(column)) {
            if self.columns[place] != found {
                self.clear(place);
                self.columns[place] = found;
            }
            self.placed |= 1 << place;
            let mut occupied = self.occupied;
            self.occupy(&mut occupied, row, column);
            self.occupied = occupied;
        }
    }

    /// The square is rejected.
    pub fn conflict(&mut self, row: i64, column: i64) {
        self.look_at(row, Some(column));
        if let (Some(row), Some(column)) = (self.row(row), self.column(column)) {
            self.rejected[row] |= 1 << (column - 1);
        }
    }

    /// The queen of a row is taken off. True if it had been placed.
    pub fn remove(&mut self, row: i64) -> bool {
        let Some(place) = self.row(row) else { return false };
        let column = self.columns[place];
        self.look_at(row, (column != 0).then_some(i64::from(column)));
        self.clear(place)
    }

    /// A row is left for the one before. True if a placed queen was taken off.
    pub fn backtrack(&mut self, row: i64) -> bool {
        let removed = self.row(row).is_some_and(|row| {
            let removed = self.clear(row);
            self.rejected[row] = 0;
            self.explored[row] = 0;
            removed
        });
        let before = row.saturating_sub(1);
        let column = self.row(before).map(|row| self.columns[row]).filter(|column| *column != 0);
        self.look_at(before, column.map(i64::from));
        removed
    }

    /// A program without marks writes a queen's column into its array.
    pub fn write(&mut self, row: i64, column: i64) {
        let Some(place) = self.row(row) else { return };
        self.look_at(row, Some(column));
        self.columns[place..].fill(0);
        self.columns[place] = self.column(column).unwrap_or(0);
    }

    /// A cell of a marker array is read that stands for a line.
    #[inline]
    pub fn read(&mut self, kind: Line, number: i64) {
        if self.blocker.is_none()
            && let Some(bit) = bit(kind, number)
            && self.occupied[kind as usize] >> bit & 1 == 1
        {
            self.blocker = Some((kind, bit));
        }
    }

    /// The row of the queen that took the first marker line read.
    pub fn blocking_row(&self) -> Option<i64> {
        let (kind, line) = self.blocker?;
        self.placed_queens()
            .find(|(row, column)| bit(kind, kind.number(*row, *column)) == Some(line))
            .map(|(row, _)| row)
    }

    /// The first row above whose queen shares a line with a square.
    pub fn attacking_row(&self, row: i64, column: i64) -> Option<i64> {
        (1..row.min(i64::from(self.n) + 1)).find(|other| self.shared(row, column, *other).is_some())
    }

    /// The line that a square shares with the queen shown in another row.
    pub fn shared(&self, row: i64, column: i64, with: i64) -> Option<Line> {
        let other = self.columns[self.row(with).filter(|_| with != row)?];
        if other == 0 { None } else { geometry::shared((row, column), (with, i64::from(other))) }
    }

    /// The columns of all rows; 0 where no queen is shown.
    pub fn columns(&self) -> Vec<i64> {
        self.columns[1..=usize::from(self.n)].iter().map(|column| i64::from(*column)).collect()
    }

    /// What is shown of the board.
    pub fn board(&self) -> Board {
        let rows = (1..=usize::from(self.n)).map(|row| BoardRow {
            queen: Some(self.columns[row]).filter(|column| *column != 0),
            placed: self.placed >> row & 1 == 1,
            rejected: u64::from(self.rejected[row]) << 1,
            explored: u64::from(self.explored[row]) << 1,
        });
        Board { rows: rows.collect(), active: self.active }
    }
}
