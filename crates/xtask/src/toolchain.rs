//! Cargo, the parts of the Rust toolchain that it needs, and how they are had if missing.
//! Must never know what is built with them.

use crate::process::{Failure, Outcome, run, says};
use crate::project;
use std::ffi::OsString;
use std::path::Path;
use std::process::Command;

/// The target that the page and the package are built for.
pub const WASM: &str = "wasm32-unknown-unknown";

/// The cargo that runs us, at the root of the project.
pub fn cargo() -> Command {
    let cargo = std::env::var_os("CARGO").unwrap_or_else(|| OsString::from("cargo"));
    let mut command = Command::new(cargo);
    command.current_dir(project::root());
    command
}

/// How Rust's standard library for wasm is had.
pub enum Wasm {
    /// It is part of the toolchain.
    Installed,
    /// Cargo builds it from its source, as on Debian without rustup; the linker is Debian's.
    FromSource { linker: String },
}

impl Wasm {
    /// Makes sure that it can be had.
    ///
    /// # Errors
    /// If it is missing, rustup can't bring it, and Debian's package of its source is missing too.
    pub fn ready() -> Outcome<Wasm> {
        if is_installed() {
            return Ok(Wasm::Installed);
        }
        if has_rustup() {
            println!("xtask: adding Rust's {WASM} target, which the page runs on (seconds)");
            run(Command::new("rustup")
                .current_dir(project::root())
                .args(["target", "add", WASM]))?;
            if is_installed() {
                return Ok(Wasm::Installed);
            }
        }
        from_source().ok_or_else(|| {
            Failure::new(format!(
                "Rust's {WASM} target is missing: install Rust by rustup and run \
                 `rustup target add {WASM}`, or use Debian's packages rustc-web, cargo-web and \
                 rust-web-src, with the lld of the LLVM that `rustc -vV` names"
            ))
        })
    }

    /// Prepares a command that builds for wasm, and no other: this would make it build the
    /// standard library of this machine as well.
    pub fn prepare<'a>(&self, command: &'a mut Command) -> &'a mut Command {
        match self {
            Wasm::Installed => command,
            Wasm::FromSource { linker } => command
                .env("RUSTC_BOOTSTRAP", "1")
                .env("CARGO_UNSTABLE_BUILD_STD", "std,panic_abort")
                .env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", linker),
        }
    }
}

/// Makes sure that `cargo <name>` works, for `fmt` and `clippy`.
///
/// # Errors
/// If it doesn't and rustup can't bring it.
pub fn component(name: &str, component: &str) -> Outcome {
    let works = || says(cargo().args([name, "--version"])).is_some();
    if works() {
        return Ok(());
    }
    if has_rustup() {
        println!("xtask: adding Rust's {component}, which the tests use (seconds)");
        run(Command::new("rustup").current_dir(project::root()).args([
            "component",
            "add",
            component,
        ]))?;
    }
    if works() {
        return Ok(());
    }
    Err(Failure::new(format!(
        "`cargo {name}` is missing: install Rust by rustup and run `rustup component add {component}`"
    )))
}

fn has_rustup() -> bool {
    says(Command::new("rustup").arg("--version")).is_some()
}

/// What the compiler says of itself.
fn rustc_says(arguments: &[&str]) -> Option<String> {
    says(
        Command::new("rustc")
            .current_dir(project::root())
            .args(arguments),
    )
}

fn is_installed() -> bool {
    rustc_says(&["--print", "target-libdir", "--target", WASM])
        .is_some_and(|folder| Path::new(&folder).is_dir())
}

fn from_source() -> Option<Wasm> {
    let sysroot = rustc_says(&["--print", "sysroot"])?;
    let library = Path::new(&sysroot).join("lib/rustlib/src/rust/library");
    if !library.join("std/src/lib.rs").is_file() {
        return None;
    }
    // Debian's linkers are named after the release of LLVM that they belong to.
    let version = rustc_says(&["-vV"])?;
    let llvm = version
        .lines()
        .find_map(|line| line.strip_prefix("LLVM version: "))?
        .split('.')
        .next()?;
    [format!("wasm-ld-{llvm}"), "wasm-ld".to_owned()]
        .into_iter()
        .find(|linker| says(Command::new(linker).arg("--version")).is_some())
        .map(|linker| Wasm::FromSource { linker })
}
