//! What readers give away: the link, its QR code, the embed code, and what a link hides.

use fantoccini::Locator;
use queenscope_e2e::{Options, Page, clean, of_the_layer};
use serde_json::json;

const LINK: &str = "return document.querySelector('textarea[aria-label=\"Link\"]').value";
const CODE: &str = "return document.querySelector('textarea[aria-label=\"Embed code\"]').value";
const SAID: &str = ".share-link [role=status]";
const SHARE: &str = "button[aria-label='Share']";

async fn share(page: &Page) {
    page.click(SHARE).await;
    page.until(
        "the dialogue is open",
        "return !!document.querySelector('dialog[open] textarea')",
    )
    .await;
}

async fn value(page: &Page, script: &str) -> String {
    let value = page.run(script).await;
    value.as_str().expect("the field has a text").to_owned()
}

/// The fragment of the link that is offered.
async fn offered(page: &Page) -> String {
    let link = value(page, LINK).await;
    link.split_once('#')
        .expect("it has a fragment")
        .1
        .to_owned()
}

/// Clicks what is labelled so.
async fn choose(page: &Page, label: &str) {
    let path = format!("//dialog//label[normalize-space()='{label}']");
    let label = page.browser.client.find(Locator::XPath(&path)).await;
    label
        .expect(&path)
        .click()
        .await
        .expect("it can be clicked");
}

async fn button(page: &Page, name: &str) {
    let path = format!("//dialog//button[normalize-space()='{name}']");
    let button = page.browser.client.find(Locator::XPath(&path)).await;
    button
        .expect(&path)
        .click()
        .await
        .expect("it can be clicked");
}

#[tokio::test]
async fn the_link_goes_to_the_clipboard_and_leads_back_here() {
    let page = Page::open("program=iterative&n=8&step=75960&lang=en").await;
    page.until_position(75960).await;
    page.browser.permit("clipboard-read", "granted").await;
    share(&page).await;
    let link = value(&page, LINK).await;
    assert!(link.starts_with("http://"), "{link}");
    assert_eq!(
        offered(&page).await,
        "program=iterative&n=8&step=75960&size=move&lang=en&listing=python"
    );
    // The first press of a key or a click copies.
    assert_eq!(
        page.run("return document.activeElement.textContent").await,
        "Copy link"
    );
    for (name, text) in [
        ("Copy link", &link),
        ("Copy embed code", &value(&page, CODE).await),
    ] {
        button(&page, name).await;
        let copied = page
            .browser
            .client
            .execute_async(
                "navigator.clipboard.readText().then(arguments[0], e => arguments[0](String(e)))",
                vec![],
            )
            .await;
        assert_eq!(copied.expect("the script runs"), json!(text));
    }
    page.until(
        "it says so",
        "return document.querySelector('.share-link [role=status]').textContent === 'Copied.'",
    )
    .await;
    button(&page, "Close").await;
    page.visit(link.split_once('#').unwrap().1).await;
    page.until_position(75960).await;
    page.end().await;
}

#[tokio::test]
async fn where_the_browser_forbids_copying_the_text_is_selected() {
    let page = Page::open("lang=en").await;
    page.browser.permit("clipboard-write", "denied").await;
    for without in [false, true] {
        if without {
            page.run("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
                .await;
        }
        share(&page).await;
        assert_eq!(page.text(SAID).await, "");
        button(&page, "Copy link").await;
        page.until(
            "all of the link is selected",
            "const field = document.activeElement;
             return field.ariaLabel === 'Link' && field.selectionStart === 0
                 && field.selectionEnd === field.value.length && field.value.length > 50",
        )
        .await;
        assert_eq!(
            page.text(SAID).await,
            "The browser does not let the page copy. The text is selected: press Ctrl+C, or ⌘C on a Mac."
        );
        // Another link has not been refused yet.
        choose(&page, "The start").await;
        choose(&page, "Counters").await;
        page.until(
            "the sentence is gone",
            "return document.querySelector('.share-link [role=status]').textContent === ''",
        )
        .await;
        button(&page, "Close").await;
        page.until(
            "the dialogue is closed",
            "return !document.querySelector('dialog[open]')",
        )
        .await;
    }
    page.end().await;
}

/// What a camera reads off the code on the page.
async fn scanned(page: &Page) -> String {
    let side = page.attribute(".qr svg", "viewBox").await;
    let side: usize = side
        .and_then(|side| side.rsplit(' ').next()?.parse().ok())
        .expect("the drawing has a side");
    let outline = page.attribute(".qr path", "d").await;
    let mut dark = vec![false; side * side];
    for run in outline.expect("there is a code").split_terminator('z') {
        let numbers: Vec<usize> = run
            .split(|c: char| !c.is_ascii_digit())
            .filter_map(|number| number.parse().ok())
            .collect();
        let [x, y, length, ..] = numbers[..] else {
            panic!("no run of squares: {run}");
        };
        dark[y * side + x..y * side + x + length].fill(true);
    }
    // A few dots for each square, as in a photograph.
    let scale = 4;
    let mut picture =
        rqrr::PreparedImage::prepare_from_greyscale(side * scale, side * scale, |x, y| {
            if dark[(y / scale) * side + x / scale] {
                0
            } else {
                255
            }
        });
    let codes = picture.detect_grids();
    codes[0].decode().expect("the code can be read").1
}

#[tokio::test]
async fn the_code_is_read_by_a_camera_and_fills_the_screen_for_a_class() {
    let page = Page::open("program=recursive-marks&n=8&step=20674&lang=en&theme=dark").await;
    page.until_position(20674).await;
    share(&page).await;
    assert_eq!(scanned(&page).await, value(&page, LINK).await);
    choose(&page, "Presenting").await;
    choose(&page, "Name of the algorithm").await;
    assert!(offered(&page).await.contains("view=present&hide=name"));
    assert_eq!(scanned(&page).await, value(&page, LINK).await);
    // Dark on bright in dark colours, too.
    assert_eq!(
        page.attribute(".qr rect", "fill").await.as_deref(),
        Some("#fff")
    );
    page.click(".qr").await;
    let height = "return document.querySelector('.qr svg').getBoundingClientRect().height";
    page.until(
        "it fills the screen",
        "return document.querySelector('.qr svg').getBoundingClientRect().height > 700",
    )
    .await;
    assert_eq!(
        page.attribute(".qr", "aria-expanded").await.as_deref(),
        Some("true")
    );
    page.keys(['\u{e00c}']).await;
    page.until(
        "Escape makes it small, and the dialogue stays",
        "return document.querySelector('.qr svg').getBoundingClientRect().height < 200
             && !!document.querySelector('dialog[open]')",
    )
    .await;
    assert!(page.run(height).await.as_f64() > Some(100.0));
    page.keys(['\u{e00c}']).await;
    page.until(
        "the second Escape closes it",
        "return !document.querySelector('dialog[open]')",
    )
    .await;
    assert_eq!(
        page.run("return document.activeElement.ariaLabel").await,
        "Share"
    );
    page.end().await;
}

#[tokio::test]
async fn a_link_that_no_camera_would_read_has_a_sentence_instead() {
    let stops: Vec<_> = (0..40)
        .map(|stop| format!("{stop}:{}", "x".repeat(40)))
        .collect();
    let page = Page::open(&format!("lang=en&tour={}", stops.join(","))).await;
    share(&page).await;
    assert_eq!(
        page.text(".qr-none").await,
        "The link is too long for a QR code that a camera could read."
    );
    assert!(offered(&page).await.contains("&tour=0:xxxx"));
    page.end().await;
}

#[tokio::test]
async fn the_embed_code_shows_the_same_in_a_frame() {
    let page = Page::open("step=63&lang=en").await;
    page.until_position(63).await;
    share(&page).await;
    choose(&page, "What lies ahead: totals, ticks").await;
    let code = value(&page, CODE).await;
    button(&page, "Close").await;
    // Any page of another host, since ours lets no frame in.
    let elsewhere = of_the_layer("QUEENSCOPE_URL_SAMPLES");
    let client = &page.browser.client;
    client
        .goto(&elsewhere)
        .await
        .expect("there is another host");
    page.run(&format!(
        "document.body.innerHTML = {};
        document.querySelector('iframe').addEventListener('load', () => window.loaded = true);",
        json!(code)
    ))
    .await;
    page.until("the frame has its page", "return window.loaded === true")
        .await;
    assert_eq!(
        page.run("return document.querySelector('iframe').title")
            .await,
        "Recursive, check, n = 4 · Queenscope"
    );
    page.find("iframe")
        .await
        .enter_frame()
        .await
        .expect("the frame is there");
    page.until(
        "the frame shows the position",
        "return document.querySelector('main')?.dataset.position === '63'",
    )
    .await;
    assert_eq!(page.text(".readout").await, "Step 63Solution 0");
    page.browser.complaints().await;
    page.browser.end().await;
}

/// Whether each of these is on the page.
async fn seen(page: &Page, selectors: &[&str]) -> Vec<bool> {
    let script = "return arguments[0].map(selector => {
        const found = document.querySelector(selector);
        return !!found && found.checkVisibility() })";
    let seen = page
        .browser
        .client
        .execute(script, vec![json!(selectors)])
        .await;
    serde_json::from_value(seen.expect("the script runs")).expect("truth values")
}

#[tokio::test]
async fn what_a_link_hides_is_hidden() {
    let page = Page::open("").await;
    let parts = [
        ("code", &[".listing", ".output"][..]),
        ("name", &[".bar .picker"]),
        ("state", &[".stack", ".array"]),
        ("counters", &[".counters"]),
        ("sentence", &[".narration [role=status]"]),
    ];
    for (hidden, _) in parts {
        page.visit(&format!("n=6&step=400&lang=en&hide={hidden}"))
            .await;
        page.until_position(400).await;
        for (part, selectors) in parts {
            let expected = vec![part != hidden; selectors.len()];
            assert_eq!(
                seen(&page, selectors).await,
                expected,
                "{part} with hide={hidden}"
            );
        }
        // The rest has the room: there is no gap at the right.
        let reach = "return Math.max(...[...document.querySelectorAll('.pane')]
            .map(pane => pane.getBoundingClientRect().right)) - innerWidth";
        assert_eq!(page.run(reach).await.as_f64(), Some(0.0), "{hidden}");
    }
    page.visit("n=6&step=400&lang=en&hide=name").await;
    assert_eq!(
        page.run("return document.title").await,
        "n = 6 · Queenscope"
    );
    page.visit("n=6&step=400&lang=en&hide=code,name,state,counters,sentence,ahead")
        .await;
    page.until_position(400).await;
    page.press("Step forward").await;
    page.end().await;
}

#[tokio::test]
async fn where_what_lies_ahead_is_hidden_nothing_tells_of_it() {
    let page = Page::open("n=4&step=211&lang=en&hide=ahead").await;
    page.until_position(211).await;
    for (language, readout, value) in [
        ("en", "Step 211Solution 1", "Step 211, Solution 1"),
        ("zh", "第 211 步第 1 个解", "第 211 步，第 1 个解"),
    ] {
        page.visit(&format!("n=4&step=211&lang={language}&hide=ahead"))
            .await;
        page.until_position(211).await;
        assert_eq!(page.text(".readout").await, readout);
        let slider = ".scrub input";
        assert_eq!(
            page.attribute(slider, "aria-valuetext").await.as_deref(),
            Some(value)
        );
        // The slider leads as far as the reader has been.
        assert_eq!(page.attribute(slider, "max").await.as_deref(), Some("211"));
        assert_eq!(page.text(".counters .is-solve dd").await, "1");
        let ticks =
            "return document.querySelector('.ticks path').getAttribute('d').match(/M/g).length";
        assert_eq!(page.run(ticks).await, 1);
    }
    page.press("后退一步").await;
    assert_eq!(
        page.attribute(".scrub input", "max").await.as_deref(),
        Some("211")
    );
    page.end().await;
}

#[tokio::test]
async fn sharing_is_in_reach_and_open_to_everybody() {
    let page = Page::open_with(Options::default(), "lang=en").await;
    for window in [(1440, 900), (1024, 768), (390, 844), (320, 640)] {
        page.browser.resize(window).await;
        for look in ["lang=en&theme=light", "lang=zh&theme=dark"] {
            page.visit(&format!("program=recursive-marks&n=8&step=20674&{look}"))
                .await;
            page.until_position(20674).await;
            let name = if look.contains("zh") {
                "分享"
            } else {
                "Share"
            };
            if window.0 < 1200 {
                page.click(".bar-more").await;
            }
            page.press(name).await;
            page.until(
                "the dialogue is open",
                "return !!document.querySelector('dialog[open] textarea')",
            )
            .await;
            clean(&page, &format!("sharing at {window:?}, {look}")).await;
            let fits = "const d = document.querySelector('dialog');
                const r = d.getBoundingClientRect();
                return d.scrollWidth <= d.clientWidth && r.left >= 0 && r.right <= innerWidth
                    && r.top >= 0 && r.bottom <= innerHeight && d.scrollTop === 0
                    && document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(page.run(fits).await, true, "{window:?} {look}");
        }
    }
    page.end().await;
}
