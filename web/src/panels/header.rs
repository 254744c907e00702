//! The bar at the top: which program, which board, which language and colours.

use queenscope_solver::Experiment;
use web_sys::HtmlSelectElement;
use yew::prelude::*;

use super::{
    fold::FoldButton,
    hooks::use_choice,
    icon::{icon, small_icon},
    size_field::size_field,
    sometimes,
};
use crate::{
    field::SizeField,
    locale::Language,
    message::{Message, OwnMessage},
    model::{Dialogue, Subject},
    show::{ENTRANCE, Hidden, Part, View},
    which::Which,
};

/// The bar at the top.
pub fn header(
    language: Language,
    subject: &Subject,
    offered: Vec<Which>,
    field: &SizeField,
    hidden: &Hidden,
    send: &Callback<Message>,
) -> Html {
    let strings = language.strings();
    html! {
        <header class="bar">
            <h1 class="wordmark">
                <svg aria-hidden="true"><use href="#scope" /></svg>
                <span>{"Queenscope"}</span>
            </h1>
            if hidden.shows(Part::Name) {
                <Picker {language} chosen={Chosen::of(subject)} {offered} send={send.clone()} />
            }
            {size_field(language, subject.n, field, send)}
            <FoldButton name={strings.more} />
            <div class="bar-end">
                <fieldset class="seg">
                    <legend class="vh">{strings.language}</legend>
                    for offered in Language::ALL {
                        <label key={offered.as_str()}>
                            <input type="radio" name="lang" checked={offered == language}
                                onchange={send.reform(move |_| Message::Language(offered))} />
                            <span lang={offered.tag()}>{offered.label()}</span>
                        </label>
                    }
                </fieldset>
                <button class="btn btn-icon" type="button" aria-label={strings.scheme}
                    onclick={send.reform(|_| Message::OtherScheme)}>
                    {icon("i-theme")}
                </button>
                <button class="btn btn-icon" type="button" aria-label={strings.tours.tour}
                    aria-haspopup="dialog" onclick={send.reform(|_| Message::Dialogue(Dialogue::Tour))}>
                    {icon("i-tour")}
                </button>
                <button class="btn btn-icon to-parts" type="button" aria-label={strings.present.parts}
                    aria-haspopup="dialog" onclick={send.reform(|_| Message::Dialogue(Dialogue::Parts))}>
                    {icon("i-parts")}
                </button>
                <button class="btn btn-icon" type="button" aria-label={strings.keys}
                    aria-haspopup="dialog" onclick={send.reform(|_| Message::Dialogue(Dialogue::Keys))}>
                    <span aria-hidden="true">{"?"}</span>
                </button>
                <button class="btn btn-line to-present" type="button" id={ENTRANCE}
                    onclick={send.reform(|_| Message::Show(View::Present))}>
                    {icon("i-present")}
                    <span>{strings.present.present}</span>
                </button>
                <button class="btn btn-line btn-share" type="button" aria-haspopup="dialog"
                    aria-label={strings.share.share}
                    onclick={send.reform(|_| Message::Dialogue(Dialogue::Share))}>
                    {icon("i-share")}
                    <span>{strings.share.share}</span>
                </button>
            </div>
        </header>
    }
}

/// What the list of programs offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Chosen {
    /// A program.
    Program(Which),
    /// A program of the course with one thing changed.
    Experiment(Experiment),
}

impl Chosen {
    fn of(subject: &Subject) -> Chosen {
        match subject.experiment {
            Some(experiment) => Chosen::Experiment(experiment),
            None => Chosen::Program(subject.program),
        }
    }

    fn value(self) -> &'static str {
        match self {
            Chosen::Program(program) => program.as_str(),
            Chosen::Experiment(experiment) => experiment.as_str(),
        }
    }

    /// What choosing a value of the list asks for.
    fn message(value: &str) -> Option<Message> {
        let program = value.parse().map(Message::Choose).ok();
        let experiment = || {
            let experiment = value.parse().ok()?;
            Some(Message::Own(OwnMessage::Experiment(experiment)))
        };
        program.or_else(experiment)
    }
}

#[derive(Properties, PartialEq)]
struct PickerProps {
    language: Language,
    chosen: Chosen,
    offered: Vec<Which>,
    send: Callback<Message>,
}

#[component]
fn Picker(props: &PickerProps) -> Html {
    let strings = props.language.strings();
    let select = use_choice(props.chosen.value(), props.language);
    let onchange = sometimes(&props.send, |event: Event| {
        let chosen = event.target_unchecked_into::<HtmlSelectElement>().value();
        Chosen::message(&chosen)
    });
    html! {
        <label class="picker">
            <span class="picker-label" aria-hidden="true">{strings.algorithm}</span>
            <select ref={select} class="picker-value" aria-label={strings.algorithm} {onchange}>
                for program in props.offered.iter().copied() {
                    <option key={program.as_str()} value={program.as_str()}
                        selected={Chosen::Program(program) == props.chosen}>
                        {program.name(props.language)}
                    </option>
                }
                <optgroup key="experiments" label={strings.judging.experiments}>
                    for experiment in Experiment::ALL {
                        <option key={experiment.as_str()} value={experiment.as_str()}
                            selected={Chosen::Experiment(experiment) == props.chosen}>
                            {(strings.judging.experiment)(experiment)}
                        </option>
                    }
                </optgroup>
            </select>
            {small_icon("i-down")}
        </label>
    }
}
