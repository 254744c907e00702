//! The page before an audience: large, whole, quiet, and safe from the keys of a clicker.

use fantoccini::key::Key;
use queenscope_e2e::{BACK, FORWARD, Options, Page};
use serde_json::{Value, json};

const PLACE: &str = "program=recursive-check&n=8&step=65086&lang=en";
const PRESENTED: &str = "return document.documentElement.dataset.view === 'present'
    && !!document.querySelector('.stage')";
const WORKING: &str = "return document.documentElement.dataset.view === 'work'
    && !!document.querySelector('.bench')";
const FULL: &str = "return !!document.fullscreenElement";
const WINDOW: &str = "return !document.fullscreenElement";
const BLANK: &str = "return !!document.querySelector('.curtain')";
const SEEN: &str = "return !document.querySelector('.curtain')";

const ESCAPE: char = '\u{e00c}';
const F5: char = '\u{e035}';
const PAGE_DOWN: char = '\u{e00f}';
const PAGE_UP: char = '\u{e00e}';

/// What the root of the document says in a script after a key was let go.
async fn now(page: &Page, script: &str) -> bool {
    page.run(script).await == Value::Bool(true)
}

#[tokio::test]
async fn the_stage_shows_the_program_and_the_marks_of_the_work_view() {
    let page = Page::open(PLACE).await;
    let lines = "return [...document.querySelectorAll('.ln')].map(line => [line.className, line.textContent])";
    let work = page.run(lines).await;
    page.keys(['p']).await;
    page.until("it presents", PRESENTED).await;
    assert_eq!(page.run(lines).await, work);
    assert_eq!(page.text("h1").await, "Recursive, checkn = 8");
    assert_eq!(
        page.texts(".beside li").await,
        [
            "place(1)j = 4",
            "place(2)j = 1",
            "place(3)j = 8",
            "place(4)j = 5",
            "place(5)j = 7",
            "place(6)j = 3check(6)"
        ]
    );
    page.until(
        "the total is known",
        "return document.querySelector('.present-bar .readout').textContent === 'Step 65,086 of 164,615Solution 30 of 92'",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn it_begins_by_key_and_by_button_with_the_whole_screen_and_by_link_without() {
    let page = Page::open(PLACE).await;
    page.keys(['p']).await;
    page.until("it presents", PRESENTED).await;
    page.until("it fills the screen", FULL).await;
    assert!(page.fragment().await.contains("view=present"));
    assert_eq!(page.position().await, 65086);
    page.keys([ESCAPE]).await;
    page.until("it is over", WORKING).await;
    page.until("the screen is given back", WINDOW).await;
    assert_eq!(page.position().await, 65086);

    page.click(".to-present").await;
    page.until("it presents", PRESENTED).await;
    page.until("it fills the screen", FULL).await;
    page.keys([FORWARD]).await;
    page.until(
        "keys step at once",
        "return document.querySelector('main').dataset.position !== '65086'",
    )
    .await;
    // The browser itself takes Esc while the page fills the screen.
    page.run("document.exitFullscreen()").await;
    page.until("presenting is over as well", WORKING).await;
    page.keys([BACK]).await;
    page.until_position(65086).await;

    page.visit(&format!("{PLACE}&view=present")).await;
    page.until("it presents", PRESENTED).await;
    assert!(now(&page, WINDOW).await);
    page.press("Stop presenting").await;
    page.until("it is over", WORKING).await;
    assert_eq!(page.position().await, 65086);
    page.end().await;
}

#[tokio::test]
async fn the_full_screen_comes_and_goes_and_the_keys_go_on() {
    let page = Page::open(PLACE).await;
    page.keys(['f']).await;
    page.until("it fills the screen", FULL).await;
    assert!(now(&page, WORKING).await);
    page.keys([FORWARD, BACK, 'f']).await;
    page.until("it is in its window", WINDOW).await;
    page.keys(['p']).await;
    page.until("it fills the screen", FULL).await;
    page.keys(['f']).await;
    page.until("it is in its window", WINDOW).await;
    assert!(now(&page, PRESENTED).await, "and goes on presenting");
    page.keys(['1', FORWARD]).await;
    page.until_position(65087).await;

    page.run("Element.prototype.requestFullscreen = () => Promise.reject(new Error('no'))")
        .await;
    page.keys(['f']).await;
    page.until(
        "who asks for it is told",
        "return document.querySelector('[role=alert]')?.textContent.includes('does not let the page fill the screen')",
    )
    .await;
    page.press("Dismiss").await;
    page.keys([ESCAPE]).await;
    page.until("it is over", WORKING).await;
    page.run("delete Element.prototype.requestFullscreen").await;
    page.keys(['p']).await;
    page.until("it presents without it", PRESENTED).await;
    page.keys([FORWARD]).await;
    page.until_position(65088).await;
    assert!(now(&page, "return !document.querySelector('[role=alert]')").await);
    page.end().await;
}

#[tokio::test]
async fn a_clicker_leads_through_a_lecture() {
    let page = Page::open("program=recursive-check&n=4&size=line&lang=en").await;
    // Browsers reload on F5 unless the page keeps them from it.
    page.run(
        "window.kept = []; window.addEventListener('keydown', event => {
            if (event.key === 'F5') setTimeout(() => window.kept.push(event.defaultPrevented)); })",
    )
    .await;
    page.keys(['p']).await;
    page.until("it presents", PRESENTED).await;
    page.keys([PAGE_DOWN, PAGE_DOWN, PAGE_DOWN, PAGE_UP]).await;
    page.until_position(2).await;
    page.keys([F5, F5]).await;
    page.keys(['b']).await;
    page.until("it is blank", BLANK).await;
    page.keys([PAGE_DOWN]).await;
    page.until("it is back", SEEN).await;
    assert_eq!(page.position().await, 2, "the key did nothing else");
    page.keys(['.']).await;
    page.until("it is blank", BLANK).await;
    page.keys(['.']).await;
    page.until("it is back", SEEN).await;
    page.keys([PAGE_DOWN]).await;
    page.until_position(3).await;
    page.keys([F5, ESCAPE]).await;
    page.until("it is over", WORKING).await;
    assert_eq!(page.position().await, 3);
    page.keys([F5]).await;
    page.until(
        "F5 reloads in the work view alone",
        "return window.kept.join() === 'true,true,true,false'",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn a_blank_screen_takes_every_key_and_click_for_itself() {
    let page = Page::open(&format!("{PLACE}&view=present")).await;
    page.run("document.querySelector('input[aria-label=Position]').focus()")
        .await;
    for key in [
        FORWARD,
        ' ',
        'x',
        char::from(Key::Home),
        char::from(Key::Tab),
        ESCAPE,
    ] {
        page.run("document.querySelector('main').focus()").await;
        page.keys(['b']).await;
        page.until("it is blank", BLANK).await;
        let all = "const box = document.querySelector('.curtain').getBoundingClientRect();
            return box.width >= innerWidth && box.height >= innerHeight
                && getComputedStyle(document.querySelector('.curtain')).backgroundColor === 'rgb(0, 0, 0)'";
        assert!(now(&page, all).await);
        page.run("document.querySelector('input[aria-label=Position]').focus()")
            .await;
        page.keys([key]).await;
        page.until("it is back", SEEN).await;
        assert!(now(&page, PRESENTED).await, "{key:?}");
        assert_eq!(page.position().await, 65086, "{key:?}");
    }
    page.run("document.querySelector('main').focus()").await;
    page.keys(['b']).await;
    page.until("it is blank", BLANK).await;
    page.click(".curtain").await;
    page.until("it is back", SEEN).await;
    assert_eq!(page.position().await, 65086);
    page.end().await;
}

#[tokio::test]
async fn a_held_key_steps_once() {
    let page = Page::open("program=recursive-check&n=8&size=line&view=present&lang=en").await;
    for (key, repeat) in [("PageDown", false), ("PageDown", true), ("PageDown", true)] {
        let script = "window.dispatchEvent(new KeyboardEvent('keydown',
            { key: arguments[0], repeat: arguments[1], bubbles: true, cancelable: true }))";
        let client = &page.browser.client;
        let sent = client
            .execute(script, vec![json!(key), json!(repeat)])
            .await;
        sent.expect("the key is pressed");
    }
    page.until_position(1).await;
    page.keys([PAGE_DOWN]).await;
    page.until_position(2).await;
    page.end().await;
}

#[tokio::test]
async fn a_small_menu_hides_parts_by_the_keyboard() {
    let page = Page::open(&format!("{PLACE}&view=present")).await;
    page.run("document.querySelector('.tools [aria-label=\"What is shown\"]').focus()")
        .await;
    page.keys(['\u{e007}']).await;
    page.until(
        "the menu is open",
        "return !!document.querySelector('dialog[open] .parts-list')",
    )
    .await;
    let parts = "return [...document.querySelectorAll('.parts-list label')].map(l => [l.textContent, l.firstElementChild.checked])";
    assert_eq!(page.run(parts).await.as_array().map(Vec::len), Some(6));
    page.run("document.querySelector('.parts-list input').focus()")
        .await;
    page.keys([' ']).await;
    page.until(
        "the program is hidden",
        "return !document.querySelector('.listing')",
    )
    .await;
    page.keys([' ']).await;
    page.until(
        "it is shown again",
        "return !!document.querySelector('.listing')",
    )
    .await;
    page.keys([ESCAPE]).await;
    page.until(
        "the menu is closed",
        "return !document.querySelector('dialog[open]')",
    )
    .await;
    assert!(now(&page, PRESENTED).await, "Esc has closed the menu only");
    page.end().await;
}

#[tokio::test]
async fn controls_go_out_of_sight_and_come_back() {
    let page = Page::open(&format!("{PLACE}&view=present")).await;
    let seen = "return getComputedStyle(document.querySelector('.tools')).opacity === '1'";
    let gone = "return getComputedStyle(document.querySelector('.tools')).opacity === '0'
        && getComputedStyle(document.querySelector('main')).cursor === 'none'";
    page.until("nothing moves", gone).await;
    page.keys([FORWARD]).await;
    assert!(now(&page, gone).await, "a step wakes nothing");
    page.run("window.dispatchEvent(new PointerEvent('pointermove', { screenX: 5, screenY: 5, bubbles: true }))")
        .await;
    page.until("the pointer moves", seen).await;
    page.until("nothing moves", gone).await;
    page.run("window.dispatchEvent(new PointerEvent('pointermove', { screenX: 5, screenY: 5, bubbles: true }))")
        .await;
    assert!(now(&page, gone).await, "the pointer has not moved");
    page.keys([char::from(Key::Tab)]).await;
    page.until("the focus moves", seen).await;
    page.run("document.querySelector('[aria-label=\"Stop presenting\"]').focus()")
        .await;
    page.until(
        "it is marked",
        "return document.activeElement.matches(':focus-visible')",
    )
    .await;
    page.until(
        "the screen is still",
        "return document.documentElement.hasAttribute('data-still')",
    )
    .await;
    assert!(now(&page, seen).await, "what has the focus stays in sight");
    page.keys([ESCAPE]).await;
    page.until("it is over", WORKING).await;
    assert!(
        now(
            &page,
            "return !document.documentElement.hasAttribute('data-still')"
        )
        .await
    );
    page.end().await;
}

#[tokio::test]
async fn the_focus_is_never_lost() {
    let page = Page::open(PLACE).await;
    // The full screen of a browser without a screen is narrower than its window.
    page.browser.resize((1440, 900)).await;
    page.run("document.querySelector('.to-parts').focus()")
        .await;
    page.keys([char::from(Key::Tab), char::from(Key::Tab)])
        .await;
    page.until(
        "the button has the focus",
        "return document.activeElement.id === 'present'",
    )
    .await;
    page.keys(['\u{e007}']).await;
    page.until("it presents", PRESENTED).await;
    page.until(
        "the stage has the focus",
        "return document.activeElement.tagName === 'MAIN'",
    )
    .await;
    page.keys([ESCAPE]).await;
    page.until(
        "the button has it back",
        "return document.activeElement.id === 'present'",
    )
    .await;
    page.click("h1").await;
    page.keys(['p']).await;
    page.until("it presents", PRESENTED).await;
    page.keys([ESCAPE]).await;
    page.until("it is over", WORKING).await;
    page.until(
        "the page has the focus",
        "return document.activeElement.tagName === 'MAIN'",
    )
    .await;
    page.keys([' ']).await;
    page.until_state("playing").await;
    page.keys([' ']).await;
    page.until_state("paused").await;
    // On a narrow window the button is folded away by the time it could have the focus.
    page.browser.resize((390, 844)).await;
    page.click(".bar-more").await;
    page.run("document.getElementById('present').focus()").await;
    page.keys(['\u{e007}']).await;
    page.until("it presents", PRESENTED).await;
    page.keys([ESCAPE]).await;
    page.until("it is over", WORKING).await;
    page.until(
        "the page has the focus again",
        "return document.activeElement.tagName === 'MAIN'",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn the_screen_is_kept_awake_while_it_is_presented_and_in_sight() {
    let page = Page::open(PLACE).await;
    page.run("window.asked = []; Object.defineProperty(navigator, 'wakeLock', { value: {
        request: kind => { window.asked.push(kind); return Promise.resolve({ release: () => { window.asked.push('released'); return Promise.resolve(); } }); } } })")
        .await;
    page.keys(['p']).await;
    page.until("it asks", "return asked.join() === 'screen'")
        .await;
    page.run("document.dispatchEvent(new Event('visibilitychange'))")
        .await;
    page.until(
        "it asks again",
        "return asked.filter(a => a === 'screen').length === 2",
    )
    .await;
    page.keys([ESCAPE]).await;
    page.until("it lets go", "return asked.at(-1) === 'released'")
        .await;
    page.run("navigator.wakeLock.request = () => Promise.reject(new Error('no'))")
        .await;
    page.keys(['p']).await;
    page.until("a refusal harms nothing", PRESENTED).await;
    page.keys([FORWARD]).await;
    page.end().await;
}

#[tokio::test]
async fn it_is_in_reach_on_a_phone_and_speaks_chinese() {
    let options = Options {
        languages: "zh-CN,zh",
        ..Options::default()
    };
    let page = Page::open_with(options, "program=iterative&n=8&step=64323").await;
    page.browser.resize((390, 844)).await;
    assert_eq!(page.text(".to-present").await, "放映");
    page.click(".bar-more").await;
    page.click(".to-present").await;
    page.until("it presents", PRESENTED).await;
    assert!(now(&page, "return document.scrollingElement.scrollWidth <= innerWidth && document.scrollingElement.scrollHeight <= innerHeight").await);
    let inside = "return [...document.querySelectorAll('.board .sq-edge, .tools button, .narration .lead, .ln.is-ran')]
        .every(e => { const b = e.getBoundingClientRect(); return b.left >= 0 && b.right <= innerWidth && b.top >= 0 && b.bottom <= innerHeight; })";
    assert!(now(&page, inside).await);
    page.press("结束放映").await;
    page.until("it is over", WORKING).await;
    page.end().await;
}
