//! Random walks along a timeline. Knows of a run what its law says.

use queenscope_solver::{EventKind, Moment, Progress, StepSize, Target, Timeline};

use crate::{
    law::{Law, PLENTY},
    random::Random,
};

/// A random walk: seeks of every kind, in pieces of every size, some given up half
/// way, with the background run going on in between.
pub fn walk(law: &Law, random: &mut Random) {
    let mut timeline = law.timeline();
    let mut here = 0;
    let mut way = Vec::new();
    for _ in 0..150 {
        let step_size = random.one(&StepSize::ALL);
        let target = match random.below(8) {
            0..=2 => Target::Forward(step_size),
            3..=4 => Target::Back(step_size),
            5..=6 => Target::Position(random.below(law.moments.len() + 3) as u64),
            _ => Target::End,
        };
        let budget = random.one(&[1, 7, 1_000, PLENTY]);
        let give_up = random.percent(20);
        way.push(format!("{target:?} by {budget}"));
        let recent = way[way.len().saturating_sub(6)..].join(", ");
        let mut progress = timeline.seek(target, budget);
        let mut pieces = 0_u64;
        let mut gave_up = false;
        while let Progress::Underway {
            reached,
            target: goal,
        } = progress
        {
            // What is in force stays in force until the seek arrives.
            law.holds(&timeline, here, &recent);
            assert!(
                reached <= law.end(),
                "{}: {reached} after {recent}",
                law.name
            );
            // A position behind the end is known to be none once the end is known.
            let goals = [law.goal(here, target), asked(target)];
            assert!(
                goal.is_none_or(|goal| goals.contains(&goal)),
                "{}: {goal:?} after {recent}",
                law.name
            );
            if give_up && pieces == 2 {
                let explored = timeline.explored();
                timeline.cancel();
                law.holds(&timeline, here, &format!("{recent}, cancel"));
                assert!(timeline.explored() >= explored, "what is known stays known");
                assert!(
                    matches!(timeline.resume(PLENTY), Progress::Arrived),
                    "nothing is left to resume"
                );
                law.holds(&timeline, here, &format!("{recent}, cancel, resume"));
                gave_up = true;
                break;
            }
            pieces += 1;
            assert!(
                pieces <= 3 * law.end() + 10,
                "{}: no progress after {recent}",
                law.name
            );
            if random.percent(5) {
                timeline.explore(budget);
                law.holds(&timeline, here, &format!("{recent}, explore"));
            }
            progress = timeline.resume(budget);
        }
        if !gave_up {
            here = law.goal(here, target);
        }
        law.holds(&timeline, here, &recent);
        knows(law, &timeline);
        if random.percent(10) {
            timeline.explore(random.one(&[1, 100]));
            law.holds(&timeline, here, &format!("{recent}, explore"));
        }
    }
    while timeline.explore(1_000) {
        knows(law, &timeline);
    }
    assert_eq!(timeline.total(), Some(law.end()), "{}", law.name);
    law.holds(&timeline, here, "exploring all");
    knows(law, &timeline);
}

/// The position that a target names, if it names one, and otherwise none there is.
fn asked(target: Target) -> u64 {
    match target {
        Target::Position(position) => position,
        Target::Forward(_) | Target::Back(_) | Target::End => u64::MAX,
    }
}

/// What a timeline knows of its run is true.
fn knows(law: &Law, timeline: &Timeline) {
    let explored = timeline.explored();
    assert!(
        (timeline.position()..=law.end()).contains(&explored),
        "{}: explored {explored}",
        law.name
    );
    let total = (explored == law.end()).then_some(law.end());
    assert!(
        timeline.total().is_none() || timeline.total() == total,
        "{}: {:?}",
        law.name,
        timeline.total()
    );
    let solved = |moment: &&Moment| {
        moment
            .events
            .iter()
            .any(|event| event.kind == EventKind::Solution)
    };
    let known = usize::try_from(explored).expect("a short run");
    let solutions: Vec<u64> = law.moments[..=known]
        .iter()
        .filter(solved)
        .map(|moment| moment.position)
        .collect();
    assert_eq!(
        timeline.solutions(),
        solutions,
        "{} explored to {explored}",
        law.name
    );
}
