//! The table of the exact cover, drawn: a column for each header, a line for each option.
//! What stands alike is one path, so that a step changes little of the document.

use std::ops::Range;

use yew::prelude::*;

use super::{
    grid::{CHAIN, Grid, LABEL, NUMBERS, PITCH, ROOT, SIZES, TOP},
    reach::{Reach, lit},
};
use crate::{
    highlight::Highlight,
    locale::{CoverStrings, Language},
    message::Message,
    notation::Places,
    panels::board::number,
    pictures::cover::{Head, HeadState, Kind, Mark, Opening, Outlook, Spot, Standing, Table},
};

/// What the drawing needs.
#[derive(Properties, PartialEq)]
pub struct DrawingProps {
    /// The language.
    pub language: Language,
    /// How places are called.
    pub places: Places,
    /// The table.
    pub table: Table,
    /// What the reader points at.
    pub lit: Highlight,
    /// Where messages go.
    pub send: Callback<Message>,
}

/// The table.
#[component]
pub fn Drawing(props: &DrawingProps) -> Html {
    let table = &props.table;
    let words = &props.language.strings().cover;
    let grid = Grid::of(table.n);
    let (width, height) = (grid.right() + 2.0, grid.bottom() + 3.0);
    // A large table scrolls before it becomes too small to be read.
    let style = format!("min-width:{}px", number(0.86 * width));
    html! {
        <div class="cover-figure">
            <div class="cover-room" tabindex={(table.n > 4).then_some("0")} role="group"
                aria-label={words.cover}>
                <svg class="cover-table" viewBox={format!("0 0 {} {}", number(width), number(height))}
                    {style} aria-hidden="true" focusable="false">
                    {lit(&grid, table.n, props.lit)}
                    {titles(words, &grid, props.places)}
                    {columns(table, &grid)}
                    {options(table, &grid, props.places)}
                    {frames(table, &grid)}
                    {heads(words, table, &grid, props.places)}
                    <Reach n={table.n} send={props.send.clone()} />
                </svg>
            </div>
            {key(words, 0..4)}
        </div>
    }
}

/// The signs of the table, in the order in which its words name them.
const SIGNS: [(&str, &str); 9] = [
    ("linked", DOT),
    ("unlinked", "M3 6a3 3 0 1 0 6 0a3 3 0 1 0 -6 0"),
    ("covered", "M0 0h12v12h-12z"),
    ("linked is-strong", DOT),
    ("linked is-faint", DOT),
    ("least", FRAME),
    ("looked", FRAME),
    ("at-work", FRAME),
    ("hopeless", "M6 1.5a3 4.5 0 1 0 .01 0z"),
];
const DOT: &str = "M6 6h0";
const FRAME: &str = "M1 1h10v10h-10z";

/// What some of the signs mean; the table itself has the first of them below it.
pub fn key(words: &CoverStrings, which: Range<usize>) -> Html {
    html! {
        <ul class="cover-key" aria-hidden="true">
            for at in which {
                <li key={at}>
                    <svg viewBox="0 0 12 12" class="cover-table"><path class={SIGNS[at].0} d={SIGNS[at].1} /></svg>{words.signs[at]}
                </li>
            }
        </ul>
    }
}

/// What must be covered and what may be, and the kinds.
fn titles(words: &CoverStrings, grid: &Grid, places: Places) -> Html {
    let group = |text: &'static str, first: Kind, last: Kind| {
        let (from, to) = (grid.extent(first).0, grid.extent(last).1);
        let bracket = format!("M{} 22v-4H{}v4", number(from + 1.0), number(to - 1.0));
        html! {
            <>
                <text class="group" x={number((from + to) / 2.0)} y="12">{text}</text>
                <path class="bracket" d={bracket} />
            </>
        }
    };
    html! {
        <g>
            {group(words.exactly, Kind::Rows, Kind::Columns)}
            {group(words.at_most, Kind::Antis, Kind::Mains)}
            for kind in Kind::ALL {
                {{
                    let (from, to) = grid.extent(kind);
                    html! { <text x={number((from + to) / 2.0)} y="34">{(words.kind)(kind, places)}</text> }
                }}
            }
        </g>
    }
}

/// All of a header's column.
fn column(header: usize, grid: &Grid) -> String {
    let half = grid.pitch / 2.0 - 0.5;
    format!(
        "M{} {t}h{w}V{}h-{w}z",
        number(grid.x(header) - half),
        number(grid.bottom()),
        t = number(TOP - 38.0),
        w = number(2.0 * half)
    )
}

/// Over the entries: a frame for each column that stands out.
fn frames(table: &Table, grid: &Grid) -> Html {
    let marked = |mark: Mark| -> String {
        let heads = (1..).zip(&table.heads);
        let heads = heads.filter(|(_, head)| head.mark == mark);
        heads.map(|(header, _)| column(header, grid)).collect()
    };
    html! {
        <g>
            <path class="looked" d={marked(Mark::Looked)} />
            <path class="least" d={marked(Mark::Least)} />
            <path class="at-work" d={marked(Mark::AtWork)} />
        </g>
    }
}

/// Under the entries: a line for each open column, a band for each that is covered.
fn columns(table: &Table, grid: &Grid) -> Html {
    let numbered = || (1..).zip(&table.heads);
    let band = |header: usize| column(header, grid);
    let line = |header: usize| {
        let (top, bottom) = (number(TOP), number(grid.bottom()));
        format!("M{} {top}V{bottom}", number(grid.x(header)))
    };
    let in_state = |state: HeadState, draw: &dyn Fn(usize) -> String| -> String {
        let heads = numbered().filter(|(_, head)| head.state == state);
        heads.map(|(header, _)| draw(header)).collect()
    };
    html! {
        <g>
            <path class="covered" d={in_state(HeadState::Covered, &band)} />
            <path class="lines" d={in_state(HeadState::Open, &line)} />
        </g>
    }
}

/// The numbers and sizes of the headers, and the chain of those that are open.
fn heads(words: &CoverStrings, table: &Table, grid: &Grid, places: Places) -> Html {
    html! {
        <g>
            <path class="chain" d={chain(table, grid)} />
            <text class="end" x={number(ROOT - 5.0)} y={number(CHAIN + 4.0)}>{words.root}</text>
            <text class="end" x={number(LABEL - 4.0)} y={number(SIZES)}>{words.size}</text>
            for (header, head) in (1..).zip(&table.heads) {
                {caption(header, head, grid, places)}
            }
        </g>
    }
}

fn caption(header: usize, head: &Head, grid: &Grid, places: Places) -> Html {
    let class = match head.state {
        HeadState::Unmade => return html! {},
        HeadState::Open => "is-open",
        HeadState::Covered => "is-covered",
    };
    let none = (head.outlook == Outlook::Hopeless).then_some("is-none");
    let x = number(grid.x(header));
    html! {
        <>
            <text key={header} class={classes!("number", class)} x={x.clone()} y={number(NUMBERS)}>{head.constraint.label(places)}</text>
            <text key={format!("s{header}")} class={classes!("size", class, none)} {x} y={number(SIZES)}>{head.size}</text>
        </>
    }
}

/// From the root to the first open row or column and on: over what is covered it leads in
/// an arc.
fn chain(table: &Table, grid: &Grid) -> String {
    let y = number(CHAIN);
    let mut path = format!("M{} {y}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0", number(ROOT - 3.0));
    let (mut before, mut from) = (0, ROOT + 3.0);
    for header in table.chain.iter().copied() {
        let to = grid.x(header);
        path += &if header == before + 1 {
            format!("M{} {y}H{}", number(from), number(to))
        } else {
            let middle = number((from + to) / 2.0);
            format!(
                "M{} {y}Q{middle} {} {} {y}",
                number(from),
                number(CHAIN - 14.0),
                number(to)
            )
        };
        path += "m-3 -2.5l3 2.5l-3 2.5";
        (before, from) = (header, to);
    }
    path
}

/// The options with their entries.
fn options(table: &Table, grid: &Grid, places: Places) -> Html {
    let numbered = || table.options.iter().enumerate();
    let band = |at: usize| {
        format!(
            "M0.5 {}H{}v{}H0.5z",
            number(Grid::y(at) - PITCH / 2.0 + 0.5),
            number(grid.right()),
            number(PITCH - 1.0)
        )
    };
    let bands = |wanted: Standing| -> String {
        let options = numbered().filter(|(_, option)| option.standing == wanted);
        options.map(|(at, _)| band(at)).collect()
    };
    let spots = |draw: &dyn Fn(Spot, f64) -> Option<String>, wanted: Weight| -> String {
        let options = numbered().filter(|(_, option)| Weight::of(option) == wanted);
        options
            .flat_map(|(at, option)| option.spots.map(|spot| draw(spot, Grid::y(at))))
            .flatten()
            .collect()
    };
    let linked = |spot: Spot, y: f64| match spot {
        Spot::Linked(header) => Some(dot(grid.x(header), y)),
        Spot::Unlinked(_) | Spot::Unmade => None,
    };
    let unlinked = |spot: Spot, y: f64| match spot {
        Spot::Unlinked(header) => Some(ring(grid.x(header), y)),
        Spot::Linked(_) | Spot::Unmade => None,
    };
    let across = |wanted: Weight| -> String {
        let options = numbered().filter(|(_, option)| Weight::of(option) == wanted);
        options.map(|(at, option)| line(option, at, grid)).collect()
    };
    html! {
        <g>
            <path class="choice" d={bands(Standing::Choice)} />
            <path class="chosen" d={bands(Standing::Chosen)} />
            <path class="across" d={across(Weight::Plain) + &across(Weight::Strong)} />
            <path class="unlinked" d={spots(&unlinked, Weight::Plain) + &spots(&unlinked, Weight::Faint)} />
            <path class="linked is-faint" d={spots(&linked, Weight::Faint)} />
            <path class="linked" d={spots(&linked, Weight::Plain)} />
            <path class="linked is-strong" d={spots(&linked, Weight::Strong)} />
            <path class="unlinked is-strong" d={spots(&unlinked, Weight::Strong)} />
            <path class="row" d={table.row.map(band).unwrap_or_default()} />
            <path class="here" d={here(table, grid)} />
            for (at, option) in numbered() {
                {label(at, option, places)}
            }
        </g>
    }
}

/// How strongly an option is drawn.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Weight {
    Faint,
    Plain,
    Strong,
}

impl Weight {
    fn of(option: &Opening) -> Weight {
        match option.standing {
            Standing::Gone => Weight::Faint,
            Standing::Unbuilt | Standing::Open | Standing::Choice => Weight::Plain,
            Standing::Chosen => Weight::Strong,
        }
    }
}

/// The name of a square, and how its option stands.
fn label(at: usize, option: &Opening, places: Places) -> Html {
    let class = match option.standing {
        Standing::Unbuilt => return html! {},
        Standing::Open | Standing::Choice => "is-open",
        Standing::Chosen => "is-chosen",
        Standing::Gone => "is-covered",
    };
    let (row, column) = option.square;
    let y = Grid::y(at) + 4.5;
    html! {
        <text key={at} class={classes!("end", class)} x={number(LABEL - 8.0)} y={number(y)}>{places.pair(row, column)}</text>
    }
}

/// From the first to the last entry of an option.
fn line(option: &Opening, at: usize, grid: &Grid) -> String {
    let places = option.spots.iter().filter_map(|spot| match spot {
        Spot::Linked(header) | Spot::Unlinked(header) => Some(grid.x(*header)),
        Spot::Unmade => None,
    });
    let places: Vec<f64> = places.collect();
    match places.as_slice() {
        [from, .., to] => format!("M{} {}H{}", number(*from), number(Grid::y(at)), number(*to)),
        [] | [_] => String::new(),
    }
}

/// A ring around the entry at work.
fn here(table: &Table, grid: &Grid) -> String {
    let spot = || {
        let (node, row) = (table.at?, table.row?);
        let kind = node.checked_sub(table.heads.len() + 1)? % 4;
        match table.options.get(row)?.spots[kind] {
            Spot::Linked(header) | Spot::Unlinked(header) => Some((header, row)),
            Spot::Unmade => None,
        }
    };
    spot().map_or(String::new(), |(header, row)| {
        let (x, y) = (number(grid.x(header) - 6.5), number(Grid::y(row)));
        format!("M{x} {y}a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0 -13 0")
    })
}

/// A point: its ends are round.
fn dot(x: f64, y: f64) -> String {
    format!("M{} {}h0", number(x), number(y))
}

/// A small circle.
fn ring(x: f64, y: f64) -> String {
    format!(
        "M{} {}a3 3 0 1 0 6 0a3 3 0 1 0 -6 0",
        number(x - 3.0),
        number(y)
    )
}
