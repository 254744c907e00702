//! How the board is shown: one section for each choice, all of them in the dialogue of
//! their own and after the parts that are shown.

use yew::prelude::*;

use crate::{
    locale::Language,
    message::Message,
    notation::{Notation, Places},
};

/// The size of the board of the examples, which is that of chess.
const EXAMPLE: u8 = 8;

/// All sections.
pub fn display(language: Language, notation: Notation, send: &Callback<Message>) -> Html {
    html! {
        <div class="display-sections">
            {notations(language, notation, send)}
        </div>
    }
}

/// How places are called, each with an example.
fn notations(language: Language, chosen: Notation, send: &Callback<Message>) -> Html {
    let strings = &language.strings().display;
    let example = |notation| {
        (strings.example)(Places {
            notation,
            n: EXAMPLE,
        })
    };
    html! {
        <fieldset>
            <legend>{strings.notation}</legend>
            for notation in Notation::ALL {
                <label class="tick" key={notation.as_str()}>
                    <input type="radio" name="notation" checked={notation == chosen}
                        aria-describedby={format!("notation-{}", notation.as_str())}
                        onchange={send.reform(move |_| Message::Notation(notation))} />
                    <span>{(strings.notation_name)(notation)}</span>
                    <small id={format!("notation-{}", notation.as_str())} aria-hidden="true">{example(notation)}</small>
                </label>
            }
        </fieldset>
    }
}
