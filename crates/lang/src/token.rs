//! One physical line of source text, cut into tokens. Knows nothing of what
//! the tokens mean together; comments and marks are cut off before.

use crate::{error::{Error, ErrorKind, Refused}, span::Span};

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

/// Symbols of Python, the longest first, so that the first match is the right one.
const SYMBOLS: [&str; 47] = [
    "**=", "//=", "<<=", ">>=", "...", "**", "//", "<<", ">>", "<=", ">=", "==", "!=", "->", ":=",
    "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "@=", "+", "-", "*", "/", "%", "&", "|", "^",
    "~", "<", ">", "=", "(", ")", "[", "]", "{", "}", ",", ":", ";", ".",
    "@",
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
        let refuse = |length, refused| Err(Error::new(span(length), ErrorKind::Refused(refused)));
        let (kind, length) = match rest[0] {
            ' ' => {
                at += 1;
                continue;
            }
            '#' => {
                let comment = rest[1..].iter().collect();
                return Ok(Cut { tokens, comment: Some((at as u32 + 1, comment)) });
            }
            '\t' => return refuse(1, Refused::Tab),
            '\\' => return refuse(1, Refused::Continuation),
            quote @ ('"' | '\'') => text(rest, quote).map_err(|(length, kind)| Error::new(span(length), kind))?,
            c if c.is_ascii_digit() || (c == '.' && rest.get(1).is_some_and(char::is_ascii_digit)) => {
                number(rest).map_err(|(length, kind)| Error::new(span(length), kind))?
            }
            c if c.is_alphabetic() || c == '_' => {
                let length = rest.iter().take_while(|c| c.is_alphanumeric() || **c == '_').count();
                let name: String = rest[..length].iter().collect();
                if !name.is_ascii() {
                    return refuse(length, Refused::NonAsciiName(name));
                }
                if matches!(rest.get(length), Some('"' | '\'')) {
                    return refuse(length, Refused::StringPrefix(name));
                }
                (TokenKind::Name(name), length)
            }
            c => {
                let symbol = SYMBOLS.iter().find(|symbol| {
                    symbol.chars().enumerate().all(|(i, s)| rest.get(i) == Some(&s))
                });
                match symbol {
                    Some(symbol) => (TokenKind::Symbol(symbol), symbol.len()),
                    None => return Err(Error::new(span(1), ErrorKind::Character(c))),
                }
            }
        };
        tokens.push(Token { kind, span: span(length) });
        at += length;
    }
    Ok(Cut { tokens, comment: None })
}

type Piece = Result<(TokenKind, usize), (usize, ErrorKind)>;

fn text(rest: &[char], quote: char) -> Piece {
    if rest.len() >= 3 && rest[1] == quote && rest[2] == quote {
        return Err((3, ErrorKind::Refused(Refused::Docstring)));
    }
    let mut content = String::new();
    for (i, c) in rest.iter().enumerate().skip(1) {
        match c {
            '\\' => return Err((i + 1, ErrorKind::Refused(Refused::Escape))),
            c if *c == quote => return Ok((TokenKind::Text(content), i + 1)),
            c if c.is_control() => return Err((i + 1, ErrorKind::Character(*c))),
            c => content.push(*c),
        }
    }
    Err((rest.len(), ErrorKind::OpenString))
}

fn number(rest: &[char]) -> Piece {
    let length = rest.iter().take_while(|c| c.is_alphanumeric() || matches!(c, '_' | '.')).count();
    let literal: String = rest[..length].iter().collect();
    let digits = literal.bytes().all(|b| b.is_ascii_digit());
    let leading_zero = literal.len() > 1 && literal.starts_with('0') && literal.bytes().any(|b| b != b'0');
    match literal.parse::<i64>() {
        Ok(value) if digits && !leading_zero => Ok((TokenKind::Integer(value), length)),
        Err(_) if digits && !leading_zero => Err((length, ErrorKind::LargeInteger(literal))),
        _ => Err((length, ErrorKind::Refused(Refused::Number(literal)))),
    }
}
