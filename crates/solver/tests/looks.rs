//! What a step has looked at: the cells it read, with the values they had, and
//! the comparisons it decided.

use queenscope_solver::{
    BoardSize, Comparison, Counter, EventKind, Moment, ProgramId, Script, StepSize, Target,
    Timeline, Value,
};

/// Every moment of a run, in order.
fn moments(program: ProgramId, n: u8) -> Vec<Moment> {
    let n = BoardSize::new(n).expect("a size");
    let mut timeline = Timeline::new(Script::of(program, n));
    let mut moments = vec![timeline.moment().clone()];
    while !timeline.moment().finished {
        timeline.seek(Target::Forward(StepSize::Line), u64::MAX);
        moments.push(timeline.moment().clone());
    }
    moments
}

fn cell(moment: &Moment, list: &str, index: i64) -> Option<Value> {
    let globals = &moment.frames.first()?.variables;
    let (_, value) = globals.iter().find(|(name, _)| name == list)?;
    let index = usize::try_from(index).ok()?;
    match value {
        Value::Integers(cells) => cells.get(index).map(|cell| Value::Integer(*cell)),
        Value::Booleans(cells) => cells.get(index).map(|cell| Value::Boolean(*cell)),
        Value::Integer(_) | Value::Boolean(_) => None,
    }
}

fn count(moment: &Moment, counter: Counter) -> u64 {
    moment.counters.get(counter).unwrap_or(0)
}

#[test]
fn cells_are_read_with_the_values_they_had_and_written_with_those_they_get() {
    for program in ProgramId::ALL {
        let n = if program == ProgramId::Blind { 3 } else { 5 };
        let mut looked = 0;
        for pair in moments(program, n).windows(2) {
            let [before, after] = pair else {
                unreachable!("windows of two")
            };
            let at = format!("{program} at {}", after.position);
            let wrote = |list: &str, index| {
                after
                    .writes
                    .iter()
                    .any(|w| w.list == list && w.index == index)
            };
            for read in &after.reads {
                looked += 1;
                // A cell written in the same step may be read before or after.
                if !wrote(&read.list, read.index) {
                    assert_eq!(
                        cell(before, &read.list, read.index).as_ref(),
                        Some(&read.value),
                        "{at}"
                    );
                }
            }
            for write in after.writes.iter().rev().take(1) {
                looked += 1;
                assert_eq!(
                    cell(after, &write.list, write.index).as_ref(),
                    Some(&write.value),
                    "{at}"
                );
            }
        }
        // A run that ends at once has little to look at, but has.
        let least = match program {
            ProgramId::Bitmask => 0,
            ProgramId::Formula => 1,
            ProgramId::RecursiveFirst => 50,
            _ => 100,
        };
        assert!(looked >= least, "{program} looked at {looked} cells only");
    }
}

#[test]
fn every_counted_read_is_there() {
    use ProgramId::{IterativeMarks, RecursiveFree, RecursiveMarks};
    for program in [IterativeMarks, RecursiveMarks, RecursiveFree] {
        let script = Script::of(program, BoardSize::new(5).expect("a size"));
        let is_marker = |list: &str| script.markers().iter().any(|marker| marker.name == list);
        for pair in moments(program, 5).windows(2) {
            let counted = count(&pair[1], Counter::Reads) - count(&pair[0], Counter::Reads);
            let seen = pair[1]
                .reads
                .iter()
                .filter(|read| is_marker(&read.list))
                .count();
            assert_eq!(seen as u64, counted, "{program} at {}", pair[1].position);
        }
    }
}

#[test]
fn a_check_conflicts_exactly_if_one_of_its_comparisons_holds() {
    use ProgramId::{Blind, Enumeration, Iterative, IterativeClear, RecursiveCheck};
    for program in [
        Blind,
        Enumeration,
        Iterative,
        IterativeClear,
        RecursiveCheck,
    ] {
        let mut seen = [0, 0];
        for moment in moments(program, 4) {
            let compares = moment
                .events
                .iter()
                .any(|event| event.kind == EventKind::Compare);
            if !compares {
                continue;
            }
            let conflict = moment
                .events
                .iter()
                .any(|event| event.kind == EventKind::Conflict);
            let equal = moment
                .tests
                .iter()
                .filter(|test| test.comparison == Comparison::Equal);
            let holds = equal.filter(|test| test.holds()).count();
            assert_eq!(
                holds,
                usize::from(conflict),
                "{program} at {}",
                moment.position
            );
            assert_eq!(moment.tests[0].comparison, Comparison::Equal);
            seen[usize::from(conflict)] += 1;
        }
        assert!(seen[0] > 10 && seen[1] > 10, "{program}: {seen:?}");
    }
}

#[test]
fn comparisons_keep_their_sides() {
    let source = "n = 4\nx = 3\nif x > n:\n    pass\nif n >= x:\n    pass\nif not x <= n:\n    pass\nwhile not n < x:\n    break\n";
    let n = BoardSize::new(4).expect("a size");
    let script = Script::from_source(source, n).unwrap_or_else(|error| panic!("{error}"));
    let mut timeline = Timeline::new(script);
    for (position, left, comparison, right, holds) in [
        (3, 3, Comparison::Greater, 4, false),
        (4, 4, Comparison::GreaterEqual, 3, true),
        (6, 3, Comparison::LessEqual, 4, true),
        (7, 4, Comparison::Less, 3, false),
    ] {
        timeline.seek(Target::Position(position), u64::MAX);
        let test = timeline.moment().tests[0];
        let seen = (test.left, test.comparison, test.right, test.holds());
        assert_eq!(seen, (left, comparison, right, holds), "at {position}");
    }
}
