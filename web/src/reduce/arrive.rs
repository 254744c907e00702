//! What the timeline reports: arrivals, progress, frames of playing.

use std::rc::Rc;

use queenscope_solver::Outcome;

use crate::{
    field::SizeField,
    message::{Command, Played, Report},
    model::{
        Aim, Detail, Direction, Gait, Known, Model, Notice, Playback, Sight, Subject, UNASKED,
    },
    reduce::{debug, own, play, travel},
};

/// Another program or board is in force, at position 0.
pub fn opened(model: &mut Model, subject: Rc<Subject>, report: Report) -> Vec<Command> {
    let commands = debug::opened(model, &subject);
    model.field = SizeField::showing(subject.n);
    own::line_by_line(model, &subject);
    model.subject = subject;
    show(model, report);
    own::check_again(model);
    commands
}

/// The journey has led somewhere; steps that waited for it follow.
pub fn arrived(model: &mut Model, report: Report) -> Vec<Command> {
    let Some(mut journey) = model.journey.take() else {
        return Vec::new();
    };
    let before = model.position();
    let outcome = report.outcome;
    show(model, report);
    if let Playback::Playing { .. } = model.playback {
        play::count(model, model.position().saturating_sub(before));
        play::landed(model);
    } else if let Aim::Position(asked) = journey.aim {
        let end = model.position();
        if end < asked && model.notice.is_none() {
            model.notice = Some(Notice::Beyond { asked, end });
        }
    } else if let (Aim::Until(direction, goal, row), Outcome::Never(_)) = (journey.aim, outcome) {
        model.notice = Some(Notice::Never(direction, goal, row));
    }
    while let Some(aim) = journey.queue.pop_front() {
        let direction = match aim {
            Aim::Step(direction, _) | Aim::Backtrack(direction) | Aim::Until(direction, ..) => {
                direction
            }
            Aim::Position(_) | Aim::End => Direction::Forward,
        };
        if !super::at_limit(model, direction) {
            journey.aim = aim;
            journey.reached = model.known.explored;
            journey.allowed = model.known.explored.saturating_add(UNASKED);
            model.journey = Some(journey);
            return vec![Command::Follow(aim)];
        }
    }
    Vec::new()
}

/// The journey takes its time; beyond what goes unasked, the reader is asked.
pub fn underway(model: &mut Model, reached: u64, known: Known, sight: Sight) -> Vec<Command> {
    model.known = known;
    let Some(journey) = &mut model.journey else {
        return Vec::new();
    };
    journey.reached = reached;
    journey.sight = sight;
    if reached > journey.allowed && journey.gait == Gait::Running {
        journey.gait = Gait::Asking;
        model.playback = Playback::Paused;
        return vec![Command::Stay];
    }
    Vec::new()
}

/// The run is known further, without anybody having gone there. Whoever was asked about a
/// position need not be once the end is known: it lies there, or beyond it.
pub fn explored(model: &mut Model, known: Known) -> Vec<Command> {
    model.known = known;
    let asked = model.journey.as_ref().is_some_and(|journey| {
        journey.gait == Gait::Asking && matches!(journey.aim, Aim::Position(_) | Aim::End)
    });
    if asked && model.known.total.is_some() {
        travel::go_on(model)
    } else {
        Vec::new()
    }
}

/// A frame of playing is over.
pub fn advanced(model: &mut Model, report: Report, made: u64, end: Played) -> Vec<Command> {
    let Playback::Playing { .. } = model.playback else {
        return Vec::new();
    };
    model.journey = None;
    show(model, report);
    match end {
        Played::Whole => play::count(model, made),
        Played::Stopped => {
            play::landed(model);
            play::pause(model);
        }
    }
    Vec::new()
}

/// Shows a position. While the page is paused, its sentence is spoken even if the
/// one before said the same.
fn show(model: &mut Model, report: Report) {
    model.moment = report.moment;
    model.lecture.seen = model.lecture.seen.max(model.position());
    model.highlight = model.highlight.kept(&model.subject.facts, &model.moment);
    model.known = report.known;
    if model.detail() != Detail::Steady {
        model.told = model.moment.clone();
        model.glance = model.moment.clone();
    }
    if model.playback == Playback::Paused {
        model.utterance = model.utterance.wrapping_add(1);
    }
}
