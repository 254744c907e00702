//! What geometry says of faulty programs: those that come with the page as
//! experiments, and others that were written without looking at the machine. CPython and
//! a search through all permutations gave the figures.

use queenscope_solver::{
    BoardSize, Completeness, Conflict, Experiment, Flaw, Line, ProgramId, Script, Timeline, Verdict,
};

fn size(n: u8) -> BoardSize {
    BoardSize::new(n).expect("it is a size of a board")
}

fn judged(source: &str, n: u8) -> Verdict {
    let script =
        Script::from_source(source, size(n)).unwrap_or_else(|error| panic!("{error}\n{source}"));
    // Enough for every program here that ends.
    let budget = if source == ENDLESS {
        200_000
    } else {
        3_000_000
    };
    let mut timeline = Timeline::with_step_budget(script, budget);
    timeline.explore(u64::MAX);
    timeline
        .verdict()
        .expect("a program of a reader's own is judged")
}

/// A verdict in one line: boards, wrong ones, repeats, and what is missing.
fn line(verdict: &Verdict) -> String {
    let mut text = format!(
        "{} boards, {} wrong, {} repeated",
        verdict.presented, verdict.wrong, verdict.repeated
    );
    if let Some(wrong) = &verdict.first_wrong {
        text += &format!("; wrong at {}: {:?}", wrong.position, wrong.columns);
    }
    if let Some(repeat) = &verdict.first_repeat {
        text += &format!(
            "; repeated at {} from {}: {:?}",
            repeat.position, repeat.before, repeat.columns
        );
    }
    match &verdict.completeness {
        Completeness::Unknown => text += "; rest unknown",
        Completeness::Whole(all) => text += &format!("; all {all}"),
        Completeness::Missing { found, all, first } => {
            text += &format!("; {found} of {all}, first missing {first:?}");
        }
    }
    text
}

#[test]
fn the_programs_of_the_course_are_right_and_are_not_judged() {
    for program in ProgramId::ALL {
        let shows_one = matches!(
            program,
            ProgramId::RecursiveFirst
                | ProgramId::Greedy
                | ProgramId::MinConflicts
                | ProgramId::Formula
        );
        for n in 1..=6 {
            let board = size(n);
            let verdict = judged(&program.source(board), n);
            let all = [1, 0, 0, 2, 10, 4][usize::from(n) - 1];
            let told = line(&verdict);
            if shows_one {
                let shown = [
                    "0 boards, 0 wrong, 0 repeated",
                    "1 boards, 0 wrong, 0 repeated",
                ];
                assert!(
                    shown.iter().any(|shown| told.starts_with(shown)),
                    "{program} {n}: {told}"
                );
            } else {
                let expected = format!("{all} boards, 0 wrong, 0 repeated; all {all}");
                assert_eq!(told, expected, "{program} {n}");
            }
            assert_eq!(Timeline::new(Script::of(program, board)).verdict(), None);
        }
    }
}

#[test]
fn every_experiment_changes_what_it_says() {
    for (experiment, changed, verdict) in [
        (
            Experiment::NoDiagonals,
            &[7][..],
            "24 boards, 22 wrong, 0 repeated; wrong at 91: [1, 2, 3, 4]; all 2",
        ),
        (
            Experiment::RowAbove,
            &[6],
            "184 boards, 174 wrong, 0 repeated; wrong at 74: [1, 3, 1, 3, 1]; all 10",
        ),
        (
            Experiment::KeptMarker,
            &[21],
            "1 boards, 0 wrong, 0 repeated; 1 of 10, first missing [1, 4, 2, 5, 3]",
        ),
        (
            Experiment::KeptColumn,
            &[20],
            "0 boards, 0 wrong, 0 repeated; 0 of 2, first missing [2, 4, 1, 3]",
        ),
        (
            Experiment::LateTest,
            &[11, 12, 13, 21, 23],
            "2 boards, 0 wrong, 0 repeated; all 2",
        ),
    ] {
        let n = experiment.board();
        assert_eq!(
            line(&judged(&experiment.source(n), n.get())),
            verdict,
            "{}",
            experiment.as_str()
        );
        assert_eq!(experiment.changed(n), changed, "{}", experiment.as_str());
        assert_eq!(Experiment::of(&experiment.source(n)), Some(experiment));
        assert_eq!(Experiment::of(&experiment.base().source(n)), None);
    }
}

const TWICE: &str = "\
n = 4
a = [0] * (n + 1)

def check(k):
    for i in range(1, k):
        if a[i] == a[k] or abs(a[i] - a[k]) == k - i:
            return False
    return True

def place(k):
    for j in range(1, n + 1):
        a[k] = j
        if check(k):
            if k == n:
                print(*a[1:])
            else:
                place(k + 1)

place(1)
place(1)
";

const SHORT: &str = "\
n = 4
a = [0] * n

for i in range(1, n):
    a[i] = 2 * i
print(*a[1:])
";

const OFF_THE_BOARD: &str = "\
n = 4
a = [0] * (n + 1)
for i in range(1, n + 1):
    a[i] = 2 * i
print(*a[1:])
";

const STOPPED: &str = "\
n = 4
a = [0] * (n + 1)
a[1] = 2
a[2] = 4
a[3] = 1
a[4] = 3
print(*a[1:])
a[5] = 1
";

const ENDLESS: &str = "\
n = 4
a = [0] * (n + 1)
a[1] = 3
a[2] = 1
a[3] = 4
a[4] = 2
while True:
    print(*a[1:])
";

#[test]
fn faulty_programs_are_judged_by_geometry() {
    for (source, verdict) in [
        (
            TWICE,
            "4 boards, 0 wrong, 2 repeated; repeated at 681 from 209: [2, 4, 1, 3]; all 2",
        ),
        (
            SHORT,
            "1 boards, 1 wrong, 0 repeated; wrong at 10: [2, 4, 6]; 0 of 2, first missing [2, 4, 1, 3]",
        ),
        (
            OFF_THE_BOARD,
            "1 boards, 1 wrong, 0 repeated; wrong at 12: [2, 4, 6, 8]; 0 of 2, first missing [2, 4, 1, 3]",
        ),
        (
            STOPPED,
            "1 boards, 0 wrong, 0 repeated; 1 of 2, first missing [3, 1, 4, 2]",
        ),
        (
            ENDLESS,
            "99997 boards, 0 wrong, 99996 repeated; repeated at 10 from 8: [3, 1, 4, 2]; 1 of 2, first missing [2, 4, 1, 3]",
        ),
    ] {
        assert_eq!(line(&judged(source, 4)), verdict, "{source}");
    }
    let flaw = |source| judged(source, 4).first_wrong.unwrap().flaw;
    assert_eq!(flaw(SHORT), Flaw::Rows(3));
    assert_eq!(flaw(OFF_THE_BOARD), Flaw::Column { row: 3, column: 6 });
    let n = size(4);
    assert_eq!(
        flaw(&Experiment::NoDiagonals.source(n)),
        Flaw::Attack(Conflict {
            row: 2,
            with: 1,
            kind: Line::Diagonal
        })
    );
}

#[test]
fn a_verdict_is_the_same_however_the_run_was_explored() {
    let n = size(5);
    let source = Experiment::RowAbove.source(n);
    let whole = judged(&source, 5);
    let mut timeline = Timeline::new(Script::from_source(&source, n).unwrap());
    while timeline.explore(7) {
        assert_eq!(
            timeline.verdict().unwrap().completeness,
            Completeness::Unknown
        );
    }
    assert_eq!(timeline.verdict().unwrap(), whole);
}
