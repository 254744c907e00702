//! Moving through the run: slider, buttons, sizes of a step, speed.

use std::rc::Rc;

use queenscope_solver::StepSize;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{
    always,
    icon::{icon, queen},
    narration::set,
    sometimes,
    ticks::Ticks,
};
use crate::{
    locale::{Language, Total, pieces},
    message::Message,
    model::{Direction, Playback},
    speed::Speed,
};

/// What the transport needs.
pub struct Transport {
    /// The language.
    pub language: Language,
    /// The position in force, or the one the page is on the way to.
    pub position: u64,
    /// How far the slider reaches.
    pub reach: u64,
    /// What is known of the end.
    pub total: Total,
    /// Whether the run has ended at the position in force.
    pub place: Place,
    /// Solutions so far, if the program counts any.
    pub solutions: Option<u64>,
    /// What is known of the number of solutions.
    pub found: Total,
    /// Their positions.
    pub ticks: Rc<[u64]>,
    /// Whether there is a jump to undo.
    pub undo: Undo,
    /// Whether the page plays.
    pub playing: Playing,
    /// The chosen size of a step.
    pub size: StepSize,
    /// How fast the page plays.
    pub speed: Speed,
    /// Where messages go.
    pub send: Callback<Message>,
}

/// Where in the run the page is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// At the start.
    Start,
    /// On the way.
    Middle,
    /// At the end.
    End,
}

/// Whether there is a jump to undo.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Undo {
    /// There is none.
    Nothing,
    /// There is.
    Jump,
}

/// Whether the page plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Playing {
    /// It does not.
    No,
    /// It does.
    Yes,
}

impl Playing {
    /// Whether the page plays.
    pub fn of(playback: Playback) -> Playing {
        match playback {
            Playback::Paused => Playing::No,
            Playback::Playing { .. } => Playing::Yes,
        }
    }
}

/// Moving through the run.
pub fn transport(props: &Transport) -> Html {
    let strings = props.language.strings();
    html! {
        <section class="transport" aria-label={strings.transport}>
            {scrubber(props)}
            <div class="transport-row">
                {readout(props)}
                {buttons(props)}
                <div class="transport-end">
                    <fieldset class="seg" role="radiogroup" aria-label={strings.step_size}>
                        for size in StepSize::ALL {
                            <label key={size.as_str()}>
                                <input type="radio" name="size" checked={size == props.size}
                                    onchange={always(&props.send, Message::Size(size))} />
                                <span data-text={(strings.size)(size)}>{(strings.size)(size)}</span>
                            </label>
                        }
                    </fieldset>
                    {speed(props)}
                </div>
            </div>
        </section>
    }
}

/// Where the run is, as a text.
pub fn readout(props: &Transport) -> Html {
    let strings = props.language.strings();
    let text = (strings.position_text)(props.position, props.total);
    let solution = props
        .solutions
        .map(|number| (strings.solution_text)(number, props.found));
    html! {
        <p class="readout">
            <span>
                for piece in pieces(&text) {
                    {set(piece)}
                }
            </span>
            if let Some(solution) = solution {
                <span class="found">
                    {queen()}
                    <span>
                        for piece in pieces(&solution) {
                            {set(piece)}
                        }
                    </span>
                </span>
            }
        </p>
    }
}

fn buttons(props: &Transport) -> Html {
    let strings = props.language.strings();
    let press = |message: Message| always(&props.send, message);
    let (start, end) = (props.place == Place::Start, props.place == Place::End);
    let (play_icon, play_name) = match props.playing {
        Playing::No => ("i-play", strings.play),
        Playing::Yes => ("i-pause", strings.pause),
    };
    html! {
        <div class="keys">
            <button class="btn btn-icon to-start" type="button" aria-label={strings.to_start}
                disabled={start} onclick={press(Message::Start)}>{icon("i-first")}</button>
            <button class="btn btn-icon step-back" type="button" aria-label={strings.step_back}
                disabled={start} onclick={press(Message::Step(Direction::Back))}>
                {icon("i-prev")}
            </button>
            <button class="btn btn-fill" type="button" aria-label={strings.step_forward}
                disabled={end} onclick={press(Message::Step(Direction::Forward))}>
                {icon("i-next")}
            </button>
            <button class="btn btn-icon to-end" type="button" aria-label={strings.to_end}
                disabled={end} onclick={press(Message::End)}>{icon("i-last")}</button>
            <button class="btn btn-icon undo" type="button" aria-label={strings.undo}
                disabled={props.undo == Undo::Nothing} onclick={press(Message::Undo)}>
                {icon("i-undo")}
            </button>
            <button class="btn btn-line btn-play" type="button"
                disabled={end && props.playing == Playing::No} onclick={press(Message::PlayOrPause)}>
                {icon(play_icon)}
                <span>{play_name}</span>
            </button>
        </div>
    }
}

fn speed(props: &Transport) -> Html {
    let strings = props.language.strings();
    let pace = (strings.pace)(props.speed, props.size);
    let place = props.speed.place();
    let oninput = props.send.reform(|event: InputEvent| {
        let place = event.target_unchecked_into::<HtmlInputElement>().value();
        Message::Speed(Speed::at(place.parse().unwrap_or(0)))
    });
    html! {
        <label class="speed">
            <span aria-hidden="true">{strings.speed}</span>
            <input type="range" min="0" max={Speed::LAST_PLACE.to_string()} step="1"
                value={place.to_string()} aria-label={strings.speed} aria-valuetext={pace.clone()}
                style={filled(place as u64, Speed::LAST_PLACE as u64)} {oninput} />
            <span class="pace" aria-hidden="true">{pace}</span>
        </label>
    }
}

/// The slider: as far as the run is known.
pub fn scrubber(props: &Transport) -> Html {
    let strings = props.language.strings();
    let position = (strings.position_text)(props.position, props.total);
    let solution = props
        .solutions
        .map(|number| (strings.solution_text)(number, props.found));
    let parts: Vec<_> = [Some(position), solution].into_iter().flatten().collect();
    let text = parts.join(strings.comma).replace(['⟨', '⟩'], "");
    let reach = props.reach.max(props.position);
    let oninput = sometimes(&props.send, |event: InputEvent| {
        let value = event.target_unchecked_into::<HtmlInputElement>().value();
        value.parse().ok().map(Message::Slid)
    });
    html! {
        <div class="scrub" style={filled(props.position, reach)}>
            <Ticks solutions={props.ticks.clone()} {reach} />
            <input type="range" min="0" max={reach.to_string()} step="1"
                value={props.position.to_string()} aria-label={strings.position}
                aria-valuetext={text} {oninput}
                onchange={always(&props.send, Message::Released)} />
        </div>
    }
}

/// How far a slider is filled, in ten-thousandths of its length.
fn filled(part: u64, whole: u64) -> String {
    let filled = (u128::from(part) * 10_000 / u128::from(whole.max(1))) as u64;
    format!("--at:calc({filled} / 10000)")
}
