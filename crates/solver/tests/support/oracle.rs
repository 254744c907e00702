//! Asks `cpython/oracle.py` what CPython does. Knows nothing of the machine, nor of
//! the programs: it hands over texts and hands back lines.

use std::{
    env,
    io::Write,
    path::Path,
    process::{Command, Stdio},
};

/// What CPython made of a program.
pub struct Verdict {
    /// The text of each position, but, when judged, of the final one.
    pub lines: Vec<String>,
    /// Why a run of ours has to end at the next position (`end`, or the kind of
    /// the error), and that position's text; `None` if there are more positions
    /// than were asked for, or if only events were.
    pub stop: Option<(String, String)>,
}

/// Runs source texts under `sys.settrace`, all in one process, each for at most so
/// many positions; the mode is one of the oracle's, `judge`, `events` or
/// `changes`.
///
/// # Panics
/// If there is no Python, or if the oracle fails.
pub fn ask<'a>(
    mode: &str,
    sources: impl IntoIterator<Item = &'a str>,
    positions: u64,
) -> Vec<Verdict> {
    let jobs: Vec<String> = sources
        .into_iter()
        .enumerate()
        .map(|(id, source)| {
            let source = quoted(source);
            format!(
                r#"{{"id": "{id}", "source": {source}, "positions": {positions}, "mode": "{mode}"}}"#
            )
        })
        .collect();
    let verdicts = verdicts(&answer(&format!("[{}]", jobs.join(",\n"))));
    assert_eq!(verdicts.len(), jobs.len(), "the oracle answers every job");
    verdicts
}

/// What the oracle writes when it is given these jobs.
fn answer(jobs: &str) -> String {
    let python = env::var_os("QUEENSCOPE_PYTHON").unwrap_or_else(|| "python3".into());
    let oracle = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cpython/oracle.py");
    let child = Command::new(&python)
        .arg("-B") // leaves no compiled files behind in the source tree
        .arg(oracle)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut child = child.unwrap_or_else(|error| {
        panic!(
            "these tests compare with CPython, but {} cannot be started ({error}): \
             install python3, 3.11 or later, or name one in QUEENSCOPE_PYTHON",
            python.display()
        )
    });
    // The oracle reads all jobs before it writes anything, so neither side waits for
    // the other. If it has ended before that, its own words say more than the pipe's.
    let sent = child
        .stdin
        .take()
        .expect("stdin is piped")
        .write_all(jobs.as_bytes());
    let output = child.wait_with_output().expect("the oracle ends");
    let complaint = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success(),
        "the oracle has failed: {complaint}"
    );
    sent.expect("the oracle reads its jobs");
    String::from_utf8(output.stdout).expect("the oracle writes UTF-8")
}

fn verdicts(answer: &str) -> Vec<Verdict> {
    let mut verdicts: Vec<Verdict> = Vec::new();
    for line in answer.lines() {
        if line.starts_with("job ") {
            verdicts.push(Verdict {
                lines: Vec::new(),
                stop: None,
            });
            continue;
        }
        let verdict = verdicts.last_mut().expect("a job comes first");
        match line
            .strip_prefix("stop ")
            .and_then(|rest| rest.split_once(' '))
        {
            Some((reason, text)) => verdict.stop = Some((reason.to_owned(), text.to_owned())),
            None => verdict.lines.push(line.to_owned()),
        }
    }
    verdicts
}

/// A text as JSON. Programs are plain text.
fn quoted(text: &str) -> String {
    let escaped = text
        .replace('\\', "\\\\")
        .replace('"', "\\\"")
        .replace('\n', "\\n");
    format!("\"{escaped}\"")
}
