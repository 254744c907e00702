//! The page, built by Trunk. Must never know what is on it.

use crate::process::{Failure, Outcome, run};
use crate::project;
use crate::toolchain::Wasm;
use crate::tools::Tools;
use std::env;
use std::net::{Ipv4Addr, TcpListener};
use std::path::PathBuf;
use std::process::Command;

/// Builds the page as Trunk bundles it and says in which folder that is.
///
/// # Errors
/// If something is missing and can't be had, or the page doesn't compile.
pub fn build() -> Outcome<PathBuf> {
    let (mut command, folder) = trunk("build", "bundle")?;
    run(&mut command)?;
    Ok(folder)
}

/// Serves the page and builds it anew on every change, until it is stopped.
///
/// # Errors
/// If something is missing and can't be had, or no port is free.
pub fn serve() -> Outcome {
    let (mut command, _) = trunk("serve", "serve")?;
    let port = free_port()?;
    command
        .args(["--address", "127.0.0.1", "--port", &port.to_string()])
        // Its search for the names of this machine asks the network.
        .arg("--disable-address-lookup=true");
    println!(
        "xtask: as soon as it is built, the page is at http://127.0.0.1:{port}/ (Ctrl-C stops it)"
    );
    become_program(command)
}

/// A call of Trunk, and the folder that it fills: one for each purpose, because what `serve`
/// writes contains a script of Trunk's for reloading.
fn trunk(verb: &str, purpose: &str) -> Outcome<(Command, PathBuf)> {
    let wasm = Wasm::ready()?;
    let folder = project::target()?.join("page").join(purpose);
    let mut command = Tools::ready()?.command("trunk");
    wasm.prepare(&mut command)
        .arg(verb)
        .arg("--dist")
        .arg(&folder);
    // Trunk 0.21 refuses the usual `NO_COLOR=1`.
    if env::var_os("NO_COLOR").is_some() {
        command.env_remove("NO_COLOR").env("TRUNK_COLOR", "never");
    }
    Ok((command, folder))
}

fn free_port() -> Outcome<u16> {
    const FIRST: u16 = 8080;
    const LAST: u16 = 8179;
    (FIRST..=LAST)
        .find(|&port| TcpListener::bind((Ipv4Addr::LOCALHOST, port)).is_ok())
        .ok_or_else(|| Failure::new(format!("no free port between {FIRST} and {LAST}")))
}

/// Where the system allows it the program takes our place, so that stopping us stops it.
#[cfg(unix)]
fn become_program(mut command: Command) -> Outcome {
    use std::os::unix::process::CommandExt;
    let line = crate::process::shown(&command);
    let error = command.exec();
    Err(Failure::new(format!(
        "`{line}` could not be started: {error}"
    )))
}

#[cfg(not(unix))]
fn become_program(mut command: Command) -> Outcome {
    run(&mut command)
}
