//! A line of a listing cut into the pieces that differ in weight: one way for all
//! languages. It knows words and signs, nothing of what they mean together, and
//! takes any text, finished or not.

use super::{Language, pseudocode::CHINESE};

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// A word that the language reserves.
    Keyword,
    /// A comment.
    Comment,
    /// A string or character literal with its quotes.
    Text,
    /// A number.
    Number,
    /// Anything else.
    Other,
}

const PYTHON: &[&str] = &[
    "and", "break", "continue", "def", "elif", "else", "False", "for", "global", "if", "in", "not",
    "or", "pass", "return", "True", "while",
];

const C: &[&str] = &[
    "bool", "break", "char", "const", "continue", "else", "enum", "false", "for", "if", "int",
    "long", "return", "static", "true", "unsigned", "void", "while",
];

const PASCAL: &[&str] = &[
    "and",
    "array",
    "begin",
    "break",
    "const",
    "continue",
    "div",
    "do",
    "downto",
    "else",
    "end",
    "exit",
    "false",
    "for",
    "forward",
    "function",
    "if",
    "mod",
    "not",
    "of",
    "or",
    "procedure",
    "program",
    "repeat",
    "shl",
    "shr",
    "then",
    "to",
    "true",
    "until",
    "var",
    "while",
    "xor",
];

const RUST: &[&str] = &[
    "as", "bool", "break", "const", "continue", "else", "false", "fn", "for", "i64", "if", "impl",
    "in", "let", "loop", "mut", "return", "self", "struct", "true", "usize", "while",
];

const PSEUDOCODE: &[&str] = &[
    "and",
    "array",
    "before",
    "by",
    "do",
    "down",
    "else",
    "exit",
    "false",
    "for",
    "function",
    "if",
    "iteration",
    "length",
    "loop",
    "mod",
    "next",
    "not",
    "nothing",
    "or",
    "output",
    "procedure",
    "return",
    "swap",
    "then",
    "to",
    "true",
    "while",
    "with",
    "xor",
];

impl Language {
    fn keywords(self) -> &'static [&'static str] {
        match self {
            Language::Pseudocode => PSEUDOCODE,
            Language::Python => PYTHON,
            Language::C => C,
            Language::Pascal => PASCAL,
            Language::Rust => RUST,
        }
    }

    /// What begins a comment, and what ends it before the end of the line.
    fn comments(self) -> &'static [(&'static str, Option<&'static str>)] {
        match self {
            Language::Python => &[("#", None)],
            Language::Pascal => &[("{", Some("}")), ("//", None)],
            Language::Pseudocode | Language::C | Language::Rust => &[("//", None)],
        }
    }

    /// Whether a backslash takes the special meaning from a quote.
    fn escapes(self) -> bool {
        match self {
            Language::C | Language::Rust => true,
            Language::Pseudocode | Language::Python | Language::Pascal => false,
        }
    }
}

/// Cuts a line into pieces; one after the other they are the line.
pub fn pieces(text: &str, language: Language) -> Vec<(Kind, &str)> {
    let mut found = Vec::new();
    let mut rest = text;
    let mut other = 0;
    while let Some(c) = rest[other..].chars().next() {
        let ahead = &rest[other..];
        let piece = piece(ahead, c, language);
        let Some((kind, length)) = piece else {
            other += word(ahead).max(c.len_utf8());
            continue;
        };
        if other > 0 {
            found.push((Kind::Other, &rest[..other]));
        }
        found.push((kind, &ahead[..length]));
        rest = &ahead[length..];
        other = 0;
    }
    if !rest.is_empty() {
        found.push((Kind::Other, rest));
    }
    found
}

/// What begins here, if it is a piece of its own, and its length in bytes.
fn piece(ahead: &str, first: char, language: Language) -> Option<(Kind, usize)> {
    for (start, end) in language.comments() {
        if ahead.starts_with(start) {
            let closed = end.and_then(|end| Some(ahead.find(end)? + end.len()));
            return Some((Kind::Comment, closed.unwrap_or(ahead.len())));
        }
    }
    if matches!(first, '"' | '\'') && !(first == '\'' && language == Language::Pseudocode) {
        return Some((Kind::Text, quoted(ahead, first, language)));
    }
    if first.is_ascii_digit() {
        return Some((Kind::Number, number(ahead, language)));
    }
    if language == Language::Pseudocode && !first.is_ascii() {
        let found = CHINESE.into_iter().find(|word| ahead.starts_with(word));
        return found.map(|word| (Kind::Keyword, word.len()));
    }
    let word = &ahead[..word(ahead)];
    let directive = language == Language::C && ahead.starts_with("#include");
    if directive {
        return Some((Kind::Keyword, "#include".len()));
    }
    (language.keywords().contains(&word)).then_some((Kind::Keyword, word.len()))
}

/// The length of the name that begins here.
fn word(ahead: &str) -> usize {
    ahead
        .find(|c: char| !c.is_ascii_alphanumeric() && c != '_')
        .unwrap_or(ahead.len())
}

/// The length of the number that begins here. Two dots are the ends of a range.
fn number(ahead: &str, language: Language) -> usize {
    let digits = match language {
        Language::C | Language::Rust => word(ahead),
        Language::Pseudocode | Language::Python | Language::Pascal => ahead
            .find(|c: char| !c.is_ascii_digit())
            .unwrap_or(ahead.len()),
    };
    digits.max(1)
}

/// The length of the literal that begins here: up to its quote, or the whole line.
fn quoted(ahead: &str, quote: char, language: Language) -> usize {
    let mut escaped = false;
    for (at, c) in ahead.char_indices().skip(1) {
        if escaped {
            escaped = false;
        } else if c == '\\' && language.escapes() {
            escaped = true;
        } else if c == quote {
            return at + 1;
        }
    }
    ahead.len()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The pieces with a sign for each kind.
    fn shown(text: &str, language: Language) -> String {
        let mut shown = String::new();
        for (kind, piece) in pieces(text, language) {
            shown.push_str(match kind {
                Kind::Keyword => "k",
                Kind::Comment => "c",
                Kind::Text => "t",
                Kind::Number => "n",
                Kind::Other => "o",
            });
            shown.push('⟨');
            shown.push_str(piece);
            shown.push('⟩');
        }
        shown
    }

    #[test]
    fn lines_are_cut_in_every_language() {
        for (language, text, cut) in [
            (
                Language::Python,
                "    for j in range(1, n):  # in 1",
                "o⟨    ⟩k⟨for⟩o⟨ j ⟩k⟨in⟩o⟨ range(⟩n⟨1⟩o⟨, n):  ⟩c⟨# in 1⟩",
            ),
            (
                Language::Python,
                "print(\"it's #1\", x1)",
                "o⟨print(⟩t⟨\"it's #1\"⟩o⟨, x1)⟩",
            ),
            (
                Language::C,
                "printf(\"%d\\\"\\n\", a[1]); // if",
                "o⟨printf(⟩t⟨\"%d\\\"\\n\"⟩o⟨, a[⟩n⟨1⟩o⟨]); ⟩c⟨// if⟩",
            ),
            (
                Language::C,
                "#include <stdio.h>",
                "k⟨#include⟩o⟨ <stdio.h>⟩",
            ),
            (
                Language::Pascal,
                "write('it''s') { end } ;x:=1",
                "o⟨write(⟩t⟨'it'⟩t⟨'s'⟩o⟨) ⟩c⟨{ end }⟩o⟨ ;x:=⟩n⟨1⟩",
            ),
            (
                Language::Rust,
                "for j in 1..=N {",
                "k⟨for⟩o⟨ j ⟩k⟨in⟩o⟨ ⟩n⟨1⟩o⟨..=N {⟩",
            ),
            (
                Language::Pseudocode,
                "对 j 从 1 到 n 循环",
                "k⟨对⟩o⟨ j ⟩k⟨从⟩o⟨ ⟩n⟨1⟩o⟨ ⟩k⟨到⟩o⟨ n ⟩k⟨循环⟩",
            ),
            (Language::Pseudocode, "t ← t + 1", "o⟨t ← t + ⟩n⟨1⟩"),
            (Language::Python, "\"open", "t⟨\"open⟩"),
            (Language::C, "", ""),
        ] {
            assert_eq!(shown(text, language), cut);
        }
    }

    #[test]
    fn the_pieces_are_the_line() {
        for text in [
            "x√y '",
            "1..n 共'有",
            "\\\"\\",
            "{ 皇后",
            "for for_ _for 12ab",
        ] {
            for language in Language::ALL {
                let whole: String = pieces(text, language)
                    .iter()
                    .map(|(_, piece)| *piece)
                    .collect();
                assert_eq!(whole, text, "{language}");
            }
        }
    }
}
