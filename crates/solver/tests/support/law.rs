//! What must hold of a run, made from single steps and from the contract's own words:
//! every moment, and the boundaries of every step size. Knows nothing of the other
//! ways to a position.

use std::collections::{BTreeMap, BTreeSet};

use queenscope_solver::{
    BoardSize, Event, EventKind, Moment, ProgramId, Progress, Script, StepSize, Target, Timeline,
};

/// More than any run here takes.
pub const PLENTY: u64 = 100_000_000;

/// A board size that is one.
pub fn size(n: u8) -> BoardSize {
    BoardSize::new(n).expect("a size from 1 to 32")
}

/// Every moment of a run, by single steps.
fn record(mut timeline: Timeline) -> Vec<Moment> {
    let mut moments = vec![timeline.moment().clone()];
    while !timeline.moment().finished {
        let progress = timeline.seek(Target::Forward(StepSize::Line), PLENTY);
        assert!(matches!(progress, Progress::Arrived));
        moments.push(timeline.moment().clone());
    }
    moments
}

/// The boundaries of a size, as the contract defines them. Every program here that
/// takes queens off at all, other than by the next try, has a line of its own for it.
fn boundaries(moments: &[Moment], size: StepSize, own_lines_take_off: bool) -> BTreeSet<u64> {
    let mut all = BTreeSet::from([0, moments.len() as u64 - 1]);
    // The placement that fills the board waits for its solution, or for whatever comes
    // instead.
    let mut waiting = false;
    let mut filled = Filled::default();
    for moment in moments {
        let n = moment.n.get();
        let mut found = size == StepSize::Line;
        for event in &moment.events {
            filled.take(event, n);
            let waits = event.kind == EventKind::Place && filled.is_complete(n);
            found |= match size {
                StepSize::Line => true,
                StepSize::Move => waiting || (!waits && is_move(event.kind, own_lines_take_off)),
                StepSize::Row => matches!(event.kind, EventKind::Place | EventKind::Backtrack),
                StepSize::Solution => event.kind == EventKind::Solution,
            };
            waiting = waits;
        }
        if found {
            all.insert(moment.position);
        }
    }
    all
}

/// The queens, by the events alone: row, column, and whether it was placed.
#[derive(Default)]
struct Filled {
    queens: BTreeMap<i64, (i64, bool)>,
    puts: bool,
}

impl Filled {
    fn take(&mut self, event: &Event, n: u8) {
        let on_board = |place: i64| (1..=i64::from(n)).contains(&place);
        let Some(row) = event.row.filter(|row| on_board(*row)) else {
            return;
        };
        match event.kind {
            EventKind::Try | EventKind::Put | EventKind::Place => {
                self.puts |= event.kind == EventKind::Put;
                match event.column.filter(|column| on_board(*column)) {
                    Some(column) => {
                        let placed = event.kind == EventKind::Place;
                        self.queens.insert(row, (column, placed));
                    }
                    None if event.kind == EventKind::Place => {}
                    None => drop(self.queens.remove(&row)),
                }
            }
            EventKind::Remove | EventKind::Backtrack => drop(self.queens.remove(&row)),
            EventKind::Stuck => self
                .queens
                .retain(|other, (_, placed)| *other != row || *placed),
            EventKind::Compare
            | EventKind::Conflict
            | EventKind::Candidate
            | EventKind::Solution
            | EventKind::GaveUp
            | EventKind::Exhausted => {}
        }
    }

    /// Whether every row has its queen; where queens are set without a test, also whether
    /// no two of them attack each other.
    fn is_complete(&self, n: u8) -> bool {
        let attacks = |(row, (column, _)): (&i64, &(i64, bool))| {
            let mut others = self.queens.iter().filter(|(other, _)| *other != row);
            others.any(|(other, (there, _))| {
                there == column || (other - row).abs() == (there - column).abs()
            })
        };
        self.queens.len() == usize::from(n) && !(self.puts && self.queens.iter().any(attacks))
    }
}

fn is_move(kind: EventKind, own_lines_take_off: bool) -> bool {
    match kind {
        EventKind::Conflict
        | EventKind::Place
        | EventKind::Backtrack
        | EventKind::Solution
        | EventKind::Stuck
        | EventKind::GaveUp
        | EventKind::Exhausted => true,
        EventKind::Remove => own_lines_take_off,
        EventKind::Try | EventKind::Put | EventKind::Compare | EventKind::Candidate => false,
    }
}

/// A run, its record and its boundaries.
pub struct Law {
    /// The program and n, for messages.
    pub name: String,
    /// The program.
    pub script: Script,
    /// After how many steps the run is stopped.
    budget: u64,
    /// The moment at each position.
    pub moments: Vec<Moment>,
    /// The boundaries of each size.
    pub boundaries: Vec<(StepSize, BTreeSet<u64>)>,
}

impl Law {
    /// The law of a program of the course.
    pub fn of(program: ProgramId, n: u8) -> Law {
        Law::new(
            format!("{program}, n = {n}"),
            Script::of(program, size(n)),
            &program.source(size(n)),
            PLENTY,
        )
    }

    /// The law of a program of one's own, stopped after so many steps.
    pub fn of_source(name: &str, source: &str, n: u8, budget: u64) -> Law {
        let script = Script::from_source(source, size(n)).expect("a sound program");
        Law::new(name.to_owned(), script, source, budget)
    }

    fn new(name: String, script: Script, source: &str, budget: u64) -> Law {
        let moments = record(Timeline::with_step_budget(script.clone(), budget));
        let own_lines_take_off = source.contains("remove(");
        let boundaries = StepSize::ALL
            .map(|size| (size, boundaries(&moments, size, own_lines_take_off)))
            .into();
        Law {
            name,
            script,
            budget,
            moments,
            boundaries,
        }
    }

    /// A timeline of the run, at its start.
    pub fn timeline(&self) -> Timeline {
        Timeline::with_step_budget(self.script.clone(), self.budget)
    }

    /// The final position.
    pub fn end(&self) -> u64 {
        self.moments.len() as u64 - 1
    }

    /// Where a target lies, seen from a position.
    pub fn goal(&self, from: u64, target: Target) -> u64 {
        let of = |size: StepSize| {
            &self
                .boundaries
                .iter()
                .find(|(other, _)| *other == size)
                .expect("all sizes are there")
                .1
        };
        match target {
            Target::Position(position) => position.min(self.end()),
            Target::Forward(size) => of(size).range(from + 1..).next().copied().unwrap_or(from),
            Target::Back(size) => of(size).range(..from).next_back().copied().unwrap_or(from),
            Target::End => self.end(),
        }
    }

    /// The timeline stands at a position and shows what the record shows.
    pub fn holds(&self, timeline: &Timeline, position: u64, after: &str) {
        let index = usize::try_from(position).expect("a short run");
        assert_eq!(timeline.position(), position, "{} after {after}", self.name);
        assert_eq!(
            timeline.moment(),
            &self.moments[index],
            "{} after {after}",
            self.name
        );
    }
}
