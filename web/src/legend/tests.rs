//! The legend offers what the boards of a run show, and nothing else.

use queenscope_solver::{BoardSize, ProgramId, Progress, Script, Target, Timeline};

use super::*;
use crate::{
    model::{Detail, Subject},
    narration,
    overlay::{Counts, Rank, StrokeKind},
    scene::Scene,
    which::Runnable,
};

const ALL: [Sign; 7] = [
    Sign::Hatched,
    Sign::Cross,
    Sign::Arrow,
    Sign::Pair,
    Sign::Counted,
    Sign::Number,
    Sign::Best,
];

fn subject(program: ProgramId, n: u8) -> std::rc::Rc<Subject> {
    Subject::of(&Runnable::course(program, BoardSize::new(n).unwrap()))
}

/// Which signs a program shows on a board of a size, as far as its run is followed.
fn shown(program: ProgramId, n: u8) -> [bool; 7] {
    let (subject, n) = (subject(program, n), BoardSize::new(n).unwrap());
    let mut timeline = Timeline::new(Script::of(program, n));
    let [mut hatched, mut cross, mut arrow, mut pair] = [false; 4];
    let [mut counted, mut number, mut best] = [false; 3];
    for position in 0..5_000 {
        while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        let moment = timeline.moment();
        let sentence = narration::sentence(&subject, moment);
        let scene = Scene::of(&subject, moment, &sentence, Detail::Full);
        cross |= !scene.rays.is_empty();
        pair |= scene
            .strokes
            .iter()
            .any(|stroke| stroke.kind == StrokeKind::Pair);
        for row in &scene.rows {
            let queen = row.queen.map_or(0, |(column, _)| 1 << column);
            hatched |= row.over.attacked & !queen != 0;
            cross |= row.rejected & !row.explored & !queen != 0;
            arrow |= row.explored & !queen != 0;
            counted |= row.over.counted != 0;
            let numbers = || {
                row.over
                    .numbers
                    .iter()
                    .filter(|one| one.counts == Counts::Conflicts)
            };
            number |= numbers().any(|one| one.rank == Rank::Plain);
            best |= numbers().any(|one| one.rank == Rank::Best);
        }
        if moment.finished {
            break;
        }
    }
    [hatched, cross, arrow, pair, counted, number, best]
}

#[test]
fn the_legend_offers_what_a_run_shows() {
    let mut wrong = Vec::new();
    for program in ProgramId::ALL {
        let offered = signs(&subject(program, 4));
        let seen = [4, 5, 6].map(|n| shown(program, n));
        let found = (0..7).filter(|sign| seen.iter().any(|shown| shown[*sign]));
        let found: Vec<Sign> = found.map(|sign| ALL[sign]).collect();
        if offered != found {
            wrong.push(format!("{program}: {offered:?}, {found:?}"));
        }
    }
    assert_eq!(wrong, Vec::<String>::new());
}
