//! The button that opens what stands next to it, where the window has no room for it:
//! the style hides the button elsewhere.

use gloo_events::EventListener;
use web_sys::Element;
use web_sys::wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::effects::document::document;

/// The button, what it opens, and what that opens in turn.
const WITHIN: &str = ".bar-more, .bar-end, dialog";

/// What the button needs.
#[derive(Properties, PartialEq)]
pub struct FoldProps {
    /// Its name.
    pub name: &'static str,
}

/// The button. Escape on it closes again what it has opened.
#[component]
pub fn FoldButton(props: &FoldProps) -> Html {
    let open = use_state(|| Fold::Closed);
    let onclick = {
        let open = open.clone();
        Callback::from(move |_: MouseEvent| open.set(open.other()))
    };
    let onkeydown = {
        let open = open.clone();
        Callback::from(move |event: KeyboardEvent| {
            if event.key() == "Escape" {
                open.set(Fold::Closed);
            }
        })
    };
    // A click elsewhere closes it too.
    use_effect_with(*open, {
        let open = open.clone();
        move |state| {
            let listener = document().filter(|_| *state == Fold::Open).map(|document| {
                EventListener::new(&document, "click", move |event| {
                    let inside = event
                        .target()
                        .and_then(|target| target.dyn_into::<Element>().ok())
                        .is_some_and(|target| target.closest(WITHIN).ok().flatten().is_some());
                    if !inside {
                        open.set(Fold::Closed);
                    }
                })
            });
            move || drop(listener)
        }
    });
    html! {
        <button class="btn btn-icon bar-more" type="button" aria-label={props.name}
            aria-expanded={open.as_str()} {onclick} {onkeydown}>
            <span aria-hidden="true">{"⋮"}</span>
        </button>
    }
}

/// Whether it is open.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fold {
    Closed,
    Open,
}

impl Fold {
    fn other(self) -> Fold {
        match self {
            Fold::Closed => Fold::Open,
            Fold::Open => Fold::Closed,
        }
    }

    fn as_str(self) -> &'static str {
        match self {
            Fold::Closed => "false",
            Fold::Open => "true",
        }
    }
}
