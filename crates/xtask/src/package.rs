//! The JavaScript package: compiled for wasm, bound by wasm-bindgen, put together with the
//! entry files beside the crate. Must never know what the package offers.

use crate::process::{Failure, Outcome, about, run};
use crate::project;
use crate::toolchain::{WASM, Wasm, cargo};
use crate::tools::Tools;
use std::fs;
use std::path::{Path, PathBuf};

/// What the generated declarations of the web target say about loading, to the end of the file.
const LOADING: &str = "export type InitInput =";

/// What is true of both entry files instead.
const INIT: &str = "\
/**
 * Makes the package ready. Needed in a browser, where the wasm file beside this module is
 * fetched; in Node everything is ready once the module is imported, and this does nothing.
 */
export default function init(): Promise<void>;
";

/// Builds the package and says in which folder it is.
///
/// # Errors
/// If something is missing and can't be had, or the crate doesn't compile.
pub fn build() -> Outcome<PathBuf> {
    let wasm = Wasm::ready()?;
    let tools = Tools::ready_for_package()?;
    let target = project::target()?;
    run(wasm
        .prepare(&mut cargo())
        .args(["build", "--release", "--package", "queenscope-js"])
        .args(["--target", WASM, "--target-dir"])
        .arg(&target))?;

    // Made beside the finished package and moved there when complete.
    let packages = project::root().join("target").join("npm");
    let fresh = packages.join(".queenscope");
    empty(&fresh)?;
    let compiled = target.join(WASM).join("release").join("queenscope_js.wasm");
    run(tools
        .command("wasm-bindgen")
        .args(["--target", "web", "--out-name", "queenscope"])
        .args(["--remove-name-section", "--remove-producers-section"])
        .arg("--out-dir")
        .arg(&fresh)
        .arg(compiled))?;
    declare(&fresh)?;
    copy_beside(&fresh)?;

    let finished = packages.join("queenscope");
    if finished.exists() {
        fs::remove_dir_all(&finished).map_err(about(&finished))?;
    }
    fs::rename(&fresh, &finished).map_err(about(&finished))?;
    Ok(finished)
}

fn empty(folder: &Path) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(about(folder))?;
    }
    fs::create_dir_all(folder).map_err(about(folder))
}

/// Turns the generated declarations into those of the package.
fn declare(folder: &Path) -> Outcome {
    let generated = folder.join("queenscope.d.ts");
    let text = fs::read_to_string(&generated).map_err(about(&generated))?;
    let declarations = folder.join("index.d.ts");
    fs::write(&declarations, declarations_of(&text)?).map_err(about(&declarations))?;
    for used_up in [generated, folder.join("queenscope_bg.wasm.d.ts")] {
        fs::remove_file(&used_up).map_err(about(&used_up))?;
    }
    Ok(())
}

fn declarations_of(generated: &str) -> Outcome<String> {
    match generated.split_once(LOADING) {
        Some((offered, _)) => {
            // Declaring it takes a newer library of types than most projects ask for.
            let offered = offered.replace("  [Symbol.dispose](): void;\n", "");
            Ok(format!("{}\n\n{INIT}", offered.trim_end()))
        }
        None => Err(Failure::new(format!(
            "the declarations that wasm-bindgen wrote have no `{LOADING}`; crates/xtask/src/package.rs must follow"
        ))),
    }
}

fn copy_beside(folder: &Path) -> Outcome {
    let entries = project::root().join("crates").join("solver-js").join("js");
    let licences = ["LICENSE-MIT", "LICENSE-APACHE"].map(|name| project::root().join(name));
    let written = ["package.json", "README.md", "browser.js", "node.js"].map(|n| entries.join(n));
    for from in written.iter().chain(&licences) {
        let name = from.file_name().expect("each path above ends in a name");
        fs::copy(from, folder.join(name)).map_err(about(from))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_package_promises_its_own_init_and_nothing_of_the_loader() {
        let generated = "export class Search {\n  [Symbol.dispose](): void;\n}\n\nexport type InitInput = Request;\n\nexport function initSync(): void;\n";
        let declarations = declarations_of(generated).unwrap();
        assert!(declarations.starts_with("export class Search {\n}\n\n/**"));
        assert!(declarations.ends_with("export default function init(): Promise<void>;\n"));
        assert!(!declarations.contains("initSync"));
        assert!(declarations_of("export class Search {\n}\n").is_err());
    }
}
