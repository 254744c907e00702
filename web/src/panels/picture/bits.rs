//! The integers of the newest call as rows of bits, in the order of the board, with the
//! way that each has come from the row above.

use yew::prelude::*;

use crate::{
    locale::{Language, Meaning},
    model::Model,
    notation::{Axis, Places},
    panels::board::percent,
    pictures::bits::{Bits, Mask, Way, columns},
};

/// Up to this size every bit has its digit and every column its number.
const NUMBERED: u8 = 16;

/// The side of a bit, in units of the drawing.
const SIDE: u16 = 20;

/// The height of what is above a mask that has come from somewhere.
const ABOVE: u16 = 14;

/// The masks of the newest call.
pub fn bits(model: &Model) -> Html {
    let (language, places) = (model.language, model.places());
    let n = places.n;
    let strings = &language.strings().bits;
    let found = Bits::of(&model.glance);
    let mask = |at: usize| found.as_ref().map(|bits| bits.taken[at]);
    let line = |name: &'static str, kind: Kind, bits: Option<u64>| {
        let name = model.printed.quoted(name);
        html! { <Line {language} {places} {name} {kind} {bits} from={None::<u64>} way={Way::Down} /> }
    };
    let given = |name: &'static str, at: usize, way: Way| {
        let (bits, from) = (
            mask(at).map(|mask: Mask| mask.bits),
            mask(at).and_then(|mask| mask.from),
        );
        let name = model.printed.quoted(name);
        html! { <Line {language} {places} {name} kind={Kind::Given} {bits} {from} {way} /> }
    };
    let all = found.as_ref().map(|bits| bits.all);
    html! {
        <div class={classes!("block", "bits", (n > NUMBERED).then_some("is-dense"))}
            style={format!("--n:{n}")}>
            <h3>{strings.heading}<small>{(strings.row)(found.as_ref().map(|bits| bits.row), places)}</small></h3>
            <div class="bits-line bits-head" aria-hidden="true">
                <span></span>
                <span class="bits-columns">
                    for column in (1..=n).filter(|column| is_named(*column, n)) {
                        <b key={column} style={format!("left:{}", middle(column, n))}>{places.label(Axis::Columns, column.into())}</b>
                    }
                </span>
                <span></span>
            </div>
            {given("b", 0, Way::Down)}
            {given("c", 1, Way::Left)}
            {given("d", 2, Way::Right)}
            {line("b | c | d", Kind::Taken, all)}
            {line("free", Kind::Free, found.as_ref().and_then(|bits| bits.free))}
            {line("low", Kind::Low, found.as_ref().and_then(|bits| bits.low))}
            <p class="note">{(strings.order)(found.as_ref().map(|bits| bits.all), places)}</p>
        </div>
    }
}

/// Whether a column has its number above the masks.
fn is_named(column: u8, n: u8) -> bool {
    n <= NUMBERED || column == 1 || column.is_multiple_of(8)
}

/// The middle of a column, as a part of a hundred.
fn middle(column: u8, n: u8) -> String {
    percent((f64::from(column) - 0.5) / f64::from(n))
}

/// What the bits of a line say.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    /// Taken, as the call was given it.
    Given,
    /// Taken in all.
    Taken,
    /// Free.
    Free,
    /// The one picked out.
    Low,
}

#[derive(Properties, PartialEq)]
struct LineProps {
    language: Language,
    places: Places,
    name: AttrValue,
    kind: Kind,
    bits: Option<u64>,
    from: Option<u64>,
    way: Way,
}

/// A mask: its name, its bits and its value.
#[component]
fn Line(props: &LineProps) -> Html {
    let LineProps { places, kind, .. } = *props;
    let name = &props.name;
    let n = places.n;
    let strings = &props.language.strings().bits;
    let (class, meaning) = match kind {
        Kind::Given => ("is-given", Meaning::Taken),
        Kind::Taken => ("is-taken", Meaning::Taken),
        Kind::Free => ("is-free", Meaning::Free),
        Kind::Low => ("is-low", Meaning::Picked),
    };
    let top = match kind {
        Kind::Given => ABOVE,
        Kind::Taken | Kind::Free | Kind::Low => 0,
    };
    let (width, height) = (u16::from(n) * SIDE, SIDE + top);
    let value = props.bits.map_or("–".to_owned(), |bits| bits.to_string());
    let set: Vec<u8> = props
        .bits
        .map_or(Vec::new(), |bits| columns(bits, n).collect());
    let row = |y: u16, bits: u64| -> String {
        columns(bits, n)
            .map(|column| format!("M{} {}h16v16h-16z", left(column) + 2, y + 2))
            .collect()
    };
    let unset = props.bits.map(|bits| !bits).unwrap_or(0);
    let dots = |column: u8| format!("M{} {}h4", left(column) + 8, top + 10);
    html! {
        <div class={classes!("bits-line", class)}>
            <span class="vh">{(strings.line)(name, meaning, props.bits.map(|_| &set[..]), places)}</span>
            <code aria-hidden="true">
                if props.from.is_some() {
                    <small>{change(props.way)}</small>
                }
                {name}
            </code>
            <svg viewBox={format!("0 0 {width} {height}")} preserveAspectRatio="none" aria-hidden="true">
                if let Some(from) = props.from {
                    <path class="came" d={came(from, props.way, n)} />
                }
                <path class="zero" d={columns(unset, n).map(dots).collect::<String>()} />
                <path class="one" d={row(top, props.bits.unwrap_or(0))} />
            </svg>
            <code class="value" aria-hidden="true">{value}</code>
        </div>
    }
}

/// What has made a mask of the one in the row above, as the program writes it.
fn change(way: Way) -> &'static str {
    match way {
        Way::Down => "| low",
        Way::Left => "| low, >> 1",
        Way::Right => "| low, << 1",
    }
}

/// The left edge of a column.
fn left(column: u8) -> u16 {
    u16::from(column - 1) * SIDE
}

/// From each bit of the row above to where it is now, or over the edge.
fn came(from: u64, way: Way, n: u8) -> String {
    let shift: i32 = match way {
        Way::Down => 0,
        Way::Left => -1,
        Way::Right => 1,
    };
    let side = i32::from(SIDE);
    let one = |column: u8| {
        let x = i32::from(left(column)) + side / 2;
        let to = x + shift * side;
        let head = if shift == 0 { "l-3 -4m3 4l3 -4" } else { "" };
        format!("M{} 0h8M{x} 0L{to} {ABOVE}{head}", x - 4)
    };
    columns(from, n).map(one).collect()
}
