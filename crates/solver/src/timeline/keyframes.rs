//! Stored states at equal distance. When their memory is full, every second
//! one goes and the distance doubles.

use crate::machine::{Boundaries, Saved};

/// How many bytes all keyframes together occupy at most.
const MEMORY: usize = 64 << 20;

/// The distance at the start.
const FIRST_DISTANCE: u64 = 2_048;

/// States at positions 0, d, 2d, 3d, …
#[derive(Debug)]
pub(super) struct Keyframes {
    states: Vec<Saved>,
    distance: u64,
    bytes: usize,
}

impl Keyframes {
    pub fn new(start: Saved) -> Keyframes {
        Keyframes {
            bytes: start.bytes(),
            states: vec![start],
            distance: FIRST_DISTANCE,
        }
    }

    /// The position at which the next one is wanted.
    pub fn next(&self) -> u64 {
        self.states.len() as u64 * self.distance
    }

    /// Takes the state of the position [`Keyframes::next`].
    pub fn push(&mut self, state: Saved) {
        self.bytes += state.bytes();
        self.states.push(state);
        while self.bytes > MEMORY && self.states.len() > 1 {
            let mut number = 0;
            self.states.retain(|_| {
                number += 1;
                number % 2 == 1
            });
            self.bytes = self.states.iter().map(Saved::bytes).sum();
            self.distance *= 2;
        }
    }

    /// The last one at or before a position.
    pub fn before(&self, position: u64) -> &Saved {
        let index = (position / self.distance) as usize;
        &self.states[index.min(self.states.len() - 1)]
    }

    /// The last one for which something holds that stops holding as the run goes on.
    pub fn last_where(&self, holds: impl Fn(&Saved) -> bool) -> &Saved {
        let count = self.states.partition_point(holds);
        &self.states[count.saturating_sub(1)]
    }

    /// The first one whose boundaries fulfil something that keeps holding.
    pub fn first_where(&self, holds: impl Fn(&Boundaries) -> bool) -> Option<&Saved> {
        let index = self
            .states
            .partition_point(|state| !holds(&state.core.figures.boundaries));
        self.states.get(index)
    }
}
