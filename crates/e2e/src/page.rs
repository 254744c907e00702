//! The page as a reader uses it.

use std::time::{Duration, Instant};

use fantoccini::{
    Locator,
    actions::{InputSource, KeyAction, KeyActions},
    elements::Element,
    key::Key,
};
use serde_json::{Value, json};

use crate::browser::{Browser, Options, of_the_layer};

/// The key that steps forward.
pub const FORWARD: char = '\u{e014}';

/// The key that steps back.
pub const BACK: char = '\u{e012}';

/// How long a test waits for what must come. Nothing is measured by it.
const PATIENCE: Duration = Duration::from_secs(30);

/// The page in a browser.
#[derive(Debug)]
pub struct Page {
    /// The browser.
    pub browser: Browser,
}

impl Page {
    /// Opens the page with a fragment in an English browser.
    pub async fn open(fragment: &str) -> Page {
        Page::open_with(Options::default(), fragment).await
    }

    /// Opens the page with a fragment in a browser of one's own.
    pub async fn open_with(options: Options, fragment: &str) -> Page {
        let browser = Browser::start(options).await;
        let page = Page { browser };
        page.visit(fragment).await;
        page
    }

    /// Opens the page anew with a fragment.
    pub async fn visit(&self, fragment: &str) {
        self.visit_at(&of_the_layer("QUEENSCOPE_URL"), fragment)
            .await;
    }

    /// Opens the page anew at an address of its own.
    pub async fn visit_at(&self, address: &str, fragment: &str) {
        let client = &self.browser.client;
        // Only from elsewhere is it a new visit and not a step within the page.
        client
            .goto("about:blank")
            .await
            .expect("there is an empty page");
        let fragment = fragment.trim_start_matches('#');
        let mark = if fragment.is_empty() { "" } else { "#" };
        let address = format!("{address}{mark}{fragment}");
        client.goto(&address).await.expect("the page is served");
        self.until(
            "the page has started",
            "return !!document.querySelector('main[data-position]')",
        )
        .await;
    }

    /// Puts another fragment into the address of the open page.
    pub async fn follow(&self, fragment: &str) {
        let script = "location.hash = arguments[0]";
        let client = &self.browser.client;
        let followed = client.execute(script, vec![json!(fragment)]).await;
        followed.expect("the address can be changed");
    }

    /// Ends the test: the console must be silent.
    pub async fn end(self) {
        let complaints = self.browser.complaints().await;
        assert!(complaints.is_empty(), "{complaints:#?}");
        self.browser.end().await;
    }

    /// What a script returns.
    pub async fn run(&self, script: &str) -> Value {
        self.browser
            .client
            .execute(script, vec![])
            .await
            .expect("the script runs")
    }

    /// Waits until a script returns true.
    pub async fn until(&self, what: &str, script: &str) {
        self.until_with(what, script, vec![]).await;
    }

    async fn until_with(&self, what: &str, script: &str, arguments: Vec<Value>) {
        let start = Instant::now();
        while start.elapsed() < PATIENCE {
            let result = self.browser.client.execute(script, arguments.clone()).await;
            if result.is_ok_and(|value| value == Value::Bool(true)) {
                return;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let state = self
            .run("return document.querySelector('main')?.outerHTML.slice(0, 200)")
            .await;
        panic!("in vain: {what}; the page is {state}");
    }

    /// The position that the page says it is at.
    pub async fn position(&self) -> u64 {
        let text = self.attribute("main", "data-position").await;
        text.and_then(|text| text.parse().ok())
            .expect("the page says its position")
    }

    /// Waits for a position.
    pub async fn until_position(&self, position: u64) {
        let script = "return document.querySelector('main').dataset.position === arguments[0]";
        let what = format!("position {position}");
        self.until_with(&what, script, vec![json!(position.to_string())])
            .await;
    }

    /// Waits until the whole run is known: its end is on the page.
    pub async fn until_known(&self) {
        self.until(
            "the end is known",
            "return /(of|共) [0-9,]+/.test(document.querySelector('.readout').textContent)
                && !document.querySelector('.readout').textContent.includes('…')",
        )
        .await;
    }

    /// Waits for a state: paused, playing, seeking or finished.
    pub async fn until_state(&self, state: &str) {
        let script = "return document.querySelector('main').dataset.state === arguments[0]";
        self.until_with(&format!("state {state}"), script, vec![json!(state)])
            .await;
    }

    /// Waits for the sentence to be this.
    pub async fn until_sentence(&self, sentence: &str) {
        let script =
            "return document.querySelector('[role=status] .lead').textContent === arguments[0]";
        let what = format!("the sentence {sentence:?}, not {:?}", self.sentence().await);
        self.until_with(&what, script, vec![json!(sentence)]).await;
    }

    /// Waits for the sentence to start like this.
    pub async fn until_sentence_starts(&self, start: &str) {
        let script = "return document.querySelector('[role=status] .lead').textContent.startsWith(arguments[0])";
        self.until_with(&format!("a sentence {start}…"), script, vec![json!(start)])
            .await;
    }

    /// The sentence.
    pub async fn sentence(&self) -> String {
        self.text("[role=status] .lead").await
    }

    /// The first element for a selector.
    pub async fn find(&self, selector: &str) -> Element {
        let found = self.browser.client.find(Locator::Css(selector)).await;
        found.unwrap_or_else(|error| panic!("nothing is {selector}: {error}"))
    }

    /// The text of an element, seen or not.
    pub async fn text(&self, selector: &str) -> String {
        let script = "return document.querySelector(arguments[0])?.textContent ?? null";
        let text = self
            .browser
            .client
            .execute(script, vec![json!(selector)])
            .await;
        match text {
            Ok(Value::String(text)) => text,
            other => panic!("nothing is {selector}: {other:?}"),
        }
    }

    /// The texts of all elements for a selector.
    pub async fn texts(&self, selector: &str) -> Vec<String> {
        let script = "return [...document.querySelectorAll(arguments[0])].map(e => e.textContent)";
        let texts = self
            .browser
            .client
            .execute(script, vec![json!(selector)])
            .await;
        let texts = texts.expect("the script runs");
        serde_json::from_value(texts).expect("texts are strings")
    }

    /// An attribute of the first element for a selector.
    pub async fn attribute(&self, selector: &str, name: &str) -> Option<String> {
        self.find(selector)
            .await
            .attr(name)
            .await
            .expect("the element is there")
    }

    /// Whether a button can be pressed.
    pub async fn can_press(&self, name: &str) -> bool {
        let button = self.find(&format!("button[aria-label='{name}']")).await;
        button.is_enabled().await.expect("the button is there")
    }

    /// Clicks what a selector finds.
    pub async fn click(&self, selector: &str) {
        self.find(selector)
            .await
            .click()
            .await
            .expect("it can be clicked");
    }

    /// Chooses a program, or an experiment, from the list.
    pub async fn choose(&self, id: &str) {
        self.click(".bar .picker input").await;
        self.click(&format!("#program-{id}")).await;
    }

    /// Clicks a button by its name.
    pub async fn press(&self, name: &str) {
        self.click(&format!("button[aria-label='{name}']")).await;
    }

    /// Presses keys one after the other, as fast as the browser takes them.
    pub async fn keys(&self, keys: impl IntoIterator<Item = char>) {
        let mut actions = KeyActions::new("keyboard".into());
        for key in keys {
            actions = actions
                .then(KeyAction::Down { value: key })
                .then(KeyAction::Up { value: key });
        }
        self.browser
            .client
            .perform_actions(actions)
            .await
            .expect("keys can be pressed");
    }

    /// Presses a key while Shift is down.
    pub async fn shift(&self, key: char) {
        let shift = char::from(Key::Shift);
        let actions = KeyActions::new("keyboard".into())
            .then(KeyAction::Down { value: shift })
            .then(KeyAction::Down { value: key })
            .then(KeyAction::Up { value: key })
            .then(KeyAction::Up { value: shift });
        self.browser
            .client
            .perform_actions(actions)
            .await
            .expect("keys can be pressed");
    }

    /// All that `<main>` consists of, after the next frame.
    pub async fn main(&self) -> String {
        let script = "requestAnimationFrame(() => setTimeout(() =>
            arguments[0](document.querySelector('main').outerHTML)))";
        match self.browser.client.execute_async(script, vec![]).await {
            Ok(Value::String(html)) => html,
            other => panic!("no main: {other:?}"),
        }
    }

    /// The fragment of the address.
    pub async fn fragment(&self) -> String {
        match self.run("return location.hash").await {
            Value::String(fragment) => fragment,
            other => panic!("no fragment: {other}"),
        }
    }
}

/// Both are the same to the letter; otherwise says where they part.
///
/// # Panics
/// If they differ.
pub fn assert_identical(one: &str, other: &str) {
    if one != other {
        let same = one
            .bytes()
            .zip(other.bytes())
            .take_while(|(a, b)| a == b)
            .count();
        let around = |text: &str| {
            let bytes = &text.as_bytes()[same.saturating_sub(80)..text.len().min(same + 80)];
            String::from_utf8_lossy(bytes).into_owned()
        };
        panic!("they part here:\n  {}\n  {}", around(one), around(other));
    }
}
