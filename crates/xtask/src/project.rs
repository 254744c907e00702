//! Where the project's files are and which versions they pin.
//! Must never know how anything is built.

use crate::process::{Failure, Outcome, about};
use std::fs;
use std::path::{Path, PathBuf};

/// The folder of the repository.
pub fn root() -> &'static Path {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.ancestors()
        .nth(2)
        .expect("this crate lies two folders below the root")
}

/// Cargo's target folder. Cargo put this very program into `<target>/<profile>`, so that asking
/// where it is honours every way of choosing that folder.
///
/// # Errors
/// If the system can't tell where this program is.
pub fn target() -> Outcome<PathBuf> {
    let own = std::env::current_exe()
        .map_err(|error| Failure::new(format!("this program can't be located: {error}")))?;
    own.ancestors()
        .nth(2)
        .map(Path::to_path_buf)
        .ok_or_else(|| Failure::new("this program is not in a target folder; run `cargo xtask`"))
}

/// The version of `wasm-bindgen` in `Cargo.lock`: the generated glue and the command that
/// generates it must be of one version.
///
/// # Errors
/// If the lock file can't be read or holds no or several versions.
pub fn wasm_bindgen_version() -> Outcome<String> {
    locked(&read("Cargo.lock")?, "wasm-bindgen")
}

/// The version of Trunk that `Trunk.toml` asks for.
///
/// # Errors
/// If the file can't be read or asks for a range.
pub fn trunk_version() -> Outcome<String> {
    read("Trunk.toml")?
        .lines()
        .find_map(|line| line.strip_prefix("trunk-version = \"=")?.strip_suffix('"'))
        .map(str::to_owned)
        .ok_or_else(|| Failure::new("Trunk.toml: no line `trunk-version = \"=…\"`"))
}

fn read(name: &str) -> Outcome<String> {
    let path = root().join(name);
    fs::read_to_string(&path).map_err(about(&path))
}

fn locked(lock: &str, package: &str) -> Outcome<String> {
    let heading = format!("name = \"{package}\"");
    let mut lines = lock.lines();
    let mut versions = Vec::new();
    while lines.any(|line| line == heading) {
        let version = lines.next().and_then(|line| {
            line.strip_prefix("version = \"")
                .and_then(|rest| rest.strip_suffix('"'))
        });
        versions.extend(version);
    }
    match versions[..] {
        [one] => Ok(one.to_owned()),
        [] => Err(Failure::new(format!("Cargo.lock: no {package}"))),
        [_, _, ..] => Err(Failure::new(format!(
            "Cargo.lock: {package} in several versions, {}; keep one",
            versions.join(" and ")
        ))),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOCK: &str = r#"
[[package]]
name = "wasm-bindgen"
version = "0.2.1"
source = "x"

[[package]]
name = "wasm-bindgen-macro"
version = "0.2.2"

[[package]]
name = "twice"
version = "1.0.0"

[[package]]
name = "twice"
version = "2.0.0"
"#;

    #[test]
    fn a_locked_version_is_found_by_the_whole_name() {
        assert_eq!(locked(LOCK, "wasm-bindgen").unwrap(), "0.2.1");
        assert_eq!(
            locked(LOCK, "wasm").unwrap_err().to_string(),
            "Cargo.lock: no wasm"
        );
        assert_eq!(
            locked(LOCK, "twice").unwrap_err().to_string(),
            "Cargo.lock: twice in several versions, 1.0.0 and 2.0.0; keep one"
        );
    }

    #[test]
    fn both_tools_have_one_version_here() {
        for version in [wasm_bindgen_version().unwrap(), trunk_version().unwrap()] {
            let numbers: Vec<_> = version.split('.').map(str::parse::<u32>).collect();
            assert!(numbers.len() == 3 && numbers.iter().all(Result::is_ok));
        }
    }
}
