//! The events of every position are those that CPython finds when the marks are woven
//! into the programs as calls, and what is drawn of conflicts is what geometry says.

use std::thread;

use queenscope_solver::{
    BoardSize, Event, EventKind, Line, Moment, ProgramId, Progress, Script, StepSize, Target,
    Timeline,
};

#[path = "support/oracle.rs"]
mod oracle;

/// More positions than any run here has.
const ALL: u64 = 10_000_000;

#[test]
fn every_position_has_its_events() {
    thread::scope(|scope| {
        for program in ProgramId::ALL {
            scope.spawn(move || {
                let largest = match program {
                    ProgramId::Blind => 4,
                    ProgramId::Permutation | ProgramId::DancingLinks => 5,
                    _ => 6,
                };
                let sizes: Vec<BoardSize> = (1..=largest).filter_map(BoardSize::new).collect();
                let sources: Vec<String> = sizes.iter().map(|n| program.source(*n)).collect();
                let verdicts = oracle::ask("events", sources.iter().map(String::as_str), ALL);
                for (n, verdict) in sizes.into_iter().zip(verdicts) {
                    compare(program, n, &verdict.lines);
                }
            });
        }
    });
}

fn compare(program: ProgramId, n: BoardSize, expected: &[String]) {
    let mut timeline = Timeline::new(Script::of(program, n));
    for (position, expected) in expected.iter().enumerate() {
        if position > 0 {
            let progress = timeline.seek(Target::Forward(StepSize::Line), 1_000);
            assert!(
                matches!(progress, Progress::Arrived),
                "a single step is a short way"
            );
        }
        let moment = timeline.moment();
        assert_eq!(
            text(moment),
            *expected,
            "{program}, n = {n}, position {position}"
        );
        assert!(conflicts_are_true(moment), "{program}, n = {n}, {moment:?}");
    }
    assert!(
        timeline.moment().finished,
        "{program}, n = {n} goes on behind {}",
        expected.len()
    );
}

/// A moment's lines and events, as `cpython/marked.py` writes them.
fn text(moment: &Moment) -> String {
    let line = |line: Option<u32>| line.map_or_else(|| "-".to_owned(), |line| line.to_string());
    let events: Vec<String> = moment.events.iter().map(event).collect();
    format!(
        "{} {} {}",
        line(moment.line),
        line(moment.ran),
        events.join("; ")
    )
}

fn event(event: &Event) -> String {
    let kind = match event.kind {
        EventKind::Try => "try",
        EventKind::Put => "put",
        EventKind::Compare => "compare",
        EventKind::Conflict => "conflict",
        EventKind::Place => "place",
        EventKind::Remove => "remove",
        EventKind::Backtrack => "backtrack",
        EventKind::Candidate => "candidate",
        EventKind::Solution => "solution",
        EventKind::Stuck => "stuck",
        EventKind::GaveUp => "gave-up",
        EventKind::Exhausted => "exhausted",
    };
    let told = [event.row, event.column, event.with].into_iter().flatten();
    let told = told
        .chain(event.queens.iter().flatten().copied())
        .map(|value| value.to_string());
    [kind.to_owned()]
        .into_iter()
        .chain(told)
        .collect::<Vec<_>>()
        .join(" ")
}

/// Whether each conflict is on the line it names, and whether the queens shown attack
/// each other as the moment says and in no other way.
fn conflicts_are_true(moment: &Moment) -> bool {
    let on_line = |kind, (row, column): (i64, i64), (other, there): (i64, i64)| match kind {
        Line::Column => column == there,
        Line::Diagonal => row - column == other - there,
        Line::Antidiagonal => row + column == other + there,
    };
    let queens: Vec<(i64, i64)> = (1..)
        .zip(&moment.board.rows)
        .filter_map(|(row, shown)| shown.queen.map(|column| (row, i64::from(column))))
        .collect();
    let found = moment
        .events
        .iter()
        .filter(|event| event.kind == EventKind::Conflict);
    let events_hold = found.clone().all(|event| {
        let there = queens.iter().find(|(row, _)| Some(*row) == event.with);
        match (event.row.zip(event.column), there, event.conflict) {
            (Some(here), Some(there), Some(kind)) => on_line(kind, here, *there),
            _ => false,
        }
    });
    let told: Vec<_> = found
        .map(|event| (event.row, event.with, event.conflict))
        .collect();
    let drawn: Vec<_> = moment
        .conflicts
        .iter()
        .map(|drawn| {
            (
                Some(i64::from(drawn.row)),
                Some(i64::from(drawn.with)),
                Some(drawn.kind),
            )
        })
        .collect();
    let mut attacks = Vec::new();
    for (index, one) in queens.iter().enumerate() {
        for other in &queens[..index] {
            let kinds = [Line::Column, Line::Diagonal, Line::Antidiagonal];
            let shared = kinds.into_iter().find(|kind| on_line(*kind, *one, *other));
            attacks.extend(shared.map(|kind| (one.0, other.0, kind)));
        }
    }
    let seen: Vec<_> = moment
        .attacks
        .iter()
        .map(|attack| (i64::from(attack.row), i64::from(attack.with), attack.kind))
        .collect();
    events_hold && told == drawn && attacks == seen
}
