//! What is known of variables at one place of a program, more narrowly than
//! everywhere: what the tests say through which the way has led, until the
//! variable is written.

use std::collections::HashMap;

use super::interval::Interval;
use crate::ast::Comparison;

/// The narrower bounds by the name of the variable; an empty stretch means that no
/// way leads here.
#[derive(Clone, Debug, Default)]
pub(super) struct Here<'a> {
    bounds: HashMap<&'a str, Option<Interval>>,
}

impl<'a> Here<'a> {
    /// The bounds of a variable, narrower than those it has everywhere.
    pub fn narrowed(&self, name: &str, everywhere: Option<Interval>) -> Option<Interval> {
        match self.bounds.get(name) {
            None => everywhere,
            Some(bounds) => everywhere.and_then(|everywhere| everywhere.meet((*bounds)?)),
        }
    }

    /// Something more is known.
    pub fn learn(&mut self, name: &'a str, bounds: Option<Interval>) {
        self.bounds.insert(name, bounds);
    }

    /// The variable is written.
    pub fn forget(&mut self, name: &str) {
        self.bounds.remove(name);
    }
}

/// The comparison that holds if this one does not.
pub(super) fn negated(comparison: Comparison) -> Comparison {
    match comparison {
        Comparison::Equal => Comparison::NotEqual,
        Comparison::NotEqual => Comparison::Equal,
        Comparison::Less => Comparison::GreaterEqual,
        Comparison::LessEqual => Comparison::Greater,
        Comparison::Greater => Comparison::LessEqual,
        Comparison::GreaterEqual => Comparison::Less,
    }
}

/// The comparison that says the same with its sides exchanged.
pub(super) fn exchanged(comparison: Comparison) -> Comparison {
    match comparison {
        Comparison::Equal => Comparison::Equal,
        Comparison::NotEqual => Comparison::NotEqual,
        Comparison::Less => Comparison::Greater,
        Comparison::LessEqual => Comparison::GreaterEqual,
        Comparison::Greater => Comparison::Less,
        Comparison::GreaterEqual => Comparison::LessEqual,
    }
}
