//! What the page says of the boards that a reader's program presents, and of the
//! experiments that come with the page.

use queenscope_solver::{Experiment, Repeat, Verdict, WrongBoard};

use crate::{facts::Sought, notation::Places};

/// The texts of the verdict and of the experiments.
pub struct JudgingStrings {
    /// Heading of the verdict.
    pub verdict: &'static str,
    /// How many boards were presented, as far as the run is known.
    pub presented: fn(&Verdict) -> String,
    /// Boards that are no solutions, on the board of these places.
    pub wrong: fn(Places, u64, &WrongBoard) -> String,
    /// Solutions that came once more.
    pub repeated: fn(Places, u64, &Repeat) -> String,
    /// Whether every solution of the board of these places was presented; nothing if
    /// that is not known. A program that looks for one misses none.
    pub complete: fn(Places, &Verdict, Sought) -> Option<String>,
    /// Button: go to where it happened.
    pub show: &'static str,
    /// The group of experiments in the list of programs.
    pub experiments: &'static str,
    /// The name of an experiment.
    pub experiment: fn(Experiment) -> &'static str,
    /// What is changed in it, with the first changed line, and what to look for.
    pub watch: fn(Experiment, u32, Places) -> String,
    /// Button: back to the program that it was made of.
    pub original: &'static str,
}
