//! `cargo xtask test`: every layer of tests, those that fail quickly first.
//! Must never know what a single test looks at.
//!
//! A layer that can't run has failed: nothing is ever left out in silence. The others still run,
//! so that one run tells all that is wrong.

use crate::axe;
use crate::dist;
use crate::driver::Driver;
use crate::package;
use crate::process::{Failure, Outcome, about, run};
use crate::project;
use crate::samples;
use crate::system;
use crate::toolchain::{WASM, Wasm, cargo, component};
use crate::weight;
use queenscope_site::{Fault, Site};
use std::ffi::OsStr;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// The crate with the tests in a browser; it needs the page, so native runs leave it out.
const BROWSER_TESTS: &str = "queenscope-e2e";

#[derive(Clone, Copy)]
enum Layer {
    Format,
    Lints,
    Native,
    Package,
    Page,
    Browser,
}

impl Layer {
    const ALL: [Layer; 6] = [
        Layer::Format,
        Layer::Lints,
        Layer::Native,
        Layer::Package,
        Layer::Page,
        Layer::Browser,
    ];

    const fn name(self) -> &'static str {
        match self {
            Layer::Format => "format",
            Layer::Lints => "lints",
            Layer::Native => "native",
            Layer::Package => "package",
            Layer::Page => "page",
            Layer::Browser => "browser",
        }
    }

    const fn what(self) -> &'static str {
        match self {
            Layer::Format => "every file as rustfmt would write it",
            Layer::Lints => "no warning from clippy, natively and for wasm",
            Layer::Native => "the tests of all crates, against CPython and compilers too",
            Layer::Package => "the JavaScript package in Node",
            Layer::Page => "the finished page and its weight",
            Layer::Browser => "the finished page in a real browser, under a sub-path",
        }
    }

    fn run(self, filters: &[String]) -> Outcome {
        match self {
            Layer::Format => format(),
            Layer::Lints => lints(),
            Layer::Native => native(filters),
            Layer::Package => in_node(),
            Layer::Page => weight::check(&dist::for_tests()?.0),
            Layer::Browser => in_browser(filters),
        }
    }
}

/// Runs the layers of these names, all if there are none. What follows `--` goes to the test
/// programs of the native and the browser layer: parts of the names of tests, and their options.
///
/// # Errors
/// If a name is unknown or a layer fails.
pub fn test(asked: &[String]) -> Outcome {
    let (names, filters) = match asked.iter().position(|word| word == "--") {
        Some(at) => (&asked[..at], &asked[at + 1..]),
        None => (asked, &[][..]),
    };
    let chosen = choose(names)?;
    let mut failed = Vec::new();
    let mut summary = String::new();
    for layer in chosen {
        println!("\n== {}: {}", layer.name(), layer.what());
        let start = Instant::now();
        let outcome = layer.run(filters);
        let took = seconds(start.elapsed());
        let word = match &outcome {
            Ok(()) => "good",
            Err(_) => "FAILED",
        };
        println!("== {}: {word}, {took}", layer.name());
        summary += &format!("\n  {:<8} {word:<7} {took:>8}", layer.name());
        if let Err(failure) = outcome {
            println!("xtask: {failure}");
            failed.push(layer.name());
        }
    }
    println!("\n== summary{summary}");
    if failed.is_empty() {
        Ok(())
    } else {
        Err(Failure::new(format!("failed: {}", failed.join(", "))))
    }
}

/// The layers of these names in the usual order.
fn choose(names: &[String]) -> Outcome<Vec<Layer>> {
    let known = |name: &String| Layer::ALL.iter().any(|layer| layer.name() == name);
    if let Some(unknown) = names.iter().find(|name| !known(name)) {
        return Err(Failure::new(format!(
            "no layer `{unknown}`: choose among {}",
            Layer::ALL.map(Layer::name).join(", ")
        )));
    }
    let asked = |layer: &Layer| names.is_empty() || names.iter().any(|name| name == layer.name());
    Ok(Layer::ALL.into_iter().filter(asked).collect())
}

fn seconds(time: Duration) -> String {
    format!("{:.1} s", time.as_secs_f64())
}

fn format() -> Outcome {
    component("fmt", "rustfmt")?;
    run(cargo().args(["fmt", "--all", "--check"]))
}

fn lints() -> Outcome {
    component("clippy", "clippy")?;
    let refuse_warnings = ["--", "-D", "warnings"];
    run(cargo()
        .args(["clippy", "--workspace", "--all-targets"])
        .args(refuse_warnings))?;
    run(Wasm::ready()?
        .prepare(&mut cargo())
        .args(["clippy", "--target", WASM])
        .args(["--package", "queenscope-web", "--package", "queenscope-js"])
        .args(refuse_warnings))
}

/// The tests against CPython find its interpreter by `QUEENSCOPE_PYTHON`.
fn native(filters: &[String]) -> Outcome {
    let python = system::python()?;
    system::compilers()?;
    run(cargo()
        .args(["test", "--no-fail-fast", "--workspace"])
        .args(["--exclude", BROWSER_TESTS, "--"])
        .args(filters)
        .env("QUEENSCOPE_PYTHON", python))
}

fn in_node() -> Outcome {
    let node = system::node()?;
    package::build()?;
    let inside = Path::new("crates").join("solver-js").join("tests");
    let folder = project::root().join(&inside);
    let mut tests = Vec::new();
    for entry in fs::read_dir(&folder).map_err(about(&folder))? {
        let name = entry.map_err(about(&folder))?.file_name();
        let test = inside.join(name);
        if test.extension() == Some(OsStr::new("mjs")) {
            tests.push(test);
        }
    }
    if tests.is_empty() {
        return Err(Failure::new(format!("no tests in {}", inside.display())));
    }
    tests.sort();
    run(Command::new(node)
        .current_dir(project::root())
        .arg("--test")
        .args(tests))
}

/// The tests find the driver by `WEBDRIVER_URL`, axe-core by `QUEENSCOPE_AXE`, the page by
/// `QUEENSCOPE_URL`, and the same page on hosts with a fault by `QUEENSCOPE_URL_WRONG_TYPE`,
/// `QUEENSCOPE_URL_NO_WASM` and `QUEENSCOPE_URL_NO_SCRIPT`. Those that need a host of their own
/// find the folder of the page by `QUEENSCOPE_PAGE` and of a newer version by `QUEENSCOPE_NEWER`.
/// The pages that embed ours are at `QUEENSCOPE_URL_SAMPLES`, on another host.
fn in_browser(filters: &[String]) -> Outcome {
    let driver = system::browser()?;
    system::fonts()?;
    let axe = axe::ready()?;
    let samples = samples::ready()?;
    let (page, newer) = dist::for_tests()?;
    let site = Site::start(&page).map_err(about(&page))?;
    let samples = Site::start(&samples).map_err(about(&samples))?;
    let driver = Driver::start(driver)?;
    run(cargo()
        .args(["test", "--package", BROWSER_TESTS, "--"])
        .args(filters)
        .env("WEBDRIVER_URL", driver.address())
        .env("QUEENSCOPE_AXE", axe)
        .env("QUEENSCOPE_URL", site.whole())
        .env("QUEENSCOPE_URL_SAMPLES", samples.elsewhere())
        .env("QUEENSCOPE_URL_WRONG_TYPE", site.with(Fault::WrongType))
        .env("QUEENSCOPE_URL_NO_WASM", site.with(Fault::NoWasm))
        .env("QUEENSCOPE_URL_NO_SCRIPT", site.with(Fault::NoScript))
        .env("QUEENSCOPE_PAGE", page)
        .env("QUEENSCOPE_NEWER", newer))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names_of(names: &[&str]) -> Outcome<Vec<&'static str>> {
        let names: Vec<String> = names.iter().map(|&name| name.to_owned()).collect();
        Ok(choose(&names)?.into_iter().map(Layer::name).collect())
    }

    #[test]
    fn all_layers_run_unless_some_are_named() {
        let all = ["format", "lints", "native", "package", "page", "browser"];
        assert_eq!(names_of(&[]).unwrap(), all);
        assert_eq!(
            names_of(&["browser", "native"]).unwrap(),
            ["native", "browser"]
        );
    }

    #[test]
    fn an_unknown_layer_is_refused_with_the_known_ones() {
        let sentence = names_of(&["native", "unit"]).unwrap_err().to_string();
        assert_eq!(
            sentence,
            "no layer `unit`: choose among format, lints, native, package, page, browser"
        );
    }
}
