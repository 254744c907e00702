//! What a program is compiled to: small instructions on numbered registers.
//! The constants and the variables of the top level stand at fixed places, those
//! of a function relative to its frame. Knows nothing of source syntax.

use queenscope_lang::{Span, marks::MarkEvent, program::Type, program::Variable};

use crate::{counters::Counter, geometry::Line};

/// A register: fixed, or relative to the frame at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Slot(u16);

impl Slot {
    const IN_FRAME: u16 = 1 << 15;
    /// The largest number of fixed registers, and of registers of a frame.
    pub const LIMIT: usize = Slot::IN_FRAME as usize;

    /// The fixed register of a number below [`Slot::LIMIT`].
    pub const fn fixed(number: u16) -> Slot {
        Slot(number & !Slot::IN_FRAME)
    }

    /// The register of the frame of a number below [`Slot::LIMIT`].
    pub const fn in_frame(number: u16) -> Slot {
        Slot(number | Slot::IN_FRAME)
    }

    /// The next register.
    pub const fn next(self) -> Slot {
        Slot(self.0 + 1)
    }

    /// Whether the register belongs to a frame.
    pub const fn is_in_frame(self) -> bool {
        self.0 & Slot::IN_FRAME != 0
    }

    /// The place among all registers, when the frame's begin at `base`.
    #[inline(always)]
    pub const fn place(self, base: usize) -> usize {
        let relative = ((self.0 as i16) >> 15) as isize as usize;
        (self.0 & !Slot::IN_FRAME) as usize + (base & relative)
    }
}

/// An instruction, eight bytes. Results come first, jumps last.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Op {
    /// A step begins.
    Line,
    /// The top level has ended.
    Halt,
    Move(Slot, Slot),
    Add(Slot, Slot, Slot),
    Subtract(Slot, Slot, Slot),
    Multiply(Slot, Slot, Slot),
    Divide(Slot, Slot, Slot),
    Remainder(Slot, Slot, Slot),
    ShiftLeft(Slot, Slot, Slot),
    ShiftRight(Slot, Slot, Slot),
    And(Slot, Slot, Slot),
    Or(Slot, Slot, Slot),
    Xor(Slot, Slot, Slot),
    Minimum(Slot, Slot, Slot),
    Maximum(Slot, Slot, Slot),
    Negate(Slot, Slot),
    Invert(Slot, Slot),
    Absolute(Slot, Slot),
    /// The place of the lowest set bit, from 1; 0 without any.
    Bit(Slot, Slot),
    /// Goes on only if the register has a value.
    Check(Slot),
    /// Reads a cell of a list.
    Load(Slot, u16, Slot),
    /// Reads a cell of a marker array.
    LoadMarker(Slot, u16, Slot),
    /// Writes a cell of a list.
    Store(u16, Slot, Slot),
    /// Writes a cell of the list that the board is drawn from.
    StoreQueen(u16, Slot, Slot),
    /// Makes a list and fills it.
    Make(u16, Slot),
    /// Writes a cell of a list being made, by its number.
    Fill(u16, u16, Slot),
    Jump(u16),
    JumpTrue(Slot, u16),
    JumpFalse(Slot, u16),
    JumpEqual(Slot, Slot, u16),
    JumpNotEqual(Slot, Slot, u16),
    JumpLess(Slot, Slot, u16),
    JumpLessEqual(Slot, Slot, u16),
    /// Prepares a range: in the register the start, then the stop, then the
    /// step; the stop becomes the number of values left.
    Range(Slot),
    /// The next value of a range by ones, or the way out.
    NextByOne(Slot, Slot, u16),
    /// The next value of a range, or the way out.
    Next(Slot, Slot, u16),
    /// Calls a function; its frame begins at the register.
    Call(u16, Slot),
    /// Ends a frame; its first register takes the value.
    Return(Slot),
    /// Ends a frame without a value.
    Leave,
    PrintStart,
    PrintInteger(Slot),
    PrintBoolean(Slot),
    PrintText(u16),
    /// Prints the cells of a list from the first to before the second register.
    PrintSlice(u16, Slot, Slot),
    /// The same of the list of queens, from cell 1 on: a board is presented.
    PrintBoard(u16),
    PrintEnd,
    /// Two queens are compared.
    Compare(u16),
    /// Another event.
    Mark(u16),
}

/// What is known of an event before it fires.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MarkCode {
    pub event: MarkEvent,
    pub arguments: [Slot; 3],
    pub count: u8,
}

/// Where the cells of a list are.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Extent {
    pub offset: u32,
    pub size: u32,
}

impl Extent {
    /// The place of a cell among all cells, if the list has it.
    #[inline(always)]
    pub fn place(self, index: i64) -> Option<usize> {
        // A negative index becomes a large one.
        ((index as u64) < u64::from(self.size)).then_some(self.offset as usize + index as usize)
    }

    /// The places of all cells.
    pub fn range(self) -> std::ops::Range<usize> {
        self.offset as usize..(self.offset + self.size) as usize
    }
}

/// A list.
#[derive(Clone, Debug)]
pub(crate) struct ListCode {
    pub name: String,
    pub kind: Type,
    pub extent: Extent,
    /// The register that has a value once the list is made.
    pub made: Slot,
    pub marker: Option<MarkerCode>,
}

/// The lines of the board that the cells of a marker array stand for.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MarkerCode {
    pub kind: Line,
    /// What to add to the index of a cell for the number of its line.
    pub offset: i64,
}

/// A name of the top level that has a value.
#[derive(Clone, Debug)]
pub(crate) enum Global {
    Variable(Variable, Slot),
    List(u16),
}

/// A function.
#[derive(Clone, Debug)]
pub(crate) struct FunctionCode {
    pub name: String,
    pub entry: u16,
    pub parameters: usize,
    pub variables: Vec<Variable>,
    pub registers: usize,
    /// The register that has a value once the function is defined.
    pub defined: Slot,
}

/// A compiled program.
#[derive(Clone, Debug)]
pub(crate) struct Code {
    pub ops: Vec<Op>,
    /// For each instruction, where it comes from.
    pub spans: Vec<Span>,
    /// The instructions that only serve marks: a fault among them leads to their end.
    pub quiet: Vec<(u16, u16)>,
    /// What the fixed registers hold at the start.
    pub fixed: Vec<i64>,
    /// The variables and lists of the top level, by first assignment in the text.
    pub globals: Vec<Global>,
    pub lists: Vec<ListCode>,
    /// The extents of the lists once more, close together.
    pub extents: Vec<Extent>,
    pub functions: Vec<FunctionCode>,
    pub marks: Vec<MarkCode>,
    pub texts: Vec<String>,
    /// The registers of the top level's frame.
    pub registers: usize,
    pub cells: usize,
    /// The counters that mean something.
    pub counters: Vec<Counter>,
    pub n: u8,
}

impl Code {
    /// The largest number of registers of any frame.
    pub fn largest_frame(&self) -> usize {
        self.functions.iter().map(|f| f.registers).chain([self.registers]).max().unwrap_or(0)
    }

    /// Where a fault in marks leads to, if the instruction serves one.
    pub fn behind_quiet(&self, at: usize) -> Option<usize> {
        let next = self.quiet.partition_point(|(start, _)| usize::from(*start) <= at);
        let (_, end) = self.quiet.get(next.checked_sub(1)?)?;
        (at < usize::from(*end)).then_some(usize::from(*end))
    }
}
