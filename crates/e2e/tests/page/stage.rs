//! What an audience sees: everything, large, with contrast, and nothing that is hidden.

use fantoccini::key::Key;
use queenscope_e2e::{FORWARD, Page};
use serde_json::{Value, json};

const PLACE: &str = "program=recursive-check&n=8&step=65086&lang=en";

const SCREENS: [(u32, u32); 7] = [
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (1280, 1024),
    (3840, 2160),
];

const LINKS: [&str; 8] = [
    "program=recursive-check&n=8&step=65086&lang=en",
    "program=recursive-check&n=1&step=3&lang=en",
    "program=recursive-check&n=8&step=0&lang=zh",
    "program=recursive-marks&n=32&step=100000&lang=en",
    "program=recursive-free&n=8&step=840&lang=zh",
    "program=iterative&n=8&step=64323&lang=en",
    "program=iterative-marks&n=12&step=5000&lang=zh",
    "program=enumeration&n=12&step=4000&lang=en",
];

/// What is not where an audience needs it: something is out of the window, scrolls, or
/// lies over something else; the board is too small; the lines are out of sight.
const MISPLACED: &str = "
    const wrong = [];
    const place = selector => (selector.closest ? selector : document.querySelector(selector)).getBoundingClientRect();
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth || page.scrollHeight > innerHeight)
        wrong.push(`scrolls to ${page.scrollWidth}, ${page.scrollHeight}`);
    for (const selector of ['.board .sq-edge', '.beside', '.stage-name', '.stage-code', '.narration',
        '.narration .lead', '.narration .why', '.present-bar', '.scrub', ...document.querySelectorAll('.beside li, .tools button, .readout > span, .tag, .reason')]) {
        const box = place(selector);
        if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1)
            wrong.push(`${selector.outerHTML ?? selector} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}`);
    }
    const board = place('.board .sq-edge');
    const share = board.height / innerHeight;
    if (share < arguments[0]) wrong.push(`the board has ${share} of the height`);
    for (const [one, other] of [['.narration', '.board .sq-edge'], ...[...document.querySelectorAll('.beside li')].map(entry => [entry, '.narration .lead']), ['.stage-code', '.beside'], ['.present-bar', '.narration'], ['.listing', '.stage-name'], ['.narration', '.stage-code'], ['.present-bar', '.stage-code']]) {
        const [a, b] = [place(one), place(other)];
        if (a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
            wrong.push(`${one.textContent ?? one} over ${other}`);
    }
    if (place('.narration .why').bottom > place('.present-bar').top + 1) wrong.push('the sentence is too long');
    const listing = place('.listing');
    for (const line of document.querySelectorAll('.ln.is-ran, .ln.is-next')) {
        const box = line.getBoundingClientRect();
        if (box.top < listing.top - 1 || box.bottom > listing.bottom + 1) wrong.push(`out of sight: ${line.textContent}`);
    }
    if (document.querySelector('.listing').scrollWidth > listing.width + 1) wrong.push('lines are cut off');
    return wrong;";

/// Each entry of the strip starts within the row of the board that it belongs to.
const UNEVEN: &str = "
    const edge = document.querySelector('.board .sq-edge').getBoundingClientRect();
    const n = Number(getComputedStyle(document.querySelector('.present')).getPropertyValue('--n'));
    return [...document.querySelectorAll('.beside li')].filter(entry => {
        const row = Number(entry.style.getPropertyValue('--row'));
        const top = edge.top + (row - 1) * edge.height / n;
        const text = entry.firstElementChild.getBoundingClientRect();
        return row > 0 && (text.top < top - 2 || text.bottom > top + edge.height / n + 2);
    }).map(entry => entry.textContent);";

pub async fn settled(page: &Page) {
    page.until(
        "it is there",
        "return document.querySelector('main').dataset.state !== 'seeking'",
    )
    .await;
}

pub async fn misplaced(page: &Page, least: f64) -> Value {
    let client = &page.browser.client;
    let found = client.execute(MISPLACED, vec![json!(least)]).await;
    found.expect("the script runs")
}

/// What the root of the document says in a script after a key was let go.
async fn now(page: &Page, script: &str) -> bool {
    page.run(script).await == Value::Bool(true)
}

#[tokio::test]
async fn all_is_in_sight_and_large_on_every_screen() {
    let page = Page::open("").await;
    for screen in SCREENS {
        page.browser.resize(screen).await;
        for link in LINKS {
            page.visit(&format!("{link}&view=present")).await;
            settled(&page).await;
            // The taller 5:4 screen has less width to give for its height, and a board whose
            // columns go past its edges takes more of it.
            let least = match (screen, link.contains("iterative")) {
                ((1280, 1024), true) => 0.5,
                ((1280, 1024), false) => 0.56,
                (_, true) => 0.55,
                (_, false) => 0.6,
            };
            assert_eq!(
                misplaced(&page, least).await,
                json!([]),
                "{screen:?} {link}"
            );
            assert_eq!(page.run(UNEVEN).await, json!([]), "{screen:?} {link}");
        }
    }
    page.end().await;
}

/// The parts that can be hidden, each with what must be gone.
const GONE: [(&str, &str); 5] = [
    ("code", ".listing, .output"),
    ("name", ".stage-name b, .bar .picker"),
    ("state", ".beside, .pane-state .pane-body, .stackline"),
    ("counters", ".found, .counters"),
    ("sentence", ".narration"),
];

#[tokio::test]
async fn parts_are_hidden_in_both_views_and_their_room_is_used() {
    let page = Page::open("").await;
    for screen in [(1024, 768), (1920, 1080)] {
        page.browser.resize(screen).await;
        page.visit(&format!("{PLACE}&view=present")).await;
        settled(&page).await;
        let side =
            "return document.querySelector('.board .sq-edge').getBoundingClientRect().height";
        let before = page.run(side).await.as_f64().expect("a height");
        for (part, gone) in GONE {
            for view in ["present", "work"] {
                page.visit(&format!("{PLACE}&view={view}&hide={part}"))
                    .await;
                settled(&page).await;
                let left = format!(
                    "return [...document.querySelectorAll('{gone}')].map(e => e.outerHTML.slice(0, 80))"
                );
                assert_eq!(page.run(&left).await, json!([]), "{part} {view}");
                assert!(
                    now(
                        &page,
                        "return document.scrollingElement.scrollWidth <= innerWidth"
                    )
                    .await,
                    "{part} {view}"
                );
                if view == "present" && matches!(part, "code" | "state") {
                    let after = page.run(side).await.as_f64().expect("a height");
                    assert!(after >= before, "{part} {screen:?}: {before} {after}");
                    assert!(
                        part != "code" || after > before + 4.0,
                        "{part} {screen:?}: {before} {after}"
                    );
                }
            }
        }
        page.visit(&format!(
            "{PLACE}&view=present&hide=code,name,state,counters,ahead,sentence"
        ))
        .await;
        settled(&page).await;
        let after = page.run(side).await.as_f64().expect("a height");
        assert!(after > before * 1.1, "{screen:?}: {before} {after}");
    }
    // Without its name the program is not told by the title either.
    page.visit(&format!("{PLACE}&hide=name")).await;
    assert_eq!(
        page.run("return document.title").await,
        "n = 8 · Queenscope"
    );
    page.end().await;
}

#[tokio::test]
async fn what_lies_ahead_is_told_nowhere() {
    let page = Page::open("").await;
    for view in ["present", "work"] {
        page.visit(&format!("{PLACE}&view={view}&hide=ahead")).await;
        settled(&page).await;
        // By now the page knows the total itself: it has run to the end and gone back.
        page.keys([char::from(Key::End)]).await;
        page.until_state("finished").await;
        page.visit(&format!("{PLACE}&view={view}&hide=ahead")).await;
        settled(&page).await;
        tokio::time::sleep(std::time::Duration::from_secs(3)).await;
        let html = page.run("return document.body.outerHTML").await.to_string();
        for figure in ["164,615", "164615", "of 92", "of …", "/ 92"] {
            assert!(!html.contains(figure), "{view}: {figure}");
        }
        assert_eq!(
            page.attribute("input[aria-label=Position]", "aria-valuetext")
                .await
                .as_deref(),
            Some("Step 65,086, Solution 30")
        );
        assert_eq!(
            page.attribute("input[aria-label=Position]", "max")
                .await
                .as_deref(),
            Some("65086")
        );
    }
    page.end().await;
}

#[tokio::test]
async fn a_long_listing_follows_the_function_and_rests_within_it() {
    let page = Page::open("").await;
    for (screen, link) in [
        ((1024, 768), "program=iterative-marks&n=8&step=100"),
        ((1024, 768), "program=recursive-free&n=8&step=100"),
        ((1280, 720), "program=enumeration&n=20&step=200"),
        ((1024, 768), "program=blind&n=12&step=200"),
    ] {
        page.browser.resize(screen).await;
        page.visit(&format!("{link}&size=line&view=present&lang=en"))
            .await;
        settled(&page).await;
        let place = "const [ran, next] = ['.is-ran', '.is-next'].map(s => document.querySelector('.ln' + s));
            const pane = document.querySelector('.listing').getBoundingClientRect();
            const line = next.getBoundingClientRect();
            const home = line => { let head = line;
                while (head.previousElementSibling && head.querySelector('code').textContent.startsWith(' ')) head = head.previousElementSibling;
                const text = head.querySelector('code').textContent;
                return text.startsWith('def') ? text : ''; };
            return [line.top >= pane.top - 1 && line.bottom <= pane.bottom + 1,
                [home(ran), home(next)], document.querySelector('.listing').scrollTop]";
        let fits = !link.contains("n=20") && !link.contains("blind");
        let mut before: Option<(Value, Value)> = None;
        for _ in 0..60 {
            page.keys([FORWARD]).await;
            page.main().await;
            let found = page.run(place).await;
            assert_eq!(found[0], true, "{link}: the line about to run is in view");
            let (homes, top) = (found[1].clone(), found[2].clone());
            if let Some((home, rested)) = before.replace((homes.clone(), top.clone()))
                && fits
                && home == homes
                && homes[0] == homes[1]
            {
                assert_eq!(rested, top, "{link}: nothing moves within {homes}");
            }
        }
    }
    page.end().await;
}

/// The least contrast of any text that is seen, with the text.
const CONTRAST: &str = "
    const parse = color => { const m = color.match(/[\\d.]+/g).map(Number); return m.length < 4 ? [...m, 1] : m; };
    const lum = ([r, g, b]) => { const f = [r, g, b].map(v => (v /= 255) <= .03928 ? v / 12.92 : ((v + .055) / 1.055) ** 2.4);
        return .2126 * f[0] + .7152 * f[1] + .0722 * f[2]; };
    const ground = element => { for (let e = element; e; e = e.parentElement) {
        const c = parse(getComputedStyle(e).backgroundColor); if (c[3] === 1) return c; } return [255, 255, 255, 1]; };
    let least = [99, ''];
    const walk = document.createTreeWalker(document.querySelector('.present'), NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) {
        const text = walk.currentNode, element = text.parentElement;
        const box = element.getBoundingClientRect();
        if (!text.textContent.trim() || element.closest('.vh, table, dialog, .words, symbol') || box.width < 2) continue;
        const style = getComputedStyle(element);
        const ink = lum(parse(element.closest('svg') ? style.fill : style.color)), paper = lum(ground(element));
        const ratio = (Math.max(ink, paper) + .05) / (Math.min(ink, paper) + .05);
        if (ratio < least[0]) least = [ratio, text.textContent, style.color];
    }
    return least;";

#[tokio::test]
async fn every_text_has_the_contrast_that_a_projector_needs() {
    let page = Page::open("").await;
    for theme in ["light", "dark"] {
        for link in LINKS {
            page.visit(&format!("{link}&view=present&theme={theme}"))
                .await;
            settled(&page).await;
            let least = page.run(CONTRAST).await;
            assert!(
                least[0].as_f64().is_some_and(|ratio| ratio >= 7.0),
                "{theme} {link}: {least}"
            );
        }
    }
    page.end().await;
}
