//! What the page shows of a tour: hands its line and its dialogue the data that they
//! need.

use yew::prelude::*;

use crate::{
    effects::address,
    message::Message,
    model::{Model, Notice, Playback},
    panels::{
        narration::Voice,
        tour::{TourPanel, tour},
        tour_line::{TourLine, Ways, tour_line},
    },
};

/// A class for the room that the line of a tour takes.
pub fn room(model: &Model) -> Option<&'static str> {
    (!model.lecture.tour.stops.is_empty()).then_some("has-tour")
}

/// The line of the tour, for a page that has one.
pub fn line(model: &Model, send: &Callback<Message>) -> Html {
    let lecture = &model.lecture;
    tour_line(&TourLine {
        language: model.language,
        tour: &lecture.tour,
        stop: lecture.stop,
        ways: ways(model),
        voice: match model.playback {
            Playback::Paused => Voice::Aloud,
            Playback::Playing { .. } => Voice::Silent,
        },
        send,
    })
}

/// Which ways are open. Away from the first stop, the way back leads to it.
fn ways(model: &Model) -> Ways {
    let lecture = &model.lecture;
    let last = lecture.tour.stops.len().saturating_sub(1);
    let first = lecture.tour.stops.first();
    let at_first = first
        .is_some_and(|stop| stop.run == model.subject.run() && stop.position == model.position());
    let back = lecture
        .stop
        .is_some_and(|stop| stop > 0 || (!at_first && model.journey.is_none()));
    let on = lecture.stop.is_none_or(|stop| stop < last);
    match (back, on) {
        (false, false) => Ways::None,
        (false, true) => Ways::Next,
        (true, false) => Ways::Previous,
        (true, true) => Ways::Both,
    }
}

/// What is in the dialogue of the tour.
pub fn panel(model: &Model, send: &Callback<Message>) -> Html {
    let news = match &model.notice {
        Some(Notice::Tour(news)) => Some(news),
        Some(
            Notice::Link(_)
            | Notice::Beyond { .. }
            | Notice::NoFullScreen
            | Notice::Refused(_)
            | Notice::NoOwn
            | Notice::Code(_)
            | Notice::Kept
            | Notice::Never(..)
            | Notice::NoBreakpoint,
        )
        | None => None,
    };
    tour(&TourPanel {
        language: model.language,
        lecture: &model.lecture,
        settings: &model.settings,
        link: format!("{}#{}", address::page(), model.link()),
        news,
        send,
    })
}
