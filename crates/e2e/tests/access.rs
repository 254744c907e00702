//! What axe-core finds that keeps people out: nothing, whatever the page shows.

use std::fs;

use queenscope_e2e::{Options, Page, of_the_layer};
use serde_json::{Value, json};

/// A start, a conflict with all that is drawn for it, the same before an audience, a solution at the end of a search.
const PLACES: [&str; 4] = [
    "",
    "program=recursive-marks&n=8&step=20674",
    "program=recursive-check&n=8&step=65086&view=present",
    "program=iterative&n=4&step=99999",
];

/// Names each finding with the first element that it is about.
const LOOK: &str = "
    const answer = arguments[0];
    axe.run(document, { resultTypes: ['violations'] }).then(
        found => answer(found.violations.map(v => `${v.id}: ${v.help}: ${v.nodes[0].html.slice(0, 200)}: ${v.nodes[0].failureSummary}`)),
        error => answer([String(error)]));";

async fn findings(page: &Page) -> Vec<String> {
    let client = &page.browser.client;
    let path = of_the_layer("QUEENSCOPE_AXE");
    let axe = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    client.execute(&axe, vec![]).await.expect("axe is a script");
    let found = client.execute_async(LOOK, vec![]).await;
    match found.expect("axe looks through the page") {
        Value::Array(found) => found.iter().map(ToString::to_string).collect(),
        other => panic!("{other}"),
    }
}

async fn clean(page: &Page, what: &str) {
    let found = findings(page).await;
    assert!(found.is_empty(), "{what}: {found:#?}");
}

async fn in_every_look(window: (u32, u32)) {
    let page = Page::open_with(Options::default(), "").await;
    page.browser.resize(window).await;
    for look in [
        "lang=en&theme=light",
        "lang=en&theme=dark",
        "lang=zh&theme=light",
        "lang=zh&theme=dark",
    ] {
        for place in PLACES {
            let link = format!("{place}&{look}");
            page.visit(&link).await;
            page.until(
                "it is there",
                "return document.querySelector('main').dataset.state !== 'seeking'",
            )
            .await;
            clean(&page, &link).await;
        }
        page.keys(['?']).await;
        page.until(
            "the keys are listed",
            "return !!document.querySelector('dialog[open]')",
        )
        .await;
        clean(&page, &format!("the list of keys, {look}")).await;
    }
    page.end().await;
}

#[tokio::test]
async fn nothing_is_found_on_a_desktop() {
    in_every_look((1440, 900)).await;
}

#[tokio::test]
async fn nothing_is_found_on_a_phone() {
    in_every_look((390, 844)).await;
}

#[tokio::test]
async fn nothing_is_found_while_the_page_asks_and_tells() {
    let page = Page::open("n=abc&step=400&lang=en").await;
    clean(&page, "a notice about the link").await;
    for (field, refused) in [("33", true), ("8", false)] {
        page.click("input[role=spinbutton]").await;
        page.run("document.activeElement.select()").await;
        page.keys(field.chars().chain(['\u{e007}'])).await;
        let script = "return !!document.querySelector('[aria-invalid=true]') === arguments[0]";
        let told = page
            .browser
            .client
            .execute(script, vec![json!(refused)])
            .await;
        assert_eq!(told.expect("the script runs"), true, "{field}");
        clean(&page, field).await;
    }
    page.end().await;
}
