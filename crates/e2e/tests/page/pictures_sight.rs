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

/// What the label at a conflict lies over: the sentence, or queens that stand.
const COVERED: &str = "
    const label = document.querySelector('.reason').getBoundingClientRect();
    const things = [...document.querySelectorAll('.narration .lead, .board .queens use')];
    return things.filter(thing => {
        const box = thing.getBoundingClientRect();
        const inside = thing.matches('use') ? box.width * .2 : 1;
        return box.left + inside < label.right && label.left < box.right - inside
            && box.top + inside < label.bottom && label.top < box.bottom - inside;
    }).map(thing => thing.outerHTML);";

#[tokio::test]
async fn the_label_at_a_conflict_covers_neither_the_sentence_nor_a_queen() {
    let page = Page::open("").await;
    for screen in [(1024, 768), (390, 844), (1440, 900)] {
        page.browser.resize(screen).await;
        for link in [
            "program=permutation&n=4&step=231",
            "program=blind&n=4&step=101",
            "program=recursive-check&n=8&step=65086",
        ] {
            for language in ["en", "zh"] {
                page.visit(&format!("{link}&lang={language}")).await;
                page.until(
                    "the label is there",
                    "return !!document.querySelector('.reason')",
                )
                .await;
                let told = format!("{screen:?} {link} {language}");
                assert_eq!(page.run(COVERED).await, json!([]), "{told}");
            }
        }
    }
    page.end().await;
}

/// Cells of the call stack whose text is cut off.
const CUT: &str = "
    const pane = document.querySelector('.stack-box').getBoundingClientRect();
    return [...document.querySelectorAll('.stack th, .stack td')].filter(cell => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        const text = range.getBoundingClientRect();
        return text.width > 1 && (text.right > pane.right + 1 || cell.scrollWidth > cell.clientWidth + 1);
    }).map(cell => cell.textContent);";

#[tokio::test]
async fn every_frame_of_the_call_stack_can_be_read_to_its_end() {
    let page = Page::open("").await;
    for screen in [(1440, 900), (1366, 768), (1920, 1080), (390, 844)] {
        page.browser.resize(screen).await;
        for link in [
            "program=permutation&n=4&step=300",
            "program=greedy&n=6&step=1100",
            "program=min-conflicts&n=8&step=500",
            "program=dancing-links&n=4&step=1603",
            "program=fail-first&n=4&step=900",
            "program=bitmask&n=6&step=100",
            "program=recursive-first&n=6&step=200",
        ] {
            for language in ["en", "zh"] {
                page.visit(&format!("{link}&lang={language}")).await;
                page.until(
                    "the frames are there",
                    "return !!document.querySelector('.stack .is-top')",
                )
                .await;
                let told = format!("{screen:?} {link} {language}");
                assert_eq!(page.run(CUT).await, json!([]), "{told}");
            }
        }
    }
    page.end().await;
}

#[tokio::test]
async fn on_paper_is_all_that_is_on_the_page() {
    let page = Page::open("program=dancing-links&n=4&step=1603").await;
    page.browser.become_paper().await;
    let printed = "
        const box = s => document.querySelector(s).getBoundingClientRect();
        const listing = document.querySelector('.listing');
        return [
            listing.scrollHeight <= listing.clientHeight + 1,
            box('.pane-code').top >= box('.pane-board').bottom - 1,
            box('.pane-state').top >= box('.pane-code').bottom - 1,
            box('.cover-list').bottom <= box('.pane-state').bottom + 1,
            getComputedStyle(document.querySelector('.transport')).display,
        ]";
    assert_eq!(
        page.run(printed).await,
        json!([true, true, true, true, "none"])
    );
    page.end().await;
}
