//! Files that the reader chooses, and files to be taken away.

use gloo_events::EventListener;
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};
use web_sys::{FileReader, HtmlInputElement};
use yew::Callback;

use crate::{
    message::TourMessage,
    tour::{file::LARGEST, news::FileError},
};

/// The address of a text, for a link that makes a file of it.
pub fn address(text: &str) -> String {
    format!(
        "data:text/plain;charset=utf-8,{}",
        utf8_percent_encode(text, NON_ALPHANUMERIC)
    )
}

/// Reads the file chosen in a field as text, and sends what came of it. The same file
/// can be chosen again afterwards.
pub fn read(field: &HtmlInputElement, send: &Callback<TourMessage>) {
    let file = field.files().and_then(|files| files.get(0));
    let Some(file) = file else {
        return;
    };
    let answer = |text| send.emit(TourMessage::File(text));
    if file.size() > LARGEST as f64 {
        answer(Err(FileError::TooLarge));
    } else if let Ok(reader) = FileReader::new() {
        let done = {
            let (reader, send) = (reader.clone(), send.clone());
            move |_: &web_sys::Event| {
                let text = reader.result().ok().and_then(|text| text.as_string());
                send.emit(TourMessage::File(text.ok_or(FileError::Unreadable)));
            }
        };
        // It is called once, whether the file could be read or not.
        EventListener::once(&reader, "loadend", done).forget();
        if reader.read_as_text(&file).is_err() {
            answer(Err(FileError::Unreadable));
        }
    }
    field.set_value("");
}
