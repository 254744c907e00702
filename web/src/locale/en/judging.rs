//! What the page says of boards presented and of experiments, in English.

use queenscope_solver::{Completeness, Experiment};

use super::{super::JudgingStrings, conflict, places::words};
use crate::{
    facts::Sought,
    locale::numbers::grouped,
    notation::{Notation, Places},
};

pub const JUDGING: JudgingStrings = JudgingStrings {
    verdict: "Verdict of the board",
    presented: |verdict| match (verdict.presented, &verdict.completeness) {
        (0, Completeness::Unknown) => "No board printed so far.".to_owned(),
        (0, _) => "No board printed.".to_owned(),
        (1, Completeness::Unknown) => "1 board printed so far.".to_owned(),
        (1, _) => "1 board printed.".to_owned(),
        (boards, Completeness::Unknown) => format!("{} boards printed so far.", grouped(boards)),
        (boards, _) => format!("{} boards printed.", grouped(boards)),
    },
    wrong: |places, boards, first| {
        let columns = places.queens(&first.columns);
        let why = conflict::wrong(places.n, first.flaw, places);
        match boards {
            1 => format!("{columns} is no solution: {why}."),
            boards => format!(
                "{} of them are no solutions. The first is {columns}: {why}.",
                grouped(boards)
            ),
        }
    },
    repeated: |places, times, first| {
        let columns = places.queens(&first.columns);
        match times {
            1 => format!("The solution {columns} was printed twice."),
            times => format!(
                "{} solutions were printed again. The first is {columns}.",
                grouped(times)
            ),
        }
    },
    complete: |places @ Places { n, .. }, verdict, sought| match &verdict.completeness {
        Completeness::Unknown => None,
        Completeness::Whole(0) => Some(format!(
            "There is no solution for n = {n}: none is missing."
        )),
        Completeness::Whole(1) => Some(format!("The only solution for n = {n} is there.")),
        Completeness::Whole(all) => Some(format!(
            "All {} solutions for n = {n} are there.",
            grouped(*all)
        )),
        Completeness::Missing { found, all, .. } if sought == Sought::One && *found < 2 => {
            Some(format!(
                "It looks for one solution and has {} it: there {} for n = {n}.",
                if *found == 0 { "not found" } else { "found" },
                match all {
                    1 => "is 1".to_owned(),
                    all => format!("are {}", grouped(*all)),
                },
            ))
        }
        Completeness::Missing { found, all, first } => Some(format!(
            "It missed {} of {} for n = {n}: the first missing one is {}.",
            grouped(all - found),
            match all {
                1 => "1 solution".to_owned(),
                all => format!("{} solutions", grouped(*all)),
            },
            places.queens(first)
        )),
    },
    show: "Show",
    experiments: "What if …?",
    experiment: |experiment| match experiment {
        Experiment::NoDiagonals => "What if diagonals are not tested?",
        Experiment::RowAbove => "What if only the row above is tested?",
        Experiment::KeptMarker => "What if a marker is not taken back?",
        Experiment::KeptColumn => "What if a[k] is not set back to 0?",
        Experiment::LateTest => "What if only complete boards are tested?",
    },
    watch: |experiment, line, places| match experiment {
        Experiment::NoDiagonals => format!(
            "Line {line} compares {}s only. Look at the first board it prints, and at how many it prints: every permutation.",
            words(places).terms.column_noun
        ),
        Experiment::RowAbove => format!(
            "Line {line} begins at the {row} {above}. Look at {third}: it takes the {column} of {first}, and the check agrees.",
            row = words(places).terms.row_noun,
            above = match places.notation {
                Notation::Transposed => "before",
                Notation::One | Notation::Zero | Notation::Chess => "above",
            },
            third = words(places).row(3),
            column = words(places).terms.column_noun,
            first = words(places).row(1),
        ),
        Experiment::KeptMarker => format!(
            "After line {line}, c[k + j] = 0 is missing. Look at c: it fills up, and squares that are free count as taken."
        ),
        Experiment::KeptColumn => format!(
            "After line {line}, a[k] = 0 is missing. Look at a row that is entered again: it goes on where it had stopped, and skips columns."
        ),
        Experiment::LateTest => format!(
            "Line {line} is called for complete boards only. Look at the steps: nothing is pruned any more, this is blind enumeration."
        ),
    },
    original: "Original",
};
