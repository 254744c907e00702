//! What the picture calls covered is what the run has covered, line by line, and never what
//! the queens on the board leave.

use std::collections::BTreeSet;

use super::*;
use crate::{
    facts::Facts,
    frames,
    locale::Language,
    model::Subject,
    narration::{Cover, Sentence, Told, sentence},
    which::Runnable,
};

fn text(timeline: &Timeline, line: u32) -> String {
    timeline.script().listing()[line as usize - 1]
        .trim()
        .to_owned()
}

#[test]
fn the_lines_that_tell_of_covering_are_these() {
    assert_eq!(
        Facts::course(ProgramId::DancingLinks).picture,
        crate::facts::Picture::Cover
    );
    let timeline = timeline(4);
    for (line, expected) in [
        (lines::COVER, "right[left[c]] = right[c]"),
        (lines::UNCOVERED, "left[right[c]] = c"),
        (lines::FORTH, "j = right[r]"),
        (lines::COVERS, "cover(head[j])"),
        (lines::ON, "j = right[j]"),
        (lines::BACK, "j = left[r]"),
        (lines::UNCOVERS, "uncover(head[j])"),
        (lines::OFF, "j = left[j]"),
    ] {
        assert_eq!(text(&timeline, line), expected, "{line}");
    }
    assert_eq!(text(&timeline, lines::UNCOVERED - 1), "right[left[c]] = c");
}

/// A header is covered from the first line of `cover` to the line of `uncover` that links
/// it in again, whatever hangs from it.
#[test]
fn a_header_is_covered_exactly_between_cover_and_uncover() {
    for n in 1..=4 {
        let mut timeline = timeline(n);
        let mut covered: BTreeSet<usize> = BTreeSet::new();
        for position in 0.. {
            let moment = at(&mut timeline, position);
            let ran = moment
                .ran
                .map(|line| text(&timeline, line))
                .unwrap_or_default();
            let c = frames::integer(&moment.frames, "c").map(|c| c as usize);
            match ran.as_str() {
                "right[left[c]] = right[c]" => assert!(covered.insert(c.unwrap())),
                "right[left[c]] = c" => assert!(covered.remove(&c.unwrap())),
                _ => {}
            }
            if let Some(table) = Table::of(&moment) {
                let links = Links::of(&moment).unwrap();
                for (header, head) in (1..).zip(&table.heads) {
                    let told = head.state == HeadState::Covered;
                    assert_eq!(told, covered.contains(&header), "{n}, {position}: {header}");
                    // Where the arrays can tell, they say the same.
                    let hanging = links.along(Way::Down, header).next();
                    match head.constraint {
                        Constraint::Row(_) | Constraint::Column(_) if links.is_whole() => {
                            assert_eq!(told, !links.is_listed(header), "{n}, {position}");
                        }
                        Constraint::Anti(_) | Constraint::Main(_) if is_settled(&moment) => {
                            let lost = |entry| !links.is_open(links.option(entry).unwrap());
                            assert!(hanging.is_none_or(|entry| told == lost(entry)));
                        }
                        _ => {}
                    }
                }
            }
            if moment.finished {
                break;
            }
        }
        assert!(covered.is_empty(), "{n}: {covered:?}");
    }
}

/// What sentences say of headers is in the picture and in the arrays.
#[test]
fn sentences_say_what_the_picture_and_the_arrays_say() {
    for n in 1..=4 {
        let size = BoardSize::new(n).unwrap();
        let subject = Subject::of(&Runnable::course(ProgramId::DancingLinks, size));
        let mut timeline = timeline(n);
        let (mut closed, mut alone, mut all, mut ties) = (0, 0, 0, 0);
        for position in 0.. {
            let moment = at(&mut timeline, position);
            if moment.finished {
                break;
            }
            let Sentence::Told(Told::Cover(told)) = sentence(&subject, &moment) else {
                continue;
            };
            let Some(table) = Table::of(&moment) else {
                continue;
            };
            let links = Links::of(&moment).unwrap();
            let of = |constraint| {
                table
                    .heads
                    .iter()
                    .find(|head| head.constraint == constraint)
            };
            let state = |constraint| of(constraint).unwrap().state;
            let open = || table.chain.iter().map(|header| links.size(*header));
            match told {
                Cover::Alone(of) => {
                    assert!(matches!(of, Constraint::Anti(_) | Constraint::Main(_)));
                    assert!(moment.changed.iter().all(|one| one.cells.is_empty()));
                    alone += 1;
                }
                Cover::Closed(way) => {
                    assert_eq!(links.to(way, 0), Some(0));
                    assert_eq!(links.to(Way::Right, 0), Some(0));
                    assert!(!moment.changed.is_empty());
                    closed += 1;
                }
                Cover::Covered(of) => assert_eq!(state(of), HeadState::Covered, "{position}"),
                Cover::Uncovered(of) => assert_eq!(state(of), HeadState::Open, "{position}"),
                Cover::Chosen {
                    square, of, rivals, ..
                } => {
                    for other in Constraint::through(square) {
                        let expected = if other == of {
                            HeadState::Covered
                        } else {
                            HeadState::Open
                        };
                        assert_eq!(state(other), expected, "{position}");
                    }
                    assert_eq!(rivals.open, table.chain.len() + 1);
                }
                Cover::AllCovered(left) => {
                    let square = Work::of(&links, &moment)
                        .tried
                        .and_then(|r| links.option(r));
                    for of in Constraint::through(links.place(square.unwrap())) {
                        assert_eq!(state(of), HeadState::Covered, "{position}");
                    }
                    assert_eq!(left, table.open_squares().count());
                    all += 1;
                }
                Cover::AllBack(of) => {
                    let square = Work::of(&links, &moment)
                        .tried
                        .and_then(|r| links.option(r));
                    for other in Constraint::through(links.place(square.unwrap())) {
                        let expected = if other == of {
                            HeadState::Covered
                        } else {
                            HeadState::Open
                        };
                        assert_eq!(state(other), expected, "{position}");
                    }
                }
                Cover::Fewest(of, least, rivals) => {
                    assert_eq!(open().min(), Some(least));
                    let first = table
                        .chain
                        .iter()
                        .find(|header| links.size(**header) == least);
                    assert_eq!(first.and_then(|first| links.constraint(*first)), Some(of));
                    assert_eq!(rivals.open, table.chain.len());
                    let alike = open().filter(|size| *size == least).count();
                    assert_eq!(rivals.alike, alike, "{position}");
                    ties += usize::from(alike > 1);
                }
                _ => {}
            }
        }
        assert!(ties > 0 && (n < 2 || alone > 0), "{n}");
        let solutions = timeline
            .moment()
            .counters
            .get(queenscope_solver::Counter::Solutions);
        assert_eq!(Some(closed), solutions.map(|found| 2 * found), "{n}");
        assert!(all > 0);
    }
}

/// How few a header had when it was chosen is known once it is covered.
#[test]
fn a_choice_remembers_who_had_as_few() {
    let size = BoardSize::new(4).unwrap();
    let subject = Subject::of(&Runnable::course(ProgramId::DancingLinks, size));
    let mut timeline = timeline(4);
    let mut found = Vec::new();
    let mut chosen = 0;
    for position in 0.. {
        let moment = at(&mut timeline, position);
        if moment.finished {
            break;
        }
        match sentence(&subject, &moment) {
            Sentence::Told(Told::Cover(Cover::Fewest(of, least, rivals))) => {
                found.push((of, least, rivals));
            }
            Sentence::Told(Told::Cover(Cover::Chosen {
                of,
                number: (1, size),
                rivals,
                ..
            })) => {
                assert_eq!(found.last(), Some(&(of, size, rivals)), "{position}");
                chosen += 1;
            }
            _ => {}
        }
    }
    assert!(chosen > 5);
}

/// The list beside the table is that of a header, or the ring of the root once nothing is
/// left that must be covered.
#[test]
fn the_ring_of_the_root_is_shown_at_solutions() {
    let mut timeline = timeline(4);
    let mut rings = 0;
    for position in 1_235..4_714 {
        let moment = at(&mut timeline, position);
        let links = Links::of(&moment).unwrap();
        let list = ColumnLinks::of(&moment, Detail::Full).unwrap();
        let newest = moment.frames.last().unwrap();
        let is_done = newest.name == "search" && frames::own(newest, "c").is_none();
        let closed = links.along(Way::Right, 0).next().is_none();
        assert_eq!(list.constraint.is_none(), closed && is_done, "{position}");
        if list.constraint.is_none() {
            let nodes: Vec<_> = list.places.iter().map(|place| place.node).collect();
            assert_eq!(nodes, [0]);
            assert!(
                list.arrows
                    .iter()
                    .all(|arrow| (arrow.from, arrow.to) == (0, 0))
            );
            rings += 1;
        }
    }
    assert!(rings >= 2);
    assert_eq!(
        ColumnLinks::of(&at(&mut timeline, 2_641), Detail::Full)
            .unwrap()
            .constraint,
        None
    );
}

/// The table in words leaves out what there is none of.
#[test]
fn the_summary_lists_only_what_there_is() {
    let mut timeline = timeline(4);
    let [mut without, mut with] = [0, 0];
    for position in 1_235..4_714 {
        let moment = at(&mut timeline, position);
        let table = Table::of(&moment).unwrap();
        let is_covered = table.heads_in(HeadState::Covered).next().is_some();
        let is_left = table.open_squares().next().is_some();
        for (language, covered, left) in [
            (Language::English, "Covered: ", " Options left: "),
            (Language::Chinese, "已覆盖：", "。剩余选项："),
        ] {
            let summary = language.strings().cover.summary;
            let said = summary(&table, crate::notation::Places::plain(4));
            let covered = said.replace("未覆盖", "").contains(covered);
            assert_eq!(covered, is_covered, "{position}: {said}");
            assert_eq!(said.contains(left), is_left, "{position}: {said}");
            assert!(!said.contains(": .") && !said.contains("：。"), "{said}");
        }
        match is_covered {
            true => with += 1,
            false => without += 1,
        }
    }
    assert!(with > 0 && without > 0);
}
