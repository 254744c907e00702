//! The page's weight: what a first visit has to load, compressed as a web server would.
//! Must never know what the page contains.

use crate::process::{Failure, Outcome, about};
use std::ffi::OsStr;
use std::fs;
use std::path::Path;

/// The most that all scripts, styles and wasm may weigh together, in bytes after gzip: what a
/// line of 1 Mbit/s carries in a little over five seconds. That holds seventeen programs with their
/// pictures and introductions in two languages, the editor of the reader's own program with what is
/// wrong with a text, the debugger, and the listings in five languages. A page that needs more has
/// grown by mistake.
pub const BUDGET: usize = 650_000;

/// A gzip file is a raw DEFLATE stream with a header of 10 and a trailer of 8 bytes.
const GZIP_FRAME: usize = 18;

/// What web servers use when they compress as they send.
const USUAL_LEVEL: u8 = 6;

/// Prints the weight of each kind of file in `page` and checks their sum.
///
/// # Errors
/// If the sum is over [`BUDGET`], or the page has no wasm, no script or no style at all.
pub fn check(page: &Path) -> Outcome {
    let mut sum = 0;
    for kind in ["wasm", "js", "css"] {
        let (plain, compressed) = weigh(page, kind)?;
        if plain == 0 {
            return Err(Failure::new(format!("the built page has no .{kind} file")));
        }
        println!("{kind:<6}{plain:>9} bytes {compressed:>9} after gzip");
        sum += compressed;
    }
    println!("{:<6}{sum:>25} after gzip, of {BUDGET} allowed", "page");
    if sum > BUDGET {
        return Err(Failure::new(format!(
            "the page weighs {sum} bytes after gzip, {} more than its budget",
            sum - BUDGET
        )));
    }
    Ok(())
}

/// The bytes of all files of one kind, as they are and compressed one by one.
fn weigh(page: &Path, kind: &str) -> Outcome<(usize, usize)> {
    let mut weights = (0, 0);
    for entry in fs::read_dir(page).map_err(about(page))? {
        let path = entry.map_err(about(page))?.path();
        if path.extension() == Some(OsStr::new(kind)) {
            let bytes = fs::read(&path).map_err(about(&path))?;
            weights.0 += bytes.len();
            weights.1 += gzipped(&bytes);
        }
    }
    Ok(weights)
}

fn gzipped(bytes: &[u8]) -> usize {
    miniz_oxide::deflate::compress_to_vec(bytes, USUAL_LEVEL).len() + GZIP_FRAME
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weight_is_what_gzip_makes_of_it() {
        // Measured with GNU gzip 1.12 at its usual level: 18 bytes of frame included, no name.
        assert_eq!(gzipped(b""), 20);
        let repeated = "queens ".repeat(1000);
        let weight = gzipped(repeated.as_bytes());
        assert!((40..=60).contains(&weight), "{weight}");
    }
}
