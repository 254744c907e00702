//! The slim bar under the stage: where the run is, and controls that can go out of
//! sight.

use yew::prelude::*;

use super::{
    icon::icon,
    transport::{Place, Playing, Transport, readout, scrubber},
};
use crate::{
    message::Message,
    model::{Dialogue, Direction},
    show::View,
};

/// The slim bar.
pub fn present_bar(props: &Transport) -> Html {
    let strings = props.language.strings();
    let words = &strings.present;
    let press = |message: Message| props.send.reform(move |_: MouseEvent| message.clone());
    let (start, end) = (props.place == Place::Start, props.place == Place::End);
    let (play_icon, play_name) = match props.playing {
        Playing::No => ("i-play", strings.play),
        Playing::Yes => ("i-pause", strings.pause),
    };
    let button = |name: &'static str, drawing: &'static str, off: Off, message: Message| {
        html! {
            <button class="btn btn-icon" type="button" aria-label={name} title={name}
                disabled={off == Off::Yes} onclick={press(message)}>{icon(drawing)}</button>
        }
    };
    let off = |off: bool| if off { Off::Yes } else { Off::No };
    html! {
        <section class="present-bar" aria-label={strings.transport}>
            {readout(props)}
            {scrubber(props)}
            <div class="tools">
                {button(strings.step_back, "i-prev", off(start), Message::Step(Direction::Back))}
                {button(strings.step_forward, "i-next", off(end), Message::Step(Direction::Forward))}
                {button(play_name, play_icon, off(end && props.playing == Playing::No), Message::PlayOrPause)}
                {button(words.parts, "i-parts", Off::No, Message::Dialogue(Dialogue::Parts))}
                {button(words.full_screen, "i-full", Off::No, Message::FullScreen)}
                {button(words.leave, "i-close", Off::No, Message::Show(View::Work))}
            </div>
        </section>
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Off {
    No,
    Yes,
}
