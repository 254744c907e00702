//! The marker arrays along the edges of the board: columns below it, main diagonals at
//! their lower right ends, anti-diagonals at their upper right ends.

use queenscope_solver::Line;
use yew::prelude::*;

use super::geometry::{Frame, SIDE, middle, number, square};
use crate::{
    scene::Scene,
    strips::{CellLook, Content, Strip, StripCell},
};

/// From the edge of the board to the middle of the cells next to it.
const NEAR: f64 = 15.0;

/// The same for the cells that lie behind others.
const FAR: f64 = 39.0;

/// The room that the cells need right of the board.
pub const RIGHT: f64 = FAR + 13.0;

/// The marker arrays along the edges.
pub fn edge(scene: &Scene, frame: &Frame) -> Html {
    html! {
        <g class="edge">
            for strip in &scene.edge {
                for cell in &strip.cells {
                    {one(strip, cell, scene.n, frame)}
                }
            }
        </g>
    }
}

/// Where the cell of a line stands, along a row and along a column of the board.
fn place(kind: Line, line: i64, n: u8, slot: f64) -> (f64, f64) {
    let side = square(n);
    let size = i64::from(n);
    let lattice = |number: i64| number as f64 * side;
    match kind {
        Line::Column => (middle(line as u8, n), SIDE + NEAR),
        // It ends in the last row, in column n − line, or in row n + line of the last column.
        Line::Diagonal if line > 0 => (lattice(size - line), SIDE + NEAR),
        Line::Diagonal if line == 0 => (SIDE + NEAR + slot, SIDE + NEAR),
        Line::Diagonal => (SIDE + NEAR + slot, lattice(size + line)),
        // It ends in row 1, in column line − 1, or in row line − n of the last column.
        Line::Antidiagonal if line <= size => (lattice(line - 1), -NEAR),
        Line::Antidiagonal if line == size + 1 => (SIDE + FAR + slot, -NEAR),
        Line::Antidiagonal => (SIDE + FAR + slot, lattice(line - size - 1)),
    }
}

fn one(strip: &Strip, cell: &StripCell, n: u8, frame: &Frame) -> Html {
    let (x, y) = frame
        .turn
        .turned(place(strip.kind, cell.number, n, frame.slot));
    let side = (0.42 * square(n)).clamp(7.0, 20.0);
    let class = classes!(
        match cell.content {
            Content::Unmade => "is-unmade",
            Content::Free => "is-free",
            Content::Taken => "is-taken",
        },
        match cell.look {
            CellLook::Untouched => "",
            CellLook::Read => "is-read",
            CellLook::Blocking => "is-blocking",
            CellLook::Skipped => "is-skipped",
        },
        cell.lit.then_some("is-lit"),
    );
    html! {
        <g key={format!("{}{}", strip.name, cell.index)} {class}>
            <rect x={number(x - side / 2.0)} y={number(y - side / 2.0)} width={number(side)}
                height={number(side)} rx="3" />
            // Where there is no room for a figure its colour and its frame remain.
            if side >= 12.0 {
                <text x={number(x)} y={number(y + 0.24 * side + 1.0)} font-size={number(0.72 * side)}>
                    {cell.value.clone()}
                </text>
            }
        </g>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cells_lie_in_the_line_of_their_squares_and_never_on_each_other() {
        for n in [1_u8, 2, 4, 8] {
            let side = square(n);
            let mut places = Vec::new();
            for row in 1..=n {
                for column in 1..=n {
                    for kind in [Line::Column, Line::Diagonal, Line::Antidiagonal] {
                        let line = kind.number(row.into(), column.into());
                        let at = place(kind, line, n, 0.0);
                        if !places.contains(&at) {
                            places.push(at);
                        }
                        let outside = at.0 > SIDE || at.1 > SIDE || at.1 < 0.0;
                        assert!(outside, "{n} {kind:?} {line}: {at:?}");
                    }
                }
            }
            let lines = usize::from(n) + 2 * (2 * usize::from(n) - 1);
            assert_eq!(places.len(), lines, "each line has a place of its own");
            for (index, one) in places.iter().enumerate() {
                for other in &places[..index] {
                    let apart = (one.0 - other.0).hypot(one.1 - other.1);
                    assert!(apart > 0.42 * side.min(48.0), "{n}: {one:?} {other:?}");
                }
            }
        }
    }
}
