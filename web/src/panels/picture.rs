//! The picture that explains the idea of a program, above the rest of its state. Each
//! has its file here; a program without one shows nothing.

mod formula;
mod odometer;

use yew::prelude::*;

use crate::{facts::Picture, model::Model};

/// The picture of the program in force.
pub fn picture(model: &Model) -> Html {
    let ideas = &model.language.strings().ideas;
    match model.subject.facts.picture {
        Picture::Board => odometer::odometer(model),
        Picture::Answers => note(ideas.first),
        Picture::Swaps => html! {
            <>
                {note(ideas.permutation)}
                {odometer::odometer(model)}
            </>
        },
        Picture::Knights => formula::formula(model),
        Picture::Losses | Picture::Bits | Picture::Domains | Picture::Cover | Picture::Repair => {
            html! {}
        }
    }
}

/// What is to be known of a program at any step.
fn note(text: &'static str) -> Html {
    html! { <p class="block idea-note">{text}</p> }
}
