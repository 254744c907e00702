//! Playing.

use queenscope_e2e::{FORWARD, Page};

#[tokio::test]
async fn nothing_plays_by_itself_and_play_stops_at_solutions() {
    let page = Page::open("n=4&speed=1000").await;
    assert_eq!(
        page.attribute("main", "data-state").await.as_deref(),
        Some("paused")
    );
    for position in [211, 311, 479] {
        page.keys([' ']).await;
        page.until_position(position).await;
        page.until(
            "it has stopped",
            "return document.querySelector('main').dataset.state !== 'playing'",
        )
        .await;
    }
    page.until_state("finished").await;
    page.end().await;
}

#[tokio::test]
async fn the_sentence_is_silent_while_the_page_plays() {
    let page = Page::open("n=8&speed=2&stops=none").await;
    assert_eq!(
        page.attribute("[role=status]", "aria-live")
            .await
            .as_deref(),
        Some("polite")
    );
    page.click(".btn-play").await;
    page.until_state("playing").await;
    assert_eq!(
        page.attribute("[role=status]", "aria-live")
            .await
            .as_deref(),
        Some("off")
    );
    page.until(
        "it moves",
        "return document.querySelector('main').dataset.position > 20",
    )
    .await;
    page.click(".btn-play").await;
    page.until_state("paused").await;
    assert_eq!(
        page.attribute("[role=status]", "aria-live")
            .await
            .as_deref(),
        Some("polite")
    );
    page.end().await;
}

#[tokio::test]
async fn as_fast_as_it_goes_says_how_many_steps_a_frame_covers() {
    let page = Page::open("program=recursive-marks&n=10&speed=max&size=line&stops=none").await;
    page.keys([' ']).await;
    page.until(
        "the stride is told",
        "return /^Showing every [0-9,]+(st|nd|rd|th) step$/.test(document.querySelector('.why')?.textContent)",
    )
    .await;
    page.keys([FORWARD]).await;
    page.until_state("paused").await;
    page.end().await;
}

#[tokio::test]
async fn speeds_are_chosen_by_keys() {
    let page = Page::open("").await;
    for (key, text) in [
        ('+', "2 moves a second"),
        ('+', "4 moves a second"),
        ('-', "2 moves a second"),
        ('-', "1 move a second"),
        ('-', "1 move in 2 seconds"),
        ('1', "1 line in 2 seconds"),
    ] {
        page.keys([key]).await;
        page.until(
            text,
            &format!("return document.querySelector('.pace').textContent === '{text}'"),
        )
        .await;
    }
    page.end().await;
}
