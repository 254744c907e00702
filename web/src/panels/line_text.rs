//! The text of a line of a listing: its indent, then pieces that stay whole. A line too
//! long for its pane is continued before `and` and `or`, as a writer would. How words
//! look is the language's; what they mean is not known here.

use queenscope_lang::listing::{Kind, pieces as cut};
use yew::prelude::*;

use crate::printed::Listed;

/// The text of a line.
pub fn line_text(line: &str, language: Listed) -> Html {
    let (indent, text) = line.split_at(indent(line));
    html! {
        <code>
            <span class="indent">{indent.to_owned()}</span>
            for piece in pieces(words(text, language)) {
                <span>
                    <span class="piece">
                        for word in piece.words {
                            {set(word)}
                        }
                    </span>
                    // The line may part here, so the space stands outside.
                    {piece.space.to_owned()}
                </span>
            }
        </code>
    }
}

/// How many characters a line is indented.
pub fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

/// How many columns a text takes: wide characters take two.
pub fn columns(text: &str) -> usize {
    text.chars()
        .map(|c| if c < '\u{2e80}' { 1 } else { 2 })
        .sum()
}

/// A piece of a line that stays whole, and the space behind it.
#[derive(Debug, PartialEq, Eq)]
struct Piece<'a> {
    words: Vec<Word<'a>>,
    space: &'a str,
}

/// The pieces of a line: a new one starts with `and`, `or` and a comment.
fn pieces<'a>(words: Vec<Word<'a>>) -> Vec<Piece<'a>> {
    let mut pieces: Vec<Piece<'a>> = Vec::new();
    for word in words.into_iter().flat_map(parted) {
        let starts = match word {
            Word::Keyword(text) => matches!(text, "and" | "or" | "且" | "或"),
            Word::Comment(_) => true,
            Word::Other(text) => text.starts_with("&& ") || text.starts_with("|| "),
        };
        match pieces.last_mut() {
            Some(piece) if !starts => piece.words.push(word),
            last => {
                if let Some(piece) = last {
                    piece.space = cut_space(&mut piece.words);
                }
                pieces.push(Piece {
                    words: vec![word],
                    space: "",
                });
            }
        }
    }
    pieces
}

/// A word, with what C and Rust have for `and` and `or` at the start of a part.
fn parted(word: Word<'_>) -> Vec<Word<'_>> {
    let Word::Other(mut rest) = word else {
        return vec![word];
    };
    let mut parts = Vec::new();
    while let Some(at) = [" && ", " || "]
        .iter()
        .filter_map(|sign| rest.find(sign))
        .min()
    {
        let (part, behind) = rest.split_at(at + 1);
        parts.push(Word::Other(part));
        rest = behind;
    }
    parts.push(Word::Other(rest));
    parts
}

/// Cuts off the space at the end of the last word.
fn cut_space<'a>(words: &mut [Word<'a>]) -> &'a str {
    match words.last_mut() {
        Some(Word::Other(text)) => {
            let (kept, space) = text.split_at(text.trim_end().len());
            *text = kept;
            space
        }
        Some(Word::Keyword(_) | Word::Comment(_)) | None => "",
    }
}

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Word<'a> {
    /// A word of the language.
    Keyword(&'a str),
    /// A comment.
    Comment(&'a str),
    /// Anything else.
    Other(&'a str),
}

fn set(word: Word<'_>) -> Html {
    match word {
        Word::Keyword(text) => html! { <span class="kw">{text.to_owned()}</span> },
        Word::Comment(text) => html! { <span class="cm">{text.to_owned()}</span> },
        Word::Other(text) => html! { <span>{text.to_owned()}</span> },
    }
}

/// The parts of a line, its keywords and its comments apart.
pub(super) fn words(line: &str, language: Listed) -> Vec<Word<'_>> {
    let mut words = Vec::new();
    // What looks alike is one part, from here to the end of the piece before.
    let (mut plain, mut at) = (0, 0);
    for (kind, piece) in cut(line, language) {
        let end = at + piece.len();
        let word = match kind {
            Kind::Keyword => Word::Keyword(piece),
            Kind::Comment => Word::Comment(piece),
            Kind::Text | Kind::Number | Kind::Other => {
                at = end;
                continue;
            }
        };
        if plain < at {
            words.push(Word::Other(&line[plain..at]));
        }
        words.push(word);
        (plain, at) = (end, end);
    }
    if plain < at {
        words.push(Word::Other(&line[plain..at]));
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_and_comments_are_told_apart() {
        use Word::{Comment, Keyword, Other};
        for (line, parts) in [
            ("", vec![]),
            ("    a[k] = j", vec![Other("    a[k] = j")]),
            (
                "    for i in range(1, k):",
                vec![
                    Other("    "),
                    Keyword("for"),
                    Other(" i "),
                    Keyword("in"),
                    Other(" range(1, k):"),
                ],
            ),
            (
                "return False",
                vec![Keyword("return"), Other(" "), Keyword("False")],
            ),
            (
                "format = 1  # not if",
                vec![Other("format = 1  "), Comment("# not if")],
            ),
            (
                "print(\"for # all\", t)",
                vec![Other("print(\"for # all\", t)")],
            ),
        ] {
            assert_eq!(words(line, Listed::Python), parts, "{line}");
        }
    }

    #[test]
    fn a_line_is_continued_before_and_and_or() {
        let texts = |line, language| {
            let text = |word: &Word<'_>| {
                let (Word::Keyword(text) | Word::Comment(text) | Word::Other(text)) = *word;
                text.to_owned()
            };
            let pieces = pieces(words(line, language)).into_iter();
            let pieces = pieces.map(|piece| {
                let words: String = piece.words.iter().map(text).collect();
                format!("{words}|{}", piece.space)
            });
            pieces.collect::<Vec<_>>()
        };
        for (line, parts) in [
            ("", vec![]),
            ("a[k] = j", vec!["a[k] = j|"]),
            (
                "if b[j] == 0 and not c[k + j] or d:",
                vec!["if b[j] == 0| ", "and not c[k + j]| ", "or d:|"],
            ),
            ("t = 0  # none yet", vec!["t = 0|  ", "# none yet|"]),
            ("print(\"and or\")", vec!["print(\"and or\")|"]),
        ] {
            assert_eq!(texts(line, Listed::Python), parts, "{line}");
        }
        for (language, line, parts) in [
            (
                Listed::C,
                "if (a == 1 && !b || c) { // && so",
                vec!["if (a == 1| ", "&& !b| ", "|| c) {| ", "// && so|"],
            ),
            (Listed::Rust, "a &&b", vec!["a &&b|"]),
            (
                Listed::Pseudocode,
                "如果 x = 1 且 y 则",
                vec!["如果 x = 1| ", "且 y 则|"],
            ),
        ] {
            assert_eq!(texts(line, language), parts, "{line}");
        }
    }

    #[test]
    fn wide_characters_take_two_columns() {
        for (text, width) in [("", 0), ("a[6] = 3", 8), ("# 回溯", 6), ("k − 1", 5)] {
            assert_eq!(columns(text), width, "{text}");
        }
    }
}
