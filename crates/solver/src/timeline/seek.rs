//! Seeks: whatever asks for a position, in slices that the caller measures out.
//!
//! A seek first explores until its position is known to exist, then finds it,
//! then replays to the step before it and shows the step.

use super::{Outcome, StepSize, Timeline, look::Look};
use crate::{
    machine::{Boundaries, Observer, Sizes, State, Until, Witness},
    view,
};

/// Where to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A position, or the end if it comes before.
    Position(u64),
    /// The next boundary of a size.
    Forward(StepSize),
    /// The previous boundary of a size.
    Back(StepSize),
    /// The end of the run.
    End,
}

/// How a seek stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Progress {
    /// It has arrived: the moment in force is the one asked for.
    Arrived,
    /// It goes on: the moment in force is still the old one.
    Underway {
        /// How far the run is explored; where a condition is looked for, up to which
        /// position, or back to which, it is known not to hold.
        reached: u64,
        /// The position asked for, if it is known.
        target: Option<u64>,
    },
}

/// A seek under way.
#[derive(Debug)]
pub(super) enum Job {
    /// The run is explored until the target is known to exist.
    Explore(Target),
    /// A replay looks for the boundary of a size by its number.
    Find {
        state: Box<State>,
        size: StepSize,
        number: u64,
    },
    /// A replay leads to the step before a position.
    Replay { state: Box<State>, position: u64 },
    /// The run is looked through for a condition.
    Look(Look),
}

fn sizes(size: StepSize) -> Sizes {
    match size {
        StepSize::Line => Sizes::NONE,
        StepSize::Move => Sizes::MOVE,
        StepSize::Row => Sizes::ROW,
        StepSize::Solution => Sizes::SOLUTION,
    }
}

/// How many boundaries of a size lie up to a position, and where the last one is.
fn passed(boundaries: &Boundaries, size: StepSize, position: u64) -> (u64, u64) {
    match size {
        StepSize::Line => (position, position),
        StepSize::Move => (boundaries.moves.count, boundaries.moves.last),
        StepSize::Row => (boundaries.rows.count, boundaries.rows.last),
        StepSize::Solution => (boundaries.solutions.count, boundaries.solutions.last),
    }
}

fn passed_by(state: &State, size: StepSize) -> (u64, u64) {
    passed(&state.core.figures.boundaries, size, state.core.steps)
}

impl Timeline {
    /// Starts a seek, in place of one under way, and works on it for about so
    /// many steps of the program.
    pub fn seek(&mut self, target: Target, budget: u64) -> Progress {
        self.outcome = Outcome::Met;
        self.job = Some(Job::Explore(target));
        self.resume(budget)
    }

    /// Goes on with the seek under way; arrived if there is none.
    pub fn resume(&mut self, budget: u64) -> Progress {
        let mut left = budget;
        while let Some(job) = self.job.take() {
            if left == 0 {
                let target = self.known_target(&job);
                self.job = Some(job);
                let reached = match &self.job {
                    Some(Job::Look(look)) => look.reached(),
                    Some(Job::Explore(_) | Job::Find { .. } | Job::Replay { .. }) | None => None,
                };
                return Progress::Underway {
                    reached: reached.unwrap_or(self.explored()),
                    target,
                };
            }
            self.job = self.work(job, &mut left);
        }
        Progress::Arrived
    }

    /// Drops the seek under way. The moment in force stays, and so does what was explored.
    pub fn cancel(&mut self) {
        self.job = None;
    }

    fn known_target(&self, job: &Job) -> Option<u64> {
        match job {
            Job::Explore(Target::Position(position)) => Some(*position),
            Job::Explore(Target::End) => self.total(),
            Job::Explore(Target::Forward(_) | Target::Back(_))
            | Job::Find { .. }
            | Job::Look(_) => None,
            Job::Replay { position, .. } => Some(*position),
        }
    }

    /// Does a part of a job; what is left of it.
    fn work(&mut self, job: Job, left: &mut u64) -> Option<Job> {
        match job {
            Job::Explore(target) => {
                let (position, boundaries, known) = self.wanted(target);
                if known || self.frontier.core.end.is_some() {
                    return self.located(target);
                }
                self.extend(left, position, boundaries, &mut Witness::default());
                Some(Job::Explore(target))
            }
            Job::Find {
                mut state,
                size,
                number,
            } => {
                self.replay(
                    &mut state,
                    super::MAXIMUM_STEPS,
                    sizes(size),
                    &mut Witness::default(),
                    left,
                );
                let (count, last) = passed_by(&state, size);
                if count >= number {
                    self.towards(last)
                } else {
                    Some(Job::Find {
                        state,
                        size,
                        number,
                    })
                }
            }
            Job::Replay {
                mut state,
                position,
            } => {
                self.replay(
                    &mut state,
                    position - 1,
                    Sizes::NONE,
                    &mut Witness::default(),
                    left,
                );
                if state.core.steps + 1 < position {
                    return Some(Job::Replay { state, position });
                }
                self.show(*state);
                None
            }
            Job::Look(look) => self.look(look, left),
        }
    }

    /// How far the frontier has to go for a target, and whether it is there already.
    fn wanted(&self, target: Target) -> (u64, Sizes, bool) {
        match target {
            Target::Position(position) => (position, Sizes::NONE, self.explored() >= position),
            Target::End => (super::MAXIMUM_STEPS, Sizes::NONE, false),
            Target::Back(_) => (0, Sizes::NONE, true),
            Target::Forward(StepSize::Line) => {
                let next = self.position() + 1;
                (next, Sizes::NONE, self.explored() >= next)
            }
            Target::Forward(size) => {
                let further = passed_by(&self.frontier, size).0 > passed_by(&self.shown, size).0;
                (super::MAXIMUM_STEPS, sizes(size), further)
            }
        }
    }

    /// Finds the position of a target that is known to exist.
    fn located(&mut self, target: Target) -> Option<Job> {
        let here = self.position();
        match target {
            Target::Position(position) => self.towards(position),
            Target::End => self.towards(super::MAXIMUM_STEPS),
            Target::Forward(StepSize::Line) => self.towards(here + 1),
            Target::Back(StepSize::Line) => self.towards(here.saturating_sub(1)),
            Target::Forward(size) => {
                let next = passed_by(&self.shown, size).0 + 1;
                self.boundary(size, next)
            }
            Target::Back(size) => {
                let (count, last) = passed_by(&self.shown, size);
                match count {
                    0 => self.towards(0),
                    _ if last < here => self.towards(last),
                    1 => self.towards(0),
                    _ => self.boundary(size, count - 1),
                }
            }
        }
    }

    /// Towards the boundary of a size by its number, from 1; without it, to the end.
    fn boundary(&mut self, size: StepSize, number: u64) -> Option<Job> {
        let (count, last) = passed_by(&self.frontier, size);
        if count < number {
            return self.towards(super::MAXIMUM_STEPS);
        }
        if count == number {
            return self.towards(last);
        }
        let of = |boundaries: &Boundaries| passed(boundaries, size, 0);
        let behind = self
            .keyframes
            .first_where(|boundaries| of(boundaries).0 >= number);
        if let Some((count, last)) = behind.map(|state| of(&state.core.figures.boundaries))
            && count == number
        {
            return self.towards(last);
        }
        let before = self
            .keyframes
            .last_where(|state| of(&state.core.figures.boundaries).0 < number);
        let from_here =
            passed_by(&self.shown, size).0 < number && self.position() > before.core.steps;
        let mut state = Box::new(self.shown.clone());
        if !from_here {
            state.load(self.script.code(), before);
        }
        Some(Job::Find {
            state,
            size,
            number,
        })
    }

    /// Towards a position, or the end if it comes before. Arrives at once where nothing is to be replayed.
    pub(super) fn towards(&mut self, position: u64) -> Option<Job> {
        let position = position.min(self.explored());
        if position == self.position() {
            return None;
        }
        let mut state = Box::new(self.shown.clone());
        if position == 0 {
            state.load(self.script.code(), self.keyframes.before(0));
            self.shown = *state;
            self.start();
            return None;
        }
        let near = self.keyframes.before(position - 1);
        let from_here = self.position() < position
            && self.position() >= near.core.steps
            && self.log.has_newest(self.shown.core.printed);
        if !from_here {
            // Behind the end of the log the newest lines are printed again.
            let needed = self.log.needed_from(near.core.printed);
            let from = if near.core.printed > needed {
                self.keyframes
                    .last_where(|state| state.core.printed <= needed)
            } else {
                near
            };
            state.load(self.script.code(), from);
        }
        Some(Job::Replay { state, position })
    }

    fn start(&mut self) {
        let (code, n) = (self.script.code(), self.script.n());
        self.moment = view::moment(code, n, &self.shown, view::Step::default(), &self.log);
    }

    pub(super) fn replay<O: Observer>(
        &mut self,
        state: &mut State,
        position: u64,
        boundaries: Sizes,
        observer: &mut O,
        left: &mut u64,
    ) {
        let before = state.core.steps;
        let position = position.min(before.saturating_add(*left));
        let until = Until {
            position,
            boundaries,
        };
        observer.run(self.script.code(), state, until, &mut self.log);
        // They were judged when they were first presented.
        drop(observer.boards());
        *left = left.saturating_sub(state.core.steps - before);
    }
}
