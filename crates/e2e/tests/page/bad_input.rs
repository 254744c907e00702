//! What cannot be shown is refused in words, and what is shown stays.

use fantoccini::key::Key;
use queenscope_e2e::{FORWARD, Page};
use serde_json::{Value, json};

const SIZE: &str = "input[role=spinbutton]";

/// What is shown: the board, the place, and n where it is said.
const SHOWN: &str = "
    return [document.querySelectorAll('.chessboard td').length,
        document.querySelector('main').dataset.position,
        document.querySelector('main').dataset.state,
        document.querySelector('.ln code').textContent,
        document.querySelector('input[role=spinbutton]').getAttribute('aria-valuenow')]";

async fn told(page: &Page, what: &str) -> String {
    page.until(
        &format!("{what} is refused in words"),
        "const p = document.querySelector('#n-refused');
         return !!p && getComputedStyle(p).visibility === 'visible' && p.getBoundingClientRect().height > 0",
    )
    .await;
    page.text("#n-refused").await
}

#[tokio::test]
async fn nonsense_for_n_is_refused_however_it_is_sent_off() {
    let page = Page::open("n=8&step=50").await;
    page.until_position(50).await;
    let before = page.run(SHOWN).await;
    for (language, words) in [
        ("en", ["1 to 32", "still shows n = 8"]),
        ("zh", ["1 至 32", "仍为 n = 8"]),
    ] {
        page.follow(&format!("n=8&step=50&lang={language}&listing=python"))
            .await;
        page.until_position(50).await;
        for nonsense in ["0", "-3", "51", "abc", "1e9", ""] {
            for end in [Key::Enter, Key::Tab, Key::Up, Key::Down] {
                page.click(SIZE).await;
                page.run("document.activeElement.select()").await;
                page.keys([char::from(Key::Delete)]).await;
                page.keys(nonsense.chars().chain([char::from(end)])).await;
                let sentence = told(&page, &format!("{nonsense:?} {language}")).await;
                for words in words {
                    assert!(sentence.contains(words), "{sentence}");
                }
                assert_eq!(page.run(SHOWN).await, before, "{nonsense:?}");
                assert_eq!(
                    page.attribute(SIZE, "aria-invalid").await.as_deref(),
                    Some("true")
                );
                // Escape brings the n in force back, so that the next sentence is a new one.
                page.click(SIZE).await;
                page.keys([char::from(Key::Escape)]).await;
                page.until(
                    "the sentence is gone",
                    "return !document.querySelector('#n-refused')",
                )
                .await;
            }
        }
    }
    page.click(SIZE).await;
    page.run("document.activeElement.select()").await;
    page.keys("abc\u{e007}".chars()).await;
    told(&page, "abc").await;
    // The board in force can be stepped on while the sentence stands.
    page.click("svg.board").await;
    page.keys([FORWARD]).await;
    page.until(
        "a step",
        "return document.querySelector('main').dataset.position !== '50'",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn the_range_stands_beside_the_field() {
    let page = Page::open("").await;
    for (language, range) in [("en", "1 to 32"), ("zh", "32")] {
        page.visit(&format!("lang={language}")).await;
        assert!(page.text("#n-range").await.contains(range));
        assert_eq!(
            page.attribute(SIZE, "aria-describedby").await.as_deref(),
            Some("n-range")
        );
    }
    page.end().await;
}

#[tokio::test]
async fn all_that_depends_on_n_follows_at_once() {
    let page = Page::open("program=recursive-marks&n=8&step=500").await;
    page.until_position(500).await;
    for n in [12, 1, 32, 5] {
        page.click(SIZE).await;
        page.run("document.activeElement.select()").await;
        page.keys(n.to_string().chars()).await;
        assert_eq!(
            page.run("return document.activeElement.value").await,
            json!(n.to_string()),
            "it can be typed"
        );
        page.keys([char::from(Key::Enter)]).await;
        page.until_position(0).await;
        page.until(
            "the address has followed",
            &format!("return location.hash.includes('n={n}&step=0')"),
        )
        .await;
        assert_eq!(
            page.run("return document.querySelectorAll('.chessboard td').length")
                .await,
            json!(n * n)
        );
        assert_eq!(page.text(".ln code").await, format!("n = {n}"));
        assert_eq!(page.texts(".stack tbody tr").await.len(), 1);
        for figure in page.texts(".counters dd").await {
            assert!(figure.starts_with('0'), "{figure}");
        }
        assert!(page.text("#h-board, title").await.len() > 1);
        assert!(
            page.run("return document.title")
                .await
                .as_str()
                .is_some_and(|title| title.contains(&format!("n = {n}"))),
        );
    }
    page.end().await;
}

/// Every key of a link with values that mean nothing to it, and its default.
const PARTS: [(&str, &[&str]); 8] = [
    (
        "program",
        &["quick", "-1", "%00", "", "iterativ", "ITERATIVE"],
    ),
    (
        "n",
        &["abc", "-1", "1e9", "%00", "", "0", "33", "8.0", "NaN"],
    ),
    (
        "step",
        &[
            "abc",
            "-1",
            "1e9",
            "%00",
            "",
            "0x10",
            "99999999999999999999999",
        ],
    ),
    ("size", &["abc", "-1", "%00", "", "Line"]),
    ("speed", &["abc", "-1", "1e9", "%00", "", "0", "0.1"]),
    ("lang", &["abc", "-1", "%00", "", "de"]),
    ("theme", &["abc", "-1", "%00", "", "pink"]),
    ("stops", &["abc", "-1", "%00", "", "never"]),
];

/// What a link of these parts leads to, by what is seen.
const OPEN: &str = "
    return {
        program: document.querySelector('.picker').dataset.value,
        n: document.querySelector('input[role=spinbutton]').value,
        step: document.querySelector('main').dataset.position,
        size: [...document.querySelectorAll('input[name=size]')].findIndex(i => i.checked),
        speed: document.querySelector('.pace').textContent.replace(/[a-z]+ (a second|in)/, ''),
        lang: document.documentElement.lang,
        theme: document.documentElement.dataset.theme ?? null,
    }";

#[tokio::test]
async fn every_bad_part_falls_back_alone_with_one_notice() {
    let page = Page::open("").await;
    let good = [
        ("program", "iterative", "recursive-check"),
        ("n", "6", "4"),
        ("step", "40", "0"),
        ("size", "line", "1"),
        ("speed", "4", "1"),
        ("lang", "en", "en"),
        ("theme", "dark", ""),
        ("stops", "none", ""),
    ];
    let link = |bad: Option<(&str, String)>| {
        let parts: Vec<_> = good
            .iter()
            .map(|(key, value, _)| match &bad {
                Some((other, text)) if other == key => text.clone(),
                _ => format!("{key}={value}"),
            })
            .collect();
        parts.join("&")
    };
    page.visit(&link(None)).await;
    page.until_position(40).await;
    assert_eq!(page.texts("[role=alert]").await.len(), 0);
    let whole = page.run(OPEN).await;
    for (key, values) in PARTS {
        let twice = format!("{key}=8&{key}=8");
        let all = values
            .iter()
            .map(|value| format!("{key}={value}"))
            .chain([twice]);
        for bad in all {
            page.follow("n=3").await;
            page.follow(&link(Some((key, bad.clone())))).await;
            page.until(
                &format!("{bad}: there is one notice"),
                &format!(
                    "const told = document.querySelectorAll('[role=alert]');
                     return told.length === 1 && told[0].textContent.includes('“{key}=')
                        && document.querySelector('main').dataset.state === 'paused'"
                ),
            )
            .await;
            let now = page.run(OPEN).await;
            let (Value::Object(now), Value::Object(whole)) = (now, &whole) else {
                panic!("both are objects");
            };
            for (part, value) in &now {
                if part != key {
                    assert_eq!(Some(value), whole.get(part), "{bad}: {part}");
                }
            }
        }
    }
    page.end().await;
}

#[tokio::test]
async fn a_megabyte_of_text_in_any_part_is_named_briefly() {
    let page = Page::open("").await;
    for (key, _) in PARTS {
        page.visit("").await;
        page.run(&format!("location.hash = '{key}=' + 'x'.repeat(1000000)"))
            .await;
        page.until(
            &format!("{key}: the notice is short"),
            "const told = document.querySelectorAll('[role=alert]');
             return told.length === 1 && told[0].textContent.length < 200",
        )
        .await;
        page.keys([FORWARD]).await;
        page.until_position(11).await;
    }
    page.end().await;
}
