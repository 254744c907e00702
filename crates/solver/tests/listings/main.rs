//! The listings compile as they are, without a warning, and print the same lines as
//! CPython in the same order: the programs of the course for n = 1 to 8, a table of
//! tricky ones, and random ones (more of them: `QUEENSCOPE_CASES`).

use std::collections::BTreeSet;

use queenscope_solver::{
    BoardSize, ProgramId, Progress, Script, StepSize, Target, Timeline,
    listing::{Language, Words},
};

mod compilers;
#[path = "../support/random/mod.rs"]
#[allow(dead_code, reason = "other tests take more of it")]
mod random;
#[path = "../support/setting.rs"]
mod setting;

use compilers::{Folder, Text};
use random::Random;

const COMPILED: [Language; 3] = [Language::C, Language::Pascal, Language::Rust];

fn size(n: u8) -> BoardSize {
    BoardSize::new(n).expect("a size of the table is one of a board")
}

/// Every program of the course; 8 to the 8th candidates would take too long to try.
fn course() -> Vec<(String, Script)> {
    let mut scripts = Vec::new();
    for program in ProgramId::ALL {
        let most = match program {
            ProgramId::Blind => 6,
            ProgramId::Enumeration
            | ProgramId::Iterative
            | ProgramId::IterativeClear
            | ProgramId::IterativeMarks
            | ProgramId::RecursiveCheck
            | ProgramId::RecursiveMarks
            | ProgramId::RecursiveFree
            | ProgramId::RecursiveFirst
            | ProgramId::Greedy
            | ProgramId::Bitmask
            | ProgramId::ForwardChecking
            | ProgramId::FailFirst
            | ProgramId::DancingLinks
            | ProgramId::MinConflicts
            | ProgramId::Formula => 8,
            ProgramId::Permutation => 7,
        };
        for n in 1..=most {
            let name = format!("{}_{n}", program.as_str().replace('-', "_"));
            scripts.push((name, Script::of(program, size(n))));
        }
    }
    scripts
}

/// Programs of readers: the table, and some of other papers.
fn tricky() -> Vec<(String, Script)> {
    let others = [
        include_str!("../others/hanoi.py"),
        include_str!("../others/knight.py"),
        include_str!("../others/sieve_and_sort.py"),
    ];
    include_str!("tricky.txt")
        .split("\n---\n")
        .chain(others)
        .enumerate()
        .map(|(number, source)| {
            let name = format!("tricky_{number}");
            match Script::from_source(source, size(4)) {
                Ok(script) => (name, script),
                Err(error) => panic!("{error}\n{source}"),
            }
        })
        .collect()
}

fn texts(scripts: &[(String, Script)], language: Language) -> Vec<Text> {
    let texts = scripts.iter().map(|(name, script)| Text {
        name: name.clone(),
        text: script.listing_in(language, Words::English).text(),
    });
    texts.collect()
}

/// Panics unless all languages print what CPython prints.
fn agree(name: &str, scripts: &[(String, Script)], allowed: &[&str]) {
    let folder = Folder::new(name);
    let wanted = compilers::python(&folder, &texts(scripts, Language::Python));
    for language in COMPILED {
        let texts = texts(scripts, language);
        let printed = match language {
            Language::C => compilers::c(&folder, &texts, allowed),
            Language::Pascal => compilers::pascal(&folder, &texts),
            Language::Rust => compilers::rust(&folder, &texts),
            Language::Pseudocode | Language::Python => unreachable!("nothing compiles these"),
        };
        for ((text, wanted), printed) in texts.iter().zip(&wanted).zip(printed) {
            let name = &text.name;
            let wanted = wanted
                .as_ref()
                .unwrap_or_else(|error| panic!("{name}: {error}"));
            match printed {
                Ok(printed) => assert!(
                    printed == *wanted,
                    "{name} in {language} prints\n{printed}\nand not\n{wanted}\n{}",
                    text.text
                ),
                Err(error) => panic!("{name} in {language}: {error}"),
            }
        }
    }
}

#[test]
fn the_programs_of_the_course_print_the_same_in_every_language() {
    agree("course", &course(), &[]);
}

#[test]
fn tricky_programs_print_the_same_in_every_language() {
    agree("tricky", &tricky(), &[]);
}

/// Random programs compare what is always or never so, and C says that it has seen it.
#[test]
fn random_programs_print_the_same_in_every_language() {
    let cases = setting::setting("QUEENSCOPE_CASES", 25);
    let seed = setting::setting("QUEENSCOPE_SEED", 20_090_601);
    let sound = (seed..).filter_map(|seed| {
        let source = random::program(&mut Random::new(seed)).to_string();
        let script = Script::from_source(&source, size(4)).ok()?;
        // Only a run that ends by itself has an output to compare.
        let mut timeline = Timeline::new(script.clone());
        let ended = matches!(timeline.seek(Target::End, 20_000), Progress::Arrived);
        let sound = ended && timeline.moment().error.is_none();
        sound.then(|| (format!("random_{seed}"), script))
    });
    let scripts: Vec<(String, Script)> = sound.take(cases as usize).collect();
    agree(
        "random",
        &scripts,
        &["-Wno-tautological-compare", "-Wno-overflow"],
    );
}

#[test]
fn every_line_that_runs_has_a_line_in_every_language() {
    let mut scripts = tricky();
    scripts.extend(ProgramId::ALL.map(|id| (id.to_string(), Script::of(id, size(4)))));
    for (name, script) in scripts {
        let mut timeline = Timeline::new(script.clone());
        let mut ran = BTreeSet::new();
        for _ in 0..1_500 {
            ran.extend(timeline.moment().line);
            timeline.seek(Target::Forward(StepSize::Line), 10);
        }
        for language in Language::ALL {
            for words in [Words::English, Words::Chinese] {
                let listing = script.listing_in(language, words);
                let lines: BTreeSet<u32> = listing
                    .lines
                    .iter()
                    .filter_map(|line| line.source)
                    .collect();
                let missing: Vec<&u32> = ran.difference(&lines).collect();
                assert!(missing.is_empty(), "{name} in {language}: {missing:?}");
            }
        }
    }
}

#[test]
fn the_largest_nests_are_printed() {
    for program in [ProgramId::Blind, ProgramId::Enumeration] {
        for language in Language::ALL {
            let listing = Script::of(program, size(32)).listing_in(language, Words::Chinese);
            assert!(listing.lines.len() > 40, "{program} in {language}");
        }
    }
}
