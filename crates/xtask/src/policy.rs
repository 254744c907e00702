//! The content security policies: what a page may load and run, enforced by the browser. They
//! stand in the page itself, because many static hosts can't be told to send headers.
//!
//! Nothing is allowed but what is named. `style="…"` attributes are, because that is how the
//! application places things; no style sheet and no script may stand in the page. For the
//! development server the page has no policy: Trunk puts a script for reloading into it.

use crate::checksum;
use crate::process::{Failure, Outcome};

/// What the policy is put behind: nothing may come before it but the encoding.
const ENCODING: &str = "<meta charset=\"utf-8\">";

/// For the site: its own files and nothing else.
pub const SITE: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; \
    worker-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'";

/// For the single file: these scripts and this style sheet inside it, and no request at all.
pub fn single(scripts: &[&str], style: &str) -> String {
    let scripts: Vec<String> = scripts.iter().map(|script| source(script)).collect();
    format!(
        "default-src 'none'; script-src {} 'wasm-unsafe-eval'; style-src {}; \
         style-src-attr 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'",
        scripts.join(" "),
        source(style)
    )
}

fn source(text: &str) -> String {
    format!("'{}'", checksum::integrity(text.as_bytes()))
}

/// The page with a policy in its head.
///
/// # Errors
/// If the page does not begin with its encoding.
pub fn put(html: &str, policy: &str) -> Outcome<String> {
    let (start, rest) = html.split_once(ENCODING).ok_or_else(|| {
        Failure::new(format!(
            "index.html: no {ENCODING} to put the policy behind"
        ))
    })?;
    Ok(format!(
        "{start}{ENCODING}\n  <meta http-equiv=\"Content-Security-Policy\" content=\"{policy}\">{rest}"
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_policy_comes_before_everything_that_it_governs() {
        let page = put("<head><meta charset=\"utf-8\"><script>", SITE).unwrap();
        let policy = page.find("default-src 'none'").unwrap();
        assert!(page.find(ENCODING).unwrap() < policy && policy < page.find("<script>").unwrap());
        assert!(put("<head>", SITE).is_err());
    }

    #[test]
    fn no_policy_allows_inline_code_or_another_host() {
        let single = single(&["one", "two"], "style");
        for policy in [SITE, &single] {
            let scripts = policy
                .split("; ")
                .find(|directive| directive.starts_with("script-src"))
                .unwrap();
            assert!(!scripts.contains("unsafe-inline") && !scripts.contains("'unsafe-eval'"));
            assert!(!policy.contains("http") && !policy.contains('*') && !policy.contains('"'));
        }
        assert!(!single.contains("connect-src") && !single.contains("'self'"));
        assert_eq!(single.matches("'sha256-").count(), 3);
    }
}
