//! The nest of loops of a program that has one loop for each row.

use yew::prelude::*;

use super::pointing::{keep_focus, pointing, rove};
use crate::{
    highlight::Highlight,
    locale::Language,
    loops::{Loop, LoopProgress},
    message::Message,
};

/// The nest of loops.
pub fn nest(
    language: Language,
    loops: &[Loop],
    highlight: Highlight,
    send: &Callback<Message>,
) -> Html {
    let strings = &language.strings().inside;
    let stop = stop(loops, highlight);
    html! {
        <div class="block">
            <h3 id="h-loops">{strings.loops}</h3>
            <ol class="nest" aria-labelledby="h-loops" style={format!("--loops:{}", loops.len())}
                onkeydown={|event| rove(event, "ArrowUp", "ArrowDown")} onmousedown={keep_focus}>
                for one in loops {
                    {row(language, one, highlight, stop, send)}
                }
            </ol>
        </div>
    }
}

/// The loop at which the Tab key stops: the one pointed at, else the running one.
fn stop(loops: &[Loop], highlight: Highlight) -> u8 {
    let rows = || loops.iter();
    rows()
        .find(|one| highlight.lights_row(Some(one.row)))
        .or_else(|| rows().find(|one| one.progress == LoopProgress::Running))
        .map_or(1, |one| one.row)
}

fn row(
    language: Language,
    one: &Loop,
    highlight: Highlight,
    stop: u8,
    send: &Callback<Message>,
) -> Html {
    let strings = &language.strings().inside;
    let on = pointing(send, Highlight::Row(one.row));
    let is_running = one.progress == LoopProgress::Running;
    let class = classes!(
        match one.progress {
            LoopProgress::Outside => "is-outside",
            LoopProgress::Around => "",
            LoopProgress::Running => "is-top",
        },
        highlight.lights_row(Some(one.row)).then_some("is-lit"),
    );
    html! {
        <li key={one.row} {class} style={format!("--depth:{}", one.row - 1)}
            tabindex={if one.row == stop { "0" } else { "-1" }}
            aria-current={if is_running { "true" } else { "false" }}
            onpointerenter={on.enter} onpointerleave={on.leave} onpointerup={on.up}
            onfocus={on.focus} onblur={on.blur}>
            <code><b>{"for"}</b>{format!(" {} = ", one.variable)}
                <span class="value">{one.value.clone().unwrap_or_else(|| "–".to_owned())}</span>
            </code>
            <span class="vh">{(strings.progress)(one.progress)}</span>
        </li>
    }
}
