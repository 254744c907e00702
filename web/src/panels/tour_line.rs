//! One line that says which stop of the tour this is and what there is to say about
//! it, between the ways to the previous and the next one.

use yew::prelude::*;

use super::{always, icon::icon, narration::Voice};
use crate::{
    locale::Language,
    message::{Message, TourMessage},
    model::Direction,
    tour::{Stop, Tour},
};

/// What the line needs.
pub struct TourLine<'a> {
    /// The language.
    pub language: Language,
    /// The tour.
    pub tour: &'a Tour,
    /// The stop at which the reader last was, counted from 0.
    pub stop: Option<usize>,
    /// Which ways are open.
    pub ways: Ways,
    /// Whether the stop is spoken as soon as it changes.
    pub voice: Voice,
    /// Where messages go.
    pub send: &'a Callback<Message>,
}

/// Which ways are open from a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ways {
    /// Only to the next one.
    Next,
    /// Only to the previous one.
    Previous,
    /// To both.
    Both,
    /// To none: there is only this one.
    None,
}

/// The line.
pub fn tour_line(props: &TourLine<'_>) -> Html {
    let strings = &props.language.strings().tours;
    let count = props.tour.stops.len();
    let here = props
        .stop
        .and_then(|stop| Some((stop, props.tour.stops.get(stop)?)));
    let (name, note) = match here {
        Some((number, Stop { name, note, .. })) => {
            ((strings.stop)(number + 1, count, name), note.clone())
        }
        None => ((strings.ahead)(count), String::new()),
    };
    let live = match props.voice {
        Voice::Aloud => "polite",
        Voice::Silent => "off",
    };
    let (back, on) = match props.ways {
        Ways::Next => (false, true),
        Ways::Previous => (true, false),
        Ways::Both => (true, true),
        Ways::None => (false, false),
    };
    let walk = |direction| always(props.send, Message::Tour(TourMessage::Walk(direction)));
    html! {
        <section class="tour-line" aria-label={strings.line}>
            <button class="btn btn-icon" type="button" aria-label={strings.previous}
                disabled={!back} onclick={walk(Direction::Back)}>{icon("i-stop-back")}</button>
            <div class="tour-text" tabindex="0" role="group" aria-labelledby="tour-name">
                <p aria-live={live}>
                    <b class="tour-name" id="tour-name">{name}</b>
                    {" "}
                    <span class="tour-note">{note}</span>
                </p>
            </div>
            <button class="btn btn-icon" type="button" aria-label={strings.next}
                disabled={!on} onclick={walk(Direction::Forward)}>{icon("i-stop-on")}</button>
        </section>
    }
}
