//! The rows at every position, against the board and against what went before.

use queenscope_solver::{BoardSize, ProgramId, Progress, Script, Target, Timeline};

use super::*;
use crate::facts::Facts;

const BOTH: [ProgramId; 2] = [ProgramId::ForwardChecking, ProgramId::FailFirst];

/// Looks at every moment of a run.
fn run(program: ProgramId, n: u8, mut look: impl FnMut(&Moment, Option<Domains>)) {
    let facts = Facts::course(program);
    let mut timeline = Timeline::new(Script::of(program, BoardSize::new(n).unwrap()));
    for position in 0.. {
        while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        let moment = timeline.moment();
        look(moment, Domains::of(&facts, moment));
        if moment.finished {
            return;
        }
    }
}

fn wiped(domains: &Domains) -> Option<u8> {
    let found = |one: &&Domain| one.standing == Standing::WipedOut;
    domains.rows.iter().find(found).map(|one| one.row)
}

/// While the program looks for the fewest columns nothing is being counted: what is left
/// is what the queens leave, by geometry.
#[test]
fn what_is_left_is_what_the_queens_leave() {
    for program in BOTH {
        let mut looked = 0;
        run(program, 5, |moment, domains| {
            let looks = moment.frames.last().is_some_and(|top| top.name == "left");
            let Some(domains) = domains.filter(|_| looks) else {
                return;
            };
            let queens: Vec<(i64, i64)> = (1..)
                .zip(&moment.board.rows)
                .filter_map(|(row, board)| Some((row, board.queen?.into())))
                .collect();
            for domain in &domains.rows {
                let row = i64::from(domain.row);
                let attacks = |column: i64| {
                    let on = |(other, at): &&(i64, i64)| {
                        *at == column || (at - column).abs() == (other - row).abs()
                    };
                    queens.iter().filter(on).count() as i64
                };
                if domain.queen.is_none() {
                    let expected: Vec<i64> = (1..=5).map(attacks).collect();
                    assert_eq!(domain.hits, expected, "{program} {}", moment.position);
                    let left = expected.iter().filter(|attacks| **attacks == 0).count();
                    assert_eq!(domain.left().map(usize::from), Some(left));
                    assert_eq!(domain.attacked().count_ones() as usize, 5 - left);
                } else {
                    assert_eq!((domain.left(), domain.attacked()), (None, 0));
                }
            }
            looked += 1;
        });
        assert!(looked > 100, "{program} {looked}");
    }
}

/// A row stands out from the step that finds it empty until the array has a column for
/// it again, and no other ever does.
#[test]
fn a_row_that_is_wiped_out_is_so_until_the_search_has_gone_back() {
    for program in BOTH {
        for n in [4, 5, 6] {
            let (mut found, mut times) = (None, 0);
            run(program, n, |moment, domains| {
                let stuck = moment.events.iter().find(|e| e.kind == EventKind::Stuck);
                if let Some(event) = stuck {
                    found = event.row.and_then(|row| u8::try_from(row).ok());
                    times += 1;
                }
                let Some(domains) = domains else { return };
                let is_empty = |row: &u8| domains.rows[usize::from(*row) - 1].left() == Some(0);
                found = found.filter(is_empty);
                assert_eq!(wiped(&domains), found, "{program} {n} {}", moment.position);
            });
            assert!(times > 1, "{program} {n}");
        }
    }
}

/// The order is that of the calls, and at a solution it has every row.
#[test]
fn the_order_is_that_of_the_queens() {
    let mut orders = Vec::new();
    run(ProgramId::FailFirst, 6, |moment, domains| {
        let order = domains
            .and_then(|domains| domains.order)
            .unwrap_or_default();
        let filled = |row: &u8| moment.board.rows[usize::from(*row) - 1].queen.is_some();
        let open = order.iter().filter(|row| !filled(row)).count();
        assert!(open <= 1, "{} {order:?}", moment.position);
        if moment.events.iter().any(|e| e.kind == EventKind::Solution) {
            orders.push(order);
        }
    });
    assert_eq!(orders.len(), 4);
    for order in &orders {
        let mut sorted = order.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, [1, 2, 3, 4, 5, 6]);
    }
    // Rows are not filled from above.
    assert!(
        orders.iter().any(|order| *order != [1, 2, 3, 4, 5, 6]),
        "{orders:?}"
    );
}

/// What is drawn at a position does not depend on the way there.
#[test]
fn far_positions_are_reached_from_anywhere() {
    let facts = Facts::course(ProgramId::FailFirst);
    let mut timeline = Timeline::new(Script::of(ProgramId::FailFirst, BoardSize::new(6).unwrap()));
    let mut at = |position| {
        while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        Domains::of(&facts, timeline.moment())
    };
    let forth: Vec<_> = (0..40).map(|step| at(step * 97)).collect();
    let mut back: Vec<_> = (0..40).rev().map(|step| at(step * 97)).collect();
    back.reverse();
    assert_eq!(forth, back);
    assert!(forth.iter().flatten().any(|all| wiped(all).is_some()));
}
