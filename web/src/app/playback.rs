//! Moving through the run, in every layout: where it is, how far it is known, what can
//! be pressed.

use queenscope_solver::Counter;
use yew::prelude::*;

use super::ahead;
use crate::{
    facts::Picture,
    locale::Total,
    message::Message,
    model::{BACKGROUND, Model},
    panels::transport::{Place, Playing, Transport, Undo, transport},
    show::Part,
};

/// Moving through the run.
pub fn moving(model: &Model, send: &Callback<Message>) -> Html {
    transport(&playback(model, send))
}

/// What moving through the run needs.
pub fn playback(model: &Model, send: &Callback<Message>) -> Transport {
    let known = &model.known;
    let hidden = &model.lecture.hidden;
    let total = match known.total {
        _ if hidden.contains(Part::Ahead) => Total::Hidden,
        Some(total) => Total::Known(total),
        None if known.explored < BACKGROUND => Total::Sought,
        None => Total::Unknown,
    };
    let place = match model.position() {
        _ if model.moment.finished => Place::End,
        0 => Place::Start,
        _ => Place::Middle,
    };
    let solutions = model.moment.counters.get(Counter::Solutions);
    Transport {
        language: model.language,
        position: model.shown_position(),
        reach: ahead::reach(model),
        total,
        place,
        solutions: solutions.filter(|_| hidden.shows(Part::Counters)),
        found: found(model),
        ticks: ahead::ticks(model),
        undo: if model.undoable() {
            Undo::Jump
        } else {
            Undo::Nothing
        },
        playing: Playing::of(model.playback),
        size: model.size,
        speed: model.speed,
        send: send.clone(),
    }
}

/// What is known of the number of solutions: it is known once the end is. Where one is
/// enough, their number is not looked for.
pub fn found(model: &Model) -> Total {
    let known = &model.known;
    let one_is_enough = match model.subject.facts.picture {
        Picture::Answers | Picture::Losses | Picture::Repair | Picture::Knights => true,
        Picture::Board | Picture::Swaps | Picture::Bits | Picture::Domains | Picture::Cover => {
            false
        }
    };
    match known.total {
        _ if one_is_enough || model.lecture.hidden.contains(Part::Ahead) => Total::Hidden,
        Some(_) => Total::Known(known.found),
        None if known.explored < BACKGROUND => Total::Sought,
        None => Total::Unknown,
    }
}
