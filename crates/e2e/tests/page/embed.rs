//! The page inside others: on another host, without storage, driven by messages.

use fantoccini::Locator;
use queenscope_e2e::{Browser, FORWARD, Options, Page, Storage, clean, of_the_layer};
use serde_json::json;

const RIGHT: char = FORWARD;
const LEFT: char = '\u{e012}';

/// A sample page, on another host than ours, in a browser that lets nobody store anything.
async fn sample(name: &str) -> Page {
    let browser = Browser::start_with(Options::default(), Storage::Blocked).await;
    let page = Page { browser };
    let (samples, ours) = (
        of_the_layer("QUEENSCOPE_URL_SAMPLES"),
        of_the_layer("QUEENSCOPE_URL"),
    );
    let address = format!("{samples}{name}?queenscope={ours}");
    page.browser
        .client
        .goto(&address)
        .await
        .expect("the sample is served");
    page
}

async fn enter(page: &Page, frame: usize) {
    let frames = page.browser.client.find_all(Locator::Css("iframe")).await;
    let frame = frames.expect("there are frames").swap_remove(frame);
    frame.enter_frame().await.expect("the frame is there");
}

async fn leave(page: &Page) {
    page.browser
        .client
        .clone()
        .enter_parent_frame()
        .await
        .expect("there is a parent");
}

/// What the plain page was last told.
async fn until_told(page: &Page, step: u64) {
    let script = format!("return document.getElementById('step').textContent === '{step}'");
    page.until(&format!("the page is told step {step}"), &script)
        .await;
}

async fn post(page: &Page, message: &str) {
    page.run(&format!(
        "document.querySelector('iframe').contentWindow.postMessage({message}, '*')"
    ))
    .await;
}

#[tokio::test]
async fn a_page_drives_the_frame_and_is_told_what_it_shows() {
    let page = sample("plain.html").await;
    until_told(&page, 0).await;
    for (button, step, queens) in [
        ("forward", 11, "row 1 column 1"),
        ("forward", 18, "row 1 column 1, row 2 column 1"),
        ("back", 11, "row 1 column 1"),
        ("backtrack", 63, "row 1 column 1, row 2 column 3"),
    ] {
        page.click(&format!("#{button}")).await;
        until_told(&page, step).await;
        assert_eq!(page.text("#queens").await, queens);
    }
    page.click("#play").await;
    page.until(
        "it plays",
        "return Number(document.getElementById('step').textContent) > 63",
    )
    .await;
    page.click("#pause").await;
    page.click("#eight").await;
    page.until(
        "the other link is open, without a queen",
        "return document.getElementById('queens').textContent === 'no queen'
             && document.getElementById('step').textContent === '0'",
    )
    .await;
    enter(&page, 0).await;
    assert_eq!(page.text("h1").await, "Recursive, marker arrays, n = 8");
    assert!(
        page.text("main + section .readout")
            .await
            .contains("Step 0")
    );
    // The storage really is blocked, and nothing has come of it.
    let blocked = "try { localStorage.length; return 'open' } catch (e) { return e.name }";
    assert_eq!(page.run(blocked).await, "SecurityError");
    page.end().await;
}

#[tokio::test]
async fn a_moment_has_the_shape_of_the_package() {
    let page = sample("plain.html").await;
    until_told(&page, 0).await;
    page.run("addEventListener('message', e => { window.told = e.data })")
        .await;
    page.click("#backtrack").await;
    until_told(&page, 63).await;
    let told = page.run("return window.told").await;
    assert_eq!(told["queenscope"], "moment");
    let moment = &told["moment"];
    let keys: Vec<_> = moment
        .as_object()
        .expect("it is an object")
        .keys()
        .cloned()
        .collect();
    let mut promised: Vec<_> =
        "program n position finished line ran events queens active conflicts \
        attacks frames counters output printed error"
            .split_whitespace()
            .collect();
    promised.sort_unstable();
    assert_eq!(keys, promised);
    assert_eq!(
        json!({
            "program": moment["program"], "n": moment["n"], "position": moment["position"],
            "finished": moment["finished"], "queens": moment["queens"], "error": moment["error"],
            "events": moment["events"], "active": moment["active"],
            "solutions": moment["counters"]["solutions"], "frames": moment["frames"][0]["name"],
            "k": moment["frames"][2]["variables"]["k"],
        }),
        json!({
            "program": "recursive-check", "n": 4, "position": 63, "finished": false,
            "queens": [1, 3, null, null], "error": null,
            "events": [{ "kind": "backtrack", "row": 3 }],
            "active": { "row": 2, "column": 3 }, "solutions": 0, "frames": "<module>", "k": 2,
        })
    );
    page.end().await;
}

#[tokio::test]
async fn messages_that_do_not_fit_are_ignored() {
    let page = sample("plain.html").await;
    until_told(&page, 0).await;
    for nonsense in [
        "null",
        "undefined",
        "7",
        "'forward'",
        "['forward']",
        "{}",
        "{ queenscope: null }",
        "{ queenscope: {} }",
        "{ queenscope: ['forward'] }",
        "{ queenscope: 'quit' }",
        "{ queenscope: 'forward', size: 'big' }",
        "{ queenscope: 'forward', size: null }",
        "{ queenscope: 'back', size: 3 }",
        "{ queenscope: 'seek' }",
        "{ queenscope: 'seek', position: '63' }",
        "{ queenscope: 'seek', position: -1 }",
        "{ queenscope: 'seek', position: 0.5 }",
        "{ queenscope: 'seek', position: NaN }",
        "{ queenscope: 'seek', position: 63n }",
        "{ queenscope: 'load' }",
        "{ queenscope: 'load', link: 5 }",
        "{ queenscope: 'load', link: { toString: 1 } }",
        "new Map([['queenscope', 'forward']])",
        "new ArrayBuffer(8)",
        "{ queenscope: 'moment', moment: {} }",
    ] {
        post(&page, nonsense).await;
    }
    // Frames within the same page are not the page.
    page.run(
        "const other = document.body.appendChild(document.createElement('iframe'));
         other.contentWindow.eval('parent.frames[0].postMessage({ queenscope: \"forward\" }, \"*\")')",
    )
    .await;
    // What comes after them is heeded, and it alone.
    post(&page, "{ queenscope: 'forward', size: 'line' }").await;
    until_told(&page, 1).await;
    enter(&page, 0).await;
    assert_eq!(page.position().await, 1);
    assert_eq!(page.texts("[role=alert]").await.len(), 0);
    page.end().await;
}

#[tokio::test]
async fn the_frame_leaves_focus_and_keys_to_the_page_until_it_is_clicked() {
    let page = sample("plain.html").await;
    until_told(&page, 0).await;
    assert_eq!(
        page.run("return document.activeElement.tagName").await,
        "BODY"
    );
    page.keys([RIGHT, RIGHT, ' ']).await;
    // A message takes the same way as the keys, later.
    post(&page, "{ queenscope: 'forward', size: 'line' }").await;
    until_told(&page, 1).await;
    enter(&page, 0).await;
    page.click(".board").await;
    page.keys([RIGHT]).await;
    page.until_position(11).await;
    page.keys([LEFT]).await;
    page.until_position(0).await;
    leave(&page).await;
    until_told(&page, 0).await;
    page.end().await;
}

#[tokio::test]
async fn a_frame_leads_to_the_whole_page_in_a_new_tab() {
    let page = Page::open("step=63&lang=en&view=embed").await;
    page.until_position(63).await;
    assert_eq!(page.text("h1").await, "Recursive, check, n = 4");
    assert_eq!(
        page.text(".frame-top a").await,
        "Open in Queenscope, in a new tab"
    );
    page.click(".frame-top a").await;
    let client = &page.browser.client;
    for _ in 0..500 {
        if client.windows().await.unwrap().len() == 2 {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    let other = client.windows().await.unwrap().swap_remove(1);
    client.switch_to_window(other).await.unwrap();
    page.until(
        "the whole page is open at the position",
        "return document.querySelector('main')?.dataset.position === '63'
             && !!document.querySelector('.listing') && !!document.querySelector('.picker')",
    )
    .await;
    assert_eq!(page.run("return window.opener").await, json!(null));
    page.end().await;
}

/// Everything of the frame is in sight, and nothing covers anything else.
const WHOLE: &str = "
    const wrong = [];
    const box = e => e.getBoundingClientRect();
    const parts = ['svg.board', '.narration', '.transport', '.frame-top'].map(s => document.querySelector(s)).filter(Boolean);
    for (const e of [...parts, ...document.querySelectorAll('button, .readout span, h1, .lead, .why, .frame-top a, .tag')]) {
        const r = box(e);
        if (!r.width) continue;
        if (r.left < -1 || r.top < -1 || r.right > innerWidth + 1 || r.bottom > innerHeight + 1)
            wrong.push('out of sight: ' + (e.className.baseVal ?? e.className) + JSON.stringify(r));
    }
    for (const [i, a] of parts.entries()) for (const b of parts.slice(i + 1)) {
        const [p, q] = [box(a), box(b)];
        if (p.left < q.right - 1 && q.left < p.right - 1 && p.top < q.bottom - 1 && q.top < p.bottom - 1)
            wrong.push('one over the other: ' + a.classList + ' ' + b.classList);
    }
    for (const e of document.querySelectorAll('.narration, .frame-top h1:not(.vh)'))
        if (e.scrollHeight > e.clientHeight + 1) wrong.push('cut off: ' + e.classList);
    const board = box(document.querySelector('.sq-edge'));
    if (board.width < Math.min(innerWidth, innerHeight) * .45) wrong.push('a small board: ' + board.width);
    return wrong";

#[tokio::test]
async fn the_frame_is_whole_at_every_size() {
    let page = Page::open_with(Options::default(), "view=embed").await;
    let places = [
        "program=recursive-check&n=4&step=0",
        "program=recursive-marks&n=8&step=20674",
        "program=recursive-check&n=8&step=1012",
        "program=iterative&n=8&step=99999999",
    ];
    for window in [(480, 360), (640, 480), (960, 600), (1600, 900), (360, 560)] {
        page.browser.resize(window).await;
        for place in places {
            for look in ["lang=en", "lang=zh", "lang=en&hide=name,sentence,ahead"] {
                let link = format!("{place}&{look}&view=embed");
                page.visit(&link).await;
                page.until(
                    "it is there",
                    "return document.querySelector('main').dataset.state !== 'seeking'",
                )
                .await;
                page.run("document.querySelector('.notice button')?.click()")
                    .await;
                let wrong = page.run(WHOLE).await;
                assert_eq!(wrong, json!([]), "{window:?}: {link}");
            }
        }
    }
    page.end().await;
}

#[tokio::test]
async fn nothing_keeps_people_out_of_a_frame() {
    let page = Page::open_with(Options::default(), "view=embed").await;
    for window in [(480, 360), (960, 600)] {
        page.browser.resize(window).await;
        for look in [
            "lang=en&theme=light",
            "lang=zh&theme=dark",
            "lang=en&hide=name,sentence",
        ] {
            let link = format!("program=recursive-marks&n=8&step=20674&{look}&view=embed");
            page.visit(&link).await;
            page.until_position(20674).await;
            clean(&page, &link).await;
        }
    }
    page.end().await;
}

/// Waits for a slide, counted from 0.
async fn until_slide(page: &Page, number: usize) {
    let script = format!("return Reveal.isReady() && Reveal.getIndices().h === {number}");
    page.until(&format!("slide {number}"), &script).await;
}

async fn until_shown(page: &Page, frame: usize, position: u64) {
    enter(page, frame).await;
    page.until_position(position).await;
    leave(page).await;
}

#[tokio::test]
async fn the_keys_of_a_deck_step_through_the_search_and_then_turn_the_slide() {
    let page = sample("deck.html").await;
    until_slide(&page, 0).await;
    page.until(
        "both frames have spoken",
        "return moments.size === 2 && [...moments.values()].some(m => m.position === 63)",
    )
    .await;
    page.keys([RIGHT]).await;
    until_slide(&page, 1).await;
    for position in [11, 18] {
        page.keys([RIGHT]).await;
        until_shown(&page, 0, position).await;
    }
    page.keys([LEFT]).await;
    until_shown(&page, 0, 11).await;
    until_slide(&page, 1).await;
    // On to the end of the stretch, each step after the answer to the one before.
    for _ in 0..40 {
        let before = page
            .run("return [...moments.values()].map(m => m.position).join()")
            .await;
        page.keys(['\u{e00f}']).await;
        page.until(
            "a step or a slide",
            &format!(
                "return Reveal.getIndices().h === 2 || [...moments.values()].map(m => m.position).join() !== {before}"
            ),
        )
        .await;
        if page.run("return Reveal.getIndices().h").await == 2 {
            break;
        }
    }
    until_slide(&page, 2).await;
    until_shown(&page, 0, 63).await;
    // Back turns the slide again, since the second frame is at its start.
    page.keys([LEFT]).await;
    until_slide(&page, 1).await;
    page.keys([LEFT]).await;
    page.until(
        "the first frame steps back",
        "return Math.min(...[...moments.values()].map(m => m.position)) < 63",
    )
    .await;
    // The deck's own keys were never lost: to the last slide and to the first.
    page.keys(['\u{e010}']).await;
    until_slide(&page, 3).await;
    page.keys(['\u{e011}']).await;
    until_slide(&page, 0).await;
    page.end().await;
}
