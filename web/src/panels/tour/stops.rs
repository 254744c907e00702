//! The stops of a tour, to be named, annotated, reordered and removed. After a stop has
//! moved or gone, the focus is where the reader can go on.

use std::rc::Rc;

use web_sys::{HtmlElement, HtmlInputElement, HtmlTextAreaElement, wasm_bindgen::JsCast};
use yew::prelude::*;

use crate::{
    effects::document::document,
    locale::Language,
    message::{Message, TourMessage},
    model::Direction,
    panels::{always, icon::small_icon},
    tour::{LONGEST_NAME, LONGEST_NOTE, Stop, Tour},
};

/// What the list needs.
#[derive(Properties, PartialEq)]
pub struct StopsProps {
    /// The language.
    pub language: Language,
    /// The tour.
    pub tour: Rc<Tour>,
    /// The stop at which the reader last was, counted from 0.
    pub stop: Option<usize>,
    /// Where messages go.
    pub send: Callback<Message>,
}

/// A button of a stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Knob {
    Up,
    Down,
    Remove,
}

impl Knob {
    /// The name in the document of this button of a stop.
    fn id(self, stop: usize) -> String {
        let name = match self {
            Knob::Up => "up",
            Knob::Down => "down",
            Knob::Remove => "remove",
        };
        format!("stop-{stop}-{name}")
    }
}

/// The stops.
#[component]
pub fn Stops(props: &StopsProps) -> Html {
    let strings = &props.language.strings().tours;
    let pending = use_mut_ref(|| None::<(usize, Knob)>);
    // The list stays and what is in it changes, so the focus has to be moved along.
    use_effect_with(props.tour.clone(), {
        let pending = pending.clone();
        move |tour| {
            let taken = pending.borrow_mut().take();
            if let Some((stop, knob)) = taken {
                focus(stop, knob, tour.stops.len());
            }
        }
    });
    let act = |message: TourMessage, stop: usize, knob: Knob| {
        let (send, pending) = (props.send.clone(), pending.clone());
        Callback::from(move |_: MouseEvent| {
            pending.replace(Some((stop, knob)));
            send.emit(Message::Tour(message.clone()));
        })
    };
    let last = props.tour.stops.len().saturating_sub(1);
    let item = |(at, stop): (usize, &Stop)| {
        let number = at + 1;
        let here = props.stop == Some(at);
        let run = stop.run;
        let program = run.program.name(props.language);
        let rename = props.send.reform(move |event: InputEvent| {
            let name = event.target_unchecked_into::<HtmlInputElement>().value();
            Message::Tour(TourMessage::Rename(at, name))
        });
        let annotate = props.send.reform(move |event: InputEvent| {
            let note = event.target_unchecked_into::<HtmlTextAreaElement>().value();
            Message::Tour(TourMessage::Annotate(at, note))
        });
        let visit = always(&props.send, Message::Tour(TourMessage::Visit(at)));
        let up = TourMessage::Move(at, Direction::Back);
        let down = TourMessage::Move(at, Direction::Forward);
        html! {
            <li key={at} class={classes!("tour-stop", here.then_some("is-here"))}
                aria-current={here.then_some("step")}>
                <span class="tour-number" aria-hidden="true">{number}</span>
                <input class="field tour-name-field" type="text" value={stop.name.clone()}
                    maxlength={LONGEST_NAME.to_string()} placeholder={strings.name_hint}
                    aria-label={(strings.name)(number)} oninput={rename} />
                <textarea class="field" rows="2" value={stop.note.clone()}
                    maxlength={LONGEST_NOTE.to_string()} placeholder={strings.note_hint}
                    aria-label={(strings.note)(number)} oninput={annotate} />
                <p class="tour-place">{(strings.place)(program, run.n.get(), stop.position)}</p>
                <div class="tour-knobs">
                    <button class="btn btn-line" type="button"
                        aria-label={(strings.go_to)(number)} onclick={visit}>{strings.go}</button>
                    <button class="btn btn-icon" type="button" id={Knob::Up.id(at)}
                        aria-label={(strings.up)(number)} disabled={at == 0}
                        onclick={act(up, at.saturating_sub(1), Knob::Up)}>
                        {small_icon("i-up")}
                    </button>
                    <button class="btn btn-icon" type="button" id={Knob::Down.id(at)}
                        aria-label={(strings.down)(number)} disabled={at == last}
                        onclick={act(down, number, Knob::Down)}>
                        {small_icon("i-down")}
                    </button>
                    <button class="btn btn-icon" type="button" id={Knob::Remove.id(at)}
                        aria-label={(strings.remove)(number)}
                        onclick={act(TourMessage::Remove(at), at, Knob::Remove)}>
                        {small_icon("m-x")}
                    </button>
                </div>
            </li>
        }
    };
    html! {
        <ol class="tour-stops" aria-label={strings.stops}>
            { for props.tour.stops.iter().enumerate().map(item) }
        </ol>
    }
}

/// Gives the focus to a button, or to its neighbour where that one is off: the first
/// stop does not move up, nor the last one down.
fn focus(stop: usize, knob: Knob, count: usize) {
    let stop = stop.min(count.saturating_sub(1));
    let knob = match knob {
        Knob::Up if stop == 0 => Knob::Down,
        Knob::Down if stop + 1 == count => Knob::Up,
        knob => knob,
    };
    let found = document().and_then(|document| document.get_element_by_id(&knob.id(stop)));
    if let Some(Ok(button)) = found.map(JsCast::dyn_into::<HtmlElement>) {
        // A button that refuses the focus leaves it where it was.
        let _ = button.focus();
    }
}
