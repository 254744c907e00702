//! What the reader must be told once.

use yew::prelude::*;

use super::{always, icon::small_icon};
use crate::{
    locale::Language,
    message::{Message, OwnMessage},
    model::Notice,
    notation::Places,
};

/// What the reader must be told once.
pub fn notice(
    language: Language,
    places: Places,
    notice: &Notice,
    send: &Callback<Message>,
) -> Html {
    let strings = language.strings();
    let text = match notice {
        Notice::Link(parts) => (strings.bad_link)(parts),
        Notice::Beyond { asked, end } => (strings.beyond)(*asked, *end),
        Notice::Tour(news) => (strings.tours.news)(news),
        Notice::Refused(error) => (strings.own.refused)(error),
        Notice::Code(error) => (strings.own.bad_code)(*error),
        Notice::Kept => strings.own.kept.to_owned(),
        Notice::NoOwn => strings.own.missing.to_owned(),
        Notice::Never(direction, goal, row) => {
            (strings.debug.never)(*direction, *goal, *row, places)
        }
        Notice::NoBreakpoint => strings.debug.no_breakpoint.to_owned(),
        Notice::NoFullScreen => strings.present.no_full_screen.to_owned(),
    };
    html! {
        <div class="notice" role="alert">
            <p>{text}</p>
            if *notice == Notice::Kept {
                <button class="btn btn-line" type="button"
                    onclick={always(send, Message::Own(OwnMessage::BringBack))}>
                    {strings.own.bring_back}
                </button>
            }
            <button class="btn btn-icon" type="button" aria-label={strings.dismiss}
                onclick={always(send, Message::Dismiss)}>
                {small_icon("m-x")}
            </button>
        </div>
    }
}
