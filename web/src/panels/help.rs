//! The list of keys.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::newer::reload;
use crate::{
    locale::Language,
    message::Message,
    release::{Kept, Memory, Newer, Release},
    settings::Characters,
};

/// The list of keys, the switch for those that type a character, and what the browser keeps.
pub fn help(
    language: Language,
    characters: Characters,
    release: Release,
    send: &Callback<Message>,
) -> Html {
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
            {list(strings.key_list)}
            <h3 class="keys-head">{strings.debug.keys}</h3>
            {list(strings.debug.key_list)}
            <label class="switch">
                <input type="checkbox" role="switch" checked={characters == Characters::Act}
                    {onchange} />
                {strings.characters}
            </label>
            {software(language, release, send)}
        </>
    }
}

/// Keys and what they do.
fn list(keys: &'static [(&'static [&'static str], &'static str)]) -> Html {
    html! {
        <dl class="keys-list">
            for (keys, deed) in keys {
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
    }
}

/// What the browser keeps and forgets, and the way to a newer version that was put off.
fn software(language: Language, release: Release, send: &Callback<Message>) -> Html {
    let words = &language.strings().release;
    html! {
        <div class="software">
            if release.memory == Memory::Refuses {
                <p>{words.forgetful}</p>
            }
            if release.kept == Kept::Whole {
                <p>{words.works_offline}</p>
            }
            if release.newer == Newer::PutOff {
                <p>{words.newer}{" "}{reload(language, send)}</p>
            }
        </div>
    }
}
