//! What the picture says of the arrays is what the queens on the board leave, worked out
//! from the queens alone.

use queenscope_solver::{BoardSize, Moment, ProgramId, Progress, Script, Target, Timeline, Value};

use super::*;
use crate::{inline::Age, model::Detail, notation::Notation};

fn timeline(n: u8) -> Timeline {
    Timeline::new(Script::of(
        ProgramId::DancingLinks,
        BoardSize::new(n).unwrap(),
    ))
}

fn at(timeline: &mut Timeline, position: u64) -> Moment {
    let mut progress = timeline.seek(Target::Position(position), u64::MAX);
    while progress != Progress::Arrived {
        progress = timeline.resume(u64::MAX);
    }
    timeline.moment().clone()
}

/// Squares that no queen shown attacks, row by row.
fn free(moment: &Moment) -> Vec<(u8, u8)> {
    let n = moment.n.get();
    let queens = || {
        (1..)
            .zip(&moment.board.rows)
            .filter_map(|(row, at)| Some((row, at.queen?)))
    };
    let squares = (1..=n).flat_map(|row| (1..=n).map(move |column| (row, column)));
    squares
        .filter(|(row, column)| {
            queens().all(|(r, c): (u8, u8)| {
                r != *row && c != *column && r.abs_diff(*row) != c.abs_diff(*column)
            })
        })
        .collect()
}

/// Whether everything that the queens cover has been covered, and nothing else yet: the
/// newest search has not chosen.
fn is_settled(moment: &Moment) -> bool {
    let newest = moment.frames.last().unwrap();
    newest.name == "search" && newest.variables.iter().all(|(name, _)| name != "c")
}

fn settled(moment: &Moment) {
    let n = moment.n.get();
    let links = Links::of(moment).unwrap();
    let work = Work::of(&links, moment);
    let free = free(moment);
    let open = (0..usize::from(n).pow(2)).filter(|option| links.is_open(*option));
    assert_eq!(
        open.map(|option| links.place(option)).collect::<Vec<_>>(),
        free
    );
    let queens: Vec<(u8, u8)> = (1..)
        .zip(&moment.board.rows)
        .filter_map(|(row, at)| Some((row, at.queen?)))
        .collect();
    let table = Table::of(moment).unwrap();
    for head in &table.heads {
        let stands = queens
            .iter()
            .any(|at| Constraint::through(*at).contains(&head.constraint));
        let expected = if stands {
            HeadState::Covered
        } else {
            HeadState::Open
        };
        assert_eq!(
            head.state, expected,
            "{:?} at {}",
            head.constraint, moment.position
        );
        if !stands {
            let hang = free
                .iter()
                .filter(|at| Constraint::through(**at).contains(&head.constraint));
            assert_eq!(head.size, hang.count() as i64, "{:?}", head.constraint);
        }
    }
    for option in 0..usize::from(n).pow(2) {
        let place = links.place(option);
        let expected = match (queens.contains(&place), free.contains(&place)) {
            (true, _) => Standing::Chosen,
            (false, true) => Standing::Open,
            (false, false) => Standing::Gone,
        };
        assert_eq!(Standing::of(&links, &work, option), expected, "{place:?}");
    }
}

/// Whatever the program is doing, the pictures agree with each other.
fn consistent(moment: &Moment) {
    let Some(table) = Table::of(moment) else {
        return;
    };
    let primary = (1..)
        .zip(&table.heads)
        .filter(|(_, head)| matches!(head.constraint, Constraint::Row(_) | Constraint::Column(_)))
        .filter(|(_, head)| head.state == HeadState::Open);
    let links = Links::of(moment).unwrap();
    if links.is_whole() {
        let listed: Vec<usize> = primary.map(|(header, _)| header).collect();
        assert_eq!(table.chain, listed, "at {}", moment.position);
    }
    let list = ColumnLinks::of(moment, Detail::Full).unwrap();
    let down = |from: usize| {
        let mut arrows = list.arrows.iter();
        arrows
            .find(|arrow| arrow.side == Side::Down && arrow.from == from)
            .map(|arrow| arrow.to)
    };
    let mut met = vec![0];
    while let Some(next) = down(*met.last().unwrap()).filter(|next| !met.contains(next)) {
        met.push(next);
    }
    let listed = (0..list.places.len()).filter(|at| list.places[*at].reach == Reach::Listed);
    if links.is_whole() {
        assert_eq!(met, listed.collect::<Vec<_>>(), "at {}", moment.position);
    }
    // What is marked as changed is what the step has written.
    let arrays = Arrays::of(moment).unwrap();
    for cell in &moment.writes {
        let list = LISTS.iter().position(|list| *list == cell.list);
        let changed = moment
            .changed
            .iter()
            .any(|one| one.name == cell.list && one.cells.contains(&(cell.index as usize)));
        if let (Some(list), true) = (list, changed) {
            let record = |record: &&Record| record.node.number() as i64 == cell.index;
            let record = arrays.at_work.iter().find(record).unwrap();
            assert_eq!(record.fresh >> list & 1, 1);
            assert_eq!(
                record.cells[list].map(Value::Integer),
                Some(cell.value.clone())
            );
        }
    }
}

#[test]
fn the_options_left_are_those_that_the_queens_leave() {
    for (n, least) in [(1, 1), (2, 2), (3, 3), (4, 10), (5, 40)] {
        let mut timeline = timeline(n);
        let mut found = 0;
        for position in 0.. {
            let moment = at(&mut timeline, position);
            if is_settled(&moment) {
                settled(&moment);
                found += 1;
            }
            if moment.finished {
                break;
            }
        }
        assert!(found >= least, "{n}: {found}");
    }
}

#[test]
fn pictures_agree_at_random_positions() {
    let mut seed: u64 = 2_001;
    for (n, end) in [
        (1, 60),
        (2, 400),
        (3, 1_200),
        (4, 4_713),
        (6, 31_365),
        (8, 318_002),
        (12, 90_000),
    ] {
        let mut timeline = timeline(n);
        for _ in 0..60 {
            seed = seed
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            let moment = at(&mut timeline, (seed >> 33) % end);
            consistent(&moment);
            if is_settled(&moment) && Links::of(&moment).is_some() {
                settled(&moment);
            }
        }
    }
}

/// The positions at which the tour of dancing links stops show what its notes say.
#[test]
fn the_notes_of_the_tour_are_true() {
    let mut timeline = timeline(4);
    let mut table = |position| Table::of(&at(&mut timeline, position)).unwrap();
    let count = |table: &Table, standing| {
        table
            .options
            .iter()
            .filter(|option| option.standing == standing)
            .count()
    };
    assert_eq!(count(&table(1_235), Standing::Open), 16);
    assert!(table(1_263).heads[..8].iter().all(|head| head.size == 4));
    assert_eq!(count(&table(1_344), Standing::Choice), 4);
    assert_eq!(table(1_344).chain, [2, 3, 4, 5, 6, 7, 8]);
    assert_eq!(count(&table(1_486), Standing::Open), 6);
    assert_eq!(table(1_556).heads[1].size, 2);
    assert_eq!(table(1_652).heads[2].outlook, Outlook::Hopeless);
    assert!(
        table(700)
            .heads
            .iter()
            .all(|head| head.outlook == Outlook::Fair)
    );
    assert!(table(2_641).chain.is_empty());
    let (start, end) = (table(1_235), table(4_713));
    assert_eq!(
        (start.options, start.heads, start.chain),
        (end.options, end.heads, end.chain)
    );
    // Node 60 leaves the list of column 2, whose only others are the header and node 76, and
    // comes back between them.
    for (position, reach, links) in [
        (1_603, Reach::Out, [(6, 76), (76, 6)]),
        (1_700, Reach::Listed, [(6, 60), (76, 60)]),
    ] {
        let moment = at(&mut timeline, position);
        let arrays = Links::of(&moment).unwrap();
        let [(header, below), (last, above)] = links;
        assert_eq!(arrays.to(Way::Down, header), Some(below));
        assert_eq!(arrays.to(Way::Up, last), Some(above));
        assert_eq!(
            (arrays.to(Way::Up, 60), arrays.to(Way::Down, 60)),
            (Some(6), Some(76))
        );
        let list = ColumnLinks::of(&moment, Detail::Full).unwrap();
        let here = list
            .places
            .iter()
            .find(|place| place.span == Span::Here)
            .unwrap();
        assert_eq!((here.node, here.reach), (60, reach));
        assert_eq!(
            list.arrows
                .iter()
                .filter(|arrow| arrow.age == Age::New)
                .count(),
            1
        );
    }
}

#[test]
fn arrays_of_another_shape_are_not_drawn() {
    let mut timeline = timeline(4);
    let moment = at(&mut timeline, 2_000);
    assert!(Table::of(&moment).is_some());
    for name in LISTS {
        let mut odd = moment.clone();
        for (own, value) in &mut odd.frames[0].variables {
            if own == name {
                *value = Value::Integers(vec![0; 3]);
            }
        }
        assert_eq!(Table::of(&odd), None, "{name}");
        odd.frames[0].variables.retain(|(own, _)| own != name);
        assert_eq!(Table::of(&odd), None, "{name}");
    }
    // Numbers that are no nodes lead nowhere.
    for wrong in [-1, 10_000] {
        let mut odd = moment.clone();
        for (own, value) in &mut odd.frames[0].variables {
            if let Value::Integers(cells) = value
                && LISTS.contains(&own.as_str())
            {
                cells.fill(wrong);
            }
        }
        assert!(Table::of(&odd).unwrap().chain.is_empty());
        ColumnLinks::of(&odd, Detail::Full);
    }
}

mod covered;

#[test]
fn a_diagonal_has_the_number_that_its_squares_give() {
    let n = 5;
    for (row, column) in (1..=n).flat_map(|row| (1..=n).map(move |column| (row, column))) {
        let (anti, main) = (row + column, row as i8 - column as i8);
        for notation in [Notation::One, Notation::Zero, Notation::Transposed] {
            let places = Places { notation, n };
            // Row and column as this notation calls them.
            let (across, along) = match notation {
                Notation::Zero => (i64::from(row) - 1, i64::from(column) - 1),
                Notation::Transposed => (column.into(), row.into()),
                Notation::One | Notation::Chess => (row.into(), column.into()),
            };
            let called = |constraint: Constraint| constraint.label(places);
            assert_eq!(called(Constraint::Anti(anti)), signed(across + along));
            assert_eq!(called(Constraint::Main(main)), signed(across - along));
        }
    }
}
