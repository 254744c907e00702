//! Breakpoints, and running until something happens. Line 13 of `recursive-check` is the
//! loop over the columns, line 8 the rejection in `check`, line 18 the output.

use queenscope_solver::{EventKind, Moment};

use super::*;
use crate::model::Dialogue;

fn run(page: &mut Page, direction: Direction, goal: Goal) {
    page.send(Message::Debug(DebugMessage::Run(direction, goal)));
    page.settle();
}

fn toggle(page: &mut Page, line: u32) {
    page.send(Message::Debug(DebugMessage::Toggle(line)));
}

fn lines(page: &Page) -> Vec<u32> {
    page.model.debugger.breakpoints.iter().copied().collect()
}

/// Every position of `recursive-check` with n = 4 at which something holds.
fn where_it_holds(holds: impl Fn(&Moment) -> bool) -> Vec<u64> {
    let mut timeline = Timeline::new(Script::of(
        ProgramId::RecursiveCheck,
        BoardSize::new(4).unwrap(),
    ));
    let mut found = Vec::new();
    while !timeline.moment().finished {
        timeline.seek(Target::Forward(StepSize::Line), 1_000);
        if holds(timeline.moment()) {
            found.push(timeline.position());
        }
    }
    found
}

#[test]
fn breakpoints_stand_at_lines_that_run() {
    let mut page = Page::open("");
    for line in [8, 13, 4, 12, 19, 0, 99, 18, 13] {
        toggle(&mut page, line);
    }
    assert_eq!(
        lines(&page),
        [8, 18],
        "4 is blank, 12 is `global t`, 19 `else:`"
    );
    page.send(Message::Resized(Nudge::Up));
    assert_eq!(lines(&page), [8, 18], "another board keeps them");
    assert!(!page.model.link().contains("18"), "no link has them");
    page.send(Message::Choose(ProgramId::Iterative.into()));
    assert!(lines(&page).is_empty(), "another program does not");
    toggle(&mut page, 8);
    page.send(Message::Debug(DebugMessage::Clear));
    assert!(lines(&page).is_empty());
}

#[test]
fn playing_and_far_steps_halt_at_breakpoints() {
    let at_output = where_it_holds(|moment| moment.line == Some(18));
    for (play, size) in [(true, "move"), (true, "solution"), (false, "move")] {
        for open in [Page::open, Page::open_late] {
            let mut page = open(&format!("stops=none&speed=max&size={size}"));
            toggle(&mut page, 18);
            for expected in &at_output {
                if play {
                    page.send(Message::PlayOrPause);
                    while page.model.playback != Playback::Paused {
                        page.send(Message::Frame(20.0));
                        page.settle();
                    }
                } else {
                    page.send(Message::End);
                    page.settle();
                }
                assert_eq!(page.position(), *expected, "{play} {size}");
            }
            page.send(Message::End);
            page.settle();
            assert!(page.model.moment.finished);
        }
    }
    let mut page = Page::open("");
    toggle(&mut page, 18);
    page.send(Message::StepBy(Forward, StepSize::Solution));
    assert_eq!(
        page.position(),
        at_output[0],
        "before the solution is presented"
    );
    page.send(Message::StepBy(Forward, StepSize::Solution));
    assert_eq!(page.position(), 211);
    page.send(Message::StepBy(Back, StepSize::Solution));
    assert_eq!(page.position(), at_output[0]);
}

#[test]
fn the_slider_links_and_small_steps_pass_breakpoints() {
    let mut page = Page::open("");
    for line in [8, 13, 15, 18] {
        toggle(&mut page, line);
    }
    page.send(Message::Slid(300));
    assert_eq!(page.position(), 300);
    page.send(Message::Start);
    let mut other = Page::open("");
    for _ in 0..20 {
        page.send(Message::Step(Forward));
        other.send(Message::Step(Forward));
        assert_eq!(page.position(), other.position());
    }
}

#[test]
fn every_goal_is_reached_both_ways() {
    let happened = |kind| move |moment: &Moment| moment.events.iter().any(|e| e.kind == kind);
    type Holds = Box<dyn Fn(&Moment) -> bool>;
    let goals: [(Goal, Holds); 5] = [
        (Goal::Line(8), Box::new(|moment| moment.line == Some(8))),
        (Goal::Backtrack, Box::new(happened(EventKind::Backtrack))),
        (Goal::Solution, Box::new(happened(EventKind::Solution))),
        (
            Goal::Conflict,
            Box::new(|moment| moment.conflicts.iter().any(|conflict| conflict.with == 2)),
        ),
        (
            Goal::Breakpoint,
            Box::new(|moment| matches!(moment.line, Some(7 | 20))),
        ),
    ];
    for (goal, holds) in goals {
        let expected = where_it_holds(holds);
        for open in [Page::open, Page::open_late] {
            let mut page = open("");
            page.send(Message::Debug(DebugMessage::Row(2)));
            if goal == Goal::Breakpoint {
                toggle(&mut page, 7);
                toggle(&mut page, 20);
            }
            for position in &expected {
                run(&mut page, Forward, goal);
                assert_eq!(page.position(), *position, "{goal:?}");
                assert_eq!(page.model.notice, None);
            }
            page.send(Message::End);
            while !page.model.moment.finished {
                page.send(Message::End);
                page.settle();
            }
            for position in expected.iter().rev().filter(|position| **position < 479) {
                page.send(Message::Debug(DebugMessage::Again(Back)));
                page.settle();
                assert_eq!(page.position(), *position, "{goal:?} back");
            }
        }
    }
}

#[test]
fn over_and_out_are_seen_from_the_frame_at_work() {
    let mut page = Page::open("step=6");
    let depth = |page: &Page| page.model.moment.frames.len();
    assert_eq!(page.model.moment.line, Some(13));
    run(&mut page, Forward, Goal::Into);
    run(&mut page, Forward, Goal::Into);
    assert_eq!(
        (page.position(), page.model.moment.line, depth(&page)),
        (8, Some(15), 2)
    );
    run(&mut page, Forward, Goal::Over);
    assert_eq!((page.model.moment.line, depth(&page)), (Some(16), 2));
    run(&mut page, Back, Goal::Over);
    assert_eq!(page.position(), 8, "back over the call");
    run(&mut page, Forward, Goal::Into);
    assert_eq!(depth(&page), 3, "into check");
    run(&mut page, Forward, Goal::Out);
    assert_eq!((page.model.moment.line, depth(&page)), (Some(16), 2));
    run(&mut page, Back, Goal::Out);
    assert_eq!(
        (page.model.moment.line, depth(&page)),
        (Some(22), 1),
        "where place(1) is called"
    );
    assert!(!page.model.undoable(), "these are steps, no jumps");
}

#[test]
fn what_never_happens_is_told_at_the_end_where_it_was_looked_for() {
    let mut page = Page::open_late("step=100");
    page.send(Message::Debug(DebugMessage::Row(4)));
    run(&mut page, Forward, Goal::Breakpoint);
    assert_eq!(page.model.notice, Some(Notice::NoBreakpoint));
    assert_eq!(page.position(), 100);
    toggle(&mut page, 1);
    run(&mut page, Forward, Goal::Breakpoint);
    assert_eq!(
        page.model.notice,
        Some(Notice::Never(Forward, Goal::Breakpoint, 4))
    );
    assert!(page.model.moment.finished);
    page.send(Message::Undo);
    page.settle();
    assert_eq!(page.position(), 100, "it was a jump");
    run(&mut page, Back, Goal::Breakpoint);
    assert_eq!(
        (page.position(), &page.model.notice),
        (0, &None),
        "line 1 is about to run"
    );
    run(&mut page, Back, Goal::Solution);
    assert_eq!(
        page.model.notice,
        Some(Notice::Never(Back, Goal::Solution, 4))
    );
    page.send(Message::Step(Forward));
    assert_eq!(page.model.notice, None);
    for (language, text) in [
        (
            Language::English,
            "No breakpoint was reached: this is the end of the run.",
        ),
        (Language::Chinese, "未遇到断点，程序已运行到结尾。"),
    ] {
        let never = language.strings().debug.never;
        assert_eq!(
            never(Forward, Goal::Breakpoint, 1, page.model.places()),
            text
        );
    }
}

#[test]
fn a_long_look_shows_itself_and_can_be_cancelled() {
    let mut page = Page::open_late("program=blind&n=12&step=50");
    page.settle();
    page.send(Message::Debug(DebugMessage::Run(Forward, Goal::Solution)));
    for _ in 0..20 {
        page.turn();
    }
    assert_eq!(page.model.activity(), Activity::Seeking);
    let reached = page.model.journey.as_ref().map(|journey| journey.reached);
    assert!(reached.is_some_and(|reached| reached > 20_000));
    page.send(Message::Cancel);
    assert_eq!(
        (page.position(), page.model.activity()),
        (50, Activity::Paused)
    );
    page.send(Message::Step(Forward));
    page.settle();
    assert_eq!(
        page.position(),
        moment(ProgramId::Blind, 12, page.position()).position
    );
}

#[test]
fn dialogues_close_when_they_run() {
    let mut page = Page::open("");
    page.send(Message::Dialogue(Dialogue::Until));
    run(&mut page, Forward, Goal::Row);
    assert_eq!(
        (page.model.dialogue, page.model.debugger.last),
        (None, Goal::Row)
    );
    page.send(Message::Debug(DebugMessage::Ask(4)));
    assert_eq!(page.model.dialogue, None, "a blank line");
    page.send(Message::Debug(DebugMessage::Ask(13)));
    assert_eq!(
        (page.model.dialogue, page.model.debugger.line),
        (Some(Dialogue::Line), 13)
    );
}
