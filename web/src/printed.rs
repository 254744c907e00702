//! The program in the language of the listing: its lines, and which line of the Python
//! text each of them stands for. The run, breakpoints and links speak of the Python text
//! alone; only what is seen is numbered as here. Nothing here knows what runs.

use std::{collections::BTreeSet, rc::Rc};

use queenscope_lang::listing::{Quotes, Renamed, Words};

pub use queenscope_lang::listing::Language as Listed;

use crate::{
    inline::Note,
    locale::Language,
    model::{Goal, Notice, Subject},
    narration::{Sentence, Statement, Tie},
    strips::Strip,
    tour::Run,
};

/// What Python calls the top level.
const TOP: &str = "<module>";

/// A program printed in a language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Printed {
    /// The language.
    pub language: Listed,
    /// The lines.
    pub lines: Vec<PrintedLine>,
    /// The text of the program that was printed, to tell it from others.
    python: Rc<[Rc<str>]>,
    words: Words,
    names: Vec<Renamed>,
    quotes: Quotes,
}

/// A line of a printed program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PrintedLine {
    /// The text, indented by spaces.
    pub text: Rc<str>,
    /// What it stands for.
    pub place: Place,
}

/// What a printed line stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// This line of Python, from 1; it is the first one that does. It has all that a
    /// line can have: the arrow, values, a breakpoint.
    First(u32),
    /// The same line of Python as one before.
    Further(u32),
    /// None: a line that only the language needs.
    Aside,
}

impl Place {
    /// The line of Python, if it stands for one.
    pub fn source(self) -> Option<u32> {
        match self {
            Place::First(line) | Place::Further(line) => Some(line),
            Place::Aside => None,
        }
    }
}

/// The language of listings that a reader of a language has met at school.
pub fn usual(language: Language) -> Listed {
    match language {
        Language::English => Listed::Python,
        Language::Chinese => Listed::C,
    }
}

fn words(language: Language) -> Words {
    match language {
        Language::English => Words::English,
        Language::Chinese => Words::Chinese,
    }
}

impl Printed {
    /// Prints a program, for a page in a language.
    pub fn of(subject: &Subject, listed: Listed, language: Language) -> Printed {
        let words = words(language);
        let listing = subject.script.listing_in(listed, words);
        let mut seen = BTreeSet::new();
        let lines = listing.lines.into_iter().map(|line| {
            let place = match line.source {
                None => Place::Aside,
                Some(source) if seen.insert(source) => Place::First(source),
                Some(source) => Place::Further(source),
            };
            PrintedLine {
                text: line.text.into(),
                place,
            }
        });
        Printed {
            language: listed,
            lines: lines.collect(),
            python: subject.listing.clone(),
            words,
            names: listing.names,
            quotes: listed.quotes(words),
        }
    }

    /// Whether it is this program, for a page in this language.
    pub fn is(&self, subject: &Subject, listed: Listed, language: Language) -> bool {
        self.language == listed
            && self.words == words(language)
            && Rc::ptr_eq(&self.python, &subject.listing)
    }

    /// What a file with the program is called.
    pub fn file(&self, subject: &Subject) -> String {
        let Run { program, n } = subject.run();
        format!("queenscope-{program}-n{n}.{}", self.language.extension())
    }

    /// The whole text, each line ended by a line feed.
    pub fn text(&self) -> String {
        let lines = self.lines.iter().flat_map(|line| [&*line.text, "\n"]);
        lines.collect()
    }

    /// The number, from 1, of the first line that stands for a line of Python. Every
    /// line that runs has one; for others it is that of the last line before them.
    pub fn number(&self, source: u32) -> u32 {
        let numbered = (1..).zip(&self.lines);
        let before = numbered.filter_map(|(number, line)| match line.place {
            Place::First(line) if line <= source => Some((line, number)),
            Place::First(_) | Place::Further(_) | Place::Aside => None,
        });
        before.max().map_or(1, |(_, number)| number)
    }

    /// The text of the first line that stands for a line of Python, without its indent.
    pub fn line(&self, source: u32) -> &str {
        let line = self.lines.get(self.number(source) as usize - 1);
        line.map_or("", |line| line.text.trim())
    }

    /// The Python text of a line.
    pub fn python(&self, source: u32) -> &str {
        let line = self.python.get(source as usize - 1);
        line.map_or("", |line| line)
    }

    /// A sentence about the program, with numbers of lines and with what it quotes as
    /// they stand here.
    pub fn sentence(&self, mut sentence: Sentence) -> Sentence {
        sentence.each_quote(&|quote| *quote = self.quoted(quote));
        if let Sentence::Error { line, .. } | Sentence::Ran { line, .. } = &mut sentence {
            let source = std::mem::replace(line, self.number(*line));
            if let Sentence::Ran {
                statement: Statement::Tested { condition, .. },
                ..
            } = &mut sentence
            {
                self.condition(source, condition);
            }
        }
        sentence
    }

    /// A second line about a step that ran a line, likewise; a line that it quotes is
    /// quoted from here.
    pub fn tie(&self, mut tie: Tie, ran: Option<u32>) -> Tie {
        tie.each_quote(&|quote| *quote = self.quoted(quote));
        match &mut tie {
            Tie::Next { line, text } => {
                *text = self.line(*line).to_owned();
                *line = self.number(*line);
            }
            Tie::Over { condition, .. } => {
                if let Some(ran) = ran {
                    self.condition(ran, condition);
                }
            }
            _ => {}
        }
        tie
    }

    /// Puts the condition of a line in the place of Python's, if the line has one here.
    fn condition(&self, source: u32, python: &mut String) {
        if let Some(condition) = self.quotes.condition(self.line(source)) {
            *python = condition.to_owned();
        }
    }

    /// A notice, likewise.
    pub fn notice(&self, notice: &Notice) -> Notice {
        match notice {
            Notice::Never(direction, Goal::Line(line), row) => {
                Notice::Never(*direction, Goal::Line(self.number(*line)), *row)
            }
            other => other.clone(),
        }
    }

    /// Values at the end of a line, as they are written here.
    pub fn note(&self, note: Note) -> Note {
        Note {
            text: self.quoted(&note.text).into(),
            ..note
        }
    }

    /// A marker array, likewise.
    pub fn strip(&self, strip: Strip) -> Strip {
        Strip {
            name: self.quoted(&strip.name),
            index: self.quoted(&strip.index),
            ..strip
        }
    }

    /// Names, places and values of Python as they are written here.
    pub fn quoted(&self, text: &str) -> String {
        self.translated(text, &self.names)
    }

    /// The text of a sentence that has words of Python in it by itself. Only in Chinese
    /// are names told from the words around them.
    pub fn told(&self, text: &str) -> String {
        match self.words {
            Words::English => self.translated(text, &[]),
            Words::Chinese => self.quoted(text),
        }
    }

    fn translated(&self, text: &str, names: &[Renamed]) -> String {
        let quotes = &self.quotes;
        let text = text.replace(TOP, quotes.top);
        let signs = quotes.signs.iter();
        let text = signs.fold(text, |text, (python, here)| text.replace(python, here));
        let is_word = |c: char| c.is_alphanumeric() || c == '_';
        let mut translated = String::new();
        let mut rest = &*text;
        while let Some(c) = rest.chars().next() {
            let same = |other: char| is_word(other) == is_word(c);
            let end = rest.find(|other| !same(other)).unwrap_or(rest.len());
            let (word, behind) = rest.split_at(end);
            let name = || names.iter().find(|name| name.python == word);
            translated.push_str(match word {
                "True" => quotes.truth,
                "False" => quotes.falsehood,
                _ => name().map_or(word, |name| &name.listing),
            });
            rest = behind;
        }
        translated
    }
}

#[cfg(test)]
mod tests;
