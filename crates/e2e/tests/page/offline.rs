//! Lecture rooms without a network, and versions that come while somebody teaches.

use std::path::Path;

use queenscope_e2e::{Browser, FORWARD, Options, Page, of_the_layer};
use queenscope_site::Site;
use serde_json::{Value, json};

const DEEP: &str = "program=iterative&n=6&step=40&size=line";

const OFFERED: &str = "A new version is ready. Reload to use it.";

/// The page as it is, on a host of the test's own.
fn host() -> Site {
    Site::start(Path::new(&of_the_layer("QUEENSCOPE_PAGE"))).expect("the page can be served")
}

/// The host takes a newer version.
fn renew(site: &Site) {
    site.replace(Path::new(&of_the_layer("QUEENSCOPE_NEWER")))
        .expect("the newer version can be served");
}

/// A first visit, until the browser has all of the page.
async fn visited(site: &Site) -> Page {
    let browser = Browser::start(Options::default()).await;
    let page = Page { browser };
    page.visit_at(&site.whole(), DEEP).await;
    page.until_position(40).await;
    until_kept(&page).await;
    page
}

async fn until_kept(page: &Page) {
    let kept = "return document.documentElement.dataset.kept === 'whole'";
    page.until("the browser has all of the page", kept).await;
}

async fn until_offered(page: &Page) {
    let script = format!("return document.querySelector('.newer p')?.textContent === '{OFFERED}'");
    page.until("the newer version is offered", &script).await;
}

/// The newer version of the tests says that it is.
async fn is_newer(page: &Page) -> bool {
    page.run("return document.documentElement.dataset.version === 'newer'")
        .await
        == Value::Bool(true)
}

async fn caches(page: &Page) -> Value {
    let script = "caches.keys().then(keys => arguments[0](keys.length))";
    let client = &page.browser.client;
    let count = client.execute_async(script, vec![]).await;
    count.expect("the script runs")
}

async fn reload(page: &Page) {
    page.click(".newer .btn-line").await;
}

#[tokio::test]
async fn after_one_visit_the_page_needs_no_server() {
    let site = host();
    let page = visited(&site).await;
    page.keys(['?']).await;
    let says = "return document.querySelector('dialog.key-list[open] .software').textContent
        === 'This page works without a network now.'";
    page.until("the page says so", says).await;

    let address = site.whole();
    drop(site);
    page.visit_at(&address, "program=recursive-marks&n=5&step=117")
        .await;
    page.until_position(117).await;
    page.keys([FORWARD]).await;
    page.until(
        "the page steps",
        "return document.querySelector('main').dataset.position > '117'",
    )
    .await;
    page.browser.client.refresh().await.unwrap();
    page.until_state("paused").await;
    // Whatever a host or a mail program has put before the fragment.
    page.visit_at(&format!("{address}index.html?from=mail"), DEEP)
        .await;
    page.until_position(40).await;
    page.browser.end().await;
}

#[tokio::test]
async fn a_newer_version_waits_until_the_reader_asks() {
    let site = host();
    let page = visited(&site).await;
    renew(&site);
    page.browser.client.refresh().await.unwrap();
    until_offered(&page).await;
    assert!(!is_newer(&page).await, "it must not come by itself");

    // Neither a lecture that goes on nor another reload changes anything.
    page.keys([FORWARD]).await;
    page.until_position(41).await;
    page.browser.client.refresh().await.unwrap();
    until_offered(&page).await;
    page.until_position(41).await;
    assert!(!is_newer(&page).await, "it must not come by itself");
    assert_eq!(caches(&page).await, json!(2));

    reload(&page).await;
    page.until(
        "the newer version is there",
        "return document.documentElement.dataset.version === 'newer'",
    )
    .await;
    page.until_position(41).await;
    until_kept(&page).await;
    assert_eq!(caches(&page).await, json!(1));
    assert_eq!(page.texts(".newer").await, Vec::<String>::new());

    // It is whole too.
    let address = site.whole();
    drop(site);
    page.visit_at(&address, DEEP).await;
    page.until_position(40).await;
    assert!(is_newer(&page).await);
    page.browser.end().await;
}

#[tokio::test]
async fn a_newer_version_that_was_put_off_is_found_in_the_list_of_keys() {
    let site = host();
    let page = visited(&site).await;
    renew(&site);
    page.browser.client.refresh().await.unwrap();
    until_offered(&page).await;
    page.click(".newer button[aria-label=Dismiss]").await;
    page.until(
        "the notice is gone",
        "return !document.querySelector('.newer')",
    )
    .await;
    page.keys(['?']).await;
    page.click("dialog.key-list[open] .software button").await;
    page.until(
        "the newer version is there",
        "return document.documentElement.dataset.version === 'newer'",
    )
    .await;
    page.browser.end().await;
}

#[tokio::test]
async fn a_visit_with_nothing_else_open_takes_the_newer_version() {
    let site = host();
    let page = visited(&site).await;
    renew(&site);
    page.browser.client.refresh().await.unwrap();
    until_offered(&page).await;
    // The browser lets go of the page before in its own time.
    for _ in 0..100 {
        page.visit_at(&site.whole(), DEEP).await;
        if is_newer(&page).await {
            page.end().await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the newer version never comes");
}

#[tokio::test]
async fn one_window_that_asks_leaves_the_others_as_they_are() {
    let site = host();
    let page = visited(&site).await;
    let client = &page.browser.client;
    let lecture = client.window().await.unwrap();
    let second = client.new_window(false).await.unwrap().handle;
    client.switch_to_window(second).await.unwrap();
    page.visit_at(&site.whole(), "n=5&step=17").await;
    renew(&site);
    client.refresh().await.unwrap();
    until_offered(&page).await;
    reload(&page).await;
    page.until(
        "the newer version is in the window that asked",
        "return document.documentElement.dataset.version === 'newer'",
    )
    .await;

    client.switch_to_window(lecture).await.unwrap();
    assert!(!is_newer(&page).await);
    page.until_position(40).await;
    page.keys([FORWARD]).await;
    page.until_position(41).await;
    page.browser.end().await;
}

#[tokio::test]
async fn a_host_in_the_middle_of_an_update_leaves_the_version_before() {
    let site = host();
    let page = visited(&site).await;
    // The worker of the newer version is there, its files are not all.
    let mixed = std::env::temp_dir().join(format!("queenscope-mixed-{}", std::process::id()));
    std::fs::create_dir_all(&mixed).unwrap();
    let newer = of_the_layer("QUEENSCOPE_NEWER");
    std::fs::copy(Path::new(&newer).join("sw.js"), mixed.join("sw.js")).unwrap();
    let index = Path::new(&of_the_layer("QUEENSCOPE_PAGE")).join("index.html");
    std::fs::copy(index, mixed.join("index.html")).unwrap();
    site.replace(&mixed).unwrap();
    std::fs::remove_dir_all(&mixed).unwrap();

    page.visit_at(&site.whole(), DEEP).await;
    let script = "navigator.serviceWorker.getRegistration().then(r => r.update())
        .then(() => arguments[0]('taken'), () => arguments[0]('refused'))";
    let client = &page.browser.client;
    client.execute_async(script, vec![]).await.unwrap();
    let at_rest = "const done = arguments[0];
        const look = r => r.installing ? setTimeout(() => look(r), 20) : done(!!r.waiting);
        navigator.serviceWorker.getRegistration().then(look)";
    let waiting = client.execute_async(at_rest, vec![]).await.unwrap();
    assert_eq!(waiting, Value::Bool(false));
    page.keys([FORWARD]).await;
    page.until_position(41).await;
    assert_eq!(caches(&page).await, json!(1));
    page.browser.end().await;
}

#[tokio::test]
async fn a_page_inside_another_keeps_nothing() {
    let site = host();
    let folder = std::env::temp_dir().join(format!("queenscope-frame-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    let outer = format!(
        "<!doctype html><title>Notes</title><iframe src=\"{}#{DEEP}\" width=1200 height=700></iframe>",
        site.whole()
    );
    std::fs::write(folder.join("index.html"), outer).unwrap();
    let notes = Site::start(&folder).unwrap();
    std::fs::remove_dir_all(&folder).unwrap();

    let browser = Browser::start(Options::default()).await;
    browser.client.goto(&notes.whole()).await.unwrap();
    browser.client.clone().enter_frame(0).await.unwrap();
    let page = Page { browser };
    page.until(
        "the page has started",
        "return !!document.querySelector('main')",
    )
    .await;
    page.until_position(40).await;
    let script = "navigator.serviceWorker.getRegistration().then(
        found => arguments[0](!!found), () => arguments[0](false))";
    let client = &page.browser.client;
    let found = client.execute_async(script, vec![]).await.unwrap();
    assert_eq!(found, Value::Bool(false));
    page.browser.end().await;
}
