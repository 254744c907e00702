//! A sentence speaks of columns only where the program has compared them.

use super::*;

#[test]
fn a_comparison_says_what_the_step_has_tested_and_no_more() {
    for program in ProgramId::ALL {
        let mut run = Run::of(program, 4);
        for position in run.positions() {
            let sentence = run.sentence(position);
            let tests = run.at(position).1.tests.clone();
            let sides = |test: &queenscope_solver::Test| (test.left, test.right);
            match sentence {
                Sentence::Free(pair) => {
                    assert!(
                        tests.iter().map(sides).any(|(one, other)| {
                            [(one, other), (other, one)].contains(&(pair.column, pair.with_column))
                        }),
                        "{program} {position}"
                    );
                    assert_eq!(tests.len(), 2, "{program} {position}");
                }
                Sentence::Apart(pair) => {
                    let apart = (pair.column - pair.with_column).abs();
                    let found: Vec<_> = tests.iter().map(sides).collect();
                    assert_eq!(
                        found,
                        [(apart, pair.row - pair.with)],
                        "{program} {position}"
                    );
                }
                _ => {}
            }
        }
    }
}
