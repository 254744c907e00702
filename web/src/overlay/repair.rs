//! A repair on the board: every pair in conflict, the conflicts on each square of the
//! chosen row, and the move.

use queenscope_solver::{Conflict, Moment};

use super::{Counts, Number, Overlay, Rank, RowOverlay, Stroke, StrokeKind};
use crate::{
    model::{Detail, Subject},
    pictures::repair::{chosen, conflicts, looked_at, moved, weighed},
};

/// What a repair lays over the board.
pub fn overlay(subject: &Subject, moment: &Moment, detail: Detail) -> Overlay {
    let mut rows = vec![RowOverlay::default(); subject.n.get().into()];
    let readable = match detail {
        Detail::Full | Detail::Quiet => weighed(subject, moment),
        // Nobody reads them that fast.
        Detail::Steady => None,
    };
    if let Some(weighed) = readable
        && let Some(row) = rows.get_mut(usize::from(weighed.row).wrapping_sub(1))
    {
        let number = |(column, value)| Number {
            column,
            value,
            counts: Counts::Conflicts,
            rank: Rank::of(column, weighed.best),
        };
        row.numbers = weighed.columns.into_iter().map(number).collect();
    }
    if let (Some(((row, column), _)), Detail::Full | Detail::Quiet) = (looked_at(moment), detail)
        && let Some(row) = rows.get_mut(usize::from(row).wrapping_sub(1))
    {
        row.picked = Some(column);
    }
    let mut strokes = pairs(moment, detail);
    strokes.extend(way(moment, detail));
    Overlay {
        rows,
        strokes,
        ..Overlay::default()
    }
}

/// The conflicts of the chosen row, which are told for as long as it is looked at.
pub fn found(moment: &Moment) -> Vec<Conflict> {
    chosen(moment).map_or(Vec::new(), |row| conflicts(moment, row))
}

/// Every pair in conflict, once the board is full; those of the chosen row stand out.
fn pairs(moment: &Moment, detail: Detail) -> Vec<Stroke> {
    let square = |row: u8| {
        let index = usize::from(row).checked_sub(1)?;
        Some((row, moment.board.rows.get(index)?.queen?))
    };
    if moment.board.rows.iter().any(|row| row.queen.is_none()) {
        return Vec::new();
    }
    let chosen = match detail {
        Detail::Full => chosen(moment),
        Detail::Quiet | Detail::Steady => None,
    };
    let pair = |attack: &Conflict| {
        let strong = chosen.is_some_and(|row| row == attack.row || row == attack.with);
        Some(Stroke {
            from: square(attack.with)?,
            to: square(attack.row)?,
            kind: if strong {
                StrokeKind::Attack
            } else {
                StrokeKind::Pair
            },
        })
    };
    moment.attacks.iter().filter_map(pair).collect()
}

/// The way of the queen that the last step has moved.
fn way(moment: &Moment, detail: Detail) -> Option<Stroke> {
    match detail {
        Detail::Full => {}
        Detail::Quiet | Detail::Steady => return None,
    }
    let (row, before, after) = moved(moment)?;
    let square = |column: i64| Some((row, u8::try_from(column).ok()?));
    (before > 0 && before != after).then_some(Stroke {
        from: square(before)?,
        to: square(after)?,
        kind: StrokeKind::Moved,
    })
}
