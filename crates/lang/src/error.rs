//! What is wrong with a source text, as data. The English sentences stand in
//! `sentences` and `refused`; the page has its own in each of its languages.

use std::{error, fmt};

use crate::span::Span;

/// The first thing wrong with a source text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// Where.
    pub span: Span,
    /// What.
    pub kind: ErrorKind,
}

impl Error {
    pub(crate) fn new(span: Span, kind: ErrorKind) -> Error {
        Error { span, kind }
    }

    pub(crate) fn refused(span: Span, refused: Refused) -> Error {
        Error::new(span, ErrorKind::Refused(refused))
    }

    pub(crate) fn mark(span: Span, error: MarkError) -> Error {
        Error::new(span, ErrorKind::Mark(error))
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "line {}, column {}: {}",
            self.span.line, self.span.column, self.kind
        )
    }
}

impl error::Error for Error {}

/// What is wrong.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    /// A form of Python that is no part of the subset.
    Refused(Refused),
    /// A character that begins nothing.
    Character(char),
    /// A string without its closing quote.
    OpenString,
    /// An integer beyond 64 bits.
    LargeInteger(String),
    /// Something other than what was expected.
    Expected {
        /// What would have been right.
        expected: &'static str,
        /// What stands there; `None` at the end of the line.
        found: Option<String>,
    },
    /// A bracket still open at the end of the line.
    OpenBracket(&'static str),
    /// A bracket that closes nothing.
    CloseBracket(&'static str),
    /// A line indented more than the one before, where no block begins.
    Indented,
    /// A line indented like none of the blocks around it.
    Dedented,
    /// A header without an indented block.
    NoBlock,
    /// `else` or `elif` without an `if` before it.
    NoIf,
    /// Blocks nested more than 64 deep.
    DeepBlock,
    /// More than 500 `elif` branches around one place.
    ManyBranches,
    /// Expressions nested more than 64 deep.
    DeepExpression,
    /// A source text over 64 kB.
    LongSource,
    /// More names, numbers and nested expressions than the machine that runs the program has room for.
    LargeProgram,
    /// The first statement is not `n = <integer>`.
    NoSize,
    /// `break` or `continue` outside a loop.
    OutsideLoop(&'static str),
    /// `return` outside a function.
    ReturnOutside,
    /// A name that is written nowhere.
    UnknownName {
        /// The name.
        name: String,
        /// A name of the program that looks like it.
        similar: Option<String>,
    },
    /// A function that is not defined.
    UnknownFunction {
        /// The name.
        name: String,
        /// A function that looks like it.
        similar: Option<String>,
    },
    /// A function used as a variable, or a variable called.
    FunctionName(String),
    /// A name that is not a function is called.
    NotAFunction(String),
    /// A name that is not a list is subscripted.
    NotAList(String),
    /// A list where a number or a truth value is wanted.
    ListAsValue(String),
    /// A list made below the top level.
    ListBelow(String),
    /// A list made a second time, or over a variable.
    ListTwice(String),
    /// A list whose size does not follow from n.
    ListSize,
    /// More than 100,000 cells in all lists together.
    ManyCells(i64),
    /// Another number of arguments.
    Arguments {
        /// The function.
        function: String,
        /// How many it takes; the least for `range`, `min` and `max`.
        takes: usize,
        /// How many it is given.
        given: usize,
    },
    /// More than 32 parameters.
    ManyParameters,
    /// A parameter named twice.
    ParameterTwice(String),
    /// A function without a value used as one.
    NoValue(String),
    /// A function that returns a value on some paths only.
    SomePaths(String),
    /// A name that would have to be both integer and truth value.
    Mixed {
        /// What the value is for.
        wanted: &'static str,
        /// What it is.
        found: &'static str,
    },
    /// `and` or `or` between integers where the value is used.
    IntegerLogic(&'static str),
    /// A mark that cannot be read.
    Mark(MarkError),
}

/// What is wrong with a mark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MarkError {
    /// Not an event.
    Event(String),
    /// Another number of arguments than the event takes.
    Arguments {
        /// The event.
        event: &'static str,
        /// The least number.
        least: usize,
        /// The largest number.
        most: usize,
    },
    /// `then` or `else` on a line without a test.
    NoTest,
    /// A mark where no statement stands, or on `else`, `def` or `global`.
    Place,
    /// A call of a function of one's own in a mark.
    Call,
    /// `marker` on something else than the making of a list.
    Marker,
    /// A marker that does not count its lines one by one.
    MarkerLine,
}

/// Forms of Python that are no part of the subset.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "each is named as Python names it")]
pub enum Refused {
    Tab,
    Semicolon,
    Continuation,
    SuiteOnHeader,
    Docstring,
    BareExpression,
    NestedDefinition,
    RepeatedDefinition(String),
    DefinitionBelow,
    LoopElse,
    ChainedComparison,
    ChainedAssignment,
    NonAsciiName(String),
    StringPrefix(String),
    Escape,
    BuiltinName(String),
    Dunder(String),
    Keyword(String),
    RangeElsewhere,
    IterateOther,
    StringElsewhere,
    Number(String),
    Power,
    TrueDivision,
    MatrixProduct,
    Membership,
    Identity,
    Lambda,
    Conditional,
    Walrus,
    Attribute,
    KeywordArgument,
    DefaultArgument,
    Annotation,
    Decorator,
    StarElsewhere,
    Tuple,
    Dictionary,
    Comprehension,
    NestedList,
    ListElsewhere,
    ListCopy,
    SliceElsewhere,
    NegativeStride,
    SubscriptOfOther,
    NoneValue,
    GlobalLate,
    GlobalAtTop,
    GlobalParameter(String),
    AssignList(String),
    Builtin(String),
    PrintValue,
    Target,
    Encoding(String),
    /// What another language writes, and what Python writes for it.
    Foreign {
        written: &'static str,
        write: &'static str,
    },
}
