//! Greedy's block: what the numbers on the board are, and where it is stuck, which
//! queens are in the way and how to go on.

use queenscope_solver::BoardSize;
use yew::prelude::*;

use crate::{
    locale::Language,
    message::Message,
    notation::Places,
    panels::always,
    pictures::losses::{BACKTRACKING, Stuck, in_reach},
};

/// What the block needs.
#[derive(Properties, PartialEq)]
pub struct LossesProps {
    /// The language.
    pub language: Language,
    /// How places are called.
    pub places: Places,
    /// The size of the board.
    pub n: BoardSize,
    /// The row in which the program is stuck, if it is.
    pub stuck: Option<Stuck>,
    /// What the block sends.
    pub send: Callback<Message>,
}

/// Greedy's block.
#[component]
pub fn Losses(props: &LossesProps) -> Html {
    let strings = &props.language.strings().losses;
    let Some(stuck) = &props.stuck else {
        return html! {
            <div class="block">
                <h3>{strings.heading}</h3>
                <p class="said">{(strings.key)(props.places)}</p>
            </div>
        };
    };
    let onclick = always(&props.send, Message::TakeOver);
    html! {
        <div class="block stuck">
            <h3>{(strings.stuck)(stuck.row, props.places)}</h3>
            <ul class="said">
                for (row, columns) in stuck.by_queen() {
                    <li key={row}>{(strings.taken)(row, &columns, props.places)}</li>
                }
            </ul>
            if in_reach(props.n) {
                <button class="btn btn-line" type="button" {onclick}>{strings.go_on}</button>
            } else {
                <p class="said">{(strings.too_large)(props.n.get(), BACKTRACKING.maximum().get())}</p>
            }
        </div>
    }
}
