//! Going to another position by hand: steps, jumps, the slider, the way back.

use std::collections::VecDeque;

use queenscope_solver::{BoardSize, StepSize};

use crate::{
    message::Command,
    model::{Aim, Direction, Gait, Goal, Journey, Model, Playback, Sight, Slider, UNASKED},
    pictures::losses,
    reduce::{at_limit, open},
};

/// How many steps can wait for one that takes long.
const WAITING: usize = 10_000;

/// A step of a size. While another step takes its time, this one waits for it, and
/// one in the opposite direction takes the last one back.
pub fn step(model: &mut Model, direction: Direction, size: StepSize) -> Vec<Command> {
    let aim = Aim::Step(direction, size);
    let waits = model.playback == Playback::Paused;
    if let Some(journey) = model
        .journey
        .as_mut()
        .filter(|journey| waits && journey.is_step())
    {
        let opposite = Aim::Step(direction.opposite(), size);
        match journey.queue.back() {
            Some(last) if *last == opposite => {
                journey.queue.pop_back();
            }
            None if journey.aim == opposite => return cancel(model),
            _ if journey.queue.len() < WAITING => journey.queue.push_back(aim),
            _ => {}
        }
        return Vec::new();
    }
    if at_limit(model, direction) {
        return Vec::new();
    }
    match size {
        StepSize::Solution => jump(model, aim),
        StepSize::Line | StepSize::Move | StepSize::Row => go(model, aim),
    }
}

/// To the next or previous backtrack.
pub fn backtrack(model: &mut Model, direction: Direction) -> Vec<Command> {
    if at_limit(model, direction) {
        Vec::new()
    } else {
        go(model, Aim::Backtrack(direction))
    }
}

/// To the start.
pub fn start(model: &mut Model) -> Vec<Command> {
    jump(model, Aim::Position(0))
}

/// To the end.
pub fn end(model: &mut Model) -> Vec<Command> {
    if model.moment.finished {
        Vec::new()
    } else {
        jump(model, Aim::End)
    }
}

/// To a position that the slider shows. However often it moves while it is held,
/// that is one jump.
pub fn slide(model: &mut Model, position: u64) -> Vec<Command> {
    match model.slider {
        Slider::Resting => {
            model.slider = Slider::Held;
            jump(model, Aim::Position(position))
        }
        Slider::Held => go(model, Aim::Position(position)),
    }
}

/// Back to where the last jump started.
pub fn undo(model: &mut Model) -> Vec<Command> {
    while let Some(position) = model.jumps.pop() {
        if position != model.position() || model.journey.is_some() {
            return go(model, Aim::Position(position));
        }
    }
    let Some((run, position)) = model.origin else {
        return Vec::new();
    };
    let commands = open::subject(model, run.program, run.n);
    commands.map_or_else(Vec::new, |mut commands| {
        commands.extend(go(model, Aim::Position(position)));
        commands
    })
}

/// Goes on by backtracking where greedy is stuck: in another program, at its first
/// position with the same queens, from where `u` leads back.
pub fn take_over(model: &mut Model) -> Vec<Command> {
    let from = (model.subject.run(), model.position());
    let n = model.subject.n;
    let Some(stuck) = losses::stuck(&model.moment).filter(|_| losses::in_reach(n)) else {
        return Vec::new();
    };
    let mut queens = [0; BoardSize::MAXIMUM.get() as usize];
    for (cell, column) in queens.iter_mut().zip(stuck.queens) {
        *cell = column;
    }
    let commands = open::subject(model, losses::BACKTRACKING.into(), n);
    commands.map_or_else(Vec::new, |mut commands| {
        model.origin = Some(from);
        let aim = Aim::Until(Direction::Forward, Goal::Queens(queens), 1);
        commands.extend(go(model, aim));
        commands
    })
}

/// Stays at the position in force.
pub fn cancel(model: &mut Model) -> Vec<Command> {
    model.playback = Playback::Paused;
    match model.journey.take() {
        Some(_) => vec![Command::Stay],
        None => Vec::new(),
    }
}

/// Goes on with a journey about which the reader was asked.
pub fn go_on(model: &mut Model) -> Vec<Command> {
    match &mut model.journey {
        Some(journey) => {
            journey.gait = Gait::Running;
            journey.allowed = u64::MAX;
            vec![Command::Go(journey.aim)]
        }
        None => Vec::new(),
    }
}

/// Goes somewhere from where `u` leads back.
pub fn jump(model: &mut Model, aim: Aim) -> Vec<Command> {
    if aim == Aim::Position(model.position()) && model.journey.is_none() {
        return Vec::new();
    }
    model.note_jump(model.position());
    go(model, aim)
}

/// Goes somewhere. The reader moves by hand, so playing ends, and whatever was
/// under way is dropped.
pub fn go(model: &mut Model, aim: Aim) -> Vec<Command> {
    model.playback = Playback::Paused;
    model.notice = None;
    let explored = model.known.explored;
    let allowed = explored.saturating_add(UNASKED);
    let far = matches!(aim, Aim::Position(p) if p > allowed && model.known.total.is_none());
    model.journey = Some(Journey {
        aim,
        reached: explored,
        allowed,
        gait: if far { Gait::Asking } else { Gait::Running },
        sight: Sight::Unseen,
        queue: VecDeque::new(),
    });
    if far {
        vec![Command::Stay]
    } else {
        vec![Command::Go(aim)]
    }
}
