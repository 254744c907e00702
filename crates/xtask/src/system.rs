//! Programs that come with the system: found, installed by `apt-get` for root on Debian, or
//! asked for in one sentence. Must never know what they are used for in the tests.

use crate::process::{Failure, Outcome, run, says};
use std::path::{Path, PathBuf};
use std::process::Command;

/// CPython of at least 3.11, the judge of our machine; the path of the interpreter itself.
///
/// # Errors
/// If there is none and none can be installed.
pub fn python() -> Outcome<PathBuf> {
    obtain(
        find_python,
        || by_apt(&["python3"], "the judge of our own runs"),
        "CPython 3.11 or newer is missing: install python3",
    )
}

/// Node.js of at least 18, which brings its own test runner.
///
/// # Errors
/// If there is none and none can be installed.
pub fn node() -> Outcome<&'static str> {
    obtain(
        find_node,
        || by_apt(&["nodejs"], "it tests the JavaScript package"),
        "Node.js 18 or newer is missing: install nodejs",
    )
}

/// npm; its name.
///
/// # Errors
/// If there is none and none can be installed.
pub fn npm() -> Outcome<&'static str> {
    obtain(
        || {
            let answers = |name: &&str| says(Command::new(name).arg("--version")).is_some();
            ["npm", "npm.cmd"].into_iter().find(answers)
        },
        || by_apt(&["npm"], "it fetches what checks who can use the page"),
        "npm is missing: install npm",
    )
}

/// Sees to GCC and Free Pascal, which compile the listings.
///
/// # Errors
/// If one of them is missing and can't be installed.
pub fn compilers() -> Outcome {
    let why = "it compiles the listings";
    obtain(
        || answers_to("gcc", "--version"),
        || by_apt(&["gcc", "libc6-dev"], why),
        "GCC is missing: install gcc",
    )?;
    obtain(
        || answers_to("fpc", "-iV"),
        || by_apt(&["fp-compiler"], why),
        "Free Pascal is missing: install fp-compiler, whose command is fpc",
    )?;
    Ok(())
}

/// The name of a program that says something when asked.
fn answers_to(name: &'static str, question: &str) -> Option<&'static str> {
    says(Command::new(name).arg(question)).map(|_| name)
}

/// Chromium with the driver that fits it; the name of the driver.
///
/// # Errors
/// If one of them is missing and can't be installed.
pub fn browser() -> Outcome<&'static str> {
    obtain(
        find_driver,
        || by_apt(&["chromium", "chromium-driver"], "the page is tested in it"),
        "a browser that tests can drive is missing: install Chromium or Chrome, and the chromedriver of the same version",
    )
}

/// Sees to a font for Chinese, without which half of the page is tested as empty boxes.
/// Systems without fontconfig have one of their own.
///
/// # Errors
/// If there is none and none can be installed.
pub fn fonts() -> Outcome {
    if !cfg!(target_os = "linux") {
        return Ok(());
    }
    obtain(
        || says(Command::new("fc-list").arg(":lang=zh")).filter(|fonts| !fonts.is_empty()),
        || {
            by_apt(
                &["fontconfig", "fonts-noto-cjk"],
                "the page is read in Chinese too",
            )
        },
        "a font for Chinese is missing: install fontconfig and fonts-noto-cjk",
    )?;
    Ok(())
}

fn obtain<T>(
    find: impl Fn() -> Option<T>,
    install: impl FnOnce() -> Outcome,
    missing: &str,
) -> Outcome<T> {
    if let Some(found) = find() {
        return Ok(found);
    }
    if let Err(failure) = install() {
        println!("xtask: {failure}");
    }
    find().ok_or_else(|| Failure::new(missing))
}

/// Does nothing where `apt-get` is not there or not ours to use.
fn by_apt(packages: &[&str], why: &str) -> Outcome {
    if !is_root_on_debian() {
        return Ok(());
    }
    println!(
        "xtask: installing {} by apt-get ({why}): a minute or two, this once",
        packages.join(" and ")
    );
    // An old list of packages may still be good enough, so its update may fail.
    let _ = run(&mut apt_get(&["update"]));
    run(apt_get(&["install", "--yes", "--no-install-recommends"]).args(packages))
}

fn apt_get(arguments: &[&str]) -> Command {
    let mut command = Command::new("apt-get");
    command
        .env("DEBIAN_FRONTEND", "noninteractive")
        .arg("--quiet")
        .args(arguments);
    command
}

fn is_root_on_debian() -> bool {
    Path::new("/etc/debian_version").exists()
        && says(Command::new("id").arg("-u")).as_deref() == Some("0")
}

fn find_python() -> Option<PathBuf> {
    const WHO: &str = "import sys; v = sys.version_info; \
        print(sys.implementation.name, v[0], v[1], sys.executable)";
    let names = [
        "python3",
        "python3.13",
        "python3.12",
        "python3.11",
        "python",
    ];
    names.into_iter().find_map(|name| {
        let answer = says(Command::new(name).args(["-c", WHO]))?;
        let mut words = answer.splitn(4, ' ');
        let cpython = words.next()? == "cpython";
        let version: (u32, u32) = (words.next()?.parse().ok()?, words.next()?.parse().ok()?);
        (cpython && version >= (3, 11)).then_some(PathBuf::from(words.next()?))
    })
}

fn find_node() -> Option<&'static str> {
    ["node", "nodejs"].into_iter().find(|name| {
        says(Command::new(name).arg("--version"))
            .as_deref()
            .and_then(node_major)
            .is_some_and(|major| major >= 18)
    })
}

fn node_major(version: &str) -> Option<u32> {
    version.strip_prefix('v')?.split('.').next()?.parse().ok()
}

fn find_driver() -> Option<&'static str> {
    let answers = |name: &str| says(Command::new(name).arg("--version")).is_some();
    // Elsewhere the browser is no program on the search path; the driver knows where to look.
    let browser = !cfg!(target_os = "linux")
        || ["chromium", "chromium-browser", "google-chrome"]
            .into_iter()
            .any(answers);
    (browser && answers("chromedriver")).then_some("chromedriver")
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    #[test]
    fn the_version_of_node_is_read_from_its_own_words() {
        assert_eq!(node_major("v20.20.2"), Some(20));
        assert_eq!(node_major("v8.0.0"), Some(8));
        assert_eq!(node_major("20.20.2"), None);
    }

    #[test]
    fn what_is_there_is_taken_and_what_is_missing_is_installed_or_asked_for() {
        let present = obtain(|| Some(1), || panic!("nothing to install"), "install it");
        assert_eq!(present.unwrap(), 1);

        let there = Cell::new(None);
        let installs = || {
            there.set(Some(2));
            Ok(())
        };
        assert_eq!(obtain(|| there.get(), installs, "install it").unwrap(), 2);

        for outcome in [Ok(()), Err(Failure::new("no network"))] {
            let missing = obtain(|| None::<u8>, || outcome, "install it");
            assert_eq!(missing.unwrap_err().to_string(), "install it");
        }
    }
}
