//! Whether the search has come back to a row or looks at squares there, told by the
//! events so far and nothing else.

use queenscope_solver::{
    Arrival, BoardSize, EventKind, ProgramId, Script, StepSize, Target, Timeline,
};

#[test]
fn the_search_is_back_from_a_backtrack_until_it_looks_at_a_square() {
    for program in ProgramId::ALL {
        let n = BoardSize::new(4).expect("a size");
        let mut timeline = Timeline::new(Script::of(program, n));
        let (mut expected, mut back) = (Arrival::Forward, 0);
        while !timeline.moment().finished {
            timeline.seek(Target::Forward(StepSize::Line), u64::MAX);
            let moment = timeline.moment();
            for event in &moment.events {
                expected = match event.kind {
                    EventKind::Backtrack => Arrival::Back,
                    EventKind::Try
                    | EventKind::Put
                    | EventKind::Conflict
                    | EventKind::Place
                    | EventKind::Stuck => Arrival::Forward,
                    EventKind::Compare
                    | EventKind::Remove
                    | EventKind::Candidate
                    | EventKind::Solution
                    | EventKind::GaveUp
                    | EventKind::Exhausted => expected,
                };
            }
            let arrival = moment.board.active.map(|active| active.arrival);
            if let Some(arrival) = arrival {
                assert_eq!(arrival, expected, "{program} at {}", moment.position);
                back += usize::from(arrival == Arrival::Back);
            }
        }
        let goes_back = program.source(n).contains("backtrack(");
        assert_eq!(back > 0, goes_back, "{program}: {back}");
    }
}
