//! CPython is the judge: every position of every program, line by line, for n up to
//! 6, and by checksum for n = 8 as far as that is not too long. See `cpython/oracle.py` for how it is asked.

use std::thread;

use queenscope_solver::{BoardSize, ProgramId, Progress, Script, StepSize, Target, Timeline};

#[path = "support/oracle.rs"]
mod oracle;
#[path = "support/run.rs"]
mod run;
#[path = "support/text.rs"]
mod text;

use text::{Fnv, Scribe};

/// More positions than any run here has.
const ALL: u64 = 10_000_000;

fn size(n: u8) -> BoardSize {
    BoardSize::new(n).expect("a size from 1 to 32")
}

#[test]
fn every_position_is_cpythons() {
    thread::scope(|scope| {
        for program in ProgramId::ALL {
            scope.spawn(move || {
                let sizes = match program {
                    ProgramId::Blind => 1..=5,
                    _ => 1..=6,
                };
                let sources: Vec<String> = sizes.clone().map(|n| program.source(size(n))).collect();
                let verdicts = oracle::ask("judge", sources.iter().map(String::as_str), ALL);
                for (n, verdict) in sizes.zip(verdicts) {
                    assert!(
                        verdict.stop.is_some(),
                        "CPython comes to the end of {program}, n = {n}"
                    );
                    if let Err(difference) = run::compare(Script::of(program, size(n)), &verdict) {
                        panic!("{program}, n = {n}, {difference}");
                    }
                }
            });
        }
    });
}

#[test]
fn every_position_of_larger_boards_is_cpythons() {
    let rows: Vec<Vec<&str>> = include_str!("checksums.txt")
        .lines()
        .filter(|line| !line.starts_with('#'))
        .map(|line| line.split(' ').collect())
        .collect();
    let programs: Vec<&str> = rows.iter().map(|row| row[0]).collect();
    let mut expected: Vec<&str> = ProgramId::ALL
        .iter()
        .filter(|program| **program != ProgramId::Blind)
        .map(|program| program.as_str())
        .collect();
    expected.sort_unstable();
    assert_eq!(
        programs, expected,
        "checksums.txt has a row for each program but blind"
    );
    thread::scope(|scope| {
        for row in &rows {
            scope.spawn(|| {
                let program: ProgramId = row[0].parse().expect("the id of a program");
                let mut text = Fnv::START;
                program.source(size(8)).lines().for_each(|line| text.add_line(line));
                assert_eq!(format!("{:016x}", text.0), row[4], "{program} has another text now: {}", AGAIN);
                let n = size(row[1].parse().expect("a size"));
                let summary = summary(program, n);
                if summary != row[2..4].join(" ") {
                    let verdict = oracle::ask("judge", [program.source(n).as_str()], ALL).remove(0);
                    match run::compare(Script::of(program, n), &verdict) {
                        Ok(()) => panic!("{program} runs as in CPython, but checksums.txt is out of date: {AGAIN}"),
                        Err(difference) => panic!("{program}, n = {n}, {difference}"),
                    }
                }
            });
        }
    });
}

const AGAIN: &str = "run python3 -B crates/solver/tests/cpython/make_checksums.py";

/// The number of positions of a program on a board, and the checksum of their text.
fn summary(program: ProgramId, n: BoardSize) -> String {
    let mut timeline = Timeline::new(Script::of(program, n));
    let (mut scribe, mut checksum, mut positions) = (Scribe::new(), Fnv::START, 0_u64);
    loop {
        checksum.add_line(&scribe.text(timeline.moment()));
        positions += 1;
        if timeline.moment().finished {
            return format!("{positions} {:016x}", checksum.0);
        }
        let progress = timeline.seek(Target::Forward(StepSize::Line), 1_000);
        assert!(
            matches!(progress, Progress::Arrived),
            "a single step is a short way"
        );
    }
}
