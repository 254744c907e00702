//! Where things are on the drawing of the table.

use crate::pictures::cover::{Constraint, Kind};

/// The width of the squares' names.
pub const LABEL: f64 = 50.0;

/// The height of a line, and the least width of a column.
pub const PITCH: f64 = 15.0;

/// Where the root is, from the left.
pub const ROOT: f64 = LABEL - 9.0;

/// Where the chain of headers is.
pub const CHAIN: f64 = 48.0;

/// Where the numbers of the headers stand.
pub const NUMBERS: f64 = 66.0;

/// Where their sizes stand.
pub const SIZES: f64 = 82.0;

/// Where the options begin.
pub const TOP: f64 = 90.0;

/// What the columns of a small table share.
const WIDTH: f64 = 330.0;

/// Between rows and columns, and between the two kinds of diagonals.
const GAP: f64 = 5.0;

/// Between what must be covered and what may be.
const WIDE: f64 = 10.0;

/// Where things are on a board of size n.
pub struct Grid {
    n: u8,
    /// The width of a column.
    pub pitch: f64,
}

impl Grid {
    /// Where things are on a board of size n.
    pub fn of(n: u8) -> Grid {
        Grid {
            n,
            pitch: (WIDTH / f64::from(6 * n - 2)).max(PITCH),
        }
    }

    /// The middle of a header's column.
    pub fn x(&self, header: usize) -> f64 {
        let gap = match Constraint::of(header, self.n).map(Constraint::kind) {
            Some(Kind::Rows) | None => 0.0,
            Some(Kind::Columns) => GAP,
            Some(Kind::Antis) => GAP + WIDE,
            Some(Kind::Mains) => GAP + WIDE + GAP,
        };
        LABEL + gap + (header as f64 - 0.5) * self.pitch
    }

    /// The middle of an option's line.
    pub fn y(option: usize) -> f64 {
        TOP + (option as f64 + 0.5) * PITCH
    }

    /// The right edge.
    pub fn right(&self) -> f64 {
        self.extent(Kind::Mains).1
    }

    /// The lower edge.
    pub fn bottom(&self) -> f64 {
        TOP + f64::from(self.n) * f64::from(self.n) * PITCH
    }

    /// The left and the right edge of a kind of headers.
    pub fn extent(&self, kind: Kind) -> (f64, f64) {
        let n = usize::from(self.n);
        let (first, last) = match kind {
            Kind::Rows => (1, n),
            Kind::Columns => (n + 1, 2 * n),
            Kind::Antis => (2 * n + 1, 4 * n - 1),
            Kind::Mains => (4 * n, 6 * n - 2),
        };
        let half = self.pitch / 2.0;
        (self.x(first) - half, self.x(last) + half)
    }
}
