//! The physical lines that hold code, each with its indentation, its tokens
//! and its mark. Blank lines and comments end here. Knows nothing of grammar.

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

impl Line {
    /// Where its first token stands.
    pub fn start(&self) -> Span {
        self.tokens.first().map_or(self.end, |token| token.span)
    }
}

/// Cuts a source text into its lines of code, up to the first that cannot be cut.
pub(super) fn split(source: &str) -> (Vec<Line>, Option<Error>) {
    let mut lines = Vec::new();
    for (index, text) in source.split('\n').enumerate() {
        let number = index as u32 + 1;
        let characters: Vec<char> = text.strip_suffix('\r').unwrap_or(text).chars().collect();
        if number <= 2
            && lines.is_empty()
            && let Err(error) = encoding(number, &characters)
        {
            return (lines, Some(error));
        }
        match read(number, &characters) {
            Ok(line) => lines.extend(line),
            Err(error) => return (lines, Some(error)),
        }
    }
    (lines, None)
}

fn read(number: u32, characters: &[char]) -> Result<Option<Line>, Error> {
    // Python ends a line at a lone carriage return and refuses the null character, in comments too.
    if let Some(at) = characters.iter().position(|c| matches!(c, '\r' | '\0')) {
        let span = Span {
            line: number,
            column: at as u32 + 1,
            end: at as u32 + 2,
        };
        return Err(Error::new(span, ErrorKind::Character(characters[at])));
    }
    let indent = characters.iter().take_while(|c| **c == ' ').count();
    let cut = token::cut(number, characters, indent)?;
    let mark = match &cut.comment {
        Some((column, comment)) if comment.starts_with(':') => {
            let from = *column as usize + 1;
            let tokens = token::cut(number, characters, from)?.tokens;
            let span = Span {
                line: number,
                column: *column,
                end: characters.len() as u32 + 1,
            };
            Some((span, tokens))
        }
        _ => None,
    };
    let Some(last) = cut.tokens.last() else {
        return match mark {
            Some((span, _)) => Err(Error::mark(span, MarkError::Place)),
            None => Ok(None),
        };
    };
    let end = Span {
        line: number,
        column: last.span.end,
        end: last.span.end,
    };
    check_symbols(&cut.tokens)?;
    Ok(Some(Line {
        indent,
        tokens: cut.tokens,
        mark,
        end,
    }))
}

/// A comment alone on one of the first two lines can tell CPython how the text
/// is encoded (PEP 263); ours is always UTF-8, whatever the comment says.
fn encoding(number: u32, characters: &[char]) -> Result<(), Error> {
    let is_space = |c: &char| matches!(c, ' ' | '\t' | '\x0c');
    let Some(start) = characters.iter().position(|c| !is_space(c)) else {
        return Ok(());
    };
    if characters[start] != '#' {
        return Ok(());
    }
    let word: Vec<char> = "coding".chars().collect();
    for (at, window) in characters.windows(word.len() + 1).enumerate() {
        if !window.starts_with(&word) || !matches!(window[word.len()], ':' | '=') {
            continue;
        }
        let behind = characters[at + word.len() + 1..]
            .iter()
            .skip_while(|c| matches!(c, ' ' | '\t'));
        let is_part = |c: &char| c.is_ascii_alphanumeric() || matches!(c, '-' | '_' | '.');
        let name: String = behind.take_while(|c| is_part(c)).collect();
        let plain = name.to_ascii_lowercase().replace('_', "-");
        if name.is_empty() {
            continue;
        }
        if plain == "utf-8" || plain == "utf8" {
            return Ok(());
        }
        let end = characters.len() as u32 + 1;
        let span = Span {
            line: number,
            column: start as u32 + 1,
            end,
        };
        return Err(Error::refused(span, Refused::Encoding(name)));
    }
    Ok(())
}

/// Every bracket closes on its line, so that a statement is one line and a line one statement.
fn check_symbols(tokens: &[Token]) -> Result<(), Error> {
    let mut open: Vec<(&'static str, Span)> = Vec::new();
    for token in tokens {
        let TokenKind::Symbol(symbol) = token.kind else {
            continue;
        };
        let opening = match symbol {
            ";" => return Err(Error::refused(token.span, semicolon(tokens, &open))),
            "{" | "}" => return Err(Error::refused(token.span, Refused::Dictionary)),
            "(" | "[" => {
                open.push((symbol, token.span));
                continue;
            }
            ")" => "(",
            "]" => "[",
            _ => continue,
        };
        match open.pop() {
            Some((bracket, _)) if bracket == opening => {}
            Some((bracket, _)) => {
                let expected = if bracket == "(" { ")" } else { "]" };
                let found = Some(symbol.to_owned());
                return Err(Error::new(
                    token.span,
                    ErrorKind::Expected { expected, found },
                ));
            }
            None => return Err(Error::new(token.span, ErrorKind::CloseBracket(symbol))),
        }
    }
    match open.first() {
        Some((bracket, span)) => Err(Error::new(*span, ErrorKind::OpenBracket(bracket))),
        None => Ok(()),
    }
}

/// What a semicolon means: inside the brackets of a `for` it is C's loop.
fn semicolon(tokens: &[Token], open: &[(&'static str, Span)]) -> Refused {
    match tokens.first().map(|token| &token.kind) {
        Some(TokenKind::Name(word)) if word == "for" && !open.is_empty() => Refused::IterateOther,
        _ => Refused::Semicolon,
    }
}
