//! The licences of everything that the page is compiled from, as their authors ask: one text that
//! goes out with it. Cargo says what that is, the crates' own folders hold the texts.

use crate::process::{Failure, Outcome, about};
use crate::project;
use crate::toolchain::{WASM, cargo};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

const PAGE: &str = "queenscope-web";

/// What a file with the terms is called, before any ending.
const TERMS: [&str; 4] = ["LICENSE", "LICENCE", "COPYING", "NOTICE"];

/// The compiler's own part, which is no package.
const STANDARD_LIBRARY: &str = "Rust's standard library (MIT OR Apache-2.0)";
const STANDARD_LIBRARY_NOTICE: &str = "Copyright (c) The Rust Project Contributors\n\
    Used under the terms of the Apache License, Version 2.0, or of the MIT licence below; see\n\
    https://www.rust-lang.org/policies/licenses";

/// The text.
///
/// # Errors
/// If Cargo can't say what the page is made of, or a text can't be read.
pub fn text() -> Outcome<String> {
    let output = cargo()
        .args(["metadata", "--format-version", "1", "--locked"])
        .args(["--filter-platform", WASM])
        .output()
        .map_err(|error| Failure::new(format!("`cargo metadata` could not be started: {error}")))?;
    if !output.status.success() {
        let reason = String::from_utf8_lossy(&output.stderr);
        return Err(Failure::new(format!(
            "`cargo metadata` failed: {}",
            reason.trim()
        )));
    }
    let metadata: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| Failure::new(format!("`cargo metadata`: {error}")))?;
    let own = project::root().join("LICENSE-MIT");
    let own = fs::read_to_string(&own).map_err(about(&own))?;

    let mut works: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for package in inside(&metadata) {
        let name = format!(
            "{} {} ({})",
            word(package, "name"),
            word(package, "version"),
            word(package, "license")
        );
        works.entry(terms(package)?).or_default().insert(name);
    }
    works
        .entry(STANDARD_LIBRARY_NOTICE.to_owned())
        .or_default()
        .insert(STANDARD_LIBRARY.to_owned());
    Ok(put_together(&own, &works))
}

fn put_together(own: &str, works: &BTreeMap<String, BTreeSet<String>>) -> String {
    let mut text = format!(
        "Queenscope (MIT OR Apache-2.0)\n\n{}\n\nIt is compiled together with the following works.\n",
        own.trim()
    );
    for (terms, names) in works {
        let names: Vec<&str> = names.iter().map(String::as_str).collect();
        text += &format!("\n{}\n{}\n\n{terms}\n", "-".repeat(72), names.join("\n"));
    }
    text
}

fn word<'a>(package: &'a Value, key: &str) -> &'a str {
    package[key].as_str().unwrap_or_default()
}

/// The packages whose code is in the page: what it depends on when it runs, however far down, but
/// for our own and for what only writes code at compile time.
fn inside(metadata: &Value) -> Vec<&Value> {
    let list = |value: &'_ Value| value.as_array().map_or(&[][..], Vec::as_slice).to_vec();
    let packages: BTreeMap<&str, &Value> = metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|package| (word(package, "id"), package))
        .collect();
    let nodes: BTreeMap<&str, &Value> = metadata["resolve"]["nodes"]
        .as_array()
        .into_iter()
        .flatten()
        .map(|node| (word(node, "id"), node))
        .collect();
    let page = packages
        .iter()
        .find(|(_, package)| word(package, "name") == PAGE)
        .map(|(id, _)| (*id).to_owned());
    let mut found = BTreeSet::new();
    let mut open: Vec<String> = page.into_iter().collect();
    while let Some(id) = open.pop() {
        let Some(node) = nodes.get(id.as_str()) else {
            continue;
        };
        for dependency in list(&node["deps"]) {
            let target = word(&dependency, "pkg").to_owned();
            let runs = list(&dependency["dep_kinds"])
                .iter()
                .any(|kind| kind["kind"].is_null());
            let writes = packages
                .get(target.as_str())
                .is_none_or(|package| is_macro(package));
            if runs && !writes && found.insert(target.clone()) {
                open.push(target);
            }
        }
    }
    found
        .iter()
        .filter_map(|id| packages.get(id.as_str()).copied())
        .filter(|package| !package["source"].is_null())
        .collect()
}

fn is_macro(package: &Value) -> bool {
    let targets = package["targets"].as_array().into_iter().flatten();
    targets
        .flat_map(|target| target["kind"].as_array().into_iter().flatten())
        .any(|kind| kind == "proc-macro")
}

/// The terms of a package: of several licences to choose from, MIT's, which is short, and every
/// notice.
fn terms(package: &Value) -> Outcome<String> {
    let manifest = Path::new(word(package, "manifest_path"));
    let folder = manifest.parent().unwrap_or(manifest);
    let mut names = BTreeSet::new();
    for entry in fs::read_dir(folder).map_err(about(folder))? {
        let entry = entry.map_err(about(folder))?;
        if let (true, Ok(name)) = (entry.path().is_file(), entry.file_name().into_string()) {
            names.insert(name);
        }
    }
    let mut texts = Vec::new();
    for name in chosen(&names) {
        let path = folder.join(name);
        let text = fs::read_to_string(&path).map_err(about(&path))?;
        texts.push(text.replace('\r', "").trim().to_owned());
    }
    if texts.is_empty() {
        // Some crates name their licence and leave its text to the reader.
        let authors = package["authors"].as_array().into_iter().flatten();
        let authors: Vec<&str> = authors.filter_map(Value::as_str).collect();
        texts.push(format!(
            "Copyright (c) {}\nUsed under the terms of {}; see {}",
            authors.join(", "),
            word(package, "license"),
            word(package, "repository")
        ));
    }
    Ok(texts.join("\n\n"))
}

fn chosen(names: &BTreeSet<String>) -> Vec<&str> {
    let with_terms = |name: &&str| {
        let upper = name.to_ascii_uppercase();
        TERMS.iter().any(|start| upper.starts_with(start))
    };
    let named: Vec<&str> = names
        .iter()
        .map(String::as_str)
        .filter(with_terms)
        .collect();
    let is_short = |name: &&str| {
        let upper = name.to_ascii_uppercase();
        upper.contains("MIT") || upper.starts_with("NOTICE")
    };
    if named
        .iter()
        .any(|name| name.to_ascii_uppercase().contains("MIT"))
    {
        named.into_iter().filter(is_short).collect()
    } else {
        named
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn of_several_licences_the_short_one_is_taken_with_every_notice() {
        let rows: [(&[&str], &[&str]); 4] = [
            (
                &["LICENSE-APACHE", "LICENSE-MIT", "README.md"],
                &["LICENSE-MIT"],
            ),
            (&["LICENSE", "NOTICE.txt"], &["LICENSE", "NOTICE.txt"]),
            (
                &["LICENSE-APACHE", "NOTICE", "license-mit.md"],
                &["NOTICE", "license-mit.md"],
            ),
            (&["Cargo.toml"], &[]),
        ];
        for (names, expected) in rows {
            let names = names.iter().map(|&name| name.to_owned()).collect();
            assert_eq!(chosen(&names), expected);
        }
    }

    #[test]
    fn only_what_runs_in_the_page_counts() {
        let package = |id: &str, kind: &str, source: Value| json!({ "id": id, "name": id, "source": source, "targets": [{ "kind": [kind] }] });
        let needs = |id: &str, kind: Value| json!({ "pkg": id, "dep_kinds": [{ "kind": kind }] });
        let metadata = json!({
            "packages": [
                package(PAGE, "lib", Value::Null),
                package("ours", "lib", Value::Null),
                package("deep", "lib", json!("r")),
                package("macro", "proc-macro", json!("r")),
                package("of-macro", "lib", json!("r")),
                package("tests", "lib", json!("r")),
                package("elsewhere", "lib", json!("r")),
            ],
            "resolve": { "nodes": [
                { "id": PAGE, "deps": [needs("ours", Value::Null), needs("tests", json!("dev")), needs("macro", Value::Null)] },
                { "id": "ours", "deps": [needs("deep", Value::Null)] },
                { "id": "macro", "deps": [needs("of-macro", Value::Null)] },
            ] },
        });
        let names: Vec<&str> = inside(&metadata).iter().map(|p| word(p, "name")).collect();
        assert_eq!(names, ["deep"]);
    }

    #[test]
    fn the_page_names_its_framework_and_the_standard_library() {
        let text = text().unwrap();
        for name in ["\nyew 0.", "\nwasm-bindgen 0.", STANDARD_LIBRARY] {
            assert!(text.contains(name), "{name}");
        }
        for absent in ["\nproptest ", "\nfantoccini ", "queenscope-"] {
            assert!(!text.contains(absent), "{absent}");
        }
    }
}
