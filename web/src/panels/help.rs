//! The list of keys.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use crate::{locale::Language, message::Message, settings::Characters};

/// The list of keys, and the switch for those that type a character.
pub fn help(language: Language, characters: Characters, send: &Callback<Message>) -> Html {
    let strings = language.strings();
    let onchange = send.reform(|event: Event| {
        let act = event.target_unchecked_into::<HtmlInputElement>().checked();
        Message::Characters(if act {
            Characters::Act
        } else {
            Characters::Rest
        })
    });
    html! {
        <>
            <dl class="keys-list">
                for (keys, deed) in strings.key_list {
                    <div key={keys.concat()}>
                        <dt>
                            for key in *keys {
                                <kbd class="keycap" key={*key}>{*key}</kbd>
                            }
                        </dt>
                        <dd>{*deed}</dd>
                    </div>
                }
            </dl>
            <label class="switch">
                <input type="checkbox" role="switch" checked={characters == Characters::Act}
                    {onchange} />
                {strings.characters}
            </label>
        </>
    }
}
