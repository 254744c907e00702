//! The bar at the top: which program, which board, which language and colours.

use yew::prelude::*;

use super::{always, fold::FoldButton, icon::icon, picker::Picker, size_field::size_field};
use crate::{
    field::SizeField,
    locale::Language,
    message::Message,
    model::{Dialogue, Subject},
    picker::Choice,
    show::{ENTRANCE, Hidden, Part, View},
    which::Which,
};

/// The bar at the top.
pub fn header(
    language: Language,
    subject: &Subject,
    offered: Vec<Which>,
    field: &SizeField,
    hidden: &Hidden,
    send: &Callback<Message>,
) -> Html {
    let strings = language.strings();
    html! {
        <header class="bar">
            <h1 class="wordmark">
                <svg aria-hidden="true"><use href="#scope" /></svg>
                <span>{"Queenscope"}</span>
            </h1>
            if hidden.shows(Part::Name) {
                <Picker {language} chosen={Choice::of(subject)} {offered} send={send.clone()} />
                if subject.course().is_some() {
                    {about("to-about", language, send)}
                }
            }
            {size_field(language, subject, field, send)}
            <FoldButton name={strings.more} />
            <div class="bar-end">
                <fieldset class="seg">
                    <legend class="vh">{strings.language}</legend>
                    for offered in Language::ALL {
                        <label key={offered.as_str()}>
                            <input type="radio" name="lang" checked={offered == language}
                                onchange={always(send, Message::Language(offered))} />
                            <span lang={offered.tag()}>{offered.label()}</span>
                        </label>
                    }
                </fieldset>
                if hidden.shows(Part::Name) && subject.course().is_some() {
                    {about("to-about is-folded", language, send)}
                }
                <button class="btn btn-icon" type="button" aria-label={strings.scheme}
                    onclick={always(send, Message::OtherScheme)}>
                    {icon("i-theme")}
                </button>
                <button class="btn btn-icon" type="button" aria-label={strings.tours.tour}
                    aria-haspopup="dialog" onclick={always(send, Message::Dialogue(Dialogue::Tour))}>
                    {icon("i-tour")}
                </button>
                <button class="btn btn-icon to-parts" type="button" aria-label={strings.present.parts}
                    aria-haspopup="dialog" onclick={always(send, Message::Dialogue(Dialogue::Parts))}>
                    {icon("i-parts")}
                </button>
                <button class="btn btn-icon" type="button" aria-label={strings.keys}
                    aria-haspopup="dialog" onclick={always(send, Message::Dialogue(Dialogue::Keys))}>
                    <span aria-hidden="true">{"?"}</span>
                </button>
                <button class="btn btn-line to-present" type="button" id={ENTRANCE}
                    onclick={always(send, Message::Show(View::Present))}>
                    {icon("i-present")}
                    <span>{strings.present.present}</span>
                </button>
                <button class="btn btn-line btn-share" type="button" aria-haspopup="dialog"
                    aria-label={strings.share.share}
                    onclick={always(send, Message::Dialogue(Dialogue::Share))}>
                    {icon("i-share")}
                    <span>{strings.share.share}</span>
                </button>
            </div>
        </header>
    }
}

/// The way to what there is to know of the program; where there is no room for it beside
/// the choice of a program, the style shows the one among what opens below.
fn about(class: &'static str, language: Language, send: &Callback<Message>) -> Html {
    let name = language.strings().about.about;
    html! {
        <button class={classes!("btn", "btn-icon", class)} type="button" aria-label={name}
            title={name} aria-haspopup="dialog"
            onclick={always(send, Message::Dialogue(Dialogue::About))}>
            {icon("i-about")}
        </button>
    }
}
