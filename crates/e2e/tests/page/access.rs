//! What axe-core finds that keeps people out: nothing, whatever the page shows.

use queenscope_e2e::{Options, Page, clean};
use serde_json::json;

/// A start, a conflict with all that is drawn for it, the same before an audience, a solution at the end of a search.
const PLACES: [&str; 4] = [
    "",
    "program=recursive-marks&n=8&step=20674",
    "program=recursive-check&n=8&step=65086&view=present",
    "program=iterative&n=4&step=99999",
];

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
async fn nothing_is_found_on_a_tour() {
    let page = Page::open("").await;
    let note = "note%20".repeat(60);
    for window in [(1440, 900), (390, 844)] {
        page.browser.resize(window).await;
        for look in ["lang=en&theme=light", "lang=zh&theme=dark"] {
            page.visit(&format!("step=63&tour=0:Start,63:There:{note}&{look}"))
                .await;
            clean(&page, &format!("a tour, {look}")).await;
            page.keys(['t']).await;
            page.until(
                "the tour is open",
                "return !!document.querySelector('dialog[open]')",
            )
            .await;
            clean(&page, &format!("the dialogue of a tour, {look}")).await;
        }
    }
    page.end().await;
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
