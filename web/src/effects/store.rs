//! What the browser remembers of the reader's settings. Storage may be switched off,
//! full, or forbidden in a frame: then nothing is remembered, and nothing breaks.

use web_sys::Storage;

use crate::{release::Memory, settings::Settings};

const KEY: &str = "queenscope";

/// Written and taken away again, to see whether that is allowed.
const TRIAL: &str = "queenscope-trial";

/// What was last written.
pub struct Store {
    written: Settings,
}

impl Store {
    /// The store and what it remembers.
    pub fn open() -> Store {
        let text = storage().and_then(|storage| storage.get_item(KEY).ok().flatten());
        Store {
            written: text.map(|text| Settings::parse(&text)).unwrap_or_default(),
        }
    }

    /// What is remembered.
    pub fn settings(&self) -> Settings {
        self.written.clone()
    }

    /// Whether anything can be remembered at all.
    pub fn memory(&self) -> Memory {
        let allowed = storage()
            .is_some_and(|s| s.set_item(TRIAL, "").is_ok() && s.remove_item(TRIAL).is_ok());
        if allowed {
            Memory::Remembers
        } else {
            Memory::Refuses
        }
    }

    /// Remembers settings.
    pub fn follow(&mut self, settings: &Settings) {
        if *settings == self.written {
            return;
        }
        self.written = settings.clone();
        if let Some(storage) = storage() {
            // What cannot be stored is forgotten.
            let _ = storage.set_item(KEY, &settings.write());
        }
    }
}

fn storage() -> Option<Storage> {
    web_sys::window()?.local_storage().ok().flatten()
}
