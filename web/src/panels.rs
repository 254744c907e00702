//! The parts of the page. Each gets plain data and sends messages; none knows where
//! its data comes from, and none renders to nothing, since this version of the
//! framework loses its place beside a component that does.

pub mod about;
pub mod array;
pub mod at_line;
pub mod beside;
pub mod board;
pub mod chessboard;
pub mod chips;
pub mod comparisons;
pub mod copy_field;
pub mod counters;
pub mod dialogue;
pub mod display;
pub mod editor;
pub mod fold;
pub mod header;
pub mod help;
pub mod hooks;
pub mod icon;
pub mod judging;
pub mod line_end;
pub mod line_text;
pub mod listing;
pub mod listing_picker;
pub mod narration;
pub mod nest;
pub mod newer;
pub mod notice;
pub mod output;
pub mod parts;
pub mod picker;
pub mod picture;
pub mod pointing;
pub mod present_bar;
pub mod progress;
pub mod qr;
pub mod share;
pub mod size_field;
pub mod stack;
pub mod stack_line;
pub mod state;
pub mod strips;
pub mod takeaway;
pub mod ticks;
pub mod tour;
pub mod tour_line;
pub mod transport;
pub mod until;
pub mod variables;

use yew::Callback;

use crate::message::Message;

/// A handler for events that all mean the same message.
pub fn always<E: 'static>(send: &Callback<Message>, message: Message) -> Callback<E> {
    send.reform(move |_| message.clone())
}

/// A handler for events, some of which mean a message.
fn sometimes<E: 'static>(
    send: &Callback<Message>,
    meaning: impl Fn(E) -> Option<Message> + 'static,
) -> Callback<E> {
    let send = send.clone();
    Callback::from(move |event| {
        if let Some(message) = meaning(event) {
            send.emit(message);
        }
    })
}
