//! Made by keys, changed in the dialogue, kept in the address, the browser and a file.

use std::{env, fs, process, time::Duration};

use queenscope_e2e::{FORWARD, Options, Page};
use serde_json::json;

use super::{EXAMPLE, close_dialogue, open_dialogue, until_stop};

/// The names in the fields of the dialogue.
const NAMES: &str =
    "return [...document.querySelectorAll('dialog .tour-name-field')].map(e => e.value)";

/// The name of what has the focus.
const FOCUSED: &str = "return document.activeElement.getAttribute('aria-label')";

async fn until_told(page: &Page, text: &str) {
    let script = format!(
        "return document.querySelector('.tour-told')?.textContent.trim() === {}",
        json!(text)
    );
    page.until(text, &script).await;
}

/// Puts a text into a field of the dialogue, in the place of what was there.
async fn write(page: &Page, label: &str, text: &str) {
    let selector = format!("dialog [aria-label='{label}']");
    page.run(&format!(
        "const field = document.querySelector(\"{selector}\"); field.focus(); field.select()"
    ))
    .await;
    page.keys(text.chars()).await;
}

#[tokio::test]
async fn a_tour_is_made_by_keys_and_survives_a_reload() {
    let page = Page::open("lang=en&size=line").await;
    let before = page.run("return history.length").await;
    page.keys(['m']).await;
    until_stop(&page, "1 of 1: Start").await;
    page.keys([']', 'm']).await;
    until_stop(&page, "2 of 2: Row 3: backtrack").await;
    page.shift(FORWARD).await;
    page.until_position(211).await;
    page.keys(['m']).await;
    until_stop(&page, "3 of 3: Solution 1").await;
    page.keys(['m']).await;
    page.until(
        "the same position twice is said",
        "return document.querySelector('[role=alert]')?.textContent.includes('This position is stop 3 already.')",
    )
    .await;

    open_dialogue(&page).await;
    write(&page, "Name of stop 3", "第一个解, a: b?").await;
    write(&page, "Note on stop 3", "One?\u{e007}Two.").await;
    page.press("Move stop 3 up").await;
    until_told(&page, "It is stop 2 now.").await;
    assert_eq!(page.run(FOCUSED).await, "Move stop 2 up");
    page.keys(['\u{e007}']).await;
    until_told(&page, "It is stop 1 now.").await;
    assert_eq!(page.run(FOCUSED).await, "Move stop 1 down");
    let names = json!(["第一个解, a: b?", "Start", "Row 3: backtrack"]);
    assert_eq!(page.run(NAMES).await, names);
    page.press("Remove stop 3").await;
    until_told(&page, "Stop 3 is removed.").await;
    assert_eq!(page.run(FOCUSED).await, "Remove stop 2");
    close_dialogue(&page).await;
    until_stop(&page, "1 of 2: 第一个解, a: b?").await;
    assert_eq!(page.text(".tour-note").await, "One?\nTwo.");

    page.until(
        "the address has followed",
        "return location.hash.includes('tour=211:') && location.hash.includes('One%3F%0ATwo') && !location.hash.includes('63:')",
    )
    .await;
    assert_eq!(page.run("return history.length").await, before);
    page.browser.client.refresh().await.expect("it reloads");
    page.until(
        "the page has started",
        "return !!document.querySelector('main[data-position]')",
    )
    .await;
    until_stop(&page, "1 of 2: 第一个解, a: b?").await;
    assert_eq!(page.position().await, 211);

    // A page without a tour offers the one made last.
    page.visit("lang=en").await;
    open_dialogue(&page).await;
    page.run(
        "[...document.querySelectorAll('dialog button')].find(b => b.textContent.startsWith('Open the tour you last made: 2')).click()",
    )
    .await;
    until_told(&page, "A tour of 2 stops is open.").await;
    page.press("Go there: stop 1").await;
    page.until_position(211).await;
    page.browser
        .client
        .back()
        .await
        .expect("there is a page before");
    page.until(
        "one press leaves the page",
        "return location.href === 'about:blank'",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn typing_in_the_dialogue_is_typing() {
    let page = Page::open(&format!("{EXAMPLE}&lang=en")).await;
    open_dialogue(&page).await;
    write(&page, "Name of stop 1", "m?t u").await;
    assert_eq!(
        page.run(NAMES).await,
        json!(["m?t u", "First solution", "The same by a loop"])
    );
    assert_eq!(page.text("dialog h2").await, "Tour");
    for (button, names) in [
        ("Take back the last change", 3),
        ("Remove all stops", 0),
        ("Take back the last change", 3),
    ] {
        page.run(&format!(
            "[...document.querySelectorAll('dialog button')].find(b => b.textContent.trim() === '{button}').click()"
        ))
        .await;
        page.until(
            button,
            &format!(
                "return document.querySelectorAll('dialog .tour-name-field').length === {names}"
            ),
        )
        .await;
    }
    assert_eq!(
        page.run(NAMES).await,
        json!(["Start", "First solution", "The same by a loop"])
    );
    page.end().await;
}

#[tokio::test]
async fn a_link_that_some_programs_cut_is_said_to_be_long() {
    let page = Page::open("").await;
    let long = format!(
        "0:{}",
        ["a"; 12]
            .map(|name| format!("{name}:{}", "n".repeat(700)))
            .join(",0:")
    );
    for (tour, shown) in [("0:Start", false), (long.as_str(), true)] {
        page.visit(&format!("lang=en&tour={tour}")).await;
        open_dialogue(&page).await;
        let seen = "return document.querySelector('.tour-long').getClientRects().length > 0";
        assert_eq!(page.run(seen).await, shown);
        let whole = "return document.querySelector('.tour-keep textarea').value === location.href";
        page.until("the whole link is offered", whole).await;
    }
    let text = page.text(".tour-long").await;
    assert!(text.starts_with("The link has 8,"), "{text}");
    page.browser.permit("clipboard-write", "granted").await;
    page.click(".tour-keep .copy button").await;
    let copied =
        "return document.querySelector('.tour-keep [role=status]').textContent === 'Copied.'";
    page.until("the link is copied", copied).await;
    page.end().await;
}

#[tokio::test]
async fn a_tour_goes_into_a_file_and_comes_back() {
    let folder = env::temp_dir().join(format!("queenscope-tours-{}", process::id()));
    fs::create_dir_all(&folder).expect("there is a place for files");
    let page = Page::open("tour=0:Start,117:%E8%A7%A3:Note&lang=en").await;
    page.browser.download_to(&folder).await;
    open_dialogue(&page).await;
    page.click("dialog a[download]").await;
    let file = folder.join("queenscope-tour.txt");
    let mut text = String::new();
    for _ in 0..500 {
        text = fs::read_to_string(&file).unwrap_or_default();
        if !text.is_empty() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(
        text,
        "# Queenscope tour, version 1\n\n## recursive-check/4/0: Start\n\n## recursive-check/4/117: 解\nNote\n"
    );

    let bad = folder.join("bad.txt");
    for (content, sentence) in [
        (
            "## recursive-check/4/0: Start",
            "The file was not imported, and the tour is as it was. Its first line must read “# Queenscope tour, version 1”.",
        ),
        (
            "# Queenscope tour, version 1\n## recursive-check/40/0: Start",
            "The file was not imported, and the tour is as it was. Line 2: there is no board of size “40”. Choose 1 to 32.",
        ),
    ] {
        fs::write(&bad, content).expect("a file can be written");
        choose(&page, &bad.display().to_string()).await;
        until_told(&page, sentence).await;
        assert_eq!(page.run(NAMES).await, json!(["Start", "解"]));
    }

    page.visit("lang=zh&n=8").await;
    open_dialogue(&page).await;
    choose(&page, &file.display().to_string()).await;
    until_told(&page, "已打开讲解路线，共 2 站。").await;
    assert_eq!(page.run(NAMES).await, json!(["Start", "解"]));
    fs::remove_dir_all(&folder).expect("the files are ours");
    page.end().await;
}

async fn choose(page: &Page, path: &str) {
    let field = page.find("dialog input[type=file]").await;
    field.send_keys(path).await.expect("a file can be chosen");
}

#[tokio::test]
async fn a_phone_in_chinese_makes_a_tour() {
    let options = Options {
        languages: "zh-CN,zh",
        ..Options::default()
    };
    let page = Page::open_with(options, "step=63").await;
    page.browser.resize((390, 844)).await;
    page.click(".bar-more").await;
    page.press("讲解路线").await;
    page.click("dialog .tour-mark").await;
    until_told(&page, "已设为第 1 站。").await;
    page.press("转到此站：第 1 站").await;
    until_stop(&page, "第 1 站，共 1 站：第 3 行：回溯").await;
    page.end().await;
}
