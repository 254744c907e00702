//! Every stop of a ready tour exists and shows what it is called, as the solver says.

use queenscope_solver::{Counter, EventKind, Moment, Progress, Script, StepSize, Target, Timeline};

use super::*;
use crate::{
    link::{self, Link},
    tour::{LONGEST_NAME, LONGEST_NOTE, MOST_LINK, file},
};
use EventKind::{Backtrack, Candidate, Conflict, Place, Remove, Solution, Try};

/// What is to be seen at a stop.
enum Sight {
    /// The start.
    Start,
    /// For the first time in the run, this.
    First(EventKind),
    /// The line that has just run.
    Ran(&'static str),
    /// A frame of `place` for this row has just been entered and tries a square.
    Frame(usize),
    /// A queen has just been placed, and there are so many now.
    Queens(usize),
    /// The end of the run.
    End,
}

const SIGHTS: [(Ready, &[Sight]); 2] = [(Ready::Road, &ROADS), (Ready::Links, &DANCE)];

const DANCE: [Sight; LINKS] = [
    Sight::Ran("for i in range(1, n + 1):"),
    Sight::Ran("return best"),
    Sight::Ran("while i != c:"),
    Sight::First(Place),
    Sight::Ran("while j != r:"),
    Sight::Queens(2),
    Sight::Ran("up[down[j]] = up[j]"),
    Sight::Ran("return best"),
    Sight::Ran("up[down[j]] = j"),
    Sight::First(Remove),
    Sight::First(Solution),
    Sight::End,
];

const ROADS: [Sight; ROAD] = [
    Sight::Start,
    Sight::First(Candidate),
    Sight::First(Solution),
    Sight::First(Conflict),
    Sight::First(Backtrack),
    Sight::First(Solution),
    Sight::First(Place),
    Sight::Ran("k = k - 1"),
    Sight::First(Solution),
    Sight::Frame(2),
    Sight::First(Backtrack),
    Sight::First(Conflict),
    Sight::First(Remove),
    Sight::First(Solution),
    Sight::End,
    Sight::End,
];

/// Figures that the notes name, by the number of the stop from 1.
const FIGURES: [(usize, Counter, u64); 11] = [
    (3, Counter::Candidates, 115),
    (6, Counter::Tries, 26),
    (9, Counter::Tries, 26),
    (14, Counter::Tries, 876),
    (14, Counter::Comparisons, 2_438),
    (15, Counter::Tries, 15_720),
    (15, Counter::Comparisons, 46_752),
    (15, Counter::Solutions, 92),
    (16, Counter::Tries, 15_720),
    (16, Counter::Reads, 24_648),
    (16, Counter::Solutions, 92),
];

fn timeline(stop: &Stop) -> Timeline {
    Timeline::new(Script::of(stop.run.program.course().unwrap(), stop.run.n))
}

fn seek(timeline: &mut Timeline, target: Target) -> Moment {
    let mut progress = timeline.seek(target, u64::MAX);
    while progress != Progress::Arrived {
        progress = timeline.resume(u64::MAX);
    }
    timeline.moment().clone()
}

fn happens(moment: &Moment, kind: EventKind) -> bool {
    moment.events.iter().any(|event| event.kind == kind)
}

#[test]
fn every_stop_shows_what_it_promises() {
    for (ready, sights) in SIGHTS {
        let tour = ready.tour(Language::English);
        assert_eq!(tour.stops.len(), sights.len());
        for (number, (stop, sight)) in (1..).zip(tour.stops.iter().zip(sights)) {
            shows(ready, number, stop, sight);
        }
    }
    let eight = &Ready::Road.tour(Language::English).stops[13];
    let solution = seek(&mut timeline(eight), Target::Position(eight.position));
    assert_eq!(
        solution.events.last().unwrap().queens.as_deref(),
        Some(&[1, 5, 8, 6, 3, 7, 2, 4][..])
    );
}

fn shows(ready: Ready, number: usize, stop: &Stop, sight: &Sight) {
    let mut timeline = timeline(stop);
    let moment = seek(&mut timeline, Target::Position(stop.position));
    assert_eq!(moment.position, stop.position, "stop {number}");
    match sight {
        Sight::Start => assert_eq!(stop.position, 0),
        Sight::First(kind) => {
            assert!(happens(&moment, *kind), "stop {number}");
            let mut before = seek(&mut timeline, Target::Position(0));
            while before.position < stop.position {
                assert!(!happens(&before, *kind), "stop {number}: not the first");
                before = seek(&mut timeline, Target::Forward(StepSize::Line));
            }
        }
        Sight::Ran(line) => {
            let ran = moment.ran.unwrap() as usize;
            let text = &timeline.script().listing()[ran - 1];
            assert_eq!(text.trim(), *line, "stop {number}");
        }
        Sight::Frame(row) => {
            assert!(happens(&moment, Try), "stop {number}");
            assert_eq!(moment.frames.len(), row + 1, "stop {number}");
            assert_eq!(moment.frames[*row].name, "place");
        }
        Sight::Queens(queens) => {
            assert!(happens(&moment, Place), "stop {number}");
            let placed = moment.board.rows.iter().filter(|row| row.queen.is_some());
            assert_eq!(placed.count(), *queens, "stop {number}");
        }
        Sight::End => assert!(moment.finished, "stop {number}"),
    }
    for (at, counter, value) in FIGURES {
        if ready == Ready::Road && at == number {
            assert_eq!(moment.counters.get(counter), Some(value), "stop {number}");
        }
    }
}

#[test]
fn every_language_has_a_tour_that_links_and_files_can_carry() {
    for ready in Ready::ALL {
        for language in Language::ALL {
            let tour = ready.tour(language);
            for stop in &tour.stops {
                assert!(!stop.name.is_empty() && stop.name.chars().count() <= LONGEST_NAME);
                assert!(!stop.note.is_empty() && stop.note.chars().count() <= LONGEST_NOTE);
            }
            assert_eq!(file::read(&file::write(&tour)), Ok(tour.clone()));
            let first = tour.stops[0].run;
            let fragment = link::write(&Link {
                program: first.program,
                n: first.n,
                language: Some(language),
                tour: Some(tour.clone()),
                ..Link::default()
            });
            assert!(fragment.len() <= MOST_LINK, "{}", fragment.len());
            assert_eq!(link::parse(&fragment).0.tour, Some(tour));
        }
    }
}

/// The notes say when each stop begins and ends: without gaps, to the 45th minute.
#[test]
fn the_road_takes_45_minutes() {
    for language in Language::ALL {
        let mut now = 0;
        for stop in Ready::Road.tour(language).stops {
            let (from, rest) = stop.note.split_once('–').unwrap();
            let (to, _) = rest.split_once(' ').unwrap();
            assert_eq!(from.parse(), Ok(now), "{}", stop.note);
            now = to.parse::<u32>().unwrap();
        }
        assert_eq!(now, 45);
    }
}
