//! One key, one action: what is typed goes to the field that has the focus, and after
//! any click the keys step.

use fantoccini::{
    actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction},
    key::Key,
};
use queenscope_e2e::{BACK, FORWARD, Page};

/// All characters that mean something to the page, and the keys that do.
fn shortcuts() -> Vec<char> {
    let mut keys: Vec<char> = "1234u[]+-? ".chars().collect();
    keys.extend([FORWARD, BACK, char::from(Key::Home), char::from(Key::End)]);
    keys
}

/// What shortcuts would change.
const STATE: &str = "
    const main = document.querySelector('main');
    const size = [...document.querySelectorAll('input[name=size]')].findIndex(i => i.checked);
    return [main.dataset.position, main.dataset.state, size,
        document.querySelector('.pace').textContent, document.querySelector('dialog').open];";

#[tokio::test]
async fn typing_fires_no_shortcut_in_any_kind_of_field() {
    let page = Page::open("n=6&step=50").await;
    page.until_position(50).await;
    let before = page.run(STATE).await;
    for field in [
        "<input id=f>",
        "<input id=f type=search>",
        "<input id=f type=number>",
        "<input id=f type=email>",
        "<input id=f type=password>",
        "<input id=f type=date>",
        "<input id=f type=range>",
        "<textarea id=f></textarea>",
        "<select id=f><option>1<option>2</select>",
        "<div id=f contenteditable=true>text</div>",
        "<div id=f contenteditable=true><p>text</p></div>",
        "<div id=f contenteditable=plaintext-only>text</div>",
        "<div id=f role=textbox tabindex=0>text</div>",
        "<div id=f role=combobox tabindex=0>text</div>",
        "<div id=f role=slider tabindex=0>text</div>",
    ] {
        page.run(&format!(
            "document.querySelector('#fields')?.remove();
             const box = document.createElement('div'); box.id = 'fields';
             box.innerHTML = `{field}`; document.body.prepend(box);
             document.querySelector('#f').focus();"
        ))
        .await;
        page.keys(shortcuts()).await;
        page.main().await;
        assert_eq!(page.run(STATE).await, before, "{field}");
    }
    // The page's own.
    page.run("document.querySelector('#fields').remove()").await;
    page.click("input[role=spinbutton]").await;
    page.keys(shortcuts()).await;
    page.keys([char::from(Key::Escape)]).await;
    assert_eq!(page.run(STATE).await, before, "the field for n");
    page.run("document.querySelector('.picker input').focus()")
        .await;
    page.keys("u[]+-?".chars()).await;
    assert_eq!(page.run(STATE).await, before, "the list of algorithms");
    page.run("document.activeElement.blur()").await;
    page.keys([FORWARD]).await;
    page.until(
        "the keys step again",
        "return document.querySelector('main').dataset.position !== '50'",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn keys_with_ctrl_alt_or_meta_are_the_browsers() {
    let page = Page::open("n=6&step=50").await;
    page.until_position(50).await;
    let before = page.run(STATE).await;
    for held in ["ctrlKey", "altKey", "metaKey"] {
        for key in ["ArrowRight", "ArrowLeft", "1", "u", "+", "-", " ", "Home"] {
            page.run(&format!(
                "document.body.dispatchEvent(new KeyboardEvent('keydown',
                    {{ key: '{key}', {held}: true, bubbles: true, cancelable: true }}))"
            ))
            .await;
        }
        page.main().await;
        assert_eq!(page.run(STATE).await, before, "{held}");
    }
    page.end().await;
}

/// Presses the mouse in the middle of an element and lets go `across` pixels further.
async fn drag(page: &Page, selector: &str, across: f64) {
    let element = page.find(selector).await;
    let mouse = MouseActions::new("mouse".into())
        .then(PointerAction::MoveToElement {
            element,
            duration: None,
            x: 0.0,
            y: 0.0,
        })
        .then(PointerAction::Down {
            button: MOUSE_BUTTON_LEFT,
        })
        .then(PointerAction::MoveBy {
            duration: None,
            x: across,
            y: 0.0,
        })
        .then(PointerAction::Up {
            button: MOUSE_BUTTON_LEFT,
        });
    let dragged = page.browser.client.perform_actions(mouse).await;
    dragged.expect("the mouse can be moved");
}

#[tokio::test]
async fn after_a_slider_is_let_go_the_keys_step_again() {
    let page = Page::open("program=iterative&n=6&size=line").await;
    page.until(
        "the end is known",
        "return document.querySelector('input[aria-label=Position]').max > 1000",
    )
    .await;
    for across in [40.0, -70.0, 0.0] {
        drag(&page, "input[aria-label=Position]", across).await;
        page.until(
            "it has moved",
            "return document.querySelector('main').dataset.state === 'paused'
                && document.querySelector('main').dataset.position > 100",
        )
        .await;
        page.main().await;
        let position = page.position().await;
        page.keys([FORWARD]).await;
        page.until_position(position + 1).await;
        page.keys([BACK, BACK]).await;
        page.until_position(position - 1).await;
    }
    // One drag is one jump.
    page.keys(['u', 'u', 'u']).await;
    page.until_position(0).await;
    for across in [30.0, -50.0] {
        drag(&page, "input[aria-label=Speed]", across).await;
        let position = page.position().await;
        page.keys([FORWARD]).await;
        page.until_position(position + 1).await;
    }
    page.end().await;
}

#[tokio::test]
async fn keys_step_after_a_click_on_anything() {
    let page = Page::open("").await;
    for (link, selectors) in [
        (
            "program=recursive-marks&n=8&step=840&size=line",
            &[
                ".cell.is-hit, .cell",
                ".stack tbody tr",
                ".pane-state .pane-body",
                ".counters",
                ".listing .ln",
                ".narration",
                ".readout",
                ".output",
                "header.bar h1",
                ".range",
                ".board-frame",
                "svg.board",
                ".key",
                "button[aria-label='Light or dark']",
                "label:has(> input[name=lang]:not(:checked))",
                "label:has(> input[name=lang]:not(:checked))",
                "label:has(> input[name=size]:checked)",
                ".btn-fill",
                ".step-back",
                ".speed input",
            ][..],
        ),
        (
            "program=enumeration&n=5&step=60&size=line",
            &[".nest li", ".nest li:last-child", ".stack tbody tr, .nest"],
        ),
        (
            "program=iterative&n=5&step=60&size=line",
            &[".a-cell", ".stack tbody tr, .a-cell:last-child"],
        ),
    ] {
        page.visit(link).await;
        page.until(
            "it is there",
            "return document.querySelector('main').dataset.position !== '0'",
        )
        .await;
        for selector in selectors {
            page.click(selector).await;
            page.main().await;
            let position = page.position().await;
            page.keys([FORWARD]).await;
            let script = format!(
                "return document.querySelector('main').dataset.position === '{}'",
                position + 1
            );
            page.until(&format!("{selector}: a step"), &script).await;
            page.keys([BACK]).await;
            page.until_position(position).await;
        }
    }
    page.end().await;
}

#[tokio::test]
async fn keys_step_after_what_changes_the_page() {
    let page = Page::open("").await;
    // A link to a moment.
    page.click(".chips a:nth-child(2)").await;
    page.until_position(211).await;
    page.keys([BACK]).await;
    page.until(
        "a step back",
        "return document.querySelector('main').dataset.position < 211",
    )
    .await;
    // Another program, another board, a jump.
    for (selector, start) in [
        ("button[aria-label='Larger board']", Some(0)),
        ("button[aria-label='Smaller board']", Some(0)),
        (".to-end", None),
        (".to-start", Some(0)),
        (".undo", None),
    ] {
        page.click(selector).await;
        page.main().await;
        if let Some(start) = start {
            page.until_position(start).await;
        }
        let key = if start.is_some() { FORWARD } else { BACK };
        let position = page.position().await;
        page.keys([key]).await;
        let script =
            format!("return document.querySelector('main').dataset.position !== '{position}'");
        page.until(&format!("{selector}: a step"), &script).await;
    }
    // A notice that is dismissed, a list of keys that is closed.
    page.visit("n=abc").await;
    page.press("Dismiss").await;
    page.keys([FORWARD]).await;
    page.until_position(11).await;
    page.press("Keys").await;
    page.click("dialog form button").await;
    page.keys([FORWARD]).await;
    page.until_position(18).await;
    // The field for n, left by a click elsewhere.
    page.click("input[role=spinbutton]").await;
    page.click("svg.board").await;
    page.keys([FORWARD]).await;
    page.until_position(24).await;
    // The list of algorithms, by the mouse.
    page.choose("iterative").await;
    page.until(
        "it is chosen",
        "return document.querySelector('.picker').dataset.value === 'iterative'",
    )
    .await;
    page.until_position(0).await;
    page.keys([FORWARD]).await;
    page.until_position(11).await;
    page.end().await;
}
