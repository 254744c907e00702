//! While a repair looks at the squares of its row, the one that it looks at is marked.

use super::*;
use crate::frames;

#[test]
fn the_square_that_a_repair_looks_at_is_marked() {
    let n = BoardSize::new(4).unwrap();
    let program = ProgramId::MinConflicts;
    let subject = Subject::of(&Runnable::course(program, n));
    let mut timeline = Timeline::new(Script::of(program, n));
    let mut marked = 0;
    for position in 0.. {
        while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        let moment = timeline.moment();
        let scene = Scene::of(&subject, moment, &sentence(&subject, moment), Detail::Full);
        let picked = scene
            .rows
            .iter()
            .find_map(|row| Some((row.row, row.over.picked?)));
        let mut frames = moment.frames.iter();
        let looks = frames.find(|frame| frame.name == "choose_column");
        let own = |name| looks.and_then(|frame| frames::own_integer(frame, name));
        let at = own("k").zip(own("j"));
        assert_eq!(picked.map(|(k, j)| (k.into(), j.into())), at, "{position}");
        if let Some((k, j)) = at {
            marked += 1;
            let tags = (scene.row.map(i64::from), scene.column.map(i64::from));
            assert_eq!(tags, (Some(k), Some(j)), "{position}");
            assert_eq!(scene.column_name, "j", "{position}");
        } else if let Some(row) = scene.row {
            assert_eq!(scene.column_name, format!("a[{row}]"), "{position}");
        }
        if moment.finished {
            break;
        }
    }
    assert!(marked > 100);
}
