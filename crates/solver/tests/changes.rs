//! What every step has changed, and which functions came back with it, is what CPython
//! says of it.

use std::thread;

use queenscope_solver::{
    BoardSize, Moment, ProgramId, Progress, Script, StepSize, Target, Timeline, Value,
};

#[path = "support/oracle.rs"]
mod oracle;

/// More positions than any run here has.
const ALL: u64 = 10_000_000;

/// Two calls in one expression: one frame goes and another comes in the same step. A
/// parameter that is written to is no argument any more, and several frames go at once.
const SEVERAL: &str = "\
n = 3
a = [0] * (n + 1)
b = [True, False]
t = 0

def double(x):
    y = 2 * x
    return y

def down(x):
    x = x - 1
    a[x] = x
    if x > 0:
        down(x)

def even(x):
    b[0] = x % 2 == 0
    return b[0]

t = double(1) + double(2)
t = t + double(t) - t
down(3)
if even(t) and not even(t + 1):
    t = t
a[1] = a[1]
";

fn size(n: u8) -> BoardSize {
    BoardSize::new(n).expect("a size from 1 to 32")
}

#[test]
fn every_step_of_the_course_has_its_changes() {
    thread::scope(|scope| {
        for program in ProgramId::ALL {
            scope.spawn(move || {
                let largest = match program {
                    ProgramId::Blind | ProgramId::DancingLinks => 3,
                    ProgramId::Permutation | ProgramId::ForwardChecking | ProgramId::FailFirst => 4,
                    _ => 5,
                };
                for n in 1..=largest {
                    let source = program.source(size(n));
                    compare(
                        &format!("{program}, n = {n}"),
                        Script::of(program, size(n)),
                        &source,
                    );
                }
            });
        }
    });
}

#[test]
fn frames_that_come_and_go_in_one_step_are_told_apart() {
    let script = Script::from_source(SEVERAL, size(3)).expect("a sound program");
    let told = compare("several calls", script, SEVERAL);
    for expected in [
        // double(1) comes back, double(2) is called: its x is new, y of the other is gone.
        "double(1)=2@20 1.x",
        "double(2)=4@20 0.t",
        "down(?)=None@14 down(?)=None@14 down(?)=None@22",
        "even(12)=True@23 1.x",
        "even(13)=False@23",
    ] {
        assert!(
            told.iter()
                .any(|text| text.ends_with(&format!(" {expected}"))),
            "{expected} in {told:#?}"
        );
    }
}

/// Compares every position with CPython's; what ours say.
fn compare(name: &str, script: Script, source: &str) -> Vec<String> {
    let verdict = oracle::ask("changes", [source], ALL).remove(0);
    let mut timeline = Timeline::new(script);
    let mut told = Vec::new();
    for (position, expected) in verdict.lines.iter().enumerate() {
        if position > 0 {
            let progress = timeline.seek(Target::Forward(StepSize::Line), 1_000);
            assert_eq!(progress, Progress::Arrived, "a single step is a short way");
        }
        let text = text(timeline.moment());
        assert_eq!(
            text,
            as_ours(expected, &text),
            "{name}, position {position}"
        );
        told.push(text);
    }
    assert!(timeline.moment().finished, "{name} goes on");
    told
}

/// CPython's text with `(?)` where ours has it, in the same order.
fn as_ours(expected: &str, ours: &str) -> String {
    let words = expected
        .split(' ')
        .zip(ours.split(' ').chain(std::iter::repeat("")));
    let word =
        |(expected, ours): (&str, &str)| match (expected.split_once('('), ours.split_once("(?)")) {
            (Some((name, rest)), Some(_)) => {
                let behind = rest.split_once(')').map_or("", |(_, behind)| behind);
                format!("{name}(?){behind}")
            }
            (Some(_) | None, Some(_) | None) => expected.to_owned(),
        };
    words.map(word).collect::<Vec<_>>().join(" ")
}

/// A moment's changes, as `cpython/changing.py` writes them.
fn text(moment: &Moment) -> String {
    let returned = moment.returned.iter().map(|one| {
        let arguments = one.arguments.as_ref().map(|values| {
            let texts: Vec<String> = values.iter().map(value).collect();
            texts.join(",")
        });
        format!(
            "{}({})={}@{}",
            one.name,
            arguments.unwrap_or_else(|| "?".to_owned()),
            one.value.as_ref().map_or("None".to_owned(), value),
            one.line
        )
    });
    let mut changed: Vec<(usize, &str, String)> = moment
        .changed
        .iter()
        .map(|one| {
            let cells: Vec<String> = one.cells.iter().map(usize::to_string).collect();
            let cells = if cells.is_empty() {
                String::new()
            } else {
                format!("[{}]", cells.join(","))
            };
            (one.frame, one.name.as_str(), cells)
        })
        .collect();
    changed.sort();
    let changed = changed
        .iter()
        .map(|(frame, name, cells)| format!("{frame}.{name}{cells}"));
    let line = |line: Option<u32>| line.map_or("-".to_owned(), |line| line.to_string());
    let told = returned.chain(changed).collect::<Vec<_>>().join(" ");
    format!("{} {} {told}", line(moment.line), line(moment.ran))
}

fn value(value: &Value) -> String {
    match value {
        Value::Integer(value) => value.to_string(),
        Value::Boolean(true) => "True".to_owned(),
        Value::Boolean(false) => "False".to_owned(),
        Value::Integers(_) | Value::Booleans(_) => unreachable!("lists are never handed over"),
    }
}
