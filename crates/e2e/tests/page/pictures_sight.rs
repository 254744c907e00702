//! The picture that explains a program is in sight when something happens in it.

use queenscope_e2e::Page;
use serde_json::json;

/// How much of an element cannot be seen: above or below its pane, or behind the controls.
const HIDDEN: &str = "
    const box = s => document.querySelector(s).getBoundingClientRect();
    const [drawing, dock] = [box(arguments[0]), box('.tour-line, .transport')];
    const scrolls = getComputedStyle(document.querySelector('.pane-state .pane-body')).overflowY !== 'visible';
    const pane = scrolls ? box('.pane-state .pane-body') : { top: 0, bottom: innerHeight };
    const above = pane.top - drawing.top, below = drawing.bottom - Math.min(pane.bottom, dock.top);
    return Math.max(0, above, below);";

async fn hidden(page: &Page, selector: &str) -> f64 {
    page.main().await;
    let client = &page.browser.client;
    let found = client.execute(HIDDEN, vec![json!(selector)]).await;
    found.expect("it runs").as_f64().expect("a length")
}

#[tokio::test]
async fn the_list_of_a_header_is_in_sight_when_its_links_are_set() {
    let page = Page::open("").await;
    let list = ".cover-list > svg";
    for screen in [(1440, 900), (1366, 768), (1280, 720), (1920, 1080)] {
        page.browser.resize(screen).await;
        for step in [1602, 1603, 1699, 1700] {
            page.visit(&format!("program=dancing-links&n=4&step={step}"))
                .await;
            page.until_position(step).await;
            let cut = hidden(&page, list).await;
            assert!(cut <= 1.0, "{screen:?} at {step}: {cut} px are cut off");
        }
    }
    // A small window scrolls its pane at the step itself, not the page.
    page.browser.resize((1280, 720)).await;
    page.visit("program=dancing-links&n=4&step=1601&size=line")
        .await;
    page.until_position(1601).await;
    page.press("Step forward").await;
    page.until_position(1602).await;
    assert!(hidden(&page, list).await <= 1.0);
    assert_eq!(page.run("return scrollY").await, json!(0));
    page.end().await;
}

#[tokio::test]
async fn a_phone_shows_most_of_the_table_under_the_sentence() {
    let page = Page::open("").await;
    page.browser.become_phone((390, 844)).await;
    page.visit("program=dancing-links&n=4&step=1603").await;
    page.until_position(1603).await;
    let seen = "
        const box = s => document.querySelector(s).getBoundingClientRect();
        return box('.transport').top - box('.cover-table').top";
    let seen = page.run(seen).await.as_f64().expect("a length");
    assert!(seen > 200.0, "{seen} px of it");
    page.end().await;
}
