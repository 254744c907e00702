//! The exact cover: its table, the list of the header at work with its links, and the
//! link arrays on demand. It draws data and knows no algorithm.

mod column;
mod follow;
mod grid;
mod heads;
mod nodes;
mod reach;
mod table;

use yew::prelude::*;

use crate::{
    message::Message,
    model::Model,
    pictures::cover::{ColumnLinks, Table},
    show::View,
};

/// The most rows of the table that people at the back can read.
const MOST_ON_STAGE: usize = 16;

/// The exact cover of the moment that is shown.
pub fn cover(model: &Model, send: &Callback<Message>) -> Html {
    let most = match model.lecture.view {
        View::Present => MOST_ON_STAGE,
        View::Work | View::Embed => usize::MAX,
    };
    let (language, moment, places) = (model.language, &model.glance, model.places());
    let words = &language.strings().cover;
    let Some(table) = Table::of(moment) else {
        return html! {};
    };
    let is_large = table.options.is_empty() || table.options.len() > most;
    html! {
        <div class="block cover">
            <h3>{words.cover}</h3>
            <p class="vh">{(words.summary)(&table, places)}</p>
            <div class="cover-both">
                if is_large {
                    <heads::Heads {language} {places} {table} />
                } else {
                    <table::Drawing {language} {places} {table} lit={model.highlight} send={send.clone()} />
                }
                if let Some(list) = ColumnLinks::of(moment, model.detail()) {
                    <column::Drawing {language} {places} list={list.clone()} />
                    <follow::Follow {list} />
                }
            </div>
            {table::key(words, if is_large { 5 } else { 4 }..9)}
            <nodes::Nodes {language} {places} moment={moment.clone()} />
            <p class="note">{words.source}</p>
        </div>
    }
}
