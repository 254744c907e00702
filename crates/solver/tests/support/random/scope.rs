//! The names that random programs use. A name has one type wherever it stands.

/// What a call gives.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Gives {
    Integer,
    Boolean,
    Nothing,
}

/// A function that can be called.
#[derive(Clone, Copy)]
pub(super) struct Function {
    pub name: &'static str,
    pub parameters: &'static [&'static str],
    pub gives: Gives,
}

const fn function(
    name: &'static str,
    parameters: &'static [&'static str],
    gives: Gives,
) -> Function {
    Function {
        name,
        parameters,
        gives,
    }
}

/// The recursive one is `again`.
pub(super) const FUNCTIONS: [Function; 6] = [
    function("f", &["k", "m"], Gives::Integer),
    function("g", &["k"], Gives::Boolean),
    function("h", &["k", "m"], Gives::Nothing),
    function("again", &["k"], Gives::Integer),
    function("even", &[], Gives::Boolean),
    function("twice", &["m"], Gives::Nothing),
];

/// The names at hand.
#[derive(Clone)]
pub(super) struct Scope {
    /// Integers that have a value here, as far as one can tell.
    pub integers: Vec<&'static str>,
    /// Truth values that have a value here.
    pub booleans: Vec<&'static str>,
    /// Integers that may be assigned, whether they have a value or not.
    pub writable: Vec<&'static str>,
    /// The truth value that may be assigned.
    pub switch: &'static str,
    /// What the function around gives, if there is one.
    pub around: Option<Gives>,
}

impl Scope {
    pub fn top_level() -> Scope {
        Scope {
            integers: vec!["n"],
            booleans: Vec::new(),
            writable: vec!["t", "w", "x", "y", "z"],
            switch: "p",
            around: None,
        }
    }
}
