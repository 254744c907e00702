//! What stands on the squares: queens, marks, the row at work, rays of attack.

use yew::prelude::*;

use super::geometry::{Frame, ROW_ZERO, SIDE, number, square};
use crate::scene::{Edges, Look, RowScene, Scene};

/// The row at work: a line above and below it, from edge to edge.
pub fn band(scene: &Scene, frame: &Frame) -> Html {
    let path = scene.row.filter(|row| *row > 0).map(|row| {
        let (left, right) = (-frame.slot, SIDE + frame.slot);
        let top = f64::from(row - 1) * square(scene.n);
        let bottom = f64::from(row) * square(scene.n);
        let line = |along| {
            let (from, to) = ((left, along), (right, along));
            let ((x, y), (to_x, to_y)) = (frame.turn.turned(from), frame.turn.turned(to));
            format!(
                "M{} {}L{} {}",
                number(x),
                number(y),
                number(to_x),
                number(to_y)
            )
        };
        line(top) + &line(bottom)
    });
    html! { <path class="band" d={path.unwrap_or_default()} /> }
}

/// The square that is not there: columns 0 and n + 1, and row 0.
pub fn slot(scene: &Scene, frame: &Frame) -> Html {
    let n = scene.n;
    let place = match (scene.row, scene.column) {
        (Some(0), _) => {
            let (x, y) = frame.above();
            let (width, height) = frame.turn.turned((SIDE, ROW_ZERO));
            Some((x, y, width, height, Inside::Nothing))
        }
        (Some(row), Some(column)) if column == 0 || column > n => {
            let side = frame.slot.max(8.0) - 4.0;
            let (x, y) = frame.at(row, column);
            let (x, y) = (x - side / 2.0, y - side / 2.0);
            Some((x, y, side, side, Inside::Queen))
        }
        _ => None,
    };
    html! {
        <g class="slot">
            if let Some((x, y, width, height, inside)) = place {
                <rect x={number(x)} y={number(y)} width={number(width)} height={number(height)} rx="4" />
                if inside == Inside::Queen && scene.edges == Edges::Passed {
                    {queen(x, y, width, "is-tested")}
                }
            }
        </g>
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Inside {
    Nothing,
    Queen,
}

/// The squares that the reader points at.
pub fn lit(scene: &Scene, frame: &Frame) -> Html {
    // The frame of a square lies within it.
    let inset = 1.5;
    let side = square(scene.n) - 2.0 * inset;
    let corner = |(row, column)| {
        let (x, y) = frame.at(row, column);
        (number(x - side / 2.0), number(y - side / 2.0))
    };
    html! {
        <g class="lit">
            for (row, column) in scene.lit.squares(scene.n) {
                <rect key={format!("{row}-{column}")}
                    x={corner((row, column)).0} y={corner((row, column)).1}
                    width={number(side)} height={number(side)} />
            }
        </g>
    }
}

/// Crosses where a conflict was found, and the sign of going back where a queen has
/// been explored.
pub fn marks(scene: &Scene, frame: &Frame) -> Html {
    let columns = |bits: u64| (1..=scene.n).filter(move |column| bits >> column & 1 == 1);
    html! {
        <g class="marks">
            for row in &scene.rows {
                for column in columns(row.rejected & !row.explored).filter(|c| is_free(row, *c)) {
                    {mark("#m-x", "is-rejected", (row.row, column), scene.n, frame)}
                }
                for column in columns(row.explored).filter(|c| is_free(row, *c)) {
                    {mark("#m-back", "is-explored", (row.row, column), scene.n, frame)}
                }
            }
        </g>
    }
}

fn is_free(row: &RowScene, column: u8) -> bool {
    row.queen.is_none_or(|(at, _)| at != column)
}

fn mark(
    href: &'static str,
    class: &'static str,
    (row, column): (u8, u8),
    n: u8,
    frame: &Frame,
) -> Html {
    let part = if n > 16 { 0.6 } else { 0.36 };
    let side = part * square(n);
    let (x, y) = frame.at(row, column);
    html! {
        <use key={format!("{row}-{column}")} {href} {class}
            x={number(x - side / 2.0)} y={number(y - side / 2.0)}
            width={number(side)} height={number(side)} />
    }
}

/// The queens, each as it stands.
pub fn queens(scene: &Scene, frame: &Frame) -> Html {
    let side = square(scene.n);
    html! {
        <g class="queens">
            for row in &scene.rows {
                if let Some((column, look)) = row.queen {
                    <g key={row.row} class={class(look)}>
                        {standing(frame.at(row.row, column), side, look)}
                    </g>
                }
            }
        </g>
    }
}

/// A queen on the square around a place.
fn standing((x, y): (f64, f64), side: f64, look: Look) -> Html {
    let (x, y) = (x - side / 2.0, y - side / 2.0);
    html! {
        <>
            <rect class="under" x={number(x)} y={number(y)}
                width={number(side)} height={number(side)} />
            {queen(x, y, side, "")}
            if look == Look::Returned {
                {lift(x + side, y, side)}
            }
        </>
    }
}

fn class(look: Look) -> &'static str {
    match look {
        Look::Placed => "is-placed",
        Look::Tested => "is-tested",
        Look::Hit => "is-tested is-hit",
        Look::Returned => "is-placed is-returned",
        Look::Solved => "is-solved",
    }
}

/// A queen in a square box.
fn queen(x: f64, y: f64, side: f64, class: &'static str) -> Html {
    let size = if side < 30.0 { 0.94 } else { 0.76 } * side;
    let margin = (side - size) / 2.0;
    html! {
        <use href="#queen" class={classes!("queen", class)} x={number(x + margin)}
            y={number(y + margin)} width={number(size)} height={number(size)} />
    }
}

/// The sign of going back at the upper right corner of a square.
fn lift(right: f64, top: f64, side: f64) -> Html {
    let radius = (0.17 * side).clamp(5.0, 14.0);
    let (x, y) = (right - radius * 1.1, top + radius * 1.1);
    html! {
        <g class="lift">
            <circle cx={number(x)} cy={number(y)} r={number(radius)} />
            <use href="#m-back" x={number(x - radius * 0.65)} y={number(y - radius * 0.65)}
                width={number(radius * 1.3)} height={number(radius * 1.3)} />
        </g>
    }
}

/// Rays of attack, from a ring around the other queen to a cross at the edge of the
/// square under test.
pub fn rays(scene: &Scene, frame: &Frame) -> Html {
    let side = square(scene.n);
    let point = |(row, column): (u8, u8)| frame.at(row, column);
    html! {
        <g class="rays">
            for ray in &scene.rays {
                {one_ray(point(ray.from), point(ray.to), side)}
            }
        </g>
    }
}

fn one_ray((x, y): (f64, f64), (ring_x, ring_y): (f64, f64), side: f64) -> Html {
    let (dx, dy) = (ring_x - x, ring_y - y);
    let length = dx.hypot(dy).max(1.0);
    let radius = 0.46 * side;
    let start = (ring_x - dx / length * radius, ring_y - dy / length * radius);
    let longest = dx.abs().max(dy.abs()).max(1.0);
    let end = (x + dx / longest * side / 2.0, y + dy / longest * side / 2.0);
    let line = format!(
        "M{} {}L{} {}",
        number(start.0),
        number(start.1),
        number(end.0),
        number(end.1)
    );
    let ring = |class: &'static str| {
        html! { <circle {class} cx={number(ring_x)} cy={number(ring_y)} r={number(radius)} /> }
    };
    let disc = (0.2 * side).clamp(6.0, 13.0);
    html! {
        <g key={line.clone()}>
            {ring("ring-halo")}
            <path class="halo" d={line.clone()} />
            {ring("ring")}
            <path class="ray" d={line} />
            <circle class="impact" cx={number(end.0)} cy={number(end.1)} r={number(disc)} />
            <use href="#m-x" class="impact-x" x={number(end.0 - disc * 0.6)}
                y={number(end.1 - disc * 0.6)} width={number(disc * 1.2)} height={number(disc * 1.2)} />
        </g>
    }
}
