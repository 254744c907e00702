//! A debugger's habits: breakpoints, running to a line, stepping over and out, waiting for
//! what a reader names, forwards and backwards, with a mouse, by keyboard and with a finger.
//! In `recursive-check` line 8 is the rejection in `check`, 15 calls it, 18 prints.

use std::time::Duration;

use fantoccini::{
    actions::{InputSource, MOUSE_BUTTON_LEFT, PointerAction, TouchActions},
    key::Key,
};
use queenscope_e2e::{FORWARD, Options, Page, clean};
use serde_json::json;

/// The button at the number of a line.
fn number(line: u32) -> String {
    format!("button[aria-label='Breakpoint on line {line}']")
}

async fn until_line(page: &Page, line: u32) {
    let script = format!("return document.querySelector('main').dataset.line === '{line}'");
    page.until(&format!("line {line} is about to run"), &script)
        .await;
}

async fn until_closed(page: &Page) {
    let script = "return !document.querySelector('dialog[open]')";
    page.until("no dialogue is open", script).await;
}

async fn until_notice(page: &Page, text: &str) {
    let script = format!(
        "return document.querySelector('.notice p')?.textContent === {}",
        json!(text)
    );
    page.until(text, &script).await;
}

/// The lines with a breakpoint.
async fn breakpoints(page: &Page) -> serde_json::Value {
    page.run(
        "return [...document.querySelectorAll('.gutter[aria-pressed=true]')]
            .map(button => Number(button.textContent))",
    )
    .await
}

#[tokio::test]
async fn playing_stops_at_a_breakpoint() {
    let page = Page::open("speed=max&stops=none").await;
    page.click(&number(18)).await;
    assert_eq!(breakpoints(&page).await, json!([18]));
    // A click takes no keys away: the space bar plays.
    page.keys([' ']).await;
    until_line(&page, 18).await;
    page.until_state("paused").await;
    page.keys([FORWARD]).await;
    page.until_sentence_starts("Solution 1").await;
    page.press("Go to end").await;
    until_line(&page, 18).await;
    page.keys(['C']).await;
    page.until_position(210).await;
    page.click(&number(18)).await;
    assert_eq!(breakpoints(&page).await, json!([]));
    page.press("Go to end").await;
    page.until_state("finished").await;
    // Lines that never run by themselves have none.
    let plain = "return [...document.querySelectorAll('.ln')].map((line, at) =>
        line.querySelector('button.gutter') ? 0 : at + 1).filter(Boolean)";
    assert_eq!(page.run(plain).await, json!([4, 10, 12, 19, 21]));
    page.click(&number(13)).await;
    page.press("Larger board").await;
    page.until(
        "n is 5",
        "return document.querySelector('[role=spinbutton]').value === '5'",
    )
    .await;
    assert_eq!(
        breakpoints(&page).await,
        json!([13]),
        "another board keeps it"
    );
    assert!(!page.fragment().await.contains("13"));
    page.end().await;
}

#[tokio::test]
async fn the_numbers_of_lines_are_reached_by_keyboard() {
    let page = Page::open("").await;
    page.run("document.querySelector('.listing').focus()").await;
    page.keys([char::from(Key::Tab)]).await;
    let focused = "return document.activeElement.getAttribute('aria-label')";
    assert_eq!(page.run(focused).await, "Breakpoint on line 1");
    let down = char::from(Key::Down);
    page.keys([down; 6]).await;
    assert_eq!(
        page.run(focused).await,
        "Breakpoint on line 8",
        "4 is blank"
    );
    assert_eq!(page.position().await, 0, "the arrows are the numbers' own");
    page.keys([char::from(Key::Enter)]).await;
    page.until(
        "line 8 has a breakpoint",
        "return document.activeElement.getAttribute('aria-pressed') === 'true'",
    )
    .await;
    page.keys([char::from(Key::Up), 'g']).await;
    until_line(&page, 7).await;
    page.keys(['c']).await;
    until_line(&page, 8).await;
    let first = page.position().await;
    page.keys(['c']).await;
    page.until(
        "the next one",
        &format!("return document.querySelector('main').dataset.position > {first}"),
    )
    .await;
    page.keys(['C']).await;
    page.until_position(first).await;
    page.keys(['N']).await;
    page.until_position(0).await;
    until_notice(
        &page,
        "No breakpoint was reached: this is the start of the run.",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn steps_go_over_and_out_both_ways() {
    let page = Page::open("step=8").await;
    until_line(&page, 15).await;
    page.keys(['o']).await;
    until_line(&page, 16).await;
    // The value has arrived at the line of the call.
    assert_eq!(page.text(".ln:nth-child(15) .val").await, "check(1) → True");
    page.keys(['O']).await;
    page.until_position(8).await;
    page.keys([char::from(Key::Down), 'x']).await;
    until_line(&page, 16).await;
    page.keys(['X']).await;
    until_line(&page, 22).await;
    page.keys(['X']).await;
    page.until_position(0).await;
    until_notice(&page, "No call leads here: this is the start of the run.").await;
    page.end().await;
}

#[tokio::test]
async fn whatever_a_reader_names_is_waited_for_both_ways() {
    let page = Page::open("").await;
    page.click(".btn-until").await;
    page.run("document.querySelector('.run-forward.backtrack').focus()")
        .await;
    page.keys([char::from(Key::Enter)]).await;
    page.until_position(63).await;
    until_closed(&page).await;
    page.keys(['n']).await;
    page.until_position(120).await;
    page.keys(['N']).await;
    page.until_position(63).await;
    page.keys(['r']).await;
    page.click(".goal-row input").await;
    page.run("document.activeElement.select()").await;
    page.keys(['3', char::from(Key::Tab)]).await;
    let named = "button[aria-label='Forwards: a conflict with the queen of row 3']";
    page.until(
        "row 3 is chosen",
        &format!("return !!document.querySelector(`{named}`)"),
    )
    .await;
    page.click(named).await;
    until_closed(&page).await;
    page.until_sentence_starts("Row 4").await;
    assert!(page.sentence().await.contains("the queen in row 3"));
    for (goal, back) in [
        ("row", "run-back"),
        ("depth", "run-forward"),
        ("queen", "run-forward"),
        ("solution", "run-forward"),
    ] {
        let before = page.position().await;
        page.keys(['r']).await;
        page.click(&format!(".{back}.{goal}")).await;
        until_closed(&page).await;
        page.until(
            goal,
            &format!("return document.querySelector('main').dataset.position !== '{before}'"),
        )
        .await;
    }
    page.until_sentence_starts("Solution").await;
    page.keys(['r', char::from(Key::Escape)]).await;
    until_closed(&page).await;
    page.end().await;
}

#[tokio::test]
async fn a_long_wait_tells_its_progress_and_can_be_cancelled() {
    let page = Page::open("program=blind&n=12&step=100&lang=zh").await;
    page.until_position(100).await;
    page.keys(['r']).await;
    page.click(".run-forward.solution").await;
    page.until(
        "progress",
        "return document.querySelector('.progress p')?.textContent.startsWith('正在搜索')",
    )
    .await;
    assert_eq!(page.position().await, 100);
    page.click(".progress .btn").await;
    page.until_state("paused").await;
    assert_eq!(page.position().await, 100);
    page.end().await;
}

#[tokio::test]
async fn what_the_last_step_changed_is_marked() {
    let page = Page::open("step=15&size=line").await;
    let marked = "return [...document.querySelectorAll('.is-new')].map(e => e.textContent.replace(': ', ''))";
    assert_eq!(page.run(marked).await, json!(["a[2] = 1", "1"]));
    let weight = "return getComputedStyle(document.querySelector('.a-cell.is-new')).fontWeight";
    assert_eq!(page.run(weight).await, "700");
    page.visit("step=14&size=line").await;
    assert_eq!(page.run(marked).await, json!(["j = 1", "j1"]));
    page.end().await;
}

/// Taps the number of a line.
async fn tap(page: &Page, line: u32) {
    let script = "const element = document.querySelector(arguments[0]);
        element.scrollIntoView({ block: 'center' });
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];";
    let client = &page.browser.client;
    let place = client.execute(script, vec![json!(number(line))]).await;
    let place = place.expect("the line has a number");
    let part = |index: usize| place[index].as_f64().expect("a number");
    let finger = TouchActions::new("finger".into())
        .then(PointerAction::MoveTo {
            duration: None,
            x: part(0),
            y: part(1),
        })
        .then(PointerAction::Down {
            button: MOUSE_BUTTON_LEFT,
        })
        .then(PointerAction::Pause {
            duration: Duration::from_millis(30),
        })
        .then(PointerAction::Up {
            button: MOUSE_BUTTON_LEFT,
        });
    client
        .perform_actions(finger)
        .await
        .expect("a finger can tap");
    page.until(
        "it asks",
        "return !!document.querySelector('.at-line-choices')",
    )
    .await;
}

#[tokio::test]
async fn a_finger_is_asked_what_it_means() {
    let page = Page::open_with(Options::default(), "").await;
    page.browser.become_phone((390, 844)).await;
    page.visit("").await;
    tap(&page, 8).await;
    assert_eq!(
        page.texts(".at-line-choices button").await,
        [
            "Run to here",
            "Run back to here",
            "Set a breakpoint",
            "Run until…"
        ]
    );
    clean(&page, "the dialogue of a line on a phone").await;
    page.click(".at-line-choices button:nth-child(1)").await;
    until_line(&page, 8).await;
    until_closed(&page).await;
    tap(&page, 15).await;
    page.click(".at-line-choices button:nth-child(3)").await;
    page.until(
        "it is set",
        "return !!document.querySelector('.has-breakpoint')",
    )
    .await;
    page.click(".at-line-choices button:nth-child(4)").await;
    page.click(".run-back.breakpoint").await;
    until_line(&page, 15).await;
    assert_eq!(breakpoints(&page).await, json!([15]));
    page.end().await;
}

#[tokio::test]
async fn nothing_keeps_anybody_out() {
    let page = Page::open("").await;
    for window in [(1440, 900), (1024, 768), (390, 844)] {
        page.browser.resize(window).await;
        for look in ["lang=en&theme=light", "lang=zh&theme=dark"] {
            page.visit(&format!("step=11&{look}")).await;
            page.run("document.querySelectorAll('button.gutter')[5].click()")
                .await;
            clean(&page, &format!("a breakpoint, {look}")).await;
            page.keys(['r']).await;
            page.until(
                "the list is open",
                "return !!document.querySelector('.goals')",
            )
            .await;
            clean(&page, &format!("what to run until, {look}")).await;
            let fits = "const d = document.querySelector('dialog');
                return d.scrollWidth <= d.clientWidth && document.documentElement.scrollWidth <= innerWidth";
            assert_eq!(page.run(fits).await, true, "{window:?}");
        }
    }
    page.end().await;
}
