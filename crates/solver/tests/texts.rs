//! The texts of the programs: what they are for one n, and what readers see of them.

use queenscope_solver::{BoardSize, ProgramId, Script, Timeline};

fn sizes() -> impl Iterator<Item = BoardSize> {
    (1..=32).filter_map(BoardSize::new)
}

#[test]
fn templates_nest_as_written_by_hand() {
    let written = [
        (ProgramId::Blind, 4, include_str!("texts/blind_n4.py")),
        (
            ProgramId::Enumeration,
            4,
            include_str!("texts/enumeration_n4.py"),
        ),
        (
            ProgramId::Enumeration,
            8,
            include_str!("texts/enumeration_n8.py"),
        ),
    ];
    for (program, n, text) in written {
        let n = BoardSize::new(n).expect("a size from 1 to 32");
        assert_eq!(program.source(n), text, "{program}, n = {n}");
    }
}

#[test]
fn the_n_in_force_stands_in_the_first_line() {
    for program in ProgramId::ALL {
        for n in sizes() {
            assert_eq!(
                program.source(n).lines().next(),
                Some(format!("n = {n}").as_str()),
                "{program}"
            );
        }
    }
}

#[test]
fn other_lines_stay_as_they_are_for_every_n() {
    for program in ProgramId::ALL {
        if matches!(program, ProgramId::Blind | ProgramId::Enumeration) {
            continue;
        }
        let eight = program.source(BoardSize::new(8).expect("a size from 1 to 32"));
        for n in sizes() {
            assert_eq!(
                program.source(n),
                eight.replacen("n = 8", &format!("n = {n}"), 1),
                "{program}"
            );
        }
    }
}

#[test]
fn listings_are_the_texts_without_their_marks() {
    for program in ProgramId::ALL {
        for n in sizes() {
            let source = program.source(n);
            let plain: Vec<&str> = source
                .lines()
                .map(|line| {
                    line.split_once("#:")
                        .map_or(line, |(code, _)| code.trim_end())
                })
                .collect();
            assert_eq!(
                Script::of(program, n).listing(),
                plain,
                "{program}, n = {n}"
            );
        }
    }
}

#[test]
fn every_program_starts_for_every_n() {
    for program in ProgramId::ALL {
        for n in sizes() {
            let timeline = Timeline::new(Script::of(program, n));
            let moment = timeline.moment();
            assert_eq!(
                (moment.position, moment.line, moment.ran, moment.n),
                (0, Some(1), None, n),
                "{program}"
            );
            assert!(
                !moment.finished && moment.events.is_empty(),
                "{program}, n = {n}"
            );
        }
    }
}
