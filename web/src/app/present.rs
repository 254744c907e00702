//! The page before an audience: the same board, listing and sentence as in the work
//! view, as large as the screen allows.

use queenscope_solver::BoardSize;
use yew::prelude::*;

use super::{
    above::above,
    moment::{line, listing, loops, said, scene, table, without},
    playback::playback,
    touring,
    view::arrived,
};
use crate::{
    beside,
    facts::{Picture, StateView},
    message::Message,
    model::Model,
    narration::sentence,
    panels::{
        beside::beside,
        board::{Turn, board, shape},
        chessboard::Chessboard,
        icon::sprite,
        narration::narration,
        picture::on_stage,
        present_bar::present_bar,
    },
    show::Part,
};

/// The number of rows from which on each has room for one line only.
const DENSE: u8 = 13;

/// The page before an audience.
pub fn stage(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    let strings = language.strings();
    let hidden = &model.lecture.hidden;
    let told = sentence(&model.subject, &model.moment);
    let scene = scene(model, &told);
    let table = table(model, &scene);
    let parts = Part::ALL.map(|part| without(hidden, part)).to_vec();
    let dense = (scene.n > DENSE).then_some("is-dense");
    let wide = (model.subject.facts.picture == Picture::Cover).then_some("is-wide");
    html! {
        <div class={classes!("present", parts, dense, wide, touring::room(model))} key="present" style={shape(&scene)}>
            {sprite()}
            <main class="stage" tabindex="-1" data-position={model.position().to_string()}
                data-line={line(model)} data-state={model.activity().as_str()}>
                {heading(model)}
                <section class="stage-board" aria-label={strings.board}>
                    {board(language, &scene, send)}
                    <Chessboard {language} scene={table} />
                    if hidden.shows(Part::State) {
                        {strip(model, send)}
                    }
                </section>
                if hidden.shows(Part::State) {
                    <div class="stage-idea">{on_stage(model, send)}</div>
                }
                if hidden.shows(Part::Code) {
                    <section class="stage-code" aria-label={strings.program}>
                        {listing(model, send)}
                    </section>
                }
                if hidden.shows(Part::Sentence) {
                    {narration(&said(model, told))}
                }
            </main>
            <div class="tour-room">
                if !model.lecture.tour.stops.is_empty() {
                    {touring::line(model, send)}
                }
            </div>
            {present_bar(&playback(model, send))}
            {above(model, send)}
        </div>
    }
}

/// What is presented: the program, unless its name is hidden, and the board.
fn heading(model: &Model) -> Html {
    let n: BoardSize = model.subject.n;
    let name = model.subject.program.name(model.language);
    html! {
        <h1 class="stage-name">
            if model.lecture.hidden.shows(Part::Name) {
                <b>{name}</b>
            }
            <span>{format!("n = {n}")}</span>
        </h1>
    }
}

/// What belongs to each row of the board.
fn strip(model: &Model, send: &Callback<Message>) -> Html {
    let strings = model.language.strings();
    let facts = &model.subject.facts;
    let name = match facts.state {
        StateView::Stack => strings.stack,
        StateView::Pointer | StateView::Plain => strings.array,
        StateView::Nest => strings.inside.loops,
    };
    let answer = arrived(model);
    let entries = beside::beside(facts, &model.glance, &loops(model), answer.as_ref());
    let turn = Turn::of(model.places());
    beside(
        (model.language, &model.printed, turn),
        name,
        &entries,
        model.highlight,
        send,
    )
}
