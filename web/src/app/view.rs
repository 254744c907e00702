//! The page of one reader: hands each panel the data that it needs.

use std::rc::Rc;

use queenscope_solver::{ProgramId, StepSize, Verdict};
use yew::prelude::*;

use super::{
    above::above,
    built::Built,
    moment::{line, listing, loops, said, scene, table, without},
    playback::{found, moving},
    touring,
};
use crate::{
    comparisons::{self, Check},
    crumbs,
    facts::{Picture, StateView},
    legend::{self, Sign},
    locale::Strings,
    loops::Loop,
    message::{Message, OwnMessage},
    model::{Detail, Dialogue, Model},
    narration::{Sentence, sentence},
    panels::{
        about::introduction,
        always,
        board::board,
        chessboard::Chessboard,
        chips::chips,
        comparisons::Ledger,
        counters::counters,
        editor::{Earlier, Editor},
        header::header,
        icon::{icon, small_icon, sprite},
        judging::{WhatIf, verdict},
        listing_picker::ListingPicker,
        narration::narration,
        output::output,
        picture::picture,
        stack_line::stack_line,
        state::{State, state},
        takeaway::Takeaway,
    },
    pictures::answers::{Answer, answer},
    printed::Listed,
    scene::Scene,
    show::Part,
    strips::strips,
};

/// How many loops within each other every version of CPython accepts.
const MOST_NESTED: u8 = 20;

/// The page for a model.
pub fn view(model: &Model, built: Built, send: &Callback<Message>) -> Html {
    let language = model.language;
    let subject = &model.subject;
    html! {
        <div class={classes!("app", touring::room(model))} key="work">
            {sprite()}
            if built.has(Built::Bar) {
                {header(language, subject, model.offered(), &model.field, &model.lecture.hidden, send)}
            } else {
                <header class="bar"></header>
            }
            {main(model, built, send)}
            <div class="foot">
                <div class="tour-room">
                    if !model.lecture.tour.stops.is_empty() {
                        {touring::line(model, send)}
                    }
                </div>
                if built.has(Built::Controls) {
                    {moving(model, send)}
                }
            </div>
            if built.has(Built::Whole) {
                {above(model, send)}
            }
        </div>
    }
}

fn main(model: &Model, built: Built, send: &Callback<Message>) -> Html {
    let strings = model.language.strings();
    let told = sentence(&model.subject, &model.moment);
    let scene = scene(model, &told);
    let hidden = &model.lecture.hidden;
    let loops = loops(model);
    let class = classes!(
        "bench",
        (model.subject.facts.picture == Picture::Cover).then_some("is-wide"),
        Part::ALL.map(|part| without(hidden, part)).to_vec()
    );
    // What is not whole is nowhere and in no state.
    let whole = built.has(Built::Whole).then_some(model);
    let position = whole.map(|model| model.position().to_string());
    let state = whole.map(|model| model.activity().as_str());
    html! {
        <main {class} tabindex="-1" data-position={position}
            data-line={whole.map(line)} data-state={state}>
            {board_pane(model, built, told, scene.clone(), send)}
            if hidden.shows(Part::Code) && built.has(Built::Program) {
                <section class="pane pane-sheet pane-code" aria-labelledby="h-code">
                    <div class="pane-head">
                        <h2 id="h-code">{strings.program}</h2>
                        {program_head(model, send)}
                    </div>
                    {program(model, &loops, send)}
                </section>
            }
            if built.has(Built::State) && (hidden.shows(Part::State) || hidden.shows(Part::Counters)) {
                <section class="pane pane-state" aria-labelledby="h-state">
                    <div class="pane-head">
                        <h2 id="h-state">{strings.state}</h2>
                    </div>
                    {inside(model, &scene, &loops, send)}
                </section>
            }
        </main>
    }
}

/// The state of the program and what is counted.
fn inside(model: &Model, scene: &Scene, loops: &[Loop], send: &Callback<Message>) -> Html {
    let language = model.language;
    let (subject, moment) = (&model.subject, &model.glance);
    let hidden = &model.lecture.hidden;
    let functions = subject.listing.iter().filter(|l| l.starts_with("def "));
    let inside = || State {
        language,
        places: model.places(),
        facts: &subject.facts,
        moment,
        printed: &model.printed,
        deepest: subject.facts.deepest(subject.n.get(), functions.count()),
        strips: strips(subject, moment, scene, model.detail()),
        loops,
        picture: picture(model, send),
        check: html! { <Ledger {language} places={model.places()} check={running_check(model)} /> },
        answer: arrived(model),
        lit: model.highlight,
        send,
    };
    html! {
        <>
            if hidden.shows(Part::State) {
                <div class="pane-body" tabindex="0" role="group" aria-labelledby="h-state">
                    if let Some(program) = introduced(model) {
                        {introduction(language, program)}
                    }
                    {state(inside())}
                </div>
            }
            if hidden.shows(Part::Counters) {
                {counters(language, &moment.counters, found(model))}
            }
        </>
    }
}

/// The program that introduces itself: none once something has run, and none on the
/// first visit, whose screen stays small.
fn introduced(model: &Model) -> Option<ProgramId> {
    let course = model.subject.program.course();
    let course = course.filter(|program| *program != ProgramId::RecursiveCheck);
    course.filter(|_| model.position() == 0 && model.lecture.hidden.shows(Part::Name))
}

/// The value that has just come back, as long as there is time to see it.
pub(super) fn arrived(model: &Model) -> Option<Answer> {
    match model.detail() {
        Detail::Full => answer(&model.subject.facts, &model.glance),
        Detail::Quiet | Detail::Steady => None,
    }
}

/// Beside the heading of the program: its language, and what can be done with it. In
/// the editor a program is always Python.
fn program_head(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    let strings = language.strings();
    if model.own.desk.is_some() {
        let python = (strings.listing.name)(Listed::Python);
        return html! { <span class="pane-note">{python}</span> };
    }
    html! {
        <>
            <ListingPicker {language} listed={model.listed()} send={send.clone()} />
            <button class="btn btn-until" type="button" aria-haspopup="dialog"
                title={strings.debug.run_until}
                onclick={always(send, Message::Dialogue(Dialogue::Until))}>
                {icon("i-until")}
                <span>{strings.debug.run_until}</span>
            </button>
            <button class="btn btn-line btn-edit" type="button" title={strings.own.edit}
                onclick={always(send, Message::Own(OwnMessage::Edit))}>
                {icon("i-edit")}
                <span>{strings.own.edit}</span>
            </button>
        </>
    }
}

/// Under the listing: what it prints, and the ways to take it away.
fn program_foot(model: &Model) -> Html {
    let language = model.language;
    let (subject, printed) = (&model.subject, &model.printed);
    let deep = printed.language == Listed::Python
        && subject.facts.state == StateView::Nest
        && subject.n.get() > MOST_NESTED;
    html! {
        <>
            if deep {
                <p class="deep">{language.strings().listing.deep}</p>
            }
            <div class="program-foot">
                {output(language, model.places(), &model.glance)}
                <Takeaway {language} printed={printed.clone()} file={printed.file(subject)} />
            </div>
        </>
    }
}

/// The program: its listing and what it prints, or the editor of its text.
fn program(model: &Model, loops: &[Loop], send: &Callback<Message>) -> Html {
    let language = model.language;
    let Some(desk) = &model.own.desk else {
        return html! {
            <>
                if let Some(experiment) = model.subject.experiment {
                    <WhatIf {language} n={model.subject.n} places={model.places()} {experiment}
                        printed={model.printed.clone()} send={send.clone()} />
                }
                if model.lecture.hidden.shows(Part::State) {
                    {in_one_line(model, loops)}
                }
                {listing(model, send)}
                {program_foot(model)}
                if let Some(told) = judged(model) {
                    {verdict(language, model.places(), (told, model.subject.facts.sought()), send)}
                }
            </>
        };
    };
    let earlier = match model.own.kept.former {
        Some(_) => Earlier::Kept,
        None => Earlier::None,
    };
    html! {
        <Editor {language} desk={desk.clone()} {earlier} send={send.clone()}
            origin={model.subject.program.name(language)} />
    }
}

/// What geometry says of the boards of the reader's own program, unless it lies ahead
/// and is not to be told.
fn judged(model: &Model) -> Option<&Verdict> {
    let told = model.moment.finished || model.lecture.hidden.shows(Part::Ahead);
    model.known.verdict.as_deref().filter(|_| told)
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
    let facts = &model.subject.facts;
    match facts.state {
        StateView::Nest => stack_line(words.loops_line, &model.printed, &crumbs::entered(loops)),
        StateView::Stack | StateView::Pointer | StateView::Plain => stack_line(
            words.stack_line,
            &model.printed,
            &crumbs::calls(facts, &model.glance.frames),
        ),
    }
}

/// What a sign on the board means.
fn key(sign: Sign, picture: Picture, strings: &Strings) -> Html {
    let text = match (sign, picture) {
        (Sign::Hatched, Picture::Cover) => strings.cover.gone,
        (Sign::Hatched, _) => strings.domains.attacked,
        (Sign::Cross | Sign::Pair, _) => strings.key_conflict,
        (Sign::Arrow, _) => strings.key_explored,
        (Sign::Counted, _) => strings.losses.counted,
        (Sign::Number, _) => strings.repair.there,
        (Sign::Best, _) => strings.repair.fewest,
    };
    let swatch = |class: &'static str, text: &'static str| html! { <span {class} aria-hidden="true">{text}</span> };
    let sample = match sign {
        Sign::Hatched => swatch("swatch-attacked", ""),
        Sign::Pair => swatch("swatch-pair", ""),
        Sign::Number => swatch("swatch-number", "2"),
        Sign::Best => swatch("swatch-number is-best", "0"),
        Sign::Cross => small_icon("m-x"),
        Sign::Arrow => small_icon("m-back"),
        Sign::Counted => html! {
            <svg class="icon-s swatch-counted" viewBox="0 0 16 16" aria-hidden="true">
                <circle cx="8" cy="8" r="6" />
            </svg>
        },
    };
    html! { <li key={text}>{sample}{text}</li> }
}

fn board_pane(
    model: &Model,
    built: Built,
    real: Sentence,
    scene: Rc<Scene>,
    send: &Callback<Message>,
) -> Html {
    let language = model.language;
    let strings = language.strings();
    let offers = matches!(real, Sentence::Start { outlook: None, .. });
    let picture = model.subject.facts.picture;
    let signs = legend::signs(&model.subject);
    html! {
        <section class="pane pane-board" aria-labelledby="h-board">
            <div class="pane-head">
                <h2 id="h-board">{strings.board}</h2>
                <ul class="key" aria-label={strings.key}
                    style={signs.is_empty().then_some("visibility:hidden")}>
                    for sign in signs {
                        {key(*sign, picture, strings)}
                    }
                </ul>
                <button class="btn btn-display" type="button" aria-haspopup="dialog"
                    aria-label={strings.display.display} title={strings.display.display}
                    onclick={always(send, Message::Dialogue(Dialogue::Display))}>
                    {icon("i-board")}
                    <span>{strings.display.display}</span>
                </button>
            </div>
            <div class="pane-body">
                if built.has(Built::Board) {
                    {board(language, &scene, send)}
                }
                if built.has(Built::Words) {
                    <Chessboard {language} scene={table(model, &scene)} />
                    <div class={classes!("words-room", offers.then_some("is-opening"))}>
                        if model.lecture.hidden.shows(Part::Sentence) {
                            {narration(&said(model, real))}
                        }
                        if offers {
                            {chips(language, &model.subject, send)}
                        }
                    </div>
                }
            </div>
        </section>
    }
}
