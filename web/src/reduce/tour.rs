//! Tours: walking from stop to stop. What changes a tour is in `edit`.

mod edit;

use crate::{
    locale::Language,
    message::{Command, TourMessage},
    model::{Aim, Dialogue, Direction, Model, Notice, Playback, Stride, UNASKED, Until},
    reduce::{open, play, travel},
    tour::{
        news::News,
        ready::Ready,
        travel::{Flight, Pace, Travel},
    },
};

/// What happens to the tour.
pub fn take(model: &mut Model, message: TourMessage) -> Vec<Command> {
    match message {
        TourMessage::Walk(direction) => return walk(model, direction),
        TourMessage::Visit(stop) => return visit(model, stop, Travel::Jump),
        TourMessage::Ready(ready) => {
            let tour = ready.tour(model.language);
            edit::open(model, tour);
            return visit(model, 0, Travel::Jump);
        }
        TourMessage::Mark => edit::mark(model),
        TourMessage::Rename(stop, name) => edit::rename(model, stop, &name),
        TourMessage::Annotate(stop, note) => edit::annotate(model, stop, &note),
        TourMessage::Move(stop, direction) => edit::shift(model, stop, direction),
        TourMessage::Remove(stop) => edit::remove(model, stop),
        TourMessage::Clear => edit::clear(model),
        TourMessage::Revert => edit::revert(model),
        TourMessage::Travel(way) => model.settings.travel = way,
        TourMessage::File(text) => edit::import(model, text),
        TourMessage::Recall => edit::recall(model),
    }
    Vec::new()
}

/// Tells something about the tour: in the dialogue, or, if it is pressing, anywhere.
fn tell(model: &mut Model, news: News) {
    if model.dialogue == Some(Dialogue::Tour) || news.is_pressing() {
        model.notice = Some(Notice::Tour(news));
    }
}

/// The dialogue is closed: what was told in it has been read.
pub fn closed(model: &mut Model) {
    if matches!(model.notice, Some(Notice::Tour(_))) {
        model.notice = None;
    }
}

/// Stays at the position in force. If the page was on the way to a stop, it is not
/// there.
pub fn cancel(model: &mut Model) -> Vec<Command> {
    let aim = model.journey.as_ref().map(|journey| journey.aim);
    let lecture = &model.lecture;
    let stop = lecture.stop.and_then(|stop| lecture.tour.stops.get(stop));
    let sought = stop.is_some_and(|stop| aim == Some(Aim::Position(stop.position)));
    let commands = travel::cancel(model);
    if sought {
        astray(model);
    }
    commands
}

/// The reader is at the stop of this position, or at the last one passed.
fn astray(model: &mut Model) {
    let (run, position) = (model.subject.run(), model.position());
    model.lecture.stop = model.lecture.tour.near(run, position);
}

/// A tour that comes with the page speaks the language of the page, unless it was
/// changed.
pub fn translate(model: &mut Model, language: Language) {
    for ready in Ready::ALL {
        if *model.lecture.tour == ready.tour(model.language) {
            model.lecture.tour = ready.tour(language).into();
            return;
        }
    }
}

/// To the next or previous stop. While the page plays to a stop, the one key brings it
/// there at once, the other back to where it began.
fn walk(model: &mut Model, direction: Direction) -> Vec<Command> {
    let Some(last) = model.lecture.tour.stops.len().checked_sub(1) else {
        let size = model.size;
        return travel::step(model, direction, size);
    };
    let stop = match (model.lecture.stop, flight(model), direction) {
        (_, Some(flight), Direction::Forward) => flight.stop,
        (None, _, Direction::Forward | Direction::Back) => 0,
        (Some(stop), Some(_), Direction::Back) => stop,
        (Some(stop), None, Direction::Forward) if stop >= last => {
            tell(model, News::Last);
            return Vec::new();
        }
        (Some(stop), None, Direction::Forward) => {
            return visit(model, stop + 1, model.settings.travel);
        }
        (Some(0), None, Direction::Back) if stands_at(model, 0) => {
            tell(model, News::First);
            return Vec::new();
        }
        (Some(stop), None, Direction::Back) => stop.saturating_sub(1),
    };
    visit(model, stop, Travel::Jump)
}

/// The way to a stop to which the page plays, if it does.
fn flight(model: &Model) -> Option<Flight> {
    match model.playback {
        Playback::Playing { until, .. } => match until {
            Until::Flight(flight) => Some(flight),
            Until::Fact => None,
        },
        Playback::Paused => None,
    }
}

fn stands_at(model: &Model, stop: usize) -> bool {
    let (run, position) = (model.subject.run(), model.position());
    model.journey.is_none()
        && model
            .lecture
            .tour
            .stops
            .get(stop)
            .is_some_and(|stop| stop.run == run && stop.position == position)
}

/// To a stop. One in another run, or behind, can only be jumped to.
fn visit(model: &mut Model, number: usize, way: Travel) -> Vec<Command> {
    let Some(stop) = model.lecture.tour.stops.get(number) else {
        return Vec::new();
    };
    let (run, position) = (stop.run, stop.position);
    model.dialogue = None;
    let far = model.known.explored.saturating_add(UNASKED);
    if let Travel::Play(pace) = way
        && run == model.subject.run()
        && (model.position() + 1..=far).contains(&position)
    {
        return fly(model, number, position, pace);
    }
    model.lecture.stop = Some(number);
    if run != model.subject.run() {
        let Some(mut commands) = open::subject(model, run.program, run.n) else {
            astray(model);
            return Vec::new();
        };
        if position > 0 {
            commands.extend(travel::go(model, Aim::Position(position)));
        }
        return commands;
    }
    if stands_at(model, number) {
        model.notice = None;
        if model.playback != Playback::Paused {
            play::pause(model);
        }
        return Vec::new();
    }
    travel::jump(model, Aim::Position(position))
}

/// Plays to a stop at a position of the run. The reader is there when the page is.
fn fly(model: &mut Model, stop: usize, target: u64, pace: Pace) -> Vec<Command> {
    let commands = travel::cancel(model);
    let from = model.position();
    model.note_jump(from);
    model.notice = None;
    model.playback = Playback::Playing {
        owed: 1.0,
        stride: Stride::default(),
        until: Until::Flight(Flight {
            stop,
            from,
            target,
            pace,
            elapsed: 0.0,
        }),
    };
    commands
}
