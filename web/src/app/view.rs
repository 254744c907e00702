//! What the page looks like for a model: hands each panel the data that it needs.

use std::rc::Rc;

use queenscope_solver::{Counter, EventKind, StepSize};
use yew::prelude::*;

use super::{ahead, giving};
use crate::{
    comparisons::{self, Check},
    crumbs,
    facts::{Facts, StateView},
    inline::{Note, notes},
    locale::Total,
    loops::{Loop, nest},
    message::Message,
    model::{
        Aim, BACKGROUND, Curtain, Detail, Dialogue, Gait, Journey, Model, Notice, Playback, Sight,
    },
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
        newer::newer,
        notice::notice,
        output::output,
        parts::parts,
        progress::progress,
        stack_line::stack_line,
        state::{State, state},
        transport::{Place, Playing, Transport, Undo, transport},
    },
    release::Newer,
    scene::Scene,
    show::{Hidden, Part},
    strips::strips,
};

/// The page for a model.
pub fn view(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    let subject = &model.subject;
    html! {
        <div class="app" key="work">
            {sprite()}
            {header(language, subject, &model.field, &model.lecture.hidden, send)}
            {main(model, send)}
            <div class="foot">
                <div class="tour-room">
                    if !model.lecture.tour.stops.is_empty() {
                        {super::touring::line(model, send)}
                    }
                </div>
                {moving(model, send)}
            </div>
            {above(model, send)}
        </div>
    }
}

/// What lies above the page: notices, progress, the dialogue, the blank screen.
pub fn above(model: &Model, send: &Callback<Message>) -> Html {
    html! {
        <>
            {overlays(model, send)}
            {dialogue(model, send)}
            if model.lecture.curtain == Curtain::Drawn {
                <div class="curtain" onclick={send.reform(|_| Message::Curtain(Curtain::Open))}>
                    <p class="vh" role="status">{model.language.strings().present.blank}</p>
                </div>
            }
        </>
    }
}

/// What the reader is told and asked.
fn overlays(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    html! {
        <div class="overlays">
            if let Some(told) = model.notice.as_ref().filter(|_| !told_inside(model)) {
                {notice(language, told, send)}
            }
            if model.release.newer == Newer::Waiting {
                {newer(language, send)}
            }
            if let Some(journey) = model.journey.as_ref().filter(|journey| is_seen(journey)) {
                {progress(language, journey, target(model, journey), send)}
            }
        </div>
    }
}

/// The dialogue that is open, if one is.
fn dialogue(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    let strings = language.strings();
    let (title, body) = match model.dialogue {
        Some(Dialogue::Keys) => (
            strings.keys,
            help(language, model.settings.characters, model.release, send),
        ),
        Some(Dialogue::Tour) => (strings.tours.tour, super::touring::panel(model, send)),
        Some(Dialogue::Share) => (strings.share.share, giving::giving(model, send)),
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

/// Whether the dialogue that is open says what there is to say.
fn told_inside(model: &Model) -> bool {
    let about_tour = matches!(model.notice, Some(Notice::Tour(_)));
    about_tour && model.dialogue == Some(Dialogue::Tour)
}

fn main(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    let strings = language.strings();
    let (subject, moment) = (&model.subject, &model.moment);
    let facts = Facts::of(subject.program);
    let told = sentence(subject, moment);
    let scene = scene(model, &told);
    let hidden = &model.lecture.hidden;
    let loops = loops(model);
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
    let class = classes!(
        "bench",
        Part::ALL.map(|part| without(hidden, part)).to_vec()
    );
    html! {
        <main {class} tabindex="-1" data-position={model.position().to_string()}
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
pub fn line(model: &Model) -> String {
    let line = model.moment.line;
    line.map(|line| line.to_string()).unwrap_or_default()
}

/// The nest of loops, if the program has one.
pub fn loops(model: &Model) -> Vec<Loop> {
    match Facts::of(model.subject.program).state {
        StateView::Nest => nest(&model.subject, &model.moment),
        StateView::Stack | StateView::Pointer => Vec::new(),
    }
}

/// The program with its marks.
pub fn listing(model: &Model) -> Html {
    let moment = &model.moment;
    html! {
        <Listing language={model.language} lines={model.subject.listing.clone()} ran={moment.ran}
            next={moment.line} stopped={moment.error.as_ref().map(|error| error.line)}
            notes={line_ends(model)} />
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
    Rc::new(Scene {
        lit: model.highlight,
        ..scene
    })
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
    let table = table(model, &scene);
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
                <Chessboard {language} scene={table} />
                if model.lecture.hidden.shows(Part::Sentence) {
                    {narration(&said(model, real))}
                }
                if model.position() == 0 && model.subject.n <= model.subject.program.maximum() {
                    {chips(language, send)}
                }
            </div>
        </section>
    }
}

/// The board as the table beside it tells it.
pub fn table(model: &Model, scene: &Rc<Scene>) -> Rc<Scene> {
    if Rc::ptr_eq(&model.told, &model.moment) {
        return scene.clone();
    }
    let sentence = sentence(&model.subject, &model.told);
    Rc::new(Scene::of(
        &model.subject,
        &model.told,
        &sentence,
        Detail::Steady,
    ))
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
        tone,
        tie: tie(&model.subject, moment, &sentence),
        sentence,
        stride: stride(model),
        voice: voice(model),
        utterance: model.utterance,
    }
}

/// Moving through the run.
pub fn moving(model: &Model, send: &Callback<Message>) -> Html {
    transport(&playback(model, send))
}

/// What moving through the run needs.
pub fn playback(model: &Model, send: &Callback<Message>) -> Transport {
    let known = &model.known;
    let hidden = &model.lecture.hidden;
    let total = match known.total {
        _ if hidden.contains(Part::Ahead) => Total::Hidden,
        Some(total) => Total::Known(total),
        None if known.explored < BACKGROUND => Total::Sought,
        None => Total::Unknown,
    };
    let place = match model.position() {
        _ if model.moment.finished => Place::End,
        0 => Place::Start,
        _ => Place::Middle,
    };
    let solutions = model.moment.counters.get(Counter::Solutions);
    Transport {
        language: model.language,
        position: model.shown_position(),
        reach: ahead::reach(model),
        total,
        place,
        solutions: solutions.filter(|_| hidden.shows(Part::Counters)),
        found: found(model),
        ticks: ahead::ticks(model),
        undo: if model.undoable() {
            Undo::Jump
        } else {
            Undo::Nothing
        },
        playing: Playing::of(model.playback),
        size: model.size,
        speed: model.speed,
        send: send.clone(),
    }
}

/// What is known of the number of solutions: it is known once the end is.
fn found(model: &Model) -> Total {
    let known = &model.known;
    match known.total {
        _ if model.lecture.hidden.contains(Part::Ahead) => Total::Hidden,
        Some(_) => Total::Known(known.found),
        None if known.explored < BACKGROUND => Total::Sought,
        None => Total::Unknown,
    }
}

fn is_seen(journey: &Journey) -> bool {
    journey.gait == Gait::Asking || journey.sight == Sight::Seen
}

/// How far a journey has to go, if that is known and may be told.
fn target(model: &Model, journey: &Journey) -> Option<u64> {
    match journey.aim {
        Aim::Position(position) if model.lecture.hidden.contains(Part::Ahead) => Some(position),
        Aim::End if model.lecture.hidden.contains(Part::Ahead) => None,
        Aim::Position(position) => Some(
            model
                .known
                .total
                .map_or(position, |total| total.min(position)),
        ),
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
