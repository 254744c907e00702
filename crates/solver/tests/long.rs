//! Runs that are too long to be kept whole: keyframes are thinned out, the
//! output log is full, and every position still shows what it must.

use queenscope_solver::{BoardSize, Moment, Script, Target, Timeline, Value};

fn timeline(source: &str) -> Timeline {
    let n = BoardSize::new(8).expect("8 is a size");
    Timeline::new(Script::from_source(source, n).unwrap_or_else(|error| panic!("{error}")))
}

fn seek(timeline: &mut Timeline, position: u64) -> &Moment {
    timeline.seek(Target::Position(position), u64::MAX);
    assert_eq!(timeline.position(), position);
    timeline.moment()
}

fn integer(moment: &Moment, name: &str) -> i64 {
    let globals = &moment.frames[0].variables;
    match globals.iter().find(|(other, _)| other == name) {
        Some((_, Value::Integer(value))) => *value,
        other => panic!("{name} is {other:?}"),
    }
}

#[test]
fn keyframes_of_large_states_are_thinned_out_and_seeks_stay_right() {
    // Each state takes 700 kB, so that less than a hundred of them fit.
    let mut timeline = timeline(
        "n = 8\nbig = [0] * 90000\nx = 0\nwhile x < 400000:\n    x = x + 1\n    big[x % 90000] = x\n",
    );
    timeline.explore(u64::MAX);
    let total = timeline.total().unwrap();
    assert_eq!(total, 3 + 400_000 * 3 + 1);
    for position in [
        5,
        6,
        1_000,
        2_047,
        2_048,
        2_049,
        600_000,
        123_456,
        total - 1,
        4,
        total,
    ] {
        let moment = seek(&mut timeline, position);
        // Of each round of three steps the second one counts.
        let rounds = (position.saturating_sub(3) + 1) / 3;
        assert_eq!(
            integer(moment, "x"),
            rounds.min(400_000) as i64,
            "at {position}"
        );
    }
}

#[test]
fn behind_a_full_log_every_position_shows_its_newest_lines() {
    // Lines of about 200 bytes: the log of 8 MB takes some 40,000 of them.
    let words = "w".repeat(190);
    let mut timeline = timeline(&format!(
        "n = 8\nt = 0\nwhile t < 120000:\n    t = t + 1\n    print(t, \"{words}\")\n"
    ));
    timeline.explore(u64::MAX);
    let total = timeline.total().unwrap();
    assert_eq!(total, 2 + 120_000 * 3 + 1);
    for position in [
        total,
        300_000,
        299_999,
        20,
        4,
        150_000,
        300_001,
        2 + 3 * 50,
        total - 1,
    ] {
        let moment = seek(&mut timeline, position);
        let printed = (position - 2) / 3;
        assert_eq!(moment.printed, printed.min(120_000), "at {position}");
        let first = printed.saturating_sub(100) + 1;
        let expected: Vec<String> = (first..=printed).map(|t| format!("{t} {words}")).collect();
        assert_eq!(moment.output, expected, "at {position}");
    }
}

#[test]
fn a_seek_costs_no_more_than_a_keyframes_distance_wherever_it_goes() {
    let script = Script::of(
        queenscope_solver::ProgramId::RecursiveCheck,
        BoardSize::new(8).expect("8 is a size"),
    );
    let mut timeline = Timeline::new(script);
    timeline.explore(u64::MAX);
    for position in (0..timeline.total().unwrap()).step_by(9_973) {
        // Two replays of at most the first distance.
        let progress = timeline.seek(Target::Position(position), 4_096);
        assert_eq!(
            progress,
            queenscope_solver::Progress::Arrived,
            "to {position}"
        );
    }
}
