//! Rules that hold for every file of the repository and that no compiler knows.
//! Must never know what a file is about.

use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// A file that has grown past this has more than one meaning.
const MOST_LINES: usize = 400;

/// One loop with a short arm for every instruction: a list, which no reader wants in two places.
const A_LONG_LIST: &str = "crates/machine/src/machine/advance.rs";

/// What is no part of the repository: what builds write, and what git keeps.
const NOT_OURS: [&str; 4] = [".git", "target", "dist", "node_modules"];

fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors()
        .nth(2)
        .expect("this crate lies two folders below the root")
}

/// All files below `folder`, each with its text; those that are no text, like pictures, left out.
fn texts(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder of the repository can be read") {
        let entry = entry.expect("a folder of the repository can be read");
        let path = entry.path();
        if NOT_OURS.iter().any(|name| entry.file_name() == *name) {
            continue;
        }
        if path.is_dir() {
            found.extend(texts(&path));
        } else if let Ok(text) = fs::read_to_string(&path) {
            found.push((path, text));
        }
    }
    found
}

fn rust() -> Vec<(PathBuf, String)> {
    let mut files = texts(root());
    files.retain(|(path, _)| path.extension() == Some(OsStr::new("rs")));
    assert!(files.len() > 10, "the repository has not been found");
    files
}

fn shown(path: &Path) -> String {
    let inside = path.strip_prefix(root()).unwrap_or(path);
    inside.display().to_string()
}

#[test]
fn files_are_short() {
    let long: Vec<String> = rust()
        .into_iter()
        .map(|(path, text)| (path, text.lines().count()))
        .filter(|(path, lines)| *lines > MOST_LINES && shown(path) != A_LONG_LIST)
        .map(|(path, lines)| format!("{} has {lines} lines", shown(&path)))
        .collect();
    assert!(long.is_empty(), "split by meaning: {}", long.join(", "));
}

#[test]
fn files_open_with_what_they_are_for() {
    let silent: Vec<String> = rust()
        .into_iter()
        .filter(|(_, text)| !text.starts_with("//! "))
        .map(|(path, _)| shown(&path))
        .collect();
    assert!(silent.is_empty(), "no `//!` first: {}", silent.join(", "));
}

#[test]
fn nothing_names_a_machine_or_a_registry() {
    // Written in two halves, so that this very file passes.
    let names = [
        ("/ro", "ot/"),
        ("/ho", "me/"),
        ("/Us", "ers/"),
        ("/tm", "p/"),
        ("/wo", "rk/"),
        ("crates", ".io"),
        ("npmjs", ".org"),
        ("pypi", ".org"),
        ("pythonhosted", ".org"),
        ("deb.debian", ".org"),
    ];
    let mut leaks = Vec::new();
    for (path, text) in texts(root()) {
        // Cargo writes the registry's name there itself.
        if path.file_name() == Some(OsStr::new("Cargo.lock")) {
            continue;
        }
        for (number, line) in text.lines().enumerate() {
            for (one, two) in names {
                if line.contains(&format!("{one}{two}")) {
                    leaks.push(format!("{}:{}: {one}{two}", shown(&path), number + 1));
                }
            }
        }
    }
    assert!(leaks.is_empty(), "{}", leaks.join("\n"));
}

#[test]
fn the_package_has_the_version_of_the_workspace() {
    let read = |name: &str| fs::read_to_string(root().join(name)).expect("the file is there");
    let workspace = read("Cargo.toml");
    let version = workspace
        .lines()
        .find_map(|line| line.strip_prefix("version = "))
        .expect("the workspace has a version");
    let package = read("crates/solver-js/js/package.json");
    assert!(
        package.contains(&format!("\"version\": {version},")),
        "package.json must say {version}"
    );
}
