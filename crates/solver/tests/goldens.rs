//! Absolute numbers, none of them from this machine. The figures of the search are
//! those of a plain row-by-row search, the boards are enumerated here, CPython counts
//! the steps, and comparisons and reads come from weaving the marks into the syntax
//! trees of the programs and running these in CPython.

use std::thread;

use queenscope_solver::{
    BoardSize, Counter, Event, EventKind, ProgramId, Progress, Script, StepSize, Target, Timeline,
};

#[path = "support/beyond.rs"]
mod beyond;

use beyond::{BEYOND, FIRST_MOVES};

/// For n from 1: tries, comparisons by a check, placements (and as many removals),
/// backtracks, solutions.
const WHOLE: [[u64; 5]; 8] = [
    [1, 0, 1, 1, 1],
    [6, 4, 2, 3, 0],
    [18, 17, 5, 6, 0],
    [60, 84, 16, 15, 2],
    [220, 405, 53, 44, 10],
    [894, 2_016, 152, 149, 4],
    [3_584, 9_297, 551, 512, 40],
    [15_720, 46_752, 2_056, 1_965, 92],
];

/// The first solution: n, tries, comparisons by a check, placements, backtracks, and
/// its move in the programs that check and in those with marker arrays.
const FIRST: [(u8, [u64; 4], [u64; 2]); 6] = [
    (1, [1, 0, 1, 0], [1, 1]),
    (4, [26, 36, 8, 4], [30, 34]),
    (5, [15, 26, 5, 0], [15, 15]),
    (6, [171, 355, 31, 25], [196, 221]),
    (7, [42, 96, 9, 2], [44, 46]),
    (8, [876, 2_438, 113, 105], [981, 1_086]),
];

/// For n from 1: the final position, and the marker cells read where there are any.
const RUNS: [(ProgramId, [u64; 8], Option<[u64; 8]>); 7] = [
    (
        ProgramId::Enumeration,
        [6, 32, 106, 416, 1_732, 7_746, 33_464, 158_420],
        None,
    ),
    (
        ProgramId::Iterative,
        [19, 59, 154, 523, 2_004, 8_373, 35_178, 162_739],
        None,
    ),
    (
        ProgramId::IterativeClear,
        [21, 60, 155, 526, 2_015, 8_378, 35_219, 162_832],
        None,
    ),
    (
        ProgramId::IterativeMarks,
        [26, 79, 184, 533, 1_764, 6_425, 24_262, 100_673],
        Some([3, 18, 54, 180, 660, 2_682, 10_752, 47_160]),
    ),
    (
        ProgramId::RecursiveCheck,
        [15, 47, 133, 479, 1_909, 8_223, 35_141, 164_615],
        None,
    ),
    (
        ProgramId::RecursiveMarks,
        [21, 41, 95, 289, 979, 3_317, 12_687, 52_009],
        Some([3, 13, 37, 115, 393, 1_485, 5_792, 24_648]),
    ),
    (
        ProgramId::RecursiveFree,
        [25, 51, 120, 367, 1_254, 4_365, 16_824, 69_787],
        Some([3, 15, 42, 136, 473, 1_831, 7_159, 30_849]),
    ),
];

/// `blind`, for n from 1: final position, candidates, comparisons, solutions, and the
/// candidates that are rejected before the first solution.
const BLIND: [(u64, [u64; 3], Option<u64>); 6] = [
    (9, [1, 0, 1], Some(0)),
    (32, [4, 4, 0], None),
    (218, [27, 35, 0], None),
    (2_290, [256, 432, 2], Some(114)),
    (30_556, [3_125, 6_321, 10], Some(358)),
    (495_396, [46_656, 109_456, 4], Some(12_760)),
];

/// How the boards that a program shows relate to the solutions that there are.
enum Shows {
    /// All, row by row in the order of their columns, up to a size.
    AllInOrder(u8),
    /// All in an order of its own, up to a size.
    All(u8),
    /// One, for each of these sizes; for others none.
    One(&'static [u8]),
}

fn shows(program: ProgramId) -> Shows {
    match program {
        ProgramId::Blind => Shows::AllInOrder(6),
        ProgramId::Enumeration
        | ProgramId::Iterative
        | ProgramId::IterativeClear
        | ProgramId::IterativeMarks
        | ProgramId::RecursiveCheck
        | ProgramId::RecursiveMarks
        | ProgramId::RecursiveFree
        | ProgramId::Bitmask
        | ProgramId::ForwardChecking => Shows::AllInOrder(10),
        ProgramId::Permutation => Shows::All(8),
        ProgramId::FailFirst | ProgramId::DancingLinks => Shows::All(10),
        ProgramId::RecursiveFirst => {
            Shows::One(&[1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19])
        }
        ProgramId::Greedy => Shows::One(&[1, 5, 7, 10]),
        ProgramId::MinConflicts | ProgramId::Formula => Shows::One(&[
            1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25,
            26, 27, 28, 29, 30, 31, 32,
        ]),
    }
}

fn start(program: ProgramId, n: u8) -> Timeline {
    Timeline::new(Script::of(
        program,
        BoardSize::new(n).expect("a size from 1 to 32"),
    ))
}

fn go(timeline: &mut Timeline, target: Target) {
    let progress = timeline.seek(target, 100_000_000);
    assert!(
        matches!(progress, Progress::Arrived),
        "all runs here are short"
    );
}

/// The counters of the moment in force without the steps, in the order asked for.
fn figures<const N: usize>(timeline: &Timeline, counters: [Counter; N]) -> [u64; N] {
    let all = &timeline.moment().counters;
    let names: Vec<Counter> = all.0.iter().map(|(counter, _)| *counter).collect();
    let mut expected = [&[Counter::Steps], counters.as_slice()].concat();
    expected.sort();
    assert_eq!(
        names, expected,
        "these counters mean something here, and no others"
    );
    assert_eq!(all.get(Counter::Steps), Some(timeline.position()));
    counters.map(|counter| all.get(counter).expect("it is there"))
}

/// The boards of all solutions in the order of a search row by row, by brute force.
fn solutions(n: u8, rows: &mut Vec<i64>, found: &mut Vec<Vec<i64>>) {
    if rows.len() == usize::from(n) {
        found.push(rows.clone());
        return;
    }
    for column in 1..=i64::from(n) {
        let free = (1..)
            .zip(rows.iter().rev())
            .all(|(distance, other)| *other != column && (other - column).abs() != distance);
        if free {
            rows.push(column);
            solutions(n, rows, found);
            rows.pop();
        }
    }
}

/// The board of the solution that has just been presented, if one has.
fn presented(timeline: &Timeline) -> Option<Vec<i64>> {
    let solution = |event: &Event| {
        if event.kind == EventKind::Solution {
            event.queens.clone()
        } else {
            None
        }
    };
    timeline.moment().events.iter().find_map(solution)
}

/// Goes to the next solution, move by move, and counts the moves.
fn moves_to_solution(timeline: &mut Timeline) -> u64 {
    let mut moves = 0;
    while presented(timeline).is_none() {
        assert!(!timeline.moment().finished, "there is a solution");
        go(timeline, Target::Forward(StepSize::Move));
        moves += 1;
    }
    moves
}

fn in_parallel(check: impl Fn(ProgramId) + Sync) {
    thread::scope(|scope| {
        for program in ProgramId::ALL {
            let check = &check;
            scope.spawn(move || check(program));
        }
    });
}

/// The order in which [`WHOLE`] and [`FIRST`] give their figures.
const SEARCH: [Counter; 4] = [
    Counter::Tries,
    Counter::Comparisons,
    Counter::Placements,
    Counter::Backtracks,
];

#[test]
fn whole_searches_count_right() {
    for (program, steps, reads) in &RUNS {
        for (n, [tries, comparisons, placements, backtracks, solutions]) in (1..).zip(WHOLE) {
            let i = usize::from(n) - 1;
            let mut timeline = start(*program, n);
            go(&mut timeline, Target::End);
            let (looks, number) = match reads {
                Some(reads) => (Counter::Reads, reads[i]),
                None => (Counter::Comparisons, comparisons),
            };
            let kinds = [
                Counter::Tries,
                looks,
                Counter::Placements,
                Counter::Removals,
                Counter::Backtracks,
                Counter::Solutions,
            ];
            let counted = figures(&timeline, kinds);
            assert_eq!(
                counted,
                [tries, number, placements, placements, backtracks, solutions],
                "{program}, n = {n}"
            );
            assert_eq!(timeline.position(), steps[i], "{program}, n = {n}");
            assert_eq!(timeline.total(), Some(steps[i]), "{program}, n = {n}");
        }
    }
}

#[test]
fn blind_counts_right() {
    for (n, (steps, expected, rejected)) in (1..).zip(BLIND) {
        let mut timeline = start(ProgramId::Blind, n);
        go(&mut timeline, Target::End);
        let kinds = [
            Counter::Candidates,
            Counter::Comparisons,
            Counter::Solutions,
        ];
        assert_eq!(figures(&timeline, kinds), expected, "n = {n}");
        assert_eq!(timeline.position(), steps, "n = {n}");
        let Some(rejected) = rejected else { continue };
        go(&mut timeline, Target::Position(0));
        // Each rejected board is a move, and so is the solution itself.
        assert_eq!(moves_to_solution(&mut timeline), rejected + 1, "n = {n}");
        assert_eq!(
            timeline.moment().counters.get(Counter::Candidates),
            Some(rejected + 1),
            "n = {n}"
        );
    }
}

#[test]
fn first_solutions_come_at_the_right_move() {
    for (program, _, reads) in &RUNS {
        for (n, expected, moves) in &FIRST {
            let mut timeline = start(*program, *n);
            let taken = moves_to_solution(&mut timeline);
            let counters = &timeline.moment().counters;
            for (counter, figure) in SEARCH.into_iter().zip(expected) {
                let figure =
                    (counter != Counter::Comparisons || reads.is_none()).then_some(*figure);
                assert_eq!(
                    counters.get(counter),
                    figure,
                    "{program}, n = {n}, {}",
                    counter.name()
                );
            }
            assert_eq!(
                taken,
                moves[usize::from(reads.is_some())],
                "{program}, n = {n}"
            );
            let position = timeline.position();
            go(&mut timeline, Target::Position(0));
            go(&mut timeline, Target::Forward(StepSize::Solution));
            assert_eq!(timeline.position(), position, "{program}, n = {n}");
        }
    }
}

#[test]
fn programs_beyond_the_plain_search_count_right() {
    for (program, n, steps, counters) in BEYOND {
        let mut timeline = start(program, n);
        go(&mut timeline, Target::End);
        let expected = [&[(Counter::Steps, steps)], counters].concat();
        assert_eq!(timeline.moment().counters.0, expected, "{program}, n = {n}");
    }
    for (program, moves) in FIRST_MOVES {
        assert_eq!(
            moves_to_solution(&mut start(program, 8)),
            moves,
            "{program}"
        );
    }
}

/// The boards that a run presents, checked to be solutions, from the frontier's own record.
fn all_presented(program: ProgramId, n: u8) -> Vec<Vec<i64>> {
    let mut timeline = start(program, n);
    let (mut found, mut positions) = (Vec::new(), Vec::new());
    while !timeline.moment().finished {
        go(&mut timeline, Target::Forward(StepSize::Solution));
        if let Some(board) = presented(&timeline) {
            found.push(board);
            positions.push(timeline.position());
        }
    }
    assert_eq!(timeline.solutions(), positions, "{program}, n = {n}");
    found
}

#[test]
fn programs_show_the_solutions_that_there_are() {
    in_parallel(|program| {
        let expected = |n| {
            let mut expected = Vec::new();
            solutions(n, &mut Vec::new(), &mut expected);
            expected
        };
        match shows(program) {
            Shows::AllInOrder(largest) => (1..=largest).for_each(|n| {
                assert_eq!(all_presented(program, n), expected(n), "{program}, n = {n}")
            }),
            Shows::All(largest) => (1..=largest).for_each(|n| {
                let mut found = all_presented(program, n);
                found.sort();
                assert_eq!(found, expected(n), "{program}, n = {n}");
            }),
            Shows::One(sizes) => {
                let largest = sizes.last().copied().unwrap_or(0).max(12);
                for n in 1..=largest {
                    let found = all_presented(program, n);
                    assert_eq!(
                        found.len(),
                        usize::from(sizes.contains(&n)),
                        "{program}, n = {n}"
                    );
                    for board in found {
                        assert!(is_solution(&board), "{program}, n = {n}: {board:?}");
                    }
                }
            }
        }
    });
}

/// Whether no two queens share a line.
fn is_solution(board: &[i64]) -> bool {
    let rows: Vec<(i64, i64)> = (1..).zip(board.iter().copied()).collect();
    let apart = |(row, column): (i64, i64), (other, there): (i64, i64)| {
        column != there && (row - other).abs() != (column - there).abs()
    };
    (0..rows.len()).all(|i| rows[..i].iter().all(|other| apart(rows[i], *other)))
}
