//! One physical line of source text, cut into tokens. Knows nothing of what
//! the tokens mean together.

use std::ops::Range;

use crate::{
    error::{Error, ErrorKind, Refused},
    span::Span,
};

/// What a token is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TokenKind {
    /// A name or a keyword.
    Name(String),
    /// An integer literal.
    Integer(i64),
    /// A string literal, without its quotes.
    Text(String),
    /// An operator or a bracket.
    Symbol(&'static str),
}

/// A token and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Token {
    pub kind: TokenKind,
    pub span: Span,
}

impl Token {
    /// The text of the token as a reader would name it.
    pub fn shown(&self) -> String {
        match &self.kind {
            TokenKind::Name(name) => name.clone(),
            TokenKind::Integer(value) => value.to_string(),
            TokenKind::Text(text) => format!("\"{text}\""),
            TokenKind::Symbol(symbol) => (*symbol).to_owned(),
        }
    }
}

/// Symbols, the longest first, so that the first match is the right one.
const SYMBOLS: [&str; 55] = [
    "===", "!==", "**=", "//=", "<<=", ">>=", "...", "&&", "||", "<>", "=>", "=<", "**", "//",
    "<<", ">>", "<=", ">=", "==", "!=", "->", ":=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=",
    "@=", "+", "-", "*", "/", "%", "&", "|", "^", "~", "<", ">", "=", "(", ")", "[", "]", "{", "}",
    ",", ":", ";", ".", "@", "!",
];

/// Symbols that Python has another way to write, and never in this one.
const FOREIGN: [(&str, &str); 8] = [
    ("===", "=="),
    ("!==", "!="),
    ("&&", "and"),
    ("||", "or"),
    ("<>", "!="),
    ("=>", ">="),
    ("=<", "<="),
    ("!", "not"),
];

/// The code of a line cut into tokens, and the comment behind it.
pub(crate) struct Cut {
    pub tokens: Vec<Token>,
    /// The column of the `#` and what follows it, if there is a comment.
    pub comment: Option<(u32, String)>,
}

/// Cuts a line, without its line break, from the column `from` on.
pub(crate) fn cut(line: u32, characters: &[char], from: usize) -> Result<Cut, Error> {
    let mut tokens = Vec::new();
    let mut at = from;
    while at < characters.len() {
        let rest = &characters[at..];
        let span = |length: usize| Span {
            line,
            column: at as u32 + 1,
            end: (at + length) as u32 + 1,
        };
        let fault = |(range, kind): (Range<usize>, ErrorKind)| {
            let (column, end) = ((at + range.start) as u32 + 1, (at + range.end) as u32 + 1);
            Error::new(Span { line, column, end }, kind)
        };
        let refuse = |length, refused| Err(Error::refused(span(length), refused));
        let (kind, length) = match rest[0] {
            ' ' => {
                at += 1;
                continue;
            }
            '#' => {
                let comment = rest[1..].iter().collect();
                return Ok(Cut {
                    tokens,
                    comment: Some((at as u32 + 1, comment)),
                });
            }
            '\t' => return refuse(1, Refused::Tab),
            '\\' => return refuse(1, Refused::Continuation),
            quote @ ('"' | '\'') => {
                if rest.len() >= 3 && rest[1] == quote && rest[2] == quote {
                    return refuse(3, triple(&tokens, quote));
                }
                text(rest, quote).map_err(fault)?
            }
            c if c.is_ascii_digit()
                || (c == '.' && rest.get(1).is_some_and(char::is_ascii_digit)) =>
            {
                number(rest).map_err(fault)?
            }
            c if c.is_alphabetic() || c == '_' => {
                let length = rest
                    .iter()
                    .take_while(|c| c.is_alphanumeric() || **c == '_')
                    .count();
                let name: String = rest[..length].iter().collect();
                if !name.is_ascii() {
                    return refuse(length, Refused::NonAsciiName(name));
                }
                if matches!(rest.get(length), Some('"' | '\'')) && is_prefix(&name) {
                    return refuse(length, Refused::StringPrefix(name));
                }
                (TokenKind::Name(name), length)
            }
            c => {
                let starts = |s: &&str| s.chars().enumerate().all(|(i, c)| rest.get(i) == Some(&c));
                let Some(symbol) = SYMBOLS.into_iter().find(starts) else {
                    return Err(Error::new(span(1), ErrorKind::Character(c)));
                };
                if let Some((written, write)) = FOREIGN.into_iter().find(|(s, _)| *s == symbol) {
                    return refuse(symbol.len(), Refused::Foreign { written, write });
                }
                (TokenKind::Symbol(symbol), symbol.len())
            }
        };
        tokens.push(Token {
            kind,
            span: span(length),
        });
        at += length;
    }
    Ok(Cut {
        tokens,
        comment: None,
    })
}

/// A token and its length, or which of the characters are wrong.
type Piece = Result<(TokenKind, usize), (Range<usize>, ErrorKind)>;

/// Whether Python takes the letters in front of a string as a part of it.
fn is_prefix(name: &str) -> bool {
    ["f", "r", "b", "u", "fr", "rf", "br", "rb", "t"].contains(&name.to_ascii_lowercase().as_str())
}

/// Three quotes: a docstring, or a string with too many of them.
fn triple(before: &[Token], quote: char) -> Refused {
    match before {
        [] => Refused::Docstring,
        [..] => Refused::StringPrefix(format!("{quote}{quote}")),
    }
}

fn text(rest: &[char], quote: char) -> Piece {
    let mut content = String::new();
    for (i, c) in rest.iter().enumerate().skip(1) {
        match c {
            '\\' => return Err((i..i + 1, ErrorKind::Refused(Refused::Escape))),
            c if *c == quote => return Ok((TokenKind::Text(content), i + 1)),
            c if c.is_control() => return Err((i..i + 1, ErrorKind::Character(*c))),
            c => content.push(*c),
        }
    }
    Err((0..rest.len(), ErrorKind::OpenString))
}

fn number(rest: &[char]) -> Piece {
    let length = rest
        .iter()
        .take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '.'))
        .count();
    let literal: String = rest[..length].iter().collect();
    let digits = literal.bytes().all(|b| b.is_ascii_digit());
    let leading_zero =
        literal.len() > 1 && literal.starts_with('0') && literal.bytes().any(|b| b != b'0');
    match literal.parse::<i64>() {
        Ok(value) if digits && !leading_zero => Ok((TokenKind::Integer(value), length)),
        Err(_) if digits && !leading_zero => Err((0..length, ErrorKind::LargeInteger(literal))),
        _ => Err((0..length, ErrorKind::Refused(Refused::Number(literal)))),
    }
}
