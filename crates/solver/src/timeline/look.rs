//! Seeks for a condition: forwards through what is known and then on at the frontier,
//! backwards from keyframe to keyframe, in the same slices as every seek.

use super::{
    Timeline,
    condition::{self, Condition, Direction, Outcome},
    seek::{Job, Progress},
};
use crate::machine::{Finding, Sizes, State, Watch};

/// A look for a condition under way.
#[derive(Debug)]
pub(super) enum Look {
    /// Forwards, as far as the run is known.
    Known { state: Box<State>, watch: Watch },
    /// Forwards, where it is not.
    Frontier { watch: Watch },
    /// Backwards: a replay between a keyframe and the position behind which the condition
    /// does not hold.
    Back {
        state: Box<State>,
        watch: Watch,
        from: u64,
        to: u64,
    },
}

impl Look {
    /// Up to which position, or back to which, it has come; `None` for the frontier.
    pub fn reached(&self) -> Option<u64> {
        match self {
            Look::Known { state, .. } => Some(state.core.steps),
            Look::Frontier { .. } => None,
            Look::Back { to, .. } => Some(*to),
        }
    }
}

impl Timeline {
    /// Starts a seek, in place of one under way, for the next or the last position, the
    /// present one aside, at which one of the conditions holds; works on it for about so
    /// many steps of the program. If there is none, it leads to the end or to the start,
    /// and [`Timeline::outcome`] says so.
    pub fn seek_until(
        &mut self,
        direction: Direction,
        conditions: &[Condition],
        budget: u64,
    ) -> Progress {
        let lines = condition::lines(self.code(), conditions);
        let parts = condition::parts(conditions, &self.shown);
        let finding = match direction {
            Direction::Forward => Finding::First,
            Direction::Back => Finding::Last,
        };
        let mut watch = Watch::new(lines, parts, finding, self.budget);
        let look = match direction {
            Direction::Forward => {
                let state = Box::new(self.shown.clone());
                watch.begin_behind(&state.core);
                Some(Look::Known { state, watch })
            }
            Direction::Back => self
                .position()
                .checked_sub(1)
                .map(|to| self.stretch_to(to, watch)),
        };
        self.outcome = Outcome::Met;
        self.job = match look {
            Some(look) => Some(Job::Look(look)),
            None => self.never(Direction::Back),
        };
        self.resume(budget)
    }

    /// What has come of the last seek that arrived.
    pub fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Does a part of a look; what is left to do.
    pub(super) fn look(&mut self, look: Look, left: &mut u64) -> Option<Job> {
        match look {
            Look::Known {
                mut state,
                mut watch,
            } => {
                let known = self.explored();
                self.replay(&mut state, known, Sizes::NONE, &mut watch, left);
                match watch.found {
                    Some(position) => self.towards(position),
                    None if state.core.steps < known => {
                        Some(Job::Look(Look::Known { state, watch }))
                    }
                    None => Some(Job::Look(Look::Frontier { watch })),
                }
            }
            Look::Frontier { mut watch } => {
                if self.total().is_some() {
                    let waiting = self.frontier.waiting.len();
                    watch.look_at_end(waiting, &self.frontier.core);
                    return match watch.found {
                        Some(position) => self.towards(position),
                        None => self.never(Direction::Forward),
                    };
                }
                self.extend(left, super::MAXIMUM_STEPS, Sizes::NONE, &mut watch);
                match watch.found {
                    Some(position) => self.towards(position),
                    None => Some(Job::Look(Look::Frontier { watch })),
                }
            }
            Look::Back {
                mut state,
                mut watch,
                from,
                to,
            } => {
                self.replay(&mut state, to, Sizes::NONE, &mut watch, left);
                if state.core.steps < to {
                    return Some(Job::Look(Look::Back {
                        state,
                        watch,
                        from,
                        to,
                    }));
                }
                match watch.found {
                    Some(position) => self.towards(position),
                    None if from == 0 => self.never(Direction::Back),
                    None => Some(Job::Look(self.stretch_to(from, watch))),
                }
            }
        }
    }

    /// The stretch from a keyframe to a position, that included. The keyframe itself is
    /// looked at by the stretch before, unless there is none.
    fn stretch_to(&self, to: u64, mut watch: Watch) -> Look {
        let mut state = Box::new(self.shown.clone());
        let keyframe = self.keyframes.before(to.saturating_sub(1));
        state.load(self.code(), keyframe);
        let from = state.core.steps;
        if from == 0 {
            watch.begin_at(&state.core);
        } else {
            watch.begin_behind(&state.core);
        }
        Look::Back {
            state,
            watch,
            from,
            to,
        }
    }

    /// No condition holds on the way.
    fn never(&mut self, direction: Direction) -> Option<Job> {
        self.outcome = Outcome::Never(direction);
        self.towards(match direction {
            Direction::Forward => super::MAXIMUM_STEPS,
            Direction::Back => 0,
        })
    }
}
