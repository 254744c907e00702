//! A text to be taken away: a field with a button that copies it. Where the browser
//! does not allow that, the text is selected, and a sentence says which keys copy it.

use web_sys::HtmlTextAreaElement;
use yew::prelude::*;

use super::hooks::use_copied;
use crate::{
    effects::clipboard::{Copied, copy},
    locale::Language,
};

/// What the field needs.
#[derive(Properties, PartialEq)]
pub struct CopyProps {
    /// The language.
    pub language: Language,
    /// What the text is.
    pub name: AttrValue,
    /// What the button says.
    pub button: AttrValue,
    /// The text.
    pub text: AttrValue,
    /// Whether the button has the focus when the dialogue opens.
    #[prop_or_default]
    pub first: First,
}

/// Whether something has the focus first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum First {
    /// It has.
    Yes,
    /// Something else has.
    #[default]
    No,
}

/// A text with a button that copies it.
#[component]
pub fn CopyField(props: &CopyProps) -> Html {
    let strings = &props.language.strings().share;
    let field = use_node_ref();
    let outcome = use_copied(props.text.clone());
    let onclick = {
        let (field, text, outcome) = (field.clone(), props.text.clone(), outcome.clone());
        Callback::from(move |_: MouseEvent| {
            let (field, outcome) = (field.clone(), outcome.clone());
            let answer = Callback::from(move |copied| {
                if let (Copied::Refused, Some(field)) =
                    (copied, field.cast::<HtmlTextAreaElement>())
                {
                    select(&field);
                }
                outcome.set(Some(copied));
            });
            copy(&text, answer);
        })
    };
    let onfocus = |event: FocusEvent| select(&event.target_unchecked_into());
    let said = match *outcome {
        Some(Copied::Done) => strings.copied,
        Some(Copied::Refused) => strings.refused,
        None => "",
    };
    html! {
        <div class="copy">
            <textarea ref={field} readonly=true rows="3" spellcheck="false"
                aria-label={&props.name} value={&props.text} {onfocus} />
            <button class="btn btn-line" type="button" autofocus={props.first == First::Yes}
                {onclick}>
                {&props.button}
            </button>
            <p role="status">{said}</p>
        </div>
    }
}

fn select(field: &HtmlTextAreaElement) {
    // A field that refuses the focus can still be selected by hand.
    let _ = field.focus();
    field.select();
}
