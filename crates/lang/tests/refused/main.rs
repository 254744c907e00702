//! What the language refuses, and the sentence that it says. The tables beside
//! this file hold one kind of fault each: rows of a source text and, as their
//! last line, the error. What stands above `----` precedes every row.

mod texts;
mod variants;

use std::collections::BTreeSet;

use queenscope_lang::check;

const TABLES: [(&str, &str); 13] = [
    ("lines", include_str!("lines.txt")),
    ("blocks", include_str!("blocks.txt")),
    ("assignments", include_str!("assignments.txt")),
    ("loops", include_str!("loops.txt")),
    ("slips", include_str!("slips.txt")),
    ("expressions", include_str!("expressions.txt")),
    ("types", include_str!("types.txt")),
    ("lists", include_str!("lists.txt")),
    ("making", include_str!("making.txt")),
    ("cells", include_str!("cells.txt")),
    ("calls", include_str!("calls.txt")),
    ("definitions", include_str!("definitions.txt")),
    ("marks", include_str!("marks.txt")),
];

/// All source texts, each with the error that it must give.
fn rows() -> Vec<(String, String)> {
    let mut rows = texts::rows();
    for (table, text) in TABLES {
        let (prelude, text) = text.split_once("----\n").expect(table);
        for row in text.trim_end().split("\n\n") {
            let (source, error) = row.rsplit_once('\n').expect(row);
            rows.push((format!("{prelude}{source}"), error.to_owned()));
        }
    }
    rows
}

#[test]
fn every_sentence_names_the_place_and_says_what_to_write() {
    for (source, expected) in rows() {
        let found = check(&source)
            .map(|_| ())
            .map_err(|error| error.to_string());
        assert_eq!(found, Err(expected), "\n{source}");
    }
}

#[test]
fn every_kind_of_error_has_a_row() {
    let errors = rows()
        .into_iter()
        .filter_map(|(source, _)| check(&source).err());
    let seen: BTreeSet<String> = errors.map(|error| variants::name(&error.kind)).collect();
    let all: BTreeSet<String> = variants::all().collect();
    let missing: Vec<&String> = all.difference(&seen).collect();
    assert!(missing.is_empty(), "no row for {missing:?}");
}
