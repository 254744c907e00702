//! The names of all kinds of error. A new one does not compile until it stands
//! here, and then wants a row in a table.

use queenscope_lang::error::{ErrorKind, MarkError, Refused};

macro_rules! names {
    ($function:ident, $all:ident, $enum:ident, $($variant:ident $(($($of:tt)*))? $({$($with:tt)*})?),+ $(,)?) => {
        const $all: &[&str] = &[$(stringify!($variant)),+];

        fn $function(value: &$enum) -> &'static str {
            match value {
                $($enum::$variant $(($($of)*))? $({$($with)*})? => stringify!($variant)),+
            }
        }
    };
}

/// The name of a kind of error, with the name of what it is about.
pub fn name(kind: &ErrorKind) -> String {
    match kind {
        ErrorKind::Refused(refused) => format!("Refused::{}", of_refused(refused)),
        ErrorKind::Mark(error) => format!("Mark::{}", of_mark(error)),
        kind => of_kind(kind).to_owned(),
    }
}

/// The names of all kinds; a program too large for the machine is found out by the machine.
pub fn all() -> impl Iterator<Item = String> {
    let kinds = KINDS
        .iter()
        .filter(|kind| !["Refused", "Mark", "LargeProgram"].contains(kind));
    let refused = REFUSED.iter().map(|refused| format!("Refused::{refused}"));
    let marks = MARKS.iter().map(|error| format!("Mark::{error}"));
    kinds
        .map(|kind| (*kind).to_owned())
        .chain(refused)
        .chain(marks)
}

names!(
    of_kind,
    KINDS,
    ErrorKind,
    Refused(_),
    Character(_),
    OpenString,
    LargeInteger(_),
    Expected { .. },
    OpenBracket(_),
    CloseBracket(_),
    Indented,
    Dedented,
    NoBlock,
    NoIf,
    DeepBlock,
    ManyBranches,
    DeepExpression,
    LongSource,
    LargeProgram,
    NoSize,
    OutsideLoop(_),
    ReturnOutside,
    UnknownName { .. },
    UnknownFunction { .. },
    FunctionName(_),
    NotAFunction(_),
    NotAList(_),
    ListAsValue(_),
    ListBelow(_),
    ListTwice(_),
    ListSize,
    ManyCells(_),
    Arguments { .. },
    ManyParameters,
    ParameterTwice(_),
    NoValue(_),
    SomePaths(_),
    Mixed { .. },
    IntegerLogic(_),
    Mark(_),
);

names!(
    of_mark,
    MARKS,
    MarkError,
    Event(_),
    Arguments { .. },
    NoTest,
    Place,
    Call,
    Marker,
    MarkerLine,
);

names!(
    of_refused,
    REFUSED,
    Refused,
    Tab,
    Semicolon,
    Continuation,
    SuiteOnHeader,
    Docstring,
    BareExpression,
    NestedDefinition,
    RepeatedDefinition(_),
    DefinitionBelow,
    LoopElse,
    ChainedComparison,
    ChainedAssignment,
    NonAsciiName(_),
    StringPrefix(_),
    Escape,
    BuiltinName(_),
    Dunder(_),
    Keyword(_),
    RangeElsewhere,
    IterateOther,
    StringElsewhere,
    Number(_),
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
    GlobalParameter(_),
    AssignList(_),
    Builtin(_),
    PrintValue,
    Target,
    Encoding(_),
    Foreign { .. },
);
