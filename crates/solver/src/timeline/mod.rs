//! Positions and the way between them: forwards, backwards, anywhere.
//!
//! No trace is stored. The *frontier* is the furthest state reached; behind it
//! stand keyframes at equal distance; whatever lies between is replayed. Every
//! way to a position ends in the same replay of the one step that leads to it,
//! so that a moment depends on the position alone.

mod condition;
mod keyframes;
mod look;
mod seek;

use crate::{
    code::Code,
    error::{RunError, RunErrorKind},
    log::Log,
    machine::{End, Observer, Sizes, State, Until, Witness},
    moment::Moment,
    script::Script,
    trace::Trace,
    verdict::{Judge, Run, Verdict},
    view,
};
use keyframes::Keyframes;
use seek::Job;

pub use condition::{Condition, Direction, Outcome};
pub use seek::{Progress, Target};

/// The largest position there is: the largest integer that JavaScript counts to.
pub const MAXIMUM_STEPS: u64 = (1 << 53) - 1;

/// How many positions of solutions are kept.
const MAXIMUM_SOLUTIONS: usize = 100_000;

/// How far a step goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StepSize {
    /// One line.
    Line,
    /// To the next fact a class would discuss: conflict, placement, return, solution.
    Move,
    /// To the next change of row.
    Row,
    /// To the next solution.
    Solution,
}

impl StepSize {
    /// All sizes, from small to large.
    pub const ALL: [StepSize; 4] = [
        StepSize::Line,
        StepSize::Move,
        StepSize::Row,
        StepSize::Solution,
    ];

    /// The name, as in links.
    pub const fn as_str(self) -> &'static str {
        match self {
            StepSize::Line => "line",
            StepSize::Move => "move",
            StepSize::Row => "row",
            StepSize::Solution => "solution",
        }
    }
}

/// A text that names no step size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoStepSize(pub String);

impl std::fmt::Display for NoStepSize {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(
            f,
            "no step size {}: choose line, move, row or solution",
            self.0
        )
    }
}

impl std::error::Error for NoStepSize {}

impl std::str::FromStr for StepSize {
    type Err = NoStepSize;

    fn from_str(text: &str) -> Result<Self, NoStepSize> {
        let found = StepSize::ALL.into_iter().find(|size| size.as_str() == text);
        found.ok_or_else(|| NoStepSize(text.to_owned()))
    }
}

/// A run that can be looked at at any position.
#[derive(Debug)]
pub struct Timeline {
    script: Script,
    /// The run stops with an error after so many steps.
    budget: u64,
    frontier: State,
    keyframes: Keyframes,
    log: Log,
    solutions: Vec<u64>,
    /// Looks at what a reader's program presents.
    judge: Option<Judge>,
    /// The state at the position in force, and what is shown of it.
    shown: State,
    moment: Moment,
    /// The seek under way.
    job: Option<Job>,
    /// What has come of the last seek.
    outcome: Outcome,
}

impl Timeline {
    /// The run of a program, at position 0.
    pub fn new(script: Script) -> Timeline {
        Timeline::with_step_budget(script, MAXIMUM_STEPS)
    }

    /// The same, stopped with an error after so many steps, at most [`MAXIMUM_STEPS`].
    pub fn with_step_budget(script: Script, steps: u64) -> Timeline {
        let code = script.code();
        let start = State::new(code);
        let log = Log::default();
        let moment = view::moment(code, script.n(), &start, view::Step::default(), &log);
        Timeline {
            budget: steps.clamp(1, MAXIMUM_STEPS),
            frontier: start.clone(),
            keyframes: Keyframes::new(start.save(code)),
            log,
            solutions: Vec::new(),
            judge: script.program().is_none().then(|| Judge::new(script.n())),
            shown: start,
            moment,
            job: None,
            outcome: Outcome::Met,
            script,
        }
    }

    /// The program.
    pub fn script(&self) -> &Script {
        &self.script
    }

    /// What is seen at the position in force; a seek under way does not change it.
    pub fn moment(&self) -> &Moment {
        &self.moment
    }

    /// The position in force.
    pub fn position(&self) -> u64 {
        self.moment.position
    }

    /// How far the run is known.
    pub fn explored(&self) -> u64 {
        self.frontier.core.steps
    }

    /// The final position, once it is known.
    pub fn total(&self) -> Option<u64> {
        self.frontier
            .core
            .end
            .is_some()
            .then_some(self.frontier.core.steps)
    }

    /// The positions at which a solution has just been presented, as far as
    /// explored; the first 100,000.
    pub fn solutions(&self) -> &[u64] {
        &self.solutions
    }

    /// How many solutions have been presented, as far as explored.
    pub fn found(&self) -> u64 {
        self.frontier.core.figures.solutions
    }

    /// How many boards a program of a reader's own has presented, as far as explored;
    /// `None` for a program of the course.
    pub fn presented(&self) -> Option<u64> {
        self.judge.as_ref().map(Judge::presented)
    }

    /// What geometry says of the boards presented so far by a program of a reader's
    /// own; `None` for a program of the course. Looking for missing solutions, at the
    /// end of the run, takes some milliseconds for n = 12 and less for smaller boards.
    pub fn verdict(&self) -> Option<Verdict> {
        let run = match self.frontier.core.end {
            Some(_) => Run::Ended,
            None => Run::Underway,
        };
        self.judge.as_ref().map(|judge| judge.verdict(run))
    }

    /// The background run: extends what is known by at most so many steps.
    /// True while there is more.
    pub fn explore(&mut self, budget: u64) -> bool {
        let mut left = budget;
        while left > 0 && self.frontier.core.end.is_none() {
            self.extend(
                &mut left,
                MAXIMUM_STEPS,
                Sizes::NONE,
                &mut Witness::default(),
            );
        }
        self.frontier.core.end.is_none()
    }

    fn code(&self) -> &Code {
        self.script.code()
    }

    /// Runs the frontier on: to the position, to a boundary, to the next
    /// keyframe, to a solution, or as far as the budget leads.
    fn extend<O: Observer>(
        &mut self,
        left: &mut u64,
        position: u64,
        boundaries: Sizes,
        observer: &mut O,
    ) {
        let code = self.script.code();
        let before = self.frontier.core.steps;
        let keyframe = self.keyframes.next();
        let furthest = position
            .min(keyframe)
            .min(self.budget)
            .min(before.saturating_add(*left));
        let until = Until {
            position: furthest,
            boundaries: boundaries.with(Sizes::SOLUTION),
        };
        observer.run(code, &mut self.frontier, until, &mut self.log);
        if let Some(judge) = &mut self.judge {
            judge.hear(observer.boards().into_iter());
        }
        let after = self.frontier.core.steps;
        *left = left.saturating_sub((after - before).max(1));
        let solutions = self.frontier.core.figures.boundaries.solutions;
        if solutions.count > self.solutions.len() as u64 && self.solutions.len() < MAXIMUM_SOLUTIONS
        {
            self.solutions.push(solutions.last);
        }
        if after == self.budget && self.frontier.core.end.is_none() {
            self.frontier.core.end = Some(End::Stopped(Box::new(self.budget_error())));
        }
        if self.frontier.core.steps == keyframe {
            self.keyframes.push(self.frontier.save(self.script.code()));
        }
    }

    fn budget_error(&self) -> RunError {
        let span = self.code().span(self.frontier.core.at);
        RunError {
            kind: RunErrorKind::Steps {
                budget: self.budget,
            },
            line: span.line,
            column: span.column,
        }
    }

    /// Shows the state that one step leads to from `before`.
    fn show(&mut self, before: State) {
        self.shown = before;
        let code = self.script.code();
        let ran = view::line(code, &self.shown);
        let before = view::frames(code, &self.shown);
        let mut trace = Trace::default();
        let until = Until {
            position: self.shown.core.steps + 1,
            boundaries: Sizes::NONE,
        };
        trace.run(code, &mut self.shown, until, &mut self.log);
        if self.shown.core.steps == self.frontier.core.steps {
            // The budget ends a run from outside.
            self.shown.core.end.clone_from(&self.frontier.core.end);
        }
        let step = view::Step { ran, before, trace };
        self.moment = view::moment(code, self.script.n(), &self.shown, step, &self.log);
    }
}
