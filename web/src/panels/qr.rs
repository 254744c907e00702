//! A link as a QR code, dark on bright whatever the colours of the page, since that
//! is what cameras expect; so large on demand that a class can read it off a screen.

use yew::prelude::*;

use crate::{locale::Language, qr};

/// What the code needs.
#[derive(Properties, PartialEq)]
pub struct CodeProps {
    /// The language.
    pub language: Language,
    /// The link.
    pub link: AttrValue,
}

/// How large the code is.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Extent {
    Small,
    Large,
}

/// A link as a QR code.
#[component]
pub fn Code(props: &CodeProps) -> Html {
    let strings = &props.language.strings().share;
    let extent = use_state(|| Extent::Small);
    let code = use_memo(props.link.clone(), |link| qr::code(link));
    let Some(code) = &*code else {
        return html! { <p class="qr-none">{strings.too_long}</p> };
    };
    let set = |to: Extent| {
        let extent = extent.clone();
        move || extent.set(to)
    };
    let (shrink, other) = (
        set(Extent::Small),
        set(match *extent {
            Extent::Small => Extent::Large,
            Extent::Large => Extent::Small,
        }),
    );
    let large = *extent == Extent::Large;
    let onblur = {
        let shrink = shrink.clone();
        move |_: FocusEvent| shrink()
    };
    // The first Escape makes the code small, the second closes the dialogue.
    let onkeydown = move |event: KeyboardEvent| {
        if large && event.key() == "Escape" {
            event.prevent_default();
            shrink();
        }
    };
    html! {
        <button class={classes!("qr", large.then_some("is-large"))} type="button"
            aria-expanded={large.to_string()} onclick={move |_: MouseEvent| other()}
            {onblur} {onkeydown}>
            <svg role="img" aria-label={strings.qr} shape-rendering="crispEdges"
                viewBox={format!("0 0 {0} {0}", code.side)}>
                <rect width="100%" height="100%" fill="#fff" />
                <path d={code.outline.clone()} fill="#000" />
            </svg>
            <span>{if large { strings.shrink } else { strings.enlarge }}</span>
        </button>
    }
}
