//! A journey that takes its time: how far it is, and a button that ends it; or the
//! question whether it shall go on.

use yew::prelude::*;

use super::always;
use crate::{
    locale::Language,
    message::Message,
    model::{Aim, Direction, Gait, Journey},
};

/// A journey that takes its time.
pub fn progress(
    language: Language,
    journey: &Journey,
    target: Option<u64>,
    send: &Callback<Message>,
) -> Html {
    let strings = language.strings();
    let reached = journey.reached;
    let cancel = always(send, Message::Cancel);
    let under_way = match journey.aim {
        Aim::Until(Direction::Back, ..) => (strings.debug.looking_back)(reached),
        Aim::Until(Direction::Forward, ..)
        | Aim::Step(..)
        | Aim::Backtrack(_)
        | Aim::Position(_)
        | Aim::End => (strings.exploring)(reached, target),
    };
    let go_on = always(send, Message::GoOn);
    html! {
        <div class="progress" >
            if journey.gait == Gait::Asking {
                <p role="alert">{(strings.question)(reached, target)}</p>
                <div class="progress-answers">
                    <button class="btn btn-line" type="button" onclick={go_on}>{strings.go_on}</button>
                    <button class="btn btn-line" type="button" onclick={cancel}>{strings.stay}</button>
                </div>
            } else {
                <p>{under_way}</p>
                <progress aria-hidden="true" max={target.unwrap_or(1).to_string()}
                    value={target.map(|_| reached.to_string())} />
                <button class="btn btn-line" type="button" onclick={cancel}>{strings.cancel}</button>
            }
        </div>
    }
}
