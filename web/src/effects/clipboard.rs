//! The clipboard, which browsers refuse to frames, to pages without encryption, and
//! to readers who have switched it off.

use web_sys::{Clipboard, js_sys::Reflect, wasm_bindgen::JsCast};
use yew::{Callback, platform::spawn_local};

/// What became of copying.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Copied {
    /// The text is on the clipboard.
    Done,
    /// The browser does not allow it.
    Refused,
}

/// Copies a text, and says what became of it.
pub fn copy(text: &str, answer: Callback<Copied>) {
    let promise = clipboard().map(|clipboard| clipboard.write_text(text));
    spawn_local(async move {
        let copied = match promise {
            Some(promise) => wasm_bindgen_futures::JsFuture::from(promise).await.is_ok(),
            None => false,
        };
        answer.emit(if copied {
            Copied::Done
        } else {
            Copied::Refused
        });
    });
}

/// The clipboard, where there is one.
fn clipboard() -> Option<Clipboard> {
    let navigator = web_sys::window()?.navigator();
    let clipboard = Reflect::get(&navigator, &"clipboard".into()).ok()?;
    clipboard.dyn_into().ok()
}
