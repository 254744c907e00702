//! Where queens swap, the board shows the two that are compared, and the whole board where
//! it is what was tested.

use super::*;
use queenscope_solver::EventKind;

#[test]
fn the_board_points_at_the_queens_that_are_compared() {
    let n = BoardSize::new(4).unwrap();
    let program = ProgramId::Permutation;
    let subject = Subject::of(&Runnable::course(program, n));
    let mut timeline = Timeline::new(Script::of(program, n));
    let (mut compared, mut solved) = (0, 0);
    for position in 0.. {
        while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        let moment = timeline.moment();
        let scene = Scene::of(&subject, moment, &sentence(&subject, moment), Detail::Full);
        let looks = |look: Look| {
            let rows = scene.rows.iter();
            rows.filter(|row| row.queen.is_some_and(|(_, found)| found == look))
                .map(|row| i64::from(row.row))
                .collect::<Vec<_>>()
        };
        let event = |kind| moment.events.iter().find(|event| event.kind == kind);
        if let Some(event) = event(EventKind::Compare) {
            compared += 1;
            let (row, with) = (event.row.unwrap(), event.with.unwrap());
            let picked = scene.rows.iter().filter(|row| row.over.picked.is_some());
            let picked: Vec<_> = picked.map(|row| i64::from(row.row)).collect();
            let under_test = [looks(Look::Tested), looks(Look::Hit)].concat();
            assert_eq!(picked, [with, row], "{position}");
            assert_eq!(under_test, [row], "{position}");
            assert_eq!(scene.row.map(i64::from), Some(row), "{position}");
            assert_eq!(scene.row_name.as_deref(), Some("k"), "{position}");
        }
        if event(EventKind::Solution).is_some() {
            solved += 1;
            assert_eq!(looks(Look::Solved), [1, 2, 3, 4], "{position}");
            assert_eq!(scene.row, None, "{position}");
        }
        if event(EventKind::Candidate).is_some() {
            assert_eq!(
                (scene.row, looks(Look::Tested)),
                (None, vec![]),
                "{position}"
            );
        }
        if moment.finished {
            break;
        }
    }
    assert_eq!(solved, 2);
    assert!(compared > 24);
}
