//! The list of parts that can be hidden from an audience.

use yew::prelude::*;

use super::always;
use crate::{
    locale::Language,
    message::Message,
    show::{Hidden, Part},
};

/// A switch for each part.
pub fn parts(language: Language, hidden: &Hidden, send: &Callback<Message>) -> Html {
    let strings = &language.strings().share;
    html! {
        <div class="parts-list">
            for part in Part::ALL {
                <label class="switch" key={part.as_str()}>
                    <input type="checkbox" role="switch" checked={hidden.shows(part)}
                        onchange={always(send, Message::Hide(part))} />
                    {(strings.part)(part)}
                </label>
            }
        </div>
    }
}
