//! What moving through the run needs, in whichever layout it is shown.

use queenscope_solver::Counter;
use yew::Callback;

use super::{found, total};
use crate::{
    message::Message,
    model::Model,
    panels::transport::{Place, Playing, Transport, Undo},
    show::Part,
};

/// What moving through the run needs. Where what lies ahead is hidden, the run seems to
/// end where the reader has been.
pub fn playback(model: &Model, send: &Callback<Message>) -> Transport {
    let known = &model.known;
    let hidden = &model.lecture.hidden;
    let (reach, ticks) = if hidden.shows(Part::Ahead) {
        let reach = known.total.unwrap_or(known.explored);
        (reach, known.solutions.clone())
    } else {
        let reach = model.lecture.furthest.position;
        let passed = known.solutions.iter().copied();
        (reach, passed.filter(|tick| *tick <= reach).collect())
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
        reach,
        total: total(model, known.total),
        place,
        solutions: solutions.filter(|_| hidden.shows(Part::Counters)),
        found: found(model),
        ticks,
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
