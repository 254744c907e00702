//! The reader's own program takes the place of any other.

use queenscope_solver::RunErrorKind;

use super::*;
use crate::{
    message::OwnMessage,
    narration::{Sentence, sentence},
    notation::Places,
    which::Which,
};

mod judging;
mod keeping;

/// Counts up to n, one line at a time.
const COUNT: &str = "n = 8\nx = 0\nwhile x < n:\n    x = x + 1\nprint(x)\n";

fn run(page: &mut Page, text: &str) {
    page.send(Message::Own(OwnMessage::Put(text.into())));
}

#[test]
fn a_text_runs_on_the_board_in_force_from_its_start() {
    let mut page = Page::open("program=iterative&n=5&step=40");
    page.send(Message::PlayOrPause);
    run(&mut page, COUNT);
    assert_eq!(page.model.subject.program, Which::Own);
    assert_eq!((page.n(), page.position()), (5, 0));
    assert_eq!(&*page.model.subject.listing[0], "n = 5");
    assert_eq!(page.model.activity(), Activity::Paused);
    page.send(Message::End);
    assert_eq!(page.model.moment.output, ["5"]);
    // Another board, and back to a program of the course: the text stays.
    page.send(Message::Resized(Nudge::Up));
    page.send(Message::End);
    assert_eq!(page.model.moment.output, ["6"]);
    page.send(Message::Choose(ProgramId::Iterative.into()));
    assert_eq!(page.model.offered().last(), Some(&Which::Own));
    page.send(Message::Choose(Which::Own));
    assert_eq!((page.n(), page.position()), (6, 0));
    assert_eq!(page.model.own.text().map(|text| &**text), Some(COUNT));
}

#[test]
fn another_text_starts_anew_and_so_does_the_same_one() {
    let mut page = Page::open("");
    run(&mut page, COUNT);
    page.send(Message::End);
    run(&mut page, COUNT);
    assert_eq!((page.position(), page.model.known.total), (0, None));
    run(&mut page, "n = 4\nprint(n)\n");
    assert_eq!(page.model.subject.listing.len(), 2);
}

#[test]
fn a_text_that_does_not_check_leaves_everything_as_it_was() {
    let mut page = Page::open("program=iterative&n=5&step=40");
    run(&mut page, COUNT);
    page.send(Message::StepBy(Forward, StepSize::Line));
    let before = page.model.clone();
    run(&mut page, "n = 4\nprint(y)\n");
    let Some(Notice::Refused(error)) = page.model.notice.clone() else {
        panic!("the reader is told");
    };
    assert_eq!(error.span.line, 2);
    let after = Model {
        notice: None,
        ..page.model.clone()
    };
    assert_eq!(after, before);
}

#[test]
fn without_a_text_there_is_nothing_to_choose() {
    let mut page = Page::open("program=iterative&n=5&step=40");
    assert!(!page.model.offered().contains(&Which::Own));
    page.send(Message::Choose(Which::Own));
    assert_eq!(page.model.notice, Some(Notice::NoOwn));
    page.send(Message::Link("program=own&n=6&step=3".into()));
    assert_eq!(page.model.notice, Some(Notice::NoOwn));
    assert_eq!((page.n(), page.position()), (5, 40));
}

#[test]
fn a_board_on_which_the_text_cannot_run_is_refused() {
    let mut page = Page::open("n=4");
    run(&mut page, "n = 4\na = [0] * (100000 * (5 - n))\nprint(n)\n");
    assert_eq!(page.model.subject.program, Which::Own);
    page.send(Message::Typed("3".into()));
    page.send(Message::Taken);
    assert!(matches!(page.model.notice, Some(Notice::Refused(_))));
    assert_eq!((page.n(), page.model.field.text.as_str()), (4, "4"));
}

#[test]
fn a_tour_goes_through_the_own_program() {
    let mut page = Page::open("n=5&tour=0:a,own/5/3:b,iterative/5/7:c");
    page.send(Message::Tour(TourMessage::Walk(Forward)));
    assert_eq!(page.model.notice, Some(Notice::NoOwn));
    assert_eq!(page.model.lecture.stop, Some(0));
    run(&mut page, COUNT);
    for (stop, program, position) in [
        (0, ProgramId::RecursiveCheck.into(), 0),
        (1, Which::Own, 3),
        (2, ProgramId::Iterative.into(), 7),
    ] {
        page.send(Message::Tour(TourMessage::Visit(stop)));
        assert_eq!(page.model.subject.program, program);
        assert_eq!(page.position(), position);
    }
}

#[test]
fn a_fault_stops_the_run_and_all_before_it_can_be_seen() {
    let mut page = Page::open("n=4");
    run(&mut page, "n = 4\na = [0] * n\nk = 3\na[k + 1] = 1\n");
    page.send(Message::End);
    let error = page.model.moment.error.clone().unwrap();
    assert_eq!(error.line, 4);
    let fault = RunErrorKind::Index {
        list: "a".into(),
        index: 4,
        size: 4,
    };
    assert_eq!(error.kind, fault);
    page.send(Message::StepBy(Back, StepSize::Line));
    assert_eq!(page.model.moment.line, Some(4));
}

#[test]
fn a_loop_without_an_end_can_be_stepped_and_ends_by_its_budget() {
    let mut page = Page::open("");
    run(&mut page, "n = 4\nwhile True:\n    pass\n");
    assert_eq!(page.model.size, StepSize::Line);
    for position in 1..=5 {
        page.send(Message::Step(Forward));
        assert_eq!(page.position(), position);
    }
    page.send(Message::Step(Back));
    page.send(Message::Slid(1_000_000));
    assert_eq!(page.position(), 1_000_000);
    page.send(Message::Released);
    page.send(Message::Undo);
    assert_eq!((page.position(), page.model.moment.line), (4, Some(3)));
    // The end takes a while, with its progress, and can be left alone.
    let mut page = Page::open_late("");
    run(&mut page, "n = 4\nwhile True:\n    pass\n");
    page.send(Message::End);
    page.turn();
    assert_eq!(page.model.activity(), Activity::Seeking);
    page.send(Message::Cancel);
    assert_eq!(
        (page.position(), page.model.activity()),
        (0, Activity::Paused)
    );
}

#[test]
fn a_recursion_without_an_end_stops_at_its_line() {
    let mut page = Page::open("");
    run(&mut page, "n = 4\ndef f(k):\n    f(k + 1)\nf(1)\n");
    page.send(Message::End);
    let moment = page.model.moment.clone();
    assert!(moment.finished && moment.frames.len() >= 500);
    let error = moment.error.clone().unwrap();
    assert_eq!((error.line, error.kind), (3, RunErrorKind::Frames));
    page.send(Message::Step(Back));
    assert_eq!(page.model.moment.error, None);
    assert_eq!(page.model.known.total, Some(moment.position));
}

#[test]
fn marks_that_stay_keep_moves_and_bare_texts_go_by_line() {
    let mut page = Page::open("");
    let text = ProgramId::RecursiveCheck.source(page.model.subject.n);
    run(&mut page, &text);
    assert_eq!(page.model.size, StepSize::Move);
    let bare: Vec<_> = text
        .lines()
        .map(|line| line.split("  #:").next().unwrap())
        .collect();
    run(&mut page, &bare.join("\n"));
    assert_eq!(page.model.size, StepSize::Line);
}

#[test]
fn a_program_that_accepts_what_conflicts_is_told_so() {
    let mut page = Page::open("");
    let text = ProgramId::RecursiveCheck.source(page.model.subject.n);
    let faulty = text.replace(" or abs(a[i] - a[k]) == k - i", "");
    assert_ne!(faulty, *text);
    run(&mut page, &faulty);
    let mut said = Vec::new();
    while !page.model.moment.finished && said.is_empty() {
        page.send(Message::Step(Forward));
        let sentence = sentence(&page.model.subject, &page.model.moment);
        if let Sentence::Accepted { .. } = sentence {
            said.push(sentence);
        }
    }
    assert_eq!(
        said,
        [Sentence::Accepted {
            row: 2,
            pair: (1, 2)
        }]
    );
    let texts =
        Language::ALL.map(|language| (language.strings().sentence)(&said[0], Places::plain(4)));
    assert_eq!(
        texts,
        [
            "程序接受了第 2 行，但第 1 行与第 2 行的皇后冲突。",
            "Your program accepts row 2, but the queens of rows 1 and 2 conflict.",
        ]
    );
}

#[test]
fn the_end_of_an_own_run_claims_nothing_about_all_solutions() {
    let mut page = Page::open("");
    let text = ProgramId::RecursiveCheck.source(page.model.subject.n);
    for (text, expected) in [
        (
            "n = 4\nx = 1\n",
            "The run is over after 2 steps. It has shown no solution.",
        ),
        (
            "n = 4\na = [0, 2, 4, 1, 3]\nprint(*a[1:])\n",
            "The run is over after 3 steps. It has shown 1 solution.",
        ),
        (
            &*text.replace("abs(a[i] - a[k]) == k - i", "False"),
            "The run is over after 1,551 steps. It has shown 2 solutions and 22 boards with conflicts.",
        ),
    ] {
        run(&mut page, text);
        page.send(Message::End);
        let sentence = sentence(&page.model.subject, &page.model.moment);
        assert_eq!(
            (Language::English.strings().sentence)(&sentence, Places::plain(4)),
            expected
        );
    }
}
