//! Walked by a clicker, at once or playing.

use queenscope_e2e::{BACK, FORWARD, Page};
use serde_json::Value;

use super::{EXAMPLE, NEXT, PREVIOUS, close_dialogue, open_dialogue, until_stop};

#[tokio::test]
async fn the_example_of_a_tour_is_walked_by_a_clicker() {
    let page = Page::open(&format!("{EXAMPLE}&lang=en")).await;
    until_stop(&page, "1 of 3: Start").await;
    page.keys([FORWARD]).await;
    let step = page.position().await;
    assert!(step > 0 && step < 117, "→ makes a step");
    until_stop(&page, "1 of 3: Start").await;
    page.keys([NEXT]).await;
    page.until_position(117).await;
    until_stop(&page, "2 of 3: First solution").await;
    page.keys([FORWARD, BACK]).await;
    page.keys([NEXT]).await;
    page.until_position(62).await;
    until_stop(&page, "3 of 3: The same by a loop").await;
    let program = "return document.querySelector('.picker').dataset.value";
    assert_eq!(page.run(program).await, "iterative");
    page.keys([NEXT]).await;
    page.until(
        "the last stop says so",
        "return document.querySelector('[role=alert]')?.textContent.includes('This is the last stop.')",
    )
    .await;
    assert_eq!(page.position().await, 62);
    // The address carries the tour, whichever run it names.
    page.until(
        "the address has followed",
        "return location.hash.includes('program=iterative') && location.hash.includes('step=62&')",
    )
    .await;
    page.visit(&page.fragment().await).await;
    until_stop(&page, "3 of 3: The same by a loop").await;
    page.keys([PREVIOUS]).await;
    page.until_position(117).await;
    assert_eq!(page.run(program).await, "recursive-check");
    page.press("Previous stop").await;
    page.until_position(0).await;
    assert!(!page.can_press("Previous stop").await);
    page.press("Next stop").await;
    until_stop(&page, "2 of 3: First solution").await;
    page.end().await;
}

#[tokio::test]
async fn without_a_tour_the_clicker_makes_steps_and_nothing_shows() {
    let page = Page::open("lang=en&size=line").await;
    page.keys([NEXT, NEXT, PREVIOUS]).await;
    page.until_position(1).await;
    let line = "return document.querySelectorAll('.tour-line').length";
    assert_eq!(page.run(line).await, 0);
    page.end().await;
}

#[tokio::test]
async fn playing_to_a_stop_ends_there_and_a_step_ends_it() {
    let page = Page::open("tour=0:Start,200:Later,210:End&lang=en&size=line").await;
    open_dialogue(&page).await;
    page.run("document.querySelectorAll('input[name=travel]')[1].click()")
        .await;
    close_dialogue(&page).await;
    page.keys([NEXT]).await;
    page.until_state("playing").await;
    page.until_state("paused").await;
    assert_eq!(page.position().await, 200);
    page.keys([PREVIOUS]).await;
    page.until_position(0).await;
    page.keys([NEXT]).await;
    page.until(
        "it is on the way",
        "return document.querySelector('main').dataset.position > 3",
    )
    .await;
    page.keys([BACK]).await;
    page.until_state("paused").await;
    let position = page.position().await;
    assert!(position > 0 && position < 200, "{position}");
    page.end().await;
}

#[tokio::test]
async fn the_ready_tour_is_walked_by_one_key_in_both_languages() {
    for (language, road, start, end) in [
        (
            "en",
            "45 minutes",
            "1 of 16: Four queens",
            "16 of 16: All 92, with marker arrays",
        ),
        (
            "zh",
            "45 分钟",
            "第 1 站，共 16 站：四皇后",
            "第 16 站，共 16 站：92 个解：用标记数组",
        ),
    ] {
        let page = Page::open(&format!("lang={language}")).await;
        open_dialogue(&page).await;
        page.run(&format!(
            "[...document.querySelectorAll('dialog button')].find(b => b.textContent.trim().startsWith('{road}')).click()"
        ))
        .await;
        until_stop(&page, start).await;
        let mut seen = Vec::new();
        for number in 1..=16 {
            let script = format!(
                "return document.querySelector('.tour-name').textContent.match(/\\d+/)[0] === '{number}'
                    && ['paused', 'finished'].includes(document.querySelector('main').dataset.state)"
            );
            page.until(&format!("stop {number}"), &script).await;
            let note = page.text(".tour-note").await;
            assert!(!note.is_empty(), "stop {number}");
            let place = "const [p, n] = [document.querySelector('.picker').dataset.value, document.querySelector('input[role=spinbutton]').value];
                return `${p}/${n}/${document.querySelector('main').dataset.position}`";
            seen.push(page.run(place).await);
            page.keys([NEXT]).await;
        }
        until_stop(&page, end).await;
        let names = |at: usize| {
            seen.get(at)
                .and_then(Value::as_str)
                .unwrap_or_default()
                .to_owned()
        };
        assert_eq!([names(0), names(7)], ["blind/4/0", "iterative/4/64"]);
        assert_eq!(
            [names(14), names(15)],
            ["recursive-check/8/164615", "recursive-marks/8/52009"]
        );
        page.end().await;
    }
}
