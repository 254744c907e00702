//! Files that the reader chooses.

use gloo_events::EventListener;
use web_sys::{FileReader, HtmlInputElement};
use yew::Callback;

use crate::{
    message::TourMessage,
    tour::{file::LARGEST, news::FileError},
};

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
