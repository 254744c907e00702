//! Over the board while masks are worked out: in the row at work the squares that the
//! masks call taken, and the one whose bit is picked out.

use queenscope_solver::Moment;

use super::{Overlay, RowOverlay};
use crate::pictures::bits::{Bits, columns};

/// What is laid over the board.
pub fn overlay(moment: &Moment) -> Overlay {
    let Some(bits) = Bits::of(moment) else {
        return Overlay::default();
    };
    let row = |row: i64| {
        if row != bits.row {
            return RowOverlay::default();
        }
        RowOverlay {
            attacked: bits.all << 1,
            picked: bits.low.and_then(|low| columns(low, bits.n).next()),
            ..RowOverlay::default()
        }
    };
    Overlay {
        rows: (1..=bits.n.into()).map(row).collect(),
        ..Overlay::default()
    }
}
