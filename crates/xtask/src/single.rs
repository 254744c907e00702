//! The page as one HTML file with everything inside, for a stick and a room without network. It
//! opens from a folder, where browsers load no modules and fetch nothing.

use crate::checksum;
use crate::files::{self, Files};
use crate::markup;
use crate::policy;
use crate::process::{Failure, Outcome};

/// What the bundle's script calls the function that starts it.
const START: &str = "__wbg_init";

/// The single file, from the bundle as Trunk made it and the licences of what is in it.
///
/// # Errors
/// If a part of the bundle is missing, or the bundler has come to write something else.
pub fn page(bundle: &Files, licences: &str) -> Outcome<Vec<u8>> {
    let html = files::text(bundle, "index.html")?;
    let mut style = String::new();
    let mut failure = None;
    let linked = markup::rewrite(html, "link", |link| {
        let href = link.get("href")?.trim_start_matches("./");
        match link.get("rel") {
            Some("stylesheet") => match files::text(bundle, href) {
                Ok(text) => style += text,
                Err(missing) => failure = Some(missing),
            },
            Some("icon") => {
                let icon = checksum::as_text(bundle.get(href)?);
                return Some(format!(
                    "<link rel=\"icon\" href=\"data:image/svg+xml;base64,{icon}\">"
                ));
            }
            // Of no use without a server.
            Some(_) | None => {}
        }
        Some(String::new())
    });
    if let Some(missing) = failure {
        return Err(missing);
    }

    let mut parts = None;
    let inside = markup::rewrite(&linked, "script", |script| {
        if script.says("id", "boot") {
            parts = script.get("data-js").zip(script.get("data-wasm"));
        }
        Some(String::from("<script hidden>"))
    })
    .replace("<script hidden></script>", "");
    let inside = markup::without_gaps(&inside);
    let (js, wasm) = parts.ok_or_else(|| Failure::new("index.html: no script with id=\"boot\""))?;
    let glue = function(files::text(bundle, js.trim_start_matches("./"))?)?;
    let boot = harmless(files::text(bundle, "boot.js")?);
    let wasm = wasm.trim_start_matches("./");
    let wasm = bundle
        .get(wasm)
        .ok_or_else(|| Failure::new(format!("the bundle has no {wasm}")))?;

    let head = format!("<style>{style}</style>");
    let body = format!(
        "<script type=\"text/plain\" id=\"wasm\">{}</script>\n\
         <script type=\"text/plain\" id=\"licences\">{}</script>\n\
         <script type=\"module\">{glue}</script>\n\
         <script type=\"module\">{boot}</script>",
        checksum::as_text(wasm),
        harmless(licences)
    );
    let whole = markup::before(&inside, "</head>", &head)
        .and_then(|page| markup::before(&page, "</body>", &body))
        .ok_or_else(|| Failure::new("index.html: no end of its head or of its body"))?;
    // Browsers sum up what they have read, where line ends are plain.
    let whole = policy::put(&whole, &policy::single(&[&glue, &boot], &style))?;
    match whole.contains('\r') {
        true => Err(Failure::new("a part of the page has carriage returns")),
        false => Ok(whole.into_bytes()),
    }
}

/// The bundle's module, which exports the function that starts it, as one that hands it on.
fn function(module: &str) -> Outcome<String> {
    if !module.contains(&format!("function {START}(")) || module.contains("\nimport ") {
        return Err(Failure::new(format!(
            "the bundle's script has no {START} or imports others; crates/xtask/src/single.rs must follow"
        )));
    }
    Ok(harmless(&format!(
        "{module}\nglobalThis.queenscopeGlue = {START};\n"
    )))
}

/// Text for the inside of a script element, which must not seem to end or to nest there.
fn harmless(text: &str) -> String {
    text.replace("</script", "<\\/script")
        .replace("<!--", "<\\!--")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bundle(glue: &str) -> Files {
        let html = "<html><head><meta charset=\"utf-8\">\
            <link rel=\"icon\" href=\"icon.svg\" type=\"image/svg+xml\">\
            <link rel=\"manifest\" href=\"app.webmanifest\">\
            <link rel=\"stylesheet\" href=\"./a.css\">\
            <link rel=\"stylesheet\" href=\"./b.css\">\
            <link rel=\"modulepreload\" href=\"./app.js\"></head><body>text\
            <script defer src=\"./boot.js\" id=\"boot\" data-js=\"./app.js\" data-wasm=\"./app.wasm\"></script>\
            </body></html>";
        let files = [
            ("index.html", html),
            ("icon.svg", "<svg/>"),
            ("a.css", "a{}"),
            ("b.css", "b{}"),
            ("app.js", glue),
            ("app.wasm", "wasm"),
            ("boot.js", "start('</script>')"),
        ];
        files
            .map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()))
            .into()
    }

    const GLUE: &str = "async function __wbg_init(x) {}\nexport default __wbg_init;";

    #[test]
    fn everything_is_inside_and_nothing_leads_outside() {
        let page = String::from_utf8(page(&bundle(GLUE), "terms").unwrap()).unwrap();
        for inside in [
            "<style>a{}b{}</style>",
            "id=\"wasm\">d2FzbQ==</script>",
            "id=\"licences\">terms</script>",
            "start('<\\/script>')",
            "href=\"data:image/svg+xml;base64,PHN2Zy8+\"",
            &checksum::integrity(b"a{}b{}"),
            &checksum::integrity(b"start('<\\/script>')"),
        ] {
            assert!(page.contains(inside), "{inside}\n{page}");
        }
        for outside in ["src=", "a.css", "boot.js", "manifest", "modulepreload"] {
            assert!(!page.contains(outside), "{outside}\n{page}");
        }
        assert_eq!(page.matches("<script").count(), 4);
    }

    #[test]
    fn a_bundle_that_has_changed_its_ways_is_refused() {
        for glue in ["export default start;", "\nimport { a } from './b.js';"] {
            assert!(page(&bundle(glue), "").is_err());
        }
        for missing in ["boot.js", "app.wasm", "b.css", "index.html"] {
            let mut bundle = bundle(GLUE);
            bundle.remove(missing);
            assert!(page(&bundle, "").is_err(), "{missing}");
        }
    }
}
