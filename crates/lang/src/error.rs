//! What is wrong with a source text, and what would have been right. The texts
//! here are English; the page has its own in each of its languages.

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
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}: {}", self.span.line, self.span.column, self.kind)
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
    /// Expressions nested more than 64 deep.
    DeepExpression,
    /// A source text over 64 kB.
    LongSource,
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
        /// How many it takes.
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
}

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let similar = |name: &Option<String>| match name {
            Some(name) => format!("; did you mean {name}?"),
            None => String::new(),
        };
        match self {
            ErrorKind::Refused(refused) => refused.fmt(f),
            ErrorKind::Character(c) if c.is_control() => {
                write!(f, "the control character U+{:04X} cannot stand here: remove it", *c as u32)
            }
            ErrorKind::Character(c) => write!(f, "the character {c} means nothing here: remove it"),
            ErrorKind::OpenString => f.write_str("the string has no closing quote: end it on this line"),
            ErrorKind::LargeInteger(literal) => {
                write!(f, "{literal} is beyond 64 bits: the largest integer is {}", i64::MAX)
            }
            ErrorKind::Expected { expected, found: Some(found) } => {
                write!(f, "expected {expected} instead of {found}")
            }
            ErrorKind::Expected { expected, found: None } => {
                write!(f, "expected {expected} before the end of the line")
            }
            ErrorKind::OpenBracket(bracket) => {
                write!(f, "{bracket} is not closed: write the whole statement on one line")
            }
            ErrorKind::Indented => {
                f.write_str("this line is indented, but no block begins here: align it with the line before")
            }
            ErrorKind::Dedented => {
                f.write_str("this line is aligned with no block around it: indent it like one of them")
            }
            ErrorKind::NoBlock => {
                f.write_str("expected an indented block below: write at least pass, indented")
            }
            ErrorKind::NoIf => {
                f.write_str("there is no if that this line could belong to: align it with its if")
            }
            ErrorKind::DeepBlock => f.write_str("blocks can be nested up to 64 deep: use a function"),
            ErrorKind::DeepExpression => {
                f.write_str("expressions can be nested up to 64 deep: use a variable for a part")
            }
            ErrorKind::LongSource => f.write_str("a program can have up to 65,536 bytes: shorten it"),
            ErrorKind::NoSize => f.write_str("the first statement must be the board size: write n = 8"),
            ErrorKind::OutsideLoop(word) => {
                write!(f, "{word} stands outside a loop: indent it into the loop it belongs to")
            }
            ErrorKind::ReturnOutside => {
                f.write_str("return stands outside a function: indent it into its function")
            }
            ErrorKind::UnknownName { name, similar: s } => {
                write!(f, "{name} is given a value nowhere: assign it first{}", similar(s))
            }
            ErrorKind::UnknownFunction { name, similar: s } => {
                write!(f, "there is no function {name}: define it with def{}", similar(s))
            }
            ErrorKind::FunctionName(name) => {
                write!(f, "{name} is a function: call it, as in {name}(…), and choose another name for a variable")
            }
            ErrorKind::NotAFunction(name) => write!(f, "{name} is no function, it cannot be called: define it with def"),
            ErrorKind::NotAList(name) => {
                write!(f, "{name} is no list: make one at top level, as in {name} = [0] * (n + 1)")
            }
            ErrorKind::ListAsValue(name) => {
                write!(f, "{name} is a list: use one of its cells, as in {name}[1]")
            }
            ErrorKind::ListBelow(name) => {
                write!(f, "lists are made at top level only: move the making of {name} there, outside loops and branches")
            }
            ErrorKind::ListTwice(name) => {
                write!(f, "{name} is made a list once and is nothing else: choose another name, or set its cells in a loop")
            }
            ErrorKind::ListSize => {
                f.write_str("the size of a list must follow from n by the plain statements above it, as in [0] * (n + 1)")
            }
            ErrorKind::ManyCells(cells) => {
                write!(f, "all lists together can have up to 100,000 cells, these would have {cells}: make them smaller")
            }
            ErrorKind::Arguments { function, takes, given } => {
                write!(f, "{function} takes {takes} argument{}, not {given}", if *takes == 1 { "" } else { "s" })
            }
            ErrorKind::ManyParameters => f.write_str("a function can have up to 32 parameters: use a list"),
            ErrorKind::ParameterTwice(name) => {
                write!(f, "two parameters are named {name}: choose another name for one of them")
            }
            ErrorKind::NoValue(name) => {
                write!(f, "{name} returns no value: call it on a line of its own, or let it return one")
            }
            ErrorKind::SomePaths(name) => {
                write!(f, "{name} returns a value on some of its ways only: return one on every way, or on none")
            }
            ErrorKind::Mixed { wanted, found } => {
                write!(f, "expected {wanted}, not {found}: a name keeps one type")
            }
            ErrorKind::IntegerLogic(word) => {
                write!(f, "{word} takes truth values where its value is used: write x != 0 instead of x")
            }
            ErrorKind::Mark(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for MarkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MarkError::Event(name) => write!(
                f,
                "{name} is no event: a mark names one of try, put, compare, conflict, place, remove, \
                 backtrack, candidate, solution, stuck, gave-up, exhausted"
            ),
            MarkError::Arguments { event, least, most } if least == most => {
                write!(f, "the event {event} takes {least} argument{}", if *least == 1 { "" } else { "s" })
            }
            MarkError::Arguments { event, least, most } => {
                write!(f, "the event {event} takes {least} or {most} arguments")
            }
            MarkError::NoTest => {
                f.write_str("then and else belong on if, elif, while and for: leave the word out here")
            }
            MarkError::Place => {
                f.write_str("a mark stands behind a statement that runs: move it to the line that makes the event true")
            }
            MarkError::Call => f.write_str("a mark calls no functions: use names, cells and operators"),
            MarkError::Marker => {
                f.write_str("marker stands alone behind the making of a list, as in b = [0] * (n + 1)  #: marker column(x)")
            }
            MarkError::MarkerLine => {
                f.write_str("cell x of a marker array stands for line x plus or minus a number that follows from n, as in diagonal(x - n)")
            }
        }
    }
}
