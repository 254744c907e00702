//! What lies above the page in every layout: notices, progress, the dialogue, the blank
//! screen.

use yew::prelude::*;

use super::{giving, touring};
use crate::{
    message::Message,
    model::{Aim, Curtain, Dialogue, Gait, Journey, Model, Notice, Sight},
    panels::{
        about::about, always, at_line::at_line, dialogue::DialoguePanel, display::display,
        help::help, newer::newer, notice::notice, parts::parts, progress::progress, until::until,
    },
    release::Newer,
    show::Part,
};

/// What lies above the page: notices, progress, the dialogue, the blank screen.
pub fn above(model: &Model, send: &Callback<Message>) -> Html {
    html! {
        <>
            {overlays(model, send)}
            {dialogue(model, send)}
            if model.lecture.curtain == Curtain::Drawn {
                <div class="curtain" onclick={always(send, Message::Curtain(Curtain::Open))}>
                    <p class="vh" role="status">{model.language.strings().present.blank}</p>
                </div>
            }
        </>
    }
}

/// What the reader is told and asked.
fn overlays(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    html! {
        <div class="overlays">
            if let Some(told) = model.notice.as_ref().filter(|_| !told_inside(model)) {
                {notice(language, model.places(), &model.printed.notice(told), send)}
            }
            if model.release.newer == Newer::Waiting {
                {newer(language, send)}
            }
            if let Some(journey) = model.journey.as_ref().filter(|journey| is_seen(journey)) {
                {progress(language, journey, target(model, journey), send)}
            }
        </div>
    }
}

/// The dialogue that is open, if one is.
fn dialogue(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    let strings = language.strings();
    let (title, body): (AttrValue, Html) = match model.dialogue {
        Some(Dialogue::About) => match model.subject.course() {
            Some(program) => (
                language.pick(program.name()).into(),
                about(language, program, send),
            ),
            // Another program may come in force below an open dialogue.
            None => (strings.about.about.into(), html! {}),
        },
        Some(Dialogue::Keys) => (
            strings.keys.into(),
            help(language, model.settings.characters, model.release, send),
        ),
        Some(Dialogue::Tour) => (strings.tours.tour.into(), touring::panel(model, send)),
        Some(Dialogue::Share) => (strings.share.share.into(), giving::giving(model, send)),
        Some(Dialogue::Parts) => (
            strings.present.parts.into(),
            html! {
                <>
                    {parts(language, &model.lecture.hidden, send)}
                    {display(language, model.notation, &model.aids, send)}
                </>
            },
        ),
        Some(Dialogue::Display) => (
            strings.display.display.into(),
            display(language, model.notation, &model.aids, send),
        ),
        Some(Dialogue::Until) => (
            strings.debug.run_until.into(),
            until(language, model.places(), &model.debugger, send),
        ),
        Some(Dialogue::Line) => (
            (strings.debug.line)(model.printed.number(model.debugger.line)).into(),
            at_line(language, &model.debugger, send),
        ),
        None => ("".into(), html! {}),
    };
    html! {
        <DialoguePanel {language} open={model.dialogue} {title} send={send.clone()}>
            {body}
        </DialoguePanel>
    }
}

/// Whether the dialogue that is open says what there is to say.
fn told_inside(model: &Model) -> bool {
    let about_tour = matches!(model.notice, Some(Notice::Tour(_)));
    about_tour && model.dialogue == Some(Dialogue::Tour)
}

fn is_seen(journey: &Journey) -> bool {
    journey.gait == Gait::Asking || journey.sight == Sight::Seen
}

/// How far a journey has to go, if that is known and may be told.
fn target(model: &Model, journey: &Journey) -> Option<u64> {
    match journey.aim {
        Aim::Position(position) if model.lecture.hidden.contains(Part::Ahead) => Some(position),
        Aim::End if model.lecture.hidden.contains(Part::Ahead) => None,
        Aim::Position(position) => Some(
            model
                .known
                .total
                .map_or(position, |total| total.min(position)),
        ),
        Aim::End => model.known.total,
        Aim::Step(..) | Aim::Backtrack(_) | Aim::Until(..) => None,
    }
}
