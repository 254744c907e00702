//! Ways to other positions: where they lead, and what has become of them.

use std::collections::VecDeque;

use queenscope_solver::StepSize;

pub use queenscope_solver::Direction;

use super::Goal;

/// Where to go from the position in force.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// The next or previous boundary of a size.
    Step(Direction, StepSize),
    /// The next or previous backtrack, or the end or start if there is none.
    Backtrack(Direction),
    /// A position, or the end if the run is shorter.
    Position(u64),
    /// The end.
    End,
    /// Whatever the reader waits for, with the row that it may be about.
    Until(Direction, Goal, u8),
}

/// The way to another position, while it takes time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Journey {
    /// Where it leads.
    pub aim: Aim,
    /// Steps explored so far.
    pub reached: u64,
    /// How many steps may be explored before the reader is asked.
    pub allowed: u64,
    /// Whether it waits for the reader's answer.
    pub gait: Gait,
    /// Whether it has taken long enough to be shown.
    pub sight: Sight,
    /// Steps asked for meanwhile, to be made on arrival.
    pub queue: VecDeque<Aim>,
}

/// Whether a journey goes on or waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gait {
    /// It goes on.
    Running,
    /// The reader is asked whether it shall.
    Asking,
}

/// Whether a journey has taken long enough to be shown: a short one would only flash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Not yet.
    Unseen,
    /// Its progress is shown, and a button that ends it.
    Seen,
}

impl Journey {
    /// Whether it is a step at a size, which further steps wait for.
    pub fn is_step(&self) -> bool {
        match self.aim {
            Aim::Step(..) => self.gait == Gait::Running,
            Aim::Backtrack(_) | Aim::Position(_) | Aim::End | Aim::Until(..) => false,
        }
    }
}
