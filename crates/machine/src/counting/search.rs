//! Placing queens row by row, with the attacked squares in masks. It knows
//! nothing of halves and chunks.

/// The most rows that a search places.
const MOST_ROWS: usize = 18;

/// The squares of the next row that the queens above attack; in each mask bit
/// c is column c + 1.
#[derive(Clone, Copy)]
pub struct Shadow {
    /// Straight down: the columns in use.
    pub columns: u32,
    /// Along diagonals, where row - column is equal: one bit up for each row.
    /// Bit 0 is never set.
    pub diagonals: u32,
    /// Along antidiagonals, where row + column is equal: one bit down for each
    /// row. The bit of column n is never set.
    pub antidiagonals: u32,
}

impl Shadow {
    /// Above row 1 there are no queens.
    const NONE: Shadow = Shadow {
        columns: 0,
        diagonals: 0,
        antidiagonals: 0,
    };

    /// The shadow one row further down, with a queen on this row.
    fn below(self, queen: u32, all: u32) -> Shadow {
        Shadow {
            columns: self.columns | queen,
            diagonals: (self.diagonals | queen) << 1 & all,
            antidiagonals: (self.antidiagonals | queen) >> 1,
        }
    }
}

/// Which columns the placed queens shall use.
#[derive(Clone, Copy)]
pub struct Wanted {
    /// The columns that may be used.
    pub allowed: u32,
    /// Those of them that must be used.
    pub needed: u32,
}

impl Wanted {
    /// Every column may be used, and none must be.
    pub const fn any(n: u8) -> Wanted {
        Wanted {
            allowed: all_columns(n),
            needed: 0,
        }
    }
}

/// A row at work.
#[derive(Clone, Copy)]
struct Level {
    /// What the rows above attack.
    shadow: Shadow,
    /// The columns left to try.
    choices: u32,
    /// How many of this row and those below need not use a needed column.
    spare: u32,
}

impl Level {
    /// The row below the queens that cast the shadow.
    fn new(shadow: Shadow, spare: u32, wanted: Wanted) -> Level {
        let attacked = shadow.columns | shadow.diagonals | shadow.antidiagonals;
        let wanted = if spare == 0 {
            wanted.needed
        } else {
            wanted.allowed
        };
        Level {
            shadow,
            choices: wanted & !attacked,
            spare,
        }
    }

    /// Takes the leftmost column left to try.
    fn take(&mut self) -> u32 {
        let queen = self.choices & self.choices.wrapping_neg();
        self.choices ^= queen;
        queen
    }
}

/// The mask of the columns 1 to n, for n up to 31.
pub const fn all_columns(n: u8) -> u32 {
    (1 << n) - 1
}

/// Calls `visit` with the shadow of every placement of queens on the first
/// `rows` rows, 1 to 18, of a board of size n that uses the columns wanted.
pub fn place(n: u8, rows: u8, wanted: Wanted, mut visit: impl FnMut(Shadow)) {
    let all = all_columns(n);
    let last = usize::from(rows) - 1;
    let Some(spare) = u32::from(rows).checked_sub(wanted.needed.count_ones()) else {
        return;
    };
    // A stack of our own, because recursion is a third slower in wasm.
    let mut levels = [Level::new(Shadow::NONE, spare, wanted); MOST_ROWS];
    let mut row = 0;
    loop {
        if row == last {
            let level = &mut levels[row];
            while level.choices != 0 {
                let queen = level.take();
                visit(level.shadow.below(queen, all));
            }
        }
        let level = &mut levels[row];
        if level.choices != 0 {
            let queen = level.take();
            let spare = level.spare - u32::from(queen & wanted.needed == 0);
            let next = Level::new(level.shadow.below(queen, all), spare, wanted);
            row += 1;
            levels[row] = next;
        } else if row == 0 {
            return;
        } else {
            row -= 1;
        }
    }
}
