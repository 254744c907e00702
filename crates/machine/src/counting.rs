//! How many solutions there are, without listing them. It knows nothing of
//! programs, machines and moments: it counts in the fewest operations we know
//! of, where the programs show how a search works.
//!
//! # The derivation
//!
//! Cut the board between two rows into a top and a bottom half of h = ⌊n / 2⌋
//! rows each; if n is odd, one middle row is left between them. A solution is a
//! placement of h queens on top, one below, and for odd n a queen between, such
//! that the three share no column and no diagonal.
//!
//! **What a half must tell.** To know whether a top and a bottom go together one
//! needs the columns that each of them uses, and the diagonals on which each of
//! them reaches over the cut; nothing else. Both are masks of n bits
//! ([`search::Shadow`]). Flipped upside down, a bottom half is a top half, so one
//! list of halves serves for both, and the flip turns its diagonals into
//! antidiagonals ([`join::Crossing::upside_down`]).
//!
//! **Joining.** The columns of the bottom are the complement of those of the
//! top (and of the middle queen's column). So the halves are listed by their
//! set of columns ([`halves::Halves`]), and only the lists of two complementary
//! sets are compared, each half of one with each of the other: a pair is a
//! solution if the masks of their crossing diagonals are disjoint. There are
//! many pairs, 6 · 10^9 for n = 16, but a pair costs one `and` of 32 bits and
//! eight of them go at once, and sorting both lists by the four diagonals most
//! used leaves out two pairs of three beforehand ([`join`]).
//!
//! **Symmetry.** The mirror image of a solution and the board upside down are
//! solutions too. So it suffices to count one solution of four, or for a
//! symmetric case one of two.
//!
//! **Memory.** The lists of n = 18 hold 319 million halves. So some columns are
//! pinned: it is laid down which of the pinned columns the top uses (then the
//! bottom uses the others), and each such [`Chunk`] is counted by itself. No half
//! is listed for two chunks on the same side, so the chunks cost little time,
//! and the largest needs about 50 MB. The symmetries act on the chunks, and one
//! chunk of each orbit is counted.
//!
//! The idea of joining halves of a board by their columns and diagonals is also
//! behind the fastest counts on CPUs, such as Evgeny Kluev's, which joins
//! quarters; this version is our own.

mod halves;
mod join;
mod search;

use crate::board::BoardSize;
use halves::Halves;
use join::{Crossing, Join};
use search::Wanted;

/// Up to this size a plain search takes less than a millisecond.
const LARGEST_SEARCHED: u8 = 9;

/// The largest size whose crossing diagonals fit the words of the join.
const LARGEST_JOINED: u8 = 18;

/// The number of solutions for a board of size 1 to 18, mirror images counted
/// separately (OEIS A000170); `None` for larger boards. Natively n = 16 takes
/// about a third of a second and n = 18 about ten seconds, with some 50 MB.
pub fn count_solutions(n: BoardSize) -> Option<u64> {
    let n = n.get();
    if n <= LARGEST_SEARCHED {
        Some(search_through(n))
    } else if n <= LARGEST_JOINED {
        Some(join_halves(n, pinned_width(n)))
    } else {
        None
    }
}

/// Counts by placing all rows one after the other.
fn search_through(n: u8) -> u64 {
    let mut solutions = 0;
    search::place(n, n, Wanted::any(n), |_| solutions += 1);
    solutions
}

/// How many columns to pin, measured: each one halves the lists, but the more
/// there are the longer one searches for the halves that use a pattern of them.
const fn pinned_width(n: u8) -> u8 {
    match n {
        0..=15 => 2,
        16 | 17 => 4,
        18.. => 8,
    }
}

/// Counts by joining halves, with so many pinned columns: an even number up to
/// n for even n, 1 to ⌊n / 2⌋ for odd n.
fn join_halves(n: u8, pinned: u8) -> u64 {
    let chunks = if n.is_multiple_of(2) {
        even_chunks(n, pinned)
    } else {
        odd_chunks(n, pinned)
    };
    let mut join = Join::new(n);
    chunks.iter().map(|chunk| chunk.count(n, &mut join)).sum()
}

/// A part of the count that needs only a part of the halves.
struct Chunk {
    /// The pinned columns.
    pinned: u32,
    /// Those of them that the top half uses.
    top: u32,
    /// The middle row's queens for which to count, with how many solutions each
    /// solution found stands for; for even n the one entry without a queen.
    middles: Vec<Middle>,
}

/// A middle row, with the number of solutions that each one found there stands for.
struct Middle {
    /// The bit of the queen's column, or 0 if there is no middle row.
    queen: u32,
    /// How many images under mirror and flip the case has, this one included.
    images: u64,
}

impl Chunk {
    /// The solutions for which this chunk stands.
    fn count(&self, n: u8, join: &mut Join) -> u64 {
        let all = search::all_columns(n);
        let tops = Halves::list(n, self.pinned, self.top);
        let bottoms = Halves::list(n, self.pinned, self.pinned & !self.top);
        let mut solutions = 0;
        for columns in 0..=all {
            let top = tops.over(columns);
            if top.is_empty() {
                continue;
            }
            for middle in &self.middles {
                if columns & middle.queen != 0 {
                    continue;
                }
                let bottom = bottoms.over(all & !columns & !middle.queen);
                let fits = |crossing: &&Crossing| crossing.avoids(middle.queen);
                solutions += middle.images
                    * join.count(
                        top.iter().filter(fits).copied(),
                        bottom.iter().filter(fits).map(|c| c.upside_down(n)),
                    );
            }
        }
        solutions
    }
}

/// The chunks of an even board: the pinned columns lie in the middle, so that
/// the mirror maps them to themselves, and of the patterns that mirror and flip
/// make of each other the smallest is counted.
fn even_chunks(n: u8, width: u8) -> Vec<Chunk> {
    let pinned = (search::all_columns(width)) << ((n - width) / 2);
    let mirror = |columns: u32| columns.reverse_bits() >> (32 - u32::from(n));
    let flip = |columns: u32| pinned & !columns;
    subsets(pinned)
        .filter_map(|top| {
            let mut images = [top, flip(top), mirror(top), flip(mirror(top))];
            images.sort_unstable();
            let distinct = 1 + images.windows(2).filter(|pair| pair[0] != pair[1]).count();
            (images[0] == top).then(|| Chunk {
                pinned,
                top,
                middles: vec![Middle {
                    queen: 0,
                    images: distinct as u64,
                }],
            })
        })
        .collect()
}

/// The chunks of an odd board. The mirror brings the middle row's queen to the
/// left half or leaves it in the centre; the pinned columns lie right of the
/// centre, where it cannot be. The flip exchanges what the halves use of them.
fn odd_chunks(n: u8, width: u8) -> Vec<Chunk> {
    let centre = n / 2;
    let pinned = search::all_columns(width) << (centre + 1);
    subsets(pinned)
        .filter(|&top| top < pinned & !top)
        .map(|top| Chunk {
            pinned,
            top,
            middles: (0..=centre)
                .map(|column| Middle {
                    queen: 1 << column,
                    images: if column == centre { 2 } else { 4 },
                })
                .collect(),
        })
        .collect()
}

/// All subsets of a mask, the empty one first.
fn subsets(mask: u32) -> impl Iterator<Item = u32> {
    let mut next = Some(0_u32);
    std::iter::from_fn(move || {
        let subset = next?;
        // Subtracting the mask adds 1 while the bits outside pass the carry on.
        let following = subset.wrapping_sub(mask) & mask;
        next = (following != 0).then_some(following);
        Some(subset)
    })
}

#[cfg(test)]
mod tests;
