//! The English sentence for each fault of a source text: what is wrong, and
//! what to write instead. Refused forms of Python have theirs in `refused`.

use std::fmt;

use crate::error::{ErrorKind, MarkError};

impl fmt::Display for ErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ErrorKind::Refused(refused) => refused.fmt(f),
            ErrorKind::Mark(error) => error.fmt(f),
            ErrorKind::Character(c) => character(*c, f),
            ErrorKind::OpenString => f.write_str(
                "the string has no closing quote: end it on this line with the quote that began it",
            ),
            ErrorKind::LargeInteger(literal) => {
                write!(
                    f,
                    "{literal} is beyond 64 bits: the largest integer is {}",
                    i64::MAX
                )
            }
            ErrorKind::Expected {
                expected,
                found: Some(found),
            } => {
                write!(f, "expected {expected} instead of {found}")
            }
            ErrorKind::Expected {
                expected,
                found: None,
            } => {
                write!(f, "expected {expected} before the end of the line")
            }
            ErrorKind::OpenBracket(bracket) => write!(
                f,
                "{bracket} is not closed: close it, and write the whole statement on one line"
            ),
            ErrorKind::CloseBracket(bracket) => {
                write!(
                    f,
                    "{bracket} closes nothing: leave it out, or open a bracket before it"
                )
            }
            ErrorKind::Indented => f.write_str(
                "this line is indented, but no block begins here: align it with the line before",
            ),
            ErrorKind::Dedented => f.write_str(
                "this line is aligned with no block around it: indent it like one of them",
            ),
            ErrorKind::NoBlock => {
                f.write_str("expected an indented block below: write at least pass, indented")
            }
            ErrorKind::NoIf => {
                f.write_str("there is no if that this line could belong to: align it with its if")
            }
            ErrorKind::DeepBlock => {
                f.write_str("blocks can be nested up to 64 deep: use a function")
            }
            ErrorKind::ManyBranches => {
                f.write_str("there can be up to 500 elif branches: use a list or a function")
            }
            ErrorKind::DeepExpression => {
                f.write_str("expressions can be nested up to 64 deep: use a variable for a part")
            }
            ErrorKind::LongSource => {
                f.write_str("a program can have up to 65,536 bytes: shorten it")
            }
            ErrorKind::LargeProgram => f.write_str(
                "a program can have about 200 names, loops and numbers in all: use lists for some of them",
            ),
            ErrorKind::NoSize => {
                f.write_str("the first statement must be the board size: write n = 8")
            }
            ErrorKind::OutsideLoop(word) => {
                write!(
                    f,
                    "{word} stands outside a loop: indent it into the loop it belongs to"
                )
            }
            ErrorKind::ReturnOutside => {
                f.write_str("return stands outside a function: indent it into its function")
            }
            ErrorKind::UnknownName { name, similar } => {
                write!(
                    f,
                    "{name} is given a value nowhere: assign it first{}",
                    meant(similar)
                )
            }
            ErrorKind::UnknownFunction { name, similar } => {
                write!(
                    f,
                    "there is no function {name}: define it with def{}",
                    meant(similar)
                )
            }
            ErrorKind::FunctionName(name) => write!(
                f,
                "{name} is a function: call it, as in {name}(…), and choose another name for a \
                 variable"
            ),
            ErrorKind::NotAFunction(name) => write!(
                f,
                "{name} is no function: write {name}[…] for a cell of a list, or define a function with def"
            ),
            ErrorKind::NotAList(name) => {
                write!(
                    f,
                    "{name} is no list: make one at top level, as in {name} = [0] * (n + 1)"
                )
            }
            ErrorKind::ListAsValue(name) => write!(
                f,
                "{name} is a list: use one of its cells, as in {name}[1], or print them, as in \
                 print(*{name}[1:])"
            ),
            ErrorKind::ListBelow(name) => write!(
                f,
                "lists are made at top level only: move the making of {name} there, outside \
                 functions, loops and branches"
            ),
            ErrorKind::ListTwice(name) => write!(
                f,
                "{name} is made a list once and is nothing else: choose another name, or set its \
                 cells in a loop"
            ),
            ErrorKind::ListSize => f.write_str(
                "the size of a list must follow from n by the plain statements above it, as in \
                 [0] * (n + 1)",
            ),
            ErrorKind::ManyCells(cells) => write!(
                f,
                "all lists together can have up to 100,000 cells, these would have {cells}: make \
                 them smaller"
            ),
            ErrorKind::Arguments {
                function,
                takes,
                given,
            } => {
                let takes = match (function.as_str(), takes) {
                    ("range", _) => "1 to 3 arguments".to_owned(),
                    ("min" | "max", _) => "at least 2 arguments".to_owned(),
                    (_, 1) => "1 argument".to_owned(),
                    (_, takes) => format!("{takes} arguments"),
                };
                write!(f, "{function} takes {takes}, not {given}")
            }
            ErrorKind::ManyParameters => {
                f.write_str("a function can have up to 32 parameters: use a list")
            }
            ErrorKind::ParameterTwice(name) => write!(
                f,
                "two parameters are named {name}: choose another name for one of them"
            ),
            ErrorKind::NoValue(name) => write!(
                f,
                "{name} returns no value: call it on a line of its own, or let it return one"
            ),
            ErrorKind::SomePaths(name) => write!(
                f,
                "{name} returns a value on some of its ways only: return one on every way, or on \
                 none"
            ),
            ErrorKind::Mixed { wanted, found } => {
                write!(
                    f,
                    "expected {wanted}, not {found}: a name or a list holds one type, and arithmetic takes integers"
                )
            }
            ErrorKind::IntegerLogic(word) => write!(
                f,
                "{word} takes truth values where its value is used: write x != 0 instead of x"
            ),
        }
    }
}

fn meant(similar: &Option<String>) -> String {
    match similar {
        Some(name) => format!("; did you mean {name}?"),
        None => String::new(),
    }
}

/// What Python writes for a character of another keyboard that looks or means like it,
/// such as `(` for the full-width form.
pub fn like(c: char) -> Option<String> {
    match c {
        // The full-width forms of ASCII stand in its order.
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xff01 + 0x21).map(String::from),
        '“' | '”' | '„' | '«' | '»' => Some("\"".to_owned()),
        '‘' | '’' | '`' | '´' => Some("'".to_owned()),
        '、' => Some(",".to_owned()),
        '。' | '·' => Some(".".to_owned()),
        '【' => Some("[".to_owned()),
        '】' => Some("]".to_owned()),
        '−' | '–' | '—' => Some("-".to_owned()),
        '×' | '⋅' => Some("*".to_owned()),
        '÷' => Some("//".to_owned()),
        '≤' => Some("<=".to_owned()),
        '≥' => Some(">=".to_owned()),
        '≠' => Some("!=".to_owned()),
        '←' => Some("=".to_owned()),
        '∧' => Some("and".to_owned()),
        '∨' => Some("or".to_owned()),
        '¬' => Some("not".to_owned()),
        _ => None,
    }
}

/// A character of no use: often one of another keyboard, which has its like in Python.
fn character(c: char, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let code = c as u32;
    match like(c) {
        Some(like) => write!(f, "the character {c} means nothing here: write {like}"),
        None if c.is_whitespace() && !c.is_control() => write!(
            f,
            "the space U+{code:04X} looks like a plain one and is none: type a plain space"
        ),
        None if c.is_control()
            || matches!(c, '\u{200b}'..='\u{200f}' | '\u{2060}' | '\u{feff}') =>
        {
            write!(
                f,
                "the invisible character U+{code:04X} cannot stand here: remove it"
            )
        }
        None => write!(f, "the character {c} means nothing here: remove it"),
    }
}

impl fmt::Display for MarkError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MarkError::Event(name) => write!(
                f,
                "{name} is no event: a mark names one of try, put, compare, conflict, place, \
                 remove, backtrack, candidate, solution, stuck, gave-up, exhausted"
            ),
            MarkError::Arguments { event, least, most } if least == most => write!(
                f,
                "the event {event} takes {least} argument{}",
                if *least == 1 { "" } else { "s" }
            ),
            MarkError::Arguments { event, least, most } => {
                write!(f, "the event {event} takes {least} or {most} arguments")
            }
            MarkError::NoTest => f.write_str(
                "then and else belong on if, elif, while and for: leave the word out here",
            ),
            MarkError::Place => f.write_str(
                "a mark stands behind a statement that runs: move it to the line that makes the \
                 event true",
            ),
            MarkError::Call => {
                f.write_str("a mark calls no functions: use names, cells and operators")
            }
            MarkError::Marker => f.write_str(
                "marker stands alone behind the making of a list, as in b = [0] * (n + 1)  #: \
                 marker column(x)",
            ),
            MarkError::MarkerLine => f.write_str(
                "cell x of a marker array stands for line x plus or minus a number that follows \
                 from n, as in diagonal(x - n)",
            ),
        }
    }
}
