//! What the program has in hand: the picture of its state that helps most comes
//! first.

use queenscope_solver::Moment;
use yew::prelude::*;

use super::{
    array::array,
    nest::nest,
    stack::{Calls, stack},
    strips::strips,
    variables::variables,
};
use crate::{
    facts::{Facts, Picture, StateView},
    highlight::Highlight,
    locale::Language,
    loops::Loop,
    message::Message,
    notation::Places,
    pictures::{answers::Answer, cover::LISTS},
    printed::Printed,
    strips::Strip,
};

/// What there is to show of a state.
pub struct State<'a> {
    /// The language.
    pub language: Language,
    /// How places are called.
    pub places: Places,
    /// What the page knows of the program.
    pub facts: &'a Facts,
    /// The moment.
    pub moment: &'a Moment,
    /// The program as its lines are numbered.
    pub printed: &'a Printed,
    /// How many frames the stack can have.
    pub deepest: usize,
    /// The marker arrays; none if the program has none.
    pub strips: Vec<Strip>,
    /// The nest of loops; none if the program has none.
    pub loops: &'a [Loop],
    /// The picture that explains the program.
    pub picture: Html,
    /// The comparisons of the running check.
    pub check: Html,
    /// The value that has just arrived at the newest frame.
    pub answer: Option<Answer>,
    /// What the reader points at.
    pub lit: Highlight,
    /// What the panel sends.
    pub send: &'a Callback<Message>,
}

/// What the program has in hand.
pub fn state(state: State<'_>) -> Html {
    let State {
        language,
        places,
        facts,
        moment,
        printed,
        deepest,
        strips: markers,
        loops,
        picture,
        check,
        answer,
        lit,
        send,
    } = state;
    let mut listed: Vec<_> = markers.iter().map(|strip| strip.name.clone()).collect();
    if facts.picture == Picture::Cover {
        listed.extend(LISTS.map(str::to_owned));
    }
    if facts.picture == Picture::Domains {
        // The picture has every cell of it that counts.
        listed.push("hits".to_owned());
    }
    let markers = markers.into_iter().map(|strip| printed.strip(strip));
    let markers: Vec<_> = markers.collect();
    let calls = Calls {
        facts,
        moment,
        printed,
        answer: answer.as_ref(),
    };
    let stack = stack(language, &calls, deepest, lit, send);
    let array = match facts.picture {
        // There is no array of queens.
        Picture::Bits => html! {},
        Picture::Board
        | Picture::Answers
        | Picture::Losses
        | Picture::Swaps
        | Picture::Domains
        | Picture::Cover
        | Picture::Repair
        | Picture::Knights => array(language, places, facts, moment),
    };
    let mut blocks = match facts.state {
        StateView::Stack if markers.is_empty() => vec![stack, array],
        StateView::Stack => vec![stack, strips(language, places, markers, send), array],
        StateView::Pointer if markers.is_empty() => vec![array, stack],
        StateView::Pointer => vec![array, strips(language, places, markers, send), stack],
        StateView::Plain => vec![array, stack],
        StateView::Nest => vec![nest(language, loops, lit, send), array, stack],
    };
    blocks.insert(1, check);
    html! {
        <>
            {picture}
            for block in blocks {
                {block}
            }
            {variables(language, printed, moment, &listed)}
        </>
    }
}
