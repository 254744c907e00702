//! What moves by itself, and how it is stopped.

use fantoccini::key::Key;
use queenscope_e2e::{FORWARD, Page};
use queenscope_solver::ProgramId;
use serde_json::{Value, json};

/// Lets so many frames pass.
const FRAMES: &str = "
    let [frames, done] = arguments;
    const frame = () => (frames -= 1) > 0 ? requestAnimationFrame(frame) : done(true);
    requestAnimationFrame(frame);";

async fn frames(page: &Page, count: u32) {
    let client = &page.browser.client;
    let passed = client.execute_async(FRAMES, vec![json!(count)]).await;
    passed.expect("frames come");
}

async fn set_speed(page: &Page, place: u32) {
    page.run(&format!(
        "const slider = document.querySelector('.speed input'); slider.value = {place};
         slider.dispatchEvent(new Event('input', {{ bubbles: true }}));"
    ))
    .await;
}

#[tokio::test]
async fn no_run_starts_by_itself() {
    let page = Page::open("").await;
    // A reader who has chosen the fastest and played before.
    set_speed(&page, 9).await;
    page.keys([' ']).await;
    page.until(
        "it has stopped at the first solution",
        "return document.querySelector('main').dataset.position === '211'",
    )
    .await;
    for program in ProgramId::ALL.map(ProgramId::as_str) {
        page.visit(&format!(
            "program={program}&n=6&step=10&speed=max&stops=none"
        ))
        .await;
        page.until_position(10).await;
        frames(&page, 20).await;
        assert_eq!(page.position().await, 10, "{program}");
        page.until_state("paused").await;
    }
    page.end().await;
}

#[tokio::test]
async fn pause_works_at_every_speed_by_button_and_by_key() {
    let page = Page::open("program=recursive-marks&n=12&stops=none&size=line").await;
    for place in 0..=9 {
        set_speed(&page, place).await;
        let ways: &[bool] = match place {
            9 => &[false, true],
            odd if odd % 2 == 1 => &[true],
            _ => &[false],
        };
        for by_key in ways.iter().copied() {
            let toggle = async || {
                if by_key {
                    page.keys([' ']).await;
                } else {
                    page.click(".btn-play").await;
                }
            };
            let before = page.position().await;
            toggle().await;
            page.until_state("playing").await;
            assert!(page.find(".btn-play").await.is_displayed().await.unwrap());
            page.until(
                "the first step comes at once",
                &format!("return document.querySelector('main').dataset.position > {before}"),
            )
            .await;
            toggle().await;
            page.until_state("paused").await;
            let position = page.position().await;
            frames(&page, 5).await;
            assert_eq!(page.position().await, position, "speed {place}");
        }
    }
    page.end().await;
}

#[tokio::test]
async fn another_speed_holds_from_the_next_tick_on() {
    for faster in ["keys", "slider"] {
        let page = Page::open("program=recursive-marks&n=12&stops=none&size=line&speed=0.25").await;
        page.keys([' ']).await;
        page.until_position(1).await;
        if faster == "keys" {
            page.keys(['+'; 9]).await;
        } else {
            set_speed(&page, 9).await;
        }
        // At the speed of before this would take more than an hour.
        page.until(
            "it is fast at once",
            "return document.querySelector('main').dataset.position > 1000",
        )
        .await;
        page.until_state("playing").await;
        set_speed(&page, 0).await;
        frames(&page, 3).await;
        let slow = page.position().await;
        frames(&page, 20).await;
        assert!(page.position().await <= slow + 2, "it is slow at once");
        page.keys([' ']).await;
        page.until_state("paused").await;
        page.end().await;
    }
}

/// What is moving or would move if it changed.
const MOVING: &str = "
    const moving = document.getAnimations().map(a => `${a.constructor.name} of ${a.effect?.target?.className}`);
    for (const element of document.querySelectorAll('*')) {
        for (const part of ['', '::before', '::after', '::marker']) {
            const style = getComputedStyle(element, part || null);
            const lasts = (times) => times.split(',').some(time => parseFloat(time) > 0);
            if (lasts(style.transitionDuration) && style.transitionProperty !== 'none')
                moving.push(`${element.tagName}.${element.className}${part}: ${style.transition}`);
            if (style.animationName !== 'none')
                moving.push(`${element.tagName}.${element.className}${part}: ${style.animation}`);
            if (style.scrollBehavior === 'smooth') moving.push(`${element.tagName} scrolls smoothly`);
        }
    }
    return moving;";

#[tokio::test]
async fn readers_who_want_less_motion_get_no_transitions() {
    let page = Page::open("").await;
    page.browser.reduce_motion().await;
    for program in ["recursive-marks", "iterative", "enumeration"] {
        page.visit(&format!("program={program}&n=8&size=line&step=120"))
            .await;
        page.until_position(120).await;
        for _ in 0..6 {
            page.keys([FORWARD]).await;
            assert_eq!(page.run(MOVING).await, json!([]), "{program}");
        }
        page.keys([']']).await;
        assert_eq!(page.run(MOVING).await, json!([]), "{program}: a backtrack");
        page.keys(['?']).await;
        page.until(
            "the list is open",
            "return document.querySelector('dialog').open",
        )
        .await;
        assert_eq!(page.run(MOVING).await, json!([]), "{program}: the keys");
    }
    page.end().await;
}

#[tokio::test]
async fn the_new_moment_is_there_whole_in_the_next_frame() {
    // Whatever moves, it never holds a queen back: the picture is that of the position.
    let page = Page::open("program=iterative&n=6&size=line&step=300").await;
    page.until_position(300).await;
    let board = "return document.querySelector('.board').outerHTML";
    page.keys([FORWARD]).await;
    page.until_position(301).await;
    let at_rest = page.run(board).await;
    for key in [FORWARD, char::from(Key::Left)] {
        page.keys([key]).await;
    }
    page.keys([char::from(Key::Home), 'u']).await;
    page.until_position(301).await;
    page.main().await;
    assert_eq!(page.run(board).await, at_rest);
    assert_ne!(at_rest, Value::Null);
    page.end().await;
}
