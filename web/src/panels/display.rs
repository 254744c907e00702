//! How the board is shown: one section for each choice, all of them in the dialogue of
//! their own and after the parts that are shown.

use yew::prelude::*;

use super::always;
use crate::{
    aids::{Aid, Aids},
    locale::Language,
    message::Message,
    notation::{Notation, Places},
};

/// The size of the board of the examples, which is that of chess.
const EXAMPLE: u8 = 8;

/// All sections.
pub fn display(
    language: Language,
    notation: Notation,
    aids: &Aids,
    send: &Callback<Message>,
) -> Html {
    html! {
        <div class="display-sections">
            {notations(language, notation, send)}
            {views(language, aids, send)}
        </div>
    }
}

/// What can be switched on to be seen on the board.
fn views(language: Language, aids: &Aids, send: &Callback<Message>) -> Html {
    let strings = &language.strings().display;
    html! {
        <fieldset>
            <legend>{strings.views}</legend>
            for aid in Aid::ALL {
                <label class="tick" key={aid.as_str()}>
                    <input type="checkbox" role="switch" checked={aids.shows(aid)}
                        aria-describedby={format!("view-{}", aid.as_str())}
                        onchange={always(send, Message::Aid(aid))} />
                    <span>{(strings.view)(aid)}</span>
                    <small id={format!("view-{}", aid.as_str())} aria-hidden="true">{(strings.view_note)(aid)}</small>
                </label>
            }
        </fieldset>
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
                        onchange={always(send, Message::Notation(notation))} />
                    <span>{(strings.notation_name)(notation)}</span>
                    <small id={format!("notation-{}", notation.as_str())} aria-hidden="true">{example(notation)}</small>
                </label>
            }
            <p class="display-note">{strings.notation_note}</p>
        </fieldset>
    }
}
