//! Everything a run is at one position, and compact copies of it to return to.

use crate::{code::Code, error::RunError};

use super::queens::Queens;

/// What a register holds that has no value. No integer of a program is this.
pub(crate) const UNSET: i64 = i64::MIN;

/// The most activations at once, the top level included.
pub const MAXIMUM_FRAMES: usize = 500;

/// An activation that waits for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Waiting {
    /// Where it goes on.
    pub resume: u32,
    /// Where its registers begin.
    pub base: u32,
    /// The function; `None` for the top level.
    pub function: Option<u16>,
}

/// The figures of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Figures {
    pub tries: u64,
    pub comparisons: u64,
    pub reads: u64,
    pub candidates: u64,
    pub placements: u64,
    pub removals: u64,
    pub backtracks: u64,
    pub solutions: u64,
    pub wrong: u64,
    /// How many boundaries of each size have been passed.
    pub boundaries: Boundaries,
}

/// The boundaries of each size up to a position, that position included.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Boundaries {
    pub moves: Passed,
    pub rows: Passed,
    pub solutions: Passed,
    /// A placement on row n whose solution has not come yet.
    pub pending: bool,
}

/// The boundaries of one size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Passed {
    /// How many there were.
    pub count: u64,
    /// The position of the last one; 0 before the first.
    pub last: u64,
}

/// A line being printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Printing {
    pub text: String,
    pub items: usize,
    pub board: Option<Vec<i64>>,
}

/// What does not grow with the program.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Core {
    /// The next instruction.
    pub at: u32,
    /// Where the registers of the frame at work begin.
    pub base: u32,
    /// The function at work; `None` for the top level.
    pub function: Option<u16>,
    /// The position.
    pub steps: u64,
    /// How many lines have been printed.
    pub printed: u64,
    pub figures: Figures,
    pub queens: Queens,
    pub end: Option<End>,
}

/// How a run ended.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum End {
    Done,
    Stopped(Box<RunError>),
}

/// Everything a run is at one position.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub core: Core,
    pub registers: Vec<i64>,
    pub cells: Vec<i64>,
    pub waiting: Vec<Waiting>,
    /// The lines being printed: more than one where printing calls what prints.
    pub printing: Vec<Printing>,
}

impl State {
    /// Position 0.
    pub fn new(code: &Code) -> State {
        let fixed = code.fixed.len();
        let mut registers = code.fixed.clone();
        // Every frame fits, so that calls need no room to be made.
        registers.resize(fixed + (MAXIMUM_FRAMES + 1) * code.largest_frame().max(1), UNSET);
        State {
            core: Core {
                at: 0,
                base: fixed as u32,
                function: None,
                steps: 0,
                printed: 0,
                figures: Figures::default(),
                queens: Queens::new(code.n),
                end: None,
            },
            registers,
            cells: vec![0; code.cells],
            waiting: Vec::new(),
            printing: Vec::new(),
        }
    }

    fn in_use(&self, code: &Code) -> usize {
        let frame = match self.core.function {
            Some(function) => code.functions[usize::from(function)].registers,
            None => code.registers,
        };
        (self.core.base as usize + frame).min(self.registers.len())
    }

    /// A compact copy.
    pub fn save(&self, code: &Code) -> Saved {
        let values = self.registers[..self.in_use(code)].iter().chain(&self.cells).copied().collect();
        Saved {
            core: self.core.clone(),
            values,
            waiting: self.waiting.clone().into_boxed_slice(),
            printing: self.printing.clone(),
        }
    }

    /// Becomes what was saved.
    pub fn load(&mut self, saved: &Saved) {
        let registers = saved.values.len() - self.cells.len();
        let (values, cells) = saved.values.split_at(registers);
        self.registers[..registers].copy_from_slice(values);
        self.cells.copy_from_slice(cells);
        self.core.clone_from(&saved.core);
        self.waiting.clear();
        self.waiting.extend_from_slice(&saved.waiting);
        self.printing.clone_from(&saved.printing);
    }
}

/// A compact copy of a [`State`].
#[derive(Clone, Debug)]
pub(crate) struct Saved {
    pub core: Core,
    values: Box<[i64]>,
    waiting: Box<[Waiting]>,
    printing: Vec<Printing>,
}

impl Saved {
    /// About how many bytes it occupies.
    pub fn bytes(&self) -> usize {
        size_of::<Saved>()
            + self.values.len() * size_of::<i64>()
            + self.waiting.len() * size_of::<Waiting>()
            + self.printing.iter().map(|p| size_of::<Printing>() + p.text.len()).sum::<usize>()
    }
}
