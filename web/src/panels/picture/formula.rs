//! Which rule the formula follows on this board, why, and where it comes from.

use yew::prelude::*;

use crate::{model::Model, pictures::formula, which::Which};

/// The rule; nothing for a program that may have changed it.
pub fn formula(model: &Model) -> Html {
    let ideas = &model.language.strings().ideas;
    let n = model.subject.n.get();
    match model.subject.program {
        Which::Course(_) => html! {
            <div class="block idea">
                <h3>{ideas.rule}</h3>
                <p>{(ideas.rule_text)(formula::rule(n), model.places())}</p>
                <p class="note">{ideas.source}</p>
            </div>
        },
        Which::Own => html! {},
    }
}
