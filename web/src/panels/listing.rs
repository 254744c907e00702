//! A listing with its two marks: the line that has just run, and the one about to
//! run. It knows words and lines, nothing of what a program is for.

mod follow;

use std::rc::Rc;

use gloo_events::EventListener;
use web_sys::HtmlElement;
use yew::prelude::*;

use super::line_end::values;
use crate::{inline::Note, locale::Language};

/// What the listing needs.
#[derive(Properties, PartialEq)]
pub struct ListingProps {
    /// The language.
    pub language: Language,
    /// The lines.
    pub lines: Rc<[Rc<str>]>,
    /// The line that has just run, from 1.
    pub ran: Option<u32>,
    /// The line about to run, from 1.
    pub next: Option<u32>,
    /// The line at which the run was stopped, from 1.
    pub stopped: Option<u32>,
    /// Values for the ends of lines.
    pub notes: Rc<[Note]>,
}

/// A listing with its two marks.
#[component]
pub fn Listing(props: &ListingProps) -> Html {
    let strings = props.language.strings();
    let list = use_node_ref();
    use_effect_with((props.ran, props.next, props.lines.clone()), {
        let list = list.clone();
        move |(ran, next, lines)| {
            let blocks = follow::blocks(lines);
            let (ran, next) = (*ran, *next);
            let show = move || {
                if let Some(list) = list.cast::<HtmlElement>() {
                    bring_in(&list, &follow::wanted(&blocks, ran, next));
                    // The line about to run matters most, so it is brought in last.
                    for line in [ran, next].into_iter().flatten() {
                        bring_across(&list, line);
                    }
                }
            };
            show();
            let listener = web_sys::window()
                .map(|window| EventListener::new(&window, "resize", move |_| show()));
            move || drop(listener)
        }
    });
    // What hangs at the edge of the pane stays there.
    let onscroll = {
        let list = list.clone();
        Callback::from(move |_: Event| {
            if let Some(list) = list.cast::<HtmlElement>() {
                tell_scroll(&list);
            }
        })
    };
    let note = |line| props.notes.iter().find(|note| note.line == line).cloned();
    html! {
        <ol class="listing is-compact" ref={list} tabindex="0" aria-label={strings.program} {onscroll}>
            for (number, text) in (1..).zip(props.lines.iter()) {
                <ListingLine key={number} {number} text={text.clone()} language={props.language}
                    ran={mark(props.ran, number)} next={mark(props.next, number)}
                    stopped={mark(props.stopped, number)} note={note(number)} />
            }
        </ol>
    }
}

/// Whether a mark is at a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Here,
    Elsewhere,
}

fn mark(at: Option<u32>, line: u32) -> Mark {
    if at == Some(line) {
        Mark::Here
    } else {
        Mark::Elsewhere
    }
}

#[derive(Properties, PartialEq)]
struct LineProps {
    number: u32,
    text: Rc<str>,
    language: Language,
    ran: Mark,
    next: Mark,
    stopped: Mark,
    note: Option<Note>,
}

#[component]
fn ListingLine(props: &LineProps) -> Html {
    let strings = props.language.strings();
    let is = |mark: Mark| mark == Mark::Here;
    let code = props.text.trim_start_matches(' ');
    let (margin, _) = props.text.split_at(props.text.len() - code.len());
    let indent = margin.len();
    let class = classes!(
        "ln",
        is(props.ran).then_some("is-ran"),
        is(props.next).then_some("is-next"),
        is(props.stopped).then_some("is-error"),
    );
    html! {
        <li {class} style={format!("--indent:{indent}")}
            aria-current={if is(props.next) { "step" } else { "false" }}>
            <span class="gutter">
                if is(props.next) {
                    <svg class="arrow" viewBox="0 0 12 12" aria-hidden="true">
                        <path d="M1 1l10 5L1 11z" />
                    </svg>
                }
                <span>{props.number}</span>
            </span>
            <code>
                <span class="indent">{margin.to_owned()}</span>
                for word in words(code) {
                    {set(word)}
                }
            </code>
            if is(props.ran) {
                <span class="vh">{strings.has_run}</span>
            }
            if let Some(note) = &props.note {
                {values(&props.text, note)}
            }
            if is(props.next) {
                <span class="vh">{strings.about_to_run}</span>
            }
        </li>
    }
}

/// A part of a line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word<'a> {
    Keyword(&'a str),
    Comment(&'a str),
    Other(&'a str),
}

fn set(word: Word<'_>) -> Html {
    match word {
        Word::Keyword(text) => html! { <span class="kw">{text.to_owned()}</span> },
        Word::Comment(text) => html! { <span class="cm">{text.to_owned()}</span> },
        Word::Other(text) => html! { <span>{text.to_owned()}</span> },
    }
}

const KEYWORDS: [&str; 18] = [
    "and", "break", "continue", "def", "elif", "else", "False", "for", "global", "if", "in", "not",
    "or", "pass", "return", "True", "while", "is",
];

/// The parts of a line, its keywords and its comment apart.
fn words(line: &str) -> Vec<Word<'_>> {
    let (code, comment) = line.split_at(comment_start(line));
    let mut words = Vec::new();
    let mut plain = 0;
    let mut at = 0;
    while let Some(offset) = code[at..].find(is_word) {
        let start = at + offset;
        let end = code[start..]
            .find(|c| !is_word(c))
            .map_or(code.len(), |length| start + length);
        if KEYWORDS.contains(&&code[start..end]) && !quoted(&code[..start]) {
            words.push(Word::Other(&code[plain..start]));
            words.push(Word::Keyword(&code[start..end]));
            plain = end;
        }
        at = end;
    }
    words.push(Word::Other(&code[plain..]));
    words.push(Word::Comment(comment));
    words.retain(|word| {
        let (Word::Keyword(text) | Word::Comment(text) | Word::Other(text)) = word;
        !text.is_empty()
    });
    words
}

fn is_word(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Whether what follows is inside a string.
fn quoted(before: &str) -> bool {
    before.matches(['"', '\'']).count() % 2 == 1
}

fn comment_start(line: &str) -> usize {
    line.match_indices('#')
        .map(|(at, _)| at)
        .find(|at| !quoted(&line[..*at]))
        .unwrap_or(line.len())
}

/// Scrolls the listing, and nothing but the listing, until the best part that fits is
/// in it.
fn bring_in(list: &HtmlElement, wanted: &[follow::Span]) {
    let lines = list.children();
    let (outer, scrolled) = (list.get_bounding_client_rect(), list.scroll_top());
    let place = |line: u32| {
        let line = lines.item(line.saturating_sub(1))?;
        let place = line.get_bounding_client_rect();
        let from = place.top() - outer.top() + f64::from(scrolled);
        Some((from, from + place.height()))
    };
    let spans: Vec<_> = wanted
        .iter()
        .filter_map(|(first, last)| Some((place(*first)?.0, place(*last)?.1)))
        .collect();
    let height = f64::from(list.client_height());
    let starts: Vec<_> = (1..=lines.length())
        .filter_map(|line| Some(place(line)?.0))
        .collect();
    let settled = follow::settled(f64::from(scrolled), height, &spans, &starts);
    let settled = settled.ceil() as i32;
    if settled != scrolled {
        list.set_scroll_top(settled);
    }
}

/// Scrolls it sideways until the beginning of a line is in it.
fn bring_across(list: &HtmlElement, line: u32) {
    let Some(line) = list.children().item(line.saturating_sub(1)) else {
        return;
    };
    let outer = list.get_bounding_client_rect();
    let Some(code) = line.query_selector("code").ok().flatten() else {
        return;
    };
    let text = code.text_content().unwrap_or_default();
    let indent = text.len() - text.trim_start().len();
    let place = code.get_bounding_client_rect();
    // The font is of one width, so the indent is a part of the whole.
    let start = place.left() + place.width() * indent as f64 / text.len().max(1) as f64;
    let (left, right) = (outer.left() + GUTTER, outer.right() - outer.width() / 3.0);
    if start < left || start > right {
        list.set_scroll_left(list.scroll_left() + (start - left).floor() as i32);
    }
}

/// Tells the style how far the listing is scrolled to the side.
fn tell_scroll(list: &HtmlElement) {
    let style = match list.scroll_left() {
        0 => String::new(),
        left => format!("--x: {left}px"),
    };
    if list.get_attribute("style").unwrap_or_default() != style {
        // A refusal would only leave values a little to the side.
        let _ = list.set_attribute("style", &style);
    }
}

/// The width of the line numbers, which stay in sight, and a little more.
const GUTTER: f64 = 64.0;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn keywords_and_comments_are_told_apart() {
        use Word::{Comment, Keyword, Other};
        for (line, parts) in [
            ("", vec![]),
            ("    a[k] = j", vec![Other("    a[k] = j")]),
            (
                "    for i in range(1, k):",
                vec![
                    Other("    "),
                    Keyword("for"),
                    Other(" i "),
                    Keyword("in"),
                    Other(" range(1, k):"),
                ],
            ),
            (
                "return False",
                vec![Keyword("return"), Other(" "), Keyword("False")],
            ),
            (
                "format = 1  # not if",
                vec![Other("format = 1  "), Comment("# not if")],
            ),
            (
                "print(\"for # all\", t)",
                vec![Other("print(\"for # all\", t)")],
            ),
        ] {
            assert_eq!(words(line), parts, "{line}");
        }
    }
}
