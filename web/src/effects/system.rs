//! What the reader's system and browser ask for: colours and languages.

use gloo_events::EventListener;
use web_sys::MediaQueryList;
use yew::Callback;

use crate::{locale::Language, settings::Scheme};

/// Watches the colours that the system asks for.
pub struct System {
    query: Option<MediaQueryList>,
    _listener: Option<EventListener>,
}

impl System {
    /// Watches the system; changes go to the callback.
    pub fn watch(callback: Callback<Scheme>) -> System {
        let query = web_sys::window().and_then(|window| {
            window
                .match_media("(prefers-color-scheme: dark)")
                .ok()
                .flatten()
        });
        let listener = query.clone().map(|query| {
            let target = query.clone();
            EventListener::new(&target, "change", move |_| callback.emit(scheme(&query)))
        });
        System {
            query,
            _listener: listener,
        }
    }

    /// The colours that the system asks for now.
    pub fn scheme(&self) -> Scheme {
        self.query.as_ref().map_or(Scheme::Light, scheme)
    }
}

fn scheme(query: &MediaQueryList) -> Scheme {
    if query.matches() {
        Scheme::Dark
    } else {
        Scheme::Light
    }
}

/// The language that the browser asks for.
pub fn language() -> Language {
    let tags = web_sys::window().map(|window| window.navigator().languages().to_vec());
    Language::preferred(tags.into_iter().flatten().filter_map(|tag| tag.as_string()))
}
