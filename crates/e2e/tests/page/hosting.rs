//! Hosts as they are.

use std::time::Duration;

use queenscope_e2e::{Browser, FORWARD, Options, Page, of_the_layer};
use serde_json::Value;

#[tokio::test]
async fn the_page_starts_on_a_host_that_sends_wasm_with_the_wrong_type() {
    let page = Page::open("").await;
    page.browser
        .client
        .goto(&of_the_layer("QUEENSCOPE_URL_WRONG_TYPE"))
        .await
        .unwrap();
    page.until(
        "the page has started",
        "return !!document.querySelector('main[data-position]')",
    )
    .await;
    page.keys([FORWARD]).await;
    page.until_position(11).await;
    page.browser.complaints().await;
    page.browser.end().await;
}

#[tokio::test]
async fn a_page_that_cannot_start_says_why() {
    let browser = Browser::start(Options::default()).await;
    browser
        .client
        .goto(&of_the_layer("QUEENSCOPE_URL_NO_WASM"))
        .await
        .unwrap();
    let script = "const m = document.getElementById('missing');
        return !!m && getComputedStyle(m).visibility === 'visible' && m.textContent.length > 100";
    for _ in 0..600 {
        if browser.client.execute(script, vec![]).await.unwrap() == Value::Bool(true) {
            browser.end().await;
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the page stays silent");
}
