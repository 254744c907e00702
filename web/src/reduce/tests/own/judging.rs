//! The board judges what the reader's own program presents; experiments are programs of
//! one's own that come with the page.

use queenscope_solver::{Completeness, Experiment, Flaw};

use super::*;
use crate::notation::Places;

fn verdict(page: &Page) -> queenscope_solver::Verdict {
    let verdict = page.model.known.verdict.as_deref();
    verdict.cloned().expect("an own program is judged")
}

#[test]
fn every_experiment_runs_on_its_board_and_makes_room_for_nothing() {
    let mut page = Page::open("program=iterative&n=8&step=40");
    for experiment in Experiment::ALL {
        page.send(Message::Own(OwnMessage::Experiment(experiment)));
        assert_eq!(page.model.subject.program, Which::Own);
        assert_eq!(page.model.subject.n, experiment.board());
        assert_eq!((page.position(), page.model.size), (0, StepSize::Move));
        assert_eq!(page.model.subject.experiment, Some(experiment));
        assert_eq!(page.model.notice, None);
        // A link to it leads to the same experiment.
        let again = Page::open(&page.model.link());
        assert_eq!(again.model.subject.experiment, Some(experiment));
    }
    page.send(Message::Choose(Experiment::LateTest.base().into()));
    assert_eq!(page.model.known.verdict, None);
}

#[test]
fn a_wrong_board_is_told_where_it_is_printed_and_counted_at_the_end() {
    let mut page = Page::open("");
    page.send(Message::Own(OwnMessage::Experiment(
        Experiment::NoDiagonals,
    )));
    assert_eq!(verdict(&page).presented, 0);
    page.send(Message::End);
    let judged = verdict(&page);
    assert_eq!((judged.presented, judged.wrong), (24, 22));
    assert_eq!(judged.completeness, Completeness::Whole(2));
    let first = judged.first_wrong.expect("there is one");
    page.send(Message::Slid(first.position));
    let model = &page.model;
    assert_eq!(
        sentence(&model.subject, &model.moment),
        Sentence::Wrong {
            n: 4,
            flaw: first.flaw
        }
    );
    assert!(matches!(first.flaw, Flaw::Attack(_)));
    // A step before, the program has not presented it.
    page.send(Message::StepBy(Back, StepSize::Line));
    let model = &page.model;
    assert!(!matches!(
        sentence(&model.subject, &model.moment),
        Sentence::Wrong { .. }
    ));
}

#[test]
fn what_is_missing_is_told_when_the_run_is_known_to_its_end() {
    let mut page = Page::open("");
    page.send(Message::Own(OwnMessage::Experiment(Experiment::KeptMarker)));
    page.send(Message::StepBy(Forward, StepSize::Solution));
    assert_eq!(verdict(&page).presented, 1);
    assert_eq!(verdict(&page).completeness, Completeness::Unknown);
    page.send(Message::End);
    assert_eq!(
        verdict(&page).completeness,
        Completeness::Missing {
            found: 1,
            all: 10,
            first: vec![1, 4, 2, 5, 3]
        }
    );
}

#[test]
fn a_program_that_looks_for_one_solution_has_missed_none() {
    let said = |page: &Page| {
        let (verdict, sought) = (verdict(page), page.model.subject.facts.sought());
        let places = Places::plain(page.n());
        Language::ALL.map(|language| {
            let strings = &language.strings().judging;
            (strings.complete)(places, &verdict, sought).unwrap()
        })
    };
    for n in 4..=8 {
        for seed in 1..=7 {
            let mut page = Page::open(&format!("program=min-conflicts&n={n}"));
            page.send(Message::Own(OwnMessage::Seed(seed)));
            page.send(Message::End);
            let [chinese, english] = said(&page);
            assert!(
                english.starts_with("It looks for one solution"),
                "{english}"
            );
            assert!(chinese.starts_with("程序只求一个解"), "{chinese}");
            let found = verdict(&page).presented == 1;
            assert_eq!(english.contains("has found it"), found, "{english}");
            assert_eq!(chinese.contains("已经找到"), found, "{chinese}");
        }
    }
    // One that looks for all of them has.
    let mut page = Page::open("");
    page.send(Message::Own(OwnMessage::Experiment(Experiment::KeptMarker)));
    page.send(Message::End);
    let [chinese, english] = said(&page);
    assert!(
        english.starts_with("It missed 9 of 10 solutions"),
        "{english}"
    );
    assert!(chinese.contains("遗漏 9 个"), "{chinese}");
}
