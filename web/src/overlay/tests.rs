//! Strokes at chosen positions, each reached by a jump of its own.

use queenscope_solver::{BoardSize, ProgramId, Progress, Script, Target, Timeline};

use super::*;
use crate::which::Runnable;

fn strokes(program: ProgramId, n: u8, position: u64, detail: Detail) -> String {
    let n = BoardSize::new(n).unwrap();
    let subject = Subject::of(&Runnable::course(program, n));
    let mut timeline = Timeline::new(Script::of(program, n));
    while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
    let overlay = Overlay::of(&subject, timeline.moment(), detail);
    let shown = |stroke: &Stroke| format!("{:?} {:?} {:?}", stroke.kind, stroke.from, stroke.to);
    overlay
        .strokes
        .iter()
        .map(shown)
        .collect::<Vec<_>>()
        .join("; ")
}

#[test]
fn strokes_tell_what_the_step_has_done() {
    use ProgramId::{Formula, Permutation};
    for (program, n, position, detail, expected) in [
        (Permutation, 3, 35, Detail::Full, ""),
        (
            Permutation,
            3,
            36,
            Detail::Full,
            "Moved (3, 3) (3, 2); Moved (2, 2) (2, 3)",
        ),
        (Permutation, 3, 36, Detail::Quiet, ""),
        (Permutation, 3, 37, Detail::Full, ""),
        // A row that swaps with itself stays.
        (Permutation, 3, 40, Detail::Full, ""),
        (Formula, 8, 9, Detail::Full, ""),
        (
            Formula,
            8,
            14,
            Detail::Steady,
            "Knight (1, 4) (2, 6); Knight (7, 3) (8, 5)",
        ),
        (
            Formula,
            5,
            1000,
            Detail::Full,
            "Knight (1, 2) (2, 4); Knight (3, 1) (4, 3); Knight (4, 3) (5, 5)",
        ),
    ] {
        assert_eq!(
            strokes(program, n, position, detail),
            expected,
            "{program} {position}"
        );
    }
}
