//! The choice of a program: a field that shows what is in force and finds by what is
//! typed, and the list under it. The focus stays in the field; what is at hand in the
//! list is said to be active. What keys do is decided elsewhere.

use web_sys::{HtmlInputElement, ScrollIntoViewOptions, ScrollLogicalPosition};
use yew::prelude::*;

use super::icon::small_icon;
use crate::{
    effects::document::document,
    locale::Language,
    message::Message,
    picker::{Choice, Deed, List, choices, deed, found, groups},
    which::Which,
};

/// The list in the document.
const LIST: &str = "programs";

/// What browsers say instead of a key that an input method has taken.
const TAKEN: u32 = 229;

/// What the choice needs.
#[derive(Properties, PartialEq)]
pub struct PickerProps {
    /// The language.
    pub language: Language,
    /// What is in force.
    pub chosen: Choice,
    /// The programs to choose from.
    pub offered: Vec<Which>,
    /// Where messages go.
    pub send: Callback<Message>,
}

/// The choice of a program.
#[component]
pub fn Picker(props: &PickerProps) -> Html {
    let (language, chosen) = (props.language, props.chosen);
    let strings = language.strings();
    let field = use_node_ref();
    let list = use_state(List::default);
    let all = choices(&props.offered);
    let hits = found(&all, list.typed().unwrap_or_default());
    let at = match &*list {
        List::Closed => None,
        List::Open { at, .. } => hits.get(*at).copied(),
    };
    use_effect_with(at, |at| at.iter().for_each(|choice| show(*choice)));

    let open = {
        let (list, field, all) = (list.clone(), field.clone(), all.clone());
        move || {
            list.set(List::opened(&all, chosen));
            if let Some(field) = field.cast::<HtmlInputElement>() {
                field.select();
            }
        }
    };
    let choose = {
        let (list, field, send) = (list.clone(), field.clone(), props.send.clone());
        Callback::from(move |choice: Choice| {
            list.set(List::Closed);
            send.emit(choice.message());
            leave(&field);
        })
    };
    let onclick = {
        let (list, open) = (list.clone(), open.clone());
        Callback::from(move |_: MouseEvent| {
            if *list == List::Closed {
                open();
            }
        })
    };
    let oninput = {
        let list = list.clone();
        Callback::from(move |event: InputEvent| {
            let typed = event.target_unchecked_into::<HtmlInputElement>().value();
            list.set(List::Open {
                typed: Some(typed),
                at: 0,
            });
        })
    };
    let onkeydown = {
        let (list, field, hits) = (list.clone(), field.clone(), hits.clone());
        let choose = choose.clone();
        Callback::from(move |event: KeyboardEvent| {
            let command = event.ctrl_key() || event.meta_key() || event.shift_key();
            if event.is_composing() || event.key_code() == TAKEN || command {
                return;
            }
            let Some(deed) = deed(&list, &event.key(), hits.len()) else {
                return;
            };
            event.prevent_default();
            match deed {
                Deed::Open => open(),
                Deed::To(at) => list.set((*list).clone().to(at)),
                Deed::Choose(at) => choose.emit(hits[at]),
                Deed::Close => list.set(List::Closed),
                Deed::Leave => leave(&field),
                Deed::Nothing => {}
            }
        })
    };
    let close = {
        let list = list.clone();
        move || list.set(List::Closed)
    };
    let onblur = {
        let close = close.clone();
        move |_: FocusEvent| close()
    };
    let name = chosen.name(language);
    let counted = list.typed().map(|_| (strings.about.found)(hits.len()));
    html! {
        <div class="picker" data-value={chosen.as_str()}>
            <label class="picker-field">
                <span class="picker-label" aria-hidden="true">{strings.algorithm}</span>
                // As wide as its text.
                <span class="picker-box" data-name={name}>
                    <input ref={field} class="picker-value" type="text" role="combobox"
                        aria-label={strings.algorithm} aria-autocomplete="list"
                        aria-haspopup="listbox" aria-controls={LIST}
                        aria-expanded={if *list == List::Closed { "false" } else { "true" }}
                        aria-activedescendant={at.map(id)}
                        autocomplete="off" autocapitalize="off" spellcheck="false"
                        value={list.typed().unwrap_or(name).to_owned()}
                        {onclick} {oninput} {onkeydown} {onblur} />
                </span>
                {small_icon("i-down")}
            </label>
            <p class="vh" aria-live="polite">{counted.clone().unwrap_or_default()}</p>
            if *list != List::Closed {
                <div class="programs-shade" onclick={move |_| close()}></div>
                // The focus stays in the field.
                <div class="programs" id={LIST} role="listbox" aria-label={strings.algorithm}
                    onmousedown={|event: MouseEvent| event.prevent_default()}>
                    if hits.is_empty() {
                        <p class="programs-none" aria-hidden="true">{counted}</p>
                    }
                    for (heading, members) in groups(&hits) {
                        {group(language, (strings.about.group)(heading), members, (chosen, at), &choose)}
                    }
                </div>
            }
        </div>
    }
}

/// The choices under one heading.
fn group(
    language: Language,
    heading: &'static str,
    members: &[Choice],
    (chosen, at): (Choice, Option<Choice>),
    choose: &Callback<Choice>,
) -> Html {
    html! {
        <div class="programs-group" role="group" aria-label={heading} key={heading}>
            <p class="programs-head" aria-hidden="true">{heading}</p>
            for choice in members.iter().copied() {
                <div class={classes!("programs-entry", (choice == chosen).then_some("is-chosen"))}
                    role="option" id={id(choice)} key={choice.as_str()}
                    aria-selected={if at == Some(choice) { "true" } else { "false" }}
                    onclick={choose.reform(move |_| choice)}>
                    <span class="programs-name">{choice.name(language)}</span>
                    <span class="programs-line">{choice.line(language)}</span>
                </div>
            }
        </div>
    }
}

/// The name of an entry in the document.
fn id(choice: Choice) -> String {
    format!("program-{}", choice.as_str())
}

/// The reader is done: the keys of the page act again.
fn leave(field: &NodeRef) {
    if let Some(field) = field.cast::<HtmlInputElement>() {
        // A field that keeps the focus keeps its keys; nothing else is lost.
        let _ = field.blur();
    }
}

/// Brings an entry into sight; the style says what stays free around it.
fn show(choice: Choice) {
    if let Some(entry) = document().and_then(|document| document.get_element_by_id(&id(choice))) {
        let nearest = ScrollIntoViewOptions::new();
        nearest.set_block(ScrollLogicalPosition::Nearest);
        entry.scroll_into_view_with_scroll_into_view_options(&nearest);
    }
}
