//! The physical lines that hold code, each with its indentation, its tokens
//! and its mark. Blank lines and comments end here.

use crate::{
    error::{Error, ErrorKind, MarkError, Refused},
    span::Span,
    token::{self, Token, TokenKind},
};

/// A line with code on it.
pub(super) struct Line {
    /// How many spaces it begins with.
    pub indent: usize,
    /// Its tokens; at least one.
    pub tokens: Vec<Token>,
    /// The tokens of its `#:` mark, if it has one, and where the mark begins.
    pub mark: Option<(Span, Vec<Token>)>,
    /// Just behind its last token.
    pub end: Span,
}

/// Cuts a source text into its lines of code.
pub(super) fn split(source: &str) -> Result<Vec<Line>, Error> {
    let mut lines = Vec::new();
    for (index, text) in source.split('\n').enumerate() {
        let number = index as u32 + 1;
        let characters: Vec<char> = text.strip_suffix('\r').unwrap_or(text).chars().collect();
        if let Some(line) = read(number, &characters)? {
            lines.push(line);
        }
    }
    Ok(lines)
}

fn read(number: u32, characters: &[char]) -> Result<Option<Line>, Error> {
    // Python ends a line at a lone carriage return and refuses the null character, in comments too.
    if let Some(at) = characters.iter().position(|c| matches!(c, '\r' | '\0')) {
        let span = Span { line: number, column: at as u32 + 1, end: at as u32 + 2 };
        return Err(Error::new(span, ErrorKind::Character(characters[at])));
    }
    let indent = characters.iter().take_while(|c| **c == ' ').count();
    let cut = token::cut(number, characters, indent)?;
    let mark = match &cut.comment {
        Some((column, comment)) if comment.starts_with(':') => {
            let from = *column as usize + 1;
            let tokens = token::cut(number, characters, from)?.tokens;
            let span = Span { line: number, column: *column, end: characters.len() as u32 + 1 };
            Some((span, tokens))
        }
        _ => None,
    };
    let Some(last) = cut.tokens.last() else {
        return match mark {
            Some((span, _)) => Err(Error::new(span, ErrorKind::Mark(MarkError::Place))),
            None => Ok(None),
        };
    };
    let end = Span { line: number, column: last.span.end, end: last.span.end };
    check_symbols(&cut.tokens)?;
    Ok(Some(Line { indent, tokens: cut.tokens, mark, end }))
}

/// Every bracket closes on its line, so that a statement is one line and a line one statement.
fn check_symbols(tokens: &[Token]) -> Result<(), Error> {
    let mut open: Vec<(&'static str, Span)> = Vec::new();
    for token in tokens {
        let TokenKind::Symbol(symbol) = token.kind else { continue };
        match symbol {
            ";" => return Err(Error::new(token.span, ErrorKind::Refused(Refused::Semicolon))),
            "(" | "[" | "{" => open.push((symbol, token.span)),
            ")" | "]" | "}" => {
                let matching = match symbol {
                    ")" => "(",
                    "]" => "[",
                    _ => "{",
                };
                if open.pop().is_none_or(|(bracket, _)| bracket != matching) {
                    let found = Some(symbol.to_owned());
                    let expected = match matching {
                        "(" => "an opening ( before this",
                        "[" => "an opening [ before this",
                        _ => "an opening { before this",
                    };
                    return Err(Error::new(token.span, ErrorKind::Expected { expected, found }));
                }
            }
            _ => {}
        }
    }
    match open.first() {
        Some((bracket, span)) => Err(Error::new(*span, ErrorKind::OpenBracket(bracket))),
        None => match tokens.iter().find(|t| t.kind == TokenKind::Symbol("{")) {
            Some(token) => Err(Error::new(token.span, ErrorKind::Refused(Refused::Dictionary))),
            None => Ok(()),
        },
    }
}
