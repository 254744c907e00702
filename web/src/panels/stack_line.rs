//! The stack, or the nest of loops, in one line: it stays in view beside the code
//! where there is no room for the whole.

use yew::prelude::*;

use crate::{crumbs::Crumb, printed::Printed};

/// The line.
pub fn stack_line(name: &'static str, printed: &Printed, crumbs: &[Crumb]) -> Html {
    let last = crumbs.len().saturating_sub(1);
    html! {
        <p class="stackline" role="group" aria-label={name}>
            for (place, crumb) in crumbs.iter().enumerate() {
                <span key={place} class="crumb">
                    if place > 0 {
                        <i aria-hidden="true">{"›"}</i>
                    }
                    {level(printed, crumb, place == last)}
                </span>
            }
        </p>
    }
}

fn level(printed: &Printed, crumb: &Crumb, newest: bool) -> Html {
    match crumb {
        Crumb::Gap => html! { <span>{"…"}</span> },
        Crumb::Level { name, value } => html! {
            <code class={classes!(newest.then_some("is-top"))}>
                {printed.quoted(name)}
                if let Some(value) = value {
                    {" "}<b>{printed.quoted(value)}</b>
                }
            </code>
        },
    }
}
