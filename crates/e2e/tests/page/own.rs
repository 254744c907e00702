//! The reader's own program: written, mended, run, stepped, found again, given away.

use queenscope_e2e::{BACK, FORWARD, Page, clean};
use serde_json::json;

const ENTER: char = '\u{e006}';
const TAB: char = '\u{e004}';
const ESCAPE: char = '\u{e00c}';
const BACKSPACE: char = '\u{e003}';
const END: char = '\u{e010}';

/// A program that prints the sum of 1 to n.
const SUM: &str = "n = 4\ns = 0\nfor i in range(1, n + 1):\n    s = s + i\nprint(\"sum\", s)\n";

async fn button(page: &Page, name: &str) {
    let script = "[...document.querySelectorAll('button')]
        .find(b => b.textContent.trim() === arguments[0]).click()";
    let client = &page.browser.client;
    client
        .execute(script, vec![json!(name)])
        .await
        .expect("there is such a button");
}

async fn edit(page: &Page) {
    button(page, "Edit").await;
    page.until(
        "the editor has the focus",
        "return document.activeElement.matches('textarea.ed-text')",
    )
    .await;
}

/// Replaces the whole text, as pasting does.
async fn paste(page: &Page, text: &str) {
    let script = "const field = document.querySelector('.ed-text');
        field.focus(); field.select();
        document.execCommand('insertText', false, arguments[0])";
    let client = &page.browser.client;
    client
        .execute(script, vec![json!(text)])
        .await
        .expect("it can be pasted");
}

async fn text(page: &Page) -> String {
    let value = page
        .run("return document.querySelector('.ed-text').value")
        .await;
    value.as_str().expect("there is an editor").to_owned()
}

async fn says(page: &Page, start: &str) {
    let script =
        format!("return document.getElementById('own-said').textContent.startsWith({start:?})");
    page.until(start, &script).await;
}

async fn run(page: &Page) {
    button(page, "Run").await;
    page.until(
        "the listing is back",
        "return !!document.querySelector('.listing')",
    )
    .await;
}

#[tokio::test]
async fn a_program_is_written_mended_run_stepped_and_found_again() {
    let page = Page::open("").await;
    edit(&page).await;
    // It is the program shown, marks and all, and what is seen is what is in the field.
    let shown = page.run("return [...document.querySelectorAll('.ed-line code')].map(l => l.textContent).join('\\n')").await;
    assert_eq!(shown, json!(text(&page).await));
    assert!(text(&page).await.starts_with("n = 4\n"));
    assert!(!page.texts(".ed-line .mk").await.is_empty());
    says(&page, "Nothing to mend.").await;

    paste(&page, &SUM.replace("s + i", "s + j")).await;
    says(&page, "Line 4: j is given a value nowhere").await;
    assert_eq!(page.text(".ed-line .wave").await, "j");
    assert_eq!(
        page.attribute(".ed-text", "aria-invalid").await.as_deref(),
        Some("true")
    );
    page.until(
        "it is spoken after a pause",
        "return [...document.querySelectorAll('.editor [role=status]')].some(s => s.textContent.startsWith('Line 4'))",
    )
    .await;
    // Running leads to the fault, and typing over it mends it.
    button(&page, "Run").await;
    page.keys(['i']).await;
    says(&page, "Nothing to mend.").await;
    assert_eq!(text(&page).await, SUM);
    run(&page).await;
    assert_eq!(page.position().await, 0);
    assert_eq!(
        page.attribute(".picker input", "aria-label")
            .await
            .as_deref(),
        Some("Algorithm")
    );
    page.until(
        "it is chosen",
        "return document.querySelector('.picker').dataset.value === 'own'",
    )
    .await;
    page.keys([FORWARD]).await;
    page.until_position(1).await;
    page.keys([END]).await;
    page.until_state("finished").await;
    assert_eq!(page.text(".output code").await, "sum 10");

    // What is written and not run is there after a reload.
    edit(&page).await;
    paste(&page, "n = 4\nx =").await;
    says(&page, "Line 2").await;
    let fragment = page.fragment().await;
    page.visit(&fragment).await;
    page.until(
        "it runs",
        "return document.querySelector('.picker').dataset.value === 'own'",
    )
    .await;
    assert_eq!(page.texts(".notice").await, Vec::<String>::new());
    edit(&page).await;
    assert_eq!(text(&page).await, "n = 4\nx =");
    button(&page, "Start over from “My program”").await;
    page.until(
        "it is the old text",
        "return document.querySelector('.ed-text').value.includes('sum')",
    )
    .await;
    button(&page, "My earlier text").await;
    page.until(
        "it is the new text",
        "return document.querySelector('.ed-text').value === 'n = 4\\nx ='",
    )
    .await;
    page.end().await;
}

#[tokio::test]
async fn keys_in_the_editor_keep_the_indentation_and_never_steer_the_page() {
    let page = Page::open("step=20").await;
    edit(&page).await;
    paste(&page, "n = 4").await;
    page.keys([ENTER]).await;
    page.keys("if n > 3:".chars()).await;
    page.keys([ENTER]).await;
    page.keys("print(1)".chars()).await;
    page.keys([ENTER, BACKSPACE]).await;
    page.keys("print(2)".chars()).await;
    page.keys([TAB, ESCAPE]).await;
    assert_eq!(
        text(&page).await,
        "n = 4\nif n > 3:\n    print(1)\nprint(2)    "
    );
    assert_eq!(page.position().await, 20);
    // The browser's own undo takes it back.
    page.run("document.execCommand('undo')").await;
    assert_eq!(
        text(&page).await,
        "n = 4\nif n > 3:\n    print(1)\nprint(2)"
    );
    // Esc has let go of the Tab key, so that nobody is caught.
    page.keys([ESCAPE, TAB]).await;
    let caught = page
        .run("return document.activeElement.matches('.ed-text')")
        .await;
    assert_eq!(caught, json!(false));
    assert_eq!(
        text(&page).await,
        "n = 4\nif n > 3:\n    print(1)\nprint(2)"
    );
    page.end().await;
}

#[tokio::test]
async fn a_program_is_given_away_by_its_link() {
    let page = Page::open("").await;
    edit(&page).await;
    paste(&page, SUM).await;
    run(&page).await;
    page.keys([END]).await;
    page.until_state("finished").await;
    page.until(
        "the address has it",
        "return location.hash.includes('code=') && !location.hash.includes('step=0&')",
    )
    .await;
    let fragment = page.fragment().await;
    let other = Page::open(&fragment).await;
    other.until_state("finished").await;
    assert_eq!(other.text(".output code").await, "sum 10");
    assert_eq!(
        other
            .run("return document.querySelector('.picker input').value")
            .await,
        "My program"
    );

    // Another link takes its place, and it can be brought back.
    let code = fragment
        .split("code=")
        .nth(1)
        .and_then(|rest| rest.split('&').next())
        .expect("it is there")
        .to_owned();
    edit(&other).await;
    paste(&other, "n = 4\nprint(7)\n").await;
    run(&other).await;
    other.follow(&format!("program=own&n=5&code={code}")).await;
    other
        .until("it says so", "return !!document.querySelector('.notice')")
        .await;
    button(&other, "Bring my text back").await;
    other
        .until(
            "it is back",
            "return document.querySelector('.ed-text')?.value === 'n = 4\\nprint(7)\\n'",
        )
        .await;
    other.end().await;

    // What is broken is said, and the board stays.
    page.visit("program=iterative&n=5&step=7").await;
    for (code, said) in [
        ("abc!", "! cannot stand in it"),
        ("AAAA", "is missing or wrong"),
        (&*"A".repeat(40_000), "longer than any link"),
    ] {
        page.follow(&format!("program=own&n=6&step=1&code={code}"))
            .await;
        let script = format!(
            "return document.querySelector('.notice')?.textContent.includes({said:?}) ?? false"
        );
        page.until(said, &script).await;
        assert_eq!(page.position().await, 7);
        page.click(".notice .btn-icon").await;
    }
    page.end().await;
}

#[tokio::test]
async fn faults_while_running_leave_everything_before_them() {
    let page = Page::open("").await;
    edit(&page).await;
    paste(&page, "n = 4\na = [0] * n\nk = 3\na[k - 5] = 1\n").await;
    run(&page).await;
    page.keys([END]).await;
    page.until_sentence_starts("Line 4: a[-2] is outside the list. The run stops here")
        .await;
    assert_eq!(page.texts(".ln.is-error").await.len(), 1);
    page.keys([BACK]).await;
    page.until(
        "the fault is ahead",
        "return document.querySelector('main').dataset.line === '4'",
    )
    .await;

    edit(&page).await;
    paste(&page, "n = 4\ndef f(k):\n    f(k + 1)\nf(1)\n").await;
    run(&page).await;
    page.keys([END]).await;
    page.until_sentence_starts("Line 3: more than 500 calls are open at once")
        .await;

    edit(&page).await;
    paste(&page, "n = 4\nwhile True:\n    pass\n").await;
    run(&page).await;
    page.keys([FORWARD, FORWARD, FORWARD]).await;
    page.until_position(3).await;
    page.keys([END]).await;
    page.until_state("seeking").await;
    page.keys([ESCAPE]).await;
    page.until_state("paused").await;
    assert_eq!(page.position().await, 3);
    page.end().await;
}

async fn in_window(window: (u32, u32)) {
    let page = Page::open("").await;
    page.browser.resize(window).await;
    for look in ["lang=en&theme=light", "lang=zh&theme=dark"] {
        page.visit(look).await;
        page.run(
            "const edit = document.querySelector('.btn-edit');
            edit.scrollIntoView({ block: 'center' });",
        )
        .await;
        page.click(".btn-edit").await;
        page.until("it is open", "return !!document.querySelector('.ed-text')")
            .await;
        clean(&page, &format!("the editor, {look}")).await;
        paste(&page, "n = 4\nwhile n > 3:\n    n = n - k\n").await;
        page.until(
            "there is a fault",
            "return !!document.querySelector('.ed-bubble')",
        )
        .await;
        clean(&page, &format!("a fault in the editor, {look}")).await;
        // The field lies exactly over what is shown, and nothing makes the page wider.
        let fits = page
            .run(
                "const field = document.querySelector('.ed-text'), layer = document.querySelector('.ed-layer');
                 const a = field.getBoundingClientRect(), b = layer.getBoundingClientRect();
                 return [field.scrollWidth <= field.clientWidth, field.scrollHeight <= field.clientHeight,
                   Math.abs(a.left - b.left) < 1, Math.abs(a.width - b.width) < 1,
                   document.documentElement.scrollWidth <= innerWidth,
                   parseFloat(getComputedStyle(field).fontSize) >= 16]",
            )
            .await;
        assert_eq!(fits, json!([true, true, true, true, true, true]), "{look}");
    }
    page.end().await;
}

#[tokio::test]
async fn the_editor_keeps_nobody_out_on_a_desktop() {
    in_window((1440, 900)).await;
}

#[tokio::test]
async fn the_editor_keeps_nobody_out_on_a_tablet() {
    in_window((1024, 768)).await;
}

#[tokio::test]
async fn the_editor_keeps_nobody_out_on_a_phone() {
    in_window((390, 844)).await;
}
