//! Keeps the screen from going dark while the reader presents. Browsers that cannot, or
//! do not want to, say so to nobody: the page is the same without it.

use std::{cell::RefCell, rc::Rc};

use gloo_events::EventListener;
use wasm_bindgen::prelude::*;
use yew::platform::spawn_local;

use super::{document::document, promise::answer};

#[wasm_bindgen]
extern "C" {
    /// The browser, as far as it knows the lock.
    type Browser;
    /// What gives out locks; absent in older browsers and on plain `http`.
    type Locks;
    /// A lock in force.
    #[derive(Clone)]
    type Lock;

    #[wasm_bindgen(method, getter, js_name = wakeLock)]
    fn locks(this: &Browser) -> Option<Locks>;
    #[wasm_bindgen(method, catch)]
    fn request(this: &Locks, kind: &str) -> Result<JsValue, JsValue>;
    #[wasm_bindgen(method, catch)]
    fn release(this: &Lock) -> Result<JsValue, JsValue>;
}

/// Whether the screen is to stay on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wanted {
    /// It may go dark.
    No,
    /// It is to stay on.
    Yes,
}

/// Keeps the screen on.
pub struct Awake {
    state: Rc<RefCell<State>>,
    _listener: Option<EventListener>,
}

struct State {
    wanted: Wanted,
    lock: Option<Lock>,
}

impl Awake {
    /// Lets the screen be, until it is wanted.
    pub fn new() -> Awake {
        let state = Rc::new(RefCell::new(State {
            wanted: Wanted::No,
            lock: None,
        }));
        // The browser takes the lock back whenever the page is out of sight.
        let listener = document().map(|document| {
            let state = state.clone();
            EventListener::new(&document, "visibilitychange", move |_| ask(&state))
        });
        Awake {
            state,
            _listener: listener,
        }
    }

    /// Keeps the screen on, or lets it be.
    pub fn follow(&self, wanted: Wanted) {
        if std::mem::replace(&mut self.state.borrow_mut().wanted, wanted) == wanted {
            return;
        }
        match wanted {
            Wanted::Yes => ask(&self.state),
            Wanted::No => {
                let lock = self.state.borrow_mut().lock.take();
                lock.into_iter().for_each(give_back);
            }
        }
    }
}

impl Default for Awake {
    fn default() -> Awake {
        Awake::new()
    }
}

/// Asks for the lock if it is wanted and the page is in sight.
fn ask(state: &Rc<RefCell<State>>) {
    let hidden = document().is_none_or(|document| document.hidden());
    if hidden || state.borrow().wanted == Wanted::No {
        return;
    }
    let Some(window) = web_sys::window() else {
        return;
    };
    let browser: Browser = window.navigator().unchecked_into();
    let Some(locks) = browser.locks() else {
        return;
    };
    let state = state.clone();
    spawn_local(async move {
        let Ok(lock) = answer(locks.request("screen")).await else {
            return;
        };
        let lock: Lock = lock.unchecked_into();
        let stale = {
            let mut state = state.borrow_mut();
            match state.wanted {
                Wanted::Yes => state.lock.replace(lock),
                // The reader was faster than the browser.
                Wanted::No => Some(lock),
            }
        };
        stale.into_iter().for_each(give_back);
    });
}

fn give_back(lock: Lock) {
    spawn_local(async move {
        // A lock that cannot be given back is gone already.
        let _ = answer(lock.release()).await;
    });
}
