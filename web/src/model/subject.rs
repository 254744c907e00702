//! A program on a board, as the page knows it beyond its moments. Plain data, cheap to
//! hand on.

use std::rc::Rc;

use queenscope_solver::{BoardSize, Experiment, Marker, ProgramId, Script};

use crate::{
    facts::Facts,
    tour::Run,
    which::{Program, Runnable, Which},
};

/// A program on a board: what the moments are moments of.
#[derive(Clone, Debug, PartialEq)]
pub struct Subject {
    /// The program.
    pub program: Which,
    /// The experiment that it is, if it is one.
    pub experiment: Option<Experiment>,
    /// The size of the board.
    pub n: BoardSize,
    /// What the page knows of the program.
    pub facts: Facts,
    /// The program as it runs, which can be printed in other languages.
    pub script: Script,
    /// The Python listing, one entry for each line.
    pub listing: Rc<[Rc<str>]>,
    /// The lines, from 1, at which steps begin, in order.
    pub steps: Rc<[u32]>,
    /// The arrays in which the program marks columns and diagonals as taken.
    pub markers: Vec<Marker>,
}

impl Subject {
    /// A program on a board.
    pub fn of(runnable: &Runnable) -> Rc<Subject> {
        let (program, script) = (runnable.program(), runnable.script());
        let listing = script.listing().iter();
        let experiment = match program {
            Program::Course(_) => None,
            Program::Own(text) => Experiment::of(text),
        };
        Rc::new(Subject {
            program: program.which(),
            experiment,
            n: script.n(),
            facts: Facts::of(program, script.n()),
            script: script.clone(),
            listing: listing.map(|line| Rc::from(line.as_str())).collect(),
            steps: script.steps().into(),
            markers: script.markers().to_vec(),
        })
    }

    /// The program of the course that it is, or of which it is an experiment.
    pub fn course(&self) -> Option<ProgramId> {
        let base = self.experiment.map(Experiment::base);
        base.or(self.program.course())
    }

    /// Whether a step begins at a line, from 1.
    pub fn runs(&self, line: u32) -> bool {
        self.steps.binary_search(&line).is_ok()
    }

    /// The program and the board.
    pub fn run(&self) -> Run {
        Run {
            program: self.program,
            n: self.n,
        }
    }
}
