//! What the guide has under way, part by part.

use queenscope_solver::{StepSize, Target};

use crate::{
    model::{Aim, Direction},
    speed::Stops,
};

/// What is under way.
pub struct Task {
    /// What it is.
    pub kind: Kind,
    /// How its present part stands.
    pub leg: Leg,
}

/// What is to be done.
#[derive(Clone)]
pub enum Kind {
    /// To a target.
    Seek(Target),
    /// Move by move to a backtrack.
    Hunt(Direction),
    /// Step by step, as long as the frame lasts.
    Play {
        size: StepSize,
        most: u64,
        made: u64,
        stops: Stops,
        until: Option<u64>,
    },
}

/// Whether the timeline has begun with the present part of a task.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Leg {
    /// It has not.
    Ahead,
    /// It has.
    Begun,
}

impl Kind {
    /// What leads to an aim.
    pub fn of(aim: Aim) -> Kind {
        match aim {
            Aim::Step(Direction::Forward, size) => Kind::Seek(Target::Forward(size)),
            Aim::Step(Direction::Back, size) => Kind::Seek(Target::Back(size)),
            Aim::Backtrack(direction) => Kind::Hunt(direction),
            Aim::Position(position) => Kind::Seek(Target::Position(position)),
            Aim::End => Kind::Seek(Target::End),
        }
    }

    /// Where the timeline goes next for it.
    pub fn target(&self) -> Target {
        match self {
            Kind::Seek(target) => *target,
            Kind::Hunt(Direction::Forward) => Target::Forward(StepSize::Move),
            Kind::Hunt(Direction::Back) => Target::Back(StepSize::Move),
            Kind::Play { size, .. } => Target::Forward(*size),
        }
    }
}
