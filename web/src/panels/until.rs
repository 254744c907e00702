//! What to run until, as in a debugger: a list with a button for each way along the run.

use queenscope_solver::BoardSize;
use web_sys::HtmlInputElement;
use yew::prelude::*;

use super::icon::icon;
use crate::{
    locale::Language,
    message::{DebugMessage, Message},
    model::{Debugger, Direction, Goal},
};

/// The list of what can be waited for.
pub fn until(
    language: Language,
    n: BoardSize,
    debugger: &Debugger,
    send: &Callback<Message>,
) -> Html {
    let words = &language.strings().debug;
    let row = debugger.row(n);
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
                        {label(language, goal, row, n, send)}
                        {run(language, Direction::Back, goal, row, send)}
                        {run(language, Direction::Forward, goal, row, send)}
                    </li>
                }
            </ul>
            if !debugger.breakpoints.is_empty() {
                <button class="btn btn-line clear" type="button"
                    onclick={send.reform(|_| Message::Debug(DebugMessage::Clear))}>
                    {words.clear}
                </button>
            }
        </div>
    }
}

/// What is waited for, with a field for the row if it is about one.
fn label(language: Language, goal: Goal, row: u8, n: BoardSize, send: &Callback<Message>) -> Html {
    let words = &language.strings().debug;
    let (before, behind) = (words.goal)(goal);
    if !goal.has_row() {
        return html! { <span>{before}</span> };
    }
    let onchange = send.reform(|event: Event| {
        let text = event.target_unchecked_into::<HtmlInputElement>().value();
        Message::Debug(DebugMessage::Row(text.parse().unwrap_or(1)))
    });
    html! {
        <span class="goal-row">
            {before}
            <input type="number" min="1" max={n.get().to_string()} value={row.to_string()}
                aria-label={words.row} {onchange} />
            {behind}
        </span>
    }
}

/// A button that runs one way.
fn run(
    language: Language,
    direction: Direction,
    goal: Goal,
    row: u8,
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
        <button {class} type="button" aria-label={(words.run)(direction, goal, row)}
            onclick={send.reform(move |_| Message::Debug(DebugMessage::Run(direction, goal)))}>
            {icon(name)}
        </button>
    }
}
