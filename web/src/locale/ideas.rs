//! The words of the pictures that explain the ideas of programs.

use crate::{
    notation::Places,
    pictures::{
        formula::Rule,
        odometer::{Kind, Sizes},
        span::{Large, Span},
    },
};

/// The words of the pictures that explain the ideas of programs.
pub struct IdeaStrings {
    /// Heading: how large a search is.
    pub extent: &'static str,
    /// Beside it: what the wheels are.
    pub wheels: fn(Kind) -> &'static str,
    /// The wheels as one text, and what the last step has turned.
    pub wheels_text: fn(&str, &[String]) -> String,
    /// How many of how many were tested.
    pub tested: fn(Kind, u64, Option<Large>) -> String,
    /// What is left, at a pace.
    pub rest: fn(&str, Span) -> String,
    /// How large three searches are.
    pub sizes: fn(&Sizes) -> String,
    /// Why columns need no test.
    pub permutation: fn(Places) -> String,
    /// A value arrives at a line.
    pub arrives: fn(u32, &str) -> String,
    /// Of a frame that has gone with this step.
    pub gone: &'static str,
    /// The search ends at the first solution.
    pub first: &'static str,
    /// Heading: which rule a formula follows.
    pub rule: &'static str,
    /// The rule for a board, and why.
    pub rule_text: fn(Rule, Places) -> String,
    /// Where the formula comes from.
    pub source: &'static str,
}
