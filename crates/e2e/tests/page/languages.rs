//! Both languages, colours, and what is remembered of them.

use queenscope_e2e::{FORWARD, Options, Page};

const CHINESE: Options = Options {
    languages: "zh-CN,zh,en",
    window: (1440, 900),
};

#[tokio::test]
async fn a_chinese_browser_gets_a_chinese_page() {
    let page = Page::open_with(CHINESE, "").await;
    assert_eq!(
        page.attribute("html", "lang").await.as_deref(),
        Some("zh-CN")
    );
    assert_eq!(
        page.run("return document.title").await,
        "递归回溯（check 函数），n = 4 · Queenscope"
    );
    page.until_sentence(
        "在 4×4 的棋盘上放 4 个皇后，任意两个不同行、不同列、不同斜线。按 → 前进一步，按 ← 后退一步。",
    )
    .await;
    page.keys([FORWARD]).await;
    page.until_sentence("不冲突，第 1 行的皇后放在第 1 列。")
        .await;
    assert!(page.can_press("前进一步").await);
    page.end().await;
}

#[tokio::test]
async fn the_language_is_switched_in_place_and_remembered() {
    let page = Page::open("step=63").await;
    let english = page.sentence().await;
    page.click("label:has(> input[name=lang]):nth-of-type(1)")
        .await;
    page.until_sentence("第 3 行各列均已试过，回溯到第 2 行，该行皇后从第 3 列继续右移。")
        .await;
    assert_eq!(
        page.attribute("html", "lang").await.as_deref(),
        Some("zh-CN")
    );
    assert_eq!(page.position().await, 63);
    page.visit("").await;
    assert_eq!(
        page.attribute("html", "lang").await.as_deref(),
        Some("zh-CN"),
        "it is remembered"
    );
    page.visit("lang=en&step=63").await;
    page.until_sentence(&english).await;
    page.visit("").await;
    assert_eq!(
        page.attribute("html", "lang").await.as_deref(),
        Some("zh-CN"),
        "a link does not replace it"
    );
    page.end().await;
}

#[tokio::test]
async fn colours_are_switched_and_remembered() {
    let page = Page::open("").await;
    assert_eq!(page.attribute("html", "data-theme").await, None);
    page.press("Light or dark").await;
    page.until(
        "it is dark",
        "return document.documentElement.dataset.theme === 'dark'",
    )
    .await;
    page.visit("").await;
    assert_eq!(
        page.attribute("html", "data-theme").await.as_deref(),
        Some("dark")
    );
    page.visit("theme=light").await;
    assert_eq!(
        page.attribute("html", "data-theme").await.as_deref(),
        Some("light")
    );
    page.end().await;
}

#[tokio::test]
async fn nothing_breaks_where_storage_is_forbidden() {
    let page = Page::open("").await;
    // A frame of another origin, as in a lecture's slides, gets an error instead of storage.
    page.run(
        "const frame = document.createElement('iframe');
         frame.sandbox = 'allow-scripts'; frame.id = 'framed'; frame.srcdoc = '<p>x</p>';
         document.body.append(frame);",
    )
    .await;
    page.run(
        "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });",
    )
    .await;
    page.press("Light or dark").await;
    page.until(
        "it is dark",
        "return document.documentElement.dataset.theme === 'dark'",
    )
    .await;
    page.keys([FORWARD]).await;
    page.until_position(11).await;
    page.end().await;
}
