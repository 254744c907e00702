//! What a lecturer does in the first five minutes: once by mouse alone, once by
//! keyboard alone, in both languages.

use fantoccini::{
    actions::{InputSource, MOUSE_BUTTON_LEFT, MouseActions, PointerAction},
    elements::Element,
    key::Key,
};
use queenscope_e2e::{BACK, FORWARD, Page};
use serde_json::json;

/// What is read on the way.
struct Words {
    language: &'static str,
    tag: &'static str,
    forward: &'static str,
    back: &'static str,
    start: &'static str,
    place: &'static str,
    conflict: &'static str,
    diagonal: &'static str,
    first: &'static str,
    start_of_eight: &'static str,
    first_of_eight: &'static str,
    end_of_eight: &'static str,
}

const ENGLISH: Words = Words {
    language: "en",
    tag: "en",
    forward: "Step forward",
    back: "Step back",
    start: "Place 4 queens so that no two share a row, a column or a diagonal. → takes a step, ← takes it back.",
    place: "Free of conflict: the queen of row 1 stands in column 1.",
    conflict: "Row 2, column 1 conflicts with the queen in row 1: both stand in column 1.",
    diagonal: "Row 2, column 2 conflicts with the queen in row 1: columns |1 − 2| = 1 apart, \
               rows 2 − 1 = 1 apart, one main diagonal.",
    first: "Solution 1. The search goes on: row 4, next column.",
    start_of_eight: "Place 8 queens so that no two share a row, a column or a diagonal. → takes a step, ← takes it back.",
    first_of_eight: "Solution 1. The search goes on: row 8, next column.",
    end_of_eight: "k = 0: everything has been tried. 92 solutions, 12 of them fundamental.",
};

const CHINESE: Words = Words {
    language: "zh",
    tag: "zh-CN",
    forward: "前进一步",
    back: "后退一步",
    start: "在 4×4 的棋盘上放 4 个皇后，任意两个不同行、不同列、不同斜线。按 → 前进一步，按 ← 后退一步。",
    place: "不冲突，第 1 行的皇后放在第 1 列。",
    conflict: "第 2 行第 1 列与第 1 行的皇后冲突：同在第 1 列。",
    diagonal: "第 2 行第 2 列与第 1 行的皇后冲突：列差 |1−2|=1，行差 2−1=1，同在一条主对角线上。",
    first: "第 1 个解。搜索并未结束，第 4 行继续试下一列。",
    start_of_eight: "在 8×8 的棋盘上放 8 个皇后，任意两个不同行、不同列、不同斜线。按 → 前进一步，按 ← 后退一步。",
    first_of_eight: "第 1 个解。搜索并未结束，第 8 行继续试下一列。",
    end_of_eight: "k=0，所有可能均已试过，共 92 个解，其中本质不同的 12 个。",
};

/// The order of the languages on the page.
fn place_of(words: &Words) -> usize {
    if words.language == "zh" { 1 } else { 2 }
}

async fn mouse(page: &Page, actions: Vec<PointerAction>) {
    let mut mouse = MouseActions::new("mouse".into());
    for action in actions {
        mouse = mouse.then(action);
    }
    let moved = page.browser.client.perform_actions(mouse).await;
    moved.expect("the mouse can be moved");
}

fn to(element: Element, x: f64) -> PointerAction {
    PointerAction::MoveToElement {
        element,
        duration: None,
        x,
        y: 0.0,
    }
}

/// Takes the slider's middle and lets it go so many pixels to the side.
async fn drag(page: &Page, selector: &str, across: f64) {
    let button = MOUSE_BUTTON_LEFT;
    let slider = page.find(selector).await;
    let aside = PointerAction::MoveBy {
        duration: None,
        x: across,
        y: 0.0,
    };
    let (down, up) = (PointerAction::Down { button }, PointerAction::Up { button });
    mouse(page, vec![to(slider, 0.0), down, aside, up]).await;
}

async fn language_is(page: &Page, words: &Words) {
    let script = format!("return document.documentElement.lang === '{}'", words.tag);
    page.until(words.language, &script).await;
}

async fn by_mouse(words: &Words) {
    let page = Page::open("").await;
    let place = place_of(words);
    page.click(&format!(
        "label:has(> input[name=lang]):nth-of-type({place})"
    ))
    .await;
    language_is(&page, words).await;
    page.until_sentence(words.start).await;
    for sentence in [words.place, words.conflict, words.diagonal] {
        page.press(words.forward).await;
        page.until_sentence(sentence).await;
    }
    page.press(words.back).await;
    page.until_sentence(words.conflict).await;
    // Line by line and back to moves.
    page.click("label:has(> input[name=size]):nth-of-type(1)")
        .await;
    page.press(words.forward).await;
    page.until_position(19).await;
    page.click("label:has(> input[name=size]):nth-of-type(2)")
        .await;
    page.press(words.forward).await;
    page.until_sentence(words.diagonal).await;
    // To the start, and by a link to the first solution.
    page.click(".to-start").await;
    page.until_sentence(words.start).await;
    page.click(".chips a:nth-child(2)").await;
    page.until_sentence(words.first).await;
    // Another program and a larger board.
    page.choose("iterative").await;
    page.until_position(0).await;
    for n in 5..=8 {
        page.click(".stepper button:last-child").await;
        let squares = format!(
            "return document.querySelectorAll('.chessboard td').length === {}",
            n * n
        );
        page.until("the board is larger", &squares).await;
    }
    page.until_sentence(words.start_of_eight).await;
    // As fast as it goes to the first solution.
    drag(&page, ".speed input", 60.0).await;
    page.click(".btn-play").await;
    page.until_sentence(words.first_of_eight).await;
    page.until_state("paused").await;
    // The rest of the run, by the slider and by the button.
    page.until(
        "all solutions have been found",
        "return document.querySelector('.readout').textContent.includes('92')",
    )
    .await;
    let solution = page.position().await;
    drag(&page, "input[aria-label=Position], .scrub input", 120.0).await;
    page.until(
        "it is elsewhere",
        &format!("return document.querySelector('main').dataset.position != {solution}"),
    )
    .await;
    page.click(".undo").await;
    page.until_position(solution).await;
    page.click(".to-end").await;
    page.until_sentence(words.end_of_eight).await;
    page.click(".undo").await;
    page.until_sentence(words.first_of_eight).await;
    // Pointing at a square lights it.
    let board = page.find("svg.board").await;
    mouse(&page, vec![to(board, 10.0)]).await;
    page.until(
        "a square is lit",
        "return document.querySelectorAll('.board .lit rect').length === 1",
    )
    .await;
    page.end().await;
}

/// Presses Tab until what has the focus matches a selector.
async fn tab_to(page: &Page, selector: &str) {
    let script = format!("return document.activeElement.matches(`{selector}`)");
    for _ in 0..60 {
        if page.run(&script).await == json!(true) {
            return;
        }
        page.keys([char::from(Key::Tab)]).await;
    }
    panic!("Tab never comes to {selector}");
}

async fn by_keyboard(words: &Words) {
    let page = Page::open("").await;
    tab_to(&page, "input[name=lang]").await;
    // The English browser starts in English; the arrow chooses the other one.
    page.keys([char::from(Key::Left)]).await;
    language_is(&page, &CHINESE).await;
    if words.language == "en" {
        page.keys([FORWARD]).await;
    }
    language_is(&page, words).await;
    page.until_sentence(words.start).await;
    // The arrows belong to the radio group as long as it has the focus.
    assert_eq!(page.position().await, 0);
    tab_to(&page, ".chips a:nth-child(2)").await;
    for sentence in [words.place, words.conflict, words.diagonal] {
        page.keys([FORWARD]).await;
        page.until_sentence(sentence).await;
    }
    page.keys([BACK]).await;
    page.until_sentence(words.conflict).await;
    page.keys(['1', FORWARD]).await;
    page.until_position(19).await;
    page.keys(['2', FORWARD]).await;
    page.until_sentence(words.diagonal).await;
    page.keys([char::from(Key::Home)]).await;
    page.until_sentence(words.start).await;
    tab_to(&page, ".chips a:nth-child(2)").await;
    page.keys([char::from(Key::Enter)]).await;
    page.until_sentence(words.first).await;
    page.keys(['[', ']', char::from(Key::PageUp), char::from(Key::PageDown)])
        .await;
    // Another program and a larger board.
    tab_to(&page, ".bar .picker input").await;
    page.keys([Key::Down, Key::Up, Key::Up, Key::Up, Key::Enter].map(char::from))
        .await;
    page.until(
        "the iterative program is chosen",
        "return document.querySelector('.picker').dataset.value === 'iterative'",
    )
    .await;
    page.until_position(0).await;
    tab_to(&page, "input[role=spinbutton]").await;
    page.keys(['8', char::from(Key::Enter)]).await;
    page.until_sentence(words.start_of_eight).await;
    page.keys(['+'; 9]).await;
    page.keys([' ']).await;
    page.until_sentence(words.first_of_eight).await;
    page.until_state("paused").await;
    page.keys([char::from(Key::End)]).await;
    page.until_sentence(words.end_of_eight).await;
    page.keys(['u']).await;
    page.until_sentence(words.first_of_eight).await;
    page.shift(FORWARD).await;
    page.shift(BACK).await;
    page.until_sentence(words.first_of_eight).await;
    // The list of keys.
    page.keys(['?']).await;
    page.until(
        "the list is open",
        "return document.querySelector('dialog').open",
    )
    .await;
    page.keys([char::from(Key::Escape)]).await;
    page.until(
        "the list is closed",
        "return !document.querySelector('dialog').open",
    )
    .await;
    page.keys([BACK]).await;
    page.until(
        "the keys step again",
        &format!(
            "return document.querySelector('[role=status] .lead').textContent !== '{}'",
            words.first_of_eight
        ),
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn five_minutes_by_mouse_alone_in_english() {
    by_mouse(&ENGLISH).await;
}

#[tokio::test]
async fn five_minutes_by_mouse_alone_in_chinese() {
    by_mouse(&CHINESE).await;
}

#[tokio::test]
async fn five_minutes_by_keyboard_alone_in_english() {
    by_keyboard(&ENGLISH).await;
}

#[tokio::test]
async fn five_minutes_by_keyboard_alone_in_chinese() {
    by_keyboard(&CHINESE).await;
}
