//! The program to be taken away, complete, in the language in force: a button that
//! copies it and a link that makes a file of it.

use std::rc::Rc;

use yew::prelude::*;

use super::{hooks::use_copied, icon::icon};
use crate::{
    effects::{
        clipboard::{Copied, copy},
        files,
    },
    locale::Language,
    printed::Printed,
};

/// What there is to take away.
#[derive(Properties, PartialEq)]
pub struct TakeawayProps {
    /// The language of the page.
    pub language: Language,
    /// The program.
    pub printed: Rc<Printed>,
    /// The name of its file.
    pub file: AttrValue,
}

/// The button and the link.
#[component]
pub fn Takeaway(props: &TakeawayProps) -> Html {
    let strings = &props.language.strings().listing;
    let outcome = use_copied(props.printed.clone());
    let onclick = {
        let (printed, outcome) = (props.printed.clone(), outcome.clone());
        Callback::from(move |_: MouseEvent| {
            let outcome = outcome.clone();
            let answer = Callback::from(move |copied| outcome.set(Some(copied)));
            copy(&printed.text(), answer);
        })
    };
    // It is gone as soon as the reader goes on.
    let onblur = {
        let outcome = outcome.clone();
        move |_: FocusEvent| outcome.set(None)
    };
    let said = match *outcome {
        Some(Copied::Done) => strings.copied,
        Some(Copied::Refused) => strings.refused,
        None => "",
    };
    let href = use_memo(props.printed.clone(), |printed| {
        files::address(&printed.text())
    });
    let name = (strings.download)(&props.file);
    html! {
        <div class="takeaway">
            <button class="btn btn-icon" type="button" aria-label={strings.copy}
                title={strings.copy} {onclick} {onblur}>
                {icon("i-copy")}
            </button>
            <a class="btn btn-icon" aria-label={name.clone()} title={name}
                download={props.file.clone()} href={(*href).clone()}>
                {icon("i-download")}
            </a>
            <p class="takeaway-said" role="status">{said}</p>
        </div>
    }
}
