//! The sample pages of `docs/embed`, made ready to be served: the deck with the reveal.js that it
//! expects beside it. Must never know what the samples show.

use crate::npm::{self, Wanted};
use crate::process::{Failure, Outcome, about};
use crate::project;
use std::fs;
use std::path::{Path, PathBuf};

/// What shows the deck.
const REVEAL: Wanted = Wanted {
    package: "reveal.js",
    version: "6.0.2",
    why: "a sample of embedding is a deck of slides",
    file: "dist/reveal.js",
    is_whole: |text| text.contains("revealjs.com") && text.trim_end().ends_with(';'),
};

/// The files of reveal.js that the deck asks for.
const OF_REVEAL: [&str; 3] = ["reset.css", "reveal.css", "reveal.js"];

/// The folder with the samples.
///
/// # Errors
/// If reveal.js can't be had, or a file can't be copied.
pub fn ready() -> Outcome<PathBuf> {
    let script = npm::ready(&REVEAL)?;
    let reveal = script
        .parent()
        .ok_or_else(|| Failure::new(format!("{} lies in no folder", script.display())))?;
    let folder = project::target()?.join("samples");
    let beside = folder.join("reveal");
    fs::create_dir_all(&beside).map_err(about(&beside))?;
    for name in OF_REVEAL {
        copy(&reveal.join(name), &beside.join(name))?;
    }
    let samples = project::root().join("docs").join("embed");
    for entry in fs::read_dir(&samples).map_err(about(&samples))? {
        let entry = entry.map_err(about(&samples))?;
        copy(&entry.path(), &folder.join(entry.file_name()))?;
    }
    Ok(folder)
}

fn copy(from: &Path, to: &Path) -> Outcome {
    fs::copy(from, to).map_err(about(from))?;
    Ok(())
}
