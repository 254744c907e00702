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
    html! {
        <g class="over">
            for row in &scene.rows {
                if row.over.attacked != 0 {
                    <Hatched key={format!("h{}", row.row)} {n} row={row.row} columns={row.over.attacked} />
                }
                if let Some(column) = row.over.picked {
                    <rect key={format!("p{}", row.row)} class="picked"
                        x={number(center(column, n) - side / 2.0)} y={number(center(row.row, n) - side / 2.0)}
                        width={number(side)} height={number(side)} />
                }
                if row.over.outline == Outline::WipedOut {
                    <rect key={format!("o{}", row.row)} class="wiped" x="2" width={number(SIDE - 4.0)}
                        y={number(center(row.row, n) - side / 2.0 + 2.0)} height={number(side - 4.0)} />
                }
            }
        </g>
    }
}

#[derive(Properties, PartialEq)]
struct HatchedProps {
    n: u8,
    row: u8,
    columns: u64,
}

/// The attacked squares of a row, drawn anew only if they have changed.
#[component]
fn Hatched(props: &HatchedProps) -> Html {
    let HatchedProps { n, row, columns } = *props;
    let attacked = (1..=n).filter(|column| columns >> column & 1 == 1);
    let path: String = attacked
        .map(|column| hatch(center(column, n), center(row, n), square(n)))
        .collect();
    html! { <path class="attacked" d={path} /> }
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
                    {end(row, left, frame, n)}
                }
            }
        </g>
    }
}

/// How many columns are left, at the end of the row.
fn end(row: &RowScene, left: u8, frame: &Frame, n: u8) -> Html {
    let class = match row.over.outline {
        Outline::None if left > 0 => "left",
        Outline::None | Outline::WipedOut => "left is-none",
    };
    let size = (0.92 * square(n)).min(20.0);
    html! {
        <text key={format!("l{}", row.row)} {class} x={number(SIDE + frame.slot + 16.0)}
            y={number(center(row.row, n) + 0.36 * size)} font-size={number(size)}>{left}</text>
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
