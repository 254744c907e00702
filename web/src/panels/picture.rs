//! The picture that explains the idea of a program, above the rest of its state. Each
//! has its file here; a program without one shows nothing.

mod cover;

use yew::prelude::*;

use crate::{facts::Picture, model::Model};

/// The picture of the program in force.
pub fn picture(model: &Model) -> Html {
    match model.subject.facts.picture {
        Picture::Board
        | Picture::Answers
        | Picture::Losses
        | Picture::Swaps
        | Picture::Bits
        | Picture::Domains
        | Picture::Repair
        | Picture::Knights => html! {},
        Picture::Cover => cover::cover(model),
    }
}
