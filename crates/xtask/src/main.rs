//! Every chore of the project as one cargo command: `cargo xtask <command>`.
//! Knows tools, folders and processes; must never know what the page or the solver do.
//!
//! Reading order: `project` (where things are), `process` (running them), then what gets the
//! things that are missing (`toolchain`, `tools`, `system`, `npm`, `axe`), what is made of them (`page`,
//! which `dist` makes ready to go out out of `files`, with the help of `terse`, `markup`, `policy`,
//! `checksum`, `licences`, `precache`, `single` and `archive`; `package`, `samples`), and last `layers`, which puts
//! all of it to the test with the help of `weight` and `driver`.

mod archive;
mod axe;
mod checksum;
mod dist;
mod driver;
mod files;
mod layers;
mod licences;
mod markup;
mod npm;
mod package;
mod page;
mod policy;
mod precache;
mod process;
mod project;
mod samples;
mod single;
mod system;
mod terse;
mod toolchain;
mod tools;
mod weight;

use process::{Failure, Outcome};
use std::process::ExitCode;

/// What can be asked for on the command line.
#[derive(Clone, Copy)]
enum Chore {
    Serve,
    Test,
    Dist,
    Package,
}

impl Chore {
    const ALL: [Chore; 4] = [Chore::Serve, Chore::Test, Chore::Dist, Chore::Package];

    const fn name(self) -> &'static str {
        match self {
            Chore::Serve => "serve",
            Chore::Test => "test",
            Chore::Dist => "dist",
            Chore::Package => "package",
        }
    }

    const fn what(self) -> &'static str {
        match self {
            Chore::Serve => "build the page, serve it on 127.0.0.1, rebuild it on every change",
            Chore::Test => {
                "run every test; `test native browser` runs these layers alone, `test browser -- own::` these tests"
            }
            Chore::Dist => {
                "make the site for any static server in dist, with an archive and a single file"
            }
            Chore::Package => "make the JavaScript package in target/npm/queenscope",
        }
    }

    fn run(self, rest: &[String]) -> Outcome {
        match self {
            Chore::Serve => none(rest).and_then(|()| page::serve()),
            Chore::Test => layers::test(rest),
            Chore::Dist => {
                none(rest)?;
                let folder = dist::dist()?;
                weight::check(&folder)?;
                println!(
                    "xtask: {} is the site for any static server; in it, queenscope.zip is all of it \
                     as one archive and queenscope.html as one file that needs no server",
                    folder.display()
                );
                Ok(())
            }
            Chore::Package => {
                none(rest)?;
                let folder = package::build()?;
                println!("xtask: the package is in {}", folder.display());
                Ok(())
            }
        }
    }
}

fn none(rest: &[String]) -> Outcome {
    match rest.first() {
        None => Ok(()),
        Some(extra) => Err(Failure::new(format!(
            "this command takes no arguments, found `{extra}`"
        ))),
    }
}

fn commands() -> String {
    let mut text = String::from("cargo xtask <command>");
    for chore in Chore::ALL {
        text += &format!("\n  {:<8} {}", chore.name(), chore.what());
    }
    text
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let chosen = arguments
        .split_first()
        .and_then(|(name, rest)| Some((Chore::ALL.into_iter().find(|c| c.name() == name)?, rest)));
    let Some((chore, rest)) = chosen else {
        eprintln!("{}", commands());
        return ExitCode::from(2);
    };
    match chore.run(rest) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => {
            eprintln!("xtask: {failure}");
            ExitCode::FAILURE
        }
    }
}
