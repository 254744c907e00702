//! What whoever runs the tests may ask for: more cases, other cases.

use std::env;

/// A number from the environment, or its default.
///
/// # Panics
/// If it is no number.
pub fn setting(name: &str, default: u64) -> u64 {
    match env::var(name) {
        Ok(text) => text
            .parse()
            .unwrap_or_else(|_| panic!("{name} has to be a number, not {text}")),
        Err(_) => default,
    }
}
