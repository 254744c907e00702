//! What axe-core finds that keeps people out.

use std::fs;

use serde_json::Value;

use crate::{browser::of_the_layer, page::Page};

/// Names each finding with the first element that it is about.
const LOOK: &str = "
    const answer = arguments[0];
    axe.run(document, { resultTypes: ['violations'] }).then(
        found => answer(found.violations.map(v => `${v.id}: ${v.help}: ${v.nodes[0].html.slice(0, 200)}: ${v.nodes[0].failureSummary}`)),
        error => answer([String(error)]));";

/// Nothing is found on the page as it is now.
///
/// # Panics
/// If something is found.
pub async fn clean(page: &Page, what: &str) {
    let client = &page.browser.client;
    let path = of_the_layer("QUEENSCOPE_AXE");
    let axe = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    client.execute(&axe, vec![]).await.expect("axe is a script");
    let found = client.execute_async(LOOK, vec![]).await;
    let Value::Array(found) = found.expect("axe looks through the page") else {
        panic!("axe answers with something else");
    };
    assert!(found.is_empty(), "{what}: {found:#?}");
}
