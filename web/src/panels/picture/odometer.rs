//! How large the search is and how far it has come: the queens as an odometer, the
//! boards tested, the time that is left, and two other searches beside it.

use yew::prelude::*;

use crate::{
    inline::Age,
    locale::pieces,
    model::Model,
    panels::narration::set,
    pictures::odometer::{self, Odometer, Wheel},
};

/// How large the search is and how far it has come; nothing for other programs.
pub fn odometer(model: &Model) -> Html {
    let Some(found) = odometer::odometer(model) else {
        return html! {};
    };
    let ideas = &model.language.strings().ideas;
    let pace = (model.language.strings().pace)(model.speed, model.size);
    let tested = (ideas.tested)(found.kind, found.done, found.all);
    html! {
        <div class="block extent">
            <h3>
                {ideas.extent}
                if !found.wheels.is_empty() {
                    <small>{(ideas.wheels)(found.kind)}</small>
                }
            </h3>
            {wheels(model, &found)}
            <p>
                for piece in pieces(&tested) {
                    {set(piece)}
                }
            </p>
            // It keeps its room where there is nothing to say.
            <p class="rest">{found.rest.map(|span| (ideas.rest)(&pace, span))}</p>
            <p class="note">{(ideas.sizes)(&found.sizes)}</p>
        </div>
    }
}

fn wheels(model: &Model, found: &Odometer) -> Html {
    if found.wheels.is_empty() {
        return html! {};
    }
    let shown: Vec<String> = found
        .wheels
        .iter()
        .map(|wheel| wheel.value.to_string())
        .collect();
    let turned = (1..)
        .zip(&found.wheels)
        .filter(|(_, wheel)| wheel.age == Age::New);
    let turned: Vec<String> = turned.map(|(row, _)| format!("a[{row}]")).collect();
    let text = (model.language.strings().ideas.wheels_text)(&shown.join(" "), &turned);
    html! {
        <>
            <p class="vh">{text}</p>
            <p class="wheels" aria-hidden="true">
                for (place, one) in found.wheels.iter().enumerate() {
                    {wheel(place, *one)}
                }
            </p>
        </>
    }
}

fn wheel(place: usize, wheel: Wheel) -> Html {
    let class = match wheel.age {
        Age::New => "wheel is-new",
        Age::Old => "wheel",
    };
    html! { <span key={place} {class}>{wheel.value}</span> }
}
