//! A newer version of the page waits: said quietly, and left to the reader.

use yew::prelude::*;

use super::{always, icon::small_icon};
use crate::{locale::Language, message::Message, release::Newer};

/// The notice.
pub fn newer(language: Language, send: &Callback<Message>) -> Html {
    let strings = language.strings();
    html! {
        <div class="notice newer" role="status">
            <p>{strings.release.newer}</p>
            <div class="progress-answers">
                {reload(language, send)}
                <button class="btn btn-icon" type="button" aria-label={strings.dismiss}
                    onclick={always(send, Message::Newer(Newer::PutOff))}>
                    {small_icon("m-x")}
                </button>
            </div>
        </div>
    }
}

/// The button that takes the newer version.
pub fn reload(language: Language, send: &Callback<Message>) -> Html {
    html! {
        <button class="btn btn-line" type="button"
            onclick={always(send, Message::Newer(Newer::Asked))}>
            {language.strings().release.reload}
        </button>
    }
}
