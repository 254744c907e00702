//! The choice of the language in which the program is printed.

use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::{hooks::use_choice, icon::small_icon, sometimes};
use crate::{locale::Language, message::Message, printed::Listed};

/// What the choice needs.
#[derive(Properties, PartialEq)]
pub struct ListingPickerProps {
    /// The language of the page.
    pub language: Language,
    /// The language in force.
    pub listed: Listed,
    /// Where messages go.
    pub send: Callback<Message>,
}

/// The choice.
#[component]
pub fn ListingPicker(props: &ListingPickerProps) -> Html {
    let strings = &props.language.strings().listing;
    let select = use_choice(props.listed.as_str(), props.language);
    let onchange = sometimes(&props.send, |event: Event| {
        let chosen = event.target_unchecked_into::<HtmlSelectElement>().value();
        chosen.parse().ok().map(Message::Listing)
    });
    html! {
        <span class="picker picker-listing">
            <select ref={select} class="picker-value" aria-label={strings.language}
                title={strings.language} {onchange}>
                for listed in Listed::ALL {
                    <option key={listed.as_str()} value={listed.as_str()}
                        selected={listed == props.listed}>
                        {(strings.name)(listed)}
                    </option>
                }
            </select>
            {small_icon("i-down")}
        </span>
    }
}
