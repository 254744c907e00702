//! The list of keys, in a dialogue of the browser's own, which keeps the focus and
//! gives it back.

use web_sys::{HtmlDialogElement, HtmlInputElement};
use yew::prelude::*;

use super::newer::reload;
use crate::{
    locale::Language,
    message::Message,
    model::Help,
    release::{Kept, Memory, Newer, Release},
    settings::Characters,
};

/// What the list needs.
#[derive(Properties, PartialEq)]
pub struct HelpProps {
    /// The language.
    pub language: Language,
    /// Whether it is open.
    pub help: Help,
    /// Whether keys that type a character act.
    pub characters: Characters,
    /// What the browser keeps.
    pub release: Release,
    /// Where messages go.
    pub send: Callback<Message>,
}

/// The list of keys.
#[component]
pub fn HelpPanel(props: &HelpProps) -> Html {
    let strings = props.language.strings();
    let dialog = use_node_ref();
    use_effect_with(props.help, {
        let dialog = dialog.clone();
        move |help| {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                match help {
                    // Only a dialogue that is open already refuses to open.
                    Help::Open => drop(dialog.show_modal()),
                    Help::Closed => dialog.close(),
                }
            }
        }
    });
    let characters = props.send.reform(|event: Event| {
        let act = event.target_unchecked_into::<HtmlInputElement>().checked();
        Message::Characters(if act {
            Characters::Act
        } else {
            Characters::Rest
        })
    });
    html! {
        <dialog class="help" ref={dialog} aria-labelledby="h-keys"
            onclose={props.send.reform(|_| Message::HelpClosed)}>
            <h2 id="h-keys">{strings.keys}</h2>
            <dl>
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
                <input type="checkbox" role="switch" checked={props.characters == Characters::Act}
                    onchange={characters} />
                {strings.characters}
            </label>
            {software(props.language, props.release, &props.send)}
            <form method="dialog">
                <button class="btn btn-line" autofocus=true>{strings.close}</button>
            </form>
        </dialog>
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
