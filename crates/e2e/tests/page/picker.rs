//! The list of programs by keyboard alone and by a finger, and what a program says of itself.

use fantoccini::{
    actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction},
    key::Key,
};
use queenscope_e2e::{FORWARD, Page, clean};
use serde_json::json;

const DOWN: char = '\u{e015}';
const ENTER: char = '\u{e007}';
const ESCAPE: char = '\u{e00c}';
const TAB: char = '\u{e004}';

/// What the list says: whether it is open, what is at hand, what the field says, and
/// which program is in force.
const LIST: &str = "const field = document.querySelector('.bar .picker input');
    const at = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    return [field.getAttribute('aria-expanded'), at?.id ?? null, field.value,
        document.querySelector('.picker').dataset.value];";

async fn list_is(page: &Page, what: &str, state: serde_json::Value) {
    let script = format!("return JSON.stringify((() => {{ {LIST} }})()) === '{state}'");
    page.until(&format!("{what}: {state}"), &script).await;
}

async fn focus(page: &Page) {
    page.run("document.querySelector('.bar .picker input').focus()")
        .await;
}

#[tokio::test]
async fn a_program_is_found_by_typing_and_chosen_by_enter() {
    let page = Page::open("n=6&step=50").await;
    page.until_position(50).await;
    focus(&page).await;
    for (text, at, status) in [
        ("dlx", Some("program-dancing-links"), "1 program"),
        (
            "propagation",
            Some("program-forward-checking"),
            "3 programs",
        ),
        ("最小冲突", Some("program-min-conflicts"), "1 program"),
        (
            "recursive-free",
            Some("program-recursive-free"),
            "1 program",
        ),
        ("what if", Some("program-no-diagonals"), "5 programs"),
        ("[u?", None, "No program is called that."),
    ] {
        page.run("document.querySelector('.bar .picker input').select()")
            .await;
        page.keys(text.chars()).await;
        list_is(&page, text, json!(["true", at, text, "recursive-check"])).await;
        assert_eq!(page.text(".picker [aria-live]").await, status, "{text}");
        clean(&page, text).await;
    }
    // What was typed is no key of the page, and with nothing found nothing is chosen.
    page.keys([ENTER]).await;
    assert_eq!(page.position().await, 50);
    page.run("document.querySelector('.bar .picker input').select()")
        .await;
    page.keys("formula".chars().chain([ENTER])).await;
    let chosen = json!(["false", null, "Construction by formula", "formula"]);
    list_is(&page, "it is chosen", chosen).await;
    page.until_position(0).await;
    // The keys of the page act again at once.
    page.keys([FORWARD]).await;
    page.until(
        "a step",
        "return document.querySelector('main').dataset.position !== '0'",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn keys_walk_through_the_groups_and_leave_as_they_came() {
    let page = Page::open("").await;
    focus(&page).await;
    let name = "Recursive, check";
    let before = json!(["false", null, name, "recursive-check"]);
    let open = |at: &str| json!(["true", format!("program-{at}"), name, "recursive-check"]);
    for (key, at) in [
        (DOWN, "recursive-check"),
        (DOWN, "recursive-marks"),
        (Key::Home.into(), "blind"),
        (Key::Up.into(), "late-test"),
        (DOWN, "blind"),
        (Key::PageDown.into(), "iterative-marks"),
        (Key::End.into(), "late-test"),
    ] {
        page.keys([key]).await;
        list_is(&page, at, open(at)).await;
    }
    let sight = "const list = document.querySelector('.programs').getBoundingClientRect();
        const at = document.querySelector('[role=option][aria-selected=true]').getBoundingClientRect();
        return list.bottom <= innerHeight && list.top <= at.top && at.bottom <= list.bottom";
    page.until("it is in sight", sight).await;
    assert_eq!(
        page.texts(".programs-head").await,
        [
            "Enumeration",
            "Backtracking",
            "Constraint propagation",
            "Local search",
            "Construction",
            "What if …?"
        ]
    );
    assert_eq!(
        page.run("return [...document.querySelectorAll('.programs [role=group]')].map(g => g.getAttribute('aria-label'))").await,
        json!(page.texts(".programs-head").await)
    );
    clean(&page, "the open list").await;
    // Esc restores, and so does Tab, which commits nothing.
    page.keys([ESCAPE]).await;
    list_is(&page, "Esc", before.clone()).await;
    page.keys("blind".chars()).await;
    let typed = json!(["true", "program-blind", "blind", "recursive-check"]);
    list_is(&page, "typed", typed).await;
    page.keys([TAB]).await;
    list_is(&page, "Tab", before).await;
    assert_eq!(page.position().await, 0);
    page.end().await;
}

#[tokio::test]
async fn an_input_method_composes_and_chooses_nothing() {
    let page = Page::open("lang=zh").await;
    focus(&page).await;
    page.keys([DOWN]).await;
    // The keys of an input method, as browsers tell of them.
    page.run(
        "const field = document.querySelector('.bar .picker input');
         for (const key of ['Enter', 'ArrowDown', 'Escape'])
             for (const how of [{ isComposing: true }, { keyCode: 229 }])
                 field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...how }));",
    )
    .await;
    let same = json!([
        "true",
        "program-recursive-check",
        "递归回溯（check 函数）",
        "recursive-check"
    ]);
    list_is(&page, "nothing has happened", same).await;
    page.end().await;
}

#[tokio::test]
async fn on_a_phone_the_list_is_a_sheet() {
    let page = Page::open("lang=en").await;
    page.browser.become_phone((390, 844)).await;
    page.visit("lang=en").await;
    page.click(".bar .picker input").await;
    let sheet = "const list = document.querySelector('.programs').getBoundingClientRect();
        const entries = [...document.querySelectorAll('.programs [role=option]')];
        return [list.left, list.width, list.bottom < 600,
            entries.every(e => e.getBoundingClientRect().height >= 44),
            parseFloat(getComputedStyle(document.querySelector('.bar .picker input')).fontSize) >= 16,
            document.scrollingElement.scrollWidth <= innerWidth]";
    assert_eq!(
        page.run(sheet).await,
        json!([0, 390, true, true, true, true])
    );
    clean(&page, "the sheet").await;
    // A tap beside it changes nothing.
    let beside = MouseActions::new("mouse".into())
        .then(PointerAction::MoveTo {
            duration: None,
            x: 195.0,
            y: 640.0,
        })
        .then(PointerAction::Down {
            button: MOUSE_BUTTON_LEFT,
        })
        .then(PointerAction::Up {
            button: MOUSE_BUTTON_LEFT,
        });
    let tapped = page.browser.client.perform_actions(beside).await;
    tapped.expect("the mouse can be moved");
    let before = json!(["false", null, "Recursive, check", "recursive-check"]);
    list_is(&page, "a tap beside", before).await;
    page.choose("greedy").await;
    let greedy = json!(["false", null, "Greedy, no undo", "greedy"]);
    list_is(&page, "a tap on an entry", greedy).await;
    page.end().await;
}

#[tokio::test]
async fn a_program_introduces_itself_and_leads_to_its_best_moment() {
    let page = Page::open("program=greedy&n=6&lang=en").await;
    assert!(page.text("#n-range").await.ends_with("useful: 4 to 32"));
    assert!(
        page.text(".introduction")
            .await
            .contains("never takes it back")
    );
    assert_eq!(page.texts(".chips .chip").await[0], "Stuck in row 8");
    page.press("About this program").await;
    page.until(
        "it is open",
        "return document.querySelector('dialog.about[open]')?.textContent.includes('Zhao') === true",
    )
    .await;
    clean(&page, "about a program").await;
    page.click("dialog .chip").await;
    page.until_position(4860).await;
    page.until_sentence_starts("Row 8 has no free square").await;
    assert_eq!(
        page.texts("dialog[open], .introduction, .chips").await,
        Vec::<String>::new()
    );
    for (link, aside) in [
        ("program=formula&n=3", "3 queens have no solution"),
        ("program=permutation&n=12", "12!"),
        ("program=bitmask&n=15", "1,000,000,000"),
    ] {
        page.visit(&format!("{link}&lang=en")).await;
        assert!(page.text(".why").await.contains(aside), "{link}");
    }
    page.end().await;
}
