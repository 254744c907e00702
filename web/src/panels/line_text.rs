//! The text of a line of a listing: its indent, then pieces that stay whole. A line too
//! long for its pane is continued before `and` and `or`, as a writer would.

use yew::prelude::*;

/// The text of a line.
pub fn line_text(line: &str) -> Html {
    let (indent, text) = line.split_at(indent(line));
    html! {
        <code>
            <span class="indent">{indent.to_owned()}</span>
            for piece in pieces(words(text)) {
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
    for word in words {
        let starts = matches!(word, Word::Keyword("and" | "or") | Word::Comment(_));
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
    /// A comment, to the end of the line.
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

const KEYWORDS: [&str; 18] = [
    "and", "break", "continue", "def", "elif", "else", "False", "for", "global", "if", "in", "not",
    "or", "pass", "return", "True", "while", "is",
];

/// The parts of a line, its keywords and its comment apart.
pub(super) fn words(line: &str) -> Vec<Word<'_>> {
    let (code, comment) = line.split_at(comment_start(line));
    let mut words = Vec::new();
    let mut plain = 0;
    let mut at = 0;
    while let Some(offset) = code[at..].find(is_word) {
        let start = at + offset;
        let end = code[start..]
            .find(|c| !is_word(c))
            .map_or(code.len(), |length| start + length);
        if KEYWORDS.contains(&&code[start..end]) && !quoted(&code[..start]) {
            words.push(Word::Other(&code[plain..start]));
            words.push(Word::Keyword(&code[start..end]));
            plain = end;
        }
        at = end;
    }
    words.push(Word::Other(&code[plain..]));
    words.push(Word::Comment(comment));
    words.retain(|word| {
        let (Word::Keyword(text) | Word::Comment(text) | Word::Other(text)) = word;
        !text.is_empty()
    });
    words
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether what follows is inside a string.
fn quoted(before: &str) -> bool {
    before.matches(['"', '\'']).count() % 2 == 1
}

fn comment_start(line: &str) -> usize {
    line.match_indices('#')
        .map(|(at, _)| at)
        .find(|at| !quoted(&line[..*at]))
        .unwrap_or(line.len())
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
            assert_eq!(words(line), parts, "{line}");
        }
    }

    #[test]
    fn a_line_is_continued_before_and_and_or() {
        let texts = |line| {
            let text = |word: &Word<'_>| {
                let (Word::Keyword(text) | Word::Comment(text) | Word::Other(text)) = *word;
                text.to_owned()
            };
            let pieces = pieces(words(line)).into_iter();
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
            assert_eq!(texts(line), parts, "{line}");
        }
    }

    #[test]
    fn wide_characters_take_two_columns() {
        for (text, width) in [("", 0), ("a[6] = 3", 8), ("# 回溯", 6), ("k − 1", 5)] {
            assert_eq!(columns(text), width, "{text}");
        }
    }
}
