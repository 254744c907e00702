//! Steps, jumps, the slider, journeys that take their time.

use super::*;

#[test]
fn steps_lead_there_and_back_again() {
    for program in ProgramId::ALL {
        for size in StepSize::ALL {
            let mut page = Page::open(&format!("program={program}&n=4&size={}", size.as_str()));
            let mut way = vec![page.model.moment.clone()];
            for _ in 0..300 {
                page.send(Message::Step(Forward));
                if page.model.moment == way[way.len() - 1] {
                    break;
                }
                way.push(page.model.moment.clone());
            }
            assert!(
                way.len() == 301 || page.model.moment.finished,
                "{program} {size:?}"
            );
            for expected in way.iter().rev().skip(1) {
                page.send(Message::Step(Back));
                assert_eq!(page.model.moment, *expected, "{program} {size:?}");
            }
            assert_eq!(page.position(), 0);
            page.send(Message::Step(Back));
            assert_eq!(page.position(), 0);
        }
    }
}

#[test]
fn steps_count_as_agreed() {
    let steps_to_solution = |program: &str, n: u8| {
        let mut page = Page::open(&format!("program={program}&n={n}"));
        let solution = |model: &Model| {
            let kind = queenscope_solver::EventKind::Solution;
            model.moment.events.iter().any(|event| event.kind == kind)
        };
        let mut moves = 0;
        while !solution(&page.model) {
            assert!(!page.model.moment.finished, "{program} has no solution");
            page.send(Message::Step(Forward));
            moves += 1;
        }
        moves
    };
    assert_eq!(steps_to_solution("recursive-check", 4), 30);
    assert_eq!(steps_to_solution("iterative", 8), 981);
    assert_eq!(steps_to_solution("recursive-marks", 4), 34);
}

#[test]
fn keys_with_a_size_of_their_own_leave_the_chosen_one() {
    let mut page = Page::open("");
    page.send(Message::StepBy(Forward, StepSize::Line));
    assert_eq!(page.position(), 1);
    page.send(Message::StepBy(Forward, StepSize::Solution));
    assert_eq!(page.position(), 211);
    page.send(Message::StepBy(Back, StepSize::Line));
    assert_eq!((page.position(), page.model.size), (210, StepSize::Move));
}

#[test]
fn backtracks_are_found_in_both_directions() {
    for open in [Page::open, Page::open_late] {
        let mut page = open("");
        let mut found = Vec::new();
        loop {
            page.send(Message::Backtrack(Forward));
            page.settle();
            if page.model.moment.finished {
                break;
            }
            found.push(page.position());
        }
        // Leaving row 1 for good is the last of 15 and ends the run.
        assert_eq!((found[0], found.len()), (63, 14));
        for position in found.iter().rev() {
            page.send(Message::Backtrack(Back));
            page.settle();
            assert_eq!(page.position(), *position);
        }
        page.send(Message::Backtrack(Back));
        page.settle();
        assert_eq!(page.position(), 0);
    }
}

#[test]
fn jumps_can_be_undone_one_by_one() {
    let mut page = Page::open("step=20");
    page.send(Message::End);
    page.send(Message::StepBy(Back, StepSize::Solution));
    let solution = page.position();
    page.send(Message::Step(Back));
    let before_start = page.position();
    assert!(before_start < solution);
    page.send(Message::Start);
    for expected in [before_start, 479, 20] {
        assert!(page.model.undoable());
        page.send(Message::Undo);
        assert_eq!(page.position(), expected);
    }
    assert!(!page.model.undoable(), "a link is no jump");
    page.send(Message::Undo);
    assert_eq!(page.position(), 20);
}

#[test]
fn however_far_the_slider_is_dragged_that_is_one_jump() {
    let mut page = Page::open("step=20");
    for position in [30, 40, 50, 300] {
        page.send(Message::Slid(position));
        assert_eq!(page.position(), position);
    }
    page.send(Message::Released);
    page.send(Message::Slid(100));
    page.send(Message::Released);
    page.send(Message::Undo);
    assert_eq!(page.position(), 300);
    page.send(Message::Undo);
    assert_eq!(page.position(), 20);
}

#[test]
fn the_end_of_a_blind_search_can_be_cancelled_at_once() {
    let mut page = Page::open_late("program=blind&n=32");
    assert_eq!(page.model.activity(), Activity::Paused);
    page.send(Message::Step(Forward));
    page.settle();
    let here = page.position();
    page.send(Message::End);
    assert_eq!(page.model.activity(), Activity::Seeking);
    for _ in 0..30 {
        page.turn();
        assert_eq!(page.position(), here);
    }
    let reached = page.model.journey.as_ref().unwrap().reached;
    assert!(reached > here);
    page.send(Message::Cancel);
    assert_eq!(
        (page.model.activity(), page.position()),
        (Activity::Paused, here)
    );
    assert!(!page.guide.is_busy());
    assert!(
        page.model.known.explored >= reached,
        "what was explored stays known"
    );
    page.send(Message::Step(Back));
    page.settle();
    assert_eq!(page.position(), 0);
}

#[test]
fn steps_wait_for_one_that_takes_long() {
    let fragment = "program=recursive-marks&n=17&size=solution";
    let mut expected = Vec::new();
    let mut page = Page::open(fragment);
    for _ in 0..4 {
        page.send(Message::Step(Forward));
        expected.push(page.position());
    }
    let mut page = Page::open_late(fragment);
    for _ in 0..5 {
        page.send(Message::Step(Forward));
    }
    assert_eq!(page.model.activity(), Activity::Seeking);
    page.send(Message::Step(Back));
    page.settle();
    assert_eq!(
        page.position(),
        expected[3],
        "five forwards and one back are four"
    );
}

#[test]
fn the_opposite_key_ends_a_step_that_takes_long() {
    let mut page = Page::open_late("program=recursive-marks&n=20&size=solution");
    page.send(Message::Step(Forward));
    assert_eq!(page.model.activity(), Activity::Seeking);
    page.send(Message::Step(Back));
    assert_eq!(
        (page.model.activity(), page.position()),
        (Activity::Paused, 0)
    );
    assert!(!page.guide.is_busy());
}

#[test]
fn a_position_out_of_reach_is_asked_about() {
    let far = "program=blind&n=32&step=5000000000";
    let mut page = Page::open_late(far);
    assert_eq!(page.model.journey.as_ref().unwrap().gait, Gait::Asking);
    assert_eq!(
        (page.model.activity(), page.position()),
        (Activity::Paused, 0)
    );
    assert!(!page.guide.is_busy());
    assert_eq!(page.model.shown_position(), 5_000_000_000);
    page.send(Message::GoOn);
    assert_eq!(page.model.activity(), Activity::Seeking);
    page.turn();
    page.send(Message::Cancel);
    assert_eq!(
        (page.model.activity(), page.model.shown_position()),
        (Activity::Paused, 0)
    );

    let near = Page::open_late("program=blind&n=32&step=900000000");
    assert_eq!(near.model.activity(), Activity::Seeking);
    assert_eq!(near.model.shown_position(), 900_000_000);
}

#[test]
fn a_position_beyond_the_end_leads_to_the_end_once_that_is_known() {
    for (fragment, end) in [
        ("program=greedy&n=5&step=9007199254740991", 1018),
        ("program=recursive-check&n=4&step=9007199254740991", 479),
    ] {
        let mut page = Page::open_late(fragment);
        let known = page.guide.explore(u64::MAX);
        page.send(Message::Explored(known));
        page.settle();
        assert_eq!((page.position(), page.model.journey.as_ref()), (end, None));
        let asked = 9_007_199_254_740_991;
        assert_eq!(page.model.notice, Some(Notice::Beyond { asked, end }));
    }
    // As long as the end is not known, the question stands.
    let mut page = Page::open_late("program=blind&n=32&step=5000000000");
    let known = page.guide.explore(u64::MAX);
    page.send(Message::Explored(known));
    assert_eq!(page.model.journey.as_ref().unwrap().gait, Gait::Asking);
}

#[test]
fn exploring_stops_to_ask_when_it_has_gone_far() {
    let mut page = Page::open_late("program=blind&n=32");
    page.send(Message::End);
    page.model.journey.as_mut().unwrap().allowed = 100_000;
    page.settle();
    let journey = page.model.journey.clone().unwrap();
    assert_eq!(journey.gait, Gait::Asking);
    assert!(journey.reached > 100_000 && !page.guide.is_busy());
    page.send(Message::GoOn);
    page.turn();
    page.turn();
    assert_eq!(page.model.activity(), Activity::Seeking);
    page.send(Message::Cancel);
    assert_eq!(page.position(), 0);
}
