//! Counting the pairs of a top and a bottom half that go together. It knows
//! nothing of columns: the halves that it gets share none.

use super::search::Shadow;

/// The diagonals on which a half reaches the row after its last one.
#[derive(Clone, Copy)]
pub struct Crossing {
    /// As [`Shadow::diagonals`].
    diagonals: u32,
    /// As [`Shadow::antidiagonals`].
    antidiagonals: u32,
}

impl Crossing {
    /// A half without queens.
    pub const NONE: Crossing = Crossing {
        diagonals: 0,
        antidiagonals: 0,
    };

    /// What a half's shadow says of its diagonals.
    pub fn of(half: Shadow) -> Crossing {
        Crossing {
            diagonals: half.diagonals,
            antidiagonals: half.antidiagonals,
        }
    }

    /// Whether no diagonal of the half meets a queen on the row after it.
    pub fn avoids(self, queen: u32) -> bool {
        (self.diagonals | self.antidiagonals) & queen == 0
    }

    /// The same half upside down, as the bottom of a board of size n, with each
    /// diagonal numbered by its square on the row after the top half.
    ///
    /// Upside down, a diagonal is an antidiagonal. For odd n the row after the
    /// half, from below, is the middle row, which is also the row after the top.
    /// For even n it is the last row of the top, and on its way to the row after
    /// the top a diagonal moves by one column more.
    pub fn upside_down(self, n: u8) -> Crossing {
        let shift = u32::from(n.is_multiple_of(2));
        Crossing {
            diagonals: self.antidiagonals << shift,
            antidiagonals: self.diagonals >> shift,
        }
    }
}

/// How many diagonals of each direction choose the bucket.
const BUCKET_DIAGONALS: u32 = 2;
/// The number of buckets: one for each set of those diagonals.
const BUCKETS: usize = 1 << (2 * BUCKET_DIAGONALS);

/// Compares two lists of halves, for one size of board.
///
/// The middle diagonals are used most. So the lists are first sorted into
/// buckets by the two middle ones of each direction, and only the pairs of
/// buckets that have none of the four in common are compared: 81 of 256. What is
/// left of the masks fits into 32 bits up to n = 18, 16 for each direction.
pub struct Join {
    /// The lower of the middle diagonals that choose the bucket.
    middle: u32,
    tops: Buckets,
    bottoms: Buckets,
}

impl Join {
    /// A join for boards of size n, up to 18.
    pub fn new(n: u8) -> Join {
        Join {
            middle: (u32::from(n) - BUCKET_DIAGONALS) / 2,
            tops: Buckets::default(),
            bottoms: Buckets::default(),
        }
    }

    /// The number of pairs of a top and a bottom that have no diagonal in common.
    pub fn count(
        &mut self,
        tops: impl Iterator<Item = Crossing>,
        bottoms: impl Iterator<Item = Crossing>,
    ) -> u64 {
        let middle = self.middle;
        self.tops
            .fill(tops.map(|crossing| Sorted::new(crossing, middle)));
        self.bottoms
            .fill(bottoms.map(|crossing| Sorted::new(crossing, middle)));
        let mut pairs = 0;
        for top in 0..BUCKETS {
            let rests = self.tops.get(top);
            if rests.is_empty() {
                continue;
            }
            for bottom in (0..BUCKETS).filter(|bottom| bottom & top == 0) {
                pairs += disjoint_pairs(rests, self.bottoms.get(bottom));
            }
        }
        pairs
    }
}

/// A crossing taken apart into the diagonals that choose its bucket and the rest.
#[derive(Clone, Copy)]
struct Sorted {
    bucket: u8,
    rest: u32,
}

impl Sorted {
    fn new(crossing: Crossing, middle: u32) -> Sorted {
        let (low, diagonals) = take_middle(crossing.diagonals, middle);
        let (high, antidiagonals) = take_middle(crossing.antidiagonals, middle);
        Sorted {
            bucket: (low | high << BUCKET_DIAGONALS) as u8,
            rest: diagonals | antidiagonals << 16,
        }
    }
}

/// The bits of a mask that choose the bucket, and the others moved together.
fn take_middle(mask: u32, middle: u32) -> (u32, u32) {
    let taken = mask >> middle & ((1 << BUCKET_DIAGONALS) - 1);
    let below = mask & ((1 << middle) - 1);
    let above = mask >> (middle + BUCKET_DIAGONALS) << middle;
    (taken, above | below)
}

/// A list of halves in the order of their buckets. It is filled again and again,
/// so that its memory is asked for once.
#[derive(Default)]
struct Buckets {
    unsorted: Vec<Sorted>,
    rests: Vec<u32>,
    /// For each bucket the place after its last rest.
    ends: [u32; BUCKETS],
}

impl Buckets {
    fn fill(&mut self, crossings: impl Iterator<Item = Sorted>) {
        self.unsorted.clear();
        self.unsorted.extend(crossings);
        let mut counts = [0; BUCKETS];
        for sorted in &self.unsorted {
            counts[usize::from(sorted.bucket)] += 1;
        }
        // Each end starts as the place of the bucket's first rest and moves on
        // with every rest that comes in.
        let mut start = 0;
        for (end, count) in self.ends.iter_mut().zip(counts) {
            *end = start;
            start += count;
        }
        self.rests.clear();
        self.rests.resize(self.unsorted.len(), 0);
        for sorted in &self.unsorted {
            let end = &mut self.ends[usize::from(sorted.bucket)];
            self.rests[*end as usize] = sorted.rest;
            *end += 1;
        }
    }

    fn get(&self, bucket: usize) -> &[u32] {
        let start = if bucket == 0 {
            0
        } else {
            self.ends[bucket - 1]
        };
        &self.rests[start as usize..self.ends[bucket] as usize]
    }
}

/// The number of pairs of masks without a bit in common. Eight masks of the
/// longer list are held in registers while the shorter one passes by, which
/// compilers turn into vector operations.
fn disjoint_pairs(a: &[u32], b: &[u32]) -> u64 {
    let (long, short) = if a.len() < b.len() { (b, a) } else { (a, b) };
    let (blocks, remainder) = long.as_chunks::<8>();
    let mut pairs = 0;
    for block in blocks {
        // Eight times the length of a list stays far below 2^32.
        let mut found = 0u32;
        for y in short {
            found += block.iter().map(|x| u32::from(x & y == 0)).sum::<u32>();
        }
        pairs += u64::from(found);
    }
    for x in remainder {
        pairs += short.iter().map(|y| u64::from(x & y == 0)).sum::<u64>();
    }
    pairs
}
