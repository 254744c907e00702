//! A listing with its two marks: the line that has just run, and the one about to
//! run. It knows words and lines, nothing of what a program is for.

mod follow;
mod gutter;

use std::{collections::BTreeSet, rc::Rc};

use gloo_events::EventListener;
use web_sys::{DomRect, Element, HtmlElement};
use yew::prelude::*;

use super::{
    line_end::{room, values},
    line_text::{indent, line_text},
};
use crate::{
    inline::Note,
    locale::Language,
    message::Message,
    printed::{Listed, Place, Printed, PrintedLine},
    settings::Characters,
};
use gutter::{Gutter, Halt, Reach, gutter};

/// What the listing needs.
#[derive(Properties, PartialEq)]
pub struct ListingProps {
    /// The language.
    pub language: Language,
    /// The program as it is printed.
    pub printed: Rc<Printed>,
    /// The line of Python that has just run, from 1.
    ///
    /// This and all that follows is numbered as in the Python text.
    pub ran: Option<u32>,
    /// The line about to run, from 1.
    pub next: Option<u32>,
    /// The line at which the run was stopped, from 1.
    pub stopped: Option<u32>,
    /// Values for the ends of lines.
    pub notes: Rc<[Note]>,
    /// The lines at which steps begin, from 1, in order.
    pub steps: Rc<[u32]>,
    /// Those with a breakpoint.
    pub breakpoints: BTreeSet<u32>,
    /// Whether keys that type a character act.
    pub characters: Characters,
    /// Where messages go.
    pub send: Callback<Message>,
}

/// A listing with its two marks.
#[component]
pub fn Listing(props: &ListingProps) -> Html {
    let strings = props.language.strings();
    let list = use_node_ref();
    use_effect_with((props.ran, props.next, props.printed.clone()), {
        let list = list.clone();
        move |(ran, next, printed)| {
            let blocks = follow::blocks(printed);
            let number = |source: &Option<u32>| source.map(|source| printed.number(source));
            let (ran, next) = (number(ran), number(next));
            let show = move || {
                if let Some(list) = list.cast::<HtmlElement>() {
                    bring_in(&list, &follow::wanted(&blocks, ran, next));
                }
            };
            show();
            let listener = web_sys::window()
                .map(|window| EventListener::new(&window, "resize", move |_| show()));
            move || drop(listener)
        }
    });
    let below = |number: u32| {
        let next = props.printed.lines.get(number as usize);
        next.map(|line| line.text.clone()).unwrap_or_default()
    };
    let note = |place| match place {
        Place::First(line) => props.notes.iter().find(|note| note.line == line).cloned(),
        Place::Further(_) | Place::Aside => None,
    };
    let halt = |place| match place {
        Place::First(line) if props.steps.binary_search(&line).is_err() => Halt::Never,
        Place::First(line) if props.breakpoints.contains(&line) => Halt::Breakpoint(line),
        Place::First(line) => Halt::Passed(line),
        Place::Further(_) | Place::Aside => Halt::Never,
    };
    // The Tab key comes to one number only: that of the line about to run, if any is.
    let reached = props.next.or(props.steps.first().copied());
    let reach = |place: Place| {
        if reached == place.source() {
            Reach::Tab
        } else {
            Reach::Arrows
        }
    };
    html! {
        <ol class="listing is-compact" ref={list} tabindex="0" aria-label={strings.program}
            style={format!("--deepest:{}", deepest(&props.printed.lines))}>
            for (number, PrintedLine { text, place }) in (1..).zip(props.printed.lines.iter().cloned()) {
                <ListingLine key={number} {number} {text} language={props.language}
                    listed={props.printed.language} below={below(number)}
                    statement={statement(&props.printed, place)}
                    ran={mark(props.ran, place)} next={mark(props.next, place)}
                    stopped={mark(props.stopped, place)} note={note(place)}
                    halt={halt(place)} reach={reach(place)} characters={props.characters}
                    send={props.send.clone()} />
            }
        </ol>
    }
}

/// How far the deepest line of a listing is indented: a nest of many loops must leave
/// room for its text.
fn deepest(lines: &[PrintedLine]) -> usize {
    let indents = lines.iter().map(|line| indent(&line.text));
    indents.max().unwrap_or(0)
}

/// The statement of Python whose values stand at the end of a line.
fn statement(printed: &Printed, place: Place) -> AttrValue {
    match place {
        Place::First(source) => AttrValue::from(printed.python(source).trim().to_owned()),
        Place::Further(_) | Place::Aside => AttrValue::default(),
    }
}

/// Whether a mark is at a line.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mark {
    Here,
    /// At a line before, which stands for the same line of the program.
    Before,
    Elsewhere,
}

fn mark(at: Option<u32>, place: Place) -> Mark {
    match place {
        Place::First(line) if at == Some(line) => Mark::Here,
        Place::Further(line) if at == Some(line) => Mark::Before,
        Place::First(_) | Place::Further(_) | Place::Aside => Mark::Elsewhere,
    }
}

#[derive(Properties, PartialEq)]
struct LineProps {
    number: u32,
    text: Rc<str>,
    /// The line below it.
    below: Rc<str>,
    statement: AttrValue,
    language: Language,
    listed: Listed,
    ran: Mark,
    next: Mark,
    stopped: Mark,
    note: Option<Note>,
    halt: Halt,
    reach: Reach,
    characters: Characters,
    send: Callback<Message>,
}

#[component]
fn ListingLine(props: &LineProps) -> Html {
    let strings = props.language.strings();
    let is = |mark: Mark| mark == Mark::Here;
    let touches = |mark: Mark| mark != Mark::Elsewhere;
    let class = classes!(
        "ln",
        touches(props.ran).then_some("is-ran"),
        touches(props.next).then_some("is-next"),
        touches(props.stopped).then_some("is-error"),
    );
    let arrow = html! {
        if is(props.next) {
            <svg class="arrow" viewBox="0 0 12 12" aria-hidden="true">
                <path d="M1 1l10 5L1 11z" />
            </svg>
        }
    };
    let number = gutter(Gutter {
        language: props.language,
        number: props.number,
        halt: props.halt,
        reach: props.reach,
        characters: props.characters,
        arrow,
        send: &props.send,
    });
    html! {
        <li {class} style={room(&props.text, &props.below, &props.statement)}
            aria-current={if is(props.next) { "step" } else { "false" }}>
            {number}
            {line_text(&props.text, props.listed)}
            if is(props.ran) {
                <span class="vh">{strings.has_run}</span>
            }
            if let Some(note) = &props.note {
                {values(note)}
            }
            if is(props.next) {
                <span class="vh">{strings.about_to_run}</span>
            }
        </li>
    }
}

/// Scrolls the listing, and nothing but the listing, until the best part that fits is
/// in sight.
fn bring_in(list: &HtmlElement, wanted: &[follow::Span]) {
    let lines = list.children();
    let (outer, scrolled) = (list.get_bounding_client_rect(), list.scroll_top());
    let from =
        |line: &Element| line.get_bounding_client_rect().top() - outer.top() + f64::from(scrolled);
    let place = |line: u32| {
        let line = lines.item(line.saturating_sub(1))?;
        let place = line.get_bounding_client_rect();
        // Values may hang below the line.
        let values = line
            .query_selector(".vals:not(.is-held) .val")
            .ok()
            .flatten();
        let end = values.map_or(0.0, |values| values.get_bounding_client_rect().bottom());
        let to = place.bottom().max(end) - outer.top() + f64::from(scrolled);
        Some((from(&line), to))
    };
    let spans: Vec<_> = wanted
        .iter()
        .filter_map(|(first, last)| Some((place(*first)?.0, place(*last)?.1)))
        .collect();
    let height = bottom(&outer) - outer.top();
    let starts: Vec<_> = (0..lines.length())
        .filter_map(|line| lines.item(line))
        .map(|line| from(&line))
        .collect();
    let settled = follow::settled(f64::from(scrolled), height, &spans, &starts);
    let settled = settled.ceil() as i32;
    if settled != scrolled {
        list.set_scroll_top(settled);
    }
}

/// Where the part of the listing ends that is in sight: the controls may lie over its
/// end, with a tour above them. If hardly a line is in sight, all of it counts, for
/// readers who will scroll the page to it.
fn bottom(outer: &DomRect) -> f64 {
    let document = web_sys::window().and_then(|window| window.document());
    let controls =
        document.and_then(|document| document.query_selector(".tour-line, .transport").ok()?);
    let top = controls.map_or(f64::MAX, |controls| {
        controls.get_bounding_client_rect().top()
    });
    if outer.top() >= 0.0 && top - outer.top() >= LEAST {
        outer.bottom().min(top)
    } else {
        outer.bottom()
    }
}

/// The least height of a part of the listing that one can read in, in pixels.
const LEAST: f64 = 48.0;
