//! Opening a program on a board: by a link, by the picker, by the field for n.

use std::rc::Rc;

use queenscope_solver::BoardSize;

use crate::{
    field::{FieldState, Nudge, SizeField},
    highlight::Highlight,
    link,
    message::Command,
    model::{Aim, Known, Lecture, Model, Notice, Playback, Slider},
    reduce::{own, play, travel},
    share::Share,
    tour::Run,
    which::{Program, Runnable, Which},
};

/// Opens a link: what it says, and for the rest what the reader chose before.
pub fn link(model: &mut Model, fragment: &str) -> Vec<Command> {
    let (link, faults) = link::parse(fragment);
    let settings = &model.settings;
    model.language = link.language.or(settings.language).unwrap_or(model.browser);
    model.scheme = link.scheme.or(settings.scheme);
    model.listed = link.listing.or(settings.listing);
    model.notation = link.notation.or(settings.notation).unwrap_or_default();
    model.speed = link.speed.or(settings.speed).unwrap_or_default();
    model.stops = link
        .stops
        .or_else(|| settings.stops.clone())
        .unwrap_or_default();
    model.size = link.size;
    model.dialogue = None;
    model.lecture = Lecture {
        view: link.view,
        hidden: link.hidden,
        tour: Rc::new(link.tour.unwrap_or_default()),
        screen: model.lecture.screen,
        ..Lecture::default()
    };
    let run = Run {
        program: link.program,
        n: link.n,
    };
    model.lecture.stop = model.lecture.tour.near(run, link.step);
    model.own.desk = None;
    let former = model.own.kept.former.clone();
    let fresh = link
        .code
        .filter(|code| model.own.text() != Some(code.text()));
    let opened = match (link.program, faults.code, fresh) {
        (Which::Own, Some(error), _) => refused(model, Notice::Code(error)),
        (Which::Own, None, Some(code)) => own::open(model, &code, link.n),
        (which, _, fresh) => {
            if let Some(code) = fresh {
                own::carried(model, &code);
            }
            subject(model, which, link.n)
        }
    };
    let Some(mut commands) = opened else {
        return Vec::new();
    };
    // A link is a fresh visit: there is nothing to go back to.
    model.jumps.clear();
    model.origin = None;
    if commands.is_empty() || link.step > 0 {
        commands.extend(travel::go(model, Aim::Position(link.step)));
    }
    model.playback = Playback::Paused;
    model.notice = match (faults.code, faults.parts) {
        (Some(error), _) => Some(Notice::Code(error)),
        (None, parts) if !parts.is_empty() => Some(Notice::Link(parts)),
        (None, _) => (model.own.kept.former != former).then_some(Notice::Kept),
    };
    commands
}

/// Opens a program on a board at position 0. If they are in force already, the page
/// stays where it is. `None` if a reader's own program is not there or cannot run on
/// that board: then what was in force stays, and the reader is told.
pub fn subject(model: &mut Model, which: Which, n: BoardSize) -> Option<Vec<Command>> {
    if (which, n) == (model.subject.program, model.subject.n) {
        model.field = SizeField::showing(n);
        return Some(Vec::new());
    }
    let Some(program) = model.program(which) else {
        return refused(model, Notice::NoOwn);
    };
    program_on(model, program, n)
}

/// Opens a program on a board at position 0, whatever is in force; `None` as above.
pub fn program_on(model: &mut Model, program: Program, n: BoardSize) -> Option<Vec<Command>> {
    let runnable = match Runnable::new(program, n) {
        Ok(runnable) => runnable,
        Err(error) => return refused(model, Notice::Refused(Rc::new(error))),
    };
    model.field = SizeField::showing(n);
    model.playback = Playback::Paused;
    model.slider = Slider::Resting;
    model.notice = None;
    model.journey = None;
    model.jumps.clear();
    model.origin = None;
    model.known = Known::default();
    model.lecture.seen = 0;
    model.highlight = Highlight::None;
    Some(vec![Command::Open(runnable)])
}

/// What was in force stays, and the reader is told why.
fn refused(model: &mut Model, notice: Notice) -> Option<Vec<Command>> {
    model.field = SizeField::showing(model.subject.n);
    model.notice = Some(notice);
    None
}

/// Opens what a reader takes away. The page holds still, so that the link does.
pub fn share(model: &mut Model) -> Vec<Command> {
    model.lecture.share = Share::of(&model.lecture);
    match model.playback {
        Playback::Playing { .. } => play::toggle(model),
        Playback::Paused => Vec::new(),
    }
}

/// Puts another board under the program in force.
pub fn size(model: &mut Model, n: BoardSize) -> Vec<Command> {
    let program = model.subject.program;
    subject(model, program, n).unwrap_or_default()
}

/// Takes the text in the field for n, or refuses it: then the board in force stays.
pub fn take_field(model: &mut Model) -> Vec<Command> {
    match model.field.state {
        FieldState::InForce | FieldState::Refused => Vec::new(),
        FieldState::Draft => match model.field.size() {
            Some(n) => size(model, n),
            None => {
                model.field.state = FieldState::Refused;
                Vec::new()
            }
        },
    }
}

/// Takes the text in the field for n and goes one up or down from it. What means
/// nothing is refused first; the next arrow then starts from the board in force.
pub fn nudge(model: &mut Model, nudge: Nudge) -> Vec<Command> {
    match (model.field.state, model.field.size()) {
        (FieldState::Draft, None) => take_field(model),
        (FieldState::Draft | FieldState::InForce | FieldState::Refused, _) => {
            let n = model.field.nudged(model.subject.n, nudge);
            size(model, n)
        }
    }
}
