//! A place among the tokens of one line. Knows the words of Python, not what
//! the tokens mean together.

use crate::{
    ast::Name,
    error::{Error, ErrorKind, Refused},
    names,
    span::Span,
    token::{Token, TokenKind},
};

/// Walks over the tokens of a line, from left to right.
#[derive(Clone)]
pub(super) struct Cursor<'a> {
    tokens: &'a [Token],
    end: Span,
    at: usize,
    /// How deep the expression being read is nested.
    pub depth: usize,
    /// Whether the tokens are those of a mark.
    pub language: Language,
}

/// Which expressions are read.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Language {
    /// Those of a program.
    Program,
    /// Those of a mark: `bit(x)` too.
    Mark,
}

impl<'a> Cursor<'a> {
    pub fn new(tokens: &'a [Token], end: Span, language: Language) -> Self {
        Cursor {
            tokens,
            end,
            at: 0,
            depth: 0,
            language,
        }
    }

    pub fn peek(&self) -> Option<&'a TokenKind> {
        self.tokens.get(self.at).map(|token| &token.kind)
    }

    pub fn peek_after(&self) -> Option<&'a TokenKind> {
        self.tokens.get(self.at + 1).map(|token| &token.kind)
    }

    /// Where the next token stands, or the end of the line.
    pub fn span(&self) -> Span {
        self.tokens
            .get(self.at)
            .map_or(self.end, |token| token.span)
    }

    /// Where the token before stands.
    pub fn before(&self) -> Span {
        let before = self.at.checked_sub(1).and_then(|at| self.tokens.get(at));
        before.map_or(self.end, |token| token.span)
    }

    /// Whether the token after the next one follows it without a space.
    pub fn adjacent(&self) -> bool {
        let after = self.tokens.get(self.at + 1).map(|token| token.span.column);
        after == Some(self.span().end)
    }

    /// Whether the token after the next one is the last.
    pub fn is_last_but_one(&self) -> bool {
        self.at + 2 == self.tokens.len()
    }

    pub fn next(&mut self) {
        self.at += 1;
    }

    pub fn is_symbol(&self, symbol: &str) -> bool {
        matches!(self.peek(), Some(TokenKind::Symbol(s)) if *s == symbol)
    }

    pub fn is_symbol_after(&self, symbol: &str) -> bool {
        matches!(self.peek_after(), Some(TokenKind::Symbol(s)) if *s == symbol)
    }

    pub fn is_word(&self, word: &str) -> bool {
        matches!(self.peek(), Some(TokenKind::Name(name)) if name == word)
    }

    /// Takes the symbol if it comes next.
    pub fn take(&mut self, symbol: &str) -> bool {
        let found = self.is_symbol(symbol);
        if found {
            self.next();
        }
        found
    }

    /// Takes the word if it comes next.
    pub fn take_word(&mut self, word: &str) -> bool {
        let found = self.is_word(word);
        if found {
            self.next();
        }
        found
    }

    pub fn expected<T>(&self, expected: &'static str) -> Result<T, Error> {
        if self.language == Language::Program {
            self.no_other_word()?;
        }
        let found = self.tokens.get(self.at).map(Token::shown);
        Err(Error::new(
            self.span(),
            ErrorKind::Expected { expected, found },
        ))
    }

    /// No word of another language here or just before.
    fn no_other_word(&self) -> Result<(), Error> {
        for token in self
            .tokens
            .iter()
            .skip(self.at.saturating_sub(1))
            .take(2)
            .rev()
        {
            if let TokenKind::Name(word) = &token.kind
                && let Some((written, write)) = names::other_word(word)
            {
                return Err(Error::refused(
                    token.span,
                    Refused::Foreign { written, write },
                ));
            }
        }
        Ok(())
    }

    pub fn refuse<T>(&self, refused: Refused) -> Result<T, Error> {
        Err(Error::refused(self.span(), refused))
    }

    pub fn require(&mut self, symbol: &'static str) -> Result<(), Error> {
        if self.take(symbol) {
            Ok(())
        } else {
            self.expected(symbol)
        }
    }

    /// The end of the line.
    pub fn finish(&self) -> Result<(), Error> {
        match self.peek() {
            None => Ok(()),
            Some(TokenKind::Name(name)) if name == "if" => self.refuse(Refused::Conditional),
            Some(TokenKind::Name(name)) if name == "for" => self.refuse(Refused::Comprehension),
            Some(TokenKind::Symbol(",")) => self.refuse(Refused::Tuple),
            Some(TokenKind::Symbol(":=")) => self.refuse(Refused::Walrus),
            Some(_) => self.expected("an operator or the end of the line"),
        }
    }

    /// Behind an item in brackets: another one, or the closing bracket, which stays.
    pub fn separated(&mut self, close: &str, expected: &'static str) -> Result<(), Error> {
        match self.peek() {
            Some(TokenKind::Name(word)) if word == "for" => self.refuse(Refused::Comprehension),
            Some(TokenKind::Symbol(":=")) => self.refuse(Refused::Walrus),
            Some(TokenKind::Symbol(symbol)) if *symbol == close => Ok(()),
            Some(TokenKind::Symbol(",")) => {
                self.next();
                Ok(())
            }
            _ => self.expected(expected),
        }
    }

    /// Whether an argument follows that is given by its name.
    pub fn is_keyword_argument(&self) -> bool {
        matches!(self.peek(), Some(TokenKind::Name(_))) && self.is_symbol_after("=")
    }

    /// A name of the reader's own.
    pub fn name(&mut self, expected: &'static str) -> Result<Name, Error> {
        let Some(TokenKind::Name(text)) = self.peek() else {
            return self.expected(expected);
        };
        if text == "None" {
            return self.refuse(Refused::NoneValue);
        }
        if names::is_keyword(text) {
            return self.expected(expected);
        }
        if names::is_builtin(text) {
            return self.refuse(Refused::BuiltinName(text.clone()));
        }
        if text.starts_with("__") {
            return self.refuse(Refused::Dunder(text.clone()));
        }
        let name = Name {
            text: text.clone(),
            span: self.span(),
        };
        self.next();
        Ok(name)
    }
}
