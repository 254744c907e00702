//! The queens as the events of a run tell of them, never as an array holds
//! them: it may hold stale values.

use crate::{
    code::MarkerCode,
    geometry::{self, Line},
    moment::{Active, Arrival, Board, BoardRow},
};

/// No row or column.
const NOWHERE: i64 = -1;

/// Room for the rows of the largest board, numbered from 1.
const ROWS: usize = 64;

/// The place of no line.
const NO_LINE: u8 = u8::MAX;

/// How many lines of one kind there may be.
const LINES: usize = 64;

/// The queens shown, and what is known of their squares.
#[derive(Clone, Debug, PartialEq)]
pub struct Queens {
    n: u8,
    /// The column of each row's queen; 0 without one.
    columns: [u8; ROWS],
    /// Bit i: the queen of row i was found free of conflict.
    placed: u64,
    /// Bit j − 1: column j was rejected in this row.
    rejected: [u32; ROWS],
    /// Bit j − 1: a queen stood in column j of this row and was taken off again.
    explored: [u32; ROWS],
    /// The row and column at work, whatever the program says they are.
    active: (i64, i64),
    /// Whether the program has come back to it and not looked at a square since.
    arrival: Arrival,
    /// How many placed queens stand on each line, by [`place_of`].
    taken: [u8; 256],
    /// The first marker line read since the try on which a placed queen stands.
    blocker: u8,
    /// Whether a queen has been set without a test.
    puts: bool,
}

const KINDS: [Line; 3] = [Line::Column, Line::Diagonal, Line::Antidiagonal];

/// The place of the lines of a kind among all, and what to add to the number of
/// a line for its place among those of its kind.
pub const fn places(kind: Line) -> (u8, i64) {
    match kind {
        Line::Column => (0, -1),
        Line::Diagonal => (LINES as u8, 31),
        Line::Antidiagonal => (2 * LINES as u8, -2),
    }
}

/// The place among all lines of the one of a kind that goes through a square of a board.
#[inline(always)]
const fn place_of(kind: Line, row: usize, column: u8) -> u8 {
    let (first, add) = places(kind);
    first + (kind.number(row as i64, column as i64) + add) as u8
}

impl Queens {
    pub fn new(n: u8) -> Queens {
        Queens {
            n,
            columns: [0; ROWS],
            placed: 0,
            rejected: [0; ROWS],
            explored: [0; ROWS],
            active: (NOWHERE, NOWHERE),
            arrival: Arrival::Forward,
            taken: [0; 256],
            blocker: NO_LINE,
            puts: false,
        }
    }

    /// The side of the board.
    pub fn board_size(&self) -> u8 {
        self.n
    }

    #[inline(always)]
    fn row(&self, row: i64) -> Option<usize> {
        ((row as u64).wrapping_sub(1) < u64::from(self.n)).then_some(row as usize % ROWS)
    }

    #[inline(always)]
    fn column(&self, column: i64) -> Option<u8> {
        ((column as u64).wrapping_sub(1) < u64::from(self.n)).then_some(column as u8)
    }

    #[inline(always)]
    fn is_placed(&self, row: usize) -> bool {
        self.placed >> row & 1 == 1
    }

    #[inline(always)]
    fn count_lines(&mut self, row: usize, column: u8, change: impl Fn(u8) -> u8) {
        for kind in KINDS {
            let taken = &mut self.taken[usize::from(place_of(kind, row, column))];
            *taken = change(*taken);
        }
    }

    /// Takes the queen off a row; true if it had been placed.
    #[inline(always)]
    fn clear(&mut self, row: usize) -> bool {
        let was_placed = self.is_placed(row);
        if was_placed {
            let column = self.columns[row];
            self.explored[row] |= 1 << (column - 1);
            self.placed &= !(1 << row);
            self.count_lines(row, column, |queens| queens.wrapping_sub(1));
        }
        self.columns[row] = 0;
        was_placed
    }

    /// A square is put to the test. True if a placed queen of its row was taken off for it.
    #[inline(always)]
    pub fn tries(&mut self, row: i64, column: i64) -> bool {
        self.blocker = NO_LINE;
        self.active = (row, column);
        self.arrival = Arrival::Forward;
        let tested = self.column(column).unwrap_or(0);
        match self.row(row) {
            Some(row) => {
                let removed = self.clear(row);
                self.columns[row] = tested;
                removed
            }
            None => false,
        }
    }

    /// Whether a column belongs to the board.
    #[inline(always)]
    pub fn is_column(&self, column: i64) -> bool {
        self.column(column).is_some()
    }

    /// A queen is set without a test.
    pub fn put(&mut self, row: i64, column: i64) {
        self.puts = true;
        self.tries(row, column);
    }

    /// The square is found free of conflict. True if a placed queen of its row was taken
    /// off for it.
    #[inline(always)]
    pub fn place(&mut self, row: i64, column: i64) -> bool {
        self.active = (row, column);
        self.arrival = Arrival::Forward;
        let (Some(row), Some(column)) = (self.row(row), self.column(column)) else {
            return false;
        };
        let mut removed = false;
        if self.columns[row] != column || self.is_placed(row) {
            removed = self.clear(row);
            self.columns[row] = column;
        }
        self.placed |= 1 << row;
        self.count_lines(row, column, |queens| queens.wrapping_add(1));
        removed
    }

    /// Whether every row has its queen: by placements, for which the program vouches, or
    /// else without any conflict among them.
    #[inline(always)]
    pub fn are_complete(&self) -> bool {
        // The last rows are the last to be filled by most programs.
        let mut rows = (1..=usize::from(self.n)).rev();
        rows.all(|row| self.columns[row] != 0)
            && (!self.puts || geometry::is_solution(usize::from(self.n), &self.columns()))
    }

    /// No column of a row is left: a queen under test there is taken off.
    pub fn stuck(&mut self, row: i64) {
        self.active = (row, NOWHERE);
        self.arrival = Arrival::Forward;
        if let Some(row) = self.row(row)
            && !self.is_placed(row)
        {
            self.columns[row] = 0;
        }
    }

    /// The square is rejected.
    #[inline(always)]
    pub fn conflict(&mut self, row: i64, column: i64) {
        self.active = (row, column);
        self.arrival = Arrival::Forward;
        if let (Some(row), Some(column)) = (self.row(row), self.column(column)) {
            self.rejected[row] |= 1 << (column - 1);
        }
    }

    /// The queen of a row is taken off. True if it had been placed.
    pub fn remove(&mut self, row: i64) -> bool {
        let Some(place) = self.row(row) else {
            return false;
        };
        let column = self.columns[place];
        self.active = (
            row,
            if column == 0 {
                NOWHERE
            } else {
                i64::from(column)
            },
        );
        self.clear(place)
    }

    /// A row is left for another, most often the one before. True if a placed queen was
    /// taken off.
    pub fn backtrack(&mut self, row: i64, to: i64) -> bool {
        let removed = match self.row(row) {
            Some(row) => {
                let removed = self.clear(row);
                self.rejected[row] = 0;
                self.explored[row] = 0;
                removed
            }
            None => false,
        };
        let column = self
            .row(to)
            .map(|row| self.columns[row])
            .filter(|column| *column != 0);
        self.active = (to, column.map_or(NOWHERE, i64::from));
        self.arrival = Arrival::Back;
        removed
    }

    /// A program without marks writes a queen's column into its array.
    pub fn write(&mut self, row: i64, column: i64) {
        let Some(place) = self.row(row) else { return };
        self.active = (row, column);
        self.arrival = Arrival::Forward;
        self.columns[place..].fill(0);
        self.columns[place] = self.column(column).unwrap_or(0);
    }

    /// A cell of a marker array is read. Without branches, which nobody could foresee.
    #[inline(always)]
    pub fn read(&mut self, marker: MarkerCode, index: i64) {
        let line = index.wrapping_add(marker.shift);
        let place = marker.first.wrapping_add(line as u8);
        let first = self.blocker == NO_LINE;
        let on_board = (line as u64) < LINES as u64;
        let taken = self.taken[usize::from(place)] != 0;
        let found = u8::from(first & on_board & taken).wrapping_neg();
        self.blocker = (self.blocker & !found) | (place & found);
    }

    fn placed_rows(&self) -> impl Iterator<Item = usize> + '_ {
        (1..=usize::from(self.n)).filter(|row| self.is_placed(*row))
    }

    /// The row of the queen that took the first marker line read.
    pub fn blocking_row(&self) -> Option<i64> {
        let line = Some(self.blocker).filter(|line| *line != NO_LINE)?;
        let on_line = |row: &usize| {
            KINDS
                .iter()
                .any(|kind| place_of(*kind, *row, self.columns[*row]) == line)
        };
        self.placed_rows().find(on_line).map(|row| row as i64)
    }

    /// The first row whose queen shares a line with a square.
    pub fn attacking_row(&self, row: i64, column: i64) -> Option<i64> {
        (1..=i64::from(self.n)).find(|other| self.shared(row, column, *other).is_some())
    }

    /// The line that a square shares with the queen shown in another row.
    pub fn shared(&self, row: i64, column: i64, with: i64) -> Option<Line> {
        let other = self.columns[self.row(with).filter(|_| with != row)?];
        if other == 0 {
            None
        } else {
            geometry::shared((row, column), (with, i64::from(other)))
        }
    }

    /// The columns of all rows; 0 where no queen is shown.
    pub fn columns(&self) -> Vec<i64> {
        self.columns[1..=usize::from(self.n)]
            .iter()
            .map(|column| i64::from(*column))
            .collect()
    }

    /// The row at work, 0 to n.
    #[inline(always)]
    pub fn active_row(&self) -> Option<u8> {
        u8::try_from(self.active.0)
            .ok()
            .filter(|row| *row <= self.n)
    }

    /// The column of the queen shown in a row; 0 without one.
    #[inline(always)]
    pub fn queen(&self, row: u8) -> u8 {
        self.row(i64::from(row)).map_or(0, |row| self.columns[row])
    }

    /// Whether queens stand placed in these columns, by row from row 1, 0 for a row
    /// without one, and no other is shown.
    pub fn stand(&self, columns: &[u8]) -> bool {
        let mut rows = 1..=usize::from(self.n);
        rows.all(|row| {
            let column = columns.get(row - 1).copied().unwrap_or(0);
            self.columns[row] == column && self.is_placed(row) == (column != 0)
        })
    }

    /// What is shown of the board.
    pub fn board(&self) -> Board {
        let rows = (1..=usize::from(self.n)).map(|row| BoardRow {
            queen: Some(self.columns[row]).filter(|column| *column != 0),
            placed: self.is_placed(row),
            rejected: u64::from(self.rejected[row]) << 1,
            explored: u64::from(self.explored[row]) << 1,
        });
        let within = |place: i64, last: u8| u8::try_from(place).ok().filter(|place| *place <= last);
        let (row, column) = self.active;
        let active = within(row, self.n).map(|row| Active {
            row,
            column: within(column, self.n + 1),
            arrival: self.arrival,
        });
        Board {
            rows: rows.collect(),
            active,
        }
    }
}
