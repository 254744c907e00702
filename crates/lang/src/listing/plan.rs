//! A program as compiled languages can say it: every name is whose it is, every
//! condition a truth value, every loop counts up or down by a known step or tests
//! a condition, and whatever must happen before something else is a statement of
//! its own. The printers read this and add their syntax; nothing here knows any.

mod walk;

pub(super) use walk::each_step;

use super::names::Renamed;
use crate::{
    ast::{BinaryOperator, Comparison, UnaryOperator},
    program::Type,
};

/// A whole program.
pub(super) struct Plan {
    /// n and what follows from it, as far as nothing writes them again.
    pub constants: Vec<Constant>,
    /// Whether all numbers stay small.
    pub width: Width,
    /// The lists, as they are made.
    pub lists: Vec<List>,
    /// The variables that functions share with the top level.
    pub globals: Vec<Global>,
    /// The functions, as they are defined.
    pub functions: Vec<Routine>,
    /// The statements of the top level.
    pub main: Routine,
    /// What has to come along, in their order.
    pub helpers: Vec<Helper>,
    /// The names that are others than in the source.
    pub names: Vec<Renamed>,
}

/// A number that never changes.
pub(super) struct Constant {
    pub name: String,
    /// As the source says it.
    pub value: Expr,
    /// What that is, in 32 bits.
    pub number: i64,
    pub line: u32,
}

/// Whether 32 bits hold every number that a run meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Width {
    Narrow,
    Wide,
}

/// A list.
pub(super) struct List {
    pub name: String,
    pub kind: Type,
    /// How many cells it has.
    pub cells: i64,
    /// The same as the source says it, if that follows from n.
    pub size: Option<Expr>,
    /// The lowest index that can occur; 0 if nothing is known.
    pub lowest: i64,
    /// Whether every index ends alike.
    pub subscripts: Subscripts,
    pub start: Start,
    pub line: u32,
}

/// How the cells of a list are counted everywhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Subscripts {
    /// As they come.
    Plain,
    /// Each ends in `+ n`, or in another constant.
    Plus(usize),
}

/// What a list or a shared variable holds before the first statement that is no
/// mere beginning.
pub(super) enum Start {
    /// Nothing that is read: a statement of the top level sets it.
    Later,
    /// The same in every cell.
    Same(Expr),
    /// One value for each cell.
    Each(Vec<Expr>),
}

/// A variable of the top level that functions see.
pub(super) struct Global {
    pub name: String,
    pub kind: Type,
    pub start: Start,
    pub line: u32,
}

/// A function, or the top level.
pub(super) struct Routine {
    pub name: String,
    pub line: u32,
    pub parameters: Vec<Parameter>,
    pub returns: Option<Type>,
    /// The variables that are declared before the first statement.
    pub variables: Vec<Local>,
    /// All variables, temporaries and counters of loops, by their first appearance.
    pub all: Vec<Local>,
    pub body: Vec<Step>,
    pub touches: Touches,
    /// Whether it is called above its definition.
    pub order: Order,
    pub oddities: Oddities,
}

/// What a function does to what it shares with others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Touches {
    Nothing,
    Reads,
    Writes,
}

/// Where a function is called first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Order {
    /// Below its first line, or nowhere.
    Below,
    /// Above.
    Above,
}

/// What compilers warn of although it is as the source has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Oddities {
    /// Parameters and variables that nothing reads, in any order.
    pub unread: Vec<String>,
    /// Whether a value is written that nothing reads.
    pub dead_stores: usize,
    /// Whether statements stand where no way leads.
    pub unreachable: usize,
    /// Whether the function is called by nothing that runs.
    pub uncalled: usize,
}

/// A parameter.
pub(super) struct Parameter {
    pub name: String,
    pub kind: Type,
    pub written: Written,
}

/// Whether something is written after it got its first value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    Once,
    Again,
}

/// A variable of a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Local {
    pub name: String,
    pub kind: Type,
    pub initial: Initial,
}

/// Whether a variable could be read before it is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Initial {
    Needed,
    Open,
}

/// A statement and its line in the source.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Step {
    pub line: u32,
    pub kind: StepKind,
}

/// The kinds of statement.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum StepKind {
    /// The first value of a variable that begins to exist here.
    Let(String, Type, Expr, Written),
    Assign(Place, Expr),
    /// `x += y`, where y leaves x alone.
    Augment(Place, BinaryOperator, Expr),
    Call(usize, Vec<Expr>),
    /// The parts one after the other, without anything between them.
    Print(Vec<Piece>),
    /// The same value for each cell of a list; with a counter for the loop.
    Fill(usize, Expr, String),
    Pass,
    Break,
    Continue,
    Return(Option<Expr>),
    /// The branches, each with the line of its test, and what is done otherwise.
    If(Vec<Branch>, Option<Vec<Step>>),
    While(Expr, Vec<Step>),
    /// Without end, but for a `break`.
    Loop(Vec<Step>),
    For(Count, Vec<Step>),
}

/// A branch of a choice.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Branch {
    pub line: u32,
    pub test: Expr,
    pub body: Vec<Step>,
}

/// A counter that takes one value after the other. Nothing but the loop writes it,
/// nothing reads it after the loop, and the bounds stay as they are.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Count {
    pub counter: String,
    pub first: Expr,
    /// The first value that is not taken.
    pub end: Expr,
    pub pace: Pace,
    pub used: Used,
}

/// How a counter moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Pace {
    Up,
    Down,
    /// By another step, never beyond what 64 bits hold.
    By(i64),
}

/// Whether anything reads a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Used {
    Yes,
    No,
}

/// What is written to.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Place {
    Local(String),
    Global(String),
    Cell(usize, Expr),
}

/// A part of what is printed.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Piece {
    Text(String),
    Value(Expr, Type),
}

/// An expression.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Expr {
    Integer(i64),
    Boolean(bool),
    /// A constant, by its number.
    Constant(usize),
    Local(String),
    Global(String),
    Cell(usize, Box<Expr>),
    Unary(UnaryOperator, Box<Expr>),
    /// An operator that does here what it does in C.
    Binary(BinaryOperator, Box<Expr>, Box<Expr>),
    Compare(Comparison, Box<Expr>, Box<Expr>),
    Not(Box<Expr>),
    And(Box<Expr>, Box<Expr>),
    Or(Box<Expr>, Box<Expr>),
    Call(usize, Vec<Expr>),
    Absolute(Box<Expr>),
    Helper(Helper, Vec<Expr>),
}

/// What languages do otherwise than Python, or not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Helper {
    /// The smaller of two.
    Minimum,
    /// The larger of two.
    Maximum,
    /// `//` where an operand may be negative.
    Divide,
    /// `%` where an operand may be negative.
    Remainder,
    /// `<<` where an operand may be negative or large.
    ShiftLeft,
    /// `>>` where an operand may be negative or large.
    ShiftRight,
    /// How many values a range has.
    RangeLength,
    /// A value of a range: its first, its step, the number of the value from 0.
    RangeItem,
}
