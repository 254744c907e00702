//! Pointing at the table: a line of it lights its square on the board, a header its row, column
//! or diagonal, and what is lit on the board is lit here.

use queenscope_solver::Line;
use yew::prelude::*;

use super::grid::{Grid, LABEL, NUMBERS, PITCH, TOP};
use crate::{
    highlight::Highlight,
    message::Message,
    panels::{board::number, pointing::pointing},
    pictures::cover::Constraint,
};

/// The squares of the largest board: the keys of headers come after theirs.
const MOST_SQUARES: usize = 32 * 32;

/// What can be pointed at.
#[derive(Properties, PartialEq)]
pub struct ReachProps {
    /// The size of the board.
    pub n: u8,
    /// Where messages go.
    pub send: Callback<Message>,
}

/// A box of the drawing: left, top, width, height.
type Area = (f64, f64, f64, f64);

/// What can be pointed at, over everything else. Nothing of it changes from step to step.
#[component]
pub fn Reach(props: &ReachProps) -> Html {
    let grid = Grid::of(props.n);
    let spot = |key: usize, (x, y, width, height): Area, at: Highlight| {
        let on = pointing(&props.send, at);
        html! {
            <rect {key} class="reach" x={number(x)} y={number(y)} width={number(width)} height={number(height)}
                onpointerenter={on.enter} onpointerleave={on.leave} onpointerup={on.up} />
        }
    };
    let squares = (1..=props.n).flat_map(|row| (1..=props.n).map(move |column| (row, column)));
    html! {
        <g>
            for (option, (row, column)) in squares.enumerate() {
                {spot(option, line(&grid, option), Highlight::Square { row, column })}
            }
            for (header, constraint) in headers(props.n) {
                {spot(MOST_SQUARES + header, head(&grid, header), stands_for(constraint))}
            }
        </g>
    }
}

/// Under the table: what the reader points at, here or on the board.
pub fn lit(grid: &Grid, n: u8, at: Highlight) -> Html {
    let area = match at {
        Highlight::None => None,
        Highlight::Square { row, column } => Some(line(
            grid,
            usize::from(row - 1) * usize::from(n) + usize::from(column - 1),
        )),
        Highlight::Row(_) | Highlight::Line { .. } => headers(n)
            .find(|(_, constraint)| stands_for(*constraint) == at)
            .map(|(header, _)| {
                let (x, y, width, _) = head(grid, header);
                (x, y, width, grid.bottom() - y)
            }),
    };
    html! {
        if let Some((x, y, width, height)) = area {
            <rect class="lit" x={number(x)} y={number(y)} width={number(width)} height={number(height)} />
        }
    }
}

/// The headers of a board of size n, with what they stand for.
fn headers(n: u8) -> impl Iterator<Item = (usize, Constraint)> {
    (1..).map_while(move |header| Some((header, Constraint::of(header, n)?)))
}

/// The line of an option.
fn line(grid: &Grid, option: usize) -> Area {
    (0.0, Grid::y(option) - PITCH / 2.0, grid.right(), PITCH)
}

/// The number and the size of a header.
fn head(grid: &Grid, header: usize) -> Area {
    let top = NUMBERS - 13.0;
    let left = (grid.x(header) - grid.pitch / 2.0).max(LABEL);
    (left, top, grid.pitch, TOP - top)
}

/// What a header stands for on the board.
fn stands_for(constraint: Constraint) -> Highlight {
    let line = |kind: Line| Highlight::Line {
        kind,
        number: constraint.number(),
    };
    match constraint {
        Constraint::Row(row) => Highlight::Row(row),
        Constraint::Column(_) => line(Line::Column),
        Constraint::Anti(_) => line(Line::Antidiagonal),
        Constraint::Main(_) => line(Line::Diagonal),
    }
}
