//! What can be done at a line of the program: run to it, and its breakpoint. For those
//! who cannot click with a second button.

use yew::prelude::*;

use super::always;
use crate::{
    locale::Language,
    message::{DebugMessage, Message},
    model::{Debugger, Dialogue, Direction, Goal},
};

/// What can be done at the line that the reader has asked about.
pub fn at_line(language: Language, debugger: &Debugger, send: &Callback<Message>) -> Html {
    let words = &language.strings().debug;
    let line = debugger.line;
    let press = |message: Message| always(send, message);
    let run = |direction| {
        let onclick = press(Message::Debug(DebugMessage::Run(
            direction,
            Goal::Line(line),
        )));
        html! {
            <button class="btn btn-line" type="button" {onclick}>{(words.run_here)(direction)}</button>
        }
    };
    let is_set = debugger.breakpoints.contains(&line);
    html! {
        <div class="at-line-choices">
            {run(Direction::Forward)}
            {run(Direction::Back)}
            <button class="btn btn-line" type="button"
                onclick={press(Message::Debug(DebugMessage::Toggle(line)))}>
                {if is_set { words.remove } else { words.set }}
            </button>
            <button class="btn btn-line" type="button"
                onclick={press(Message::Dialogue(Dialogue::Until))}>
                {words.run_until}
            </button>
        </div>
    }
}
