//! Everything a run is at one position, and compact copies of it to return to.

use crate::{
    code::{Code, REGISTERS},
    error::RunError,
};

use super::queens::Queens;

/// What a register holds that has no value. No integer of a program is this.
pub const UNSET: i64 = i64::MIN;

/// The most activations at once, the top level included.
pub const MAXIMUM_FRAMES: usize = 500;

/// The number that stands for the top level among functions.
pub const TOP_LEVEL: u16 = u16::MAX;

/// An activation that waits for another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Waiting {
    /// Where it goes on.
    pub resume: u16,
    /// Its function; [`TOP_LEVEL`] for the top level.
    pub function: u16,
    /// Whether calling the next one put registers aside.
    pub put_aside: bool,
}

/// The figures of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
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
pub struct Boundaries {
    pub moves: Passed,
    pub rows: Passed,
    pub solutions: Passed,
    /// A placement on row n whose solution has not come yet.
    pub pending: bool,
}

/// The boundaries of one size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Passed {
    /// How many there were.
    pub count: u64,
    /// The position of the last one; 0 before the first.
    pub last: u64,
}

impl Passed {
    /// A step is a boundary; a position counts once.
    #[inline(always)]
    pub fn pass(&mut self, step: u64) {
        self.count += u64::from(self.last != step);
        self.last = step;
    }
}

/// A line being printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Printing {
    pub text: String,
    pub items: usize,
    pub board: Option<Vec<i64>>,
}

/// What does not grow with the program.
#[derive(Clone, Debug, PartialEq)]
pub struct Core {
    /// The next instruction.
    pub at: u16,
    /// The function at work; [`TOP_LEVEL`] for the top level.
    pub function: u16,
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
pub enum End {
    Done,
    Stopped(Box<RunError>),
}

/// Everything a run is at one position.
#[derive(Clone, Debug)]
pub struct State {
    pub core: Core,
    pub registers: [i64; REGISTERS],
    pub cells: Vec<i64>,
    pub waiting: Vec<Waiting>,
    /// How many activations of each function there are.
    pub active: Vec<u16>,
    /// The registers of activations whose function has been called again, oldest first.
    pub aside: Vec<i64>,
    /// The lines being printed: more than one where printing calls what prints.
    pub printing: Vec<Printing>,
}

impl State {
    /// Position 0.
    pub fn new(code: &Code) -> State {
        let mut registers = [UNSET; REGISTERS];
        registers.copy_from_slice(&code.registers);
        State {
            core: Core {
                at: 0,
                function: TOP_LEVEL,
                steps: 0,
                printed: 0,
                figures: Figures::default(),
                queens: Queens::new(code.n),
                end: None,
            },
            registers,
            cells: vec![0; code.cells],
            waiting: Vec::new(),
            active: vec![0; code.functions.len()],
            aside: Vec::new(),
            printing: Vec::new(),
        }
    }

    /// A compact copy.
    pub fn save(&self, code: &Code) -> Saved {
        let values = self.registers[..code.kept]
            .iter()
            .chain(&self.cells)
            .chain(&self.aside);
        Saved {
            core: self.core.clone(),
            values: values.copied().collect(),
            waiting: self.waiting.clone().into_boxed_slice(),
            printing: self.printing.clone(),
        }
    }

    /// Becomes what was saved.
    pub fn load(&mut self, code: &Code, saved: &Saved) {
        let (registers, rest) = saved.values.split_at(code.kept);
        let (cells, aside) = rest.split_at(self.cells.len());
        self.registers[..code.kept].copy_from_slice(registers);
        self.cells.copy_from_slice(cells);
        self.aside.clear();
        self.aside.extend_from_slice(aside);
        self.core.clone_from(&saved.core);
        self.waiting.clear();
        self.waiting.extend_from_slice(&saved.waiting);
        self.printing.clone_from(&saved.printing);
        self.active.fill(0);
        let working = self
            .waiting
            .iter()
            .map(|frame| frame.function)
            .chain([self.core.function]);
        for function in working {
            if let Some(active) = self.active.get_mut(usize::from(function)) {
                *active += 1;
            }
        }
    }

    /// The registers of every activation, oldest first: its function, where it
    /// waits if it does, and the values of its variables and parameters.
    pub fn activations<'a>(&'a self, code: &'a Code) -> Vec<Activation<'a>> {
        let mut aside = self.aside.len();
        let mut newest = vec![true; code.entries.len()];
        let mut function = self.core.function;
        let mut activations = Vec::with_capacity(self.waiting.len() + 1);
        let mut resume = None;
        // From the newest to the oldest: what was put aside belongs to the one before of its function.
        let mut earlier: Vec<Vec<&[i64]>> = vec![Vec::new(); code.entries.len()];
        for index in (0..=self.waiting.len()).rev() {
            let values: &[i64] = match code.entries.get(usize::from(function)) {
                None => &[],
                Some(entry) => {
                    let known = std::mem::replace(&mut newest[usize::from(function)], false);
                    if known {
                        &self.registers[entry.range()]
                    } else {
                        earlier[usize::from(function)].pop().unwrap_or_default()
                    }
                }
            };
            activations.push(Activation {
                function,
                resume,
                values,
            });
            let Some(before) = index
                .checked_sub(1)
                .and_then(|index| self.waiting.get(index))
            else {
                break;
            };
            if before.put_aside
                && let Some(entry) = code.entries.get(usize::from(function))
            {
                let start = aside - usize::from(entry.registers);
                earlier[usize::from(function)].push(&self.aside[start..aside]);
                aside = start;
            }
            function = before.function;
            resume = Some(before.resume);
        }
        activations.reverse();
        activations
    }
}

/// One activation of a function, or of the top level.
pub struct Activation<'a> {
    pub function: u16,
    /// Where it goes on, if it waits.
    pub resume: Option<u16>,
    /// Its registers; none for the top level.
    pub values: &'a [i64],
}

/// A compact copy of a [`State`].
#[derive(Clone, Debug)]
pub struct Saved {
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
            + self
                .printing
                .iter()
                .map(|p| size_of::<Printing>() + p.text.len())
                .sum::<usize>()
    }
}
