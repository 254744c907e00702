//! axe-core, which looks through the page for what keeps people out. Must never know what it
//! finds.

use crate::npm::{self, Wanted};
use crate::process::Outcome;
use std::path::PathBuf;

/// The version whose rules the page is held to. The script says its version in its first line,
/// and its last words stand for all the rest.
const AXE: Wanted = Wanted {
    package: "axe-core",
    version: "4.14.1",
    why: "it checks who can use the page",
    file: "axe.min.js",
    is_whole: |text| text.starts_with("/*! axe v4.14.1\n") && text.trim_end().ends_with("this);"),
};

/// The script, ready to be put into a page.
///
/// # Errors
/// If it is missing and can't be fetched, or there is no folder to put it.
pub fn ready() -> Outcome<PathBuf> {
    npm::ready(&AXE)
}
