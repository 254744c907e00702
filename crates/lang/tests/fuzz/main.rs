//! No text makes the language panic or hang, and whatever it accepts CPython
//! reads as it does. A few seconds by default; `QUEENSCOPE_FUZZ_SECONDS=600`
//! goes on for as long.

mod slips;
#[path = "../support/mod.rs"]
mod support;
mod texts;

use std::{
    cell::RefCell,
    env,
    time::{Duration, Instant},
};

use proptest::{
    prelude::*,
    strategy::BoxedStrategy,
    test_runner::{Config, TestCaseError, TestRunner},
};
use queenscope_lang::{Error, check, listing};

/// The longest that a text of a few kilobytes may take on a busy machine.
const AT_ONCE: Duration = Duration::from_millis(500);

/// How many texts of each kind are made in a round.
const CASES: u32 = 600;

/// Checks what holds of every text; says whether it is accepted.
fn examine(source: &str) -> Result<bool, TestCaseError> {
    let start = Instant::now();
    let checked = check(source);
    let sized = listing::with_size(source, 5);
    let stripped = listing::python(source);
    prop_assert!(start.elapsed() < AT_ONCE, "{:?}", start.elapsed());
    match checked {
        Ok(program) => {
            let again = check(&stripped.join("\n"));
            prop_assert!(again.is_ok(), "without its marks: {:?}", again.err());
            let n = program.n_span;
            let sized = sized.map_err(|error| TestCaseError::fail(error.to_string()))?;
            let line = sized
                .split('\n')
                .nth(n.line as usize - 1)
                .unwrap_or_default();
            let digit = line.chars().nth(n.column as usize - 1);
            prop_assert_eq!(digit, Some('5'), "in {}", line);
            Ok(true)
        }
        Err(error) => {
            well_placed(source, &error)?;
            Ok(false)
        }
    }
}

/// An error names a place in the text, and its sentence is one line.
fn well_placed(source: &str, error: &Error) -> Result<(), TestCaseError> {
    let span = error.span;
    let line = source.split('\n').nth(span.line as usize - 1);
    prop_assert!(line.is_some(), "no such line: {}", error);
    let length = line.unwrap_or_default().chars().count() as u32;
    let inside = 1 <= span.column && span.column <= span.end && span.end <= length + 1;
    prop_assert!(inside, "{:?} in {:?}: {}", span, line, error);
    let text = error.to_string();
    prop_assert!(!text.contains(['\n', '\r']), "{:?}", text);
    Ok(())
}

/// One round with one kind of text. What is accepted must please CPython too.
fn round(texts: &BoxedStrategy<String>) -> usize {
    let accepted = RefCell::new(Vec::new());
    let config = Config {
        cases: CASES,
        failure_persistence: None,
        ..Config::default()
    };
    let result = TestRunner::new(config).run(texts, |source| {
        if examine(&source)? {
            accepted.borrow_mut().push(source);
        }
        Ok(())
    });
    if let Err(error) = result {
        panic!("{error}");
    }
    support::agree(&accepted.borrow());
    accepted.into_inner().len()
}

/// Rounds until the time is over; one at least.
fn fuzz(texts: BoxedStrategy<String>) -> usize {
    let seconds = env::var("QUEENSCOPE_FUZZ_SECONDS")
        .ok()
        .and_then(|text| text.parse().ok());
    let end = Instant::now() + Duration::from_secs(seconds.unwrap_or(0));
    let mut accepted = round(&texts);
    while Instant::now() < end {
        accepted += round(&texts);
    }
    accepted
}

#[test]
fn slips_in_programs() {
    assert!(fuzz(slips::mutants()) > 20, "hardly a mutant is accepted");
}

#[test]
fn words_in_any_order() {
    fuzz(texts::soups());
}

#[test]
fn characters_in_any_order() {
    fuzz(texts::noise());
}

#[test]
fn expressions_of_every_shape() {
    assert!(
        fuzz(texts::expressions()) > 20,
        "hardly an expression is accepted"
    );
}
