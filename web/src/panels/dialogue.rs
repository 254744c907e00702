//! The dialogue of the page, the browser's own, which keeps the focus and gives it
//! back. What is in it is there only while it is open.

use web_sys::HtmlDialogElement;
use yew::prelude::*;

use crate::{locale::Language, message::Message, model::Dialogue};

/// What a dialogue needs.
#[derive(Properties, PartialEq)]
pub struct DialogueProps {
    /// The language.
    pub language: Language,
    /// Which one is open, if one is.
    pub open: Option<Dialogue>,
    /// Its heading.
    pub title: AttrValue,
    /// Where messages go.
    pub send: Callback<Message>,
    /// What is in it.
    pub children: Html,
}

/// A dialogue with a heading and a button that closes it.
#[component]
pub fn DialoguePanel(props: &DialogueProps) -> Html {
    let dialog = use_node_ref();
    let shown = props.open.is_some();
    use_effect_with(shown, {
        let dialog = dialog.clone();
        move |shown| {
            if let Some(dialog) = dialog.cast::<HtmlDialogElement>() {
                if *shown {
                    // Only a dialogue that is open already refuses to open.
                    drop(dialog.show_modal());
                } else {
                    dialog.close();
                }
            }
        }
    });
    let name = props.open.map_or("", Dialogue::as_str);
    // Closing it from the page tells so as well; only the reader's closing is news.
    let onclose = {
        let send = props.send.clone();
        move |_| {
            if shown {
                send.emit(Message::Closed);
            }
        }
    };
    html! {
        <dialog class={classes!("dialogue", name)} ref={dialog}
            aria-labelledby="h-dialogue" {onclose}>
            if shown {
                <h2 id="h-dialogue">{&props.title}</h2>
                <div class="dialogue-body">{props.children.clone()}</div>
                <form method="dialog">
                    <button class="btn btn-line" autofocus=true>
                        {props.language.strings().close}
                    </button>
                </form>
            }
        </dialog>
    }
}
