//! Running other programs, and the one kind of failure that xtask knows.
//! Must never know which programs these are.

use std::fmt;
use std::path::Path;
use std::process::Command;

/// Why a chore ended early: one sentence for a person, no trace.
#[derive(Debug)]
pub struct Failure(String);

/// What a chore comes to.
pub type Outcome<T = ()> = Result<T, Failure>;

impl Failure {
    /// `sentence` says what is wrong and, where it can, what to do about it.
    pub fn new(sentence: impl Into<String>) -> Failure {
        Failure(sentence.into())
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Turns an error about a file or folder into a sentence that names it.
pub fn about(path: &Path) -> impl Fn(std::io::Error) -> Failure + '_ {
    move |error| Failure(format!("{}: {error}", path.display()))
}

/// Shows the command and runs it to its end with our own input and output.
///
/// # Errors
/// If it can't be started or doesn't exit with 0.
pub fn run(command: &mut Command) -> Outcome {
    let line = shown(command);
    println!("$ {line}");
    let status = command
        .status()
        .map_err(|error| Failure(format!("`{line}` could not be started: {error}")))?;
    if status.success() {
        Ok(())
    } else {
        Err(Failure(format!("`{line}` failed ({status})")))
    }
}

/// What the command prints on standard output, trimmed; `None` if it can't be started or fails.
pub fn says(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    if !output.status.success() {
        return None;
    }
    Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

/// The command as a person would type it: no folder before the program's name.
pub fn shown(command: &Command) -> String {
    let program = Path::new(command.get_program());
    let name = program.file_stem().unwrap_or(program.as_os_str());
    let mut line = name.to_string_lossy().into_owned();
    for argument in command.get_args() {
        line.push(' ');
        line += &argument.to_string_lossy();
    }
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_is_not_there_is_named_in_one_sentence() {
        let failure = run(&mut Command::new("queenscope-no-such-program")).unwrap_err();
        let sentence = failure.to_string();
        assert!(sentence.starts_with("`queenscope-no-such-program` could not be started: "));
        assert!(!sentence.contains('\n'));
    }

    #[test]
    fn a_command_is_shown_without_its_folder() {
        let mut command = Command::new(Path::new("some").join("where").join("cargo"));
        command.args(["fmt", "--check"]);
        assert_eq!(shown(&command), "cargo fmt --check");
    }
}
