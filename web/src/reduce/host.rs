//! What a page that embeds this one asks. It is heeded in a frame alone, and none
//! of it changes the layout.

use crate::{
    host::Wish,
    message::Command,
    model::{Aim, Model, Playback},
    reduce::{open, play, travel},
    show::View,
};

/// Does what is asked.
pub fn wish(model: &mut Model, wish: Wish) -> Vec<Command> {
    match model.lecture.view {
        View::Work | View::Present => Vec::new(),
        View::Embed => heeded(model, wish),
    }
}

fn heeded(model: &mut Model, wish: Wish) -> Vec<Command> {
    match (wish, model.playback) {
        (Wish::Step(direction, size), _) => {
            let size = size.unwrap_or(model.size);
            travel::step(model, direction, size)
        }
        (Wish::Seek(position), _) => travel::jump(model, Aim::Position(position)),
        // Playing would drop a journey, and with it the position just asked for.
        (Wish::Play, Playback::Paused) if model.journey.is_none() => play::toggle(model),
        (Wish::Pause, Playback::Playing { .. }) => play::toggle(model),
        (Wish::Play | Wish::Pause, _) => Vec::new(),
        (Wish::Load(fragment), _) => {
            let commands = open::link(model, &fragment);
            model.lecture.view = View::Embed;
            commands
        }
    }
}
