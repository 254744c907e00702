//! What is shown of greedy, at any position, against what its steps have told one after
//! the other.

use std::rc::Rc;

use queenscope_solver::{Progress, Script, Target, Timeline, Value};

use super::*;

use crate::{
    model::Detail,
    overlay::{Overlay, Rank, StrokeKind},
    which::Runnable,
};

mod counting;

fn size(n: u8) -> BoardSize {
    BoardSize::new(n).unwrap()
}

fn run(n: u8) -> (Rc<Subject>, Timeline) {
    let program = ProgramId::Greedy;
    let subject = Subject::of(&Runnable::course(program, size(n)));
    (subject, Timeline::new(Script::of(program, size(n))))
}

fn seek(timeline: &mut Timeline, position: u64) -> Moment {
    while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
    timeline.moment().clone()
}

/// What a class has heard of the row at work, step by step.
#[derive(Clone, Debug, Default, PartialEq)]
struct Heard {
    row: u8,
    columns: Vec<(u8, i64)>,
}

impl Heard {
    fn hear(&mut self, moment: &Moment) {
        for event in &moment.events {
            if event.kind == EventKind::Try && event.column == Some(1) {
                *self = Heard {
                    row: event.row.unwrap() as u8,
                    columns: Vec::new(),
                };
            }
        }
        for returned in moment.returned.iter().filter(|one| one.name == "loses") {
            let (Some(arguments), Some(Value::Integer(lost))) =
                (&returned.arguments, &returned.value)
            else {
                panic!("loses has its arguments and its count");
            };
            let Value::Integer(column) = arguments[1] else {
                panic!("a column is a number");
            };
            self.columns.push((column as u8, *lost));
        }
    }
}

#[test]
fn numbers_are_those_of_the_row_at_work_wherever_one_comes_from() {
    for n in [2, 4, 5, 8] {
        let (subject, mut timeline) = run(n);
        let mut heard = vec![Heard::default()];
        for position in 1.. {
            let moment = seek(&mut timeline, position);
            let mut now = heard[position as usize - 1].clone();
            now.hear(&moment);
            heard.push(now);
            if moment.finished {
                break;
            }
        }
        // Steps that have nothing to do with each other.
        let total = heard.len() as u64;
        for step in 0..total {
            let position = step * 7919 % total;
            let moment = seek(&mut timeline, position);
            let expected = &heard[position as usize];
            let rated = rated(&subject, &moment);
            let found = rated.map_or(Heard::default(), |rated| Heard {
                row: rated.row,
                columns: rated.columns,
            });
            // Before the first square there is no row at work.
            assert_eq!(found, *expected, "{n} {position}");
        }
    }
}

#[test]
fn the_best_so_far_is_marked_and_no_square_that_is_not_free() {
    let (subject, mut timeline) = run(4);
    let overlay = |position| {
        let moment = seek(&mut timeline, position);
        let overlay = Overlay::of(&subject, &moment, Detail::Full);
        let numbers = overlay.rows.iter().flat_map(|row| &row.numbers);
        let numbers: Vec<_> = numbers
            .map(|one| (one.column, one.value, one.rank))
            .collect();
        numbers
    };
    type Numbers = &'static [(u8, i64, Rank)];
    let table: [(u64, Numbers); 5] = [
        (9, &[]),
        (73, &[(1, 6, Rank::Best)]),
        (272, &[]),
        (348, &[(3, 3, Rank::Best)]),
        (408, &[(3, 3, Rank::Plain), (4, 2, Rank::Best)]),
    ];
    let found = table.map(|(position, _)| position).map(overlay);
    for (found, (position, expected)) in found.iter().zip(table) {
        assert_eq!(found, expected, "{position}");
    }
}

#[test]
fn where_it_is_stuck_each_column_has_a_queen_that_attacks_it() {
    for (n, row) in [
        (2, 2),
        (3, 3),
        (4, 4),
        (6, 5),
        (8, 8),
        (9, 7),
        (11, 11),
        (12, 11),
    ] {
        let (subject, mut timeline) = run(n);
        let moment = seek(&mut timeline, u64::MAX);
        let stuck = stuck(&moment).expect("it is stuck");
        assert_eq!((stuck.row, stuck.queens.len()), (row, usize::from(row) - 1));
        let columns: Vec<u8> = stuck.attackers.iter().map(|(column, _)| *column).collect();
        assert_eq!(columns, (1..=n).collect::<Vec<u8>>());
        for (column, by) in &stuck.attackers {
            let (across, up) = (
                column.abs_diff(stuck.queens[usize::from(*by) - 1]),
                row - by,
            );
            assert!(across == 0 || across == up, "{n} {column} {by}");
        }
        let listed: usize = stuck
            .by_queen()
            .iter()
            .map(|(_, columns)| columns.len())
            .sum();
        assert_eq!(listed, usize::from(n));
        let strokes = Overlay::of(&subject, &moment, Detail::Full).strokes;
        assert_eq!(strokes.len(), usize::from(n));
        assert!(
            strokes
                .iter()
                .all(|stroke| stroke.kind == StrokeKind::Attack)
        );
    }
    for n in [1, 5, 7, 10] {
        let (_, mut timeline) = run(n);
        assert_eq!(
            stuck(&seek(&mut timeline, u64::MAX)),
            None,
            "{n} has a solution"
        );
    }
}
