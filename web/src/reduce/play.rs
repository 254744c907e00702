//! Playing: steps of the chosen size by themselves, at the chosen speed.

use std::collections::VecDeque;

use crate::{
    message::Command,
    model::{
        Aim, Direction, Gait, Journey, Model, Notice, Playback, Sight, Stride, UNASKED, Until,
    },
    reduce::travel,
    speed::{Speed, Stops},
};

/// The longest time, in milliseconds, that one frame can earn steps for: after a
/// pause of the browser the page must not leap.
const LONGEST_FRAME: f64 = 250.0;

/// How many frames share a picture of the state and the program where the page plays too
/// fast to read them: the board has the time of the others.
const GLANCE_EVERY: u64 = 4;

/// How often, in milliseconds, the shown stride is renewed.
const STRIDE_EVERY: f64 = 500.0;

/// Plays or pauses. What is under way is dropped, so that this always works. The
/// first step comes at once.
pub fn toggle(model: &mut Model) -> Vec<Command> {
    if model.journey.is_some() {
        return travel::cancel(model);
    }
    match model.playback {
        Playback::Playing { .. } => pause(model),
        Playback::Paused if model.moment.finished => {}
        Playback::Paused => {
            model.notice = None;
            model.playback = Playback::Playing {
                owed: 1.0,
                stride: Stride::default(),
                until: Until::Fact,
            };
        }
    }
    Vec::new()
}

/// Pauses; the sentence is spoken now, since it was silent while playing.
pub fn pause(model: &mut Model) {
    model.playback = Playback::Paused;
    model.told = model.moment.clone();
    model.glance = model.moment.clone();
    model.utterance = model.utterance.wrapping_add(1);
}

/// Chooses a speed; it holds from the next frame on.
pub fn set_speed(model: &mut Model, speed: Speed) -> Vec<Command> {
    model.speed = speed;
    model.settings.speed = Some(speed);
    Vec::new()
}

/// Makes the steps that the time since the last frame has earned.
pub fn frame(model: &mut Model, elapsed: f64) -> Vec<Command> {
    let Playback::Playing {
        owed,
        stride,
        until,
    } = &mut model.playback
    else {
        return Vec::new();
    };
    if model.journey.is_some() {
        return Vec::new();
    }
    stride.elapsed += elapsed;
    let (stops, target) = match until {
        Until::Fact => (model.stops.clone(), None),
        Until::Flight(flight) => {
            flight.elapsed += elapsed.min(LONGEST_FRAME);
            if let Some(due) = flight.due() {
                return fly(model, due);
            }
            (Stops::none(), Some(flight.target))
        }
    };
    let most = match model.speed {
        Speed::Most => u64::MAX,
        Speed::Rate(rate) => {
            *owed += elapsed.min(LONGEST_FRAME) * f64::from(rate) / 100_000.0;
            let whole = owed.floor();
            *owed -= whole;
            whole as u64
        }
    };
    if most == 0 {
        return Vec::new();
    }
    let size = model.size;
    set_out(model, Aim::Step(Direction::Forward, size));
    vec![Command::Advance {
        size,
        most,
        stops,
        until: target,
    }]
}

/// Goes to where a flight is to be by now.
fn fly(model: &mut Model, due: u64) -> Vec<Command> {
    if due == model.position() {
        return Vec::new();
    }
    set_out(model, Aim::Position(due));
    vec![Command::Go(Aim::Position(due))]
}

fn set_out(model: &mut Model, aim: Aim) {
    let explored = model.known.explored;
    model.journey = Some(Journey {
        aim,
        reached: explored,
        allowed: explored.saturating_add(UNASKED),
        gait: Gait::Running,
        sight: Sight::Unseen,
        queue: VecDeque::new(),
    });
}

/// A flight has come to a position: it ends at its stop, or where the run does.
pub fn landed(model: &mut Model) {
    let Playback::Playing {
        until: Until::Flight(flight),
        ..
    } = model.playback
    else {
        return;
    };
    let (position, finished) = (model.position(), model.moment.finished);
    if position >= flight.target || finished {
        model.lecture.stop = Some(flight.stop);
        pause(model);
    }
    if finished && position < flight.target {
        model.notice = Some(Notice::Beyond {
            asked: flight.target,
            end: position,
        });
    }
}

/// Counts the steps of a frame towards the shown stride.
pub fn count(model: &mut Model, made: u64) {
    let Playback::Playing { stride, .. } = &mut model.playback else {
        return;
    };
    stride.steps += made;
    stride.frames += 1;
    if stride.frames % GLANCE_EVERY == 0 {
        model.glance = model.moment.clone();
    }
    if stride.elapsed >= STRIDE_EVERY {
        let shown = stride.steps / stride.frames;
        *stride = Stride {
            shown,
            ..Stride::default()
        };
        model.told = model.moment.clone();
    }
}
