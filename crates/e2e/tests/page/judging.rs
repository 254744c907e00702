//! Experiments one click away, and what the board says of the boards that they print.

use queenscope_e2e::{Page, clean};
use serde_json::json;

async fn verdict_says(page: &Page, text: &str) {
    let script = format!(
        "return document.querySelector('.verdict')?.textContent.includes({text:?}) === true"
    );
    page.until(text, &script).await;
}

#[tokio::test]
async fn an_experiment_says_what_to_look_for_and_the_board_judges_it() {
    let page = Page::open("lang=en").await;
    page.choose("no-diagonals").await;
    page.until(
        "what to look for",
        "return document.querySelector('.what-if')?.textContent.startsWith('Line 7 compares columns only.') === true",
    )
    .await;
    // The list keeps showing what was chosen.
    assert_eq!(
        page.run("return document.querySelector('.picker').dataset.value")
            .await,
        "no-diagonals"
    );
    verdict_says(&page, "24 boards printed.").await;
    verdict_says(&page, "22 of them are no solutions. The first is 1 2 3 4").await;
    verdict_says(&page, "All 2 solutions for n = 4 are there.").await;
    page.click(".verdict button").await;
    page.until(
        "the sentence says what is wrong",
        "return document.querySelector('.narration .lead').textContent ===
            'Your program printed a board that is no solution: the queens of rows 1 and 2 attack each other on one main diagonal.'",
    )
    .await;
    clean(&page, "an experiment and its verdict").await;
    // On another board it is judged anew.
    page.click(".what-if button").await;
    page.until(
        "the original",
        "return document.querySelector('.picker').dataset.value === 'recursive-check'
            && !document.querySelector('.verdict, .what-if')",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn what_an_experiment_misses_is_named_in_both_languages() {
    let page = Page::open("lang=en").await;
    page.choose("kept-marker").await;
    verdict_says(
        &page,
        "It missed 9 of 10 solutions for n = 5: the first missing one is 1 4 2 5 3.",
    )
    .await;
    page.run("document.querySelector('input[name=lang]:not(:checked)').click()")
        .await;
    verdict_says(
        &page,
        "n = 5 共有 10 个解，遗漏 9 个，第一个遗漏的是 1 4 2 5 3。",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn what_lies_ahead_is_not_judged_where_it_is_hidden() {
    let page = Page::open("lang=en&hide=ahead").await;
    page.choose("no-diagonals").await;
    page.until(
        "the experiment is there",
        "return !!document.querySelector('.what-if')",
    )
    .await;
    assert_eq!(
        page.run("return document.querySelector('.verdict')").await,
        json!(null)
    );
    page.click(".to-end").await;
    verdict_says(&page, "24 boards printed.").await;
    page.end().await;
}
