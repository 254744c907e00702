//! The block of a repair: the curve of conflicts over moves, the seed, and a way to
//! another one.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{
    locale::Language,
    message::{Message, OwnMessage},
    pictures::{
        curve::{AREA, Curve, tenths},
        repair::Course,
    },
};

/// What the block needs.
#[derive(Properties, PartialEq)]
pub struct RepairProps {
    /// The language.
    pub language: Language,
    /// How the repair goes.
    pub course: Course,
    /// What the block sends.
    pub send: Callback<Message>,
}

/// The block of a repair.
#[component]
pub fn Repair(props: &RepairProps) -> Html {
    let RepairProps {
        language,
        course,
        send,
    } = props;
    let strings = &language.strings().repair;
    let counted = course
        .pairs
        .get(usize::try_from(course.moves).unwrap_or(usize::MAX));
    html! {
        <div class="block repair">
            <h3>{strings.heading}</h3>
            {curve(*language, &course.pairs)}
            <p class="said">{(strings.now)(course.moves, counted.copied())}</p>
            if let Some((start, now)) = course.seed {
                <p class="said"><code>{(strings.seed)(start, now)}</code></p>
                <Seeds key={start} language={*language} {start} send={send.clone()} />
            }
        </div>
    }
}

/// The curve with its axes and its last point; an empty field before the first count.
fn curve(language: Language, pairs: &[i64]) -> Html {
    let strings = &language.strings().repair;
    let (width, height) = AREA;
    let curve = Curve::of(pairs);
    let label = pairs.first().zip(pairs.iter().min()).zip(pairs.last());
    let label =
        label.map(|((first, fewest), now)| (strings.curve)(*first, *fewest, *now, pairs.len() - 1));
    let (right, top) = curve.as_ref().map_or((10, 4), |curve| curve.ends);
    html! {
        <svg class="curve" viewBox="-36 -14 326 140" role="img" focusable="false"
            aria-label={label.unwrap_or_else(|| strings.heading.to_owned())}>
            <path class="axes" d={format!("M0 -6V{}H{}", tenths(height), tenths(width))} />
            <text class="on-y" x="-6" y="5">{top}</text>
            <text class="on-y" x="-6" y={tenths(height + 4.0)}>{0}</text>
            <text class="on-x" x={tenths(width)} y={tenths(height + 18.0)}>{right}</text>
            <text class="name" x="0" y={tenths(height + 18.0)}>{strings.moves}</text>
            <text class="name" x="6" y="-2">{strings.pairs}</text>
            if let Some(Curve { line, last: (x, y), .. }) = curve {
                <path class="line" d={line} />
                <circle class="now" cx={tenths(x)} cy={tenths(y)} r="4" />
            }
        </svg>
    }
}

#[derive(Properties, PartialEq)]
struct SeedsProps {
    language: Language,
    start: i64,
    send: Callback<Message>,
}

/// The largest seed that the program's numbers come to.
const LARGEST: u32 = 2_147_483_647;

/// A field for another seed: the next one stands in it.
#[component]
fn Seeds(props: &SeedsProps) -> Html {
    let strings = &props.language.strings().repair;
    let next = u32::try_from(props.start).map_or(1, |start| start.min(LARGEST - 1) + 1);
    let field = use_node_ref();
    let onsubmit = {
        let (field, send) = (field.clone(), props.send.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            let text = field.cast::<HtmlInputElement>().map(|field| field.value());
            let seed = text.and_then(|text| text.trim().parse().ok());
            if let Some(seed) = seed.filter(|seed| *seed <= LARGEST) {
                send.emit(Message::Own(OwnMessage::Seed(seed)));
            }
        })
    };
    html! {
        <form class="seeds" {onsubmit}>
            <label>
                <span>{strings.other}</span>
                <input ref={field} type="number" required=true min="0" max={LARGEST.to_string()} step="1"
                    inputmode="numeric" autocomplete="off" aria-describedby="seed-hint"
                    value={next.to_string()} />
            </label>
            <button class="btn btn-line" type="submit">{strings.run}</button>
            <small id="seed-hint">{strings.hint}</small>
        </form>
    }
}
