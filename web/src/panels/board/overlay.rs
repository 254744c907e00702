//! What a picture lays over the board: attacked squares, numbers, what is left of a
//! row, lines from square to square.

use yew::prelude::*;

use super::geometry::{Frame, SIDE, number, square};
use crate::{
    locale::Language,
    overlay::{Counts, Outline, Rank, Stroke, StrokeKind},
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
                {counted(row, n, frame)}
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

/// A ring on each square of a row that a queen under consideration would take.
fn counted(row: &RowScene, n: u8, frame: &Frame) -> Html {
    let side = square(n);
    let columns = (1..=n).filter(|column| row.over.counted >> column & 1 == 1);
    html! {
        for column in columns {
            {{
                let (x, y) = frame.at(row.row, column);
                html! {
                    <circle key={format!("c{}-{column}", row.row)} class="counted" cx={number(x)}
                        cy={number(y)} r={number(0.2 * side)} />
                }
            }}
        }
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
pub fn above(scene: &Scene, frame: &Frame, language: Language) -> Html {
    let n = scene.n;
    html! {
        <g class="over">
            {heading(scene, frame, language)}
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

/// What the numbers at the ends of rows are, as long as there are any.
fn heading(scene: &Scene, frame: &Frame, language: Language) -> Html {
    let counted = |row: &RowScene| row.over.left.is_some();
    if !scene.rows.iter().any(counted) {
        return html! {};
    }
    let words = &language.strings().domains;
    let ((x, y), size) = frame.heading_behind();
    html! {
        <text key="left" class="left-of" x={number(x)} y={number(y)} font-size={number(size)}>
            <title>{(words.heading)(scene.places)}</title>
            {words.left}
        </text>
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

/// The numbers of a row: in the middle of their squares, or at the edge beside a queen. What a
/// lecturer has switched on leaves the middle to the marks of the run.
fn numbers(row: &RowScene, n: u8, frame: &Frame) -> Html {
    let side = square(n);
    // Two digits need the width of a small square, one its height.
    let wide = row.over.numbers.iter().any(|number| number.value > 9);
    let dense = if wide { 0.78 } else { 0.95 };
    let is_aid = (row.over.numbers.iter()).any(|number| number.counts == Counts::Attackers);
    let marked = row.rejected | row.explored;
    let is_hidden = |column: u8| is_aid && n > DENSE && marked >> column & 1 == 1;
    let place = |column: u8| {
        let (x, y) = frame.at(row.row, column);
        match row.queen {
            // At its waist, where a queen is narrowest.
            Some((at, _)) if at == column && n <= DENSE => (x + 0.36 * side, y + 0.2 * side, 0.25),
            Some(_) | None if n <= DENSE && is_aid => (x - 0.33 * side, y - 0.24 * side, 0.27),
            Some(_) | None if n <= DENSE => (x, y + 0.15 * side, 0.42),
            Some(_) | None => (x, y + 0.35 * dense * side, dense),
        }
    };
    html! {
        for at in row.over.numbers.iter().filter(|at| !is_hidden(at.column)) {
            {{
                let (x, y, part) = place(at.column);
                let class = match at.rank {
                    Rank::Plain if is_aid => "is-aid",
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
