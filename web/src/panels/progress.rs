//! A journey that takes its time: how far it is, and a button that ends it; or the
//! question whether it shall go on.

use yew::prelude::*;

use crate::{
    locale::Language,
    message::Message,
    model::{Gait, Journey},
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
    let cancel = send.reform(|_: MouseEvent| Message::Cancel);
    let go_on = send.reform(|_: MouseEvent| Message::GoOn);
    html! {
        <div class="progress" >
            if journey.gait == Gait::Asking {
                <p role="alert">{(strings.question)(reached, target)}</p>
                <div class="progress-answers">
                    <button class="btn btn-line" type="button" onclick={go_on}>{strings.go_on}</button>
                    <button class="btn btn-line" type="button" onclick={cancel}>{strings.stay}</button>
                </div>
            } else {
                <p>{(strings.exploring)(reached, target)}</p>
                <progress aria-hidden="true" max={target.unwrap_or(1).to_string()}
                    value={target.map(|_| reached.to_string())} />
                <button class="btn btn-line" type="button" onclick={cancel}>{strings.cancel}</button>
            }
        </div>
    }
}
