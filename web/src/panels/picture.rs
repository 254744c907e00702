//! The picture that explains the idea of a program, above the rest of its state. Each
//! has its file here; a program without one shows nothing.

mod bits;
mod domains;

use yew::prelude::*;

use crate::{facts::Picture, message::Message, model::Model};

/// The picture of the program in force.
pub fn picture(model: &Model, send: &Callback<Message>) -> Html {
    match model.subject.facts.picture {
        Picture::Bits => bits::bits(model.language, &model.glance),
        Picture::Domains => domains::domains(model, send),
        Picture::Board
        | Picture::Answers
        | Picture::Losses
        | Picture::Swaps
        | Picture::Cover
        | Picture::Repair
        | Picture::Knights => html! {},
    }
}
