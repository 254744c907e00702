//! Values that travel up the frames, swaps, the pattern of the formula, and how large a
//! search is.

use queenscope_e2e::Page;

#[tokio::test]
async fn a_value_goes_up_frame_by_frame() {
    let page = Page::open("lang=en&program=recursive-first&n=4&size=line&step=65").await;
    let frames = "Array.from(document.querySelectorAll('.stack tbody tr'), row => row.innerText.replace(/\\s+/g, ' ').trim())";
    page.until(
        "the frame that has gone and the one where its value arrives",
        &format!(
            "const rows = {frames};
             return rows.length === 4 && rows[0] === 'place(3) → False returned'
                 && rows[1].startsWith('place(2)') && rows[1].endsWith('line 16: False')"
        ),
    )
    .await;
    page.press("Step forward").await;
    page.until(
        "the value for one step only",
        &format!("return {frames}.length === 3 && !document.querySelector('.stack .answer')"),
    )
    .await;
    page.press("Go to end").await;
    page.until(
        "the end says that one is enough, and no number of how many",
        "return document.querySelector('.lead').textContent.includes('the search ends here')
             && !/of/.test(document.querySelector('.counters .is-solve dd').textContent)",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn a_swap_is_drawn_for_its_step_and_the_formula_as_moves_of_a_knight() {
    let page = Page::open("lang=en&program=permutation&n=3&size=line&step=36").await;
    let strokes = |class: &str, count: usize| {
        format!("return document.querySelectorAll('.board .{class}').length === {count}")
    };
    page.until("two queens move", &strokes("moved", 2)).await;
    page.press("Step forward").await;
    page.until("and stand", &strokes("moved", 0)).await;

    page.visit("lang=en&program=formula&n=8&size=line&step=24")
        .await;
    page.until("four moves", &strokes("knight", 4)).await;
    page.until(
        "which rule it is",
        "return document.querySelector('.idea').textContent.includes('8 mod 6 = 2')",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn blind_enumeration_tells_its_size() {
    let page = Page::open("lang=en&program=blind&n=8&size=move&step=0&speed=4").await;
    let says = |text: &str| {
        format!("return document.querySelector('.extent').textContent.includes({text:?})")
    };
    for text in [
        "0 of 16,777,216 boards tested",
        "To the end (4 moves a second): about 49 days",
        "8 queens: 16,777,216 boards one by one, 40,320 as permutations, 15,720 squares tried by the pruned search.",
    ] {
        page.until(text, &says(text)).await;
    }
    // The first conflict is found while the first board is still under test.
    page.press("Step forward").await;
    page.until_position(15).await;
    page.press("Step forward").await;
    page.until("one board", &says("1 of 16,777,216 boards tested"))
        .await;
    page.end().await;
}
