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
    html! {
        <g class="over">
            for row in &scene.rows {
                {hatched(row, n)}
                {outline(row.over.outline, Lane::Row(row.row), n)}
            }
            for (column, kind) in &scene.columns {
                {outline(*kind, Lane::Column(*column), n)}
            }
        </g>
    }
}

/// A row or column.
#[derive(Clone, Copy)]
enum Lane {
    Row(u8),
    Column(u8),
}

/// A frame around a row or column that stands out.
fn outline(outline: Outline, lane: Lane, n: u8) -> Html {
    let class = match outline {
        Outline::None => return html! {},
        Outline::Next => "next",
        Outline::WipedOut => "wiped",
    };
    let side = square(n);
    let across = |at: u8| center(at, n) - side / 2.0 + 2.0;
    let (key, x, y, width, height) = match lane {
        Lane::Row(row) => (format!("or{row}"), 2.0, across(row), SIDE - 4.0, side - 4.0),
        Lane::Column(column) => (
            format!("oc{column}"),
            across(column),
            2.0,
            side - 4.0,
            SIDE - 4.0,
        ),
    };
    html! {
        <rect {key} {class} x={number(x)} y={number(y)} width={number(width)} height={number(height)} />
    }
}

/// The attacked squares of a row, as one path: there are many of them, and they change
/// with every step.
fn hatched(row: &RowScene, n: u8) -> Html {
    let attacked = (1..=n).filter(|column| row.over.attacked >> column & 1 == 1);
    let strokes: String = attacked
        .map(|column| hatch(center(column, n), center(row.row, n), square(n)))
        .collect();
    html! { <path key={format!("h{}", row.row)} class="attacked" d={strokes} /> }
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
            for stroke in &scene.strokes {
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

/// The numbers of a row: in the middle of its square, or in a corner beside a queen.
fn numbers(row: &RowScene, n: u8) -> Html {
    let side = square(n);
    let place = |column: u8| {
        let (x, y) = (center(column, n), center(row.row, n));
        match row.queen {
            Some((at, _)) if at == column => (x + 0.32 * side, y - 0.2 * side, 0.3),
            Some(_) | None => (x, y + 0.15 * side, 0.42),
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
    let point = |(row, column): (u8, u8)| {
        format!("{} {}", number(center(column, n)), number(center(row, n)))
    };
    let class = match stroke.kind {
        StrokeKind::Pair => "pair",
        StrokeKind::Moved => "moved",
        StrokeKind::Knight => "knight",
    };
    let path = format!("M{}L{}", point(stroke.from), point(stroke.to));
    html! { <path key={format!("{class}{path}")} class={class} d={path.clone()} /> }
}
