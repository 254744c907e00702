//! Fingers: on a phone there is nothing to hover with, so a tap lights and a second
//! tap lets go.

use std::time::Duration;

use fantoccini::actions::{InputSource, MOUSE_BUTTON_LEFT, PointerAction, TouchActions};
use queenscope_e2e::{Options, Page};
use serde_json::{Value, json};

/// The squares that are lit on the board, as row and column.
const LIT: &str = "
    const side = 480 / document.querySelectorAll('table.chessboard tr').length;
    return [...document.querySelectorAll('.board .lit rect')].map(rect => [
        Math.round((rect.y.baseVal.value + rect.height.baseVal.value / 2) / side + 0.5),
        Math.round((rect.x.baseVal.value + rect.width.baseVal.value / 2) / side + 0.5)]);";

async fn phone(fragment: &str) -> Page {
    let page = Page::open_with(Options::default(), "").await;
    page.browser.become_phone((390, 844)).await;
    page.visit(fragment).await;
    page
}

/// Taps a place in the window.
async fn tap_at(page: &Page, x: f64, y: f64) {
    let finger = TouchActions::new("finger".into())
        .then(PointerAction::MoveTo {
            duration: None,
            x,
            y,
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
    let tapped = page.browser.client.perform_actions(finger).await;
    tapped.expect("a finger can tap");
}

/// Brings an element into the middle of the window and taps it.
async fn tap(page: &Page, selector: &str) {
    let script = "const element = document.querySelector(arguments[0]);
        element.scrollIntoView({ block: 'center', inline: 'center' });
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];";
    let place = page.browser.client.execute(script, vec![json!(selector)]);
    let place = place
        .await
        .unwrap_or_else(|error| panic!("{selector}: {error}"));
    let part = |index: usize| place[index].as_f64().expect("a number");
    tap_at(page, part(0), part(1)).await;
}

async fn until_lit(page: &Page, what: &str, squares: Value) {
    let script = format!(
        "const lit = (() => {{ {LIT} }})();
         return JSON.stringify(lit) === '{squares}'"
    );
    page.until(&format!("{what} lights {squares}"), &script)
        .await;
}

fn row(row: u8, n: u8) -> Value {
    json!((1..=n).map(|column| [row, column]).collect::<Vec<_>>())
}

#[tokio::test]
async fn a_tap_on_a_marker_cell_lights_its_line_and_another_lets_go() {
    let page = phone("program=recursive-marks&n=8&step=20674").await;
    page.until_position(20674).await;
    let line: Vec<_> = (1..=8).map(|row| [row, 9 - row]).collect();
    tap(&page, ".cell.is-hit").await;
    until_lit(&page, "c[9]", json!(line)).await;
    tap(&page, ".cell.is-hit").await;
    until_lit(&page, "c[9] again", json!([])).await;
    // From one cell to another it takes one tap.
    tap(&page, ".cell.is-hit").await;
    until_lit(&page, "c[9]", json!(line)).await;
    tap(&page, ".strip:last-of-type .cell:nth-child(14)").await;
    until_lit(&page, "d[14]", json!([[7, 1], [8, 2]])).await;
    assert_eq!(page.position().await, 20674);
    page.end().await;
}

#[tokio::test]
async fn a_tap_on_a_frame_or_a_loop_lights_its_row_and_another_lets_go() {
    for (link, position, selector, lit) in [
        (
            "program=recursive-check&n=8&step=100",
            100,
            ".stack tbody tr.is-top",
            None,
        ),
        (
            "program=enumeration&n=4&step=40",
            40,
            ".nest li:nth-child(2)",
            Some(2),
        ),
        (
            "program=blind&n=4&step=40",
            40,
            ".nest li:nth-child(3)",
            Some(3),
        ),
    ] {
        let page = phone(link).await;
        page.until_position(position).await;
        let n = if lit.is_some() { 4 } else { 8 };
        // The newest frame says for which row it was called.
        let at = match lit {
            Some(row) => row,
            None => {
                let name = page.text(".stack tbody tr.is-top th").await;
                let digits: String = name.chars().filter(char::is_ascii_digit).collect();
                digits.parse().expect("the frame names its row")
            }
        };
        tap(&page, selector).await;
        until_lit(&page, selector, row(at, n)).await;
        tap(&page, selector).await;
        until_lit(&page, selector, json!([])).await;
        page.end().await;
    }
}

#[tokio::test]
async fn a_tap_on_a_square_lights_it_and_another_lets_go() {
    let page = phone("program=recursive-marks&n=8&step=20674").await;
    page.until_position(20674).await;
    let script = "const edge = document.querySelector('.sq-edge').getBoundingClientRect();
        return [edge.x + edge.width * 2.5 / 8, edge.y + edge.height * 5.5 / 8];";
    let place = page.run(script).await;
    let part = |index: usize| place[index].as_f64().expect("a number");
    tap_at(&page, part(0), part(1)).await;
    until_lit(&page, "the square", json!([[6, 3]])).await;
    assert_eq!(
        page.texts(".cell.is-lit > .cell-index").await,
        ["3", "9", "11"]
    );
    tap_at(&page, part(0), part(1)).await;
    until_lit(&page, "the square", json!([])).await;
    page.end().await;
}

#[tokio::test]
async fn a_finger_steps_plays_and_pauses() {
    let page = phone("speed=0.25").await;
    for position in [11, 18, 24] {
        tap(&page, ".keys .btn-fill").await;
        page.until_position(position).await;
    }
    tap(&page, ".keys .step-back").await;
    page.until_position(18).await;
    tap(&page, ".keys .btn-play").await;
    page.until_state("playing").await;
    tap(&page, ".keys .btn-play").await;
    page.until_state("paused").await;
    tap(&page, ".keys .to-end").await;
    page.until_position(479).await;
    tap(&page, ".keys .undo").await;
    page.until(
        "the jump is undone",
        "return document.querySelector('main').dataset.position < 479",
    )
    .await;
    page.end().await;
}
