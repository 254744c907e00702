//! The halves of a board, listed by the columns that they use. It knows nothing
//! of how they are joined.

use super::{
    join::Crossing,
    search::{self, Wanted},
};

/// The placements of ⌊n / 2⌋ rows that use a pattern of the pinned columns.
pub struct Halves {
    /// For each set of columns the place of its first crossing; one entry more
    /// for the end of the last.
    starts: Vec<u32>,
    /// The crossings of all halves, in the order of their columns.
    crossings: Vec<Crossing>,
}

impl Halves {
    /// Lists the halves that use, of the pinned columns, exactly those of the
    /// pattern.
    pub fn list(n: u8, pinned: u32, pattern: u32) -> Halves {
        let all = search::all_columns(n);
        let wanted = Wanted {
            allowed: all & !(pinned & !pattern),
            needed: pattern,
        };
        let sets = all as usize + 1;

        // A counting sort. Searching twice costs less than keeping the halves
        // unsorted meanwhile, and half the memory.
        let mut starts = vec![0; sets + 1];
        search::place(n, n / 2, wanted, |half| {
            starts[half.columns as usize + 1] += 1
        });
        for set in 0..sets {
            starts[set + 1] += starts[set];
        }
        let mut next = starts.clone();
        let mut crossings = vec![Crossing::NONE; starts[sets] as usize];
        search::place(n, n / 2, wanted, |half| {
            let place = &mut next[half.columns as usize];
            crossings[*place as usize] = Crossing::of(half);
            *place += 1;
        });
        Halves { starts, crossings }
    }

    /// The crossings of the halves that use exactly these columns.
    pub fn over(&self, columns: u32) -> &[Crossing] {
        let set = columns as usize;
        &self.crossings[self.starts[set] as usize..self.starts[set + 1] as usize]
    }
}
