//! What several parts of the page remember between two pictures of themselves.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use crate::{effects::clipboard::Copied, locale::Language};

/// A list of choices that shows a value. What the reader has chosen outlives an
/// attribute: only the property moves it.
#[hook]
pub fn use_choice(value: &'static str, language: Language) -> NodeRef {
    let select = use_node_ref();
    use_effect_with((value, language), {
        let select = select.clone();
        move |(value, _)| {
            if let Some(select) = select.cast::<HtmlSelectElement>() {
                select.set_value(value);
            }
        }
    });
    select
}

/// What became of copying something, as long as that is what is shown.
#[hook]
pub fn use_copied<T: PartialEq + 'static>(shown: T) -> UseStateHandle<Option<Copied>> {
    let outcome = use_state(|| None);
    use_effect_with(shown, {
        let outcome = outcome.clone();
        move |_| outcome.set(None)
    });
    outcome
}
