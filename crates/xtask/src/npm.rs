//! What tests need from npm, fetched once into the cache of tools. Must never know what it is
//! used for.

use crate::process::{Failure, Outcome, about, run};
use crate::system;
use crate::tools;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// A package in one version, and a file of it that says whether all of it is there.
pub struct Wanted {
    /// The package.
    pub package: &'static str,
    /// The version that the tests are made for.
    pub version: &'static str,
    /// What it is for, as the reader of the terminal is told.
    pub why: &'static str,
    /// A file of the package.
    pub file: &'static str,
    /// Whether that file is whole and of this version.
    pub is_whole: fn(&str) -> bool,
}

/// The file, ready to be used.
///
/// # Errors
/// If it is missing and can't be fetched, or there is no folder to put it.
pub fn ready(wanted: &Wanted) -> Outcome<PathBuf> {
    let Wanted {
        package, version, ..
    } = wanted;
    let place = tools::cache()?.join(format!("{package}-{version}"));
    let file = place.join("node_modules").join(package).join(wanted.file);
    if is_whole(wanted, &file) {
        return Ok(file);
    }
    fs::create_dir_all(&place).map_err(about(&place))?;
    println!(
        "xtask: fetching {package} {version} by npm ({}): some seconds, this once; into {}",
        wanted.why,
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
        .arg(format!("{package}@{version}")))?;
    if is_whole(wanted, &file) {
        Ok(file)
    } else {
        Err(Failure::new(format!(
            "{} was fetched but doesn't look like {package} {version}",
            file.display()
        )))
    }
}

fn is_whole(wanted: &Wanted, file: &Path) -> bool {
    fs::read_to_string(file).is_ok_and(|text| (wanted.is_whole)(&text))
}
