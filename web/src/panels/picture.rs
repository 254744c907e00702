//! The picture that explains the idea of a program, above the rest of its state. Each
//! has its file here; a program without one shows nothing.

mod bits;
mod cover;
mod domains;
mod formula;
mod losses;
mod odometer;
mod repair;

use yew::prelude::*;

use crate::{facts::Picture, message::Message, model::Model, pictures};
use losses::Losses;
use repair::Repair;

/// The picture of the program in force.
pub fn picture(model: &Model, send: &Callback<Message>) -> Html {
    let (subject, moment, language) = (&model.subject, &model.glance, model.language);
    let ideas = &language.strings().ideas;
    match subject.facts.picture {
        Picture::Bits => bits::bits(model),
        Picture::Domains => domains::domains(model, send),
        Picture::Losses => {
            let stuck = pictures::losses::stuck(moment);
            html! { <Losses {language} places={model.places()} n={subject.n} {stuck} send={send.clone()} /> }
        }
        Picture::Repair => html! {
            if let Some(course) = pictures::repair::course(subject, moment) {
                <Repair {language} {course} send={send.clone()} />
            }
        },
        Picture::Board => odometer::odometer(model),
        Picture::Answers => note(model.printed.told(ideas.first)),
        Picture::Swaps => html! {
            <>
                {note((ideas.permutation)(model.places()))}
                {odometer::odometer(model)}
            </>
        },
        Picture::Knights => formula::formula(model),
        Picture::Cover => cover::cover(model, send),
    }
}

/// The same before an audience: what moves, and is not said by the board already.
pub fn on_stage(model: &Model, send: &Callback<Message>) -> Html {
    match model.subject.facts.picture {
        Picture::Domains | Picture::Answers => html! {},
        Picture::Board | Picture::Swaps => odometer::odometer(model),
        Picture::Bits | Picture::Losses | Picture::Repair | Picture::Knights | Picture::Cover => {
            picture(model, send)
        }
    }
}

/// What is to be known of a program at any step.
fn note(text: String) -> Html {
    html! { <p class="block idea-note">{text}</p> }
}
