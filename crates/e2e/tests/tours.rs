//! Tours as a lecturer and a class meet them: walked, made, changed, kept.

use std::{env, fs, process};

use fantoccini::key::Key;
use queenscope_e2e::{BACK, FORWARD, Options, Page};
use serde_json::{Value, json};

const NEXT: char = '\u{e00f}';
const PREVIOUS: char = '\u{e00e}';
const EXAMPLE: &str = "tour=0:Start,117:First%20solution,iterative/4/62:The%20same%20by%20a%20loop";

/// The names in the fields of the dialogue.
const NAMES: &str =
    "return [...document.querySelectorAll('dialog .tour-name-field')].map(e => e.value)";

/// The name of what has the focus.
const FOCUSED: &str = "return document.activeElement.getAttribute('aria-label')";

async fn until_stop(page: &Page, text: &str) {
    let script = format!(
        "return document.querySelector('.tour-name')?.textContent === {}",
        json!(text)
    );
    page.until(text, &script).await;
}

async fn until_told(page: &Page, text: &str) {
    let script = format!(
        "return document.querySelector('.tour-told')?.textContent.trim() === {}",
        json!(text)
    );
    page.until(text, &script).await;
}

async fn open_dialogue(page: &Page) {
    page.keys(['t']).await;
    page.until(
        "the dialogue is open",
        "return !!document.querySelector('dialog.tour[open]')",
    )
    .await;
}

async fn close_dialogue(page: &Page) {
    page.keys([char::from(Key::Escape)]).await;
    page.until(
        "the dialogue is closed",
        "return !document.querySelector('dialog[open]')",
    )
    .await;
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
    let program = "return document.querySelector('select').value";
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
    until_stop(&page, "3 of 3: Solution at step 211").await;
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
        "return location.hash.includes('tour=211:') && location.hash.includes('One%3F%0ATwo')",
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
async fn a_tour_goes_into_a_file_and_comes_back() {
    let folder = env::temp_dir().join(format!("queenscope-tours-{}", process::id()));
    fs::create_dir_all(&folder).expect("there is a place for files");
    let page = Page::open("tour=0:Start,117:%E8%A7%A3:Note&lang=en").await;
    page.browser.download_to(&folder).await;
    open_dialogue(&page).await;
    page.click("a[download]").await;
    let file = folder.join("queenscope-tour.txt");
    let mut text = String::new();
    for _ in 0..500 {
        text = fs::read_to_string(&file).unwrap_or_default();
        if !text.is_empty() {
            break;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
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
            let place = "const [p, n] = [document.querySelector('select').value, document.querySelector('input[role=spinbutton]').value];
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

#[tokio::test]
async fn board_line_and_controls_are_in_sight_at_every_size() {
    let long = "word%20".repeat(60);
    let page = Page::open("").await;
    for size in [
        (360, 640),
        (390, 844),
        (800, 600),
        (1024, 768),
        (1366, 768),
        (1440, 900),
        (2560, 1440),
    ] {
        page.browser.resize(size).await;
        for tour in ["0:a,117:b:short", &format!("0:Start:{long},117:b:{long}")] {
            page.visit(&format!("n=8&lang=en&step=117&tour={tour}"))
                .await;
            until_stop(&page, "2 of 2: b").await;
            assert_eq!(page.run(MISPLACED).await, json!([]), "{size:?}");
            page.keys(['t']).await;
            page.until(
                "the dialogue is open",
                "return !!document.querySelector('dialog.tour[open]')",
            )
            .await;
            assert_eq!(page.run(DIALOGUE).await, json!([]), "{size:?}");
        }
    }
    page.end().await;
}

#[tokio::test]
async fn controls_stay_where_they_are_from_stop_to_stop() {
    let places = "return ['.board .sq-edge', '.tour-line', '.transport', '.keys .btn-fill', \"[aria-label='Next stop']\"]
        .map(s => document.querySelector(s).getBoundingClientRect()).map(b => [b.left, b.top, b.width].join())";
    let controls = "return ['.transport', '.keys .btn-fill', '.keys .step-back']
        .map(s => document.querySelector(s).getBoundingClientRect()).map(b => [b.left, innerHeight - b.bottom, b.width].join())";
    let page = Page::open("").await;
    for size in [(390, 844), (1024, 768), (1440, 900)] {
        page.browser.resize(size).await;
        page.visit("n=8&lang=en").await;
        let without = page.run(controls).await;
        let long = "word%20".repeat(60);
        let tour = format!("0:Start,40:Short:One.,80:Long:{long}");
        page.visit(&format!("n=8&lang=en&tour={tour}")).await;
        assert_eq!(page.run(controls).await, without, "{size:?}");
        page.keys([NEXT]).await;
        until_stop(&page, "2 of 3: Short").await;
        let first = page.run(places).await;
        page.keys([NEXT]).await;
        until_stop(&page, "3 of 3: Long").await;
        assert_eq!(page.run(places).await, first, "{size:?}");
    }
    page.end().await;
}

#[tokio::test]
async fn a_phone_in_chinese_makes_a_tour() {
    let options = Options {
        languages: "zh-CN,zh",
        ..Options::default()
    };
    let page = Page::open_with(options, "step=63").await;
    page.browser.resize((390, 844)).await;
    page.press("讲解路线").await;
    page.click("dialog .tour-mark").await;
    until_told(&page, "已设为第 1 站。").await;
    page.press("转到此站：第 1 站").await;
    until_stop(&page, "第 1 站，共 1 站：第 3 行：回溯").await;
    page.end().await;
}

/// What is not where it belongs: the page must not scroll sideways, the board must lie
/// above the line of the tour, and the line and every control in the window.
const MISPLACED: &str = "
    const wrong = [];
    const page = document.scrollingElement;
    if (page.scrollWidth > innerWidth) wrong.push(`scrolls to ${page.scrollWidth} of ${innerWidth}`);
    const inside = (element, bottom) => {
        const box = element.getBoundingClientRect();
        if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > bottom)
            wrong.push(`${element.className.baseVal ?? element.className} at ${[box.left, box.top, box.right, box.bottom].map(Math.round)}, ${bottom}`);
    };
    inside(document.querySelector('.board .sq-edge'), document.querySelector('.tour-line').getBoundingClientRect().top);
    document.querySelectorAll('.tour-line, .tour-line button, .transport button, .transport input[type=range], .readout, .transport .seg')
        .forEach(element => inside(element, innerHeight));
    return wrong;";

/// The same of the dialogue: it lies in the window, nothing in it is wider than itself,
/// and the button that closes it is always in sight.
const DIALOGUE: &str = "
    const wrong = [];
    const dialog = document.querySelector('dialog').getBoundingClientRect();
    const body = document.querySelector('.dialogue-body');
    if (dialog.left < 0 || dialog.top < 0 || dialog.right > innerWidth || dialog.bottom > innerHeight) wrong.push('dialogue');
    if (body.scrollWidth > body.clientWidth) wrong.push(`scrolls to ${body.scrollWidth} of ${body.clientWidth}`);
    const close = document.querySelector('dialog form button').getBoundingClientRect();
    if (close.bottom > dialog.bottom || close.top < dialog.top) wrong.push('close');
    return wrong;";
