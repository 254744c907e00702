//! Hears from the script that keeps the page (`static/offline.js`), and tells it when the reader
//! wants a newer version. Where that script is not, nothing is heard, and nothing is missed.

use gloo_events::EventListener;
use web_sys::Event;
use yew::Callback;

use super::document::document;
use crate::release::{Newer, Release};

/// Listens to the script and speaks to it.
pub struct Keeper {
    told: Newer,
    _listener: Option<EventListener>,
}

impl Keeper {
    /// Listens: `news` gets what is known whenever it changes.
    pub fn listen(news: Callback<Release>) -> Keeper {
        let listener = web_sys::window().map(|window| {
            EventListener::new(&window, "queenscope-release", move |_| news.emit(known()))
        });
        Keeper {
            told: Newer::None,
            _listener: listener,
        }
    }

    /// Asks for the newer version, once, when the reader does.
    pub fn follow(&mut self, release: Release) {
        if release.newer == self.told {
            return;
        }
        self.told = release.newer;
        match release.newer {
            Newer::Asked => ask(),
            Newer::None | Newer::Waiting | Newer::PutOff => {}
        }
    }
}

/// What is known now.
pub fn known() -> Release {
    let root = document().and_then(|document| document.document_element());
    let word = |name: &str| root.as_ref().and_then(|root| root.get_attribute(name));
    Release::read(word("data-kept").as_deref(), word("data-newer").as_deref())
}

fn ask() {
    if let (Some(window), Ok(event)) = (web_sys::window(), Event::new("queenscope-reload")) {
        // Nobody can refuse it: it has no default action.
        let _ = window.dispatch_event(&event);
    }
}
