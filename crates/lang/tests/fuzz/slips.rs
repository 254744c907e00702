//! Accepted texts with the slips of somebody who writes or edits them.

use proptest::{
    collection::vec,
    prelude::*,
    sample::{Index, select},
    strategy::BoxedStrategy,
};

use crate::{
    support::corpus::{programs, snippets},
    texts::WORDS,
};

fn words(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    let kind = |c: char| match c {
        ' ' => 1,
        c if c.is_alphanumeric() || c == '_' => 2,
        _ => 0,
    };
    for c in text.chars() {
        match words.last_mut() {
            Some(word) if kind(c) != 0 && word.chars().all(|d| kind(d) == kind(c)) => word.push(c),
            _ => words.push(c.to_string()),
        }
    }
    words
}

/// A slip of somebody who writes a program.
#[derive(Clone, Debug)]
enum Slip {
    DeleteWord(Index),
    DuplicateWord(Index),
    SwapWords(Index, Index),
    InsertWord(Index, &'static str),
    ReplaceWord(Index, &'static str),
    DeleteCharacter(Index),
    InsertCharacter(Index, char),
    SwapCharacters(Index),
    DeleteLine(Index),
    DuplicateLine(Index, Index),
}

fn slip() -> impl Strategy<Value = Slip> {
    let index = any::<Index>;
    prop_oneof![
        index().prop_map(Slip::DeleteWord),
        index().prop_map(Slip::DuplicateWord),
        (index(), index()).prop_map(|(i, j)| Slip::SwapWords(i, j)),
        (index(), select(&WORDS[..])).prop_map(|(i, word)| Slip::InsertWord(i, word)),
        (index(), select(&WORDS[..])).prop_map(|(i, word)| Slip::ReplaceWord(i, word)),
        index().prop_map(Slip::DeleteCharacter),
        (index(), any::<char>()).prop_map(|(i, c)| Slip::InsertCharacter(i, c)),
        index().prop_map(Slip::SwapCharacters),
        index().prop_map(Slip::DeleteLine),
        (index(), index()).prop_map(|(i, j)| Slip::DuplicateLine(i, j)),
    ]
}

fn slipped(text: &str, slip: &Slip) -> String {
    let mut parts: Vec<String> = match slip {
        Slip::DeleteWord(_)
        | Slip::DuplicateWord(_)
        | Slip::SwapWords(..)
        | Slip::InsertWord(..)
        | Slip::ReplaceWord(..) => words(text),
        Slip::DeleteCharacter(_) | Slip::InsertCharacter(..) | Slip::SwapCharacters(_) => {
            text.chars().map(String::from).collect()
        }
        Slip::DeleteLine(_) | Slip::DuplicateLine(..) => {
            text.split_inclusive('\n').map(str::to_owned).collect()
        }
    };
    if parts.is_empty() {
        return String::new();
    }
    let length = parts.len();
    match slip {
        Slip::DeleteWord(i) | Slip::DeleteCharacter(i) | Slip::DeleteLine(i) => {
            parts.remove(i.index(length));
        }
        Slip::DuplicateWord(i) => {
            let word = parts[i.index(length)].clone();
            parts.insert(i.index(length), word);
        }
        Slip::SwapWords(i, j) => parts.swap(i.index(length), j.index(length)),
        Slip::InsertWord(i, word) => parts.insert(i.index(length), format!(" {word} ")),
        Slip::ReplaceWord(i, word) => parts[i.index(length)] = (*word).to_owned(),
        Slip::InsertCharacter(i, c) => parts.insert(i.index(length), c.to_string()),
        Slip::SwapCharacters(i) => parts.swap(i.index(length), (i.index(length) + 1) % length),
        Slip::DuplicateLine(i, j) => {
            let line = parts[i.index(length)].clone();
            parts.insert(j.index(length), line);
        }
    }
    parts.concat()
}

/// Accepted texts with a few slips.
pub fn mutants() -> BoxedStrategy<String> {
    let texts: Vec<String> = programs()
        .into_iter()
        .cycle()
        .take(200)
        .chain(snippets())
        .collect();
    let changed = |(text, slips): (String, Vec<Slip>)| {
        slips.iter().fold(text, |text, slip| slipped(&text, slip))
    };
    (select(texts), vec(slip(), 1..4)).prop_map(changed).boxed()
}
