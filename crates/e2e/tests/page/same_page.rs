//! The page at a position is the same, whatever way led there.

use fantoccini::key::Key;
use queenscope_e2e::{BACK, FORWARD, Page, assert_identical};
use queenscope_solver::ProgramId;
use serde_json::Value;

/// The page once its end is known.
async fn main(page: &Page, position: u64) -> String {
    page.until_position(position).await;
    page.until_known().await;
    page.main().await;
    match page.run(PAGE).await {
        Value::String(page) => page,
        other => panic!("no main: {other}"),
    }
}

/// All that `<main>` consists of. The order in which attributes were given is not seen.
const PAGE: &str = "
    const main = document.querySelector('main').cloneNode(true);
    for (const element of [main, ...main.querySelectorAll('*')]) {
        const all = [...element.attributes].map(({ name, value }) => [name, value]).sort();
        for (const [name] of all) element.removeAttribute(name);
        for (const [name, value] of all) element.setAttribute(name, value);
    }
    return main.outerHTML;";

async fn slide(page: &Page, position: u64) {
    page.run(&format!(
        "const s = document.querySelector('input[aria-label=Position]'); s.value = {position};
         s.dispatchEvent(new Event('input', {{ bubbles: true }}));
         s.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    ))
    .await;
}

#[tokio::test]
async fn every_program_shows_the_same_page_by_steps_back_slider_link_and_playing() {
    let page = Page::open("").await;
    for program in ProgramId::ALL.map(ProgramId::as_str) {
        // The formula has nothing to search for: it needs a large board to be long enough.
        let n = if program == "formula" { 32 } else { 5 };
        let link = format!("program={program}&n={n}&size=line&speed=100&stops=none");
        // By playing: wherever it pauses is the position.
        page.visit(&link).await;
        page.until_known().await;
        page.keys([' ']).await;
        page.until(
            "it has played a while",
            "return document.querySelector('main').dataset.position > 20",
        )
        .await;
        page.keys([' ']).await;
        page.until_state("paused").await;
        let position = page.position().await;
        let by_playing = main(&page, position).await;
        // By a link.
        page.visit(&format!("{link}&step={position}")).await;
        let by_link = main(&page, position).await;
        assert_identical(&by_playing, &by_link);
        // By one step, and by one step back.
        page.keys([BACK]).await;
        page.until_position(position - 1).await;
        page.keys([FORWARD]).await;
        assert_identical(&main(&page, position).await, &by_link);
        page.keys([FORWARD]).await;
        page.until_position(position + 1).await;
        page.keys([BACK]).await;
        assert_identical(&main(&page, position).await, &by_link);
        // By many steps from the start, and back from the end.
        let many = usize::try_from(position).expect("it is small");
        page.keys([char::from(Key::Home)]).await;
        page.until_position(0).await;
        page.keys(vec![FORWARD; many]).await;
        assert_identical(&main(&page, position).await, &by_link);
        page.keys([char::from(Key::End)]).await;
        page.until_state("finished").await;
        slide(&page, position + 20).await;
        page.until_position(position + 20).await;
        page.keys([BACK; 20]).await;
        assert_identical(&main(&page, position).await, &by_link);
        // By the slider, by a jump and its undoing, and by another link.
        page.keys([char::from(Key::Home)]).await;
        page.until_position(0).await;
        slide(&page, position).await;
        assert_identical(&main(&page, position).await, &by_link);
        page.keys([char::from(Key::End)]).await;
        page.until_state("finished").await;
        page.keys(['u']).await;
        assert_identical(&main(&page, position).await, &by_link);
        page.follow("program=iterative&n=7&step=50&lang=zh").await;
        page.until_position(50).await;
        page.follow(&format!("{link}&step={position}&lang=en"))
            .await;
        assert_identical(&main(&page, position).await, &by_link);
    }
    page.end().await;
}

#[tokio::test]
async fn what_was_pointed_at_and_chosen_on_the_way_leaves_nothing_behind() {
    let page = Page::open("program=recursive-marks&n=5&size=line").await;
    page.until_known().await;
    page.keys([FORWARD; 30]).await;
    let plain = main(&page, 30).await;
    for detour in [
        vec!['2', FORWARD, FORWARD, BACK, BACK, '1'],
        vec!['4', FORWARD, FORWARD, 'u', '1'],
        vec![']', ']', '[', '['],
        vec!['3', FORWARD, '+', '-', '1'],
    ] {
        page.keys(detour.clone()).await;
        page.main().await;
        slide(&page, 30).await;
        assert_identical(&main(&page, 30).await, &plain);
        assert!(!detour.is_empty());
    }
    page.end().await;
}
