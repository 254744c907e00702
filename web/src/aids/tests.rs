//! Board views against pictures, and against a count of their own.

use queenscope_solver::{BoardSize, ProgramId, Progress, Script, Target, Timeline};

use super::*;
use crate::{narration::sentence, which::Runnable};

/// The board at a position with board views on.
fn scene(program: ProgramId, n: u8, position: u64, aids: &str, lit: Highlight) -> Scene {
    let n = BoardSize::new(n).unwrap();
    let subject = Subject::of(&Runnable::course(program, n));
    let mut timeline = Timeline::new(Script::of(program, n));
    while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
    let moment = timeline.moment();
    let told = sentence(&subject, moment);
    let mut scene = Scene::of(&subject, moment, &told, Detail::Full);
    scene.lit = lit;
    Aids::parse(aids).lay(&mut scene, &subject, moment, Detail::Full);
    scene
}

/// The board as text: `Q`, `x` attacked, or the number of attackers.
fn picture(scene: &Scene) -> String {
    let square = |row: &crate::scene::RowScene, column: u8| {
        let number = row
            .over
            .numbers
            .iter()
            .find(|number| number.column == column);
        match (row.queen, number) {
            (Some((at, _)), _) if at == column => 'Q',
            (_, Some(number)) => char::from(b'0' + number.value as u8),
            _ if row.over.attacked >> column & 1 == 1 => 'x',
            _ => '.',
        }
    };
    let rows = scene.rows.iter();
    rows.map(|row| {
        (1..=scene.n)
            .map(|column| square(row, column))
            .collect::<String>()
    })
    .collect::<Vec<_>>()
    .join(" ")
}

#[test]
fn attacked_squares_are_those_of_the_queens_that_stand() {
    use ProgramId::{RecursiveCheck, RecursiveMarks};
    let row = Highlight::Row(1);
    for (program, position, aids, lit, expected) in [
        (
            RecursiveCheck,
            0,
            "attacked",
            Highlight::None,
            ".... .... .... ....",
        ),
        (
            RecursiveMarks,
            32,
            "attacked",
            Highlight::None,
            "Qxxx xxQx xQxx x.xx",
        ),
        (RecursiveMarks, 32, "attacked", row, "Qxxx xxQ. xQx. x..x"),
        (
            RecursiveMarks,
            32,
            "attackers",
            Highlight::None,
            "Q222 22Q1 1Q21 2.11",
        ),
        (
            RecursiveMarks,
            32,
            "",
            Highlight::None,
            "Q... ..Q. .Q.. ....",
        ),
    ] {
        let scene = scene(program, 4, position, aids, lit);
        assert_eq!(picture(&scene), expected, "{program} {position} {aids}");
    }
}

/// For every moment of a run: an independent count of queens that see a square.
#[test]
fn attackers_are_counted_right_everywhere() {
    for position in (0..500).step_by(7) {
        let scene = scene(
            ProgramId::IterativeMarks,
            5,
            position,
            "attackers",
            Highlight::None,
        );
        let queens = standing(&scene);
        for row in &scene.rows {
            for column in 1..=5_i32 {
                let at = (i32::from(row.row), column);
                let sees = |queen: &&(u8, u8)| {
                    let (down, right) = (at.0 - i32::from(queen.0), at.1 - i32::from(queen.1));
                    (down, right) != (0, 0)
                        && (down == 0 || right == 0 || down.abs() == right.abs())
                };
                let expected = queens.iter().filter(sees).count() as i64;
                let shown = row
                    .over
                    .numbers
                    .iter()
                    .find(|n| i32::from(n.column) == column);
                let holds_queen = row.queen.is_some_and(|(at, _)| i32::from(at) == column);
                if !holds_queen {
                    assert_eq!(shown.map_or(0, |n| n.value), expected, "{position} {at:?}");
                }
            }
        }
    }
}

#[test]
fn marker_cells_lie_along_the_edges_only_where_there_are_marker_arrays() {
    for (program, lists) in [
        (ProgramId::RecursiveMarks, 3),
        (ProgramId::RecursiveCheck, 0),
    ] {
        let with = scene(program, 4, 20, "markers", Highlight::None);
        assert_eq!(with.edge.len(), lists, "{program}");
        let without = scene(program, 4, 20, "attacked", Highlight::None);
        assert!(without.edge.is_empty());
    }
}

#[test]
fn names_are_read_and_written_alike() {
    let all = Aids::parse("markers,attacked,attackers,attacked");
    assert_eq!(all.to_string(), "attacked,attackers,markers");
    assert_eq!(all.toggled(Aid::Attackers).to_string(), "attacked,markers");
    assert_eq!(Aids::parse("none"), Aids::default());
    assert!(
        Aids::default().is_empty() && Aids::default().toggled(Aid::Markers).shows(Aid::Markers)
    );
}
