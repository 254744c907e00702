//! Going on by backtracking where greedy is stuck, and another seed for a repair.

use super::*;
use crate::{
    message::OwnMessage,
    pictures::losses::{BACKTRACKING, stuck},
    which::Which,
};

/// The queens that stand placed, and whether nothing else is on the board.
fn placed(page: &Page) -> (Vec<u8>, bool) {
    let rows = &page.model.moment.board.rows;
    let placed = rows.iter().filter(|row| row.placed);
    let placed: Vec<u8> = placed.filter_map(|row| row.queen).collect();
    let shown = rows.iter().filter(|row| row.queen.is_some()).count();
    let only = shown == placed.len();
    (placed, only)
}

#[test]
fn backtracking_goes_on_at_the_first_position_with_the_same_queens() {
    for open in [Page::open, Page::open_late] {
        for n in [3, 4, 6, 8, 9] {
            let mut page = open(&format!("program=greedy&n={n}"));
            page.send(Message::End);
            page.settle();
            let end = page.position();
            let queens = stuck(&page.model.moment).unwrap().queens;
            page.send(Message::TakeOver);
            page.settle();
            assert_eq!(page.model.subject.program, Which::Course(BACKTRACKING));
            assert_eq!((page.n(), page.model.notice.as_ref()), (n, None));
            assert_eq!(placed(&page), (queens.clone(), true), "{n}");
            let here = page.position();
            let earlier = (0..here).map(|position| moment(BACKTRACKING, n, position));
            let same = |moment: &queenscope_solver::Moment| {
                let rows = moment.board.rows.iter();
                rows.map(|row| row.queen.filter(|_| row.placed))
                    .take(queens.len())
                    .eq(queens.iter().map(|column| Some(*column)))
            };
            if n < 6 {
                assert!(
                    !earlier.into_iter().any(|moment| same(&moment)),
                    "it is the first"
                );
            }
            let link = page.model.link();
            assert!(
                link.contains("program=recursive-check") && link.contains(&format!("step={here}"))
            );
            page.send(Message::Undo);
            page.settle();
            let program = page.model.subject.program;
            assert_eq!(
                (program, page.position()),
                (Which::Course(ProgramId::Greedy), end)
            );
            assert!(!page.model.undoable() || !page.model.jumps.is_empty());
        }
    }
}

#[test]
fn where_backtracking_takes_too_long_it_is_not_begun() {
    let mut page = Page::open("program=greedy&n=14");
    page.send(Message::TakeOver);
    assert_eq!(
        page.model.subject.program,
        ProgramId::Greedy.into(),
        "it is not stuck"
    );
    page.send(Message::End);
    page.settle();
    assert!(stuck(&page.model.moment).is_some());
    page.send(Message::TakeOver);
    assert_eq!(page.model.subject.program, ProgramId::Greedy.into());
    assert_eq!(page.model.journey, None);
}

#[test]
fn taking_over_can_be_cancelled_and_led_back_from() {
    let mut page = Page::open("program=greedy&n=12");
    page.send(Message::End);
    page.settle();
    let end = page.position();
    page.guide = Guide::new(
        &Runnable::course(ProgramId::Greedy, page.model.subject.n),
        late,
    );
    page.send(Message::TakeOver);
    assert_eq!(page.model.activity(), Activity::Seeking);
    page.send(Message::Cancel);
    assert_eq!(
        (page.position(), page.model.activity()),
        (0, Activity::Paused)
    );
    page.send(Message::Undo);
    page.settle();
    assert_eq!(
        (page.model.subject.program, page.position()),
        (ProgramId::Greedy.into(), end)
    );
}

#[test]
fn another_seed_runs_as_the_readers_own_program() {
    let mut page = Page::open("program=min-conflicts&n=8&step=40");
    page.send(Message::Own(OwnMessage::Seed(5)));
    page.settle();
    assert_eq!(page.model.subject.program, Which::Own);
    assert_eq!((page.n(), page.position()), (8, 0));
    assert_eq!(&*page.model.subject.listing[1], "seed = 5");
    // Once more, from there.
    page.send(Message::Own(OwnMessage::Seed(6)));
    page.settle();
    assert_eq!(&*page.model.subject.listing[1], "seed = 6");
    assert!(page.model.undoable());
    page.send(Message::Undo);
    page.settle();
    let program = page.model.subject.program;
    assert_eq!(
        (program, page.position()),
        (ProgramId::MinConflicts.into(), 40)
    );
    let mut page = Page::open("program=greedy&n=5");
    page.send(Message::Own(OwnMessage::Seed(5)));
    assert_eq!(
        page.model.subject.program,
        ProgramId::Greedy.into(),
        "it has no seed"
    );
}
