//! Frames while the page plays: how many milliseconds each of them took.

use gloo_render::{AnimationFrame, request_animation_frame};
use yew::Callback;

use crate::model::Playback;

/// Asks the browser for frames while the page plays.
pub struct Ticker {
    callback: Callback<f64>,
    request: Option<AnimationFrame>,
    last: Option<f64>,
}

impl Ticker {
    /// A ticker at rest; the callback gets the browser's time of each frame.
    pub fn new(callback: Callback<f64>) -> Ticker {
        Ticker {
            callback,
            request: None,
            last: None,
        }
    }

    /// Ticks while the page plays.
    pub fn follow(&mut self, playback: Playback) {
        match playback {
            Playback::Paused => {
                self.request = None;
                self.last = None;
            }
            Playback::Playing { .. } if self.request.is_none() => {
                let callback = self.callback.clone();
                self.request = Some(request_animation_frame(move |time| callback.emit(time)));
            }
            Playback::Playing { .. } => {}
        }
    }

    /// A frame has come: the milliseconds since the one before, 0 for the first.
    pub fn elapsed(&mut self, time: f64) -> f64 {
        self.request = None;
        let elapsed = self.last.map_or(0.0, |last| time - last);
        self.last = Some(time);
        elapsed.max(0.0)
    }
}
