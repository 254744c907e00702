//! The program in every language of listings: what is lit, what stays when the language
//! changes, what a reader takes away.

use std::{env, fs, process, time::Duration};

use queenscope_e2e::{FORWARD, Options, Page, clean};
use queenscope_solver::{
    BoardSize, ProgramId, Script,
    listing::{Language, Words},
};
use serde_json::{Value, json};

/// The line about to run: its number, its text, and how many lines are marked.
const NEXT: &str = "
    const lines = [...document.querySelectorAll('.ln[aria-current=step]')];
    const [line] = lines;
    return [line.querySelector('.gutter').textContent, line.querySelector('code').textContent.trim(), lines.length]";

/// The same of the lines that have just run.
const RAN: &str = "
    return [...document.querySelectorAll('.ln.is-ran')].map(line =>
        [line.querySelector('.gutter').textContent, line.querySelector('code').textContent.trim(),
         !!line.querySelector('button.gutter'), !!line.querySelector('.vh')])";

fn text(program: ProgramId, n: u8, language: Language) -> String {
    let script = Script::of(program, BoardSize::new(n).expect("it is a board"));
    script.listing_in(language, Words::English).text()
}

async fn choose(page: &Page, language: Language) {
    let script = format!(
        "const select = document.querySelector('.picker-listing select');
        select.value = '{language}';
        select.dispatchEvent(new Event('change', {{ bubbles: true }}));"
    );
    page.run(&script).await;
    let written = format!("return location.hash.endsWith('&listing={language}')");
    page.until(&format!("the address says {language}"), &written)
        .await;
}

#[tokio::test]
async fn the_line_about_to_run_is_lit_in_every_language() {
    let page = Page::open("step=63").await;
    // The queen of row 2 has been taken back; row 2 goes on with its next column.
    let before = page.sentence().await;
    for (language, number, text) in [
        (Language::Pseudocode, "12", "for j ← 1 to n do"),
        (Language::Python, "13", "for j in range(1, n + 1):"),
        (Language::C, "19", "for (int j = 1; j <= n; j++) {"),
        (Language::Pascal, "25", "for j := 1 to n do"),
        (Language::Rust, "21", "for j in 1..=N {"),
    ] {
        choose(&page, language).await;
        assert_eq!(page.run(NEXT).await, json!([number, text, 1]), "{language}");
        assert_eq!(page.position().await, 63);
        assert_eq!(page.sentence().await, before);
        let line = page.attribute("main", "data-line").await;
        assert_eq!(line.as_deref(), Some("13"), "the page speaks of Python");
    }
    // A link says which language; the next visit remembers what was chosen last.
    page.visit("step=63&listing=c").await;
    assert_eq!(page.run(NEXT).await[0], "19");
    page.visit("step=63").await;
    assert_eq!(page.run(NEXT).await[0], "21", "Rust was chosen last");
    page.end().await;
}

#[tokio::test]
async fn a_line_of_python_can_be_several_lines() {
    let page = Page::open("step=120&size=line&listing=c").await;
    while page
        .run("return document.querySelector('main').dataset.line")
        .await
        != "18"
    {
        let position = page.position().await;
        page.keys([FORWARD]).await;
        page.until_position(position + 1).await;
    }
    assert_eq!(page.run(NEXT).await, json!(["24", "printf(\"%d\", t);", 1]));
    let position = page.position().await;
    page.keys([FORWARD]).await;
    page.until_position(position + 1).await;
    assert_eq!(
        page.run(RAN).await,
        json!([
            ["24", "printf(\"%d\", t);", true, true],
            ["25", "for (int i = 1; i <= n; i++) {", false, false],
            ["26", "printf(\" %d\", a[i]);", false, false],
            ["28", "printf(\"\\n\");", false, false],
        ])
    );
    page.end().await;
}

#[tokio::test]
async fn a_chinese_page_shows_c_until_somebody_chooses() {
    let chinese = Options {
        languages: "zh-CN,zh,en",
        window: (1440, 900),
    };
    let page = Page::open_with(chinese, "").await;
    let chosen = "return document.querySelector('.picker-listing select').value";
    assert_eq!(page.run(chosen).await, "c");
    assert_eq!(page.run(NEXT).await, json!(["5", "enum { n = 4 };", 1]));
    let why = page.text("[role=status] .why").await;
    assert!(
        why.contains('5') && why.contains("enum { n = 4 };"),
        "{why}"
    );
    choose(&page, Language::Pseudocode).await;
    let function = page.text(".ln:nth-child(5) code").await;
    assert_eq!(function, "函数 check(k)");
    page.visit("").await;
    assert_eq!(page.run(chosen).await, "pseudocode");
    page.visit("lang=zh&listing=python").await;
    assert_eq!(page.run(chosen).await, "python");
    page.end().await;
}

#[tokio::test]
async fn a_breakpoint_set_in_c_stops_there_and_is_the_same_everywhere() {
    let page = Page::open("listing=c&speed=max&stops=none").await;
    // The call of check in place.
    page.click("button[aria-label='Breakpoint on line 21']")
        .await;
    page.keys([' ']).await;
    page.until(
        "it stops",
        "return document.querySelector('main').dataset.line === '15'",
    )
    .await;
    page.until_state("paused").await;
    assert_eq!(page.run(NEXT).await, json!(["21", "if (check(k)) {", 1]));
    let set = "return [...document.querySelectorAll('.gutter[aria-pressed=true]')]
        .map(button => button.textContent)";
    assert_eq!(page.run(set).await, json!(["21"]));
    choose(&page, Language::Python).await;
    assert_eq!(page.run(set).await, json!(["15"]));
    choose(&page, Language::Rust).await;
    assert_eq!(page.run(set).await, json!(["23"]));
    // Run to a line by its number there: the one that prints.
    page.run("document.querySelector(`button[aria-label='Breakpoint on line 26']`).focus()")
        .await;
    page.click("button[aria-label='Breakpoint on line 23']")
        .await;
    page.run("document.querySelector(`button[aria-label='Breakpoint on line 26']`).focus()")
        .await;
    page.keys(['g']).await;
    page.until(
        "it prints next",
        "return document.querySelector('main').dataset.line === '18'",
    )
    .await;
    assert_eq!(page.run(NEXT).await[0], "26");
    page.end().await;
}

#[tokio::test]
async fn what_is_copied_is_the_whole_program() {
    let page = Page::open("program=iterative-marks&n=6&lang=en").await;
    page.browser.permit("clipboard-write", "granted").await;
    page.browser.permit("clipboard-read", "granted").await;
    for language in Language::ALL {
        choose(&page, language).await;
        assert_eq!(page.text(".takeaway-said").await, "");
        page.press("Copy the program").await;
        page.until(
            "it is copied",
            "return document.querySelector('.takeaway-said').textContent === 'Copied.'",
        )
        .await;
        let copied = page
            .browser
            .client
            .execute_async(
                "navigator.clipboard.readText().then(arguments[0], e => arguments[0](String(e)))",
                vec![],
            )
            .await
            .expect("the clipboard can be read");
        let Value::String(copied) = copied else {
            panic!("no text: {copied}");
        };
        assert_eq!(
            copied.replace("\r\n", "\n"),
            text(ProgramId::IterativeMarks, 6, language),
            "{language}"
        );
    }
    page.end().await;
}

#[tokio::test]
async fn a_file_of_the_program_is_named_after_it() {
    let folder = env::temp_dir().join(format!("queenscope-listings-{}", process::id()));
    fs::create_dir_all(&folder).expect("there is a place for files");
    let page = Page::open("n=8&lang=en").await;
    page.browser.download_to(&folder).await;
    for (language, name) in [
        (Language::Pascal, "queenscope-recursive-check-n8.pas"),
        (Language::C, "queenscope-recursive-check-n8.c"),
    ] {
        choose(&page, language).await;
        page.click(&format!("a[download='{name}']")).await;
        let mut saved = String::new();
        for _ in 0..500 {
            saved = fs::read_to_string(folder.join(name)).unwrap_or_default();
            if !saved.is_empty() {
                break;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        assert_eq!(saved, text(ProgramId::RecursiveCheck, 8, language));
    }
    page.end().await;
    fs::remove_dir_all(&folder).expect("the files can go");
}

#[tokio::test]
async fn deep_nests_are_said_to_be_too_deep_for_some() {
    let page = Page::open("program=blind&n=21&lang=en").await;
    assert_eq!(
        page.text(".deep").await,
        "CPython 3.11 and 3.12 refuse more than 20 nested loops."
    );
    choose(&page, Language::C).await;
    let silent = "return !document.querySelector('.deep')";
    assert_eq!(page.run(silent).await, true);
    page.visit("program=blind&n=20&lang=en&listing=python")
        .await;
    assert_eq!(page.run(silent).await, true);
    page.end().await;
}

#[tokio::test]
async fn the_readers_own_program_has_listings_too() {
    let page =
        Page::open("program=own&n=4&listing=pascal&lang=en&code=y1OwVTDhKijKzCvRyNPkAgA").await;
    let lines = page.texts(".ln code").await;
    assert!(lines.contains(&"    writeln(n);".to_owned()), "{lines:?}");
    // The editor is about Python.
    page.click(".btn-edit").await;
    page.until("it is open", "return !!document.querySelector('.ed-text')")
        .await;
    assert_eq!(
        page.run("return document.querySelector('.ed-text').value")
            .await,
        "n = 4\nprint(n)\n"
    );
    assert_eq!(page.text(".pane-code .pane-note").await, "Python");
    page.end().await;
}

#[tokio::test]
async fn those_who_present_see_the_same_language() {
    let page = Page::open("step=63&listing=pascal&view=present&lang=en").await;
    assert_eq!(page.run(NEXT).await, json!(["25", "for j := 1 to n do", 1]));
    page.end().await;
}

/// What does not fit: a part of the head or of the foot that is cut off or lies on
/// another one.
const CRAMPED: &str = "
    const wrong = [];
    const seen = e => e.getBoundingClientRect().width > 2;
    const pane = document.querySelector('.pane-code').getBoundingClientRect();
    const parts = ['.pane-code .pane-head > *', '.program-foot .btn', '.output-head'].flatMap(s => [...document.querySelectorAll(s)]).filter(seen);
    const boxes = parts.map(e => [e.className || e.tagName, e.getBoundingClientRect()]);
    for (const [name, box] of boxes) {
        if (box.left < pane.left - 1 || box.right > pane.right + 1) wrong.push(`${name} leaves the pane`);
        for (const [other, on] of boxes)
            if (name !== other && box.left < on.right - 1 && on.left < box.right - 1 && box.top < on.bottom - 1 && on.top < box.bottom - 1)
                wrong.push(`${name} lies on ${other}`);
    }
    const select = document.querySelector('.picker-listing select');
    if (!seen(select)) wrong.push('the languages are out of sight');
    if (document.scrollingElement.scrollWidth > innerWidth) wrong.push('the page scrolls sideways');
    return wrong;";

async fn in_window(window: (u32, u32)) {
    let page = Page::open("").await;
    page.browser.resize(window).await;
    for look in [
        "step=63&listing=pseudocode&lang=en&theme=light",
        "program=recursive-free&n=8&step=900&listing=rust&lang=zh&theme=dark",
        "step=210&hide=state&listing=c&lang=en&theme=light",
    ] {
        page.visit(look).await;
        page.until(
            "it is there",
            "return document.querySelector('main').dataset.state !== 'seeking'",
        )
        .await;
        assert_eq!(page.run(CRAMPED).await, json!([]), "{window:?} {look}");
        clean(&page, &format!("{window:?} {look}")).await;
    }
    page.end().await;
}

#[tokio::test]
async fn the_languages_have_room_on_a_desk() {
    in_window((1440, 900)).await;
}

#[tokio::test]
async fn the_languages_have_room_on_a_laptop() {
    in_window((1366, 768)).await;
}

#[tokio::test]
async fn the_languages_have_room_on_a_narrow_laptop() {
    in_window((1200, 800)).await;
}

#[tokio::test]
async fn the_languages_have_room_on_an_old_projector() {
    in_window((1024, 768)).await;
}

#[tokio::test]
async fn the_languages_have_room_on_a_tablet() {
    in_window((768, 1024)).await;
}

#[tokio::test]
async fn the_languages_have_room_on_a_phone() {
    in_window((390, 844)).await;
}

#[tokio::test]
async fn what_is_quoted_reads_as_the_listing_has_it() {
    let page = Page::open("program=greedy&n=5&step=391&lang=zh").await;
    assert_eq!(
        page.sentence().await,
        "代码第 22 行已执行：column == j || abs(column - j) == row - k 成立。"
    );
    let stack = "return [...document.querySelectorAll('.stack tbody tr')].map(row =>
        [row.cells[0].textContent, row.cells[1].textContent])";
    assert_eq!(
        page.run(stack).await,
        json!([
            ["loses(1, 5)", "k1j5count1row2column5free_true"],
            ["main", ""]
        ])
    );
    choose(&page, Language::Pseudocode).await;
    assert_eq!(
        page.sentence().await,
        "代码第 15 行已执行：column = j 或 |column − j| = row − k 成立。"
    );
    assert_eq!(page.run(stack).await[1][0], "主程序");
    page.end().await;
}
