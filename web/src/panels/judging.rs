//! What geometry says of the boards that the reader's own program presents, and what to
//! look for in an experiment.

use std::rc::Rc;

use queenscope_solver::{BoardSize, Experiment, Verdict};
use yew::prelude::*;

use super::always;
use crate::{
    facts::Sought, locale::Language, message::Message, notation::Places, printed::Printed,
};

/// What geometry says of the boards presented, as far as the run is known.
pub fn verdict(
    language: Language,
    places: Places,
    (verdict, sought): (&Verdict, Sought),
    send: &Callback<Message>,
) -> Html {
    let strings = &language.strings().judging;
    let wrong = verdict.first_wrong.as_ref().map(|first| {
        (
            (strings.wrong)(places, verdict.wrong, first),
            Some(first.position),
        )
    });
    let repeated = verdict.first_repeat.as_ref().map(|first| {
        (
            (strings.repeated)(places, verdict.repeated, first),
            Some(first.position),
        )
    });
    let complete = (strings.complete)(places, verdict, sought).map(|text| (text, None));
    let findings: Vec<_> = [wrong, repeated, complete].into_iter().flatten().collect();
    html! {
        <section class="verdict" aria-labelledby="h-verdict">
            <h3 class="h-small" id="h-verdict">{strings.verdict}</h3>
            <p>{(strings.presented)(verdict)}</p>
            <ul>
                for (text, position) in findings {
                    <li key={text.clone()}>
                        <span>{text.clone()}</span>
                        if let Some(position) = position {
                            <button class="btn btn-line" type="button"
                                aria-label={format!("{}: {text}", strings.show)}
                                onclick={jump(position, send)}>
                                {strings.show}
                            </button>
                        }
                    </li>
                }
            </ul>
        </section>
    }
}

/// As the slider does it, so that `u` leads back.
fn jump(position: u64, send: &Callback<Message>) -> Callback<MouseEvent> {
    let send = send.clone();
    Callback::from(move |_| {
        send.emit(Message::Slid(position));
        send.emit(Message::Released);
    })
}

/// What the note about an experiment needs.
#[derive(Properties, PartialEq)]
pub struct WhatIfProps {
    /// The language.
    pub language: Language,
    /// The size of the board.
    pub n: BoardSize,
    /// How its places are called.
    pub places: Places,
    /// The experiment.
    pub experiment: Experiment,
    /// The listing in force.
    pub printed: Rc<Printed>,
    /// Where messages go.
    pub send: Callback<Message>,
}

/// What is changed in an experiment and what to look for, with the way back.
#[component]
pub fn WhatIf(props: &WhatIfProps) -> Html {
    let strings = &props.language.strings().judging;
    let experiment = props.experiment;
    let line = experiment.changed(props.n).first().copied().unwrap_or(1);
    let line = props.printed.number(line);
    let base = experiment.base();
    html! {
        <div class="what-if" role="note">
            <p>{(strings.watch)(experiment, line, props.places)}</p>
            <button class="btn btn-line" type="button"
                onclick={always(&props.send, Message::Choose(base.into()))}>
                {strings.original}
            </button>
        </div>
    }
}
