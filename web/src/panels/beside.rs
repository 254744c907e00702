//! The strip beside the board: at the height of each row what belongs to it.

use yew::prelude::*;

use super::{board::Turn, pointing::pointing};
use crate::{
    beside::{Beside, Look},
    highlight::Highlight,
    locale::Language,
    message::Message,
    printed::Printed,
};

/// The strip beside the board. Pointing at an entry lights its row.
pub fn beside(
    (language, printed, turn): (Language, &Printed, Turn),
    name: &'static str,
    entries: &[Beside],
    lit: Highlight,
    send: &Callback<Message>,
) -> Html {
    // What belongs to a column has no place beside a row: then it is a plain list.
    let listed = match turn {
        Turn::Straight => None,
        Turn::Mirrored => Some("is-list"),
    };
    html! {
        <ol class={classes!("beside", listed)} aria-label={name}>
            for entry in entries {
                {one((language, printed), entry, lit, send)}
            }
        </ol>
    }
}

fn one(
    (language, printed): (Language, &Printed),
    entry: &Beside,
    lit: Highlight,
    send: &Callback<Message>,
) -> Html {
    let on = pointing(send, Highlight::Row(entry.row));
    let class = classes!(
        match entry.look {
            Look::Waiting => "",
            Look::AtWork => "is-top",
            Look::Idle => "is-idle",
            Look::Stale => "is-stale",
            Look::Gone => "is-gone",
        },
        lit.lights_row(Some(entry.row)).then_some("is-lit"),
    );
    html! {
        <li key={entry.row} {class} style={format!("--row:{}", entry.row)}
            aria-current={if entry.look == Look::AtWork { "true" } else { "false" }}
            onpointerenter={on.enter} onpointerleave={on.leave} onpointerup={on.up}>
            <code>{printed.quoted(&entry.name)}</code>
            if let Some(variable) = &entry.variable {
                <code>{printed.quoted(variable)}</code>
            }
            if entry.look == Look::Stale {
                <span>{language.strings().stale}</span>
            }
            for call in &entry.calls {
                <code key={call.clone()} class="call">{printed.quoted(call)}</code>
            }
        </li>
    }
}
