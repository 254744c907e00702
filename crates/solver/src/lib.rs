//! Queenscope's solver: the programs of the course, the machine that runs them
//! line by line, and the timeline on which every position can be looked at.
//!
//! Read [`moment`] for what can be seen, [`timeline`] for the ways to a position,
//! [`catalogue`] for the programs. Behind them `compile` turns a checked program
//! into the instructions of the machine, which is a crate of its own. [`geometry`],
//! [`symmetry`] and [`counting`] know the board without any program.
//!
//! This crate knows nothing of browsers, clocks, randomness or files.

pub mod catalogue;
mod compile;
pub mod experiments;
mod nest;
pub mod script;
pub mod symmetry;
pub mod timeline;
mod trace;
pub mod verdict;
mod view;

use queenscope_machine::{code, machine};

pub use queenscope_machine::{board, counters, counting, error, geometry, log, moment};

pub use board::{BoardSize, NoBoardSize};
pub use catalogue::{Idea, Name, NoProgram, ProgramId};
pub use counters::{Counter, Counters};
pub use counting::count_solutions;
pub use error::{RunError, RunErrorKind};
pub use experiments::{Experiment, NoExperiment};
pub use geometry::Line;
pub use machine::MAXIMUM_FRAMES;
pub use moment::{
    Active, Arrival, Board, BoardRow, Cell, Changed, Comparison, Conflict, Event, EventKind, Frame,
    Moment, Returned, Test, Value,
};
pub use queenscope_lang::listing;
pub use script::{Marker, Script};
pub use symmetry::{Fundamental, NotAPermutation, fundamental};
pub use timeline::{
    Condition, Direction, MAXIMUM_STEPS, NoStepSize, Outcome, Progress, StepSize, Target, Timeline,
};
pub use verdict::{Completeness, Flaw, Repeat, Verdict, WrongBoard};
