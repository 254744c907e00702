//! What is shown of a repair, at any position, against what its steps have told one
//! after the other.

use std::rc::Rc;

use queenscope_solver::{BoardSize, ProgramId, Progress, Script, Target, Timeline, Value};

use super::*;
use crate::{
    facts::Picture,
    model::Detail,
    overlay::{Overlay, StrokeKind},
    which::{Program, Runnable},
};

fn runnable(n: u8) -> Runnable {
    Runnable::course(ProgramId::MinConflicts, BoardSize::new(n).unwrap())
}

fn of(runnable: &Runnable) -> (Rc<Subject>, Timeline) {
    let script: Script = runnable.script().clone();
    (Subject::of(runnable), Timeline::new(script))
}

fn seek(timeline: &mut Timeline, position: u64) -> Moment {
    while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
    timeline.moment().clone()
}

/// What a class has heard, step by step.
#[derive(Clone, Debug, Default, PartialEq)]
struct Heard {
    pairs: Vec<i64>,
    squares: Option<(u8, Vec<(u8, i64)>)>,
    moved: Option<(u8, i64, i64)>,
    queens: Vec<i64>,
}

impl Heard {
    fn hear(&mut self, moment: &Moment) {
        self.moved = None;
        if moment
            .events
            .iter()
            .any(|event| event.kind == EventKind::Conflict)
        {
            self.squares = None;
        }
        let placed = moment
            .events
            .iter()
            .find(|event| event.kind == EventKind::Place);
        let in_function = |name: &str| moment.frames.iter().any(|frame| frame.name == name);
        if in_function("choose_column") && self.squares.is_none() {
            let frame = moment.frames.last().unwrap();
            self.squares = Some((own_integer(frame, "k").unwrap() as u8, Vec::new()));
        } else if !in_function("choose_column") && placed.is_none() {
            self.squares = None;
        }
        for one in moment.returned.iter().filter(|one| one.name == "conflicts") {
            let (Some(arguments), Some(Value::Integer(count))) = (&one.arguments, &one.value)
            else {
                panic!("conflicts has its arguments and its count");
            };
            if let (Some((_, squares)), Value::Integer(column)) = (&mut self.squares, &arguments[1])
            {
                squares.push((*column as u8, *count));
            }
        }
        let queens: Vec<i64> = moment
            .board
            .rows
            .iter()
            .map(|row| row.queen.map_or(0, i64::from))
            .collect();
        if let Some(placed) = placed {
            let row = placed.row.unwrap();
            let at = row as usize - 1;
            self.moved = Some((row as u8, self.queens[at], queens[at]));
        }
        self.queens = queens;
        if let Some(line) = moment.ran.filter(|line| *line == 32) {
            assert_eq!(line, 32, "where pairs are counted");
            self.pairs.push(moment.attacks.len() as i64);
        }
    }
}

#[test]
fn the_curve_the_squares_and_the_move_are_right_wherever_one_comes_from() {
    for n in [1, 4, 5, 8] {
        let (subject, mut timeline) = of(&runnable(n));
        let mut heard = vec![Heard::default()];
        for position in 1..4_000 {
            let moment = seek(&mut timeline, position);
            let mut now = heard[position as usize - 1].clone();
            now.hear(&moment);
            heard.push(now);
            if moment.finished {
                break;
            }
        }
        let total = heard.len() as u64;
        for step in 0..total {
            let position = step * 7919 % total;
            let moment = seek(&mut timeline, position);
            let expected = &heard[position as usize];
            let found = course(&subject, &moment).map_or(Vec::new(), |course| course.pairs);
            assert_eq!(found, expected.pairs, "{n} {position}");
            let squares = weighed(&subject, &moment).map(|one| (one.row, one.columns));
            assert_eq!(squares, expected.squares, "{n} {position}");
            assert_eq!(moved(&moment), expected.moved, "{n} {position}");
        }
    }
}

#[test]
fn every_pair_is_drawn_and_the_move_when_it_is_made() {
    let (subject, mut timeline) = of(&runnable(4));
    let kinds = |moment: &Moment, detail| {
        let strokes = Overlay::of(&subject, moment, detail).strokes;
        let count = |kind| strokes.iter().filter(|stroke| stroke.kind == kind).count();
        [StrokeKind::Pair, StrokeKind::Attack, StrokeKind::Moved].map(count)
    };
    for (position, full, quiet) in [
        (23, [0, 0, 0], [0, 0, 0]),
        (112, [2, 0, 0], [2, 0, 0]),
        (113, [1, 1, 0], [2, 0, 0]),
        (114, [1, 1, 0], [2, 0, 0]),
        (191, [2, 0, 1], [2, 0, 0]),
        (908, [0, 0, 0], [0, 0, 0]),
    ] {
        let moment = seek(&mut timeline, position);
        assert_eq!(kinds(&moment, Detail::Full), full, "{position}");
        assert_eq!(kinds(&moment, Detail::Quiet), quiet, "{position}");
    }
}

#[test]
fn a_repair_without_end_has_a_curve_of_all_its_moves() {
    let (subject, mut timeline) = of(&runnable(3));
    let end = seek(&mut timeline, u64::MAX);
    let course = course(&subject, &end).unwrap();
    assert_eq!((course.moves, course.pairs.len()), (1000, 1001));
    assert!(course.pairs.iter().all(|pairs| *pairs > 0));
}

#[test]
fn another_seed_is_another_run_of_the_same_program() {
    let n = BoardSize::new(8).unwrap();
    let text = ProgramId::MinConflicts.source(n);
    assert_eq!(reseeded("n = 4\nprint(n)\n", 7), None);
    let other = reseeded(&text, 7).unwrap();
    assert_eq!(other, text.replace("\nseed = 1\n", "\nseed = 7\n"));
    let own = Runnable::new(Program::Own(other.into()), n).unwrap();
    let (subject, mut timeline) = of(&own);
    assert_eq!(subject.facts.picture, Picture::Repair);
    let end = seek(&mut timeline, u64::MAX);
    let course = course(&subject, &end).unwrap();
    assert_eq!(course.seed.map(|(start, _)| start), Some(7));
    assert_eq!(course.pairs.last(), Some(&(end.attacks.len() as i64)));
}
