//! The page at the sizes that readers have: nothing is pushed out of sight.

use queenscope_e2e::{FORWARD, Page};
use serde_json::{Value, json};

const SIZES: [(u32, u32); 7] = [
    (360, 640),
    (390, 844),
    (800, 600),
    (1024, 768),
    (1366, 768),
    (1440, 900),
    (2560, 1440),
];

const LINKS: [&str; 4] = [
    "lang=en",
    "program=iterative&n=8&step=75960&lang=en",
    "program=recursive-check&n=8&step=164615&lang=zh",
    "program=recursive-marks&n=32&step=100000&lang=en",
];

/// What is not where it belongs: the page must not scroll sideways; the squares of the
/// board, the slider and every button of the transport must lie in the window, and the
/// board above the transport.
const MISPLACED: &str = "
    const wrong = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) wrong.push(`scrolls to ${page.scrollWidth} of ${innerWidth}`);
    const top = document.querySelector('.transport').getBoundingClientRect().top;
    const inside = (element, bottom) => {
        const box = element.getBoundingClientRect();
        if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > bottom)
            wrong.push(`${element.className.baseVal ?? element.className} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}, ${bottom}`);
    };
    inside(document.querySelector('.board .sq-edge'), top);
    document.querySelectorAll('.transport button, .transport input[type=range], .readout, .transport .seg')
        .forEach(element => inside(element, innerHeight));
    return wrong;";

#[tokio::test]
async fn board_and_controls_are_in_sight_at_every_size() {
    let page = Page::open("").await;
    for size in SIZES.into_iter().chain([(768, 1024)]) {
        page.browser.resize(size).await;
        for link in LINKS {
            page.visit(link).await;
            page.until(
                "it is there",
                "return document.querySelector('main').dataset.state !== 'seeking'",
            )
            .await;
            assert_eq!(page.run(MISPLACED).await, json!([]), "{size:?} {link}");
        }
    }
    page.end().await;
}

#[tokio::test]
async fn a_phone_held_sideways_shows_board_sentence_and_program_at_once() {
    const SEEN: &str = "
        const high = document.querySelector('.board .sq-edge').getBoundingClientRect().height;
        const within = ['.narration .lead', '.listing .is-ran, .listing .is-next'].map(part => {
            const box = document.querySelector(part).getBoundingClientRect();
            const top = document.querySelector('.transport').getBoundingClientRect().top;
            return box.height > 0 && box.top >= 0 && box.bottom <= top && box.right <= innerWidth;
        });
        return [...within, high > .55 * innerHeight];";
    let page = Page::open("").await;
    for size in [(844, 390), (932, 430), (740, 360), (667, 375)] {
        page.browser.resize(size).await;
        for link in LINKS {
            page.visit(link).await;
            let there = "return document.querySelector('main').dataset.state !== 'seeking'";
            page.until("it is there", there).await;
            assert_eq!(page.run(MISPLACED).await, json!([]), "{size:?} {link}");
            page.until(
                &format!("all is in sight: {size:?} {link}"),
                &format!("return (() => {{ {SEEN} }})().every(seen => seen)"),
            )
            .await;
        }
    }
    page.end().await;
}

#[tokio::test]
async fn nothing_jumps_from_step_to_step() {
    let page = Page::open("").await;
    let places = "return ['.board .sq-edge', '.listing', '.transport', '.keys .btn-fill', '.keys .step-back', '.btn-play', '.speed input', '.pane-foot']
        .map(s => document.querySelector(s).getBoundingClientRect()).map(b => [b.left, b.top, b.width].join())";
    for size in [(390, 844), (1024, 768), (1440, 900)] {
        page.browser.resize(size).await;
        page.visit("program=recursive-marks&n=8&step=840&lang=en")
            .await;
        page.until(
            "the end is known",
            "return document.querySelector('.readout').textContent.includes('of 92')",
        )
        .await;
        let first = page.run(places).await;
        for step in 0..40 {
            page.keys([FORWARD]).await;
            let now = page.run(places).await;
            let (Value::Array(now), Value::Array(first)) = (&now, &first) else {
                panic!("places are a list");
            };
            // Above a certain width the state is beside the rest, else below it.
            let fixed = if size.0 < 1200 { 7 } else { 8 };
            assert_eq!(now[..fixed], first[..fixed], "{size:?} step {step}");
        }
    }
    page.end().await;
}

#[tokio::test]
async fn ticks_and_totals_tell_where_the_solutions_lie() {
    let page = Page::open("program=recursive-marks&n=8&step=20674&lang=en").await;
    page.until(
        "all solutions have been found",
        "return document.querySelector('.readout').textContent.trim() === 'Step 20,674 of 52,009Solution 30 of 92'",
    )
    .await;
    assert_eq!(
        page.attribute("input[aria-label=Position]", "aria-valuetext")
            .await
            .as_deref(),
        Some("Step 20,674 of 52,009, Solution 30 of 92")
    );
    assert_eq!(page.text(".counters .is-solve dd").await, "30 of 92");
    page.until(
        "ticks are drawn",
        "return document.querySelector('.ticks .ahead path').getAttribute('d').split('M').length > 60",
    )
    .await;
    assert_eq!(
        page.run("return document.querySelectorAll('.ticks *').length")
            .await,
        4
    );
    page.visit("program=recursive-marks&n=20&lang=en").await;
    page.until(
        "the end is not known",
        "return document.querySelector('.readout').textContent.trim() === 'Step 0 of …Solution 0 of …'",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn nothing_moves_when_speed_and_step_size_are_chosen() {
    let page = Page::open("").await;
    for size in [
        (390, 844),
        (800, 600),
        (1024, 768),
        (1366, 768),
        (1440, 900),
        (1920, 1080),
    ] {
        page.browser.resize(size).await;
        for language in ["en", "zh"] {
            page.visit(&format!("lang={language}")).await;
            let places = page
                .browser
                .client
                .execute_async(EVERY_CHOICE, vec![])
                .await;
            let places = places.expect("speeds and sizes can be chosen");
            let different = places.as_array().map(Vec::len);
            assert_eq!(different, Some(1), "{size:?} {language}: {places}");
        }
    }
    page.end().await;
}

/// Where the controls are at every step size and speed, each place once.
const EVERY_CHOICE: &str = "
    const answer = arguments[0];
    const places = new Set();
    const slider = document.querySelector('.speed input');
    const frame = () => new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    const all = ['.keys .btn-fill', '.transport .seg', '.speed input', '.transport'];
    (async () => {
        for (const size of document.querySelectorAll('input[name=size]')) {
            size.click();
            for (const place of [0, 2, 9, 8]) {
                slider.value = place;
                slider.dispatchEvent(new Event('input', { bubbles: true }));
                await frame();
                const boxes = all.map(s => document.querySelector(s).getBoundingClientRect());
                places.add(boxes.map(b => [b.left, b.top, b.width].map(Math.round)).join(' '));
            }
        }
        answer([...places]);
    })();";

/// What of the moment is not in sight without scrolling: the board must end above the
/// sentence, its second line above the transport, and the two lit lines of the listing
/// must lie in the listing and above the transport.
const OUT_OF_SIGHT: &str = "
    const box = s => document.querySelector(s).getBoundingClientRect();
    const wrong = [];
    const dock = box('.tour-line, .transport').top;
    const below = (what, bottom) => { if (bottom > dock + .5) wrong.push(`${what} ends at ${bottom} of ${dock}`); };
    below('sentence', box('.lead').bottom);
    below('second line', box('.why').bottom);
    if (box('.sq-edge').bottom > box('.lead').top) wrong.push('board over sentence');
    if (box('.sq-edge').width < 190) wrong.push(`board of ${box('.sq-edge').width}`);
    const pane = box('.listing');
    for (const line of arguments[0] ? document.querySelectorAll('.ln.is-ran, .ln.is-next') : []) {
        const { top, bottom } = line.getBoundingClientRect();
        below(line.className, bottom);
        if (top < pane.top - .5 || bottom > pane.bottom + .5) wrong.push(`${line.className} out of the listing`);
    }
    return wrong;";

#[tokio::test]
async fn board_sentence_and_lit_lines_are_in_sight_together() {
    let page = Page::open("").await;
    for size in SIZES {
        page.browser.resize(size).await;
        for language in ["en", "zh"] {
            for link in [
                "program=recursive-marks&n=8&step=20674",
                "program=iterative&n=8&step=75960",
                "program=recursive-check&n=4&step=17",
            ] {
                page.visit(&format!("{link}&lang={language}")).await;
                page.until("it is there", ARRIVED).await;
                // On a short phone the program is below the board.
                let lines = size.1 > 640 || size.0 > 760;
                let wrong = page
                    .browser
                    .client
                    .execute(OUT_OF_SIGHT, vec![json!(lines)])
                    .await;
                assert_eq!(
                    wrong.expect("it runs"),
                    json!([]),
                    "{size:?} {link} {language}"
                );
            }
        }
    }
    page.end().await;
}

#[tokio::test]
async fn a_tour_hides_nothing_of_what_it_shows() {
    let page = Page::open("").await;
    for size in [(390, 844), (1024, 768), (1366, 768), (1440, 900)] {
        page.browser.resize(size).await;
        for language in ["en", "zh"] {
            page.visit(&format!(
                "program=recursive-marks&n=8&step=20674&tour=0:Start,20674:A%20stop:A%20note&lang={language}"
            ))
            .await;
            page.until("it is there", ARRIVED).await;
            let wrong = page
                .browser
                .client
                .execute(OUT_OF_SIGHT, vec![json!(true)])
                .await;
            assert_eq!(wrong.expect("it runs"), json!([]), "{size:?} {language}");
            assert_eq!(page.run(MISPLACED).await, json!([]), "{size:?} {language}");
            let apart = "const box = s => document.querySelector(s).getBoundingClientRect();
                const strips = [...document.querySelectorAll('.strip')].map(e => e.getBoundingClientRect().bottom);
                return [box('.readout').top >= box('.tour-line').bottom,
                    innerWidth < 1200 || Math.max(...strips) <= box('.pane-state .pane-body').bottom]";
            assert_eq!(
                page.run(apart).await,
                json!([true, true]),
                "{size:?} {language}"
            );
        }
    }
    page.end().await;
}

/// The page is at its position, and has drawn it.
const ARRIVED: &str = "return document.querySelector('main').dataset.state !== 'seeking'
    && document.querySelector('main').dataset.position !== '0'";

/// Lines of the listing that leave their pane, and values over the code of another line.
const CUT_OFF: &str = "
    const list = document.querySelector('.listing');
    const pane = list.getBoundingClientRect();
    const wrong = [];
    if (list.scrollWidth > list.clientWidth) wrong.push(`scrolls sideways to ${list.scrollWidth}`);
    const pieces = [...document.querySelectorAll('.piece')];
    for (const piece of pieces)
        if (piece.getBoundingClientRect().right > pane.right + .5) wrong.push(piece.textContent);
    for (const value of document.querySelectorAll('.vals:not(.is-held) .val')) {
        const a = value.getBoundingClientRect();
        if (a.width < 20 || a.left < pane.left || a.right > pane.right) wrong.push(`${value.textContent} at ${a.left}`);
        for (const piece of pieces) {
            const b = piece.getBoundingClientRect();
            if (a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
                wrong.push(`${value.textContent} over ${piece.textContent}`);
        }
    }
    return wrong;";

#[tokio::test]
async fn no_code_is_cut_off_or_covered() {
    let page = Page::open("").await;
    for size in SIZES {
        page.browser.resize(size).await;
        for link in [
            "program=recursive-marks&n=8&step=20660",
            "program=recursive-check&n=8&step=1200",
            "program=iterative&n=12&step=9000",
            "program=enumeration&n=8&step=3000",
            "program=blind&n=32&step=500",
        ] {
            page.visit(&format!("{link}&size=line&lang=en")).await;
            page.until("it is there", ARRIVED).await;
            for step in 0..25 {
                assert_eq!(
                    page.run(CUT_OFF).await,
                    json!([]),
                    "{size:?} {link} + {step}"
                );
                page.keys([FORWARD]).await;
            }
        }
    }
    page.end().await;
}

#[tokio::test]
async fn all_marker_arrays_are_in_sight_on_a_laptop() {
    let page = Page::open("").await;
    page.browser.resize((1366, 768)).await;
    for language in ["en", "zh"] {
        page.visit(&format!(
            "program=recursive-marks&n=8&step=20674&lang={language}"
        ))
        .await;
        page.until("it is there", ARRIVED).await;
        assert_eq!(
            page.run(
                "const box = e => e.getBoundingClientRect();
                const pane = document.querySelector('.pane-state .pane-body');
                const strips = [...document.querySelectorAll('.strip')].map(box);
                return [strips.length, pane.scrollTop, strips.every(s => s.bottom <= box(pane).bottom)]"
            )
            .await,
            json!([3, 0, true]),
            "{language}"
        );
    }
    page.end().await;
}

#[tokio::test]
async fn counters_of_any_length_stay_in_one_line() {
    let page = Page::open("").await;
    // Within their part of the page: on narrow windows it comes after the state, which
    // has more to show at some moments than at others.
    let places = "
        const box = e => e.getBoundingClientRect();
        const part = box(document.querySelector('.pane-foot'));
        return [...document.querySelectorAll('.counters.is-first > div')].map(place => {
            const dd = place.querySelector('dd');
            return [box(place).left - part.left, box(place).top - part.top, box(place).width, box(dd).height,
                dd.scrollWidth <= dd.clientWidth].join(' ');
        })";
    for size in [(360, 640), (1024, 768), (1366, 768), (1440, 900)] {
        page.browser.resize(size).await;
        for language in ["en", "zh"] {
            page.visit(&format!(
                "program=recursive-marks&n=12&step=1&lang={language}"
            ))
            .await;
            page.until("it is there", ARRIVED).await;
            let small = page.run(places).await;
            page.visit(&format!(
                "program=recursive-marks&n=12&step=28000000&lang={language}"
            ))
            .await;
            page.until("it is there", ARRIVED).await;
            assert!(
                page.text(".counters dd").await.len() >= "1,000,000".len(),
                "{size:?} {language}"
            );
            assert_eq!(page.run(places).await, small, "{size:?} {language}");
            assert!(!small.to_string().contains("false"), "{small}");
        }
    }
    page.end().await;
}
