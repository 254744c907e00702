//! Compilers, and what the programs print that they make. Knows nothing of what the
//! programs are for. A compiler that is missing is a failure that says what to install.

use std::{
    env, fs,
    path::{Path, PathBuf},
    process::{Command, Output},
    thread,
};

/// A program in one language with a name that is no other's.
#[derive(Clone)]
pub struct Text {
    /// Letters, digits and lines below.
    pub name: String,
    /// The whole text.
    pub text: String,
}

/// A folder for the files of a test, gone when the test is over.
pub struct Folder(PathBuf);

impl Folder {
    /// An empty folder.
    pub fn new(name: &str) -> Folder {
        let path = env::temp_dir().join(format!("queenscope-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder can be made for files that come and go");
        Folder(path)
    }

    fn write(&self, name: &str, text: &str) -> PathBuf {
        let path = self.0.join(name);
        fs::write(&path, text).expect("a file can be written into a folder of one's own");
        path
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn output(command: &mut Command, install: &str) -> Output {
    match command.output() {
        Ok(output) => output,
        Err(error) => panic!("{command:?} does not start ({error}): install {install}"),
    }
}

fn compiled(command: &mut Command, install: &str, text: &str) -> Result<(), String> {
    let output = output(command, install);
    if output.status.success() {
        return Ok(());
    }
    let said = [output.stdout, output.stderr].concat();
    Err(format!("{}\n{text}", String::from_utf8_lossy(&said)))
}

fn printed(command: &mut Command) -> Result<String, String> {
    let output = output(command, "what it was compiled with");
    if output.status.success() {
        Ok(String::from_utf8_lossy(&output.stdout).replace("\r\n", "\n"))
    } else {
        Err(format!(
            "{}: {}",
            output.status,
            String::from_utf8_lossy(&output.stderr)
        ))
    }
}

/// Does the same for each, on as many threads as there are processors.
fn each<T: Sync, R: Send>(items: &[T], work: impl Fn(&T) -> R + Sync) -> Vec<R> {
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let size = items.len().div_ceil(threads).max(1);
    thread::scope(|scope| {
        let workers: Vec<_> = items
            .chunks(size)
            .map(|chunk| scope.spawn(|| chunk.iter().map(&work).collect::<Vec<R>>()))
            .collect();
        let results = workers.into_iter();
        results
            .flat_map(|worker| worker.join().expect("a worker ends without a panic"))
            .collect()
    })
}

/// What CPython prints.
pub fn python(folder: &Folder, texts: &[Text]) -> Vec<Result<String, String>> {
    let python = env::var_os("QUEENSCOPE_PYTHON").unwrap_or_else(|| "python3".into());
    each(texts, |text| {
        let path = folder.write(&format!("{}.py", text.name), &text.text);
        printed(Command::new(&python).arg(path))
    })
}

/// What C prints; `allowed` are options that switch warnings off.
pub fn c(folder: &Folder, texts: &[Text], allowed: &[&str]) -> Vec<Result<String, String>> {
    each(texts, |text| {
        let path = folder.write(&format!("{}.c", text.name), &text.text);
        let program = path.with_extension("c.exe");
        let mut gcc = Command::new("gcc");
        gcc.args(["-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror"])
            .args(allowed)
            .arg("-o")
            .args([&program, &path]);
        compiled(&mut gcc, "gcc", &text.text)?;
        printed(&mut Command::new(program))
    })
}

/// What Pascal prints.
pub fn pascal(folder: &Folder, texts: &[Text]) -> Vec<Result<String, String>> {
    each(texts, |text| {
        let path = folder.write(&format!("{}.pas", text.name), &text.text);
        let program = path.with_extension("pas.exe");
        let mut fpc = Command::new("fpc");
        fpc.args(["-v0e", &format!("-o{}", program.display())])
            .arg(&path);
        compiled(&mut fpc, "fp-compiler", &text.text)?;
        printed(&mut Command::new(program))
    })
}

/// What Rust prints: all programs are modules of one, so that the compiler starts once.
pub fn rust(folder: &Folder, texts: &[Text]) -> Vec<Result<String, String>> {
    let mut all = String::from("#![deny(warnings)]\n");
    let mut choices = String::new();
    for Text { name, text } in texts {
        let text = text.replace("\nfn main() {", "\npub fn main() {");
        all += &format!("mod {name} {{\n{text}}}\n");
        choices += &format!("        Some(\"{name}\") => {name}::main(),\n");
    }
    all += &format!(
        "fn main() {{\n    match std::env::args().nth(1).as_deref() {{\n{choices}        _ => std::process::exit(2),\n    }}\n}}\n"
    );
    let path = folder.write("all.rs", &all);
    let program = path.with_extension("exe");
    let mut rustc = Command::new("rustc");
    rustc
        .args(["--edition", "2021", "-C", "debuginfo=0", "-o"])
        .args([&program as &Path, &path]);
    if let Err(said) = compiled(&mut rustc, "rustc", "") {
        panic!("{said}");
    }
    each(texts, |text| {
        printed(Command::new(&program).arg(&text.name))
    })
}
