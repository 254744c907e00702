//! axe-core, which looks through the page for what keeps people out; fetched once by npm into
//! the cache of tools. Must never know what it finds.

use crate::process::{Failure, Outcome, about, run};
use crate::system;
use crate::tools;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version whose rules the page is held to.
const VERSION: &str = "4.14.1";

/// The script, ready to be put into a page.
///
/// # Errors
/// If it is missing and can't be fetched, or there is no folder to put it.
pub fn ready() -> Outcome<PathBuf> {
    let place = tools::cache()?.join(format!("axe-core-{VERSION}"));
    let script = place
        .join("node_modules")
        .join("axe-core")
        .join("axe.min.js");
    if is_whole(&script) {
        return Ok(script);
    }
    fs::create_dir_all(&place).map_err(about(&place))?;
    println!(
        "xtask: fetching axe-core {VERSION} by npm (it checks who can use the page): some seconds, \
         this once; into {}",
        place.display()
    );
    run(Command::new(system::npm()?)
        .args([
            "install",
            "--silent",
            "--no-save",
            "--no-audit",
            "--no-fund",
        ])
        .args(["--ignore-scripts", "--prefix"])
        .arg(&place)
        .arg(format!("axe-core@{VERSION}")))?;
    if is_whole(&script) {
        Ok(script)
    } else {
        Err(Failure::new(format!(
            "{} was fetched but doesn't say that it is axe {VERSION}",
            script.display()
        )))
    }
}

/// Whether the script is there in our version: it says so in its first line, and its last words
/// stand for all the rest.
fn is_whole(script: &Path) -> bool {
    fs::read_to_string(script).is_ok_and(|text| {
        text.starts_with(&format!("/*! axe v{VERSION}\n")) && text.trim_end().ends_with("this);")
    })
}
