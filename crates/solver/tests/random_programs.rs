//! Random programs, judged by CPython: each has to be accepted, and its run has to be
//! CPython's, line by line, up to the position at which it must end. Fewer or more
//! programs: `QUEENSCOPE_CASES`; other ones: `QUEENSCOPE_SEED`.

use std::panic;

use queenscope_solver::{BoardSize, Script};

#[path = "support/oracle.rs"]
mod oracle;
#[path = "support/random/mod.rs"]
mod random;
#[path = "support/run.rs"]
mod run;
#[path = "support/setting.rs"]
mod setting;
#[path = "support/text.rs"]
mod text;

use random::{Node, Program, Random};
use setting::setting;

/// How many positions of each program are looked at.
const POSITIONS: u64 = 1_500;

#[test]
fn random_programs_run_as_in_cpython() {
    let cases = setting("QUEENSCOPE_CASES", 300);
    let seed = setting("QUEENSCOPE_SEED", 20_090_601);
    for first in (0..cases).step_by(500) {
        let seeds: Vec<u64> = (first..cases.min(first + 500))
            .map(|case| seed + case)
            .collect();
        let programs: Vec<Program> = seeds
            .iter()
            .map(|seed| random::program(&mut Random::new(*seed)))
            .collect();
        let faults = faults(&programs);
        if let Some((seed, program)) = seeds
            .iter()
            .zip(&programs)
            .zip(&faults)
            .find_map(|(case, fault)| fault.as_ref().map(|_| case))
        {
            panic!("seed {seed}\n{}", smallest(program));
        }
    }
}

/// What is wrong with the run of each program, if anything is.
fn faults(programs: &[Program]) -> Vec<Option<String>> {
    let sources: Vec<String> = programs.iter().map(ToString::to_string).collect();
    let verdicts = oracle::ask("judge", sources.iter().map(String::as_str), POSITIONS);
    let n = BoardSize::new(4).expect("there are boards of size 4");
    let compared = sources.iter().zip(verdicts).map(|(source, verdict)| {
        // A panic is a fault like any other, to be shown by as small a program.
        let compared = panic::catch_unwind(|| match Script::from_source(source, n) {
            Ok(script) => run::compare(script, &verdict).err(),
            Err(error) => Some(format!("refused: {error}")),
        });
        compared.unwrap_or_else(|_| Some("a panic".to_owned()))
    });
    compared.collect()
}

/// Takes away line after line for as long as something is wrong, and shows what remains.
fn smallest(program: &Program) -> String {
    let loud = panic::take_hook();
    panic::set_hook(Box::new(|_| {}));
    let mut program = program.clone();
    loop {
        // What we refuse may be no Python either, and then has no verdict.
        let n = BoardSize::new(4).expect("there are boards of size 4");
        let accepted: Vec<Program> = smaller(&program)
            .into_iter()
            .filter(|smaller| Script::from_source(&smaller.to_string(), n).is_ok())
            .collect();
        let found = accepted.chunks(16).find_map(|some| {
            let faults = faults(some);
            some.iter().zip(faults).find(|(_, fault)| fault.is_some())
        });
        match found {
            Some((smaller, _)) => program = smaller.clone(),
            None => break,
        }
    }
    let fault = faults(std::slice::from_ref(&program))
        .remove(0)
        .unwrap_or_default();
    panic::set_hook(loud);
    let numbered: Vec<String> = program
        .to_string()
        .lines()
        .zip(1..)
        .map(|(line, number)| format!("{number:3}  {line}"))
        .collect();
    format!("{}\n{fault}", numbered.join("\n"))
}

/// The smaller programs that result when one line goes, with what stands under it
/// or without. Not all of them are sound.
fn smaller(program: &Program) -> Vec<Program> {
    fn without(nodes: &[Node]) -> Vec<Vec<Node>> {
        let mut all = Vec::new();
        for (i, node) in nodes.iter().enumerate() {
            let with = |instead: &[Node]| [&nodes[..i], instead, &nodes[i + 1..]].concat();
            all.push(with(&[]));
            if !node.body.is_empty() {
                all.push(with(&node.body));
                let bodies = without(&node.body).into_iter();
                all.extend(bodies.map(|body| {
                    with(&[Node {
                        text: node.text.clone(),
                        body,
                    }])
                }));
            }
        }
        all
    }
    without(&program.0).into_iter().map(Program).collect()
}
