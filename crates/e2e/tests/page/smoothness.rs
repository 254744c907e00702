//! What a frame must not do while the page plays as fast as it goes.

use queenscope_e2e::Page;

/// For so many frames: those in which something was shown anew, and those in which the
/// hidden table of the board's 1,024 squares was.
const COUNT: &str = "
    const [frames, answer] = arguments;
    const seen = { page: 0, table: 0, frames: 0 };
    let page = false, table = false;
    const watch = (selector, note) => new MutationObserver(note)
        .observe(document.querySelector(selector), { subtree: true, childList: true, characterData: true, attributes: true });
    watch('main', () => page = true);
    watch('.chessboard', () => table = true);
    const frame = () => {
        seen.page += page; seen.table += table; seen.frames += 1;
        page = table = false;
        if (seen.frames < frames) requestAnimationFrame(frame); else answer(seen);
    };
    requestAnimationFrame(frame);";

#[tokio::test]
async fn a_fast_run_tells_the_board_in_words_now_and_then_only() {
    let page = Page::open("program=recursive-marks&n=32&size=line&speed=max&stops=none").await;
    page.keys([' ']).await;
    page.until_state("playing").await;
    let arguments = vec![120.into()];
    let seen = page.browser.client.execute_async(COUNT, arguments).await;
    let seen = seen.expect("frames come");
    let figure = |name: &str| seen[name].as_u64().expect("it is counted");
    assert!(
        figure("page") * 10 >= figure("frames") * 9,
        "shown in every frame: {seen}"
    );
    assert!(figure("table") * 5 <= figure("frames"), "{seen}");
    page.keys([' ']).await;
    page.until_state("paused").await;
    let queens = "return [...document.querySelectorAll('.chessboard td')].filter(c => /queen|tested/.test(c.textContent)).length
        === document.querySelectorAll('.board .queens > g').length";
    page.until("a paused page tells all", queens).await;
    page.end().await;
}
