//! How large a search is and how far it has come: the queens as the wheels of an
//! odometer, the boards that are to be tested, and what is left of them at the pace in
//! force.

use queenscope_solver::{BoardSize, Counter, Moment, ProgramId, StepSize};

use super::span::{Large, Span};
use crate::{
    inline::Age,
    model::{Model, Playback, Subject},
    panels::array,
    show::Part,
    speed::Speed,
    which::Which,
};

/// Squares that the pruned search tries on boards of size 1, 2, …: n for each partial
/// solution that leaves a row to fill.
const TRIES: [u64; 15] = [
    1,
    6,
    18,
    60,
    220,
    894,
    3_584,
    15_720,
    72_378,
    348_150,
    1_806_706,
    10_103_868,
    59_815_314,
    377_901_398,
    2_532_748_320,
];

/// Frames in a second, where the page plays as fast as it goes.
const FRAMES: f64 = 60.0;

/// What a search goes through, one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// All boards with a queen in each row.
    Boards,
    /// All permutations of the columns.
    Permutations,
    /// The squares that pruning leaves.
    Squares,
}

/// How large a search is and how far it has come.
#[derive(Clone, Debug, PartialEq)]
pub struct Odometer {
    /// The wheels, row by row, if it turns like an odometer.
    pub wheels: Vec<Wheel>,
    /// What it goes through.
    pub kind: Kind,
    /// How many of them it has tested.
    pub done: u64,
    /// How many there are, if that is known and may be told.
    pub all: Option<Large>,
    /// How long the rest takes at the pace in force.
    pub rest: Option<Span>,
    /// How large three searches are on this board.
    pub sizes: Sizes,
}

/// A wheel of the odometer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wheel {
    /// What it shows.
    pub value: i64,
    /// Whether the last step has turned it.
    pub age: Age,
}

/// How large three searches are on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sizes {
    /// The size of the board.
    pub n: u8,
    /// Boards with a queen in each row: n to the n.
    pub boards: Large,
    /// Permutations of the columns: n factorial.
    pub permutations: Large,
    /// Squares tried by the pruned search, if known and not to be hidden.
    pub tries: Option<u64>,
}

/// How fast the page goes.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Pace {
    size: StepSize,
    /// Steps of that size in a second.
    rate: f64,
}

/// How large the search in force is and how far it has come, if it is one of those that
/// are compared.
pub fn odometer(model: &Model) -> Option<Odometer> {
    let kind = kind(&model.subject)?;
    let hidden = model.lecture.hidden.contains(Part::Ahead);
    let total = model.known.total.filter(|_| !hidden);
    let sizes = sizes(model.subject.n);
    let sizes = Sizes {
        tries: sizes.tries.filter(|_| !hidden),
        ..sizes
    };
    Some(of(kind, sizes, &model.glance, pace(model), total))
}

fn kind(subject: &Subject) -> Option<Kind> {
    match subject.program {
        Which::Course(ProgramId::Blind) => Some(Kind::Boards),
        Which::Course(ProgramId::Permutation) => Some(Kind::Permutations),
        Which::Course(ProgramId::Enumeration) => Some(Kind::Squares),
        Which::Course(
            ProgramId::Iterative
            | ProgramId::IterativeClear
            | ProgramId::IterativeMarks
            | ProgramId::RecursiveCheck
            | ProgramId::RecursiveMarks
            | ProgramId::RecursiveFree
            | ProgramId::RecursiveFirst
            | ProgramId::Greedy
            | ProgramId::Bitmask
            | ProgramId::ForwardChecking
            | ProgramId::FailFirst
            | ProgramId::DancingLinks
            | ProgramId::MinConflicts
            | ProgramId::Formula,
        )
        | Which::Own => None,
    }
}

/// How large three searches are on a board.
fn sizes(n: BoardSize) -> Sizes {
    let n = n.get();
    Sizes {
        n,
        boards: Large::product((0..n).map(move |_| n)),
        permutations: Large::product(1..=n),
        tries: TRIES.get(usize::from(n) - 1).copied(),
    }
}

/// The pace in force: the chosen one, or, as fast as it goes, the one that was measured
/// while the page plays.
fn pace(model: &Model) -> Option<Pace> {
    let rate = match (model.speed, model.playback) {
        (Speed::Rate(rate), _) => f64::from(rate) / 100.0,
        (Speed::Most, Playback::Playing { stride, .. }) => stride.shown as f64 * FRAMES,
        (Speed::Most, Playback::Paused) => 0.0,
    };
    (rate > 0.0).then_some(Pace {
        size: model.size,
        rate,
    })
}

fn of(
    kind: Kind,
    sizes: Sizes,
    moment: &Moment,
    pace: Option<Pace>,
    total: Option<u64>,
) -> Odometer {
    let figure = |counter| moment.counters.get(counter).unwrap_or(0);
    let (done, all) = match kind {
        Kind::Boards => (figure(Counter::Candidates), Some(sizes.boards)),
        Kind::Permutations => (figure(Counter::Candidates), Some(sizes.permutations)),
        Kind::Squares => (
            figure(Counter::Tries),
            sizes.tries.map(|tries| Large::Exact(tries.into())),
        ),
    };
    let wheel = |cell: array::ArrayCell| Wheel {
        value: cell.value,
        age: cell.age,
    };
    let wheels = match kind {
        Kind::Boards | Kind::Permutations => array::cells(moment).into_iter().map(wheel).collect(),
        // Its loops are shown, and it skips most of what an odometer shows.
        Kind::Squares => Vec::new(),
    };
    let left = all.map(|all| (all.about() - done as f64).max(0.0));
    // Each test ends in a conflict or a solution, which is a move, and so is each return
    // to the row before; there is one from each partial solution that leaves a row.
    let moves = || match kind {
        Kind::Boards | Kind::Permutations => left,
        Kind::Squares => {
            let returns = sizes.tries? / u64::from(sizes.n);
            let returned = figure(Counter::Backtracks);
            Some(left? + returns.saturating_sub(returned) as f64)
        }
    };
    // Where the end is not known yet, the boards so far tell how many lines one takes.
    let lines = || match total {
        Some(total) => Some(total.saturating_sub(moment.position) as f64),
        None if done > 0 => Some(left? * moment.position as f64 / done as f64),
        None => None,
    };
    let rest = pace.filter(|_| !moment.finished).and_then(|pace| {
        let steps = match pace.size {
            StepSize::Line => lines(),
            StepSize::Move => moves(),
            StepSize::Row | StepSize::Solution => None,
        };
        Some(Span::of(steps? / pace.rate))
    });
    Odometer {
        wheels,
        kind,
        done,
        all,
        rest,
        sizes,
    }
}

#[cfg(test)]
mod tests {
    use queenscope_solver::{Progress, Script, Target, Timeline};

    use super::*;

    fn at(program: ProgramId, n: u8, position: u64) -> Moment {
        let n = BoardSize::new(n).unwrap();
        let mut timeline = Timeline::new(Script::of(program, n));
        while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        timeline.moment().clone()
    }

    /// The wheels, the last turned ones between stars.
    fn wheels(odometer: &Odometer) -> String {
        let shown = |wheel: &Wheel| match wheel.age {
            Age::New => format!("*{}*", wheel.value),
            Age::Old => wheel.value.to_string(),
        };
        odometer
            .wheels
            .iter()
            .map(shown)
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn the_wheels_are_the_array_and_the_boards_are_counted() {
        use ProgramId::{Blind, Enumeration, Permutation};
        let move_a_second = Some(Pace {
            size: StepSize::Move,
            rate: 1.0,
        });
        for (program, kind, n, position, shown, done, all, rest) in [
            (Blind, Kind::Boards, 2, 4, "*1* 0", 0, 4, 4),
            (Blind, Kind::Boards, 2, 17, "1 2", 2, 4, 2),
            (Blind, Kind::Boards, 2, 18, "*2* 2", 2, 4, 2),
            (Blind, Kind::Boards, 2, 24, "2 1", 3, 4, 1),
            (Permutation, Kind::Permutations, 3, 36, "1 *3* *2*", 1, 6, 5),
            (Permutation, Kind::Permutations, 3, 15, "1 2 3", 0, 6, 6),
            (Enumeration, Kind::Squares, 4, 0, "", 0, 60, 75),
        ] {
            let moment = at(program, n, position);
            let sizes = sizes(BoardSize::new(n).unwrap());
            let found = of(kind, sizes, &moment, move_a_second, None);
            assert_eq!(wheels(&found), shown, "{program} {position}");
            assert_eq!((found.done, found.all), (done, Some(Large::Exact(all))));
            assert_eq!(
                found.rest,
                Some(Span::Seconds(rest)),
                "{program} {position}"
            );
        }
    }

    /// What is said to be left at the start is what there is.
    #[test]
    fn the_rest_in_moves_is_how_many_moves_there_are() {
        for (program, kind) in [
            (ProgramId::Blind, Kind::Boards),
            (ProgramId::Permutation, Kind::Permutations),
            (ProgramId::Enumeration, Kind::Squares),
        ] {
            let n = BoardSize::new(4).unwrap();
            let mut timeline = Timeline::new(Script::of(program, n));
            let one = Pace {
                size: StepSize::Move,
                rate: 0.01,
            };
            let begun = of(kind, sizes(n), timeline.moment(), Some(one), None);
            let mut moves = 0;
            while !timeline.moment().finished {
                while timeline.seek(Target::Forward(StepSize::Move), u64::MAX) != Progress::Arrived
                {
                }
                moves += 1;
            }
            // The last step leads to the end of the run, which is no move of its own
            // unless something has happened there.
            let expected = [moves, moves - 1].map(|moves| Some(Span::of(f64::from(moves) * 100.0)));
            assert!(
                expected.contains(&begun.rest),
                "{program} {moves} {begun:?}"
            );
        }
    }

    #[test]
    fn lines_are_counted_out_once_the_end_is_known() {
        let n = BoardSize::new(4).unwrap();
        let line = Some(Pace {
            size: StepSize::Line,
            rate: 1.0,
        });
        let rest = |position, total| {
            let moment = at(ProgramId::Permutation, 4, position);
            of(Kind::Permutations, sizes(n), &moment, line, total).rest
        };
        assert_eq!(rest(0, None), None);
        assert_eq!(rest(0, Some(100)), Some(Span::Seconds(100)));
        assert_eq!(rest(90, Some(100)), Some(Span::Seconds(10)));
        assert!(rest(90, None).is_some());
        assert_eq!(rest(u64::MAX >> 12, None), None);
    }

    /// Partial solutions with a row left, times the columns of that row.
    fn tried(n: u32) -> u64 {
        fn below(n: u32, row: u32, columns: u32, down: u32, up: u32) -> u64 {
            let full = (1 << n) - 1;
            let free = |column: &u32| (columns | down | up) >> column & 1 == 0;
            let deeper = |column: u32| {
                let bit = 1_u32 << column;
                below(
                    n,
                    row + 1,
                    columns | bit,
                    ((down | bit) << 1) & full,
                    (up | bit) >> 1,
                )
            };
            let own = u64::from(n);
            match row + 1 {
                last if last == n => own,
                _ => own + (0..n).filter(free).map(deeper).sum::<u64>(),
            }
        }
        below(n, 0, 0, 0, 0)
    }

    #[test]
    fn the_tries_of_the_pruned_search_are_what_a_count_of_our_own_finds() {
        for (n, tries) in (1..=10).zip(TRIES) {
            assert_eq!(tried(n), tries, "{n}");
        }
        let end = at(ProgramId::Enumeration, 6, 1 << 40);
        assert_eq!(end.counters.get(Counter::Tries), Some(TRIES[5]));
    }
}
