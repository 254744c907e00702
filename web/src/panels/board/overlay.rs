//! What a picture lays over the board: attacked squares, numbers, what is left of a
//! row, lines from square to square.

use yew::prelude::*;

use super::geometry::{Frame, SIDE, center, number, square};
use crate::{
    overlay::{Outline, Rank, Stroke, StrokeKind},
    scene::{RowScene, Scene},
};

/// Under the queens: attacked squares and the row that is wiped out.
pub fn under(scene: &Scene, _: &Frame) -> Html {
    let n = scene.n;
    let side = square(n);
    let columns = |row: &RowScene| {
        let attacked = row.over.attacked;
        (1..=n).filter(move |column| attacked >> column & 1 == 1)
    };
    html! {
        <g class="over">
            for stroke in scene.strokes.iter().filter(|stroke| lies_under(stroke)) {
                {line(stroke, n)}
            }
            for row in &scene.rows {
                for column in columns(row) {
                    <path key={format!("h{}-{column}", row.row)} class="attacked"
                        d={hatch(center(column, n), center(row.row, n), side)} />
                }
                if row.over.outline == Outline::WipedOut {
                    <rect key={format!("o{}", row.row)} class="wiped" x="2" width={number(SIDE - 4.0)}
                        y={number(center(row.row, n) - side / 2.0 + 2.0)} height={number(side - 4.0)} />
                }
            }
        </g>
    }
}

/// Whether a line lies under the queens: where there can be many.
fn lies_under(stroke: &Stroke) -> bool {
    match stroke.kind {
        StrokeKind::Pair | StrokeKind::Attack => true,
        StrokeKind::Moved | StrokeKind::Knight => false,
    }
}

/// Three strokes across a square, so that it is told without colour.
fn hatch(x: f64, y: f64, side: f64) -> String {
    let half = 0.44 * side;
    let stroke = |shift: f64| {
        let (from, to) = ((shift - half).max(-half), (shift + half).min(half));
        format!(
            "M{} {}L{} {}",
            number(x + from),
            number(y + shift - from),
            number(x + to),
            number(y + shift - to)
        )
    };
    [-0.5, 0.0, 0.5].map(|part| stroke(part * side)).concat()
}

/// Over the queens: lines, numbers and what is left at the ends of rows.
pub fn above(scene: &Scene, frame: &Frame) -> Html {
    let n = scene.n;
    html! {
        <g class="over">
            for stroke in scene.strokes.iter().filter(|stroke| !lies_under(stroke)) {
                {line(stroke, n)}
            }
            for row in &scene.rows {
                {numbers(row, n)}
                if let Some(left) = row.over.left {
                    <text key={format!("l{}", row.row)} class="left"
                        x={number(SIDE + frame.slot + 12.0)} y={number(center(row.row, n) + 5.0)}>{left}</text>
                }
            }
        </g>
    }
}

/// The largest board whose squares have room for a queen and a number.
const DENSE: u8 = 16;

/// The numbers of a row: in the middle of their squares, or in a corner beside a queen.
fn numbers(row: &RowScene, n: u8) -> Html {
    let side = square(n);
    // Two digits need the width of a small square, one its height.
    let wide = row.over.numbers.iter().any(|number| number.value > 9);
    let dense = if wide { 0.78 } else { 0.95 };
    let place = |column: u8| {
        let (x, y) = (center(column, n), center(row.row, n));
        match row.queen {
            Some((at, _)) if at == column && n <= DENSE => (x + 0.32 * side, y - 0.2 * side, 0.3),
            Some(_) | None if n <= DENSE => (x, y + 0.15 * side, 0.42),
            Some(_) | None => (x, y + 0.35 * dense * side, dense),
        }
    };
    html! {
        for at in &row.over.numbers {
            {{
                let (x, y, part) = place(at.column);
                let class = match at.rank {
                    Rank::Plain => "",
                    Rank::Best => "is-best",
                };
                html! {
                    <text key={format!("n{}-{}", row.row, at.column)} class={classes!("number", class)}
                        x={number(x)} y={number(y)} font-size={number(part * side)}>{at.value}</text>
                }
            }}
        }
    }
}

fn line(stroke: &Stroke, n: u8) -> Html {
    let point = |(row, column): (u8, u8)| (center(column, n), center(row, n));
    let (from, to) = (point(stroke.from), point(stroke.to));
    let class = match stroke.kind {
        StrokeKind::Pair => "pair",
        StrokeKind::Attack => "attack",
        StrokeKind::Moved => "moved",
        StrokeKind::Knight => "knight",
    };
    let path = match stroke.kind {
        StrokeKind::Pair | StrokeKind::Attack | StrokeKind::Knight => drawn(&[from, to]),
        StrokeKind::Moved => arrow(from, to, square(n)),
    };
    html! { <path key={format!("{class}{path}")} class={class} d={path.clone()} /> }
}

/// A line through points.
fn drawn(points: &[(f64, f64)]) -> String {
    let point = |(x, y): &(f64, f64)| format!("{} {}", number(*x), number(*y));
    let points: Vec<String> = points.iter().map(point).collect();
    format!("M{}", points.join("L"))
}

/// An arrow from a dot where a queen stood to the edge of its new square; along a row it
/// runs below the numbers.
fn arrow(from: (f64, f64), to: (f64, f64), side: f64) -> String {
    let low = if from.1 == to.1 { 0.36 * side } else { 0.0 };
    let (dx, dy) = (to.0 - from.0, to.1 - from.1);
    let length = dx.hypot(dy).max(1.0);
    // So far along the arrow from a point, and so far to its right.
    let place = |(x, y): (f64, f64), along: f64, right: f64| {
        let (ux, uy) = (dx / length * side, dy / length * side);
        (
            x + along * ux - right * uy,
            y + low + along * uy + right * ux,
        )
    };
    let tip = place(to, -0.4, 0.0);
    let dot = 0.07;
    let circle = [0.0, 0.7, 1.0, 0.7, 0.0, -0.7, -1.0, -0.7, 0.0];
    let around = (0..9).map(|at| place(from, dot * circle[(at + 2) % 8], dot * circle[at]));
    [
        drawn(&around.collect::<Vec<_>>()),
        drawn(&[place(from, dot, 0.0), tip]),
        drawn(&[place(to, -0.58, -0.12), tip, place(to, -0.58, 0.12)]),
    ]
    .concat()
}
