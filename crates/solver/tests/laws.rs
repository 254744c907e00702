//! The moment at a position is the same however the position was reached, and every
//! step size has a fixed set of boundaries. Both are held against a record that was
//! made by single steps and against the contract's own words.

use std::thread;

use queenscope_solver::{EventKind, ProgramId, Progress, Script, StepSize, Target, Timeline};

#[path = "support/law.rs"]
mod law;
#[path = "support/random/mod.rs"]
mod random;

#[path = "support/setting.rs"]
mod setting;
#[path = "support/walk.rs"]
mod walk;

use law::{Law, PLENTY, size};
use random::Random;
use setting::setting;
use walk::walk;

/// Accepts every queen, so that placements on the last row come without a solution.
const CARELESS: &str = "\
n = 3
a = [0] * (n + 1)

def place(k):
    for j in range(1, n + 1):  #: then try(k, j); else backtrack(k)
        a[k] = j
        if j != 3:  #: then place(k, j); else conflict(k, j)
            if k == n:
                print(*a[1:])
            else:
                place(k + 1)

place(1)
";

fn for_all(largest: u8, check: impl Fn(Law) + Sync) {
    thread::scope(|scope| {
        for program in ProgramId::ALL {
            let check = &check;
            scope.spawn(move || {
                let largest = match program {
                    // Every moment is kept, and these have many, or large ones.
                    ProgramId::Blind | ProgramId::DancingLinks => largest.min(4),
                    ProgramId::Permutation | ProgramId::ForwardChecking | ProgramId::FailFirst => {
                        largest.min(5)
                    }
                    _ => largest,
                };
                (1..=largest).for_each(|n| check(Law::of(program, n)));
            });
        }
    });
}

#[test]
fn steps_back_lead_to_the_same_moments() {
    for_all(4, |law| {
        let mut timeline = law.timeline();
        timeline.seek(Target::End, PLENTY);
        for position in (0..=law.end()).rev() {
            law.holds(&timeline, position, "steps back");
            timeline.seek(Target::Back(StepSize::Line), PLENTY);
        }
        law.holds(&timeline, 0, "a step back from the start");
    });
}

#[test]
fn every_size_has_its_boundaries() {
    for_all(6, |law| {
        for (size, boundaries) in &law.boundaries {
            let mut timeline = law.timeline();
            for position in boundaries {
                law.holds(&timeline, *position, &format!("{size:?} forward"));
                timeline.seek(Target::Forward(*size), PLENTY);
            }
            law.holds(&timeline, law.end(), "a step forward from the end");
            for position in boundaries.iter().rev() {
                law.holds(&timeline, *position, &format!("{size:?} back"));
                timeline.seek(Target::Back(*size), PLENTY);
            }
            // From between two boundaries: the next and the previous one.
            for from in (0..=law.end()).step_by(37) {
                for target in [Target::Forward(*size), Target::Back(*size)] {
                    timeline.seek(Target::Position(from), PLENTY);
                    timeline.seek(target, PLENTY);
                    law.holds(
                        &timeline,
                        law.goal(from, target),
                        &format!("{target:?} from {from}"),
                    );
                }
            }
        }
    });
}

#[test]
fn a_placement_without_its_solution_is_a_move_of_its_own() {
    let law = Law::of_source("a careless program", CARELESS, 3, PLENTY);
    let (_, moves) = &law.boundaries[1];
    let placed: Vec<u64> = law
        .moments
        .iter()
        .filter(|moment| {
            moment
                .events
                .iter()
                .any(|e| e.kind == EventKind::Place && e.row == Some(3))
        })
        .map(|moment| moment.position)
        .collect();
    assert_eq!(placed.len(), 8, "two columns in each of three rows");
    assert!(placed.iter().all(|position| !moves.contains(position)));
    let mut timeline = law.timeline();
    for position in moves {
        law.holds(&timeline, *position, "moves");
        timeline.seek(Target::Forward(StepSize::Move), PLENTY);
    }
    for position in moves.iter().rev() {
        law.holds(&timeline, *position, "moves back");
        timeline.seek(Target::Back(StepSize::Move), PLENTY);
    }
}

#[test]
fn random_walks_find_the_same_moments() {
    for_all(6, |law| {
        for seed in 0..3 {
            walk(&law, &mut Random::new(seed * 1_000 + law.end()));
        }
    });
}

#[test]
fn random_walks_in_random_programs_find_the_same_moments() {
    let first = setting("QUEENSCOPE_SEED", 0);
    for seed in first..first + setting("QUEENSCOPE_CASES", 60) {
        let mut random = Random::new(seed);
        let source = random::program(&mut random).to_string();
        walk(
            &Law::of_source(&format!("seed {seed}"), &source, 4, 3_000),
            &mut random,
        );
    }
}

#[test]
fn a_run_over_its_budget_stops_where_it_is() {
    for_all(4, |law| {
        for steps in [1, 5, law.end() / 2, law.end()] {
            let mut timeline = Timeline::with_step_budget(law.script.clone(), steps);
            for position in 0..steps {
                law.holds(&timeline, position, "a step");
                timeline.seek(Target::Forward(StepSize::Line), PLENTY);
            }
            let moment = timeline.moment();
            assert_eq!(
                (moment.position, moment.finished, moment.line),
                (steps, true, None),
                "{}",
                law.name
            );
            assert_eq!(timeline.total(), Some(steps), "{}", law.name);
            let kind = moment.error.as_ref().map(|error| error.kind.name());
            let expected = (steps < law.end()).then_some("steps");
            assert_eq!(kind, expected, "{} with a budget of {steps}", law.name);
            let whole = &law.moments[usize::try_from(steps).expect("a short run")];
            assert_eq!(
                (&moment.board, &moment.events, &moment.counters),
                (&whole.board, &whole.events, &whole.counters)
            );
            timeline.seek(Target::Back(StepSize::Line), PLENTY);
            law.holds(&timeline, steps - 1, "a step back from the stop");
        }
    });
}

#[test]
fn a_search_without_an_end_in_sight_can_be_given_up() {
    // A formula searches nothing.
    let searches = ProgramId::ALL
        .into_iter()
        .filter(|program| *program != ProgramId::Formula);
    for program in searches {
        let mut timeline = Timeline::new(Script::of(program, size(32)));
        for target in [
            Target::End,
            Target::Position(1 << 40),
            Target::Forward(StepSize::Solution),
        ] {
            let before = timeline.explored();
            let Progress::Underway { reached, .. } = timeline.seek(target, 10_000) else {
                panic!("{program}: {target:?} lies farther away")
            };
            assert_eq!(
                (reached, timeline.explored()),
                (before + 10_000, before + 10_000),
                "{program}: {target:?}"
            );
            timeline.cancel();
            assert_eq!(
                (timeline.position(), timeline.moment().line),
                (0, Some(1)),
                "{program}: {target:?}"
            );
        }
        assert!(
            matches!(
                timeline.seek(Target::Position(25_000), 30_000),
                Progress::Arrived
            ),
            "{program}: it is known"
        );
        assert_eq!(timeline.position(), 25_000, "{program}");
    }
}
