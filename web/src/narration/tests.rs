//! Sentences at chosen positions, in both languages, and laws for all of them.

mod ahead;
mod answers;
mod compared;
mod cover;
mod local;
mod notations;
mod table;
mod ties;
mod told_notations;

use std::collections::BTreeSet;

use queenscope_solver::{
    BoardSize, Counter, EventKind, Moment, ProgramId, Progress, Script, Target, Timeline,
};

use super::*;
use crate::{locale::Language, model::Subject, notation::Places, which::Runnable};

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

    /// The positions of a run; of a long one those at its start and its end, and some
    /// between.
    fn positions(&mut self) -> impl Iterator<Item = u64> + use<> {
        let end = self.at(u64::MAX).1.position;
        let (start, last) = (2_500, end.saturating_sub(250));
        (0..=end).filter(move |at| *at < start || *at > last || at % 997 == 0)
    }

    fn sentence(&mut self, position: u64) -> Sentence {
        let (subject, moment) = self.at(position);
        sentence(subject, moment)
    }
}

fn said(sentence: &Sentence, language: Language) -> String {
    // Counted from 1 a place is called the same on every board.
    said_in(sentence, language, Places::plain(8))
}

fn said_in(sentence: &Sentence, language: Language, places: Places) -> String {
    (language.strings().sentence)(sentence, places).replace(['⟦', '⟧', '⟨', '⟩'], "")
}

/// All rows of the tables.
fn rows() -> impl Iterator<Item = &'static (ProgramId, u8, u64, &'static str, &'static str)> {
    let more = [local::ROWS, cover::ROWS, answers::ROWS];
    table::rows().chain(more.into_iter().flatten())
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
        | Sentence::Apart(_)
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
        Sentence::Told(Told::Losses(told)) => format!("Losses {}", form(format!("{told:?}"))),
        Sentence::Told(Told::Repair(told)) => format!("Repair {}", form(format!("{told:?}"))),
        Sentence::Told(Told::Cover(cover)) => {
            format!("{own} Cover {}", form(format!("{cover:?}")))
        }
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
            for position in run.positions() {
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
fn the_second_line_names_the_queens_that_are_in_the_way() {
    for (n, english, chinese) in [
        (
            2,
            "In the way: the queens of rows 1 (columns 1, 2).",
            "挡住各列的是下列各行的皇后：1（1、2 列）。",
        ),
        (
            4,
            "In the way: the queens of rows 1 (columns 1, 4), 2 (2), 3 (3).",
            "挡住各列的是下列各行的皇后：1（1、4 列），2（2 列），3（3 列）。",
        ),
        (
            14,
            "A queen above attacks each of its columns.",
            "该行各列都与上方的皇后冲突。",
        ),
    ] {
        let mut run = Run::of(ProgramId::Greedy, n);
        let end = run.at(u64::MAX).1.position;
        let sentence = run.sentence(end - BEFORE_THE_END);
        for (language, expected) in [(Language::English, english), (Language::Chinese, chinese)] {
            let aside = (language.strings().aside)(&sentence, Places::plain(n));
            assert_eq!(aside.as_deref(), Some(expected));
        }
    }
}

/// Greedy is stuck some steps before it says so.
const BEFORE_THE_END: u64 = 3;

#[test]
fn what_is_too_large_or_hopeless_says_so_first() {
    use Outlook::{Boards, Endless, First, Orders, Refused, Steps, Stuck};
    for (program, n, outlook) in [
        (ProgramId::Blind, 32, Some(Boards(48))),
        (ProgramId::Blind, 9, Some(Boards(8))),
        (ProgramId::Blind, 8, None),
        (ProgramId::Permutation, 11, Some(Orders(7))),
        (ProgramId::Permutation, 32, Some(Orders(35))),
        (ProgramId::Permutation, 10, None),
        (ProgramId::RecursiveMarks, 32, Some(Steps)),
        (ProgramId::RecursiveMarks, 8, None),
        (ProgramId::Bitmask, 15, Some(Steps)),
        (ProgramId::Bitmask, 14, None),
        (ProgramId::FailFirst, 14, Some(Steps)),
        (ProgramId::RecursiveFirst, 28, Some(First)),
        (ProgramId::RecursiveFirst, 27, None),
        (ProgramId::Greedy, 3, Some(Stuck)),
        (ProgramId::Greedy, 4, None),
        (ProgramId::MinConflicts, 2, Some(Endless)),
        (ProgramId::MinConflicts, 32, None),
        (ProgramId::Formula, 3, Some(Refused)),
        (ProgramId::Formula, 1, None),
        (ProgramId::RecursiveCheck, 3, None),
    ] {
        let start = Run::of(program, n).sentence(0);
        assert_eq!(start, Sentence::Start { n, outlook }, "{program} {n}");
        for language in Language::ALL {
            let aside = (language.strings().aside)(&start, Places::plain(n));
            assert_eq!(aside.is_some(), outlook.is_some(), "{program} {n}");
        }
    }
    for (outlook, figures) in [
        (Boards(48), ["32³²", "10⁴⁸"]),
        (Orders(35), ["32!", "10³⁵"]),
    ] {
        let start = Sentence::Start {
            n: 32,
            outlook: Some(outlook),
        };
        for language in Language::ALL {
            let aside = (language.strings().aside)(&start, Places::plain(32)).unwrap();
            assert!(
                figures.iter().all(|figure| aside.contains(figure)),
                "{aside}"
            );
        }
    }
}

/// What is said of boards without a solution before a run is what the run then does.
#[test]
fn a_hopeless_run_ends_as_it_was_said() {
    for (program, printed) in [
        (ProgramId::Greedy, "stuck in row"),
        (ProgramId::MinConflicts, "gave up after 1000 moves"),
        (ProgramId::Formula, "no solution for"),
    ] {
        for n in [2, 3] {
            let mut run = Run::of(program, n);
            let output = &run.at(u64::MAX).1.output;
            assert!(
                output.iter().any(|line| line.starts_with(printed)),
                "{output:?}"
            );
        }
    }
}

/// Whatever a step has done, its sentence agrees with the board that is shown, says
/// no more than the program has found out, and differs between the languages.
#[test]
fn every_sentence_agrees_with_its_moment() {
    for program in ProgramId::ALL {
        for n in 1..=4 {
            let mut run = Run::of(program, n);
            for position in run.positions() {
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
        Sentence::Apart(pair) => {
            assert_eq!(column(pair.row), Some(pair.column));
            assert_eq!(column(pair.with), Some(pair.with_column));
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
        Sentence::PastLast { row, .. } | Sentence::Remove { row } => assert_eq!(column(*row), None),
        Sentence::Told(Told::Ahead(Ahead::Stands { row, column: at }))
        | Sentence::Told(Told::Masked(Masked::Lowest { row, column: at })) => {
            assert_eq!(column(*row), Some(*at));
        }
        Sentence::Told(Told::Ahead(Ahead::Back { row, to }))
        | Sentence::Told(Told::Masked(Masked::Back { row, to })) => {
            let back = to.map(|(before, at)| (column(before.into()), i64::from(at)));
            assert!(back.is_none_or(|(queen, at)| queen == Some(at)), "{row}");
        }
        Sentence::Told(_)
        | Sentence::Put { .. }
        | Sentence::Retreat { .. }
        | Sentence::CleanUp { .. } => {}
        Sentence::Rejected { .. }
        | Sentence::Accepted { .. }
        | Sentence::Wrong { .. }
        | Sentence::Over { .. }
        | Sentence::Stuck { .. }
        | Sentence::GaveUp { .. }
        | Sentence::Error { .. }
        | Sentence::Passing { .. } => panic!("not among these programs: {sentence:?}"),
    }
}
