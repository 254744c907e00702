//! The address follows the page without filling the history: at once when it has
//! been left alone, else not too often, since browsers refuse a flood.

use std::{cell::RefCell, rc::Rc};

use gloo_events::EventListener;
use gloo_timers::callback::Timeout;
use web_sys::{
    HashChangeEvent,
    wasm_bindgen::{JsCast, JsValue},
};
use yew::Callback;

use super::clock;

/// The shortest time, in milliseconds, between two changes of the address.
const PAUSE: f64 = 350.0;

/// The address of the page.
pub struct Address {
    /// The fragment that stands there, as far as is known.
    written: Rc<RefCell<String>>,
    at: f64,
    late: Callback<()>,
    timer: Option<Timeout>,
    _listener: Option<EventListener>,
}

impl Address {
    /// The address, not yet written to: `opened` gets every fragment that others
    /// put there, `late` is called when a change that had to wait is due.
    pub fn new(opened: Callback<String>, late: Callback<()>) -> Address {
        let written = Rc::new(RefCell::new(String::new()));
        let stands = written.clone();
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "hashchange", move |event| {
                // The address itself may have been written to again in the meantime.
                if let Some(event) = event.dyn_ref::<HashChangeEvent>() {
                    let address = event.new_url();
                    let fragment = address.split_once('#').map_or("", |(_, fragment)| fragment);
                    fragment.clone_into(&mut stands.borrow_mut());
                    opened.emit(fragment.to_owned());
                }
            })
        });
        Address {
            written,
            at: f64::NEG_INFINITY,
            late,
            timer: None,
            _listener: listener,
        }
    }

    /// Shows a fragment, now or a little later.
    pub fn follow(&mut self, fragment: &str) {
        if *self.written.borrow() == fragment {
            return;
        }
        let now = clock::now();
        let wait = self.at + PAUSE - now;
        if wait > 0.0 {
            if self.timer.is_none() {
                let late = self.late.clone();
                self.timer = Some(Timeout::new(wait.ceil() as u32, move || late.emit(())));
            }
            return;
        }
        self.timer = None;
        self.at = now;
        fragment.clone_into(&mut self.written.borrow_mut());
        // A browser that refuses keeps the old address, and the page goes on.
        let _ = web_sys::window()
            .and_then(|window| window.history().ok())
            .map(|history| {
                history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{fragment}")))
            });
    }

    /// A change that had to wait is due.
    pub fn due(&mut self) {
        self.timer = None;
    }
}

/// The address of the page without its fragment.
pub fn page() -> String {
    let address = web_sys::window().and_then(|window| window.location().href().ok());
    let address = address.unwrap_or_default();
    address.split('#').next().unwrap_or_default().to_owned()
}

/// The fragment of the address, with its `#`.
pub fn fragment() -> String {
    web_sys::window()
        .and_then(|window| window.location().hash().ok())
        .unwrap_or_default()
}
