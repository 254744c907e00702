//! What is said ahead of the programs that count attacks is what they then do.

use queenscope_solver::ProgramId::{FailFirst, ForwardChecking};

use super::*;

/// What is told of every position of a run that tells anything.
fn told(program: ProgramId, n: u8) -> Vec<Ahead> {
    let mut run = Run::of(program, n);
    let end = run.at(u64::MAX).1.position;
    let said = |position| match run.sentence(position) {
        Sentence::Told(Told::Ahead(ahead)) => Some(ahead),
        _ => None,
    };
    (0..=end).filter_map(said).collect()
}

#[test]
fn a_row_without_a_column_has_the_consequence_that_was_told() {
    for n in [4, 5] {
        for program in [ForwardChecking, FailFirst] {
            let told = told(program, n);
            let found =
                |one: &&Ahead| matches!(one, Ahead::WipedOut { .. } | Ahead::Hopeless { .. });
            assert!(told.iter().any(|one| found(&one)), "{program} {n}");
            for (at, one) in told.iter().enumerate() {
                let then = &told[at + 1..];
                match one {
                    Ahead::WipedOut { newest, .. } => {
                        assert!(
                            matches!(&then[0], Ahead::TakesBack { row, .. } if Some(*row) == *newest),
                            "{program} {n}: {one:?} {:?}",
                            then[0]
                        );
                    }
                    Ahead::Hopeless { row } => {
                        assert_eq!(
                            then[0],
                            Ahead::Chosen { row: *row, left: 0 },
                            "{program} {n}"
                        );
                    }
                    Ahead::Chosen { row, left: 0 } => {
                        for (column, passed) in (1..=i64::from(n)).zip(then) {
                            assert!(
                                matches!(passed, Ahead::Attacked { row: at, column: j, .. }
                                    if at == row && *j == column),
                                "{program} {n}: {passed:?}"
                            );
                        }
                        let back = &then[usize::from(n)];
                        assert!(matches!(back, Ahead::Back { row: at, .. } if at == row));
                    }
                    Ahead::NoneWiped => assert!(!found(&&then[0])),
                    _ => {}
                }
            }
        }
    }
}
