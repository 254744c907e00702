//! How a language writes what a page quotes from a run of the Python program: truth
//! values, comparisons, the top level and the condition of a line.

use super::{Language, Words, pseudocode::Vocabulary};

/// What a language writes otherwise than Python.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quotes {
    /// `True`.
    pub truth: &'static str,
    /// `False`.
    pub falsehood: &'static str,
    /// Where the statements stand that Python has in `<module>`.
    pub top: &'static str,
    /// Signs, with their spaces: Python's and the language's.
    pub signs: &'static [(&'static str, &'static str)],
    /// How lines with a condition begin.
    heads: [&'static str; 3],
    /// How they end.
    ends: [&'static str; 2],
}

impl Quotes {
    /// The condition in a line of a listing, from which its indent is cut off.
    pub fn condition<'a>(&self, line: &'a str) -> Option<&'a str> {
        let mut heads = self.heads.iter();
        let rest = heads.find_map(|head| line.strip_prefix(head))?;
        let mut ends = self.ends.iter();
        ends.find_map(|end| rest.strip_suffix(end))
    }
}

impl Language {
    /// How the language writes what is quoted.
    pub fn quotes(self, words: Words) -> Quotes {
        let main = match words {
            Words::English => "main program",
            Words::Chinese => "主程序",
        };
        let compiled = Quotes {
            truth: "true",
            falsehood: "false",
            top: main,
            signs: &[],
            heads: ["if ", "} else if ", "while "],
            ends: [" {", " {"],
        };
        match self {
            Language::Pseudocode => {
                let words = Vocabulary::of(words);
                Quotes {
                    truth: words.truth,
                    falsehood: words.falsehood,
                    signs: &[
                        (" == ", " = "),
                        (" != ", " ≠ "),
                        (" <= ", " ≤ "),
                        (" >= ", " ≥ "),
                        (" - ", " − "),
                    ],
                    heads: [words.if_, words.elif, words.while_],
                    ends: [words.then, words.do_while],
                    ..compiled
                }
            }
            Language::Python => Quotes {
                truth: "True",
                falsehood: "False",
                top: "<module>",
                heads: ["if ", "elif ", "while "],
                ends: [":", ":"],
                ..compiled
            },
            Language::C => Quotes {
                top: "main",
                heads: ["if (", "} else if (", "while ("],
                ends: [") {", ") {"],
                ..compiled
            },
            Language::Pascal => Quotes {
                signs: &[(" == ", " = "), (" != ", " <> ")],
                heads: ["if ", "else if ", "while "],
                ends: [" then", " do"],
                ..compiled
            },
            Language::Rust => Quotes {
                top: "run",
                ..compiled
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_has_a_condition_or_none() {
        for (language, words, line, condition) in [
            (Language::C, Words::English, "if (k > 0) {", Some("k > 0")),
            (
                Language::C,
                Words::English,
                "} else if (!f(k)) {",
                Some("!f(k)"),
            ),
            (Language::C, Words::English, "k = (k > 0);", None),
            (
                Language::C,
                Words::English,
                "for (int i = 0; i < n; i++) {",
                None,
            ),
            (
                Language::Pascal,
                Words::English,
                "else if (k = n) or b then",
                Some("(k = n) or b"),
            ),
            (
                Language::Pascal,
                Words::English,
                "while k <> n do",
                Some("k <> n"),
            ),
            (
                Language::Rust,
                Words::English,
                "while self.ok(k) {",
                Some("self.ok(k)"),
            ),
            (Language::Rust, Words::English, "loop {", None),
            (
                Language::Python,
                Words::English,
                "elif k == n:",
                Some("k == n"),
            ),
            (
                Language::Pseudocode,
                Words::English,
                "if k ≠ n then",
                Some("k ≠ n"),
            ),
            (
                Language::Pseudocode,
                Words::Chinese,
                "当 k ≤ n 时循环",
                Some("k ≤ n"),
            ),
            (Language::Pseudocode, Words::Chinese, "返回 真", None),
        ] {
            assert_eq!(language.quotes(words).condition(line), condition, "{line}");
        }
    }
}
