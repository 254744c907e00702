//! The finished page: what Trunk bundled, made ready to go out. One site for any static server
//! under any path, the same as one archive, and one single file. The tests look at this and at
//! nothing else.

use crate::archive;
use crate::checksum;
use crate::files::{self, Files};
use crate::licences;
use crate::markup;
use crate::page;
use crate::policy;
use crate::precache;
use crate::process::{Failure, Outcome, about};
use crate::project;
use crate::single;
use crate::terse;
use std::ffi::OsStr;
use std::fs;
use std::path::{Path, PathBuf};

/// Everything in one file. Not kept for use without a network: it needs none.
const SINGLE: &str = "queenscope.html";

/// The whole folder but for itself.
const ARCHIVE: &str = "queenscope.zip";

/// The folder that the archive unfolds to.
const IN_ARCHIVE: &str = "queenscope";

/// Builds the page and leaves what goes out in `dist`.
///
/// # Errors
/// If something is missing and can't be had, or the page doesn't compile.
pub fn dist() -> Outcome<PathBuf> {
    let folder = project::root().join("dist");
    files::write(&Sources::gather()?.finish()?, &folder)?;
    Ok(folder)
}

/// Builds the page for the tests: the same, and beside it a newer version of it. Says where both
/// are.
///
/// # Errors
/// As for [`dist`].
pub fn for_tests() -> Outcome<(PathBuf, PathBuf)> {
    let pages = project::target()?.join("page");
    let (this, newer) = (pages.join("test"), pages.join("newer"));
    let sources = Sources::gather()?;
    files::write(&sources.finish()?, &this)?;
    files::write(&sources.newer()?.finish()?, &newer)?;
    Ok((this, newer))
}

/// What the finished page is made of.
struct Sources {
    /// Trunk's bundle.
    bundle: Files,
    /// The script that keeps a copy.
    offline: String,
    /// The service worker, without its list.
    worker: String,
    /// The terms of what is compiled in.
    licences: String,
}

impl Sources {
    fn gather() -> Outcome<Sources> {
        let own = |name: &str| {
            let path = project::root().join("web").join("static").join(name);
            let text = fs::read_to_string(&path).map_err(about(&path))?;
            Ok(terse::script(&text))
        };
        Ok(Sources {
            bundle: terse(files::read(&page::build()?)?)?,
            offline: own("offline.js")?,
            worker: own("sw.js")?,
            licences: licences::text()?,
        })
    }

    /// The same page with another first line, for tests of updating.
    fn newer(&self) -> Outcome<Sources> {
        let html = files::text(&self.bundle, "index.html")?;
        let newer = html.replacen("<html ", "<html data-version=\"newer\" ", 1);
        let mut bundle = self.bundle.clone();
        bundle.insert("index.html".to_owned(), newer.into_bytes());
        Ok(Sources {
            bundle,
            offline: self.offline.clone(),
            worker: self.worker.clone(),
            licences: self.licences.clone(),
        })
    }

    fn finish(&self) -> Outcome<Files> {
        let mut site = self.bundle.clone();
        let html = files::text(&self.bundle, "index.html")?;
        let html = one_style_sheet(&without_hurry(html), &mut site)?;
        let html = markup::without_gaps(&html);
        site.insert("offline.js".to_owned(), self.offline.clone().into_bytes());
        let boot = named_by_content("boot.js", &mut site)?;
        let offline = named_by_content("offline.js", &mut site)?;
        let html = html.replace("\"./boot.js\"", &format!("\"./{boot}\""));
        let keep = format!("<script defer src=\"./{offline}\"></script>");
        let html = markup::before(&html, "</body>", &keep)
            .filter(|html| html.contains(&boot))
            .ok_or_else(|| Failure::new("index.html: no boot.js or no end of its body"))?;
        let html = policy::put(&html, policy::SITE)?;
        site.insert("index.html".to_owned(), html.into_bytes());

        let worker = precache::worker(&self.worker, &site);
        site.insert("sw.js".to_owned(), worker.into_bytes());
        let licences = self.licences.clone().into_bytes();
        site.insert("licences.txt".to_owned(), licences);
        let single = single::page(&self.bundle, &self.licences)?;
        site.insert(SINGLE.to_owned(), single);
        let archive = archive::zip(&site, IN_ARCHIVE)?;
        site.insert(ARCHIVE.to_owned(), archive);
        Ok(site)
    }
}

/// The bundle with its styles and scripts in few bytes.
fn terse(mut bundle: Files) -> Outcome<Files> {
    let names: Vec<String> = bundle.keys().cloned().collect();
    for name in names {
        let terse = match Path::new(&name).extension().and_then(OsStr::to_str) {
            Some("css") => terse::style,
            Some("js") => terse::script,
            _ => continue,
        };
        let text = terse(files::text(&bundle, &name)?);
        bundle.insert(name, text.into_bytes());
    }
    Ok(bundle)
}

/// Takes out what would fetch the application at once: on a slow line it would hold up the style
/// sheet, and with it the first picture. The script that starts the application fetches both its
/// parts as soon as there is one.
fn without_hurry(html: &str) -> String {
    markup::rewrite(html, "link", |link| {
        let hurries = ["modulepreload", "preload"].map(|way| link.says("rel", way));
        hurries.contains(&true).then(String::new)
    })
}

/// Joins the style sheets in their order: one request instead of many before the first picture.
fn one_style_sheet(html: &str, site: &mut Files) -> Outcome<String> {
    const PLACE: &str = "<link rel=\"stylesheet\">";
    let mut names = Vec::new();
    let html = markup::rewrite(html, "link", |link| {
        link.says("rel", "stylesheet").then(|| {
            names.push(link.get("href").unwrap_or_default());
            match names.len() {
                1 => PLACE.to_owned(),
                _ => String::new(),
            }
        })
    });
    let mut style = Vec::new();
    for name in names {
        let name = name.trim_start_matches("./");
        let text = site
            .remove(name)
            .ok_or_else(|| Failure::new(format!("the bundle has no style sheet `{name}`")))?;
        style.extend(text);
    }
    let name = format!("style-{}.css", checksum::short(&style));
    let html = html.replacen(
        PLACE,
        &format!("<link rel=\"stylesheet\" href=\"./{name}\">"),
        1,
    );
    site.insert(name, style);
    Ok(html)
}

/// Gives a script a name of its content, so that no cache can take one version for another.
fn named_by_content(name: &str, site: &mut Files) -> Outcome<String> {
    let text = site
        .remove(name)
        .ok_or_else(|| Failure::new(format!("the bundle has no {name}")))?;
    let stem = Path::new(name)
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy();
    let named = format!("{stem}-{}.js", checksum::short(&text));
    site.insert(named.clone(), text);
    Ok(named)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sources() -> Sources {
        let html = "<!doctype html>\n<html lang=\"en\"><head><meta charset=\"utf-8\">\n\
            <link rel=\"stylesheet\" href=\"./a.css\">\n<link rel=\"stylesheet\" href=\"./b.css\">\
            <link rel=\"modulepreload\" href=\"./app.js\"><link rel=\"preload\" href=\"./app.wasm\">\
            </head><body><script defer src=\"./boot.js\" id=\"boot\" data-js=\"./app.js\" \
            data-wasm=\"./app.wasm\"></script></body></html>";
        let bundle = [
            ("index.html", html),
            ("a.css", "a{}"),
            ("b.css", "b{}"),
            ("app.js", "function __wbg_init() {}"),
            ("app.wasm", "wasm"),
            ("boot.js", "start()"),
        ];
        Sources {
            bundle: bundle
                .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
                .into(),
            offline: "keep()".to_owned(),
            worker: "work()".to_owned(),
            licences: "terms".to_owned(),
        }
    }

    fn version(site: &Files) -> &str {
        files::text(site, "sw.js").unwrap().lines().next().unwrap()
    }

    #[test]
    fn the_site_is_what_its_page_and_its_worker_name() {
        let site = sources().finish().unwrap();
        let html = files::text(&site, "index.html").unwrap();
        assert!(!html.contains("preload"), "{html}");
        let worker = files::text(&site, "sw.js").unwrap();
        let not_kept = ["sw.js", "licences.txt", SINGLE, ARCHIVE];
        for name in site.keys() {
            let kept = worker.contains(&format!("[\"{name}\","));
            assert_eq!(kept, !not_kept.contains(&name.as_str()), "{name}");
            let in_page = name == "index.html" || html.contains(&format!("\"./{name}\""));
            assert!(in_page || !kept, "{name}");
        }
        assert!(html.contains("Content-Security-Policy"));
        assert_eq!(html.matches("stylesheet").count(), 1);
        let style = site.iter().find(|(name, _)| name.ends_with(".css"));
        assert_eq!(style.unwrap().1, b"a{}b{}");
    }

    #[test]
    fn the_same_sources_make_the_same_site_and_newer_ones_another_version() {
        let site = sources().finish().unwrap();
        assert_eq!(sources().finish().unwrap(), site);
        let newer = sources().newer().unwrap().finish().unwrap();
        assert_ne!(version(&newer), version(&site));
        let html = files::text(&newer, "index.html").unwrap();
        assert!(html.contains("<html data-version=\"newer\" lang"));
    }

    #[test]
    fn a_bundle_without_its_parts_is_refused() {
        for missing in ["index.html", "boot.js", "b.css"] {
            let mut sources = sources();
            sources.bundle.remove(missing);
            assert!(sources.finish().is_err(), "{missing}");
        }
    }
}
