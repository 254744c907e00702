//! CPython as the judge of what is accepted: its syntax tree of an accepted
//! text must be ours, with every place.

mod canonical;
pub mod corpus;

use std::{
    env,
    io::Write,
    process::{Command, Stdio},
};

use queenscope_lang::{Error, Program, check};

/// Checks that CPython reads the accepted ones among the texts as we do. Gives
/// back what we say of each.
pub fn agree(sources: &[String]) -> Vec<Result<Program, Error>> {
    let checked: Vec<_> = sources.iter().map(|source| check(source)).collect();
    let accepted: Vec<(&String, &Program)> = sources
        .iter()
        .zip(&checked)
        .filter_map(|(s, c)| Some((s, c.as_ref().ok()?)))
        .collect();
    let texts: Vec<&str> = accepted.iter().map(|(source, _)| source.as_str()).collect();
    for ((source, program), theirs) in accepted.iter().zip(python_trees(&texts)) {
        // The one thing that we accept and CPython up to 3.12 does not, as the page says.
        if theirs.contains("too many statically nested blocks") {
            continue;
        }
        let ours = canonical::program(source, program);
        assert_eq!(ours, theirs, "\nCPython reads this otherwise:\n{source}");
    }
    checked
}

/// What `trees.py` prints for each text.
fn python_trees(sources: &[&str]) -> Vec<String> {
    if sources.is_empty() {
        return Vec::new();
    }
    let python = env::var("QUEENSCOPE_PYTHON").unwrap_or_else(|_| "python3".to_owned());
    let script = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/trees.py");
    let mut child = Command::new(&python)
        .args(["-W", "ignore", script])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap_or_else(|error| {
            panic!(
                "these tests ask CPython, and {python} does not start ({error}): install \
                 python3, 3.11 or later, or name one in QUEENSCOPE_PYTHON"
            )
        });
    let mut input = child.stdin.take().expect("its input is piped");
    let text = sources.join("\0").into_bytes();
    let writer = std::thread::spawn(move || input.write_all(&text));
    let output = child.wait_with_output().expect("its output can be read");
    assert!(output.status.success(), "{python} {script} failed");
    writer
        .join()
        .expect("the writer does not panic")
        .expect("it reads all texts");
    let trees: Vec<String> = String::from_utf8(output.stdout)
        .expect("trees are plain text")
        .lines()
        .map(str::to_owned)
        .collect();
    assert_eq!(trees.len(), sources.len(), "one tree for each text");
    trees
}
