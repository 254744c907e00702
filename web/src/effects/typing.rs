//! Text that keys put into a field, so that the browser's own undo takes it back.

use web_sys::{Event, EventInit, HtmlDocument, HtmlTextAreaElement, wasm_bindgen::JsCast};

use super::document::document;
use crate::editing::Edit;

/// Makes a replacement in a field that has the focus. The field tells of it as of
/// everything that is typed.
pub fn apply(field: &HtmlTextAreaElement, edit: &Edit) {
    let select = |range: &std::ops::Range<u32>| {
        // A field of text has a selection.
        let _ = field.set_selection_range(range.start, range.end);
    };
    select(&edit.range);
    if !edit.range.is_empty() || !edit.with.is_empty() {
        replace(field, edit);
    }
    select(&edit.select);
}

fn replace(field: &HtmlTextAreaElement, edit: &Edit) {
    let (command, value) = match edit.with.as_str() {
        "" => ("delete", ""),
        with => ("insertText", with),
    };
    let done = document()
        .and_then(|document| document.dyn_into::<HtmlDocument>().ok())
        .is_some_and(|document| {
            document.exec_command_with_show_ui_and_value(command, false, value) == Ok(true)
        });
    if done {
        return;
    }
    // A browser without that command makes the change, and cannot take it back.
    let _ = field.set_range_text_with_start_and_end(&edit.with, edit.range.start, edit.range.end);
    let init = EventInit::new();
    init.set_bubbles(true);
    if let Ok(event) = Event::new_with_event_init_dict("input", &init) {
        let _ = field.dispatch_event(&event);
    }
}
