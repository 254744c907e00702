//! Trunk and wasm-bindgen in the versions that the project pins, built once into a cache of the
//! project's own. Must never know what is made with them.
//!
//! A version that is on the search path already is used as it is. What says that a tool is there
//! is the tool itself, asked for its version: an installation that broke off leaves nothing that
//! could be taken for a finished one.

use crate::process::{Failure, Outcome, about, run, says};
use crate::project;
use crate::toolchain;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::io::IsTerminal;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Variables meant for building the project, which must not reach the building of its tools.
const OF_THE_PROJECT: [&str; 6] = [
    "RUSTFLAGS",
    "CARGO_ENCODED_RUSTFLAGS",
    "CARGO_BUILD_RUSTFLAGS",
    "CARGO_BUILD_TARGET",
    "CARGO_TARGET_DIR",
    "RUSTC_WORKSPACE_WRAPPER",
];

/// The tools do little work, so that optimising them would cost far more time than it saves.
const QUICK_PROFILE: [(&str, &str); 6] = [
    ("CARGO_PROFILE_RELEASE_OPT_LEVEL", "0"),
    ("CARGO_PROFILE_RELEASE_LTO", "false"),
    ("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "64"),
    ("CARGO_PROFILE_RELEASE_DEBUG", "0"),
    ("CARGO_PROFILE_RELEASE_STRIP", "true"),
    // Without the tool's own lock file, take no dependency that this Rust is too old for.
    ("CARGO_RESOLVER_INCOMPATIBLE_RUST_VERSIONS", "fallback"),
];

struct Tool {
    package: &'static str,
    binary: &'static str,
    version: String,
    dependencies: Dependencies,
    why: &'static str,
    time: &'static str,
}

#[derive(Clone, Copy)]
enum Dependencies {
    /// Those of the lock file that the tool was released with.
    AsReleased,
    /// The newest that fit: the lock file names a version that not every registry has.
    Newest,
}

/// The tools, ready to be called.
pub struct Tools {
    path: OsString,
}

impl Tools {
    /// Installs what is missing.
    ///
    /// # Errors
    /// If a tool can't be installed, or there is no folder to put it.
    pub fn ready() -> Outcome<Tools> {
        let wanted = [
            Tool {
                package: "trunk",
                binary: "trunk",
                version: project::trunk_version()?,
                dependencies: Dependencies::AsReleased,
                why: "it bundles the page",
                time: "two to three minutes",
            },
            wasm_bindgen()?,
        ];
        Tools::with(&wanted)
    }

    /// The same for wasm-bindgen alone, which is enough for the JavaScript package.
    ///
    /// # Errors
    /// As for [`Tools::ready`].
    pub fn ready_for_package() -> Outcome<Tools> {
        Tools::with(&[wasm_bindgen()?])
    }

    fn with(wanted: &[Tool]) -> Outcome<Tools> {
        let builds = Builds::new();
        let mut folders = Vec::new();
        for tool in wanted {
            folders.extend(tool.folder(&builds)?);
        }
        let inherited = env::var_os("PATH").unwrap_or_default();
        folders.extend(env::split_paths(&inherited));
        let path = env::join_paths(folders).map_err(|error| {
            Failure::new(format!(
                "the tools' folder can't be put on PATH: {error}; choose another with QUEENSCOPE_TOOLS"
            ))
        })?;
        Ok(Tools { path })
    }

    /// One of the tools, or a program that calls them, at the root of the project.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command.current_dir(project::root()).env("PATH", &self.path);
        command
    }
}

fn wasm_bindgen() -> Outcome<Tool> {
    Ok(Tool {
        package: "wasm-bindgen-cli",
        binary: "wasm-bindgen",
        version: project::wasm_bindgen_version()?,
        dependencies: Dependencies::Newest,
        why: "it writes the JavaScript that loads our wasm",
        time: "one minute",
    })
}

impl Tool {
    /// The folder of the tool, or `None` if the search path leads to it already.
    fn folder(&self, builds: &Builds) -> Outcome<Option<PathBuf>> {
        if self.answers(Path::new(self.binary)) {
            return Ok(None);
        }
        let place = cache()?.join(format!("{}-{}", self.package, self.version));
        let folder = place.join("bin");
        let binary = folder.join(self.binary);
        if self.answers(&binary) {
            return Ok(Some(folder));
        }
        self.install(&place, builds)?;
        if self.answers(&binary) {
            Ok(Some(folder))
        } else {
            Err(Failure::new(format!(
                "{} was installed but doesn't say that it is {} {}",
                binary.display(),
                self.binary,
                self.version
            )))
        }
    }

    fn answers(&self, binary: &Path) -> bool {
        says(Command::new(binary).arg("--version"))
            .is_some_and(|line| line.split_whitespace().nth(1) == Some(&self.version))
    }

    fn install(&self, place: &Path, builds: &Builds) -> Outcome {
        fs::create_dir_all(place).map_err(about(place))?;
        println!(
            "xtask: installing {} {} ({}): {} on two cores, this once; into {}",
            self.package,
            self.version,
            self.why,
            self.time,
            place.display()
        );
        let mut command = toolchain::cargo();
        for name in OF_THE_PROJECT {
            command.env_remove(name);
        }
        command
            .envs(QUICK_PROFILE)
            .args(["install", self.package, "--version", &self.version])
            // Neither tool needs the network for what it does here: this leaves out TLS.
            .arg("--no-default-features")
            .arg("--force")
            .arg("--root")
            .arg(place)
            .arg("--target-dir")
            .arg(&builds.0);
        match self.dependencies {
            Dependencies::AsReleased => {
                command.arg("--locked");
            }
            Dependencies::Newest => {}
        }
        if !std::io::stderr().is_terminal() {
            command.arg("--quiet");
        }
        run(&mut command)
    }
}

/// Where the tools are built: shared by both, which have many dependencies in common, and gone
/// afterwards. The process id keeps two xtasks out of each other's way.
struct Builds(PathBuf);

impl Builds {
    fn new() -> Builds {
        let name = format!("queenscope-tools-{}", std::process::id());
        Builds(env::temp_dir().join(name))
    }
}

impl Drop for Builds {
    fn drop(&mut self) {
        // Most often there was nothing to build; a leftover in the temporary folder does no harm.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// The folder for tools, outside `target` so that `cargo clean` doesn't cost three minutes.
///
/// # Errors
/// If there is none that may be written.
pub fn cache() -> Outcome<PathBuf> {
    let folder = |name: &str| env::var_os(name).filter(|value| !value.is_empty());
    let own = folder("QUEENSCOPE_TOOLS").map(PathBuf::from);
    let users = || {
        let home = || folder("HOME").map(PathBuf::from);
        let caches = if cfg!(windows) {
            folder("LOCALAPPDATA").map(PathBuf::from)
        } else if cfg!(target_os = "macos") {
            home().map(|home| home.join("Library").join("Caches"))
        } else {
            folder("XDG_CACHE_HOME")
                .map(PathBuf::from)
                .filter(|path| path.is_absolute())
                .or_else(|| home().map(|home| home.join(".cache")))
        };
        caches.map(|caches| caches.join("queenscope").join("tools"))
    };
    let chosen = own.or_else(users).ok_or_else(|| {
        Failure::new("no folder for the tools: set QUEENSCOPE_TOOLS to one that may be written")
    })?;
    std::path::absolute(&chosen).map_err(about(&chosen))
}
