//! Hosts and browsers as they are: what is missing or refused ends in a sentence.

use queenscope_e2e::{Browser, FORWARD, Options, Page, of_the_layer};

/// A page that has not been opened yet.
async fn closed() -> Page {
    let browser = Browser::start(Options::default()).await;
    Page { browser }
}

/// Waits until the page says why it has not started, and this is part of it.
async fn until_it_says(page: &Page, part: &str) {
    let script = format!(
        "const m = document.getElementById('missing');
        return !!m && getComputedStyle(m).visibility === 'visible' && m.innerText.includes('{part}')"
    );
    page.until(part, &script).await;
}

#[tokio::test]
async fn the_page_starts_on_a_host_that_sends_wasm_with_the_wrong_type() {
    let page = closed().await;
    let address = of_the_layer("QUEENSCOPE_URL_WRONG_TYPE");
    page.visit_at(&address, "").await;
    page.keys([FORWARD]).await;
    page.until_position(11).await;
    page.browser.end().await;
}

#[tokio::test]
async fn a_page_without_its_wasm_or_its_scripts_says_that_a_part_did_not_arrive() {
    for host in ["QUEENSCOPE_URL_NO_WASM", "QUEENSCOPE_URL_NO_SCRIPT"] {
        let page = closed().await;
        page.browser.client.goto(&of_the_layer(host)).await.unwrap();
        until_it_says(&page, "a part of the page did not arrive").await;
        page.browser.end().await;
    }
}

#[tokio::test]
async fn a_browser_without_wasm_is_told_so() {
    let page = closed().await;
    let without = "delete globalThis.WebAssembly";
    page.browser.before_each_page(without).await;
    let client = &page.browser.client;
    client.goto(&of_the_layer("QUEENSCOPE_URL")).await.unwrap();
    until_it_says(&page, "this browser does not run WebAssembly").await;
    page.browser.end().await;
}

#[tokio::test]
async fn a_browser_that_refuses_storage_and_copies_runs_the_page_and_is_told_so() {
    let page = closed().await;
    let refusing = "const refuse = { get() { throw new DOMException('no', 'SecurityError'); } };
        Object.defineProperty(window, 'localStorage', refuse);
        Object.defineProperty(window, 'caches', refuse);
        Object.defineProperty(Navigator.prototype, 'serviceWorker', refuse);";
    page.browser.before_each_page(refusing).await;
    page.visit("").await;
    page.keys([FORWARD, '+']).await;
    page.until_position(11).await;
    page.keys(['?']).await;
    let says = "return document.querySelector('dialog.key-list[open] .software').textContent
        === 'This browser does not let the page remember your settings.'";
    page.until("the page says so", says).await;
    page.end().await;
}
