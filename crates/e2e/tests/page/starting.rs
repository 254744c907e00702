//! What is seen where the page cannot start, and where it comes from when it can.

use std::time::Duration;

use queenscope_e2e::{Browser, Options, Page, of_the_layer};
use serde_json::Value;

/// Waits until one of the texts of the page without its application can be read, and
/// returns all that can.
async fn explained(browser: &Browser) -> String {
    let script =
        "return [...document.querySelectorAll('.missing p, p.missing')].filter(p => p.getClientRects().length > 0
            && getComputedStyle(p).visibility === 'visible').map(p => p.textContent).join(' ')";
    for _ in 0..600 {
        if let Ok(Value::String(text)) = browser.client.execute(script, vec![]).await
            && !text.trim().is_empty()
        {
            return text;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the page stays silent");
}

#[tokio::test]
async fn a_page_that_cannot_start_says_why_in_both_languages() {
    for host in ["QUEENSCOPE_URL_NO_WASM", "QUEENSCOPE_URL_NO_SCRIPT"] {
        let browser = Browser::start(Options::default()).await;
        browser.client.goto(&of_the_layer(host)).await.unwrap();
        let text = explained(&browser).await;
        assert!(text.contains("has not been loaded"), "{host}: {text}");
        assert!(text.contains("尚未载入"), "{host}: {text}");
        assert!(!text.contains("JavaScript"), "{host}: {text}");
        browser.end().await;
    }
}

#[tokio::test]
async fn without_scripts_the_page_says_so_in_both_languages() {
    let browser = Browser::start(Options::default()).await;
    browser.switch_scripts_off().await;
    browser
        .client
        .goto(&of_the_layer("QUEENSCOPE_URL"))
        .await
        .unwrap();
    let text = explained(&browser).await;
    assert!(text.contains("needs JavaScript"), "{text}");
    assert!(text.contains("需要 JavaScript"), "{text}");
    assert!(!text.contains("has not been loaded"), "{text}");
    browser.end().await;
}

#[tokio::test]
async fn readers_who_want_less_motion_are_not_told_too_early_that_nothing_was_loaded() {
    let page = Page::open("").await;
    page.browser.reduce_motion().await;
    page.browser
        .client
        .goto(&of_the_layer("QUEENSCOPE_URL_NO_SCRIPT"))
        .await
        .unwrap();
    let early = page
        .run(
            "const missing = document.getElementById('missing');
             return document.timeline.currentTime < 9000
                ? getComputedStyle(missing).visibility : 'hidden'",
        )
        .await;
    assert_eq!(early, "hidden");
    assert_eq!(
        page.run("return getComputedStyle(document.getElementById('missing')).animationName")
            .await,
        "appear"
    );
    page.browser.end().await;
}

#[tokio::test]
async fn everything_comes_from_the_folder_of_the_page() {
    let page = Page::open("program=recursive-marks&n=8&step=840").await;
    page.until_position(840).await;
    page.press("Light or dark").await;
    page.press("Keys").await;
    let base = of_the_layer("QUEENSCOPE_URL");
    assert!(
        base.trim_end_matches('/').matches('/').count() > 3,
        "it is served from under a path: {base}"
    );
    let resources = page
        .run("return performance.getEntriesByType('resource').map(entry => entry.name)")
        .await;
    let resources = resources.as_array().expect("they are listed");
    assert!(resources.len() > 3, "{resources:?}");
    for address in resources {
        let address = address.as_str().expect("an address");
        assert!(address.starts_with(&base), "{address} is not below {base}");
    }
    page.end().await;
}
