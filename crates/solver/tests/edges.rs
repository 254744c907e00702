//! Programs at the edges of the language, and some that have nothing to do with
//! queens, judged by CPython position by position.

use queenscope_solver::{BoardSize, Script};

#[path = "support/oracle.rs"]
mod oracle;
#[path = "support/run.rs"]
mod run;
#[path = "support/text.rs"]
mod text;

/// How many positions of each program are looked at.
const POSITIONS: u64 = 10_000;

/// What stands in front of each of the programs in `edges.txt`.
const BEFORE: &str = "n = 4\na = [5, 6, 7]\np = [True, False]\nc = 0\n";

fn judge(sources: &[String]) {
    let verdicts = oracle::ask("judge", sources.iter().map(String::as_str), POSITIONS);
    let mut faults = Vec::new();
    for (source, verdict) in sources.iter().zip(verdicts) {
        let n = source
            .lines()
            .next()
            .and_then(|line| line.strip_prefix("n = "))
            .expect("the first line");
        let n: BoardSize = n.parse().expect("a size");
        let result = match Script::from_source(source, n) {
            Ok(script) => run::compare(script, &verdict),
            Err(error) => Err(format!("refused: {error}")),
        };
        if let Err(fault) = result {
            faults.push(format!("{source}{fault}"));
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n\n"));
}

#[test]
fn edges_are_cpythons() {
    let programs = include_str!("edges.txt").split("---\n");
    judge(
        &programs
            .map(|program| format!("{BEFORE}{program}"))
            .collect::<Vec<_>>(),
    );
}

#[test]
fn programs_about_other_things_are_cpythons() {
    judge(&[
        include_str!("others/hanoi.py").to_owned(),
        include_str!("others/knight.py").to_owned(),
        include_str!("others/sieve_and_sort.py").to_owned(),
    ]);
}
