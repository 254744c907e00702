//! The programs of the papers are part of the language, and what is known of them is right.

use queenscope_lang::{check, program::Type};

#[test]
fn the_papers_programs_are_accepted() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../solver/programs");
    let mut seen = 0;
    for entry in std::fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let source = std::fs::read_to_string(&path).unwrap();
        if let Err(error) = check(&source) {
            panic!("{}: {error}", path.display());
        }
        seen += 1;
    }
    assert!(seen >= 6, "only {seen} programs were found");
}

#[test]
fn types_sizes_and_markers_are_found() {
    let source = include_str!("../../solver/programs/recursive-free.py");
    let program = check(source).unwrap();
    let lists: Vec<_> = program
        .lists
        .iter()
        .map(|list| (list.name.as_str(), list.kind, list.size, list.marker.map(|m| m.offset)))
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
    assert_eq!((ok.name.as_str(), ok.returns, ok.parameters), ("ok", Some(Type::Boolean), 2));
    let place = &program.functions[1];
    let variables: Vec<_> = place.variables.iter().map(|v| v.name.as_str()).collect();
    assert_eq!((variables, place.returns), (vec!["k", "j"], None));
}
