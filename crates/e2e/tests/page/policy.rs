//! What the page may load and run: its own files, and nothing else.

use std::path::Path;

use queenscope_e2e::{Browser, FORWARD, Options, Page, of_the_layer};
use serde_json::json;
use url::Url;

/// Tries what a policy must refuse, and answers with what it refused and what got through.
const TRY: &str = "
    const done = arguments[0], refused = new Set();
    document.addEventListener('securitypolicyviolation', e => refused.add(e.effectiveDirective));
    const script = document.createElement('script');
    script.textContent = 'window.ran = true';
    document.body.append(script);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'window.ran = true');
    button.click();
    const style = document.createElement('style');
    style.textContent = 'main { color: red }';
    document.head.append(style);
    const image = new Image();
    image.src = 'http://127.0.0.2:9/dot.png';
    const request = fetch('http://127.0.0.2:9/').then(() => 'answered', () => 'refused');
    // A text as code, which runs when no driver stands behind it.
    try { setTimeout('window.ran = true'); } catch {}
    request.then(answer => setTimeout(() => done({
        ran: !!window.ran, answer, refused: [...refused].sort(),
    }), 100));";

async fn is_strict(page: &Page) {
    let found = page
        .browser
        .client
        .execute_async(TRY, vec![])
        .await
        .expect("the script runs");
    assert_eq!(found["ran"], json!(false), "{found}");
    assert_eq!(found["answer"], json!("refused"), "{found}");
    for directive in [
        "connect-src",
        "img-src",
        "script-src",
        "script-src-attr",
        "script-src-elem",
        "style-src-elem",
    ] {
        let refused = found["refused"].as_array().expect("a list of directives");
        assert!(refused.contains(&json!(directive)), "{directive}: {found}");
    }
}

/// Where everything came from that the page has loaded.
async fn loaded(page: &Page) -> Vec<String> {
    let script = "return performance.getEntriesByType('resource').map(entry => entry.name)";
    serde_json::from_value(page.run(script).await).expect("addresses are strings")
}

/// A little of everything that readers do.
async fn use_it(page: &Page) {
    page.keys([FORWARD, FORWARD, '?']).await;
    page.until(
        "the list of keys is open",
        "return !!document.querySelector('dialog.key-list[open]')",
    )
    .await;
    page.click("dialog.key-list button.btn").await;
    page.until(
        "it is closed",
        "return !document.querySelector('dialog.key-list[open]')",
    )
    .await;
    page.keys(['4', FORWARD]).await;
    page.until(
        "a solution",
        "return document.querySelector('main').dataset.position > '0'",
    )
    .await;
}

#[tokio::test]
async fn the_site_loads_its_own_files_and_runs_its_own_code() {
    let page = Page::open("").await;
    use_it(&page).await;
    let complaints = page.browser.complaints().await;
    assert!(complaints.is_empty(), "{complaints:#?}");
    let own = of_the_layer("QUEENSCOPE_URL");
    let files = loaded(&page).await;
    assert!(
        files.iter().any(|file| file.ends_with(".wasm")),
        "{files:?}"
    );
    for file in files {
        assert!(file.starts_with(&own), "{file}");
    }
    is_strict(&page).await;
    page.browser.end().await;
}

/// The address of a file of the finished page in its folder.
fn in_folder(name: &str) -> String {
    let path = Path::new(&of_the_layer("QUEENSCOPE_PAGE")).join(name);
    Url::from_file_path(path)
        .expect("the layer of tests names a whole path")
        .into()
}

#[tokio::test]
async fn the_single_file_works_from_a_folder_and_loads_nothing() {
    let browser = Browser::start(Options::default()).await;
    let page = Page { browser };
    let address = in_folder("queenscope.html");
    page.visit_at(&address, "").await;
    use_it(&page).await;

    page.visit_at(&address, "program=iterative&n=6&step=40&size=line")
        .await;
    page.until_position(40).await;
    page.keys([FORWARD, '+']).await;
    page.until_position(41).await;
    // The address follows here too, so that a reload comes back to this place.
    page.until(
        "the address follows",
        "return location.hash.includes('step=41')",
    )
    .await;
    page.browser.client.refresh().await.unwrap();
    page.until(
        "the page is back",
        "return document.querySelector('main')?.dataset.position === '41'",
    )
    .await;
    assert_eq!(loaded(&page).await, Vec::<String>::new());
    let complaints = page.browser.complaints().await;
    assert!(complaints.is_empty(), "{complaints:#?}");
    is_strict(&page).await;
    page.browser.end().await;
}

#[tokio::test]
async fn the_site_opened_from_a_folder_points_to_the_single_file() {
    let browser = Browser::start(Options::default()).await;
    let page = Page { browser };
    let client = &page.browser.client;
    client.goto(&in_folder("index.html")).await.unwrap();
    let seen = "const m = document.getElementById('missing');
        return getComputedStyle(m).visibility === 'visible' &&
            m.innerText.includes('queenscope.html') && !m.innerText.includes('did not arrive')";
    page.until("the page says which file to open", seen).await;
    page.browser.end().await;
}
