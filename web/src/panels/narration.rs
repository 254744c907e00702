//! The sentence of a step, for eyes and ears.

use std::rc::Rc;

use yew::prelude::*;

use super::icon::queen;
use crate::{
    locale::{Language, Piece, pieces},
    narration::{Sentence, Tie, Tone},
    notation::Places,
    printed::Printed,
};

/// What the sentence needs.
pub struct Narration {
    /// The language.
    pub language: Language,
    /// How places are called.
    pub places: Places,
    /// The program as it is quoted.
    pub printed: Rc<Printed>,
    /// The sentence.
    pub sentence: Sentence,
    /// What kind of news it shows as; the marks of many kinds would flicker.
    pub tone: Tone,
    /// What the step has to do with the program's own names.
    pub tie: Option<Tie>,
    /// How many steps a frame covers, if that must be said.
    pub stride: Option<u64>,
    /// Whether it is spoken.
    pub voice: Voice,
    /// Counts what is to be spoken anew although its text may be the same.
    pub utterance: u32,
}

/// Whether the sentence is spoken as soon as it changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Voice {
    /// It is.
    Aloud,
    /// It changes too often for that.
    Silent,
}

/// The sentence of a step.
pub fn narration(props: &Narration) -> Html {
    let strings = props.language.strings();
    let mut text = (strings.sentence)(&props.sentence, props.places);
    if let Sentence::Told(_) = props.sentence {
        text = props.printed.told(&text);
    }
    let aside = props
        .stride
        .map(strings.stride)
        .or_else(|| (strings.aside)(&props.sentence, props.places))
        .or_else(|| {
            let tie = props.tie.as_ref()?;
            let text = (strings.tie)(tie, props.places);
            Some(match tie {
                Tie::Compared { .. } => props.printed.told(&text),
                _ => text,
            })
        });
    let live = match props.voice {
        Voice::Aloud => "polite",
        Voice::Silent => "off",
    };
    let (class, mark) = mark(props.tone);
    html! {
        <div class={classes!("narration", class)}>
            <span class="narration-mark" aria-hidden="true">{mark}</span>
            <div role="status" aria-live={live}>
                <p class="lead" key={props.utterance}>
                    for piece in pieces(&text) {
                        {set(piece)}
                    }
                </p>
                // It keeps its room where there is nothing to say.
                <p class="why">{aside.unwrap_or_default()}</p>
            </div>
        </div>
    }
}

/// A part of a sentence as it looks.
pub fn set(piece: Piece<'_>) -> Html {
    match piece {
        Piece::Text(text) => html! { <span>{text.to_owned()}</span> },
        Piece::Key(key) => html! { <kbd class="keycap">{key.to_owned()}</kbd> },
        Piece::Figures(figures) => html! { <b class="sub">{figures.to_owned()}</b> },
    }
}

fn mark(tone: Tone) -> (&'static str, Html) {
    let drawing =
        |name: &str| html! { <svg key={name.to_owned()}><use href={format!("#{name}")} /></svg> };
    match tone {
        Tone::Start => ("is-place is-start", queen()),
        Tone::Onward => ("is-place", drawing("m-on")),
        Tone::Passed => ("is-place", drawing("m-tick")),
        Tone::Conflict => ("", drawing("m-x")),
        Tone::Back => ("is-undo", drawing("m-back")),
        Tone::Solution => ("is-solve", queen()),
        Tone::Over => ("is-stop", drawing("m-tick")),
        Tone::Failed => ("is-stop", drawing("m-x")),
    }
}
