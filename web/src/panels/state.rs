//! What the program has in hand: the picture of its state that helps most comes
//! first.

use queenscope_solver::Moment;
use yew::prelude::*;

use super::{array::array, stack::stack, variables::variables};
use crate::{
    facts::{Facts, StateView},
    locale::Language,
};

/// What the program has in hand.
pub fn state(language: Language, facts: Facts, moment: &Moment) -> Html {
    let stack = stack(language, &moment.frames);
    let array = array(language, facts, moment);
    let (first, second) = match facts.state {
        StateView::Stack => (stack, array),
        StateView::Pointer | StateView::Nest => (array, stack),
    };
    html! {
        <>
            {first}
            {second}
            {variables(language, moment)}
        </>
    }
}
