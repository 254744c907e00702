//! Lines find each other in every language.

use queenscope_solver::{BoardSize, ProgramId, Progress, Script, Target, Timeline};

use super::*;
use crate::{
    narration::{sentence, tie},
    which::Runnable,
};

fn subject(program: ProgramId, n: u8) -> Rc<Subject> {
    Subject::of(&Runnable::course(program, BoardSize::new(n).unwrap()))
}

fn check(listed: Listed) -> Printed {
    let subject = subject(ProgramId::RecursiveCheck, 4);
    Printed::of(&subject, listed, Language::English)
}

#[test]
fn every_line_that_runs_is_seen_in_every_language() {
    for program in ProgramId::ALL {
        for n in [1, 4] {
            let subject = subject(program, n);
            for listed in Listed::ALL {
                let printed = Printed::of(&subject, listed, Language::Chinese);
                for source in subject.steps.iter().copied() {
                    // A declaration in Python that needs no line elsewhere does not run by itself.
                    let line = &printed.lines[printed.number(source) as usize - 1];
                    assert_eq!(
                        line.place,
                        Place::First(source),
                        "{program} {n} {listed} {source}"
                    );
                }
                for (at, line) in printed.lines.iter().enumerate() {
                    if let Place::Further(source) = line.place {
                        assert!((printed.number(source) as usize) < at + 1);
                    }
                }
            }
        }
    }
}

#[test]
fn python_lines_have_their_own_numbers() {
    let printed = check(Listed::Python);
    for source in 1..=22 {
        assert_eq!(printed.number(source), source);
        assert_eq!(printed.line(source), printed.python(source).trim());
    }
}

#[test]
fn a_line_of_python_is_found_in_each_language() {
    for (listed, number, text) in [
        (Listed::Pseudocode, 16, "t ← t + 1"),
        (Listed::Python, 17, "t = t + 1"),
        (Listed::C, 23, "t = t + 1;"),
        (Listed::Pascal, 31, "t := t + 1;"),
        (Listed::Rust, 25, "self.t += 1;"),
    ] {
        let printed = check(listed);
        assert_eq!((printed.number(17), printed.line(17)), (number, text));
        let sentence = Sentence::Error {
            line: 17,
            kind: queenscope_solver::RunErrorKind::Frames,
        };
        let Sentence::Error { line, .. } = printed.sentence(sentence) else {
            panic!("it is still an error");
        };
        assert_eq!(line, number);
    }
    // `global t` is no line of C: what stands for it is the line before.
    assert_eq!(check(Listed::C).number(12), 18);
}

#[test]
fn a_print_of_several_lines_is_one_line_of_python() {
    let printed = check(Listed::C);
    let places: Vec<_> = printed.lines[23..28]
        .iter()
        .map(|line| line.place)
        .collect();
    assert_eq!(
        places,
        [
            Place::First(18),
            Place::Further(18),
            Place::Further(18),
            Place::Aside,
            Place::Further(18)
        ]
    );
}

#[test]
fn names_in_values_are_those_of_the_listing() {
    let note = |printed: &Printed| {
        let note = Note {
            line: 1,
            text: "n = 4, a[n] = 0, nn = n1".into(),
            tone: crate::inline::Tone::Held,
            age: crate::inline::Age::Old,
        };
        printed.note(note).text.to_string()
    };
    assert_eq!(note(&check(Listed::Rust)), "N = 4, a[N] = 0, nn = n1");
    assert_eq!(note(&check(Listed::C)), "n = 4, a[n] = 0, nn = n1");
}

#[test]
fn a_file_is_named_after_the_program_the_board_and_the_language() {
    let subject = subject(ProgramId::RecursiveCheck, 8);
    for (listed, name) in [
        (Listed::Pseudocode, "queenscope-recursive-check-n8.txt"),
        (Listed::Python, "queenscope-recursive-check-n8.py"),
        (Listed::C, "queenscope-recursive-check-n8.c"),
        (Listed::Pascal, "queenscope-recursive-check-n8.pas"),
        (Listed::Rust, "queenscope-recursive-check-n8.rs"),
    ] {
        let printed = Printed::of(&subject, listed, Language::English);
        assert_eq!(printed.file(&subject), name);
        let words = Words::English;
        assert_eq!(
            printed.text(),
            subject.script.listing_in(listed, words).text()
        );
    }
}

#[test]
fn it_is_printed_anew_only_if_something_else_is_to_be_seen() {
    let subject = subject(ProgramId::Blind, 8);
    let printed = Printed::of(&subject, Listed::Pseudocode, Language::English);
    assert!(printed.is(&subject, Listed::Pseudocode, Language::English));
    assert!(!printed.is(&subject, Listed::Pseudocode, Language::Chinese));
    assert!(!printed.is(&subject, Listed::C, Language::English));
    let other = self::subject(ProgramId::Blind, 7);
    assert!(!printed.is(&other, Listed::Pseudocode, Language::English));
}

#[test]
fn what_is_quoted_reads_as_the_listing_has_it() {
    use Listed::{C, Pascal, Pseudocode, Python, Rust};
    let python = "<module>: n == True, [True, False] != nTrue, k - 1 <= 2";
    for (listed, language, expected) in [
        (Python, Language::Chinese, python),
        (
            C,
            Language::Chinese,
            "main: n == true, [true, false] != nTrue, k - 1 <= 2",
        ),
        (
            Pascal,
            Language::English,
            "main program: n = true, [true, false] <> nTrue, k - 1 <= 2",
        ),
        (
            Rust,
            Language::English,
            "run: N == true, [true, false] != nTrue, k - 1 <= 2",
        ),
        (
            Pseudocode,
            Language::English,
            "main program: n = true, [true, false] ≠ nTrue, k − 1 ≤ 2",
        ),
        (
            Pseudocode,
            Language::Chinese,
            "主程序: n = 真, [真, 假] ≠ nTrue, k − 1 ≤ 2",
        ),
    ] {
        let subject = subject(ProgramId::RecursiveCheck, 4);
        let printed = Printed::of(&subject, listed, language);
        assert_eq!(printed.quoted(python), expected);
    }
    let subject = subject(ProgramId::Bitmask, 4);
    let told = |language, text| Printed::of(&subject, C, language).told(text);
    assert_eq!(
        told(Language::Chinese, "从 free 中去掉 1"),
        "从 free_ 中去掉 1"
    );
    // In English a name is not told from a word.
    assert_eq!(told(Language::English, "free: True"), "free: true");
}

/// The condition that a sentence or a second line quotes.
fn condition(sentence: &Sentence, tie: Option<&Tie>) -> Option<String> {
    match (sentence, tie) {
        (
            Sentence::Ran {
                statement: Statement::Tested { condition, .. },
                ..
            },
            _,
        )
        | (_, Some(Tie::Over { condition, .. })) => Some(condition.clone()),
        _ => None,
    }
}

/// Every condition and every truth value that is quoted stands in the line that has run:
/// no program of the course has one that a listing cannot say in its place.
#[test]
fn what_a_sentence_quotes_of_a_line_stands_in_that_line() {
    for program in ProgramId::ALL {
        let subject = subject(program, 5);
        let all: Vec<_> = Listed::ALL
            .into_iter()
            .flat_map(|listed| Language::ALL.map(|language| (listed, language)))
            .map(|(listed, language)| (language, Printed::of(&subject, listed, language)))
            .collect();
        let mut timeline = Timeline::new(Script::of(program, BoardSize::new(5).unwrap()));
        let mut quoted = 0;
        for position in (0..1_500).chain((1_500..60_000).step_by(331)) {
            while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
            let moment = timeline.moment();
            let Some(ran) = moment.ran else {
                continue;
            };
            let real = sentence(&subject, moment);
            let second = tie(&subject, moment, &real);
            for (language, printed) in &all {
                let at = format!("{program} {} {language:?} {position}", printed.language);
                let sentence = printed.sentence(real.clone());
                let tie = second.clone().map(|tie| printed.tie(tie, moment.ran));
                let line = printed.line(ran);
                if let Some(condition) = condition(&sentence, tie.as_ref()) {
                    quoted += 1;
                    assert!(line.contains(&condition), "{at}: {condition} in {line}");
                }
                let returned = match (&sentence, &tie) {
                    (
                        Sentence::Ran {
                            statement: Statement::Returned { value, .. },
                            ..
                        },
                        _,
                    ) => value.clone(),
                    (_, Some(Tie::Returns { value, .. })) => Some(value.clone()),
                    _ => None,
                };
                if let Some(value) = returned {
                    assert!(line.contains(&value), "{at}: {value} in {line}");
                }
                if printed.language != Listed::Python {
                    let strings = language.strings();
                    let places = crate::notation::Places::plain(5);
                    let mut text = (strings.sentence)(&sentence, places);
                    if let Sentence::Told(_) = sentence {
                        text = printed.told(&text);
                    }
                    let tie = tie.map(|tie| (strings.tie)(&tie, places));
                    let said = text + &tie.unwrap_or_default();
                    for python in ["True", "False", "<module>"] {
                        assert!(!said.contains(python), "{at}: {said}");
                    }
                }
            }
        }
        assert_eq!(quoted == 0, QUOTES_NONE.contains(&program), "{program}");
    }
}

/// Programs of which every test is told by what it means on the board.
const QUOTES_NONE: [ProgramId; 2] = [ProgramId::Blind, ProgramId::Enumeration];
