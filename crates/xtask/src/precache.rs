//! The service worker of the finished site: its text, preceded by the version and the list of
//! files that it keeps. Must come last, when every other file is final.

use crate::checksum;
use crate::files::Files;
use serde_json::json;

/// The service worker for a site with these files.
pub fn worker(text: &str, files: &Files) -> String {
    let list: Vec<(&str, String)> = files
        .iter()
        .map(|(name, bytes)| (name.as_str(), checksum::integrity(bytes)))
        .collect();
    let list = json!(list).to_string();
    // The worker's own text counts too: what it does with the files is part of the version.
    let version = checksum::short(format!("{list}{text}").as_bytes());
    format!("const VERSION = \"{version}\";\nconst FILES = {list};\n\n{text}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn files(text: &str) -> Files {
        Files::from([
            ("index.html".to_owned(), text.as_bytes().to_vec()),
            ("app.js".to_owned(), b"js".to_vec()),
        ])
    }

    #[test]
    fn every_file_is_listed_with_its_checksum() {
        let worker = worker("text", &files("abc"));
        assert!(
            worker.contains(
                r#"["index.html","sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0="]"#
            )
        );
        assert!(worker.contains(r#"["app.js","sha256-"#));
        assert!(worker.ends_with("\n\ntext"));
    }

    #[test]
    fn the_version_follows_the_contents_and_nothing_else() {
        let version = |text: &str, page: &str| {
            let worker = worker(text, &files(page));
            worker.lines().next().unwrap().to_owned()
        };
        assert_eq!(version("text", "page"), version("text", "page"));
        assert_ne!(version("text", "page"), version("text", "other page"));
        assert_ne!(version("text", "page"), version("other text", "page"));
    }
}
