//! Seeks for a condition, forwards and backwards, lead to where a naive look through
//! all moments leads: from every position, in slices of every size, at keyframes and
//! across them, and when they are given up half way.

use std::{collections::BTreeSet, thread};

use queenscope_solver::{
    Condition, Direction, EventKind, Moment, Outcome, ProgramId, Progress, StepSize, Target,
    Timeline,
};

#[path = "support/law.rs"]
mod law;
#[path = "support/random/mod.rs"]
mod random;

use law::{Law, PLENTY, size};
use random::Random;

/// A condition that another than the contract's words decide.
fn holds(law: &Law, condition: &Condition, from: u64, at: u64) -> bool {
    let moment = |position: u64| &law.moments[usize::try_from(position).expect("a short run")];
    let (start, now) = (moment(from), moment(at));
    let before = at.checked_sub(1).map(moment);
    let happened = |kind: EventKind| now.events.iter().any(|event| event.kind == kind);
    let row = |moment: &Moment| moment.board.active.map(|active| active.row);
    let queen = |moment: &Moment, row: u8| moment.board.rows[usize::from(row) - 1].queen;
    let changes = |of: &dyn Fn(&Moment) -> Option<u8>| before.is_some_and(|old| of(old) != of(now));
    match condition {
        Condition::Lines(lines) => now.line.is_some_and(|line| lines.contains(&line)),
        Condition::Boundary(size) => {
            let (_, boundaries) = law
                .boundaries
                .iter()
                .find(|(other, _)| other == size)
                .expect("all sizes are there");
            boundaries.contains(&at)
        }
        Condition::Over => now.frames.len() <= start.frames.len(),
        Condition::Out => now.frames.len() < start.frames.len(),
        Condition::Row => changes(&row),
        Condition::Queen(number) => changes(&|moment| queen(moment, *number)),
        Condition::Depth(depth) => {
            before.is_some_and(|old| row(old) < Some(*depth) && row(now) >= Some(*depth))
        }
        Condition::Conflict(with) => now
            .events
            .iter()
            .any(|event| event.kind == EventKind::Conflict && event.with == Some(i64::from(*with))),
        Condition::Backtrack => happened(EventKind::Backtrack),
        Condition::Solution => happened(EventKind::Solution),
        Condition::Queens(columns) => {
            now.board.rows.iter().zip(columns).all(|(row, column)| {
                row.queen.unwrap_or(0) == *column && (row.placed || *column == 0)
            })
        }
    }
}

/// Where a seek must lead, and whether it finds something there.
fn naive(law: &Law, conditions: &[Condition], from: u64, direction: Direction) -> (u64, Outcome) {
    let any = |at: &u64| conditions.iter().any(|one| holds(law, one, from, *at));
    let found = match direction {
        Direction::Forward => (from + 1..=law.end()).find(any),
        Direction::Back => (0..from).rev().find(any),
    };
    let end = match direction {
        Direction::Forward => law.end(),
        Direction::Back => 0,
    };
    match found {
        Some(position) => (position, Outcome::Met),
        None => (end, Outcome::Never(direction)),
    }
}

/// Every kind of condition, alone and together.
fn conditions(law: &Law) -> Vec<Vec<Condition>> {
    let lines = u32::try_from(law.script.listing().len()).expect("a short text");
    let n = law.script.n().get();
    let single = (1..=lines).map(|line| Condition::Lines(vec![line]));
    let rows = (1..=n).flat_map(|row| {
        [
            Condition::Queen(row),
            Condition::Depth(row),
            Condition::Conflict(row),
        ]
    });
    let plain = [
        Condition::Over,
        Condition::Out,
        Condition::Row,
        Condition::Backtrack,
        Condition::Solution,
    ];
    // Boards that occur, the empty one among them, and one that does not.
    let boards = law.moments.iter().step_by(law.moments.len() / 2 + 1);
    let boards = boards.map(|moment| {
        let rows = moment.board.rows.iter();
        rows.map(|row| row.queen.filter(|_| row.placed).unwrap_or(0))
            .collect()
    });
    let boards = boards.chain([vec![n; usize::from(n)]]);
    let mut all: Vec<Vec<Condition>> = single
        .chain(rows)
        .chain(plain)
        .chain(boards.map(Condition::Queens))
        .map(|one| vec![one])
        .collect();
    all.push(vec![Condition::Lines((1..=lines).step_by(3).collect())]);
    all.push(vec![
        Condition::Lines(vec![lines, lines / 2]),
        Condition::Conflict(1),
        Condition::Conflict(2),
    ]);
    all.push(vec![Condition::Lines(Vec::new())]);
    all.push(Vec::new());
    all
}

fn arrive(timeline: &mut Timeline, mut progress: Progress, budget: u64) {
    while progress != Progress::Arrived {
        progress = timeline.resume(budget);
    }
}

/// Seeks from a position, and holds what comes of it against the naive look.
fn check(law: &Law, timeline: &mut Timeline, wanted: &[Condition], from: u64, budget: u64) {
    for direction in [Direction::Forward, Direction::Back] {
        let progress = timeline.seek(Target::Position(from), PLENTY);
        arrive(timeline, progress, PLENTY);
        let progress = timeline.seek_until(direction, wanted, budget);
        arrive(timeline, progress, budget);
        let after = format!("{wanted:?} {direction:?} from {from} by {budget}");
        let (position, outcome) = naive(law, wanted, from, direction);
        law.holds(timeline, position, &after);
        assert_eq!(timeline.outcome(), outcome, "{} after {after}", law.name);
    }
}

fn for_all(check: impl Fn(ProgramId) + Sync) {
    thread::scope(|scope| {
        for program in ProgramId::ALL {
            let check = &check;
            scope.spawn(move || check(program));
        }
    });
}

/// A board on which every position can be started from.
fn small(program: ProgramId) -> u8 {
    match program {
        ProgramId::DancingLinks => 2,
        ProgramId::Blind | ProgramId::FailFirst | ProgramId::ForwardChecking => 3,
        _ => 4,
    }
}

#[test]
fn from_every_position_each_condition_leads_to_where_it_holds() {
    for_all(|program| {
        let n = small(program);
        let law = Law::of(program, n);
        for wanted in conditions(&law) {
            // The first half is explored on the way, the second is known.
            let mut timeline = law.timeline();
            for from in 0..=law.end() {
                check(&law, &mut timeline, &wanted, from, PLENTY);
            }
        }
    });
}

#[test]
fn longer_runs_and_slices_of_any_size_lead_to_the_same() {
    for_all(|program| {
        let n = match program {
            ProgramId::Blind | ProgramId::DancingLinks => 4,
            ProgramId::Permutation | ProgramId::ForwardChecking | ProgramId::FailFirst => 5,
            _ => 6,
        };
        let law = Law::of(program, n);
        let mut random = Random::new(u64::from(n));
        for wanted in conditions(&law) {
            let mut timeline = law.timeline();
            for _ in 0..6 {
                let from = random.below(law.moments.len()) as u64;
                let budget = random.one(&[7, 1_000, 2_048, PLENTY]);
                check(&law, &mut timeline, &wanted, from, budget);
            }
        }
    });
}

#[test]
fn boundaries_are_conditions_too() {
    for_all(|program| {
        let n = small(program);
        let law = Law::of(program, n);
        let target = |direction: Direction, size: StepSize| match direction {
            Direction::Forward => Target::Forward(size),
            Direction::Back => Target::Back(size),
        };
        let ways = [Direction::Forward, Direction::Back];
        for step_size in StepSize::ALL {
            let plain = [Condition::Boundary(step_size)];
            let mixed = [Condition::Boundary(step_size), Condition::Lines(vec![3])];
            let mut timeline = law.timeline();
            for (from, direction) in (0..=law.end()).flat_map(|from| ways.map(|way| (from, way))) {
                // The ends are boundaries of every size, and are arrived at anyway.
                for (wanted, position) in [
                    (&plain[..], law.goal(from, target(direction, step_size))),
                    (&mixed[..], naive(&law, &mixed, from, direction).0),
                ] {
                    let progress = timeline.seek(Target::Position(from), PLENTY);
                    arrive(&mut timeline, progress, PLENTY);
                    let progress = timeline.seek_until(direction, wanted, 100);
                    arrive(&mut timeline, progress, 100);
                    law.holds(&timeline, position, &format!("{wanted:?} from {from}"));
                }
            }
        }
    });
}

#[test]
fn programs_of_any_shape_stop_where_they_should() {
    for seed in 0..40 {
        let mut random = Random::new(seed);
        let source = random::program(&mut random).to_string();
        // Many of these end with an error, or are stopped by their budget.
        let law = Law::of_source(&format!("seed {seed}"), &source, 4, 2_500);
        for wanted in conditions(&law) {
            let mut timeline = law.timeline();
            for from in [0, law.end(), random.below(law.moments.len()) as u64] {
                check(
                    &law,
                    &mut timeline,
                    &wanted,
                    from,
                    random.one(&[1, 50, PLENTY]),
                );
            }
        }
    }
}

#[test]
fn a_look_that_is_given_up_leaves_the_moment() {
    let law = Law::of(ProgramId::RecursiveCheck, 6);
    let never = [Condition::Queen(7)];
    for direction in [Direction::Forward, Direction::Back] {
        for from in [1_000, law.end() / 2, law.end() - 1_000] {
            let mut timeline = law.timeline();
            timeline.seek(Target::Position(from), PLENTY);
            let mut progress = timeline.seek_until(direction, &never, 3);
            for _ in 0..40 {
                let Progress::Underway { reached, target } = progress else {
                    panic!("it is a long way from {from}")
                };
                let on_the_way = match direction {
                    Direction::Forward => from..=law.end(),
                    Direction::Back => 0..=from,
                };
                assert!(on_the_way.contains(&reached), "{reached} from {from}");
                assert_eq!(target, None);
                law.holds(&timeline, from, "a part of a look");
                progress = timeline.resume(3);
            }
            timeline.cancel();
            law.holds(&timeline, from, "giving up");
            assert_eq!(timeline.resume(PLENTY), Progress::Arrived);
            law.holds(&timeline, from, "giving up for good");
        }
    }
}

#[test]
fn a_look_goes_as_far_as_it_must_and_no_farther() {
    let mut timeline = Timeline::new(queenscope_solver::Script::of(
        ProgramId::IterativeMarks,
        size(12),
    ));
    timeline.seek(Target::Position(400_000), PLENTY);
    let never = [Condition::Lines(vec![1_000])];
    let Progress::Underway { reached, .. } =
        timeline.seek_until(Direction::Forward, &never, 10_000)
    else {
        panic!("the run is longer")
    };
    assert_eq!(reached, 410_000);
    timeline.cancel();
    assert_eq!(timeline.position(), 400_000);
    // The first line runs once: the whole way back is looked through for it.
    timeline.seek_until(Direction::Back, &[Condition::Lines(vec![1])], PLENTY);
    assert_eq!((timeline.position(), timeline.outcome()), (0, Outcome::Met));
}

#[test]
fn lines_that_are_no_steps_are_known() {
    for program in ProgramId::ALL {
        let law = Law::of(program, 4);
        let ran: BTreeSet<u32> = law
            .moments
            .iter()
            .filter_map(|moment| moment.line)
            .collect();
        let steps = law.script.steps();
        assert!(ran.iter().all(|line| steps.contains(line)), "{program}");
        // Whatever else is a step could run with another board.
        for (number, text) in (1..).zip(law.script.listing()) {
            let text = text.trim();
            let never = text.is_empty() || text == "else:" || text.starts_with("global ");
            assert_eq!(steps.contains(&number), !never, "{program}: {text}");
        }
    }
}
