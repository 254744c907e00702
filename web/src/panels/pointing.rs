//! Pointing at a thing: with a mouse or a pen over it, with the focus, with a tap.

use web_sys::{
    Element, FocusEvent, HtmlElement, KeyboardEvent, MouseEvent, PointerEvent, wasm_bindgen::JsCast,
};
use yew::prelude::*;

use super::{always, sometimes};
use crate::{highlight::Highlight, message::Message};

/// What an element that can be pointed at listens to.
pub struct Pointing {
    /// A pointer comes.
    pub enter: Callback<PointerEvent>,
    /// It goes.
    pub leave: Callback<PointerEvent>,
    /// A finger is lifted.
    pub up: Callback<PointerEvent>,
    /// The focus comes.
    pub focus: Callback<FocusEvent>,
    /// It goes.
    pub blur: Callback<FocusEvent>,
}

/// Pointing at what a highlight says.
pub fn pointing(send: &Callback<Message>, highlight: Highlight) -> Pointing {
    let hovers = move |highlight| {
        move |event: PointerEvent| is_hovering(&event).then_some(Message::Point(highlight))
    };
    Pointing {
        enter: sometimes(send, hovers(highlight)),
        leave: sometimes(send, hovers(Highlight::None)),
        up: sometimes(send, move |event: PointerEvent| {
            (!is_hovering(&event)).then_some(Message::Tap(highlight))
        }),
        focus: always(send, Message::Point(highlight)),
        blur: always(send, Message::Point(Highlight::None)),
    }
}

/// Whether a pointer can be over a thing without touching it. A finger cannot: its
/// coming and going say nothing.
pub fn is_hovering(event: &PointerEvent) -> bool {
    event.pointer_type() != "touch"
}

/// What is only pointed at does not take the focus, so that the page's keys go on.
pub fn keep_focus(event: MouseEvent) {
    event.prevent_default();
}

/// Moves the focus among the children of an element, one by one or to an end.
pub fn rove(event: KeyboardEvent, back: &str, forward: &str) {
    let held = event.shift_key() || event.ctrl_key() || event.alt_key() || event.meta_key();
    let child = event.target().and_then(|t| t.dyn_into::<Element>().ok());
    let (false, Some(child)) = (held, child) else {
        return;
    };
    let parent = child.parent_element();
    let next = match event.key().as_str() {
        key if key == back => child.previous_element_sibling(),
        key if key == forward => child.next_element_sibling(),
        "Home" => parent.and_then(|parent| parent.first_element_child()),
        "End" => parent.and_then(|parent| parent.last_element_child()),
        _ => return,
    };
    event.prevent_default();
    if let Some(next) = next.and_then(|next| next.dyn_into::<HtmlElement>().ok()) {
        // At an end the focus stays where it is.
        let _ = next.focus();
    }
}
