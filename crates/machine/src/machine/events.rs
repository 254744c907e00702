//! What an event does to the figures, the board and the boundaries of steps,
//! and, where a step is shown, the event itself.

use queenscope_lang::marks::MarkEvent;

use super::{
    Until, run,
    state::{Boundaries, Core, State},
};
use crate::{
    code::{Code, REGISTERS},
    geometry,
    log::Log,
    moment::{Event, EventKind},
};

/// Who wants to know what happens.
pub trait Observer: Sized {
    /// Whether each instruction is looked at.
    const SHOWN: bool;
    /// Whether it is asked at each position if the run stops there.
    const STOPS: bool;
    /// Runs until the position or boundary is reached, or the program has ended.
    fn run(&mut self, code: &Code, state: &mut State, until: Until, log: &mut Log);
    /// Whether events are worth telling just now.
    fn heeds(&self) -> bool;
    /// An event has fired.
    fn tell(&mut self, event: impl FnOnce() -> Event);
    /// A board is presented by the step that leads to a position.
    fn present(&mut self, position: u64, columns: &[i64]);
    /// Hands over the boards presented since it was asked last.
    fn boards(&mut self) -> Vec<Presented>;
    /// An instruction is about to be carried out.
    fn watch(&mut self, code: &Code, at: u16, registers: &[i64; REGISTERS], cells: &[i64]);
    /// Whether the run stops at a position, where an instruction is about to run and so
    /// many activations wait. May be asked more than once of one position.
    fn stops(&mut self, position: u64, at: u16, waiting: usize, core: &Core) -> bool;
}

/// A board that a program has presented.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Presented {
    /// The position that its step leads to.
    pub position: u64,
    /// One value for each row.
    pub columns: Vec<i64>,
}

/// Who wants to see the boards that are presented, and nothing else.
#[derive(Debug, Default)]
pub struct Witness(pub Vec<Presented>);

impl Observer for Witness {
    const SHOWN: bool = false;
    const STOPS: bool = false;

    fn run(&mut self, code: &Code, state: &mut State, until: Until, log: &mut Log) {
        run(code, state, until, self, log);
    }

    #[inline(always)]
    fn heeds(&self) -> bool {
        false
    }
    fn boards(&mut self) -> Vec<Presented> {
        std::mem::take(&mut self.0)
    }
    fn present(&mut self, position: u64, columns: &[i64]) {
        self.0.push(Presented {
            position,
            columns: columns.to_vec(),
        });
    }
    #[inline(always)]
    fn tell(&mut self, _: impl FnOnce() -> Event) {}
    #[inline(always)]
    fn watch(&mut self, _: &Code, _: u16, _: &[i64; REGISTERS], _: &[i64]) {}
    #[inline(always)]
    fn stops(&mut self, _: u64, _: u16, _: usize, _: &Core) -> bool {
        false
    }
}

fn plain(kind: EventKind) -> Event {
    Event {
        kind,
        row: None,
        column: None,
        with: None,
        conflict: None,
        queens: None,
    }
}

fn square(kind: EventKind, row: i64, column: i64) -> Event {
    Event {
        row: Some(row),
        column: Some(column),
        ..plain(kind)
    }
}

/// A set of step sizes, lines aside: those of which a step is a boundary.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sizes(u8);

impl Sizes {
    pub const NONE: Sizes = Sizes(0);
    pub const MOVE: Sizes = Sizes(1);
    pub const ROW: Sizes = Sizes(2);
    pub const SOLUTION: Sizes = Sizes(4);

    pub const fn with(self, other: Sizes) -> Sizes {
        Sizes(self.0 | other.0)
    }

    pub const fn meets(self, other: Sizes) -> bool {
        self.0 & other.0 != 0
    }
}

impl Boundaries {
    /// A step has become a boundary; a position counts once for each size.
    #[inline(always)]
    fn reach(&mut self, step: u64, sizes: Sizes) -> Sizes {
        if sizes.meets(Sizes::MOVE) {
            self.moves.pass(step);
        }
        if sizes.meets(Sizes::ROW) {
            self.rows.pass(step);
        }
        if sizes.meets(Sizes::SOLUTION) {
            self.solutions.pass(step);
        }
        sizes
    }
}

impl Core {
    /// A square is put to the test.
    #[inline(always)]
    pub fn tried(&mut self, row: i64, column: i64) {
        self.figures.tries += u64::from(self.queens.is_column(column));
        self.figures.removals += u64::from(self.queens.tries(row, column));
    }

    /// A square is rejected. Returns which boundaries this is.
    #[inline(always)]
    pub fn rejected(&mut self, step: u64, row: i64, column: i64) -> Sizes {
        self.queens.conflict(row, column);
        self.figures.boundaries.moves.pass(step);
        Sizes::MOVE
    }

    /// An event fires with the values it is told. Returns which boundaries it is.
    pub fn fire<O: Observer>(
        &mut self,
        step: u64,
        event: MarkEvent,
        told: &[i64],
        observer: &mut O,
    ) -> Sizes {
        let value = |index: usize| told.get(index).copied().unwrap_or_default();
        let (row, column) = (value(0), value(1));
        let n = i64::from(self.queens.board_size());
        let waited = self.figures.boundaries.pending;
        let mut completed = false;
        let mut reached = match event {
            MarkEvent::Try => {
                self.tried(row, column);
                observer.tell(|| square(EventKind::Try, row, column));
                Sizes::NONE
            }
            MarkEvent::Put => {
                self.queens.put(row, column);
                observer.tell(|| square(EventKind::Put, row, column));
                Sizes::NONE
            }
            MarkEvent::Compare => {
                self.figures.comparisons += 1;
                observer.tell(|| Event {
                    row: Some(row),
                    with: Some(column),
                    ..plain(EventKind::Compare)
                });
                Sizes::NONE
            }
            MarkEvent::Conflict => {
                observer.tell(|| self.conflict(row, column, told.get(2).copied()));
                self.queens.conflict(row, column);
                Sizes::MOVE
            }
            MarkEvent::Place => {
                self.figures.placements += 1;
                self.figures.removals += u64::from(self.queens.place(row, column));
                observer.tell(|| square(EventKind::Place, row, column));
                completed = self.queens.are_complete();
                if completed {
                    Sizes::ROW
                } else {
                    Sizes::MOVE.with(Sizes::ROW)
                }
            }
            MarkEvent::Remove => {
                self.figures.removals += u64::from(self.queens.remove(row));
                observer.tell(|| Event {
                    row: Some(row),
                    ..plain(EventKind::Remove)
                });
                Sizes::MOVE
            }
            MarkEvent::Backtrack => {
                self.figures.backtracks += 1;
                let to = told.get(1).copied().unwrap_or(row.saturating_sub(1));
                self.figures.removals += u64::from(self.queens.backtrack(row, to));
                observer.tell(|| Event {
                    row: Some(row).filter(|row| *row <= n),
                    ..plain(EventKind::Backtrack)
                });
                Sizes::MOVE.with(Sizes::ROW)
            }
            MarkEvent::Candidate => {
                self.figures.candidates += 1;
                observer.tell(|| Event {
                    queens: Some(self.queens.columns()),
                    ..plain(EventKind::Candidate)
                });
                Sizes::NONE
            }
            MarkEvent::Solution => return self.present(step, self.queens.columns(), observer),
            MarkEvent::Stuck => {
                self.queens.stuck(row);
                observer.tell(|| Event {
                    row: Some(row),
                    ..plain(EventKind::Stuck)
                });
                Sizes::MOVE
            }
            MarkEvent::GaveUp => {
                observer.tell(|| plain(EventKind::GaveUp));
                Sizes::MOVE
            }
            MarkEvent::Exhausted => {
                observer.tell(|| plain(EventKind::Exhausted));
                Sizes::MOVE
            }
        };
        if waited {
            // No solution came of the last placement: it is told together with this event.
            self.figures.boundaries.pending = false;
            reached = reached.with(Sizes::MOVE);
        }
        if completed {
            self.figures.boundaries.pending = true;
        }
        self.figures.boundaries.reach(step, reached)
    }

    fn conflict(&self, row: i64, column: i64, with: Option<i64>) -> Event {
        let with = with
            .or_else(|| self.queens.blocking_row())
            .or_else(|| self.queens.attacking_row(row, column));
        let conflict = with.and_then(|with| self.queens.shared(row, column, with));
        Event {
            with,
            conflict,
            ..square(EventKind::Conflict, row, column)
        }
    }

    /// A board is presented.
    pub fn present<O: Observer>(&mut self, step: u64, board: Vec<i64>, observer: &mut O) -> Sizes {
        observer.present(step, &board);
        if !geometry::is_solution(usize::from(self.queens.board_size()), &board) {
            self.figures.wrong += 1;
            return Sizes::NONE;
        }
        self.figures.solutions += 1;
        self.figures.boundaries.pending = false;
        observer.tell(|| Event {
            queens: Some(board),
            ..plain(EventKind::Solution)
        });
        self.figures
            .boundaries
            .reach(step, Sizes::MOVE.with(Sizes::SOLUTION))
    }
}
