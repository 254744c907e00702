//! The picture that explains a program, before an audience: all of it in sight, beside the
//! board, above the program.

use queenscope_e2e::Page;
use serde_json::{Value, json};

use crate::stage::{misplaced, settled};

const SCREENS: [(u32, u32); 5] = [
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1280, 1024),
    (1920, 1080),
];

/// Moments with a picture, and a part of it.
const MOMENTS: [(&str, &str); 10] = [
    ("program=bitmask&n=8&step=100", ".bits-line"),
    ("program=bitmask&n=14&step=1000", ".bits-line"),
    ("program=dancing-links&n=4&step=1500", ".cover-table"),
    ("program=dancing-links&n=12&step=30000", ".cover-heads"),
    ("program=min-conflicts&n=8&step=3000", ".curve"),
    ("program=greedy&n=8&step=4863", ".stuck .btn"),
    ("program=blind&n=8&step=30000", ".wheel"),
    ("program=formula&n=8&step=20", ".stage-idea p"),
    // Calls for a row beyond the last one.
    ("program=permutation&n=4&step=421", ".wheel"),
    ("program=bitmask&n=4&step=85", ".bits-line"),
];

/// What of the picture is cut off, lies over something else or is too small for the last row.
const CUT: &str = "
    const [part, least] = arguments;
    const wrong = [];
    const box = element => element.getBoundingClientRect();
    const idea = document.querySelector('.stage-idea');
    if (!idea.querySelector(part) && !idea.parentElement.querySelector(part)) wrong.push(`no ${part}`);
    const room = box(idea);
    const shown = [...idea.querySelectorAll('h3, h4, p, li, .btn, code, text, rect, svg:not(.cover-list > svg)')]
        .filter(e => !e.closest('.vh') && box(e).width > 0);
    for (const element of shown) {
        const { left, right, top, bottom } = box(element);
        if (left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1)
            wrong.push(`cut: ${element.outerHTML.slice(0, 60)}`);
    }
    for (const other of document.querySelectorAll('.board .sq-edge, .beside, .stage-name, .stage-code, .narration .lead, .present-bar')) {
        const b = box(other);
        if (room.height > 1 && room.left < b.right - 1 && b.left < room.right - 1 && room.top < b.bottom - 1 && b.top < room.bottom - 1)
            wrong.push(`over ${other.getAttribute('class')}`);
    }
    const scale = Math.min(innerWidth / 1024, innerHeight / 768);
    for (const text of idea.querySelectorAll('h3, p, code, text, li b')) {
        const drawing = text.closest('svg');
        const by = drawing ? box(drawing).width / drawing.viewBox.baseVal.width : 1;
        const size = parseFloat(getComputedStyle(text).fontSize) * by / scale;
        if (box(text).width > 1 && !text.closest('.vh') && size < least) wrong.push(`${size} px: ${text.textContent}`);
    }
    return wrong;";

async fn cut(page: &Page, part: &str, least: f64) -> Value {
    let arguments = vec![json!(part), json!(least)];
    let found = page.browser.client.execute(CUT, arguments).await;
    found.expect("the script runs")
}

#[tokio::test]
async fn the_picture_of_a_program_stands_above_it_on_every_screen() {
    let page = Page::open("").await;
    for screen in SCREENS {
        page.browser.resize(screen).await;
        for (moment, part) in MOMENTS {
            for language in ["en", "zh"] {
                let link = format!("{moment}&view=present&lang={language}");
                page.visit(&link).await;
                settled(&page).await;
                let told = format!("{screen:?} {link}");
                assert_eq!(cut(&page, part, 9.0).await, json!([]), "{told}");
                assert_eq!(misplaced(&page, 0.4).await, json!([]), "{told}");
            }
        }
    }
    page.end().await;
}

#[tokio::test]
async fn without_the_program_the_picture_has_its_room() {
    let page = Page::open("").await;
    for screen in [(1024, 768), (1440, 900), (1920, 1080)] {
        page.browser.resize(screen).await;
        for (moment, part) in MOMENTS {
            for hidden in ["code", "code,sentence"] {
                let link = format!("{moment}&view=present&hide={hidden}");
                page.visit(&link).await;
                settled(&page).await;
                assert_eq!(cut(&page, part, 9.0).await, json!([]), "{screen:?} {link}");
            }
        }
        let list = "return document.querySelectorAll('.cover-list > svg').length";
        page.visit("program=dancing-links&n=4&step=1500&view=present&hide=code")
            .await;
        assert_eq!(page.run(list).await, json!(1), "the list of a header");
        page.visit("program=bitmask&n=8&step=100&view=present&hide=state")
            .await;
        let picture = "return document.querySelectorAll('.stage-idea').length";
        assert_eq!(page.run(picture).await, json!(0), "it is part of the state");
    }
    page.end().await;
}

#[tokio::test]
async fn a_notice_is_as_high_as_its_text() {
    let page = Page::open("").await;
    for screen in [(1024, 768), (1366, 768), (844, 390), (600, 1000)] {
        page.browser.resize(screen).await;
        page.visit("program=greedy&n=8&step=999999&view=present")
            .await;
        let high = "return document.querySelector('.notice').getBoundingClientRect().height <= 100";
        page.until("the notice is small", high).await;
    }
    page.end().await;
}
