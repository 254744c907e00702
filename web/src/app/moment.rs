//! What every layout shows of the moment: the board as a picture and as a table, the
//! sentence, the listing.

use std::rc::Rc;

use queenscope_solver::{Counter, EventKind, Moment};
use yew::prelude::*;

use crate::{
    facts::StateView,
    inline::{Note, notes},
    loops::{Loop, nest},
    message::Message,
    model::{Detail, Model, Playback},
    narration::{Sentence, Tone, sentence, tie},
    panels::{
        listing::Listing,
        narration::{Narration, Voice},
    },
    scene::Scene,
    show::{Hidden, Part},
};

/// The line about to run, as `<main>` says it.
pub fn line(model: &Model) -> String {
    let line = model.moment.line;
    line.map(|line| line.to_string()).unwrap_or_default()
}

/// The nest of loops, if the program has one.
pub fn loops(model: &Model) -> Vec<Loop> {
    match model.subject.facts.state {
        StateView::Nest => nest(&model.subject, &model.glance),
        StateView::Stack | StateView::Pointer | StateView::Plain => Vec::new(),
    }
}

/// The program with its marks.
pub fn listing(model: &Model, send: &Callback<Message>) -> Html {
    let moment = &model.glance;
    html! {
        <Listing language={model.language} printed={model.printed.clone()} ran={moment.ran}
            next={moment.line} stopped={moment.error.as_ref().map(|error| error.line)}
            notes={line_ends(model)} steps={model.subject.steps.clone()}
            breakpoints={model.debugger.breakpoints.clone()}
            characters={model.settings.characters} send={send.clone()} />
    }
}

/// The values at the ends of lines, as long as there is time to read them.
fn line_ends(model: &Model) -> Rc<[Note]> {
    match model.detail() {
        Detail::Full => {
            let subject = &model.subject;
            let notes = notes(&subject.listing, &subject.markers, &model.moment);
            notes
                .into_iter()
                .map(|note| model.printed.note(note))
                .collect()
        }
        Detail::Quiet | Detail::Steady => Rc::new([]),
    }
}

/// A class for the room that a hidden part leaves.
pub fn without(hidden: &Hidden, part: Part) -> Option<String> {
    hidden
        .contains(part)
        .then(|| format!("without-{}", part.as_str()))
}

/// The board of a moment as it is drawn.
pub fn scene(model: &Model, told: &Sentence) -> Rc<Scene> {
    let scene = Scene::of(&model.subject, &model.moment, told, model.detail());
    let scene = Scene {
        lit: model.highlight,
        ..scene
    };
    with_choices(model, scene, &model.moment, model.detail())
}

/// The board as the table beside it tells it.
pub fn table(model: &Model, scene: &Rc<Scene>) -> Rc<Scene> {
    if Rc::ptr_eq(&model.told, &model.moment) {
        return scene.clone();
    }
    let sentence = sentence(&model.subject, &model.told);
    let scene = Scene::of(&model.subject, &model.told, &sentence, Detail::Steady);
    with_choices(model, scene, &model.told, Detail::Steady)
}

/// A board with the names of its places and the views that the reader has chosen.
fn with_choices(model: &Model, scene: Scene, moment: &Moment, detail: Detail) -> Rc<Scene> {
    let mut scene = Scene {
        places: model.places(),
        ..scene
    };
    model.aids.lay(&mut scene, &model.subject, moment, detail);
    Rc::new(scene)
}

/// What is said of a moment: its sentence, or a steady one if there is no time to
/// read it.
pub fn said(model: &Model, real: Sentence) -> Narration {
    let moment = &model.moment;
    let sentence = match model.detail() {
        Detail::Full | Detail::Quiet => real,
        Detail::Steady => Sentence::Passing {
            solutions: moment.counters.get(Counter::Solutions),
        },
    };
    let tone = match model.detail() {
        Detail::Full => sentence.tone(),
        Detail::Quiet | Detail::Steady => Tone::Onward,
    };
    Narration {
        language: model.language,
        places: model.places(),
        printed: model.printed.clone(),
        tone,
        tie: tie(&model.subject, moment, &sentence).map(|tie| model.printed.tie(tie, moment.ran)),
        sentence: model.printed.sentence(sentence),
        stride: stride(model),
        voice: voice(model),
        utterance: model.utterance,
    }
}

/// How many steps a frame covers, where it is more than one.
fn stride(model: &Model) -> Option<u64> {
    match model.playback {
        Playback::Playing { stride, .. } => Some(stride.shown).filter(|steps| *steps > 1),
        Playback::Paused => None,
    }
}

/// While the page plays, only a solution is spoken, and only if there is time.
fn voice(model: &Model) -> Voice {
    let solution = || {
        model
            .moment
            .events
            .iter()
            .any(|event| event.kind == EventKind::Solution)
    };
    match model.playback {
        Playback::Paused => Voice::Aloud,
        Playback::Playing { .. } if model.detail() == Detail::Full && solution() => Voice::Aloud,
        Playback::Playing { .. } => Voice::Silent,
    }
}
