//! The list of the header at work, drawn: its entries below each other, links down at
//! their right, links up at their left, bent around what has been taken out.

use yew::prelude::*;

use crate::{
    inline::Age,
    locale::{CoverStrings, Language},
    notation::Places,
    panels::board::number,
    pictures::cover::{Arrow, ColumnLinks, Place, Reach, Side, Span},
};

/// The width of the drawing, and of its boxes.
const WIDTH: f64 = 300.0;
const BOX: f64 = 142.0;
/// From box to box, and the height of one.
const PITCH: f64 = 31.0;
const HEIGHT: f64 = 20.0;
/// How far from the middle of a box its straight links are.
const LANE: f64 = 36.0;

/// What the drawing needs.
#[derive(Properties, PartialEq)]
pub struct DrawingProps {
    /// The language.
    pub language: Language,
    /// How places are called.
    pub places: Places,
    /// The list.
    pub list: ColumnLinks,
}

/// The list of a header. Its room is that of the longest one.
#[component]
pub fn Drawing(props: &DrawingProps) -> Html {
    let words = &props.language.strings().cover;
    let list = &props.list;
    let listed = list
        .places
        .iter()
        .skip(1)
        .filter(|place| place.reach == Reach::Listed);
    let heading = match list.constraint {
        Some(of) => (words.list)(&(words.constraint)(of, props.places), listed.count()),
        None => words.ring.to_owned(),
    };
    let height = f64::from(props.places.n + 1) * PITCH;
    let arrows = |reach: Reach, age: Age| -> String {
        let mut all = list.arrows.iter();
        let mut path = String::new();
        while let Some(arrow) = all.find(|arrow| arrow.reach == reach && arrow.age == age) {
            path += &drawn(arrow);
        }
        path
    };
    html! {
        <div class="cover-list">
            <h4>{heading}</h4>
            <ol class="vh">
                for place in &list.places {
                    <li key={place.node}>{(words.place)(&name(place, list, words, props.places), place.reach)}</li>
                }
            </ol>
            <svg viewBox={format!("0 0 {} {}", number(WIDTH), number(height))} style={format!("max-width:{}px", number(WIDTH))}
                aria-hidden="true" focusable="false">
                <path class="kept" d={arrows(Reach::Out, Age::Old)} />
                <path class="link" d={arrows(Reach::Listed, Age::Old)} />
                <path class="kept is-new" d={arrows(Reach::Out, Age::New)} />
                <path class="link is-new" d={arrows(Reach::Listed, Age::New)} />
                for (at, place) in list.places.iter().enumerate() {
                    {node(at, place, &name(place, list, words, props.places))}
                }
            </svg>
            <ul class="cover-key" aria-hidden="true">
                <li><svg viewBox="0 0 24 12"><path class="link" d="M1 6H22m-4-3l4 3l-4 3" /></svg>{words.linked}</li>
                <li><svg viewBox="0 0 24 12"><path class="kept" d="M1 6H22m-4-3l4 3l-4 3" /></svg>{words.kept}</li>
            </ul>
            <p class="note">{words.dance}</p>
        </div>
    }
}

fn middle(at: usize) -> f64 {
    (at as f64 + 0.5) * PITCH
}

/// A node: its number, and its square or what the header stands for.
fn name(place: &Place, list: &ColumnLinks, words: &CoverStrings, places: Places) -> String {
    match (place.square, list.constraint) {
        (Some((row, column)), _) => format!("{}: {}", place.node, places.pair(row, column)),
        (None, Some(of)) => format!("{} ({})", (words.constraint)(of, places), place.node),
        (None, None) => format!("{} ({})", words.root, place.node),
    }
}

fn node(at: usize, place: &Place, text: &str) -> Html {
    let class = classes!(
        "node",
        place.square.is_none().then_some("is-head"),
        (place.reach == Reach::Out).then_some("is-out"),
        (place.span == Span::Here).then_some("is-here"),
    );
    html! {
        <g key={place.node} {class}>
            <rect x={number((WIDTH - BOX) / 2.0)} y={number(middle(at) - HEIGHT / 2.0)}
                width={number(BOX)} height={number(HEIGHT)} rx="3" />
            <text x={number(WIDTH / 2.0)} y={number(middle(at) + 4.5)}>{text.to_owned()}</text>
        </g>
    }
}

/// A link with its head: straight between neighbours, else in a bow at its side.
fn drawn(arrow: &Arrow) -> String {
    let side = match arrow.side {
        Side::Down => 1.0,
        Side::Up => -1.0,
    };
    let center = WIDTH / 2.0;
    let ahead = arrow.to as f64 - arrow.from as f64;
    if ahead == side {
        let x = center + side * LANE;
        let from = middle(arrow.from) + side * HEIGHT / 2.0;
        let to = middle(arrow.to) - side * (HEIGHT / 2.0 + 1.0);
        return format!(
            "M{} {}V{}m-3 {b}l3 {}l3 {b}",
            number(x),
            number(from),
            number(to),
            number(side * 4.0),
            b = number(-side * 4.0)
        );
    }
    let edge = center + side * (BOX / 2.0 + 1.0);
    let (from, to) = (middle(arrow.from), middle(arrow.to));
    // What leads back to itself has a bow that can be seen.
    let bow = if ahead == 0.0 { 24.0 } else { 6.0 };
    let reach = edge + side * (ahead.abs() * 11.0 + bow).min(76.0);
    // What comes and what goes do not meet on the edge of a box.
    let (leave, arrive) = (from + ahead.signum() * 5.0, to - ahead.signum() * 5.0);
    format!(
        "M{e} {}C{r} {} {r} {} {e} {}m{b} -3l{} 3l{b} 3",
        number(leave),
        number(leave),
        number(arrive),
        number(arrive),
        number(-side * 5.0),
        e = number(edge),
        r = number(reach),
        b = number(side * 5.0),
    )
}
