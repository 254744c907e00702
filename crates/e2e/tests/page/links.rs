//! Links: opened, broken, followed by the address.

use queenscope_e2e::{FORWARD, Page};

const HISTORY: &str = "return history.length";

#[tokio::test]
async fn a_link_opens_at_its_step() {
    let page = Page::open("program=iterative&n=8&step=75960&size=line&lang=en").await;
    page.until_position(75960).await;
    assert_eq!(
        page.attribute("main", "data-line").await.as_deref(),
        Some("6")
    );
    assert_eq!(
        page.run("return document.querySelector('.picker').dataset.value")
            .await,
        "iterative"
    );
    assert_eq!(
        page.run("return document.querySelector('input[role=spinbutton]').value")
            .await,
        "8"
    );
    assert_eq!(
        page.run("return document.querySelectorAll('input[name=size]')[0].checked")
            .await,
        true
    );
    assert_eq!(
        page.run("return document.querySelectorAll('[role=alert]').length")
            .await,
        0
    );
    page.end().await;
}

#[tokio::test]
async fn bad_parts_fall_back_one_by_one_with_one_notice() {
    let page = Page::open("program=iterative&n=abc&step=20&size=big&hide=code&tour=0:Start").await;
    page.until_position(20).await;
    assert_eq!(
        page.run("return document.querySelector('.picker').dataset.value")
            .await,
        "iterative"
    );
    assert_eq!(
        page.run("return document.querySelector('input[role=spinbutton]').value")
            .await,
        "4"
    );
    assert_eq!(
        page.texts("[role=alert]").await,
        ["“n=abc”, “size=big” in the link mean nothing here; the defaults hold instead."]
    );
    page.press("Dismiss").await;
    page.until(
        "the notice is gone",
        "return !document.querySelector('[role=alert]')",
    )
    .await;
    for nonsense in [
        "n=-1",
        "n=1e9",
        "n=8&n=9",
        "n=%00",
        "n=",
        "step=-3",
        "program=quick",
        "n=33",
    ] {
        page.visit(nonsense).await;
        assert_eq!(page.texts("[role=alert]").await.len(), 1, "{nonsense}");
        assert_eq!(page.position().await, 0, "{nonsense}");
    }
    for silence in ["", "#", "#view=present&panel=tree&code=x", "#unknown=1"] {
        page.visit(silence).await;
        assert_eq!(page.texts("[role=alert]").await.len(), 0, "{silence}");
    }
    page.run(&format!("location.hash = 'n={}'", "9".repeat(1_000_000)))
        .await;
    page.until(
        "the notice is short",
        "return document.querySelector('[role=alert]')?.textContent.length < 200",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn a_step_beyond_the_end_says_where_the_end_is() {
    let page = Page::open("step=99999").await;
    page.until_position(479).await;
    assert_eq!(
        page.texts("[role=alert]").await,
        ["There is no step 99,999: the run ends at step 479."]
    );
    page.end().await;
}

#[tokio::test]
async fn the_address_follows_without_filling_the_history() {
    let page = Page::open("n=8").await;
    let before = page.run(HISTORY).await;
    page.keys([FORWARD; 60]).await;
    page.press("Go to end").await;
    page.until_state("finished").await;
    page.until(
        "the address has followed",
        "return location.hash.includes('step=164615&')",
    )
    .await;
    assert_eq!(
        page.fragment().await,
        "#program=recursive-check&n=8&step=164615&size=move&lang=en&listing=python"
    );
    assert_eq!(page.run(HISTORY).await, before);
    page.browser.client.back().await.unwrap();
    page.until(
        "one press leaves the page",
        "return location.href === 'about:blank'",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn changing_the_fragment_opens_that_link() {
    let page = Page::open("n=8&step=40").await;
    page.run("location.hash = 'program=blind&n=3&step=11'")
        .await;
    page.until_sentence("The complete board 1 1 1 is tested: it has a conflict.")
        .await;
    assert_eq!(
        page.run("return document.querySelector('.picker').dataset.value")
            .await,
        "blind"
    );
    page.end().await;
}

#[tokio::test]
async fn the_address_says_what_is_shown_after_a_link_that_meant_less() {
    let page = Page::open("").await;
    for nonsense in ["n=abc", "n=abc&step=0&n=1", "nonsense", "step=0"] {
        page.follow(nonsense).await;
        page.until(
            nonsense,
            "return location.hash === '#program=recursive-check&n=4&step=0&size=move&lang=en&listing=python'",
        )
        .await;
    }
    page.end().await;
}

#[tokio::test]
async fn the_first_links_lead_to_good_moments() {
    let page = Page::open("").await;
    let before = page.run(HISTORY).await;
    assert_eq!(
        page.texts(".chips a").await,
        [
            "First backtrack",
            "First solution",
            "Why 3 fails",
            "8 queens"
        ]
    );
    for (number, position, sentence) in [
        (
            1,
            63,
            "Row 3: all 4 columns tried. Back to row 2; its queen moves on from column 3.",
        ),
        (
            2,
            211,
            "Solution 1. The search goes on: row 4, next column.",
        ),
        (
            3,
            133,
            "Exhausted after 18 tries: 3 queens have no solution.",
        ),
        (
            4,
            0,
            "Place 8 queens so that no two share a row, a column or a diagonal. → takes a step, ← takes it back.",
        ),
    ] {
        page.visit("").await;
        page.click(&format!(".chips a:nth-child({number})")).await;
        page.until_position(position).await;
        page.until_sentence(sentence).await;
    }
    assert!(before.as_u64() > Some(0));
    page.end().await;
}
