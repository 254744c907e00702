//! Tours as a lecturer and a class meet them.

mod making;
mod sight;
mod walking;

use fantoccini::key::Key;
use queenscope_e2e::Page;
use serde_json::json;

const NEXT: char = '\u{e00f}';
const PREVIOUS: char = '\u{e00e}';
const EXAMPLE: &str = "tour=0:Start,117:First%20solution,iterative/4/62:The%20same%20by%20a%20loop";

async fn until_stop(page: &Page, text: &str) {
    let script = format!(
        "return document.querySelector('.tour-name')?.textContent === {}",
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
