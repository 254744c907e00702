//! The editor of a program: a plain field for text, over a layer that shows it with
//! weights, line numbers and what is wrong. It knows nothing of how a text is checked.

mod layer;

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use queenscope_lang::Error;
use web_sys::{HtmlElement, HtmlTextAreaElement, wasm_bindgen::JsCast};
use yew::prelude::*;

use super::{always, icon::small_icon};
use crate::{
    editing::{self, Stroke},
    effects::{document::document, typing},
    locale::Language,
    message::{Message, OwnMessage},
    model::Desk,
};
use layer::{Layer, Wave};

/// How long, in milliseconds, the text must rest before its fault is spoken.
const REST: u32 = 1_200;

/// How many lines a sentence hung below a line can cover.
const COVERED: u32 = 3;

/// The name of the sentence about the text, and of the hint, in the document.
const SAID: &str = "own-said own-hint";

/// What the editor needs.
#[derive(Properties, PartialEq)]
pub struct EditorProps {
    /// The language.
    pub language: Language,
    /// What lies in the editor.
    pub desk: Desk,
    /// What the program in force is called.
    pub origin: AttrValue,
    /// Whether there is an earlier text to bring back.
    pub earlier: Earlier,
    /// What the editor sends.
    pub send: Callback<Message>,
}

/// Whether there is an earlier text to bring back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Earlier {
    /// There is.
    Kept,
    /// There is none.
    None,
}

/// Whether the Tab key leaves the field.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Indents,
    Leaves,
}

/// The editor.
#[component]
pub fn Editor(props: &EditorProps) -> Html {
    let strings = &props.language.strings().own;
    let field = use_node_ref();
    let tab = use_mut_ref(|| Tab::Indents);
    let caret = use_state_eq(|| 1_u32);
    let Desk {
        text,
        fault,
        edition,
        ..
    } = &props.desk;
    use_effect_with(*edition, {
        let (field, text) = (field.clone(), text.clone());
        move |_| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                field.set_value(&text);
                // The caret is brought into sight with the focus: at the start.
                let _ = field.set_selection_range(0, 0);
                let _ = field.focus();
            }
        }
    });
    let send = |message: OwnMessage| always(&props.send, Message::Own(message));
    let run = use_run(props, &field);
    let moved = {
        let (field, caret) = (field.clone(), caret.clone());
        move || {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                let place = field.selection_end().ok().flatten().unwrap_or(0);
                caret.set(editing::line_of(&field.value(), place));
            }
        }
    };
    let oninput = {
        let (send, moved) = (props.send.clone(), moved.clone());
        Callback::from(move |event: InputEvent| {
            let text = event.target_unchecked_into::<HtmlTextAreaElement>().value();
            send.emit(Message::Own(OwnMessage::Typed(text.into())));
            moved();
        })
    };
    let onkeydown = {
        let (run, field) = (run.clone(), field.clone());
        Callback::from(move |event: KeyboardEvent| {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                key_down(&event, &field, &mut tab.borrow_mut(), &run);
            }
        })
    };
    let sentence: AttrValue = fault
        .as_ref()
        .map_or(strings.fine.into(), |error| (strings.fault)(error).into());
    let said = said(props.language, fault.as_deref());
    html! {
        <div class="editor">
            <div class="ed-acts" role="group" aria-label={strings.editor}>
                <button class="btn btn-fill" type="button" onclick={run.reform(|_: MouseEvent| ())}>
                    {small_icon("i-play")}
                    <span>{strings.run}</span>
                </button>
                <button class="btn btn-line" type="button" onclick={left(send(OwnMessage::Leave))}>
                    {strings.leave}
                </button>
                <button class="btn btn-line" type="button" onclick={send(OwnMessage::StartOver)}>
                    {(strings.start_over)(&props.origin)}
                </button>
                if props.earlier == Earlier::Kept {
                    <button class="btn btn-line" type="button" onclick={send(OwnMessage::BringBack)}>
                        {strings.earlier}
                    </button>
                }
            </div>
            <div class="ed-scroll">
                <div class="ed-sheet">
                    <Layer lines={lines(text)} fault={fault.as_deref().map(wave)}
                        {sentence} below={below(fault.as_deref(), *caret)} />
                    <textarea class="ed-text" ref={field} wrap="off" spellcheck="false"
                        autocapitalize="off" autocomplete="off" aria-label={strings.editor}
                        aria-invalid={fault.as_ref().map(|_| "true")} aria-describedby={SAID}
                        {oninput} {onkeydown}
                        onkeyup={let moved = moved.clone(); Callback::from(move |_: KeyboardEvent| moved())}
                        onclick={Callback::from(move |_: MouseEvent| moved())} />
                </div>
            </div>
            <p class={classes!("ed-said", fault.as_ref().map(|_| "is-refused"))} id="own-said">{said.clone()}</p>
            <p class="ed-hint" id="own-hint">{strings.hint}</p>
            <Spoken text={said} />
        </div>
    }
}

/// What runs the text, or leads to what is wrong with it.
#[hook]
fn use_run(props: &EditorProps, field: &NodeRef) -> Callback<()> {
    let (send, desk, field) = (props.send.clone(), props.desk.clone(), field.clone());
    Callback::from(move |()| match &desk.fault {
        Some(error) => {
            if let Some(field) = field.cast::<HtmlTextAreaElement>() {
                let place = |column| editing::place_of(&desk.text, error.span.line, column);
                let _ = field.focus();
                let _ = field.set_selection_range(place(error.span.column), place(error.span.end));
            }
        }
        None => {
            send.emit(Message::Own(OwnMessage::Run));
            to_the_page();
        }
    })
}

/// A way out of the editor: the focus goes where the page's keys act.
fn left(click: Callback<MouseEvent>) -> Callback<MouseEvent> {
    Callback::from(move |event| {
        click.emit(event);
        to_the_page();
    })
}

fn to_the_page() {
    let main = document().and_then(|document| document.query_selector("main").ok()?);
    if let Some(main) = main.and_then(|main| main.dyn_into::<HtmlElement>().ok()) {
        // A page whose main part cannot have the focus has other worries.
        let _ = main.focus();
    }
}

/// What a key does in the field. The Escape key lets the next Tab leave it.
fn key_down(event: &KeyboardEvent, field: &HtmlTextAreaElement, tab: &mut Tab, run: &Callback<()>) {
    if event.is_composing() || event.alt_key() {
        return;
    }
    let command = event.ctrl_key() || event.meta_key();
    let leaves = *tab == Tab::Leaves;
    *tab = match event.key().as_str() {
        "Escape" => Tab::Leaves,
        "Shift" if leaves => Tab::Leaves,
        _ => Tab::Indents,
    };
    let stroke = match (event.key().as_str(), command, event.shift_key()) {
        ("Enter", true, _) => {
            event.prevent_default();
            run.emit(());
            return;
        }
        ("Enter", false, false) => Stroke::Enter,
        ("Tab", false, _) if leaves => return,
        ("Tab", false, false) => Stroke::Indent,
        ("Tab", false, true) => Stroke::Dedent,
        ("Backspace", false, false) => Stroke::Backspace,
        _ => return,
    };
    let place = |place: Result<Option<u32>, _>| place.ok().flatten().unwrap_or(0);
    let selection = place(field.selection_start())..place(field.selection_end());
    if let Some(edit) = editing::edit(stroke, &field.value(), selection) {
        event.prevent_default();
        typing::apply(field, &edit);
    }
}

fn lines(text: &str) -> Vec<Rc<str>> {
    text.split('\n').map(Rc::from).collect()
}

fn wave(error: &Error) -> Wave {
    Wave {
        line: error.span.line,
        column: error.span.column,
        end: error.span.end.max(error.span.column + 1),
    }
}

/// The line below which the sentence hangs: that of the fault, or the caret's, if the
/// sentence would cover it.
fn below(fault: Option<&Error>, caret: u32) -> u32 {
    let line = fault.map_or(0, |error| error.span.line);
    if (line + 1..=line + COVERED).contains(&caret) {
        caret
    } else {
        line
    }
}

fn said(language: Language, fault: Option<&Error>) -> AttrValue {
    let strings = &language.strings().own;
    match fault {
        Some(error) => {
            let line = (strings.at_line)(error.span.line);
            format!("{line}{}", (strings.fault)(error)).into()
        }
        None => strings.fine.into(),
    }
}

#[derive(Properties, PartialEq)]
struct SpokenProps {
    text: AttrValue,
}

/// A text that is spoken once it has rested.
#[component]
fn Spoken(props: &SpokenProps) -> Html {
    let spoken = use_state_eq(AttrValue::default);
    use_effect_with(props.text.clone(), {
        let spoken = spoken.clone();
        move |text| {
            let text = text.clone();
            let rest = Timeout::new(REST, move || spoken.set(text));
            move || drop(rest)
        }
    });
    html! { <p class="vh" role="status">{(*spoken).clone()}</p> }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sentence_never_covers_the_line_of_the_caret() {
        let error = queenscope_lang::check("n = 4\n\nprint(y)\n").unwrap_err();
        for (caret, line) in [(1, 3), (3, 3), (4, 4), (6, 6), (7, 3)] {
            assert_eq!(below(Some(&error), caret), line, "{caret}");
        }
    }
}
