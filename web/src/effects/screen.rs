//! Fills the screen with the page, as the model has it, and tells when the reader has
//! left the full screen by the browser's own means.

use std::{cell::Cell, rc::Rc};

use gloo_events::EventListener;
use wasm_bindgen::prelude::*;
use yew::{Callback, platform::spawn_local};

use super::{document::document, promise::answer};
use crate::{message::Message, model::Screen};

#[wasm_bindgen]
extern "C" {
    /// An element, as far as it can fill the screen.
    type Filling;
    /// A document, as far as it knows what fills the screen.
    type Whole;

    // Throws where the browser has no such thing.
    #[wasm_bindgen(method, catch, js_name = requestFullscreen)]
    fn fill(this: &Filling) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch, js_name = exitFullscreen)]
    fn leave(this: &Whole) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, getter, js_name = fullscreenElement)]
    fn filling(this: &Whole) -> Option<Filling>;
}

/// Fills the screen.
pub struct FullScreen {
    wanted: Rc<Cell<Screen>>,
    send: Callback<Message>,
    _listener: Option<EventListener>,
}

impl FullScreen {
    /// Watches for the reader who leaves the full screen.
    pub fn watch(send: Callback<Message>) -> FullScreen {
        let wanted = Rc::new(Cell::new(Screen::Window));
        let listener = document().map(|document| {
            let (wanted, send) = (wanted.clone(), send.clone());
            EventListener::new(&document, "fullscreenchange", move |_| {
                match (wanted.get(), is_full()) {
                    (Screen::Full(_), false) => {
                        wanted.set(Screen::Window);
                        send.emit(Message::LeftFullScreen);
                    }
                    // The reader was faster than the browser.
                    (Screen::Window, true) => leave(),
                    (Screen::Full(_), true) | (Screen::Window, false) => {}
                }
            })
        });
        FullScreen {
            wanted,
            send,
            _listener: listener,
        }
    }

    /// Fills the screen, or leaves it. Browsers allow it only as long as the key or the
    /// click that asks for it is fresh.
    pub fn follow(&self, screen: Screen) {
        match (self.wanted.replace(screen), screen) {
            (Screen::Window, Screen::Full(_)) => self.fill(),
            (Screen::Full(_), Screen::Window) if is_full() => leave(),
            (Screen::Full(_), _) | (Screen::Window, Screen::Window) => {}
        }
    }

    fn fill(&self) {
        let root = document().and_then(|document| document.document_element());
        let send = self.send.clone();
        spawn_local(async move {
            let filled = match root {
                Some(root) => answer(root.unchecked_into::<Filling>().fill())
                    .await
                    .is_ok(),
                None => false,
            };
            if !filled {
                send.emit(Message::RefusedFullScreen);
            }
        });
    }
}

fn whole() -> Option<Whole> {
    document().map(JsCast::unchecked_into)
}

fn is_full() -> bool {
    whole().is_some_and(|document| document.filling().is_some())
}

fn leave() {
    if let Some(document) = whole() {
        spawn_local(async move {
            // A document that does not fill the screen has nothing to leave.
            let _ = answer(document.leave()).await;
        });
    }
}
