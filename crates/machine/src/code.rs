//! What a program is compiled to: small instructions on numbered registers.
//! Every constant, variable and intermediate value has a register of its own;
//! a function that is called again while it runs has its registers put aside.
//! Knows nothing of source syntax.

use std::collections::BTreeMap;

use queenscope_lang::{Span, ast::Comparison, marks::MarkEvent, program::Type, program::Variable};

use crate::{counters::Counter, geometry::Line};

/// How many registers there are: a number of a register needs no check.
pub const REGISTERS: usize = 256;

/// How many instructions there can be: the number of one needs no check.
pub const OPS: usize = 1 << 16;

/// How many lists there can be: the number of one needs no check.
pub const LISTS: usize = 256;

/// A register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Slot(pub u8);

impl Slot {
    /// Where a function's value arrives.
    pub const RESULT: Slot = Slot(0);

    /// The register behind.
    pub const fn after(self, places: u8) -> Slot {
        Slot(self.0.wrapping_add(places))
    }
}

/// A list, by its number.
pub type ListNumber = u8;

/// An instruction, eight bytes. Results come first, jumps last. A name that
/// begins with `Line` begins a step and then does the rest.
#[derive(Clone, Copy, Debug)]
#[repr(align(8))]
pub enum Op {
    /// A step begins.
    Line,
    /// The top level has ended.
    Halt,
    Move(Slot, Slot),
    LineMove(Slot, Slot),
    /// Takes a constant that has no register.
    Constant(Slot, u16),
    Add(Slot, Slot, Slot),
    LineAdd(Slot, Slot, Slot),
    Subtract(Slot, Slot, Slot),
    LineSubtract(Slot, Slot, Slot),
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
    /// |x − y|
    Distance(Slot, Slot, Slot),
    /// |list[x] − list[y]|
    CellDistance(Slot, ListNumber, Slot, Slot),
    /// Jumps if |list[x] − list[y]| equals p − q.
    JumpDistanceEqual(ListNumber, Slot, Slot, Slot, Slot, u16),
    /// Jumps if |list[x] − list[y]| does not equal p − q.
    JumpDistanceNotEqual(ListNumber, Slot, Slot, Slot, Slot, u16),
    /// The place of the lowest set bit, from 1; 0 without any.
    Bit(Slot, Slot),
    /// Goes on only if the register has a value.
    Check(Slot),
    /// Reads a cell of a list.
    Load(Slot, ListNumber, Slot),
    LineLoad(Slot, ListNumber, Slot),
    /// Reads a cell of a marker array.
    LoadMarker(Slot, ListNumber, Slot),
    /// Writes a cell of a list.
    Store(ListNumber, Slot, Slot),
    LineStore(ListNumber, Slot, Slot),
    /// Writes list[x + y].
    StoreSum(ListNumber, Slot, Slot, Slot),
    LineStoreSum(ListNumber, Slot, Slot, Slot),
    /// Writes list[x − y + z].
    StoreDifference(ListNumber, Slot, Slot, Slot, Slot),
    LineStoreDifference(ListNumber, Slot, Slot, Slot, Slot),
    /// Writes a cell of the list that the board is drawn from.
    StoreQueen(ListNumber, Slot, Slot),
    /// Makes a list and fills it.
    Make(ListNumber, Slot),
    /// Writes a cell of a list being made, by its number.
    Fill(ListNumber, Slot, u16),
    Jump(u16),
    JumpTrue(Slot, u16),
    JumpFalse(Slot, u16),
    JumpEqual(Slot, Slot, u16),
    LineJumpEqual(Slot, Slot, u16),
    JumpNotEqual(Slot, Slot, u16),
    LineJumpNotEqual(Slot, Slot, u16),
    JumpLess(Slot, Slot, u16),
    LineJumpLess(Slot, Slot, u16),
    JumpLessEqual(Slot, Slot, u16),
    LineJumpLessEqual(Slot, Slot, u16),
    /// Jumps if two cells of a list are equal.
    JumpCellsEqual(ListNumber, Slot, Slot, u16),
    LineJumpCellsEqual(ListNumber, Slot, Slot, u16),
    /// Jumps if a cell of a marker array equals a register.
    JumpMarkerEqual(ListNumber, Slot, Slot, u16),
    LineJumpMarkerEqual(ListNumber, Slot, Slot, u16),
    /// Jumps if a cell of a marker array does not equal a register.
    JumpMarkerNotEqual(ListNumber, Slot, Slot, u16),
    LineJumpMarkerNotEqual(ListNumber, Slot, Slot, u16),
    /// The same of the cell x + y.
    JumpMarkerSumEqual(ListNumber, Slot, Slot, Slot, u16),
    JumpMarkerSumNotEqual(ListNumber, Slot, Slot, Slot, u16),
    /// The same of the cell x − y + z.
    JumpMarkerDifferenceEqual(ListNumber, Slot, Slot, Slot, Slot, u16),
    JumpMarkerDifferenceNotEqual(ListNumber, Slot, Slot, Slot, Slot, u16),
    /// A step begins: jumps unless queens x and y of a list meet, as in the check of the
    /// course; otherwise goes on behind the next instruction, which is the second half.
    LineJumpApart(ListNumber, Slot, Slot, u16),
    /// A step begins: if a cell of a marker array does not equal a register, the square is
    /// rejected, which is what stands at the target, and the run goes on behind it.
    LineJumpTaken(ListNumber, Slot, Slot, Slot, Slot, u16),
    /// Prepares a range: in the register the start, then the stop, then the
    /// step; the stop becomes the number of values left.
    Range(Slot),
    /// The next value of a range by ones, or the way out.
    NextByOne(Slot, Slot, u16),
    /// A range by ones from the first to before the second register, and its first value, or the way out.
    EnterByOne(Slot, Slot, Slot, Slot, u16),
    LineEnterByOne(Slot, Slot, Slot, Slot, u16),
    /// A step begins: the next value of a range by ones and back into the body, or on.
    LineAgainByOne(Slot, Slot, u16),
    /// The same, and the value is put to the test in the row of the last register.
    LineAgainTry(Slot, Slot, Slot, u16),
    /// Two queens are compared, and then the next instruction, [`Op::LineAgainByOne`].
    CompareAgain(Slot, Slot, Slot, Slot, u16),
    /// The next value of a range, or the way out.
    Next(Slot, Slot, u16),
    /// A step begins: the next value of a range and back into the body, or on.
    LineAgain(Slot, Slot, u16),
    /// Calls a function; its arguments begin at the register.
    Call(u16, Slot),
    LineCall(u16, Slot),
    /// Ends an activation with a value.
    Return(Slot),
    LineReturn(Slot),
    /// Ends an activation without a value.
    Leave,
    PrintStart,
    PrintInteger(Slot),
    PrintBoolean(Slot),
    PrintText(u16),
    /// Prints the cells of a list from the first to before the second register.
    PrintSlice(ListNumber, Slot, Slot),
    /// The same of the list of queens, from cell 1 on: a board is presented.
    PrintBoard(ListNumber),
    PrintEnd,
    /// An event is left out if the register has no value.
    SkipUnset(Slot, u16),
    /// The events: a square is put to the test,
    MarkTry(Slot, Slot),
    /// two queens are compared,
    MarkCompare(Slot, Slot),
    /// a queen is found free of conflict,
    MarkPlace(Slot, Slot),
    /// a square is rejected,
    MarkConflict(Slot, Slot),
    /// or anything else.
    Mark(u16),
}

impl Op {
    /// Whether a step begins with the instruction.
    pub const fn begins_step(self) -> bool {
        matches!(
            self,
            Op::Line
                | Op::LineMove(..)
                | Op::LineAdd(..)
                | Op::LineSubtract(..)
                | Op::LineLoad(..)
                | Op::LineStore(..)
                | Op::LineStoreSum(..)
                | Op::LineStoreDifference(..)
                | Op::LineJumpEqual(..)
                | Op::LineJumpNotEqual(..)
                | Op::LineJumpLess(..)
                | Op::LineJumpLessEqual(..)
                | Op::LineJumpCellsEqual(..)
                | Op::LineJumpMarkerEqual(..)
                | Op::LineJumpMarkerNotEqual(..)
                | Op::LineJumpApart(..)
                | Op::LineJumpTaken(..)
                | Op::LineEnterByOne(..)
                | Op::LineAgainByOne(..)
                | Op::LineAgainTry(..)
                | Op::LineAgain(..)
                | Op::LineCall(..)
                | Op::LineReturn(..)
        )
    }
}

/// A comparison as the program has it, for the jump that decides it.
#[derive(Clone, Copy, Debug)]
pub struct Compared {
    pub comparison: Comparison,
    /// Whether the jump has its sides the other way round.
    pub swapped: bool,
}

/// What is known of an event before it fires.
#[derive(Clone, Copy, Debug)]
pub struct MarkCode {
    pub event: MarkEvent,
    pub arguments: [Slot; 3],
    pub count: u8,
}

/// Where the cells of a list are.
#[derive(Clone, Copy, Debug, Default)]
pub struct Extent {
    pub offset: u32,
    pub size: u32,
}

impl Extent {
    /// The place of a cell among all cells, if the list has it.
    #[inline(always)]
    pub fn place(self, index: i64) -> Option<usize> {
        // A negative index becomes a large one.
        ((index as u64) < u64::from(self.size)).then(|| self.offset as usize + index as usize)
    }

    /// The places of all cells.
    pub fn range(self) -> std::ops::Range<usize> {
        self.offset as usize..(self.offset + self.size) as usize
    }
}

/// A marker array: cell x stands for the line of the board numbered x + offset.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marker {
    /// The list.
    pub name: String,
    /// The kind of line, see [`Line::number`].
    pub kind: Line,
    /// What to add to the index of a cell.
    pub offset: i64,
}

/// A list.
#[derive(Clone, Debug)]
pub struct ListCode {
    pub name: String,
    pub kind: Type,
    pub extent: Extent,
    /// The register that has a value once the list is made.
    pub made: Slot,
    pub marker: Option<Marker>,
}

/// Where the lines that the cells of a marker array stand for are found.
#[derive(Clone, Copy, Debug, Default)]
pub struct MarkerCode {
    /// The place of the first line of the kind among all lines.
    pub first: u8,
    /// What to add to the index of a cell for the place of its line among its kind.
    pub shift: i64,
}

/// A name of the top level that has a value.
#[derive(Clone, Debug)]
pub enum Global {
    Variable(Variable, Slot),
    List(ListNumber),
}

/// What a call needs to know of a function.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    pub at: u16,
    /// The first of its registers: parameters, other variables, intermediate values.
    pub first: u8,
    pub parameters: u8,
    pub variables: u8,
    pub registers: u8,
}

impl Entry {
    /// The places of its registers.
    pub fn range(self) -> std::ops::Range<usize> {
        usize::from(self.first)..usize::from(self.first) + usize::from(self.registers)
    }
}

/// A function.
#[derive(Clone, Debug)]
pub struct FunctionCode {
    pub name: String,
    pub parameters: usize,
    pub variables: Vec<Variable>,
    /// What it comes back with.
    pub returns: Option<Type>,
    /// Whether its parameters hold to the end what they were called with.
    pub keeps_parameters: bool,
    /// The register that has a value once the function is defined.
    pub defined: Slot,
}

/// A compiled program.
#[derive(Clone, Debug)]
pub struct Code {
    pub ops: Box<[Op; OPS]>,
    /// For each instruction, where it comes from.
    pub spans: Vec<Span>,
    /// The instructions that only serve marks: a fault among them leads to their end.
    pub quiet: Vec<(u16, u16)>,
    /// What the registers hold at the start.
    pub registers: Vec<i64>,
    /// The constants that have no register.
    pub constants: Vec<i64>,
    /// The variables and lists of the top level, by first assignment in the text.
    pub globals: Vec<Global>,
    pub lists: Vec<ListCode>,
    /// The extents of the lists once more, close together.
    pub extents: Box<[Extent; LISTS]>,
    /// For each list, the lines that it marks; without meaning for other lists.
    pub markers: Box<[MarkerCode; LISTS]>,
    pub functions: Vec<FunctionCode>,
    pub entries: Vec<Entry>,
    /// The comparisons that jumps decide.
    pub compared: BTreeMap<u16, Compared>,
    pub marks: Vec<MarkCode>,
    pub texts: Vec<String>,
    pub cells: usize,
    /// How many registers, from the first, change while the program runs.
    pub kept: usize,
    /// The events that some line has.
    pub events: Vec<MarkEvent>,
    /// The counters that mean something.
    pub counters: Vec<Counter>,
    pub n: u8,
}

impl Code {
    /// Where a fault in marks leads to, if the instruction serves one.
    pub fn behind_quiet(&self, at: u16) -> Option<u16> {
        let next = self.quiet.partition_point(|(start, _)| *start <= at);
        let (_, end) = self.quiet.get(next.checked_sub(1)?)?;
        (at < *end).then_some(*end)
    }

    /// Where an instruction comes from.
    pub fn span(&self, at: u16) -> Span {
        self.spans.get(usize::from(at)).copied().unwrap_or_default()
    }
}
