//! Changing a tour: each change can be taken back, and the tour that came of it is
//! remembered.

use std::rc::Rc;

use super::tell;
use crate::{
    model::{Change, Direction, Model},
    reduce::play,
    tour::{
        LONGEST_NAME, LONGEST_NOTE, MOST_STOPS, Stop, Tour, file,
        news::{FileError, News},
        one_line, readable,
    },
};

/// The position in force becomes a stop: after the one where the reader last was.
pub fn mark(model: &mut Model) {
    let (run, position) = (model.subject.run(), model.position());
    let tour = &model.lecture.tour;
    if let Some(already) = tour.at(run, position) {
        model.lecture.stop = Some(already);
        return tell(model, News::Already(already));
    }
    if tour.stops.len() >= MOST_STOPS {
        return tell(model, News::Full);
    }
    let end = tour.stops.len();
    let place = model.lecture.stop.map_or(end, |stop| (stop + 1).min(end));
    let stop = Stop {
        run,
        position,
        name: (model.language.strings().tours.name_of)(&model.moment, model.places()),
        note: String::new(),
    };
    change(model, Change::Stops, |tour| tour.stops.insert(place, stop));
    model.lecture.stop = Some(place);
    tell(model, News::Marked(place));
}

/// A stop gets another name.
pub fn rename(model: &mut Model, stop: usize, name: &str) {
    let name = one_line(name).chars().take(LONGEST_NAME).collect();
    if stop < model.lecture.tour.stops.len() {
        change(model, Change::Name(stop), |tour| {
            tour.stops[stop].name = name;
        });
    }
}

/// A stop gets another note.
pub fn annotate(model: &mut Model, stop: usize, note: &str) {
    let note = readable(note).chars().take(LONGEST_NOTE).collect();
    if stop < model.lecture.tour.stops.len() {
        change(model, Change::Note(stop), |tour| {
            tour.stops[stop].note = note;
        });
    }
}

/// A stop changes places with the one beside it. The reader stays at the same stop.
pub fn shift(model: &mut Model, stop: usize, direction: Direction) {
    let beside = match direction {
        Direction::Forward => stop.checked_add(1),
        Direction::Back => stop.checked_sub(1),
    };
    let count = model.lecture.tour.stops.len();
    let Some(beside) = beside.filter(|beside| stop.max(*beside) < count) else {
        return;
    };
    change(model, Change::Stops, |tour| tour.stops.swap(stop, beside));
    model.lecture.stop = model.lecture.stop.map(|at| match at {
        at if at == stop => beside,
        at if at == beside => stop,
        at => at,
    });
    tell(model, News::Moved(beside));
}

/// A stop goes. If the reader was there, the one that follows it is the next.
pub fn remove(model: &mut Model, stop: usize) {
    if stop >= model.lecture.tour.stops.len() {
        return;
    }
    change(model, Change::Stops, |tour| {
        tour.stops.remove(stop);
    });
    model.lecture.stop = match model.lecture.stop {
        Some(at) if at >= stop => at.checked_sub(1),
        at => at,
    };
    tell(model, News::Removed(stop));
}

/// The whole tour goes.
pub fn clear(model: &mut Model) {
    if !model.lecture.tour.stops.is_empty() {
        change(model, Change::Stops, |tour| tour.stops.clear());
        model.lecture.stop = None;
        tell(model, News::Cleared);
    }
}

/// The last change is taken back.
pub fn revert(model: &mut Model) {
    if let Some((tour, stop)) = model.lecture.former.take() {
        remember(model, &tour);
        model.lecture.tour = tour;
        model.lecture.stop = stop;
        tell(model, News::Reverted);
    }
}

/// A tour takes the place of the one in force.
pub fn open(model: &mut Model, tour: Tour) {
    let count = tour.stops.len();
    let lecture = &mut model.lecture;
    lecture
        .former
        .keep(Change::Stops, &lecture.tour, lecture.stop);
    lecture.tour = Rc::new(tour);
    super::astray(model);
    tell(model, News::Opened(count));
}

/// A file takes the place of the tour in force, if it is one.
pub fn import(model: &mut Model, text: Result<String, FileError>) {
    match text.and_then(|text| file::read(&text)) {
        Ok(tour) => {
            open(model, tour);
            let tour = model.lecture.tour.clone();
            remember(model, &tour);
        }
        Err(error) => tell(model, News::Refused(error)),
    }
}

/// The tour that the reader last made.
pub fn recall(model: &mut Model) {
    if !model.settings.tour.stops.is_empty() {
        let tour = Tour::clone(&model.settings.tour);
        open(model, tour);
    }
}

fn change(model: &mut Model, change: Change, edit: impl FnOnce(&mut Tour)) {
    // Where the page plays to might move.
    if super::flight(model).is_some() {
        play::pause(model);
    }
    let lecture = &mut model.lecture;
    lecture.former.keep(change, &lecture.tour, lecture.stop);
    edit(Rc::make_mut(&mut lecture.tour));
    let tour = lecture.tour.clone();
    remember(model, &tour);
}

/// What the reader has made outlives the page; an empty tour is nothing to remember.
fn remember(model: &mut Model, tour: &Rc<Tour>) {
    if !tour.stops.is_empty() {
        model.settings.tour = tour.clone();
    }
}
