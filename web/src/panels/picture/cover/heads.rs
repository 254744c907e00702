//! The headers of a table that is too large to be drawn, with their sizes.

use yew::prelude::*;

use crate::{
    locale::Language,
    notation::Places,
    pictures::cover::{Head, HeadState, Kind, Mark, Outlook, Table},
};

/// What the headers need.
#[derive(Properties, PartialEq)]
pub struct HeadsProps {
    /// The language.
    pub language: Language,
    /// How places are called.
    pub places: Places,
    /// The table.
    pub table: Table,
}

/// The headers, kind by kind: each with its number and how many options it has.
#[component]
pub fn Heads(props: &HeadsProps) -> Html {
    let words = &props.language.strings().cover;
    html! {
        <div class="cover-heads" aria-hidden="true">
            for kind in Kind::ALL {
                <p>{(words.kind)(kind, props.places)}<small>{match kind {
                    Kind::Rows | Kind::Columns => words.exactly,
                    Kind::Antis | Kind::Mains => words.at_most,
                }}</small></p>
                <ul>
                    for head in props.table.heads.iter().filter(|head| head.constraint.kind() == kind) {
                        {cell(head, props.places)}
                    }
                </ul>
            }
        </div>
    }
}

fn cell(head: &Head, places: Places) -> Html {
    let state = match head.state {
        HeadState::Unmade => None,
        HeadState::Open if head.outlook == Outlook::Hopeless => Some("is-none"),
        HeadState::Open => None,
        HeadState::Covered => Some("is-covered"),
    };
    let mark = match head.mark {
        Mark::None => None,
        Mark::Looked => Some("is-looked"),
        Mark::Least => Some("is-least"),
        Mark::AtWork => Some("is-at-work"),
    };
    let number = head.constraint.number();
    html! {
        <li key={number} class={classes!(state, mark)}><b>{head.size}</b>{head.constraint.label(places)}</li>
    }
}
