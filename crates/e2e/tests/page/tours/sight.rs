//! In sight and in place at the sizes that readers have.

use queenscope_e2e::Page;
use serde_json::json;

use super::{NEXT, until_stop};

/// What is not where it belongs: the page must not scroll sideways, the board must lie
/// above the line of the tour, and the line and every control in the window.
const MISPLACED: &str = "
    const wrong = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) wrong.push(`scrolls to ${page.scrollWidth} of ${innerWidth}`);
    const inside = (element, bottom) => {
        const box = element.getBoundingClientRect();
        if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > bottom)
            wrong.push(`${element.className.baseVal ?? element.className} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}, ${bottom}`);
    };
    inside(document.querySelector('.board .sq-edge'), document.querySelector('.tour-line').getBoundingClientRect().top);
    document.querySelectorAll('.tour-line, .tour-line button, .transport button, .transport input[type=range], .readout, .transport .seg')
        .forEach(element => inside(element, innerHeight));
    return wrong;";

/// The same of the dialogue: it lies in the window, nothing in it is wider than itself,
/// and the button that closes it is always in sight.
const DIALOGUE: &str = "
    const wrong = [];
    const dialog = document.querySelector('dialog').getBoundingClientRect();
    const body = document.querySelector('.dialogue-body');
    if (dialog.left < 0 || dialog.top < 0 || dialog.right > innerWidth || dialog.bottom > innerHeight) wrong.push('dialogue');
    if (body.scrollWidth > body.clientWidth) wrong.push(`scrolls to ${body.scrollWidth} of ${body.clientWidth}`);
    const close = document.querySelector('dialog form button').getBoundingClientRect();
    if (close.bottom > dialog.bottom || close.top < dialog.top) wrong.push('close');
    return wrong;";

#[tokio::test]
async fn board_line_and_controls_are_in_sight_at_every_size() {
    let long = "word%20".repeat(60);
    let page = Page::open("").await;
    for size in [
        (360, 640),
        (390, 844),
        (800, 600),
        (1024, 768),
        (1366, 768),
        (1440, 900),
        (2560, 1440),
    ] {
        page.browser.resize(size).await;
        for tour in ["0:a,117:b:short", &format!("0:Start:{long},117:b:{long}")] {
            page.visit(&format!("n=8&lang=en&step=117&tour={tour}"))
                .await;
            until_stop(&page, "2 of 2: b").await;
            assert_eq!(page.run(MISPLACED).await, json!([]), "{size:?}");
            page.keys(['t']).await;
            page.until(
                "the dialogue is open",
                "return !!document.querySelector('dialog.tour[open]')",
            )
            .await;
            assert_eq!(page.run(DIALOGUE).await, json!([]), "{size:?}");
        }
    }
    page.end().await;
}

#[tokio::test]
async fn controls_stay_where_they_are_from_stop_to_stop() {
    let places = "return ['.board .sq-edge', '.tour-line', '.transport', '.keys .btn-fill', \"[aria-label='Next stop']\"]
        .map(s => document.querySelector(s).getBoundingClientRect()).map(b => [b.left, b.top, b.width].join())";
    let controls = "return ['.transport', '.keys .btn-fill', '.keys .step-back']
        .map(s => document.querySelector(s).getBoundingClientRect()).map(b => [b.left, innerHeight - b.bottom, b.width].join())";
    let page = Page::open("").await;
    for size in [(390, 844), (1024, 768), (1440, 900)] {
        page.browser.resize(size).await;
        page.visit("n=8&lang=en").await;
        let without = page.run(controls).await;
        let long = "word%20".repeat(60);
        let tour = format!("0:Start,40:Short:One.,80:Long:{long}");
        page.visit(&format!("n=8&lang=en&tour={tour}")).await;
        assert_eq!(page.run(controls).await, without, "{size:?}");
        page.keys([NEXT]).await;
        until_stop(&page, "2 of 3: Short").await;
        let first = page.run(places).await;
        page.keys([NEXT]).await;
        until_stop(&page, "3 of 3: Long").await;
        assert_eq!(page.run(places).await, first, "{size:?}");
    }
    page.end().await;
}
