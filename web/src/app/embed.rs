//! The page inside another one: board, sentence and transport, and a way to the
//! whole page.

use yew::prelude::*;

use super::{
    above::above,
    moment::{line, said, scene, table},
    playback::moving,
};
use crate::{
    effects::address,
    message::Message,
    model::Model,
    narration::sentence,
    panels::{board::board, chessboard::Chessboard, icon::sprite, narration::narration},
    share,
    show::Part,
};

/// The page inside another one, for a model.
pub fn embed(model: &Model, send: &Callback<Message>) -> Html {
    let language = model.language;
    let hidden = &model.lecture.hidden;
    let told = sentence(&model.subject, &model.moment);
    let scene = scene(model, &told);
    let table = table(model, &scene);
    let class = classes!(
        "frame",
        hidden
            .contains(Part::Sentence)
            .then_some("without-sentence")
    );
    html! {
        <div class="app embed" key="embed">
            {sprite()}
            {top(model)}
            <main {class} data-position={model.position().to_string()}
                data-line={line(model)} data-state={model.activity().as_str()}>
                <div class="frame-board">
                    {board(language, &scene, send)}
                    <Chessboard {language} scene={table} />
                </div>
                if hidden.shows(Part::Sentence) {
                    {narration(&said(model, told))}
                }
            </main>
            {moving(model, send)}
            {above(model, send)}
        </div>
    }
}

/// What is shown, and where there is more of it.
fn top(model: &Model) -> Html {
    let strings = &model.language.strings();
    let program = model.subject.program.name(model.language);
    let name = (strings.share.subject)(program, model.subject.n.get());
    let href = share::whole(model, &address::page());
    html! {
        <header class="frame-top">
            if model.lecture.hidden.shows(Part::Name) {
                <h1>{name}</h1>
            } else {
                <h1 class="vh">{"Queenscope"}</h1>
            }
            <a {href} target="_blank" rel="noopener">
                {strings.share.whole}
                <span class="vh">{strings.share.new_tab}</span>
            </a>
        </header>
    }
}
