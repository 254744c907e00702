//! A folder of files in memory, so that what is made of the page is made of plain data and the
//! folder on disk is written in one go. Must never know what the files are.

use crate::process::{Failure, Outcome, about};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Files by their names, with `/` between folders, in the order of the names.
pub type Files = BTreeMap<String, Vec<u8>>;

/// All files of a folder.
///
/// # Errors
/// If one of them can't be read.
pub fn read(folder: &Path) -> Outcome<Files> {
    let mut files = Files::new();
    read_into(folder, "", &mut files)?;
    Ok(files)
}

fn read_into(folder: &Path, prefix: &str, files: &mut Files) -> Outcome {
    for entry in fs::read_dir(folder).map_err(about(folder))? {
        let path = entry.map_err(about(folder))?.path();
        let name = path
            .file_name()
            .and_then(|name| name.to_str())
            .ok_or_else(|| Failure::new(format!("{}: not a plain name", path.display())))?;
        if path.is_dir() {
            read_into(&path, &format!("{prefix}{name}/"), files)?;
        } else {
            let bytes = fs::read(&path).map_err(about(&path))?;
            files.insert(format!("{prefix}{name}"), bytes);
        }
    }
    Ok(())
}

/// Makes a folder that holds these files and no other.
///
/// # Errors
/// If the folder can't be emptied or a file can't be written.
pub fn write(files: &Files, folder: &Path) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(about(folder))?;
    }
    for (name, bytes) in files {
        let path = folder.join(name);
        if let Some(parent) = path.parent() {
            fs::create_dir_all(parent).map_err(about(parent))?;
        }
        fs::write(&path, bytes).map_err(about(&path))?;
    }
    Ok(())
}

/// One of the files as text.
///
/// # Errors
/// If it is missing or no UTF-8.
pub fn text<'a>(files: &'a Files, name: &str) -> Outcome<&'a str> {
    let bytes = files
        .get(name)
        .ok_or_else(|| Failure::new(format!("the bundle has no {name}")))?;
    std::str::from_utf8(bytes).map_err(|error| Failure::new(format!("{name}: {error}")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_holds_what_was_written_and_nothing_older() {
        let own = format!("queenscope-files-{}", std::process::id());
        let folder = std::env::temp_dir().join(own);
        let older = Files::from([("old.js".to_owned(), vec![1])]);
        let files = Files::from([
            ("index.html".to_owned(), b"page".to_vec()),
            ("icons/a.png".to_owned(), vec![0xff]),
        ]);
        write(&older, &folder).unwrap();
        write(&files, &folder).unwrap();
        let found = read(&folder);
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(found.unwrap(), files);
        assert_eq!(text(&files, "index.html").unwrap(), "page");
        assert!(text(&files, "icons/a.png").is_err());
        assert!(text(&files, "boot.js").is_err());
    }
}
