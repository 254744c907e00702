//! What the reader chose is remembered; a link beats it and does not replace it.

use queenscope_e2e::Page;

async fn pace(page: &Page, text: &str) {
    let script = format!("return document.querySelector('.pace').textContent === '{text}'");
    page.until(text, &script).await;
}

#[tokio::test]
async fn the_speed_is_remembered_and_a_link_beats_it() {
    let page = Page::open("").await;
    pace(&page, "1 move a second").await;
    page.keys(['+', '+']).await;
    pace(&page, "4 moves a second").await;
    page.visit("").await;
    pace(&page, "4 moves a second").await;
    page.visit("speed=0.25").await;
    pace(&page, "1 move in 4 seconds").await;
    page.visit("").await;
    pace(&page, "4 moves a second").await;
    page.end().await;
}

#[tokio::test]
async fn the_slider_goes_from_one_step_in_four_seconds_to_as_fast_as_it_goes() {
    let page = Page::open("").await;
    for (place, text) in [("0", "1 move in 4 seconds"), ("9", "as fast as it goes")] {
        let script = format!(
            "const slider = document.querySelector('input[aria-label=Speed]');
             slider.value = '{place}';
             slider.dispatchEvent(new Event('input', {{ bubbles: true }}));
             return [slider.min, slider.max].join()"
        );
        assert_eq!(page.run(&script).await, "0,9");
        pace(&page, text).await;
    }
    page.end().await;
}
