//! Choosing programs and boards.

use fantoccini::key::Key;
use queenscope_e2e::{FORWARD, Page};
use serde_json::json;

const SIZE: &str = "input[role=spinbutton]";

async fn typed(page: &Page, text: &str, end: char) {
    page.click(SIZE).await;
    page.run("document.activeElement.select()").await;
    page.keys(text.chars().chain([end])).await;
}

#[tokio::test]
async fn n_is_taken_on_enter_on_leaving_and_on_arrows() {
    let page = Page::open("n=8&step=50").await;
    typed(&page, "12", char::from(Key::Enter)).await;
    page.until_position(0).await;
    page.until(
        "there are 144 squares",
        "return document.querySelectorAll('.chessboard td').length === 144",
    )
    .await;
    page.keys([FORWARD]).await;
    page.until_position(11).await;
    typed(&page, "5", char::from(Key::Tab)).await;
    page.until(
        "there are 25 squares",
        "return document.querySelectorAll('.chessboard td').length === 25",
    )
    .await;
    page.click(SIZE).await;
    page.keys([char::from(Key::Up)]).await;
    page.until(
        "there are 36 squares",
        "return document.querySelectorAll('.chessboard td').length === 36",
    )
    .await;
    page.press("Smaller board").await;
    page.until(
        "there are 25 squares",
        "return document.querySelectorAll('.chessboard td').length === 25",
    )
    .await;
    assert_eq!(page.text(".ln code").await, "n = 5");
    page.end().await;
}

#[tokio::test]
async fn an_n_out_of_range_is_refused_in_words_and_the_board_stays() {
    let page = Page::open("n=8&step=50").await;
    for nonsense in ["33", "0", "-1", "abc", ""] {
        page.click(SIZE).await;
        page.run("document.activeElement.select()").await;
        page.keys([char::from(Key::Delete)]).await;
        page.keys(nonsense.chars().chain([char::from(Key::Enter)]))
            .await;
        let named = if nonsense.is_empty() {
            "a number from 1 to 32"
        } else {
            nonsense
        };
        let script = "const p = document.querySelector('#n-refused');
            return !!p && p.textContent.includes(arguments[0]) && p.textContent.includes('still shows n = 8')";
        let told = page
            .browser
            .client
            .execute(script, vec![json!(named)])
            .await
            .unwrap();
        assert_eq!(told, true, "{nonsense}");
        assert_eq!(
            page.attribute(SIZE, "aria-invalid").await.as_deref(),
            Some("true")
        );
        assert_eq!(page.position().await, 50);
    }
    page.click(SIZE).await;
    page.keys([char::from(Key::Escape)]).await;
    page.until(
        "the sentence is gone",
        "return !document.querySelector('#n-refused')",
    )
    .await;
    assert_eq!(
        page.run("return document.querySelector('input[role=spinbutton]').value")
            .await,
        "8"
    );
    page.end().await;
}

#[tokio::test]
async fn every_program_opens_on_the_smallest_and_the_largest_board() {
    let page = Page::open("").await;
    for program in [
        "blind",
        "enumeration",
        "iterative",
        "iterative-clear",
        "iterative-marks",
        "recursive-check",
        "recursive-marks",
        "recursive-free",
    ] {
        for n in [1, 32] {
            page.run(&format!(
                "location.hash = 'program={program}&n={n}&size=line'"
            ))
            .await;
            page.until(
                &format!("{program} on {n}"),
                &format!(
                    "return document.querySelectorAll('.chessboard td').length === {}
                     && document.querySelector('.picker').dataset.value === '{program}'",
                    n * n
                ),
            )
            .await;
            page.keys([FORWARD; 6]).await;
            page.until_position(6).await;
        }
    }
    page.end().await;
}

#[tokio::test]
async fn a_program_chosen_from_the_list_starts_at_0() {
    let page = Page::open("n=6&step=50").await;
    page.choose("iterative-marks").await;
    page.until_position(0).await;
    assert_eq!(page.texts(".ln code").await[7], "def mark(k, value):");
    page.end().await;
}

#[tokio::test]
async fn the_end_of_a_blind_search_of_32_can_be_cancelled() {
    let page = Page::open("program=blind&n=32").await;
    assert!(
        page.text(".why").await.contains("32³²"),
        "the size of the search is said first"
    );
    page.keys([FORWARD]).await;
    page.until_sentence_starts("Row 2, column 1 conflicts")
        .await;
    let here = page.position().await;
    page.press("Go to end").await;
    page.until_state("seeking").await;
    page.until(
        "Cancel is offered",
        "return [...document.querySelectorAll('button')].some(b => b.textContent === 'Cancel')",
    )
    .await;
    page.click(".progress button").await;
    page.until_state("paused").await;
    assert_eq!(page.position().await, here);
    page.keys([char::from(Key::End)]).await;
    page.until_state("seeking").await;
    page.keys([char::from(Key::Escape)]).await;
    page.until_state("paused").await;
    assert_eq!(page.position().await, here);
    page.end().await;
}

#[tokio::test]
async fn a_position_out_of_reach_is_asked_about_first() {
    let page = Page::open("program=blind&n=32&step=5000000000").await;
    let question = page.text(".progress p").await;
    assert!(
        question.starts_with("Step 5,000,000,000 lies far ahead"),
        "{question}"
    );
    assert!(page.text(".readout").await.contains("5,000,000,000"));
    page.click(".progress button:first-child").await;
    page.until_state("seeking").await;
    page.until(
        "it explores",
        "return document.querySelector('.progress p').textContent.startsWith('Exploring')",
    )
    .await;
    page.click(".progress button").await;
    page.until_state("paused").await;
    assert_eq!(page.position().await, 0);
    page.end().await;
}

#[tokio::test]
async fn the_end_is_found_in_the_background() {
    let page = Page::open("n=8").await;
    page.until(
        "the total is known",
        "return document.querySelector('.readout').textContent.includes('of 164,615')",
    )
    .await;
    assert_eq!(page.position().await, 0);
    page.end().await;
}
