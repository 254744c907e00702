//! What the language accepts, and that CPython reads it as we do; and that
//! what is known of a program before it runs is right.

mod support;

use queenscope_lang::{
    check,
    listing::{self, Language, Words},
    program::Type,
};

use support::corpus::{PRELUDE, programs, snippets};

/// Panics if one of the texts is refused, or read otherwise by CPython.
fn accept(sources: &[String]) {
    let checked = sources.iter().zip(support::agree(sources));
    let refused: String = checked
        .filter_map(|(source, checked)| Some(format!("{}\n{source}\n\n", checked.err()?)))
        .collect();
    assert!(refused.is_empty(), "{refused}");
    sources.iter().for_each(|source| listed(source));
}

/// Panics if a text is not printed in every language, or a line stands for none of its own.
fn listed(source: &str) {
    let program = check(source).expect("it is a program");
    let most = source.lines().count() as u32;
    for language in Language::ALL {
        for words in [Words::English, Words::Chinese] {
            let listing = listing::print(&program, source, language, words);
            let sources = listing.lines.iter().filter_map(|line| line.source);
            assert!(!listing.lines.is_empty(), "{language}: {source}");
            assert!(sources.max() <= Some(most), "{language}: {source}");
        }
    }
}

#[test]
fn snippets_are_read_as_cpython_reads_them() {
    accept(&snippets());
}

#[test]
fn the_programs_are_read_as_cpython_reads_them() {
    let programs = programs();
    assert!(
        programs.len() >= 6,
        "only {} programs were found",
        programs.len()
    );
    accept(&programs);
}

#[test]
fn the_greatest_depths_are_accepted() {
    let nest = |header: &str, depth: usize| -> String {
        let headers = (0..depth).map(|i| format!("{}{header}:\n", " ".repeat(i)));
        headers.collect::<String>() + &" ".repeat(depth) + "pass\n"
    };
    let brackets = |open: &str, depth: usize| open.repeat(depth) + "1" + &")".repeat(depth);
    accept(&[
        format!("{PRELUDE}{}", nest("if x", 64)),
        format!("{PRELUDE}{}", nest("for i in range(n)", 64)),
        format!("{PRELUDE}x = {}", brackets("(", 63)),
        format!("{PRELUDE}x = {}", brackets("f(", 63)),
        format!("{PRELUDE}x = {}", brackets("a[0] + (", 32)),
        format!("{PRELUDE}x = 1{}", " - 1".repeat(63)),
        format!("{PRELUDE}c = {}x", "not ".repeat(63)),
        format!(
            "{PRELUDE}if x:\n    pass\n{}",
            "elif y:\n    pass\n".repeat(500)
        ),
    ]);
}

#[test]
fn types_sizes_and_markers_are_found() {
    let source = include_str!("../../solver/programs/recursive-free.py");
    let program = check(source).unwrap();
    let lists: Vec<_> = program
        .lists
        .iter()
        .map(|list| {
            (
                list.name.as_str(),
                list.kind,
                list.size,
                list.marker.map(|m| m.offset),
            )
        })
        .collect();
    assert_eq!(
        lists,
        [
            ("a", Type::Integer, 9, None),
            ("b", Type::Boolean, 17, Some(0)),
            ("c", Type::Boolean, 16, Some(-8)),
            ("col", Type::Boolean, 9, Some(0)),
        ]
    );
    assert_eq!(program.n, 8);
    let ok = &program.functions[0];
    assert_eq!(
        (ok.name.as_str(), ok.returns, ok.parameters),
        ("ok", Some(Type::Boolean), 2)
    );
    let place = &program.functions[1];
    let variables: Vec<_> = place.variables.iter().map(|v| v.name.as_str()).collect();
    assert_eq!((variables, place.returns), (vec!["k", "j"], None));
}
