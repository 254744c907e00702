//! The call stack, newest frame at the top.

use queenscope_solver::Frame;
use yew::prelude::*;

use crate::{frames, locale::Language, narration::signature};

/// The call stack.
pub fn stack(language: Language, all: &[Frame]) -> Html {
    let strings = language.strings();
    let newest = all.len().saturating_sub(1);
    html! {
        <div class="block">
            <table class="stack">
                <caption>{strings.stack}</caption>
                <thead>
                    <tr>
                        <th scope="col">{strings.top}</th>
                        <th scope="col">{strings.stack_variables}</th>
                        <th scope="col">{strings.line}</th>
                    </tr>
                </thead>
                <tbody>
                    for (depth, frame) in all.iter().enumerate().rev() {
                        <tr key={depth} class={classes!((depth == newest).then_some("is-top"))}
                            aria-current={if depth == newest { "true" } else { "false" }}>
                            <th scope="row">{name(frame)}</th>
                            <td>{variables(frame, depth)}</td>
                            <td>{line(frame, newest - depth, language)}</td>
                        </tr>
                    }
                </tbody>
                <tfoot>
                    <tr><td colspan="3">{strings.bottom}</td></tr>
                </tfoot>
            </table>
        </div>
    }
}

fn name(frame: &Frame) -> String {
    if frame.name == "<module>" {
        frame.name.clone()
    } else {
        signature(frame)
    }
}

/// The variables of a call. Those of the top level have a place of their own.
fn variables(frame: &Frame, depth: usize) -> Html {
    let own: &[_] = if depth == 0 { &[] } else { &frame.variables };
    html! {
        <span class="vars">
            for (name, value) in own {
                <span key={name.clone()} class="var"><i>{name.clone()}</i>{frames::shown(value)}</span>
            }
        </span>
    }
}

/// The line of a frame so many calls below the newest.
fn line(frame: &Frame, below: usize, language: Language) -> String {
    let strings = language.strings();
    match frame.line {
        Some(line) if below == 0 => (strings.line_next)(line),
        Some(line) => (strings.waiting_at)(line),
        None => String::new(),
    }
}
