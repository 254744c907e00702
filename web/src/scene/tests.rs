//! Boards as pictures of text. Q placed, q tested, X tested and in conflict, R the
//! search is back, S part of a solution, x rejected, r explored, . empty.

use queenscope_solver::{BoardSize, ProgramId, Progress, Script, Target, Timeline};

use super::*;
use crate::{narration::sentence, which::Runnable};

mod marks;
mod permutation;
mod repair;

fn scene(program: ProgramId, n: u8, position: u64) -> Scene {
    let n = BoardSize::new(n).unwrap();
    let subject = Subject::of(&Runnable::course(program, n));
    let mut timeline = Timeline::new(Script::of(program, n));
    while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
    let moment = timeline.moment();
    Scene::of(&subject, moment, &sentence(&subject, moment), Detail::Full)
}

fn picture(scene: &Scene) -> String {
    let row = |row: &RowScene| {
        (1..=scene.n)
            .map(|column| match row.square(column) {
                Square::Empty => '.',
                Square::Queen if matches!(row.queen, Some((_, Look::Solved))) => 'S',
                Square::Queen => 'Q',
                Square::Returned => 'R',
                Square::Tested => 'q',
                Square::Hit(_) => 'X',
                Square::Rejected => 'x',
                Square::Explored => 'r',
            })
            .collect::<String>()
    };
    scene.rows.iter().map(row).collect::<Vec<_>>().join(" ")
}

#[test]
fn boards_show_what_the_program_has_found_out() {
    use ProgramId::*;
    for (program, n, position, rows, row, column) in [
        (RecursiveCheck, 4, 0, ".... .... .... ....", None, None),
        (
            RecursiveCheck,
            4,
            7,
            "q... .... .... ....",
            Some(1),
            Some(1),
        ),
        (
            RecursiveCheck,
            4,
            11,
            "Q... .... .... ....",
            Some(1),
            Some(1),
        ),
        (
            RecursiveCheck,
            4,
            24,
            "Q... xX.. .... ....",
            Some(2),
            Some(2),
        ),
        (
            RecursiveCheck,
            4,
            32,
            "Q... xxQ. .... ....",
            Some(2),
            Some(3),
        ),
        (
            RecursiveCheck,
            4,
            47,
            "Q... ..Q. xX.. ....",
            Some(3),
            Some(2),
        ),
        (
            RecursiveCheck,
            4,
            63,
            "Q... xxR. .... ....",
            Some(2),
            Some(3),
        ),
        (
            RecursiveCheck,
            4,
            64,
            "Q... xxrq .... ....",
            Some(2),
            Some(4),
        ),
        (
            RecursiveCheck,
            4,
            211,
            ".S.. ...S S... xxS.",
            Some(4),
            Some(3),
        ),
        (
            RecursiveMarks,
            4,
            38,
            "Q... xxr. .... ....",
            Some(2),
            Some(3),
        ),
        (Iterative, 4, 5, ".... .... .... ....", Some(1), Some(0)),
        (Iterative, 4, 14, "Q... .... .... ....", Some(2), Some(0)),
        (Iterative, 4, 61, "Q... ..Q. xxxx ....", Some(3), Some(5)),
        (Iterative, 4, 523, ".... .... .... ....", Some(0), None),
        (Blind, 3, 10, "Q.. X.. Q..", Some(2), Some(1)),
    ] {
        let scene = scene(program, n, position);
        assert_eq!(picture(&scene), rows, "{program} {n} {position}");
        assert_eq!(
            (scene.row, scene.column),
            (row, column),
            "{program} {n} {position}"
        );
    }
}

#[test]
fn tags_call_things_what_the_program_calls_them() {
    use ProgramId::*;
    for (program, position, row, column) in [
        (RecursiveMarks, 20, Some("k"), "j"),
        (Iterative, 20, Some("k"), "a[k]"),
        (Enumeration, 20, None, "a[2]"),
    ] {
        let scene = scene(program, 4, position);
        assert_eq!(
            (scene.row_name.as_deref(), scene.column_name.as_str()),
            (row, column),
            "{program}"
        );
    }
}

#[test]
fn rays_lead_from_the_square_under_test_to_the_queen_found() {
    let scene = scene(ProgramId::RecursiveCheck, 4, 47);
    assert_eq!(
        scene.rays,
        [Ray {
            from: (3, 2),
            to: (2, 3)
        }]
    );
    assert!(scene.reason.is_some());
}

#[test]
fn nothing_flashes_while_the_page_plays_fast() {
    let n = BoardSize::new(4).unwrap();
    let program = ProgramId::RecursiveCheck;
    let subject = Subject::of(&Runnable::course(program, n));
    let mut timeline = Timeline::new(Script::of(program, n));
    while timeline.seek(Target::Position(47), u64::MAX) != Progress::Arrived {}
    let moment = timeline.moment();
    for detail in [Detail::Quiet, Detail::Steady] {
        let scene = Scene::of(&subject, moment, &sentence(&subject, moment), detail);
        assert_eq!((scene.rays, scene.reason), (vec![], None));
    }
}
