//! Playing: speed, stops, pausing.

use super::*;

fn frames(page: &mut Page, count: usize, elapsed: f64) {
    for _ in 0..count {
        page.send(Message::Frame(elapsed));
        page.settle();
    }
}

fn moves(page: &Page) -> u64 {
    let mut other = Page::open(&format!(
        "program={}&n={}",
        page.model.subject.program,
        page.n()
    ));
    let mut moves = 0;
    while other.position() < page.position() {
        other.send(Message::Step(Forward));
        moves += 1;
    }
    assert_eq!(other.position(), page.position(), "playing stands on moves");
    moves
}

#[test]
fn the_first_step_comes_at_once_and_the_rest_in_time() {
    let mut page = Page::open("n=8&speed=2");
    frames(&mut page, 10, 100.0);
    assert_eq!(page.position(), 0, "nothing plays by itself");
    page.send(Message::PlayOrPause);
    assert_eq!(page.model.activity(), Activity::Playing);
    frames(&mut page, 1, 0.0);
    assert_eq!(moves(&page), 1);
    frames(&mut page, 20, 100.0);
    assert_eq!(moves(&page), 5);
    page.send(Message::Faster);
    frames(&mut page, 20, 100.0);
    assert_eq!(moves(&page), 13, "4 a second from now on");
    page.send(Message::PlayOrPause);
    frames(&mut page, 20, 100.0);
    assert_eq!((moves(&page), page.model.playback), (13, Playback::Paused));
}

#[test]
fn a_rest_of_the_browser_is_not_made_up_for() {
    let mut page = Page::open("n=8&speed=4");
    page.send(Message::PlayOrPause);
    frames(&mut page, 1, 60_000.0);
    assert_eq!(moves(&page), 2);
}

#[test]
fn playing_stops_at_solutions_and_goes_on_from_there() {
    for size in StepSize::ALL {
        for speed in ["1000", "max"] {
            let mut page = Page::open(&format!("size={}&speed={speed}", size.as_str()));
            for expected in [211, 311, 479] {
                page.send(Message::PlayOrPause);
                let mut frames_left = 2000;
                while page.model.activity() == Activity::Playing && frames_left > 0 {
                    frames(&mut page, 1, 16.0);
                    frames_left -= 1;
                }
                assert_eq!(page.position(), expected, "{size:?} {speed}");
            }
            assert_eq!(page.model.activity(), Activity::Finished);
            page.send(Message::PlayOrPause);
            assert_eq!(page.model.activity(), Activity::Finished);
        }
    }
}

#[test]
fn other_stops_are_heeded() {
    let mut page = Page::open("speed=max&stops=backtrack");
    page.send(Message::PlayOrPause);
    frames(&mut page, 100, 16.0);
    assert_eq!(
        (page.position(), page.model.activity()),
        (63, Activity::Paused)
    );
    let mut page = Page::open("speed=max&stops=none");
    page.send(Message::PlayOrPause);
    frames(&mut page, 500, 16.0);
    assert_eq!(
        (page.position(), page.model.activity()),
        (479, Activity::Finished)
    );
}

#[test]
fn pause_works_while_a_step_takes_long() {
    let mut page = Page::open_late("program=recursive-marks&n=20&size=solution&speed=max");
    page.send(Message::PlayOrPause);
    page.send(Message::Frame(0.0));
    page.turn();
    assert_eq!(page.model.activity(), Activity::Playing);
    page.send(Message::PlayOrPause);
    assert_eq!(
        (page.model.activity(), page.position()),
        (Activity::Paused, 0)
    );
    assert!(!page.guide.is_busy());
}

#[test]
fn a_step_by_hand_ends_playing() {
    for message in [
        Message::Step(Forward),
        Message::Step(Back),
        Message::Start,
        Message::End,
    ] {
        let mut page = Page::open("n=8&speed=4&step=100");
        page.send(Message::PlayOrPause);
        frames(&mut page, 3, 100.0);
        page.send(message);
        assert_eq!(page.model.playback, Playback::Paused);
    }
}

#[test]
fn a_frame_that_covers_many_steps_says_how_many() {
    let mut page = Page::open("n=8&size=line&speed=1000&stops=none");
    page.send(Message::PlayOrPause);
    frames(&mut page, 60, 20.0);
    let Playback::Playing { stride, .. } = page.model.playback else {
        panic!("the page plays");
    };
    assert_eq!(stride.shown, 20);
}

#[test]
fn what_is_spoken_is_counted() {
    let mut page = Page::open("");
    let before = page.model.utterance;
    page.send(Message::Step(Forward));
    assert_eq!(page.model.utterance, before + 1);
    page.send(Message::PlayOrPause);
    frames(&mut page, 5, 300.0);
    assert_eq!(page.model.utterance, before + 1, "playing is silent");
    page.send(Message::PlayOrPause);
    assert_eq!(page.model.utterance, before + 2);
}

#[test]
fn state_and_program_keep_up_unless_the_page_plays_too_fast_to_read_them() {
    let glance = |page: &Page| page.model.glance.position;
    let mut page = Page::open("n=8&speed=10&stops=none");
    page.send(Message::PlayOrPause);
    for _ in 0..20 {
        frames(&mut page, 1, 100.0);
        assert_eq!(glance(&page), page.position());
    }
    page.send(Message::Speed(Speed::Rate(3000)));
    let mut changes = 0;
    for _ in 0..40 {
        let before = (page.position(), glance(&page));
        frames(&mut page, 1, 50.0);
        assert_ne!(page.position(), before.0, "the board moves in every frame");
        changes += i32::from(glance(&page) != before.1);
    }
    assert!((8..=12).contains(&changes), "{changes} in forty frames");
    page.send(Message::PlayOrPause);
    assert_eq!(glance(&page), page.position());
    page.send(Message::Step(Back));
    assert_eq!(glance(&page), page.position());
}

#[test]
fn the_table_in_words_keeps_up_unless_the_page_plays_too_fast_for_it() {
    let told = |page: &Page| page.model.told.position;
    let mut page = Page::open("n=8&speed=10&stops=none");
    page.send(Message::Step(Forward));
    assert_eq!(told(&page), page.position());
    page.send(Message::PlayOrPause);
    for _ in 0..20 {
        frames(&mut page, 1, 100.0);
        assert_eq!(told(&page), page.position());
    }
    page.send(Message::Speed(Speed::Rate(3000)));
    let mut changes = 0;
    for _ in 0..60 {
        let before = told(&page);
        frames(&mut page, 1, 50.0);
        changes += i32::from(told(&page) != before);
    }
    assert!((2..=6).contains(&changes), "{changes} in three seconds");
    page.send(Message::PlayOrPause);
    assert_eq!(told(&page), page.position());
    page.send(Message::Step(Back));
    assert_eq!(told(&page), page.position());
    page.send(Message::Choose(ProgramId::Iterative.into()));
    assert_eq!(told(&page), 0);
}

#[test]
fn the_faster_the_page_plays_the_calmer_it_is() {
    use crate::model::Detail;
    for (speed, detail) in [
        ("0.25", Detail::Full),
        ("3", Detail::Full),
        ("3.01", Detail::Quiet),
        ("4", Detail::Quiet),
        ("10", Detail::Quiet),
        ("10.01", Detail::Steady),
        ("max", Detail::Steady),
    ] {
        let mut page = Page::open(&format!("n=8&speed={speed}"));
        assert_eq!(page.model.detail(), Detail::Full, "while paused");
        page.send(Message::PlayOrPause);
        assert_eq!(page.model.detail(), detail, "{speed}");
    }
}

#[test]
fn solutions_are_known_as_far_as_the_run_is() {
    let mut page = Page::open("");
    assert_eq!((page.model.known.found, page.model.known.total), (0, None));
    page.send(Message::Slid(250));
    assert_eq!(page.model.known.found, 1);
    assert_eq!(page.model.known.solutions[..], [211]);
    let known = page.guide.explore(BACKGROUND);
    page.send(Message::Explored(known));
    let known = &page.model.known;
    assert_eq!((known.found, known.total), (2, Some(479)));
    assert_eq!(known.solutions[..], [211, 311]);
    page.send(Message::Choose(ProgramId::Blind.into()));
    assert!(page.model.known.solutions.is_empty());
}
