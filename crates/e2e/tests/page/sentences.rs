//! Every kind of sentence at a position of its own, in both languages, and some of the
//! lines under it.

use queenscope_e2e::Page;

#[path = "sentences/table.rs"]
mod table;

#[tokio::test]
async fn every_kind_of_sentence_is_said_in_both_languages() {
    let page = Page::open("").await;
    for (program, n, step, english, chinese) in table::ROWS {
        for (language, sentence) in [("en", english), ("zh", chinese)] {
            page.follow(&format!(
                "program={program}&n={n}&step={step}&size=line&lang={language}&listing=python"
            ))
            .await;
            page.until_position(*step).await;
            page.until_sentence(sentence).await;
        }
    }
    page.end().await;
}

#[tokio::test]
async fn the_line_under_the_sentence_ties_it_to_the_programs_names() {
    let page = Page::open("").await;
    for (place, english, chinese) in [
        (
            "n=4&step=0",
            "Nothing has run yet; line 1 is next: n = 4.",
            "尚未执行任何代码，接下来是代码第 1 行：n = 4。",
        ),
        ("n=4&step=8", "k = 1, j = 1", "k=1，j=1"),
        (
            "n=4&step=479",
            "The loop of j has no value left.",
            "j 的循环已取完所有的值。",
        ),
        (
            "program=iterative&n=4&step=13",
            "k = 1 → 2, a[2] = 0",
            "k=1 → 2，a[2]=0",
        ),
        (
            "program=iterative&n=4&step=74",
            "k = 2 → 3; a[3] = 5 is a stale value.",
            "k=2 → 3，a[3]=5 是残留值。",
        ),
        (
            "program=iterative&n=4&step=61",
            "a[3] = 5 > n = 4",
            "a[3]=5 > n=4",
        ),
        (
            "program=iterative&n=4&step=523",
            "k = 0: k > 0 does not hold any more.",
            "k=0，k > 0 不再成立。",
        ),
        (
            "program=recursive-free&n=4&step=15",
            "k − j + n = 1 − 1 + 4 = 4",
            "k−j+n=1−1+4=4",
        ),
    ] {
        for (language, line) in [("en", english), ("zh", chinese)] {
            page.follow(&format!("{place}&lang={language}&size=line&listing=python"))
                .await;
            let script = format!(
                "return document.querySelector('[role=status] .why').textContent === '{line}'"
            );
            page.until(&format!("{place}: {line}"), &script).await;
        }
    }
    page.end().await;
}

#[tokio::test]
async fn a_page_that_plays_fast_sums_up_and_says_the_last_step_when_it_pauses() {
    let page = Page::open("program=recursive-marks&n=10&speed=100&size=line&stops=none").await;
    for (language, start) in [("en", "Playing"), ("zh", "播放中")] {
        page.follow(&format!(
            "program=recursive-marks&n=10&speed=100&size=line&stops=none&lang={language}"
        ))
        .await;
        page.until_position(0).await;
        page.keys([' ']).await;
        page.until_sentence_starts(start).await;
        page.keys([' ']).await;
        page.until_state("paused").await;
        let sentence = page.sentence().await;
        assert!(!sentence.starts_with(start), "{sentence}");
    }
    page.end().await;
}
