//! What can be seen at one position, as plain data: the only thing the solver
//! shows of itself. A moment depends on the program, n and the position alone,
//! never on the way that led there. It knows nothing of the machine that made it.

pub use queenscope_lang::ast::Comparison;

use crate::{board::BoardSize, counters::Counters, error::RunError, geometry::Line};

/// All that can be seen at one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Moment {
    /// The size of the board.
    pub n: BoardSize,
    /// How many steps have been executed, from 0.
    pub position: u64,
    /// Whether the run has ended here, by itself or by an error.
    pub finished: bool,
    /// The line about to run, from 1; `None` once finished.
    pub line: Option<u32>,
    /// The line that has just run, from 1; `None` at position 0.
    pub ran: Option<u32>,
    /// What the step that led here made true, in order.
    pub events: Vec<Event>,
    /// The cells that step read, in order, each once.
    pub reads: Vec<Cell>,
    /// The cells that step wrote, in order.
    pub writes: Vec<Cell>,
    /// The comparisons that step decided, in order.
    pub tests: Vec<Test>,
    /// The variables and cells whose values that step changed, by frame; what a new
    /// frame has got among them.
    pub changed: Vec<Changed>,
    /// The functions that came back with that step, the newest frame first.
    pub returned: Vec<Returned>,
    /// The board that step presented, one value for each row, whether or not it is a
    /// solution.
    pub presented: Option<Vec<i64>>,
    /// The board.
    pub board: Board,
    /// What the program has found out with the step that led here.
    pub conflicts: Vec<Conflict>,
    /// The conflicts among the queens shown, by geometry, whatever the program
    /// believes: the lower queen first, by row and then by the other's row.
    pub attacks: Vec<Conflict>,
    /// The activations, oldest (`<module>`) first.
    pub frames: Vec<Frame>,
    /// What has been counted so far.
    pub counters: Counters,
    /// The newest lines of output, at most [`crate::log::NEWEST`], oldest first.
    pub output: Vec<String>,
    /// How many lines have been printed in all.
    pub printed: u64,
    /// Why the run stopped, if it did not end by itself.
    pub error: Option<RunError>,
}

/// A cell of a list and its value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The list.
    pub list: String,
    /// The number of the cell, from 0.
    pub index: i64,
    /// What is read or written.
    pub value: Value,
}

/// A variable or list that has another value than before the step, or its first one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Its frame, by its place in [`Moment::frames`].
    pub frame: usize,
    /// Its name.
    pub name: String,
    /// Of a list that was there before: the cells that changed, from 0. Otherwise empty.
    pub cells: Vec<usize>,
    /// What each of those cells held before; truth values as 0 and 1.
    pub before: Vec<i64>,
}

/// A function that has come back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Returned {
    /// The function.
    pub name: String,
    /// What it was called with; `None` if it has written to its parameters since.
    pub arguments: Option<Vec<Value>>,
    /// The value that it came back with, if any.
    pub value: Option<Value>,
    /// The line of the call, from 1, where the value arrives.
    pub line: u32,
}

/// A comparison with the values of its sides; truth values as 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Test {
    /// The left side.
    pub left: i64,
    /// The comparison, as the program has it.
    pub comparison: Comparison,
    /// The right side.
    pub right: i64,
}

impl Test {
    /// Whether the comparison holds.
    pub const fn holds(self) -> bool {
        match self.comparison {
            Comparison::Equal => self.left == self.right,
            Comparison::NotEqual => self.left != self.right,
            Comparison::Less => self.left < self.right,
            Comparison::LessEqual => self.left <= self.right,
            Comparison::Greater => self.left > self.right,
            Comparison::GreaterEqual => self.left >= self.right,
        }
    }
}

/// The queens shown and the square at work.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// One entry for each row, the first for row 1.
    pub rows: Vec<BoardRow>,
    /// The square that the program is at; `None` before the first.
    pub active: Option<Active>,
}

/// One row of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct BoardRow {
    /// The column of the queen shown, 1 to n.
    pub queen: Option<u8>,
    /// Whether that queen was found free of conflict, and not merely put there.
    pub placed: bool,
    /// The columns in which the program has found a conflict since it entered
    /// the row: bit j for column j.
    pub rejected: u64,
    /// The columns in which a queen has stood and was taken off again since the
    /// program entered the row: bit j for column j.
    pub explored: u64,
}

/// Where the program is at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Active {
    /// 0 to n: after the last backtrack the program stands above row 1.
    pub row: u8,
    /// 0 to n + 1: the loops really step past the last column.
    pub column: Option<u8>,
    /// How the program came there.
    pub arrival: Arrival,
}

/// How the program came to the row at work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrival {
    /// It looks at squares there.
    Forward,
    /// By a backtrack; it has not looked at a square since.
    Back,
}

/// Two queens on one column or diagonal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// The row of the queen at work, or of the lower queen.
    pub row: u8,
    /// The row of the other queen.
    pub with: u8,
    /// The line they share.
    pub kind: Line,
}

/// One activation of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Frame {
    /// The function, or `<module>` for the top level.
    pub name: String,
    /// The line about to run, or the call at which the frame waits.
    pub line: Option<u32>,
    /// How many of the variables are the function's parameters.
    pub parameters: usize,
    /// The variables that have a value: parameters first, then by first
    /// assignment in the text.
    pub variables: Vec<(String, Value)>,
}

/// The value of a variable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Value {
    /// An integer.
    Integer(i64),
    /// A truth value.
    Boolean(bool),
    /// A list of integers.
    Integers(Vec<i64>),
    /// A list of truth values.
    Booleans(Vec<bool>),
}

impl Value {
    /// The integer, if it is one.
    pub fn integer(&self) -> Option<i64> {
        match self {
            Value::Integer(number) => Some(*number),
            Value::Boolean(_) | Value::Integers(_) | Value::Booleans(_) => None,
        }
    }

    /// The cells, if it is a list of integers.
    pub fn integers(&self) -> Option<&[i64]> {
        match self {
            Value::Integers(cells) => Some(cells),
            Value::Integer(_) | Value::Boolean(_) | Value::Booleans(_) => None,
        }
    }
}

/// A fact about the search that a step made true.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Which fact.
    pub kind: EventKind,
    /// The row it speaks of.
    pub row: Option<i64>,
    /// The column it speaks of.
    pub column: Option<i64>,
    /// The row of the other queen, for `compare` and `conflict`.
    pub with: Option<i64>,
    /// The line shared, for a `conflict` that geometry confirms.
    pub conflict: Option<Line>,
    /// The board presented, for `solution`, or tested, for `candidate`.
    pub queens: Option<Vec<i64>>,
}

/// The kinds of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum EventKind {
    /// A square is put to the test.
    Try,
    /// A queen is set without a test.
    Put,
    /// Two queens are compared.
    Compare,
    /// A square is rejected.
    Conflict,
    /// A queen is found free of conflict.
    Place,
    /// A queen is taken off.
    Remove,
    /// A row has no column left; the search returns to the row before.
    Backtrack,
    /// A complete board is tested.
    Candidate,
    /// A board without conflicts is presented.
    Solution,
    /// A row has no free square, and the program does not take back.
    Stuck,
    /// The program stops without a solution, although there may be one.
    GaveUp,
    /// Everything has been tried.
    Exhausted,
}
