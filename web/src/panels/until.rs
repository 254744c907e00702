//! What to run until, as in a debugger: a list with a button for each way along the run.

use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::{always, icon::icon};
use crate::{
    locale::Language,
    message::{DebugMessage, Message},
    model::{Debugger, Direction, Goal},
    notation::Places,
};

/// The list of what can be waited for.
pub fn until(
    language: Language,
    places: Places,
    debugger: &Debugger,
    send: &Callback<Message>,
) -> Html {
    let words = &language.strings().debug;
    let row = debugger.row(places.n);
    html! {
        <div class="goals">
            <p class="goals-ways" aria-hidden="true">
                <span>{(words.way)(Direction::Back)}</span>
                <span>{(words.way)(Direction::Forward)}</span>
            </p>
            <ul>
                for goal in Goal::LISTED {
                    <li key={goal.as_str()}
                        aria-current={if goal == debugger.last { "true" } else { "false" }}>
                        {label(language, goal, row, places, send)}
                        {run(language, Direction::Back, goal, (row, places), send)}
                        {run(language, Direction::Forward, goal, (row, places), send)}
                    </li>
                }
            </ul>
            if !debugger.breakpoints.is_empty() {
                <button class="btn btn-line clear" type="button"
                    onclick={always(send, Message::Debug(DebugMessage::Clear))}>
                    {words.clear}
                </button>
            }
        </div>
    }
}

/// What is waited for, with a field for the row if it is about one.
fn label(
    language: Language,
    goal: Goal,
    row: u8,
    places: Places,
    send: &Callback<Message>,
) -> Html {
    let words = &language.strings().debug;
    let (before, behind) = (words.goal)(goal, places);
    if !goal.has_row() {
        return html! { <span>{before}{behind}</span> };
    }
    let (first, last) = (places.row(1), places.row(places.n.into()));
    let onchange = send.reform(move |event: Event| {
        let text = event.target_unchecked_into::<HtmlInputElement>().value();
        let number = text.parse().unwrap_or(places.row(1));
        let row = places.row_of(number).clamp(1, places.n.into());
        Message::Debug(DebugMessage::Row(row as u8))
    });
    html! {
        <span class="goal-row">
            {before}
            <input type="number" min={first.min(last).to_string()}
                max={first.max(last).to_string()} value={places.row(row.into()).to_string()}
                aria-label={(words.row)(places)} {onchange} />
            {behind}
        </span>
    }
}

/// A button that runs one way.
fn run(
    language: Language,
    direction: Direction,
    goal: Goal,
    (row, places): (u8, Places),
    send: &Callback<Message>,
) -> Html {
    let words = &language.strings().debug;
    let name = match direction {
        Direction::Back => "i-prev",
        Direction::Forward => "i-next",
    };
    let class = classes!(
        "btn",
        "btn-icon",
        match direction {
            Direction::Back => "run-back",
            Direction::Forward => "run-forward",
        },
        goal.as_str()
    );
    html! {
        <button {class} type="button" aria-label={(words.run)(direction, goal, row, places)}
            onclick={always(send, Message::Debug(DebugMessage::Run(direction, goal)))}>
            {icon(name)}
        </button>
    }
}
