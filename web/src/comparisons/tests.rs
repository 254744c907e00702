//! The table at chosen positions, and against what every run of a check says itself.

use queenscope_solver::{BoardSize, EventKind, ProgramId, Progress, Script, Target, Timeline};

use super::*;
use crate::which::Runnable;

struct Run {
    subject: Rc<Subject>,
    timeline: Timeline,
}

impl Run {
    fn of(program: ProgramId, n: u8) -> Run {
        let n = BoardSize::new(n).unwrap();
        Run {
            subject: Subject::of(&Runnable::course(program, n)),
            timeline: Timeline::new(Script::of(program, n)),
        }
    }

    fn at(&mut self, position: u64) -> Check {
        while self.timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        check(&self.subject, self.timeline.moment())
    }
}

fn shown(check: &Check) -> String {
    match check {
        Check::Absent => "absent".into(),
        Check::Resting { name } => format!("{name} rests"),
        Check::At(at) => {
            let pairs: String = at
                .pairs
                .iter()
                .map(|pair| match pair.outcome {
                    Outcome::Free => " free",
                    Outcome::SameColumn => " column",
                    Outcome::SameDistance => " distance",
                    Outcome::Next => " next",
                    Outcome::Open => " open",
                })
                .collect();
            let current = at.current.map_or(String::new(), |row| format!(" at {row}"));
            format!("{}:{pairs}{current}", at.call)
        }
    }
}

#[test]
fn the_table_follows_the_check() {
    use ProgramId::*;
    for (program, n, position, expected) in [
        (RecursiveMarks, 4, 20, "absent"),
        (RecursiveCheck, 4, 0, "check rests"),
        // Defined, which is no call.
        (RecursiveCheck, 4, 4, "check rests"),
        (RecursiveCheck, 4, 9, "check(1):"),
        (RecursiveCheck, 4, 11, "check(1):"),
        (RecursiveCheck, 4, 37, "check(3): open open"),
        (RecursiveCheck, 4, 38, "check(3): next open at 1"),
        (RecursiveCheck, 4, 39, "check(3): column open at 1"),
        (RecursiveCheck, 4, 40, "check(3): column open at 1"),
        (RecursiveCheck, 4, 45, "check(3): free open at 1"),
        (RecursiveCheck, 4, 46, "check(3): free next at 2"),
        (RecursiveCheck, 4, 47, "check(3): free distance at 2"),
        (RecursiveCheck, 4, 48, "check(3): free distance at 2"),
        (RecursiveCheck, 4, 49, "check rests"),
        (
            Iterative,
            8,
            64323,
            "check(6): free free free distance open at 4",
        ),
        (Blind, 4, 8, "check_all():"),
        (Blind, 4, 9, "check_all(): open"),
        (Blind, 4, 10, "check_all(): next at 1"),
        (Blind, 4, 12, "check_all(): column at 1"),
    ] {
        let found = shown(&Run::of(program, n).at(position));
        assert_eq!(found, expected, "{program} {n} {position}");
    }
}

#[test]
fn the_table_agrees_with_every_comparison_and_with_what_the_check_returns() {
    for program in ProgramId::ALL {
        let mut run = Run::of(program, 4);
        if run.at(0) == Check::Absent {
            continue;
        }
        let mut before = None;
        for position in 0.. {
            let found = run.at(position);
            let moment = run.timeline.moment();
            let name = &moment.frames.last().unwrap().name;
            let at = format!("{program} {position} {}", shown(&found));
            if let Some(event) = moment.events.iter().find(|e| e.kind == EventKind::Compare) {
                let Check::At(table) = &found else {
                    panic!("{at}")
                };
                assert_eq!((table.row, table.current), (event.row, event.with), "{at}");
                let made = table.pairs[table.current.unwrap() as usize - 1].outcome;
                assert_eq!(made.is_conflict(), !moment.conflicts.is_empty(), "{at}");
                assert_ne!(made, Outcome::Next, "{at}");
            }
            if let Check::At(table) = &found {
                let conflicts = table.pairs.iter().filter(|p| p.outcome.is_conflict());
                assert!(conflicts.count() <= 1, "{at}");
                if !CHECKS.contains(&name.as_str()) {
                    // It has returned, which changes nothing in the table.
                    let Some(Check::At(before)) = &before else {
                        panic!("{at}")
                    };
                    assert_eq!(table.pairs, before.pairs, "{at}");
                    assert_eq!(table.call, before.call, "{at}");
                }
            } else {
                assert!(!CHECKS.contains(&name.as_str()), "{at}");
            }
            before = Some(found);
            if moment.finished {
                break;
            }
        }
    }
}
