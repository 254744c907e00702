//! What a reader takes away: the page's address and the choices made of the model.

use yew::prelude::*;

use crate::{
    effects::address,
    message::Message,
    model::Model,
    panels::share::{Offer, share as share_panel},
    share,
};

/// What a reader takes away.
pub fn giving(model: &Model, send: &Callback<Message>) -> Html {
    let page = address::page();
    let offer = Offer {
        language: model.language,
        position: model.shown_position(),
        share: &model.lecture.share,
        link: share::link(model, &page),
        frame: share::frame(model, &page),
        left_out: share::left_out(model),
    };
    share_panel(offer, send)
}
