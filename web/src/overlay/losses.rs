//! Greedy on the board: the number that decides on each free square of the row, and
//! where it is stuck, what is in the way.

use queenscope_solver::Moment;

use super::{Counts, Number, Overlay, Rank, RowOverlay, Stroke, StrokeKind};
use crate::{
    model::{Detail, Subject},
    pictures::losses::{counting, rated, stuck},
};

/// What greedy lays over the board.
pub fn overlay(subject: &Subject, moment: &Moment, detail: Detail) -> Overlay {
    let mut rows = vec![RowOverlay::default(); subject.n.get().into()];
    let readable = match detail {
        Detail::Full | Detail::Quiet => rated(subject, moment),
        // Nobody reads them that fast.
        Detail::Steady => None,
    };
    if let Some(rated) = readable
        && let Some(row) = rows.get_mut(usize::from(rated.row).wrapping_sub(1))
    {
        let number = |(column, value)| Number {
            column,
            value,
            counts: Counts::Losses,
            rank: Rank::of(column, rated.best),
        };
        row.numbers = rated.columns.into_iter().map(number).collect();
    }
    if let (Some(counting), Detail::Full) = (counting(moment), detail) {
        let mut of = |row: u8, change: &dyn Fn(&mut RowOverlay)| {
            if let Some(row) = rows.get_mut(usize::from(row).wrapping_sub(1)) {
                change(row);
            }
        };
        for (row, column) in counting.taken {
            of(row, &|row| row.counted |= 1 << column);
        }
        if let Some((row, column)) = counting.at {
            of(row, &|row| row.picked = Some(column));
        }
    }
    let strokes = stuck(moment).map_or_else(Vec::new, |stuck| {
        let attack = |(column, by): (u8, u8)| Stroke {
            from: (by, stuck.queens[usize::from(by) - 1]),
            to: (stuck.row, column),
            kind: StrokeKind::Attack,
        };
        stuck.attackers.iter().copied().map(attack).collect()
    });
    Overlay {
        rows,
        strokes,
        ..Overlay::default()
    }
}
