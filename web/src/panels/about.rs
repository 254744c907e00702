//! What there is to know of a program before it runs: in short beside its empty state,
//! whole in a dialogue.

use queenscope_solver::ProgramId;
use yew::prelude::*;

use super::chips::spot_chip;
use crate::{about::useful, locale::Language, message::Message};

/// A program introduces itself, where nothing has run yet.
pub fn introduction(language: Language, program: ProgramId) -> Html {
    let words = &language.strings().about;
    let about = (words.of)(program);
    html! {
        <section class="block introduction" aria-labelledby="h-about">
            <h3 class="h-small" id="h-about">{words.about}</h3>
            <p>{about.text}</p>
            if let Some(note) = (words.note)(program) {
                <p>{note}</p>
            }
        </section>
    }
}

/// All there is to know of a program, with the link to its most instructive moment.
pub fn about(language: Language, program: ProgramId, send: &Callback<Message>) -> Html {
    let words = &language.strings().about;
    let about = (words.of)(program);
    let (from, to) = useful(program);
    html! {
        <div class="about-body">
            <p>{about.text}</p>
            <p>
                {(words.range)(from, to)}
                if let Some(note) = (words.note)(program) {
                    {" "}{note}
                }
            </p>
            <dl>
                <dt>{words.watch}</dt>
                <dd>
                    <p>{about.watch}</p>
                    {spot_chip(language, program, send)}
                </dd>
                <dt>{words.source}</dt>
                <dd>{about.source}</dd>
            </dl>
        </div>
    }
}
