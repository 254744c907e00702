//! What the browser paints is the page at one position, whole.
//!
//! Yew's scheduler hands the browser its turn after 16 ms, and looks before that only for
//! renders that wait, not for properties that wait to be passed on: on a slow machine the board
//! would be painted at one position and the listing, a component of its own, at the one before.

use std::{
    pin::pin,
    task::{Context, Waker},
};

use yew::{platform::spawn_local, scheduler::flush};

/// Has everything that follows from the render now under way put on the page before the browser
/// paints, even if the scheduler has handed it the turn.
pub fn whole() {
    // A task that starts now runs right after the scheduler's, still before any painting.
    spawn_local(async {
        // What flushing does it does when it is asked first. It would then wait for the
        // scheduler's own turn to end, and two that wait wake each other without end.
        let _ = pin!(flush()).poll(&mut Context::from_waker(Waker::noop()));
    });
}
