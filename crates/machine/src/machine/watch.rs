//! What stops a run, or is remembered of it, position by position: whether a condition
//! holds there. Knows nothing of seeks, and nothing of the way back.

use super::{
    Until,
    events::{Observer, Presented, Witness},
    run,
    state::{Core, State},
};
use crate::{
    code::{Code, REGISTERS},
    log::Log,
    moment::{Event, EventKind},
};

/// What happens at a position where a condition holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Finding {
    /// The run stops there.
    First,
    /// It is remembered, and the run goes on.
    Last,
}

/// One part of what may hold at a position. What has to change for it is kept as it
/// was at the position before.
#[derive(Clone, Debug)]
pub enum Part {
    /// At most so many activations wait.
    Waiting(usize),
    /// The row at work has changed.
    Row(Option<u8>),
    /// The queen shown in a row has changed.
    Queen { row: u8, column: u8 },
    /// The row at work was above a row and is not any more.
    Depth { depth: u8, row: Option<u8> },
    /// A conflict has named the queen of a row.
    Conflict { with: i64, told: bool },
    /// A figure has grown.
    Figure { of: fn(&Core) -> u64, figure: u64 },
    /// These queens stand placed, by row, and no other is shown.
    Queens(Vec<u8>),
    /// Any position.
    Always,
}

impl Part {
    /// Whether it holds at a position. Takes down how things stand there.
    #[inline(always)]
    fn holds(&mut self, waiting: usize, core: &Core) -> bool {
        use std::mem::replace;
        match self {
            Part::Waiting(most) => waiting <= *most,
            Part::Row(row) => {
                let now = core.queens.active_row();
                replace(row, now) != now
            }
            Part::Queen { row, column } => {
                let now = core.queens.queen(*row);
                replace(column, now) != now
            }
            Part::Depth { depth, row } => {
                let now = core.queens.active_row();
                replace(row, now) < Some(*depth) && now >= Some(*depth)
            }
            Part::Conflict { told, .. } => replace(told, false),
            Part::Figure { of, figure } => {
                let now = of(core);
                replace(figure, now) != now
            }
            Part::Queens(columns) => core.queens.stand(columns),
            Part::Always => true,
        }
    }
}

/// A look-out for positions at which one of several things holds.
#[derive(Debug)]
pub struct Watch {
    /// For each instruction, whether a step that begins with it is one of the lines.
    lines: Vec<bool>,
    parts: Vec<Part>,
    /// Whether one of the parts is about conflicts.
    heeds: bool,
    finding: Finding,
    /// No line is about to run here, nor behind.
    end: u64,
    /// The positions before have been looked at.
    next: u64,
    /// The position found.
    pub found: Option<u64>,
    /// Sees the boards that are presented meanwhile.
    witness: Witness,
}

impl Watch {
    /// A look-out from a position on.
    pub fn new(lines: Vec<bool>, parts: Vec<Part>, finding: Finding, end: u64) -> Watch {
        let is_conflict = |part: &Part| matches!(part, Part::Conflict { .. });
        Watch {
            lines,
            heeds: parts.iter().any(is_conflict),
            parts,
            finding,
            end,
            next: 0,
            found: None,
            witness: Witness::default(),
        }
    }

    /// Begins behind a position that the run stands at.
    pub fn begin_behind(&mut self, core: &Core) {
        self.begin_at(core);
        self.next = core.steps + 1;
    }

    /// Begins at a position that the run stands at; what has to change does not hold there.
    pub fn begin_at(&mut self, core: &Core) {
        self.next = core.steps;
        self.found = None;
        // What has just been taken down has not changed.
        self.parts_hold(0, core);
    }

    /// Looks at the final position of a run, at which no line is about to run.
    pub fn look_at_end(&mut self, waiting: usize, core: &Core) {
        if core.steps >= self.next && self.parts_hold(waiting, core) {
            self.found = Some(core.steps);
        }
        self.next = core.steps + 1;
    }

    #[inline(always)]
    fn parts_hold(&mut self, waiting: usize, core: &Core) -> bool {
        let mut holds = false;
        for part in &mut self.parts {
            holds |= part.holds(waiting, core);
        }
        holds
    }
}

impl Observer for Watch {
    const SHOWN: bool = false;
    const STOPS: bool = true;

    fn run(&mut self, code: &Code, state: &mut State, until: Until, log: &mut Log) {
        run(code, state, until, self, log);
    }

    #[inline(always)]
    fn heeds(&self) -> bool {
        self.heeds
    }

    fn present(&mut self, position: u64, columns: &[i64]) {
        self.witness.present(position, columns);
    }

    fn boards(&mut self) -> Vec<Presented> {
        self.witness.boards()
    }

    #[inline(always)]
    fn tell(&mut self, event: impl FnOnce() -> Event) {
        if !self.heeds {
            return;
        }
        let event = event();
        for part in &mut self.parts {
            if let Part::Conflict { with, told } = part {
                *told |= event.kind == EventKind::Conflict && event.with == Some(*with);
            }
        }
    }

    #[inline(always)]
    fn watch(&mut self, _: &Code, _: u16, _: &[i64; REGISTERS], _: &[i64]) {}

    #[inline(always)]
    fn stops(&mut self, position: u64, at: u16, waiting: usize, core: &Core) -> bool {
        if position < self.next {
            return false;
        }
        self.next = position + 1;
        let line = self.lines.get(usize::from(at)).copied().unwrap_or_default();
        let holds = line && position < self.end;
        let holds = holds | self.parts_hold(waiting, core);
        if holds {
            self.found = Some(position);
        }
        holds && self.finding == Finding::First
    }
}
