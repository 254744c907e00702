//! Keys belong to the page unless something else uses them.

use fantoccini::{Locator, key::Key};
use queenscope_e2e::{BACK, FORWARD, Page};

const SPACE: char = ' ';

#[tokio::test]
async fn fields_keep_their_keys() {
    let page = Page::open("n=8&step=50").await;
    page.click("input[role=spinbutton]").await;
    page.keys([
        char::from(Key::Home),
        FORWARD,
        BACK,
        '2',
        SPACE,
        'u',
        '[',
        ']',
    ])
    .await;
    page.keys([char::from(Key::Escape)]).await;
    assert_eq!(page.position().await, 50);
    page.keys([FORWARD]).await;
    page.until(
        "the keys step again",
        "return document.querySelector('main').dataset.position !== '50'",
    )
    .await;

    page.visit("n=8&step=50").await;
    page.run("document.querySelector('.picker input').focus()")
        .await;
    page.keys(['[', ']', 'u', '?']).await;
    assert_eq!(
        page.run("return document.querySelector('main').dataset.position")
            .await,
        "50"
    );

    page.visit("n=8&step=50").await;
    page.run("document.querySelector('input[aria-label=Speed]').focus()")
        .await;
    page.keys([FORWARD, char::from(Key::Home)]).await;
    assert_eq!(
        page.position().await,
        50,
        "the slider moves, and nothing else"
    );
    page.end().await;
}

#[tokio::test]
async fn the_position_slider_moves_by_its_own_keys_only_once() {
    let page = Page::open("n=8&step=50").await;
    page.until(
        "the end is known",
        "return document.querySelector('input[aria-label=Position]').max > 1000",
    )
    .await;
    page.run("document.querySelector('input[aria-label=Position]').focus()")
        .await;
    page.keys([FORWARD]).await;
    page.until_position(51).await;
    page.keys([BACK, BACK]).await;
    page.until_position(49).await;
    page.end().await;
}

#[tokio::test]
async fn any_click_leaves_the_keys_working() {
    let page = Page::open("").await;
    for (count, selector) in [
        (1, "label:has(> input[name=size]:checked)"),
        (2, "label:has(> input[name=lang]:checked)"),
        (4, "button[aria-label='Step forward']"),
        (5, "input[aria-label=Speed]"),
        (6, "h1"),
        (7, "svg.board"),
        (8, ".listing"),
    ] {
        page.click(selector).await;
        page.keys([FORWARD]).await;
        let script = format!(
            "const moves = ['11', '18', '24', '32', '39', '47', '53', '61'];
             return document.querySelector('main').dataset.position === moves[{}]",
            count - 1
        );
        page.until(
            &format!("move {count} after a click on {selector}"),
            &script,
        )
        .await;
    }
    page.end().await;
}

#[tokio::test]
async fn space_presses_what_shows_keyboard_focus_and_else_plays() {
    let page = Page::open("n=8&step=50").await;
    // Reached by the keyboard: its own.
    page.run("document.querySelector('button[aria-label=\"Larger board\"]').focus()")
        .await;
    page.keys([char::from(Key::Tab)]).await;
    page.run("document.querySelector('button[aria-label=\"Larger board\"]').focus()")
        .await;
    page.keys([SPACE]).await;
    page.until(
        "n is 9",
        "return document.querySelector('input[role=spinbutton]').value === '9'",
    )
    .await;
    page.until_state("paused").await;
    // Clicked: the page's.
    page.press("Larger board").await;
    page.until(
        "n is 10",
        "return document.querySelector('input[role=spinbutton]').value === '10'",
    )
    .await;
    page.keys([SPACE]).await;
    page.until_state("playing").await;
    page.keys([SPACE]).await;
    page.until_state("paused").await;
    assert_eq!(
        page.run("return document.querySelector('input[role=spinbutton]').value")
            .await,
        "10"
    );
    page.keys([char::from(Key::Enter)]).await;
    assert_eq!(
        page.run("return document.querySelector('input[role=spinbutton]').value")
            .await,
        "10"
    );
    page.end().await;
}

#[tokio::test]
async fn arrows_in_a_radio_group_choose_and_do_not_step() {
    let page = Page::open("").await;
    page.run("document.querySelector('input[name=size]:checked').focus()")
        .await;
    page.keys([FORWARD]).await;
    page.until(
        "rows are chosen",
        "return document.querySelectorAll('input[name=size]')[2].checked",
    )
    .await;
    assert_eq!(page.position().await, 0);
    page.keys([char::from(Key::PageDown)]).await;
    page.until_position(11).await;
    page.end().await;
}

#[tokio::test]
async fn the_list_of_keys_opens_and_closes() {
    let page = Page::open("").await;
    page.keys(['?']).await;
    page.until(
        "the list is open",
        "return document.querySelector('dialog').open",
    )
    .await;
    page.keys([FORWARD]).await;
    page.keys([char::from(Key::Escape)]).await;
    page.until(
        "the list is closed",
        "return !document.querySelector('dialog').open",
    )
    .await;
    assert_eq!(page.position().await, 0, "keys rest while the list is open");
    page.press("Keys").await;
    page.until(
        "the list is open",
        "return document.querySelector('dialog').open",
    )
    .await;
    page.click("dialog [role=switch]").await;
    let close = Locator::Css("dialog button");
    page.browser
        .client
        .find(close)
        .await
        .unwrap()
        .click()
        .await
        .unwrap();
    page.until(
        "the list is closed",
        "return !document.querySelector('dialog').open",
    )
    .await;
    page.keys([']', '4', 'u']).await;
    page.keys([FORWARD]).await;
    page.until_position(11).await;
    page.end().await;
}

#[tokio::test]
async fn the_list_of_keys_is_whole_at_every_size() {
    let page = Page::open("lang=en").await;
    for size in [(1440, 900), (1024, 768), (390, 844), (360, 640)] {
        page.browser.resize(size).await;
        page.visit("lang=en").await;
        page.keys(['?']).await;
        page.until(
            "it is open",
            "return !!document.querySelector('dialog[open] .keys-list')",
        )
        .await;
        let whole = "const box = selector => document.querySelector(`dialog ${selector}`).getBoundingClientRect();
            const [title, list, close, all] = ['h2', '.dialogue-body', 'form .btn', '.dialogue-body'].map(box);
            return title.bottom <= list.top && close.top >= all.bottom - 1 && close.bottom <= innerHeight
                && title.top >= 0 && close.width > close.height
                && document.querySelector('dialog .keys-list').firstElementChild.getBoundingClientRect().top >= list.top;";
        assert_eq!(page.run(whole).await, true, "{size:?}");
    }
    page.end().await;
}

#[tokio::test]
async fn who_clicks_into_the_field_for_n_types_another_number() {
    let page = Page::open("n=8&lang=en").await;
    page.click("input[role=spinbutton]").await;
    page.keys(['9', char::from(Key::Enter)]).await;
    page.until(
        "the board has nine rows",
        "return document.querySelectorAll('table.chessboard tr').length >= 9 && location.hash.includes('n=9')",
    )
    .await;
    page.end().await;
}
