//! A checked program: its syntax tree with everything that is known about its
//! names before it runs. A program that exists can be compiled without further
//! questions.

use crate::{ast::Statement, marks::MarkerKind, span::Span};

/// A scalar type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Type {
    /// A 64-bit integer.
    Integer,
    /// A truth value.
    Boolean,
}

impl Type {
    pub(crate) fn shown(self) -> &'static str {
        match self {
            Type::Integer => "an integer",
            Type::Boolean => "a truth value",
        }
    }
}

/// A variable that holds one value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Its name.
    pub name: String,
    /// Its type.
    pub kind: Type,
}

/// A list, made once, at top level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct List {
    /// Its name.
    pub name: String,
    /// The type of its cells.
    pub kind: Type,
    /// How many cells it has.
    pub size: usize,
    /// Which lines of the board its cells stand for, if it is a marker array.
    pub marker: Option<Marker>,
}

/// Cell x of the list stands for the line of the board numbered x + offset.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Marker {
    /// The kind of line.
    pub kind: MarkerKind,
    /// What to add to the index of a cell.
    pub offset: i64,
}

/// What is known about a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FunctionFacts {
    /// Its name.
    pub name: String,
    /// How many of its variables are parameters.
    pub parameters: usize,
    /// Its variables: the parameters, then the others by first assignment in the text.
    pub variables: Vec<Variable>,
    /// The type of what it returns; `None` if it returns nothing.
    pub returns: Option<Type>,
}

/// A checked program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Program {
    /// The statements of the top level.
    pub statements: Vec<Statement>,
    /// The board size that the first statement names.
    pub n: i64,
    /// Where that number stands.
    pub n_span: Span,
    /// The variables of the top level, by first assignment in the text.
    pub globals: Vec<Variable>,
    /// The lists, by their making in the text.
    pub lists: Vec<List>,
    /// The functions, by definition in the text.
    pub functions: Vec<FunctionFacts>,
}
