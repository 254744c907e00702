//! Turns: work that goes on as soon as the browser has had its own. A message to
//! oneself comes back sooner than any timer, which browsers hold up for 4 ms.

use gloo_events::EventListener;
use web_sys::{MessageChannel, wasm_bindgen::JsValue};
use yew::Callback;

/// A way to be called again after the browser's turn.
pub struct Turns {
    channel: Option<MessageChannel>,
    _listener: Option<EventListener>,
    pending: Pending,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Pending {
    No,
    Yes,
}

impl Turns {
    /// Turns that call back.
    pub fn new(callback: Callback<()>) -> Turns {
        let channel = MessageChannel::new().ok();
        let listener = channel.as_ref().map(|channel| {
            let port = channel.port1();
            let listener = EventListener::new(&port, "message", move |_| callback.emit(()));
            port.start();
            listener
        });
        Turns {
            channel,
            _listener: listener,
            pending: Pending::No,
        }
    }

    /// Asks for a turn; one is enough, however often it is asked for.
    pub fn ask(&mut self) {
        if self.pending == Pending::Yes {
            return;
        }
        if let Some(channel) = &self.channel
            && channel.port2().post_message(&JsValue::NULL).is_ok()
        {
            self.pending = Pending::Yes;
        }
    }

    /// A turn has come.
    pub fn come(&mut self) {
        self.pending = Pending::No;
    }
}
