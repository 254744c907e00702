//! The pattern of the formula: queens of neighbouring rows that are a knight's move
//! apart.

use queenscope_solver::Moment;

use super::{Stroke, StrokeKind};

/// The knight's moves among the queens placed so far.
pub fn strokes(moment: &Moment) -> Vec<Stroke> {
    let rows = &moment.board.rows;
    let column = |row: usize| rows[row].queen.filter(|_| rows[row].placed);
    let pairs = (1..).zip(0..rows.len().saturating_sub(1));
    pairs
        .filter_map(|(row, index): (u8, usize)| {
            let (upper, lower) = (column(index)?, column(index + 1)?);
            (upper.abs_diff(lower) == 2).then_some(Stroke {
                from: (row, upper),
                to: (row + 1, lower),
                kind: StrokeKind::Knight,
            })
        })
        .collect()
}
