//! What the page looks like for a model: hands each panel the data that it needs.

mod playback;
mod present;

use std::rc::Rc;

use queenscope_solver::{Counter, EventKind, StepSize};
use yew::prelude::*;

use crate::{
    comparisons::{self, Check},
    crumbs,
    facts::{Facts, StateView},
    inline::{Note, notes},
    locale::Total,
    loops::{Loop, nest},
    message::Message,
    model::{Aim, BACKGROUND, Curtain, Detail, Dialogue, Gait, Journey, Model, Playback, Sight},
    narration::{Sentence, Tone, sentence, tie},
    panels::{
        board::board,
        chessboard::Chessboard,
        chips::chips,
        comparisons::Ledger,
        counters::counters,
        dialogue::DialoguePanel,
        header::header,
        help::help,
        icon::{small_icon, sprite},
        listing::Listing,
        narration::{Narration, Voice, narration},
        notice::notice,
        output::output,
        parts::parts,
        progress::progress,
        stack_line::stack_line,
        state::{State, state},
        transport::transport,
    },
    scene::Scene,
    show::{Hidden, Part, View},
    strips::strips,
};
use playback::playback;

/// The page for a model.
pub fn view(model: &Model, send: &Callback<Message>) -> Html {
    match model.lecture.view {
        View::Present => present::stage(model, send),
        View::Work | View::Embed => work(model, send),
    }
}

/// The page of one reader.
fn work(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    let hidden = &model.lecture.hidden;
    html! {
        <div class={classes!("app", without(hidden))} key="work">
            {sprite()}
            {header(language, &model.subject, &model.field, hidden, send)}
            {main(model, send)}
            {transport(&playback(model, send))}
            {above(model, send)}
        </div>
    }
}

/// Classes that tell the style what is hidden, so that the rest takes its room.
fn without(hidden: &Hidden) -> Classes {
    let parts = Part::ALL.into_iter().filter(|part| hidden.contains(*part));
    parts.map(|part| format!("no-{}", part.as_str())).collect()
}

/// What lies above the page: notices, progress, the dialogue, the blank screen.
fn above(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    html! {
        <>
            <div class="overlays">
                if let Some(told) = &model.notice {
                    {notice(language, told, send)}
                }
                if let Some(journey) = model.journey.as_ref().filter(|journey| is_seen(journey)) {
                    {progress(language, journey, target(model, journey), send)}
                }
            </div>
            {dialogue(model, send)}
            if model.lecture.curtain == Curtain::Drawn {
                <div class="curtain" onclick={send.reform(|_| Message::Curtain(Curtain::Open))}>
                    <p class="vh" role="status">{language.strings().present.blank}</p>
                </div>
            }
        </>
    }
}

/// The dialogue that is open, if one is.
fn dialogue(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    let strings = language.strings();
    let (title, body) = match model.dialogue {
        Some(Dialogue::Keys) => (
            strings.keys,
            help(language, model.settings.characters, send),
        ),
        Some(Dialogue::Parts) => (
            strings.present.parts,
            parts(language, &model.lecture.hidden, send),
        ),
        None => ("", html! {}),
    };
    html! {
        <DialoguePanel {language} open={model.dialogue} {title} send={send.clone()}>
            {body}
        </DialoguePanel>
    }
}

fn main(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    let strings = language.strings();
    let (subject, moment) = (&model.subject, &model.moment);
    let facts = Facts::of(subject.program);
    let told = sentence(subject, moment);
    let scene = scene(model, &told);
    let loops = loops(model);
    let hidden = &model.lecture.hidden;
    let functions = subject.listing.iter().filter(|l| l.starts_with("def "));
    let inside = State {
        language,
        facts,
        moment,
        deepest: facts.deepest(subject.n.get(), functions.count()),
        strips: strips(subject, moment, &scene, model.detail()),
        loops: &loops,
        check: html! { <Ledger {language} n={subject.n.get()} check={running_check(model)} /> },
        lit: model.highlight,
        send,
    };
    html! {
        <main class="bench" tabindex="-1" data-position={model.position().to_string()}
            data-line={line(model)} data-state={model.activity().as_str()}>
            {board_pane(model, told, scene, send)}
            if hidden.shows(Part::Code) {
                <section class="pane pane-sheet pane-code" aria-labelledby="h-code">
                    <div class="pane-head">
                        <h2 id="h-code">{strings.program}</h2>
                        <span class="pane-note">{"Python"}</span>
                    </div>
                    if hidden.shows(Part::State) {
                        {in_one_line(model, &loops)}
                    }
                    {listing(model)}
                    {output(language, moment)}
                </section>
            }
            if hidden.shows(Part::State) || hidden.shows(Part::Counters) {
                <section class="pane pane-state" aria-labelledby="h-state">
                    <div class="pane-head">
                        <h2 id="h-state">{strings.state}</h2>
                    </div>
                    if hidden.shows(Part::State) {
                        <div class="pane-body" tabindex="0" role="group" aria-labelledby="h-state">
                            {state(inside)}
                        </div>
                    }
                    if hidden.shows(Part::Counters) {
                        {counters(language, &moment.counters, found(model))}
                    }
                </section>
            }
        </main>
    }
}

/// The line about to run, as `<main>` says it.
fn line(model: &Model) -> String {
    let line = model.moment.line;
    line.map(|line| line.to_string()).unwrap_or_default()
}

/// The picture of the board.
fn scene(model: &Model, told: &Sentence) -> Rc<Scene> {
    Rc::new(Scene {
        lit: model.highlight,
        ..Scene::of(&model.subject, &model.moment, told, model.detail())
    })
}

/// The nest of loops, if the program has one.
fn loops(model: &Model) -> Vec<Loop> {
    match Facts::of(model.subject.program).state {
        StateView::Nest => nest(&model.subject, &model.moment),
        StateView::Stack | StateView::Pointer => Vec::new(),
    }
}

/// The program with its marks.
fn listing(model: &Model) -> Html {
    let moment = &model.moment;
    html! {
        <Listing language={model.language} lines={model.subject.listing.clone()} ran={moment.ran}
            next={moment.line} stopped={moment.error.as_ref().map(|error| error.line)}
            notes={line_ends(model)} />
    }
}

/// The values at the ends of lines, as long as there is time to read them.
fn line_ends(model: &Model) -> Rc<[Note]> {
    match model.detail() {
        Detail::Full => {
            let subject = &model.subject;
            notes(&subject.listing, &subject.markers, &model.moment).into()
        }
        Detail::Quiet | Detail::Steady => Rc::new([]),
    }
}

/// The comparisons of the running check, for those who step line by line.
fn running_check(model: &Model) -> Check {
    match (model.size, model.detail()) {
        (StepSize::Line, Detail::Full | Detail::Quiet) => {
            comparisons::check(&model.subject, &model.moment)
        }
        _ => Check::Absent,
    }
}

/// The stack or the loops in one line, for windows without room beside the code.
fn in_one_line(model: &Model, loops: &[Loop]) -> Html {
    let words = &model.language.strings().inside;
    let facts = Facts::of(model.subject.program);
    match facts.state {
        StateView::Nest => stack_line(words.loops_line, &crumbs::entered(loops)),
        StateView::Stack | StateView::Pointer => stack_line(
            words.stack_line,
            &crumbs::calls(facts, &model.moment.frames),
        ),
    }
}

fn board_pane(model: &Model, real: Sentence, scene: Rc<Scene>, send: &Callback<Message>) -> Html {
    let language = model.language;
    let strings = language.strings();
    html! {
        <section class="pane pane-board" aria-labelledby="h-board">
            <div class="pane-head">
                <h2 id="h-board">{strings.board}</h2>
                <ul class="key" aria-label={strings.key}>
                    <li>{small_icon("m-x")}{strings.key_conflict}</li>
                    <li>{small_icon("m-back")}{strings.key_explored}</li>
                </ul>
            </div>
            <div class="pane-body">
                {board(language, &scene, send)}
                {table(model, scene)}
                if model.lecture.hidden.shows(Part::Sentence) {
                    {said(model, real)}
                }
                if model.position() == 0 && model.subject.n <= model.subject.program.maximum() {
                    {chips(language, send)}
                }
            </div>
        </section>
    }
}

/// The board in words, not too often.
fn table(model: &Model, scene: Rc<Scene>) -> Html {
    let scene = if Rc::ptr_eq(&model.told, &model.moment) {
        scene
    } else {
        let sentence = sentence(&model.subject, &model.told);
        Rc::new(Scene::of(
            &model.subject,
            &model.told,
            &sentence,
            Detail::Steady,
        ))
    };
    html! { <Chessboard language={model.language} {scene} /> }
}

/// The sentence of the step.
fn said(model: &Model, real: Sentence) -> Html {
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
    narration(&Narration {
        language: model.language,
        tone,
        tie: tie(&model.subject, moment, &sentence),
        sentence,
        stride: stride(model),
        voice: voice(model),
        utterance: model.utterance,
    })
}

/// What is known of the number of solutions: it is known once the end is.
fn found(model: &Model) -> Total {
    total(model, model.known.total.map(|_| model.known.found))
}

/// What is told of a figure at the end of the run.
fn total(model: &Model, known: Option<u64>) -> Total {
    match known {
        _ if model.lecture.hidden.contains(Part::Ahead) => Total::Hidden,
        Some(total) => Total::Known(total),
        None if model.known.explored < BACKGROUND => Total::Sought,
        None => Total::Unknown,
    }
}

fn is_seen(journey: &Journey) -> bool {
    journey.gait == Gait::Asking || journey.sight == Sight::Seen
}

/// How far a journey has to go, if that is known.
fn target(model: &Model, journey: &Journey) -> Option<u64> {
    match journey.aim {
        Aim::Position(position) => Some(
            model
                .known
                .total
                .map_or(position, |total| total.min(position)),
        ),
        Aim::End if model.lecture.hidden.contains(Part::Ahead) => None,
        Aim::End => model.known.total,
        Aim::Step(..) | Aim::Backtrack(_) => None,
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
