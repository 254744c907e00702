//! Tours: walking, playing from stop to stop. Changing them is in `edit`.

use super::*;
use crate::{
    message::TourMessage,
    tour::{
        Run,
        news::News,
        ready::Ready,
        travel::{Pace, Travel},
    },
};

mod edit;

/// The contract's example, from its first stop.
const EXAMPLE: &str =
    "tour=0:Start,117:First%20solution,iterative/4/62:The%20same%20by%20a%20loop&lang=en";

fn tell(page: &mut Page, message: TourMessage) {
    page.send(Message::Tour(message));
    page.settle();
}

fn walk(page: &mut Page, direction: Direction) {
    tell(page, TourMessage::Walk(direction));
}

fn here(page: &Page) -> (&'static str, u8, u64, Option<usize>) {
    let program = page.model.subject.program.as_str();
    (program, page.n(), page.position(), page.model.lecture.stop)
}

fn news(page: &Page) -> Option<News> {
    match &page.model.notice {
        Some(Notice::Tour(news)) => Some(news.clone()),
        _ => None,
    }
}

#[test]
fn a_tour_is_walked_there_and_back_across_runs() {
    for open in [Page::open, Page::open_late] {
        let mut page = open(EXAMPLE);
        page.settle();
        let way = [
            ("recursive-check", 4, 0, Some(0)),
            ("recursive-check", 4, 117, Some(1)),
            ("iterative", 4, 62, Some(2)),
        ];
        for (number, place) in way.iter().enumerate() {
            assert_eq!(here(&page), *place);
            assert_eq!(news(&page), None);
            if number < 2 {
                walk(&mut page, Forward);
            }
        }
        walk(&mut page, Forward);
        assert_eq!((here(&page), news(&page)), (way[2], Some(News::Last)));
        for place in way.iter().rev().skip(1) {
            walk(&mut page, Back);
            assert_eq!(here(&page), *place);
        }
        walk(&mut page, Back);
        assert_eq!((here(&page), news(&page)), (way[0], Some(News::First)));
    }
}

#[test]
fn without_a_tour_the_keys_make_steps() {
    let mut page = Page::open("size=row");
    let mut other = Page::open("size=row");
    for direction in [Forward, Forward, Forward, Back] {
        walk(&mut page, direction);
        other.send(Message::Step(direction));
        assert_eq!(page.position(), other.position());
    }
}

#[test]
fn steps_leave_the_stop_and_the_walk_goes_on_from_it() {
    let mut page = Page::open(EXAMPLE);
    page.send(Message::Step(Forward));
    page.send(Message::Step(Forward));
    assert_eq!(page.model.lecture.stop, Some(0));
    walk(&mut page, Back);
    assert_eq!((page.position(), news(&page)), (0, None), "back to it");
    page.send(Message::Step(Forward));
    walk(&mut page, Forward);
    assert_eq!(page.position(), 117);
    page.send(Message::Undo);
    assert_ne!(page.position(), 0, "to where the jump began");
}

#[test]
fn a_link_in_the_middle_of_a_tour_goes_on_there() {
    for (step, stop, next) in [(0, Some(0), 117), (5, Some(0), 117), (117, Some(1), 62)] {
        let mut page = Page::open(&format!("{EXAMPLE}&step={step}"));
        assert_eq!(page.model.lecture.stop, stop, "{step}");
        let again = Page::open(&page.model.link());
        assert_eq!(again.model.lecture.tour, page.model.lecture.tour);
        walk(&mut page, Forward);
        assert_eq!(page.position(), next, "{step}");
        let again = Page::open(&page.model.link());
        assert_eq!(again.model.lecture.tour, page.model.lecture.tour);
        assert_eq!(again.model.lecture.stop, page.model.lecture.stop);
    }
    let mut page = Page::open("step=5&tour=10:a,20:b");
    assert_eq!(page.model.lecture.stop, None);
    walk(&mut page, Forward);
    assert_eq!(page.position(), 10);
}

#[test]
fn while_a_stop_is_being_sought_the_last_press_wins() {
    let tour = "program=recursive-check&n=8&tour=0:a,100000:b,150000:c,50000:d";
    let mut page = Page::open_late(tour);
    for _ in 0..3 {
        page.send(Message::Tour(TourMessage::Walk(Forward)));
    }
    page.settle();
    assert_eq!(
        (page.position(), page.model.lecture.stop),
        (50_000, Some(3))
    );
    let mut page = Page::open_late(tour);
    page.send(Message::Tour(TourMessage::Walk(Forward)));
    page.send(Message::Tour(TourMessage::Walk(Forward)));
    page.send(Message::Tour(TourMessage::Walk(Back)));
    page.settle();
    assert_eq!(
        (page.position(), page.model.lecture.stop),
        (100_000, Some(1))
    );
    let mut page = Page::open_late(tour);
    page.send(Message::Tour(TourMessage::Walk(Forward)));
    assert_eq!(page.model.activity(), Activity::Seeking);
    page.send(Message::Cancel);
    page.settle();
    assert_eq!((page.position(), page.model.lecture.stop), (0, Some(0)));
}

#[test]
fn a_stop_beyond_the_end_says_so() {
    for travel in Travel::ALL {
        let mut page = Page::open("tour=0:a,480:b");
        page.model.settings.travel = travel;
        page.model.speed = Speed::Most;
        walk(&mut page, Forward);
        while page.model.playback != Playback::Paused {
            page.send(Message::Frame(200.0));
            page.settle();
        }
        assert!(page.model.moment.finished, "{travel:?}");
        let notice = Notice::Beyond {
            asked: 480,
            end: 479,
        };
        assert_eq!(page.model.notice, Some(notice), "{travel:?}");
    }
}

#[test]
fn playing_to_a_stop_ends_exactly_there_past_every_fact() {
    for open in [Page::open, Page::open_late] {
        for (pace, frames) in [(Pace::Two, 20), (Pace::Five, 50), (Pace::Ten, 100)] {
            let mut page = open("stops=solution,backtrack&tour=0:a,217:b");
            page.settle();
            tell(&mut page, TourMessage::Travel(Travel::Play(pace)));
            walk(&mut page, Forward);
            assert_eq!(
                (page.position(), page.model.activity()),
                (0, Activity::Playing)
            );
            let mut before = 0;
            for frame in 1..=frames {
                assert_eq!(page.model.activity(), Activity::Playing, "{pace:?} {frame}");
                page.send(Message::Frame(100.0));
                page.settle();
                assert!(page.position() >= before && page.position() <= 217);
                before = page.position();
            }
            assert_eq!(
                (page.position(), page.model.activity()),
                (217, Activity::Paused)
            );
            page.send(Message::Undo);
            page.settle();
            assert_eq!(page.position(), 0);
        }
        for speed in ["4", "1000", "max"] {
            for size in StepSize::ALL {
                let link = format!("tour=0:a,217:b&speed={speed}&size={}", size.as_str());
                let mut page = open(&link);
                page.settle();
                tell(&mut page, TourMessage::Travel(Travel::Play(Pace::Chosen)));
                walk(&mut page, Forward);
                for _ in 0..1_000 {
                    page.send(Message::Frame(100.0));
                    page.settle();
                }
                let activity = page.model.activity();
                assert_eq!(
                    (page.position(), activity),
                    (217, Activity::Paused),
                    "{link}"
                );
            }
        }
    }
}

#[test]
fn playing_to_a_stop_gives_way_to_every_key() {
    let fly = || {
        let mut page = Page::open("size=line&tour=0:a,200:b,300:c,iterative/4/5:d,10:e");
        tell(&mut page, TourMessage::Travel(Travel::Play(Pace::Ten)));
        walk(&mut page, Forward);
        for _ in 0..50 {
            page.send(Message::Frame(100.0));
        }
        assert_eq!((page.position(), page.model.lecture.stop), (100, Some(0)));
        page
    };
    for (message, position) in [
        (Message::Step(Forward), 101),
        (Message::Step(Back), 99),
        (Message::PlayOrPause, 100),
        (Message::Start, 0),
        (Message::Tour(TourMessage::Walk(Forward)), 200),
        (Message::Tour(TourMessage::Walk(Back)), 0),
        (Message::Undo, 0),
        (Message::Tour(TourMessage::Visit(2)), 300),
    ] {
        let mut page = fly();
        page.send(message.clone());
        assert_eq!(page.position(), position, "{message:?}");
        for _ in 0..200 {
            page.send(Message::Frame(100.0));
        }
        assert_eq!(page.position(), position, "{message:?}: it stays there");
        assert_eq!(page.model.activity(), Activity::Paused);
    }
    let mut page = fly();
    page.send(Message::Step(Forward));
    walk(&mut page, Forward);
    assert_eq!(
        page.model.activity(),
        Activity::Playing,
        "on to the same stop"
    );
    walk(&mut page, Forward);
    assert_eq!((page.position(), page.model.lecture.stop), (200, Some(1)));
    let mut page = fly();
    tell(&mut page, TourMessage::Remove(1));
    assert_eq!(
        page.model.activity(),
        Activity::Paused,
        "it has no stop to play to"
    );
    assert_eq!((page.position(), page.model.lecture.stop), (100, Some(0)));
}

#[test]
fn a_stop_behind_or_in_another_run_is_jumped_to() {
    let mut page = Page::open("step=200&tour=200:a,100:b,iterative/4/50:c");
    tell(&mut page, TourMessage::Travel(Travel::Play(Pace::Two)));
    walk(&mut page, Forward);
    assert_eq!(
        (page.position(), page.model.playback),
        (100, Playback::Paused)
    );
    walk(&mut page, Forward);
    assert_eq!(here(&page), ("iterative", 4, 50, Some(2)));
    assert_eq!(page.model.playback, Playback::Paused);
}

#[test]
fn every_ready_tour_is_walked_from_end_to_end_in_both_languages() {
    for (ready, language) in Ready::ALL
        .into_iter()
        .flat_map(|r| Language::ALL.map(|l| (r, l)))
    {
        let mut page = Page::open(&format!("lang={}", language.as_str()));
        tell(&mut page, TourMessage::Ready(ready));
        let tour = page.model.lecture.tour.clone();
        assert_eq!(*tour, ready.tour(language));
        for (number, stop) in tour.stops.iter().enumerate() {
            let run: Run = page.model.subject.run();
            assert_eq!(
                (run, page.position()),
                (stop.run, stop.position),
                "{number}"
            );
            assert_eq!(page.model.lecture.stop, Some(number));
            walk(&mut page, Forward);
        }
        assert_eq!(news(&page), Some(News::Last));
    }
}

#[test]
fn a_ready_tour_speaks_the_language_of_the_page_until_it_is_changed() {
    let mut page = Page::open("lang=en");
    tell(&mut page, TourMessage::Ready(Ready::Road));
    page.send(Message::Language(Language::Chinese));
    let chinese = Ready::Road.tour(Language::Chinese);
    assert_eq!(*page.model.lecture.tour, chinese);
    tell(&mut page, TourMessage::Rename(0, "我的".into()));
    page.send(Message::Language(Language::English));
    assert_eq!(page.model.lecture.tour.stops[0].name, "我的");
    assert_eq!(page.model.lecture.tour.stops[1..], chinese.stops[1..]);
}
