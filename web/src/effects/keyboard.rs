//! Keys and clicks as they come: says what has the focus and how it came by it, and
//! lets go of what was only clicked, so that the page's keys go on. What a key does
//! is decided elsewhere.

use std::{cell::RefCell, rc::Rc};

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use web_sys::{Element, Event, HtmlElement, HtmlInputElement, KeyboardEvent, wasm_bindgen::JsCast};
use yew::Callback;

use super::{clock, document::document};
use crate::{
    keys::{self, Again, Composing, Deed, Focus, Held, Press, Reached},
    message::Message,
    model::Stage,
    settings::Characters,
};

/// Listens to keys and clicks.
pub struct Keyboard {
    shared: Rc<Shared>,
    _listeners: Vec<EventListener>,
}

struct Shared {
    state: RefCell<State>,
    send: Callback<Message>,
}

struct State {
    characters: Characters,
    stage: Stage,
    /// What the pointer last went down on.
    clicked: Option<Element>,
    /// A key that was dealt with and has not come up yet.
    dealt: Option<String>,
    /// When the reader last did anything, in milliseconds.
    active: f64,
}

impl Keyboard {
    /// Listens, and sends what keys mean.
    pub fn listen(send: Callback<Message>) -> Keyboard {
        let state = State {
            characters: Characters::Act,
            stage: Stage::Work,
            clicked: None,
            dealt: None,
            active: f64::NEG_INFINITY,
        };
        let shared = Rc::new(Shared {
            state: RefCell::new(state),
            send,
        });
        let mut listeners = Vec::new();
        if let Some(window) = web_sys::window() {
            type Handler = fn(&Shared, &Event);
            let handlers: [(&str, Handler); 6] = [
                ("keydown", Shared::key_down),
                ("keyup", Shared::key_up),
                ("pointerdown", Shared::pointer_down),
                ("pointerup", Shared::pointer_up),
                ("click", Shared::clicked),
                ("change", Shared::changed),
            ];
            for (name, handler) in handlers {
                let options = EventListenerOptions {
                    phase: EventListenerPhase::Bubble,
                    passive: false,
                };
                let shared = shared.clone();
                listeners.push(EventListener::new_with_options(
                    &window,
                    name,
                    options,
                    move |event| handler(&shared, event),
                ));
            }
            // What has the focus must not see the key that brings back the screen.
            let options = EventListenerOptions {
                phase: EventListenerPhase::Capture,
                passive: false,
            };
            let first = shared.clone();
            listeners.push(EventListener::new_with_options(
                &window,
                "keydown",
                options,
                move |event| first.key_on_blank(event),
            ));
        }
        Keyboard {
            shared,
            _listeners: listeners,
        }
    }

    /// Heeds the reader's settings, and what keys act on.
    pub fn follow(&self, characters: Characters, stage: Stage) {
        let mut state = self.shared.state.borrow_mut();
        state.characters = characters;
        state.stage = stage;
    }

    /// How many milliseconds ago the reader last did anything.
    pub fn idle(&self) -> f64 {
        clock::now() - self.shared.state.borrow().active
    }
}

impl Shared {
    fn key_down(&self, event: &Event) {
        let Some(event) = event.dyn_ref::<KeyboardEvent>() else {
            return;
        };
        let deed = {
            let mut state = self.state.borrow_mut();
            state.active = clock::now();
            if event.key() == "Tab" {
                state.clicked = None;
            }
            if event.default_prevented() {
                return;
            }
            let focus = focus(state.clicked.as_ref());
            let deed = keys::deed_on(state.stage, &press(event), focus, state.characters);
            state.dealt = (deed != Deed::None).then(|| event.key());
            deed
        };
        match deed {
            Deed::None => {}
            Deed::Swallow => event.prevent_default(),
            Deed::Send(message) => {
                event.prevent_default();
                self.send.emit(message);
            }
        }
    }

    fn key_on_blank(&self, event: &Event) {
        if self.state.borrow().stage == Stage::Blank {
            event.stop_propagation();
            self.key_down(event);
        }
    }

    /// A button is pressed when the space bar comes up again: not if the page has
    /// already dealt with it.
    fn key_up(&self, event: &Event) {
        let dealt = self.state.borrow_mut().dealt.take();
        if let Some(event) = event.dyn_ref::<KeyboardEvent>()
            && dealt.is_some_and(|key| key == event.key())
        {
            event.prevent_default();
        }
    }

    fn pointer_down(&self, event: &Event) {
        let mut state = self.state.borrow_mut();
        state.active = clock::now();
        state.clicked = event.target().and_then(|target| target.dyn_into().ok());
    }

    /// A slider that the pointer lets go of gives the keys back.
    fn pointer_up(&self, _: &Event) {
        self.state.borrow_mut().active = clock::now();
        if let Some(active) = active_element()
            && kind(&active) == "range"
            && self.was_clicked(&active)
        {
            let_go(&active);
        }
    }

    /// So does a radio button that was clicked; the keyboard's clicks have no count.
    fn clicked(&self, _: &Event) {
        if let Some(active) = active_element()
            && kind(&active) == "radio"
            && self.was_clicked(&active)
        {
            let_go(&active);
        }
    }

    /// So does a list from which the pointer has chosen.
    fn changed(&self, _: &Event) {
        if let Some(active) = active_element()
            && active.tag_name() == "SELECT"
            && self.was_clicked(&active)
        {
            let_go(&active);
        }
    }

    fn was_clicked(&self, element: &Element) -> bool {
        reached(element, self.state.borrow().clicked.as_ref()) == Reached::Pointer
    }
}

fn press(event: &KeyboardEvent) -> Press {
    let key = event.key();
    // Some layouts type brackets with AltGr, which reads as Ctrl and Alt together.
    let types = event.get_modifier_state("AltGraph") && key.chars().count() == 1;
    let command = event.ctrl_key() || event.alt_key() || event.meta_key();
    let held = if command && !types {
        Held::Command
    } else if event.shift_key() {
        Held::Shift
    } else {
        Held::Nothing
    };
    let composing = if event.is_composing() {
        Composing::Yes
    } else {
        Composing::No
    };
    Press {
        key,
        held,
        composing,
        again: if event.repeat() {
            Again::Yes
        } else {
            Again::No
        },
    }
}

fn active_element() -> Option<Element> {
    document()?.active_element()
}

fn let_go(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        // An element that keeps the focus keeps its keys; nothing else is lost.
        let _ = element.blur();
    }
}

/// What has the focus.
fn focus(clicked: Option<&Element>) -> Focus {
    let Some(active) = active_element() else {
        return Focus::Page;
    };
    let dialogue = document().and_then(|document| document.query_selector("dialog[open]").ok());
    if dialogue.flatten().is_some() && !types(&active) {
        return Focus::Dialogue;
    }
    let editable = active
        .dyn_ref::<HtmlElement>()
        .is_some_and(HtmlElement::is_content_editable);
    let reached = reached(&active, clicked);
    let role = active.get_attribute("role").unwrap_or_default();
    match (role.as_str(), kind(&active).as_str()) {
        _ if editable => Focus::Field,
        ("slider" | "spinbutton" | "textbox" | "searchbox" | "combobox", _) => Focus::Field,
        (
            "tab" | "menu" | "menubar" | "menuitem" | "menuitemradio" | "menuitemcheckbox" | "tree"
            | "treeitem" | "grid" | "gridcell" | "listbox" | "option",
            _,
        ) => Focus::Composite(reached),
        ("radio" | "radiogroup", _) | (_, "radio") => Focus::Radio(reached),
        ("button" | "link" | "checkbox" | "switch", _) => Focus::Control(reached),
        (_, "checkbox" | "button" | "submit" | "reset" | "BUTTON" | "A" | "SUMMARY") => {
            Focus::Control(reached)
        }
        (_, "TEXTAREA" | "SELECT") => Focus::Field,
        (_, _) if active.tag_name() == "INPUT" => Focus::Field,
        (_, _) => Focus::Page,
    }
}

/// Whether the reader types text into an element.
fn types(element: &Element) -> bool {
    matches!(kind(element).as_str(), "text" | "TEXTAREA")
}

/// What an element is: the type of an input, the tag of anything else.
fn kind(element: &Element) -> String {
    match element.dyn_ref::<HtmlInputElement>() {
        Some(input) => input.type_(),
        None => element.tag_name(),
    }
}

/// An element was reached by the pointer if that is what the pointer went down on.
fn reached(element: &Element, clicked: Option<&Element>) -> Reached {
    let inside = clicked.is_some_and(|clicked| element.contains(Some(clicked.as_ref())));
    if inside {
        Reached::Pointer
    } else {
        Reached::Keyboard
    }
}
