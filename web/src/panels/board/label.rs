//! The label at a conflict: where it stands, so that it covers neither a queen nor the sentence.

use super::geometry::{Frame, SIDE, percent, square};
use crate::{narration::Pair, scene::Scene};

/// What the label at a conflict takes of a small drawing, in its units: its edges and each
/// character across, Chinese ones twice that, and all of it down.
const LABEL: (f64, f64, f64) = (32.0, 11.0, 48.0);

/// Where the label at a conflict stands: as near below the square under test as it covers no
/// queen, else above it, else below the board. It never leaves the drawing.
pub fn style(scene: &Scene, frame: &Frame, pair: &Pair, text: &str) -> String {
    let side = square(scene.n);
    let on_board = |number: i64| u8::try_from(number).unwrap_or(scene.n).min(scene.n);
    let point = |row, column| frame.at(on_board(row), on_board(column));
    let (x, y) = point(pair.row, pair.column);
    let (other_x, _) = point(pair.with, pair.with_column);
    let middle = (x + other_x) / 2.0;
    let wide = |letter: char| {
        if letter.is_ascii() || letter == '−' {
            1.0
        } else {
            2.0
        }
    };
    let width = LABEL.0 + text.chars().map(wide).sum::<f64>() * LABEL.1;
    let queens: Vec<_> = (scene.rows.iter())
        .filter_map(|row| Some(frame.at(row.row, row.queen?.0)))
        .collect();
    let is_free = |(x, top): &(f64, f64)| {
        let left = x - frame.across(*x) * width;
        let reach = 0.35 * side;
        let covers = |(queen_x, queen_y): &(f64, f64)| {
            queen_x + reach > left
                && queen_x - reach < left + width
                && queen_y + reach > *top
                && queen_y - reach < top + LABEL.2
        };
        *top >= 0.0 && top + LABEL.2 < SIDE && !queens.iter().any(covers)
    };
    let steps = || (0..2 * scene.n).map(|step| f64::from(step) * side / 2.0);
    let below = steps().map(|step| y + side / 2.0 + step);
    let above = steps().map(|step| y - side / 2.0 - LABEL.2 - 10.0 - step);
    // It may be moved aside, to either edge of the board.
    let aside = |top: f64| [middle, SIDE, 0.0].map(|x| (x, top));
    let places = below.chain(above).flat_map(aside);
    let place = { places }.find(is_free);
    let (x, top) = place.unwrap_or((middle, SIDE));
    let x = frame.across(x);
    format!(
        "left:{};top:calc({} + 5px);transform:translateX(-{})",
        percent(x),
        percent(frame.down(top)),
        percent(x)
    )
}
