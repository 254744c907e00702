//! Values at chosen positions, and laws for all of them.

use queenscope_solver::{
    BoardSize, ProgramId, ProgramId::*, Progress, Script, Target, Timeline, Value,
};

use super::*;

struct Run {
    listing: Vec<Rc<str>>,
    script: Script,
    timeline: Timeline,
}

impl Run {
    fn of(program: ProgramId, n: u8) -> Run {
        let script = Script::of(program, BoardSize::new(n).unwrap());
        Run {
            listing: script
                .listing()
                .iter()
                .map(|l| Rc::from(l.as_str()))
                .collect(),
            timeline: Timeline::new(script.clone()),
            script,
        }
    }

    fn at(&mut self, position: u64) -> Vec<Note> {
        while self.timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        notes(&self.listing, self.script.markers(), self.timeline.moment())
    }
}

/// A program, n and a position, and its notes: lines, texts, tones.
type NotesAt<'a> = (ProgramId, u8, u64, &'a [(u32, &'a str, Tone)]);

#[test]
fn lines_end_with_the_values_that_they_gave_or_ran_with() {
    use Tone::*;
    #[rustfmt::skip]
    let rows: &[NotesAt<'_>] = &[
        (RecursiveCheck, 4, 0, &[]),
        (Iterative, 8, 64323, &[(4, "k = 6", Held), (5, "i = 4", Held), (6, "2 == 2", Refused)]),
        (RecursiveCheck, 4, 30, &[(5, "k = 2", Held), (6, "i = 1", Held), (7, "1 != 3, 2 != 1", Decided)]),
        (RecursiveCheck, 4, 31, &[(5, "k = 2", Held), (6, "i = 1", Held)]),
        (RecursiveFree, 4, 21, &[(9, "b[3] = True, c[5] = True, col[1] = False", Refused), (11, "k = 2", Held), (13, "j = 1", Held), (14, "ok(1, 2) → False", Returned)]),
        (IterativeMarks, 4, 17, &[(8, "k = 1, value = 1", Held)]),
        (IterativeMarks, 4, 21, &[(32, "k = 2", Decided)]),
        (Blind, 4, 7, &[(11, "a[1] = 1", Held), (12, "a[2] = 1", Held), (13, "a[3] = 1", Held), (14, "a[4] = 1", Decided)]),
        (Blind, 4, 8, &[]),
        (MinConflicts, 4, 606, &[(49, "i = 4", Held), (52, "3 > 0, 3 < 1000", Decided)]),
        (RecursiveMarks, 8, 20674, &[(8, "k = 6", Held), (10, "j = 3", Held), (11, "b[3] = 0, c[9] = 1", Refused)]),
    ];
    for (program, n, position, expected) in rows {
        let notes = Run::of(*program, *n).at(*position);
        let found: Vec<_> = notes
            .iter()
            .map(|note| (note.line, &*note.text, note.tone))
            .collect();
        assert_eq!(found, *expected, "{program} {n} {position}");
    }
}

/// A program of four queens and a position, and its notes: lines, texts, ages.
type AgesAt<'a> = (ProgramId, u64, &'a [(u32, &'a str, Age)]);

/// Whatever has just come back or got another value is marked, and nothing else is.
#[test]
fn what_is_new_is_told_from_what_is_held() {
    use Age::*;
    #[rustfmt::skip]
    let rows: &[AgesAt<'_>] = &[
        // check(1) is called: its k is new. Then it comes back.
        (RecursiveCheck, 9, &[(5, "k = 1", New)]),
        (RecursiveCheck, 10, &[(5, "k = 1", Old)]),
        (RecursiveCheck, 11, &[(11, "k = 1", Old), (13, "j = 1", Old), (15, "check(1) → True", New)]),
        (RecursiveCheck, 12, &[(11, "k = 1", Old), (13, "j = 1", Old), (16, "1 != 4", Old)]),
        // A column is tried, and the cell is written.
        (RecursiveCheck, 14, &[(11, "k = 2", Old), (13, "j = 1", New)]),
        (RecursiveCheck, 15, &[(11, "k = 2", Old), (13, "j = 1", Old), (14, "a[2] = 1", New)]),
    ];
    for (program, position, expected) in rows {
        let notes = Run::of(*program, 4).at(*position);
        let found: Vec<_> = notes
            .iter()
            .map(|note| (note.line, &*note.text, note.age))
            .collect();
        assert_eq!(found, *expected, "{program} {position}");
    }
}

/// Whatever a line gave, its variable holds it still; whatever is refused has just run.
#[test]
fn no_value_is_older_than_the_moment() {
    for program in ProgramId::ALL {
        let mut run = Run::of(program, 4);
        let mut refused = 0;
        for position in 0.. {
            let notes = run.at(position);
            let moment = run.timeline.moment();
            for note in &notes {
                let at = format!("{program} {position}: {note:?}");
                assert_ne!(
                    run.listing[note.line as usize - 1].trim(),
                    &*note.text,
                    "{at}"
                );
                match note.tone {
                    Tone::Held => {
                        for (name, value) in
                            note.text.split(", ").map(|x| x.split_once(" = ").unwrap())
                        {
                            let found =
                                frames::place(&moment.frames[moment.frames.len() - 1..], name)
                                    .or_else(|| frames::place(&moment.frames, name));
                            assert_eq!(
                                found.map(|(_, value)| value).as_deref(),
                                Some(value),
                                "{at}"
                            );
                        }
                    }
                    Tone::Returned => {
                        let back = &moment.returned[0];
                        assert_eq!(back.line, note.line, "{at}");
                        let listed = &run.listing[note.line as usize - 1];
                        assert!(listed.contains(&format!("{}(", back.name)), "{at}");
                    }
                    Tone::Decided => assert_eq!(moment.ran, Some(note.line), "{at}"),
                    Tone::Refused => {
                        refused += 1;
                        assert_eq!(moment.ran, Some(note.line), "{at}");
                        assert_eq!(moment.conflicts.len(), 1, "{at}");
                    }
                }
            }
            for cell in &moment.writes {
                assert!(!matches!(
                    cell.value,
                    Value::Integers(_) | Value::Booleans(_)
                ));
            }
            if moment.finished {
                break;
            }
        }
        // Not every program comes upon conflicts, and a repair chooses them.
        let finds = program
            .source(BoardSize::new(4).unwrap())
            .contains("conflict(");
        if program == MinConflicts {
            assert_eq!(refused, 0, "{program}");
        } else {
            assert!(refused >= if finds { 3 } else { 0 }, "{program}: {refused}");
        }
    }
}
