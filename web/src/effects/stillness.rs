//! Notices that nothing but the run moves before an audience: the document says so, and
//! the style takes the controls and the pointer out of sight until they are looked for.

use std::{
    cell::{Cell, RefCell},
    rc::Rc,
};

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use web_sys::{Event, KeyboardEvent, PointerEvent, wasm_bindgen::JsCast};

use super::document::document;
use crate::keys;

/// How long, in milliseconds, controls stay in sight.
const SIGHT: u32 = 3000;

/// The attribute of the root element.
const STILL: &str = "data-still";

/// Whether stillness matters.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Audience {
    /// Nobody watches but the reader.
    Absent,
    /// The page is presented.
    Present,
}

/// Notices stillness.
pub struct Stillness {
    shared: Rc<Shared>,
    _listeners: Vec<EventListener>,
}

struct Shared {
    audience: Cell<Audience>,
    /// Where the pointer is. A page that moves under it is no movement of the pointer.
    pointer: Cell<Option<(i32, i32)>>,
    timer: RefCell<Option<Timeout>>,
}

impl Stillness {
    /// Listens to all that looks for controls.
    pub fn watch() -> Stillness {
        let shared = Rc::new(Shared {
            audience: Cell::new(Audience::Absent),
            pointer: Cell::new(None),
            timer: RefCell::new(None),
        });
        type Handler = fn(&Rc<Shared>, &Event);
        let handlers: [(&str, Handler); 4] = [
            ("pointermove", Shared::pointer_moved),
            ("pointerdown", Shared::woken),
            ("focusin", Shared::woken),
            ("keydown", Shared::key_down),
        ];
        let listeners = web_sys::window().into_iter().flat_map(|window| {
            let shared = shared.clone();
            handlers.map(move |(name, handler)| {
                let options = EventListenerOptions {
                    phase: EventListenerPhase::Capture,
                    passive: true,
                };
                let shared = shared.clone();
                EventListener::new_with_options(&window, name, options, move |event| {
                    handler(&shared, event);
                })
            })
        });
        Stillness {
            _listeners: listeners.collect(),
            shared,
        }
    }

    /// Heeds whether there is an audience.
    pub fn follow(&self, audience: Audience) {
        if self.shared.audience.replace(audience) != audience {
            self.shared.wake();
        }
    }
}

impl Shared {
    fn pointer_moved(shared: &Rc<Shared>, event: &Event) {
        let place = event
            .dyn_ref::<PointerEvent>()
            .map(|event| (event.screen_x(), event.screen_y()));
        if shared.pointer.replace(place) != place {
            shared.wake();
        }
    }

    fn key_down(shared: &Rc<Shared>, event: &Event) {
        let key = event.dyn_ref::<KeyboardEvent>().map(KeyboardEvent::key);
        if key.is_some_and(|key| !keys::is_step(&key)) {
            shared.wake();
        }
    }

    fn woken(shared: &Rc<Shared>, _: &Event) {
        shared.wake();
    }

    /// Shows the controls, for a while if there is an audience.
    fn wake(self: &Rc<Shared>) {
        set(Still::No);
        let timer = match self.audience.get() {
            Audience::Absent => None,
            Audience::Present => Some(Timeout::new(SIGHT, || set(Still::Yes))),
        };
        // The one before is given up with that.
        *self.timer.borrow_mut() = timer;
    }
}

enum Still {
    No,
    Yes,
}

fn set(still: Still) {
    let Some(root) = document().and_then(|document| document.document_element()) else {
        return;
    };
    // Only an element that refuses attributes could fail here.
    let _ = match still {
        Still::Yes => root.set_attribute(STILL, ""),
        Still::No => root.remove_attribute(STILL),
    };
}
