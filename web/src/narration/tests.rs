//! Sentences at chosen positions, in both languages, and laws for all of them.

mod answers;
mod table;
mod ties;

use std::collections::BTreeSet;

use queenscope_solver::{
    BoardSize, Counter, EventKind, Moment, ProgramId, Progress, Script, Target, Timeline,
};

use super::*;
use crate::{locale::Language, model::Subject, which::Runnable};

fn size(n: u8) -> BoardSize {
    BoardSize::new(n).unwrap()
}

/// A program on a board, to be looked at anywhere.
struct Run {
    subject: std::rc::Rc<Subject>,
    timeline: Timeline,
}

impl Run {
    fn of(program: ProgramId, n: u8) -> Run {
        Run {
            subject: Subject::of(&Runnable::course(program, size(n))),
            timeline: Timeline::new(Script::of(program, size(n))),
        }
    }

    fn at(&mut self, position: u64) -> (&Subject, &Moment) {
        while self.timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        (&self.subject, self.timeline.moment())
    }

    fn sentence(&mut self, position: u64) -> Sentence {
        let (subject, moment) = self.at(position);
        sentence(subject, moment)
    }
}

fn said(sentence: &Sentence, language: Language) -> String {
    (language.strings().sentence)(sentence).replace(['⟦', '⟧', '⟨', '⟩'], "")
}

/// All rows of the tables.
fn rows() -> impl Iterator<Item = &'static (ProgramId, u8, u64, &'static str, &'static str)> {
    [table::ROWS, answers::ROWS].into_iter().flatten()
}

#[test]
fn sentences_say_what_the_step_has_done() {
    for (program, n, position, english, chinese) in rows() {
        let sentence = Run::of(*program, *n).sentence(*position);
        assert_eq!(
            said(&sentence, Language::English),
            *english,
            "{program} {n} {position}"
        );
        assert_eq!(
            said(&sentence, Language::Chinese),
            *chinese,
            "{program} {n} {position}"
        );
    }
}

/// What kind of sentence it is: its form, and that of the statement it tells.
fn kind(sentence: &Sentence) -> String {
    let form = |text: String| {
        let end = text.find([' ', '(', '{']).unwrap_or(text.len());
        text[..end].to_owned()
    };
    let own = form(format!("{sentence:?}"));
    match sentence {
        Sentence::Ran { statement, .. } => format!("{own} {}", form(format!("{statement:?}"))),
        Sentence::Conflict {
            ground: Ground::Compared(line) | Ground::Marked { line, .. },
            ..
        } => format!("{own} {line:?}"),
        Sentence::Candidate { verdict, .. } => format!("{own} {verdict:?}"),
        Sentence::End(ending) => format!("{own} {}", ending.solutions.min(1)),
        Sentence::Retreat { row, .. } => format!("{own} {}", row.min(&1)),
        Sentence::Backtrack { back, .. } => format!("{own} {}", back.is_some()),
        Sentence::Start { .. }
        | Sentence::Try { .. }
        | Sentence::PastLast { .. }
        | Sentence::Put { .. }
        | Sentence::Free(_)
        | Sentence::Rejected { .. }
        | Sentence::Accepted { .. }
        | Sentence::Wrong { .. }
        | Sentence::Over { .. }
        | Sentence::Place { .. }
        | Sentence::Advance { .. }
        | Sentence::Call { .. }
        | Sentence::CleanUp { .. }
        | Sentence::Remove { .. }
        | Sentence::Solution { .. }
        | Sentence::Stuck { .. }
        | Sentence::GaveUp { .. }
        | Sentence::Error { .. }
        | Sentence::Passing { .. } => own,
        Sentence::Told(told) => format!("{own} {}", form(format!("{told:?}"))),
    }
}

#[test]
fn every_kind_of_sentence_that_occurs_stands_in_the_table() {
    let told: BTreeSet<String> = rows()
        .map(|(program, n, position, ..)| kind(&Run::of(*program, *n).sentence(*position)))
        .collect();
    for program in ProgramId::ALL {
        for n in 1..=4 {
            let mut run = Run::of(program, n);
            for position in 0.. {
                let sentence = run.sentence(position);
                let kind = kind(&sentence);
                assert!(
                    told.contains(&kind),
                    "{program} {n} {position}: {kind}: {}",
                    said(&sentence, Language::English)
                );
                if run.at(position).1.finished {
                    break;
                }
            }
        }
    }
}

#[test]
fn a_search_without_end_in_reach_says_so_first() {
    for (program, n, vast) in [
        (ProgramId::Blind, 32, Some(Vast::Boards(48))),
        (ProgramId::Blind, 9, Some(Vast::Boards(8))),
        (ProgramId::Blind, 8, None),
        (ProgramId::RecursiveMarks, 32, Some(Vast::Steps)),
        (ProgramId::RecursiveMarks, 8, None),
    ] {
        assert_eq!(
            Run::of(program, n).sentence(0),
            Sentence::Start { n, vast },
            "{program} {n}"
        );
    }
    let vast = Sentence::Start {
        n: 32,
        vast: Some(Vast::Boards(48)),
    };
    for language in Language::ALL {
        let aside = (language.strings().aside)(&vast).unwrap();
        assert!(aside.contains("32³²") && aside.contains("10⁴⁸"), "{aside}");
    }
}

/// Whatever a step has done, its sentence agrees with the board that is shown, says
/// no more than the program has found out, and differs between the languages.
#[test]
fn every_sentence_agrees_with_its_moment() {
    for program in ProgramId::ALL {
        for n in 1..=4 {
            let mut run = Run::of(program, n);
            for position in 0.. {
                let sentence = run.sentence(position);
                let (_, moment) = run.at(position);
                agree(&sentence, moment);
                let (english, chinese) = (
                    said(&sentence, Language::English),
                    said(&sentence, Language::Chinese),
                );
                assert_ne!(english, chinese);
                assert!(
                    english.ends_with('.') && chinese.ends_with('。'),
                    "{english} {chinese}"
                );
                if moment.finished {
                    break;
                }
            }
        }
    }
}

fn agree(sentence: &Sentence, moment: &Moment) {
    let column = |row: i64| moment.board.rows[row as usize - 1].queen.map(i64::from);
    let happened = |kind| moment.events.iter().any(|event| event.kind == kind);
    match sentence {
        Sentence::Conflict { pair, ground } => {
            assert_eq!(column(pair.row), Some(pair.column));
            assert_eq!(column(pair.with), Some(pair.with_column));
            assert_eq!(moment.conflicts.len(), 1);
            if let Ground::Marked {
                line, index, added, ..
            } = ground
            {
                assert_eq!(*index, line.number(pair.row, pair.column) + added);
                assert_eq!(*index, line.number(pair.with, pair.with_column) + added);
            }
        }
        Sentence::Free(pair) => {
            assert_eq!(column(pair.row), Some(pair.column));
            assert_eq!(column(pair.with), Some(pair.with_column));
            assert_ne!(pair.column, pair.with_column);
            assert_ne!((pair.column - pair.with_column).abs(), pair.row - pair.with);
            assert!(moment.conflicts.is_empty());
        }
        Sentence::Try { row, column: tried } | Sentence::Place { row, column: tried } => {
            assert_eq!(column(*row), Some(*tried));
        }
        Sentence::Backtrack { row, back, .. } => {
            assert_eq!(column(*row), None);
            assert_eq!(
                back.map(|(before, _)| before),
                Some(row - 1).filter(|row| *row > 0)
            );
        }
        Sentence::Solution { number, .. } => {
            assert_eq!(moment.counters.get(Counter::Solutions), Some(*number));
            assert!(moment.attacks.is_empty());
        }
        Sentence::End(_) => assert!(moment.finished),
        Sentence::Advance { row, .. } => assert!(moment.board.rows.len() as i64 >= *row),
        Sentence::Call { call } => {
            assert!(call.starts_with(&moment.frames.last().unwrap().name));
        }
        Sentence::Ran { line, .. } => {
            assert_eq!(Some(*line), moment.ran);
            for kind in [
                EventKind::Try,
                EventKind::Conflict,
                EventKind::Place,
                EventKind::Solution,
            ] {
                assert!(!happened(kind));
            }
        }
        Sentence::Start { .. } => assert_eq!(moment.position, 0),
        Sentence::Candidate { verdict, .. } => {
            assert_eq!(*verdict == Verdict::Holds, moment.attacks.is_empty());
        }
        Sentence::PastLast { row, .. } => assert_eq!(column(*row), None),
        Sentence::Told(_)
        | Sentence::Put { .. }
        | Sentence::Retreat { .. }
        | Sentence::CleanUp { .. } => {}
        Sentence::Rejected { .. }
        | Sentence::Accepted { .. }
        | Sentence::Wrong { .. }
        | Sentence::Over { .. }
        | Sentence::Remove { .. }
        | Sentence::Stuck { .. }
        | Sentence::GaveUp { .. }
        | Sentence::Error { .. }
        | Sentence::Passing { .. } => panic!("not among these programs: {sentence:?}"),
    }
}
