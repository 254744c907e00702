//! What a picture lays over the board: attacked squares, numbers, what is left of a
//! row, lines from square to square.

use yew::prelude::*;

use super::geometry::{Frame, SIDE, number, square};
use crate::{
    overlay::{Outline, Rank, Stroke, StrokeKind},
    scene::{RowScene, Scene},
};

/// Under the queens: attacked squares and the row that is wiped out.
pub fn under(scene: &Scene, frame: &Frame) -> Html {
    let n = scene.n;
    let side = square(n);
    html! {
        <g class="over">
            for stroke in scene.strokes.iter().filter(|stroke| lies_under(stroke)) {
                {line(stroke, n, frame)}
            }
            for row in &scene.rows {
                if row.over.attacked != 0 {
                    <Hatched key={format!("h{}", row.row)} {n} row={row.row}
                        columns={row.over.attacked} frame={*frame} />
                }
                if let Some(column) = row.over.picked {
                    {picked(row.row, column, side, frame)}
                }
                {outline(row.over.outline, Lane::Row(row.row), scene, frame)}
            }
            for (column, kind) in &scene.columns {
                {outline(*kind, Lane::Column(*column), scene, frame)}
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
fn outline(outline: Outline, lane: Lane, scene: &Scene, frame: &Frame) -> Html {
    let class = match outline {
        Outline::None => return html! {},
        Outline::Next => "next",
        Outline::WipedOut => "wiped",
    };
    let inset = 2.0;
    let side = square(scene.n);
    let (long, short) = (SIDE - 2.0 * inset, side - 2.0 * inset);
    let (key, (x, y), (width, height)) = match lane {
        Lane::Row(row) => (
            format!("or{row}"),
            frame.at(row, 1),
            frame.turn.turned((long, short)),
        ),
        Lane::Column(column) => (
            format!("oc{column}"),
            frame.at(1, column),
            frame.turn.turned((short, long)),
        ),
    };
    html! {
        <rect {key} {class} x={number(x - side / 2.0 + inset)} y={number(y - side / 2.0 + inset)}
            width={number(width)} height={number(height)} />
    }
}

/// The square that is picked out.
fn picked(row: u8, column: u8, side: f64, frame: &Frame) -> Html {
    let (x, y) = frame.at(row, column);
    html! {
        <rect key={format!("p{row}")} class="picked" x={number(x - side / 2.0)}
            y={number(y - side / 2.0)} width={number(side)} height={number(side)} />
    }
}

/// Whether a line lies under the queens: where there can be many.
fn lies_under(stroke: &Stroke) -> bool {
    match stroke.kind {
        StrokeKind::Pair | StrokeKind::Attack => true,
        StrokeKind::Moved | StrokeKind::Knight => false,
    }
}

#[derive(Properties, PartialEq)]
struct HatchedProps {
    n: u8,
    row: u8,
    columns: u64,
    frame: Frame,
}

/// The attacked squares of a row, drawn anew only if they have changed.
#[component]
fn Hatched(props: &HatchedProps) -> Html {
    let HatchedProps {
        n,
        row,
        columns,
        frame,
    } = *props;
    let attacked = (1..=n).filter(|column| columns >> column & 1 == 1);
    let path: String = attacked
        .map(|column| hatch(frame.at(row, column), square(n)))
        .collect();
    html! { <path class="attacked" d={path} /> }
}

/// Three strokes across a square, so that it is told without colour.
fn hatch((x, y): (f64, f64), side: f64) -> String {
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
                {line(stroke, n, frame)}
            }
            for row in &scene.rows {
                {numbers(row, n, frame)}
                if let Some(left) = row.over.left {
                    {end(row, left, frame, n)}
                }
            }
        </g>
    }
}

/// How many columns are left, at the end of the row.
fn end(row: &RowScene, left: u8, frame: &Frame, n: u8) -> Html {
    let class = match row.over.outline {
        Outline::None | Outline::Next if left > 0 => "left",
        Outline::None | Outline::Next | Outline::WipedOut => "left is-none",
    };
    let size = (0.92 * square(n)).min(20.0);
    let (x, y) = frame.row_behind(row.row);
    html! {
        <text key={format!("l{}", row.row)} {class} x={number(x)}
            y={number(y + 0.36 * size)} font-size={number(size)}>{left}</text>
    }
}

/// The largest board whose squares have room for a queen and a number.
const DENSE: u8 = 16;

/// The numbers of a row: in the middle of their squares, or in a corner beside a queen.
fn numbers(row: &RowScene, n: u8, frame: &Frame) -> Html {
    let side = square(n);
    // Two digits need the width of a small square, one its height.
    let wide = row.over.numbers.iter().any(|number| number.value > 9);
    let dense = if wide { 0.78 } else { 0.95 };
    let place = |column: u8| {
        let (x, y) = frame.at(row.row, column);
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

fn line(stroke: &Stroke, n: u8, frame: &Frame) -> Html {
    let point = |(row, column)| frame.at(row, column);
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

/// An arrow along a row, from a ring where a queen stood to the edge of its new square.
fn arrow((from, y): (f64, f64), (to, _): (f64, f64), side: f64) -> String {
    let ahead = (to - from).signum();
    let (start, tip) = (from + ahead * 0.2 * side, to - ahead * 0.44 * side);
    let (back, up) = (tip - ahead * 0.22 * side, 0.16 * side);
    let ring = number(0.2 * side);
    let around = number(ahead * -0.4 * side);
    format!(
        "{}{}{}a{ring} {ring} 0 1 1 {around} 0a{ring} {ring} 0 1 1 {} 0",
        drawn(&[(back, y - up), (tip, y), (back, y + up)]),
        drawn(&[(tip, y), (start, y)]),
        drawn(&[(start, y)]),
        number(ahead * 0.4 * side),
    )
}
