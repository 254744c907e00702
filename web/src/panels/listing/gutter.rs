//! The numbers of the lines. At a line that runs the number is a button: a click sets
//! or removes a breakpoint, a second button or a finger asks what else to do.

use web_sys::{Element, HtmlElement, KeyboardEvent, PointerEvent, wasm_bindgen::JsCast};
use yew::prelude::*;

use crate::{
    locale::Language,
    message::{DebugMessage, Message},
    model::{Direction, Goal},
    panels::pointing::keep_focus,
    settings::Characters,
};

/// What a line is to a debugger.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Halt {
    /// It never runs by itself: a blank line, an `else:`.
    Never,
    /// It is a line of the program that runs; which one, from 1.
    Passed(u32),
    /// The same with a breakpoint.
    Breakpoint(u32),
}

/// Whether the Tab key comes to a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// It does.
    Tab,
    /// Only arrows do, from another number.
    Arrows,
}

/// What the number of a line needs.
pub struct Gutter<'a> {
    /// The language.
    pub language: Language,
    /// The number that is seen, from 1.
    pub number: u32,
    /// What it is to a debugger.
    pub halt: Halt,
    /// Whether the Tab key comes to it.
    pub reach: Reach,
    /// Whether keys that type a character act.
    pub characters: Characters,
    /// The mark of the line about to run, if it is that.
    pub arrow: Html,
    /// Where messages go.
    pub send: &'a Callback<Message>,
}

/// The number of a line.
pub fn gutter(props: Gutter<'_>) -> Html {
    let Gutter {
        language,
        number,
        halt,
        reach,
        characters,
        arrow,
        send,
    } = props;
    let inside = html! {
        <>
            {arrow}
            <span>{number}</span>
        </>
    };
    let (line, is_set) = match halt {
        Halt::Never => return html! { <span class="gutter">{inside}</span> },
        Halt::Passed(line) => (line, false),
        Halt::Breakpoint(line) => (line, true),
    };
    let words = &language.strings().debug;
    let ask = send.reform(move |event: MouseEvent| {
        event.prevent_default();
        Message::Debug(DebugMessage::Ask(line))
    });
    let click = send.reform(move |event: MouseEvent| {
        Message::Debug(if is_touch(&event) {
            DebugMessage::Ask(line)
        } else {
            DebugMessage::Toggle(line)
        })
    });
    let press = {
        let send = send.clone();
        Callback::from(move |event: KeyboardEvent| key(&event, line, characters, &send))
    };
    html! {
        <button class={classes!("gutter", is_set.then_some("has-breakpoint"))} type="button"
            tabindex={match reach { Reach::Tab => "0", Reach::Arrows => "-1" }}
            aria-label={(words.breakpoint)(number)} aria-pressed={is_set.to_string()}
            title={words.hint} onclick={click} oncontextmenu={ask} onkeydown={press}
            onmousedown={keep_focus}>
            {inside}
        </button>
    }
}

/// A finger has room for one meaning only, so that it asks.
fn is_touch(event: &MouseEvent) -> bool {
    let pointer = event.dyn_ref::<PointerEvent>();
    pointer.is_some_and(|pointer| pointer.pointer_type() == "touch")
}

/// Keys of a number that has the focus: arrows lead to others, a letter runs to the line.
/// Enter and the space bar click.
fn key(event: &KeyboardEvent, line: u32, characters: Characters, send: &Callback<Message>) {
    if event.ctrl_key() || event.alt_key() || event.meta_key() || event.is_composing() {
        return;
    }
    let button = event.target().and_then(|target| target.dyn_into().ok());
    match event.key().as_str() {
        "ArrowUp" => go(button
            .as_ref()
            .and_then(|button| beside(button, Element::previous_element_sibling))),
        "ArrowDown" => go(button
            .as_ref()
            .and_then(|button| beside(button, Element::next_element_sibling))),
        letter @ ("g" | "G") if characters == Characters::Act => {
            let direction = if letter == "g" {
                Direction::Forward
            } else {
                Direction::Back
            };
            send.emit(Message::Debug(DebugMessage::Run(
                direction,
                Goal::Line(line),
            )));
        }
        _ => return,
    }
    event.prevent_default();
}

/// The number of the nearest line that way that has a button.
fn beside(button: &Element, next: fn(&Element) -> Option<Element>) -> Option<HtmlElement> {
    let mut line = next(&button.closest("li").ok()??);
    while let Some(one) = line {
        if let Ok(Some(button)) = one.query_selector("button.gutter") {
            return button.dyn_into().ok();
        }
        line = next(&one);
    }
    None
}

fn go(button: Option<HtmlElement>) {
    if let Some(button) = button {
        // At an end the focus stays where it is.
        let _ = button.focus();
    }
}
