//! What the guide has under way, part by part.

use queenscope_solver::{Condition, StepSize, Target};

use crate::{
    model::{Aim, Direction, Goal},
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
    /// To a position at which one of these holds.
    Look(Direction, Vec<Condition>),
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

/// How the timeline goes to where a part of a task leads.
pub enum Way {
    /// To a target.
    To(Target),
    /// To a position at which one of these holds.
    Until(Direction, Vec<Condition>),
}

impl Kind {
    /// What leads to an aim past these breakpoints. Who goes far halts at them; a line, a
    /// move, a row and a position of the reader's own are what they are.
    pub fn of(aim: Aim, breakpoints: &[u32]) -> Kind {
        let halts = !breakpoints.is_empty();
        let look = |direction, condition| {
            let breakpoints = Condition::Lines(breakpoints.to_vec());
            Kind::Look(direction, vec![condition, breakpoints])
        };
        match aim {
            Aim::Step(direction, StepSize::Solution) if halts => {
                look(direction, Condition::Boundary(StepSize::Solution))
            }
            Aim::Step(Direction::Forward, size) => Kind::Seek(Target::Forward(size)),
            Aim::Step(Direction::Back, size) => Kind::Seek(Target::Back(size)),
            Aim::Backtrack(direction) => Kind::Look(direction, vec![Condition::Backtrack]),
            Aim::Position(position) => Kind::Seek(Target::Position(position)),
            Aim::End if halts => look(Direction::Forward, Condition::Lines(Vec::new())),
            Aim::End => Kind::Seek(Target::End),
            Aim::Until(direction, goal, row) => look(direction, condition(goal, row)),
        }
    }

    /// Where the timeline goes next for it.
    pub fn way(&self, breakpoints: &[u32]) -> Way {
        match self {
            Kind::Seek(target) => Way::To(*target),
            Kind::Look(direction, conditions) => Way::Until(*direction, conditions.clone()),
            // Who flies to a stop of a tour passes whatever lies on the way.
            Kind::Play {
                size, until: None, ..
            } if !breakpoints.is_empty() => {
                let lines = Condition::Lines(breakpoints.to_vec());
                Way::Until(Direction::Forward, vec![Condition::Boundary(*size), lines])
            }
            Kind::Play { size, .. } => Way::To(Target::Forward(*size)),
        }
    }
}

/// What has to hold where a goal is reached.
fn condition(goal: Goal, row: u8) -> Condition {
    match goal {
        Goal::Into => Condition::Boundary(StepSize::Line),
        Goal::Over => Condition::Over,
        Goal::Out => Condition::Out,
        // The breakpoints are added to whatever is waited for.
        Goal::Breakpoint => Condition::Lines(Vec::new()),
        Goal::Line(line) => Condition::Lines(vec![line]),
        Goal::Row => Condition::Row,
        Goal::Queen => Condition::Queen(row),
        Goal::Depth => Condition::Depth(row),
        Goal::Conflict => Condition::Conflict(row),
        Goal::Backtrack => Condition::Backtrack,
        Goal::Solution => Condition::Solution,
        Goal::Queens(columns) => Condition::Queens(columns.to_vec()),
    }
}
