//! The state panel and its link with the board: by mouse, by keyboard, in both
//! languages.

use fantoccini::{
    actions::{InputSource, MouseActions, PointerAction},
    elements::Element,
    key::Key,
};
use queenscope_e2e::Page;
use serde_json::{Value, json};

/// A conflict by c[9] in row 6, column 3.
const CONFLICT: &str = "program=recursive-marks&n=8&step=20674";

/// The squares that are lit on the board, as row and column.
const LIT: &str = "
    const side = 480 / document.querySelectorAll('table.chessboard tr').length;
    return [...document.querySelectorAll('.board .lit rect')].map(rect => [
        Math.round((rect.y.baseVal.value + rect.height.baseVal.value / 2) / side + 0.5),
        Math.round((rect.x.baseVal.value + rect.width.baseVal.value / 2) / side + 0.5)]);";

async fn hover(page: &Page, element: Element, x: f64, y: f64) {
    let mouse = MouseActions::new("mouse".into()).then(PointerAction::MoveToElement {
        element,
        duration: None,
        x,
        y,
    });
    let moved = page.browser.client.perform_actions(mouse).await;
    moved.expect("the mouse can be moved");
}

async fn over(page: &Page, selector: &str) {
    let element = page.find(selector).await;
    hover(page, element, 0.0, 0.0).await;
}

/// Moves the mouse over a square of a board of 8.
async fn over_square(page: &Page, row: f64, column: f64) {
    let script = "const edge = document.querySelector('.sq-edge').getBoundingClientRect();
        const all = document.querySelector('.board').getBoundingClientRect();
        return [edge.x + edge.width * (arguments[1] - 0.5) / 8 - all.x - all.width / 2,
                edge.y + edge.height * (arguments[0] - 0.5) / 8 - all.y - all.height / 2];";
    let place = page
        .browser
        .client
        .execute(script, vec![json!(row), json!(column)])
        .await
        .expect("the board is there");
    let board = page.find(".board").await;
    let part = |index: usize| place[index].as_f64().expect("a number");
    hover(page, board, part(0), part(1)).await;
}

async fn until_lit(page: &Page, squares: Value) {
    let script = format!(
        "const lit = (() => {{ {LIT} }})();
         return JSON.stringify(lit) === '{squares}'"
    );
    page.until(&format!("these squares are lit: {squares}"), &script)
        .await;
}

/// Presses Tab until what has the focus matches a selector.
async fn tab_to(page: &Page, selector: &str) {
    for _ in 0..60 {
        page.keys([char::from(Key::Tab)]).await;
        let script = format!("return document.activeElement.matches('{selector}')");
        if page.run(&script).await == json!(true) {
            return;
        }
    }
    panic!("Tab never comes to {selector}");
}

async fn focused(page: &Page) -> String {
    let name = page
        .run("return document.activeElement.querySelector('.vh')?.textContent")
        .await;
    name.as_str().unwrap_or_default().to_owned()
}

#[tokio::test]
async fn a_marker_cell_lights_its_line_under_the_mouse() {
    let page = Page::open(CONFLICT).await;
    page.until_position(20674).await;
    over(&page, ".cell.is-hit").await;
    let line: Vec<_> = (1..=8).map(|row| [row, 9 - row]).collect();
    until_lit(&page, json!(line)).await;
    over(&page, ".strip:last-of-type .cell:nth-child(14)").await;
    until_lit(&page, json!([[7, 1], [8, 2]])).await;
    over(&page, "h1").await;
    until_lit(&page, json!([])).await;
    // A click takes no key away from the page.
    page.click(".cell.is-hit").await;
    page.keys([char::from(Key::Right)]).await;
    page.until(
        "a step was made",
        "return document.querySelector('main').dataset.position !== '20674'",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn a_square_lights_its_three_cells_and_its_frame() {
    let page = Page::open(CONFLICT).await;
    page.until_position(20674).await;
    over_square(&page, 6.0, 3.0).await;
    until_lit(&page, json!([[6, 3]])).await;
    assert_eq!(
        page.texts(".cell.is-lit > .cell-index").await,
        ["3", "9", "11"]
    );
    assert_eq!(page.texts(".stack .is-lit th").await, ["place(6)"]);
    over_square(&page, 2.0, 8.0).await;
    until_lit(&page, json!([[2, 8]])).await;
    assert_eq!(
        page.texts(".cell.is-lit > .cell-index").await,
        ["8", "10", "2"]
    );
    assert_eq!(page.texts(".stack .is-lit th").await, ["place(2)"]);
    over(&page, "h1").await;
    until_lit(&page, json!([])).await;
    page.end().await;
}

#[tokio::test]
async fn cells_and_frames_are_reached_by_the_keyboard() {
    let page = Page::open(CONFLICT).await;
    page.until_position(20674).await;
    tab_to(&page, ".stack tr").await;
    let row = |row: u8| json!((1..=8).map(|column| [row, column]).collect::<Vec<_>>());
    until_lit(&page, row(6)).await;
    page.keys([char::from(Key::Down)]).await;
    until_lit(&page, row(5)).await;
    page.keys([char::from(Key::Up), char::from(Key::Up)]).await;
    until_lit(&page, row(6)).await;
    tab_to(&page, "[role=gridcell]").await;
    assert_eq!(focused(&page).await, "b[3]: column 3, free, just read");
    tab_to(&page, "[role=gridcell]").await;
    assert_eq!(
        focused(&page).await,
        "c[9]: anti-diagonal 9, taken, just read, the conflict"
    );
    page.keys([char::from(Key::Right)]).await;
    assert_eq!(focused(&page).await, "c[10]: anti-diagonal 10, free");
    page.keys([char::from(Key::End)]).await;
    until_lit(&page, json!([[8, 8]])).await;
    tab_to(&page, "[role=gridcell]").await;
    assert_eq!(
        focused(&page).await,
        "d[11]: main diagonal row − column = 3, free, not looked at in this test"
    );
    page.keys([char::from(Key::Home), char::from(Key::Left)])
        .await;
    until_lit(&page, json!([[1, 8]])).await;
    assert_eq!(page.position().await, 20674);
    tab_to(&page, "summary, button").await;
    until_lit(&page, json!([])).await;
    page.visit(&format!("{CONFLICT}&lang=zh")).await;
    page.until_position(20674).await;
    for name in [
        "b[3]：第 3 列，空闲，刚查看",
        "c[9]：副对角线 行+列=9，已被占领，刚查看，因此冲突",
        "d[11]：主对角线 行−列=3，空闲，本次未查看",
    ] {
        tab_to(&page, "[role=gridcell]").await;
        assert_eq!(focused(&page).await, name);
    }
    page.end().await;
}

#[tokio::test]
async fn a_frame_that_has_gone_lights_nothing() {
    let page = Page::open("program=recursive-check&n=4&step=62&size=line").await;
    page.until_position(62).await;
    over(&page, ".stack .is-top").await;
    until_lit(&page, json!([[3, 1], [3, 2], [3, 3], [3, 4]])).await;
    page.keys([char::from(Key::Right)]).await;
    page.until_position(63).await;
    let script = format!("const lit = (() => {{ {LIT} }})(); return !lit.some(at => at[0] === 3)");
    page.until("row 3 is dark", &script).await;
    page.end().await;
}

#[tokio::test]
async fn loops_stand_in_each_other_and_light_their_rows() {
    let page = Page::open("program=enumeration&n=4&step=40&size=line").await;
    page.until_position(40).await;
    let loops = page.texts(".nest code").await;
    assert_eq!(loops.len(), 4);
    assert_eq!(loops[0], "for a[1] = 1");
    assert_eq!(loops[3], "for a[4] = –");
    assert_eq!(page.texts(".nest .is-top").await.len(), 1);
    assert_eq!(
        page.texts(".nest .vh").await,
        ["entered", "entered", "running", "not entered"]
    );
    over(&page, ".nest li:nth-child(2)").await;
    until_lit(&page, json!([[2, 1], [2, 2], [2, 3], [2, 4]])).await;
    page.end().await;
}

#[tokio::test]
async fn strips_stay_within_the_pane_and_the_raw_lists_are_gone() {
    let page = Page::open("").await;
    for program in ["recursive-marks", "recursive-free", "iterative-marks"] {
        for n in [1, 8, 20, 32] {
            let step = if n == 1 { 12 } else { 400 };
            page.visit(&format!("program={program}&n={n}&step={step}"))
                .await;
            page.until_position(step).await;
            let inside = page
                .run(
                    "const pane = document.querySelector('.pane-state').getBoundingClientRect();
                     return [...document.querySelectorAll('.cell')].every(cell => {
                         const box = cell.getBoundingClientRect();
                         return box.left >= pane.left && box.right <= pane.right;
                     })",
                )
                .await;
            assert_eq!(inside, json!(true), "{program} {n}");
            let cells = page.texts(".cell > .cell-index").await.len();
            assert_eq!(cells, n + 2 * (2 * n - 1), "{program} {n}");
            assert_eq!(page.texts(".lists dt").await, Vec::<String>::new());
        }
    }
    page.end().await;
}

#[tokio::test]
async fn a_queen_that_is_come_back_to_says_so_until_the_next_try() {
    // Row 3 has failed; the pointer goes back, line by line.
    let page = Page::open("program=iterative&n=4&step=61&size=line").await;
    page.until_position(61).await;
    let mut back = Vec::new();
    for _ in 0..6 {
        page.keys([char::from(Key::Right)]).await;
        let position = page.position().await;
        let lift = page.run("return !!document.querySelector('.lift')").await;
        back.push((position, lift == json!(true)));
    }
    let runs: Vec<_> = back.iter().filter(|(_, lift)| *lift).collect();
    assert!(runs.len() >= 3, "{back:?}");
    page.end().await;
}

#[tokio::test]
async fn a_line_of_the_exact_cover_lights_its_square_and_is_lit_by_it() {
    let page = Page::open("program=dancing-links&n=4&step=1603").await;
    page.until_position(1603).await;
    // The lines of the table are the squares of the board in their order.
    over(&page, ".reach:nth-of-type(7)").await;
    until_lit(&page, json!([[2, 3]])).await;
    // After 16 of them the headers: four rows, four columns, seven anti-diagonals.
    over(&page, ".reach:nth-of-type(18)").await;
    until_lit(&page, json!([[2, 1], [2, 2], [2, 3], [2, 4]])).await;
    over(&page, ".reach:nth-of-type(21)").await;
    until_lit(&page, json!([[1, 1], [2, 1], [3, 1], [4, 1]])).await;
    over(&page, ".reach:nth-of-type(26)").await;
    until_lit(&page, json!([[1, 2], [2, 1]])).await;
    over(&page, "h1").await;
    until_lit(&page, json!([])).await;
    let lit = "
        const box = e => e.getBoundingClientRect();
        const lit = document.querySelector('.cover-table .lit');
        const lines = [...document.querySelectorAll('.reach')];
        return !!lit && lines.findIndex(line => Math.abs(box(line).top - box(lit).top) < 1) === 13";
    let square = page.find(".board .sq-edge").await;
    let script =
        "const box = arguments[0].getBoundingClientRect(); return [box.width / 8, box.height / 8]";
    let element = serde_json::to_value(&square).expect("it is an element");
    let client = &page.browser.client;
    let [x, y] = client
        .execute(script, vec![element])
        .await
        .expect("the board is there")
        .as_array()
        .map(|sides| [0, 1].map(|side| sides[side].as_f64().expect("a length")))
        .expect("two lengths");
    // Row 4, column 2, from the middle of the board.
    hover(&page, square, -x, 3.0 * y).await;
    page.until("line 4,2 of the table is lit", lit).await;
    page.end().await;
}
