//! The call stack, newest frame at the top.

use queenscope_solver::{Frame, Moment, Value};
use yew::prelude::*;

use super::pointing::{keep_focus, pointing, rove};
use super::variables::var;
use crate::{
    facts::{Facts, Picture},
    frames,
    highlight::{self, Highlight},
    locale::Language,
    message::Message,
    narration::signature,
    pictures::{
        answers::{Answer, News},
        bits::brief,
    },
    printed::Printed,
};

/// Up to this size masks are shown in binary: of larger ones there is no room.
const IN_BINARY: usize = 8;

/// What there is to show of the calls of a moment.
pub struct Calls<'a> {
    /// What the page knows of the program.
    pub facts: &'a Facts,
    /// The moment.
    pub moment: &'a Moment,
    /// The program as its lines are numbered.
    pub printed: &'a Printed,
    /// The value that has just arrived at the newest frame.
    pub answer: Option<&'a Answer>,
}

/// The call stack, with room for as many frames as it can have. Pointing at a frame
/// lights the row that it was called for.
pub fn stack(
    language: Language,
    calls: &Calls<'_>,
    deepest: usize,
    lit: Highlight,
    send: &Callback<Message>,
) -> Html {
    let strings = language.strings();
    let facts = calls.facts;
    let all = &calls.moment.frames;
    let newest = all.len().saturating_sub(1);
    let stop = stop(facts, all, lit);
    let call = |depth, frame| Call {
        calls,
        frame,
        row: highlight::row_of(facts, frame),
        depth,
        newest,
    };
    // A finger that is lifted leaves too, but what it has lit stays lit.
    let nothing = pointing(send, Highlight::None).leave;
    html! {
        <div class={classes!("block", "stack-box", shape(facts))} style={format!("--frames:{deepest}")}>
            <table class="stack">
                <caption>{strings.stack}</caption>
                <thead>
                    <tr>
                        <th scope="col">{strings.top}</th>
                        <th scope="col">{strings.stack_variables}</th>
                        <th scope="col">{strings.line}</th>
                    </tr>
                </thead>
                <tbody onkeydown={|event| rove(event, "ArrowUp", "ArrowDown")} onmousedown={keep_focus}
                    onpointerleave={nothing}>
                    if let Some(answer) = calls.answer {
                        // It stands where the frame stood, so that nothing moves yet.
                        <tr key={newest + 1} class="is-gone">
                            <th scope="row">{calls.printed.quoted(&answer.call)}</th>
                            <td class={news(answer)}>{format!("→ {}", calls.printed.quoted(&answer.value))}</td>
                            <td>{strings.ideas.gone}</td>
                        </tr>
                    }
                    for (depth, frame) in all.iter().enumerate().rev() {
                        {row(language, &call(depth, frame), stop, lit, send)}
                    }
                </tbody>
                <tfoot>
                    <tr><td colspan="3">{strings.bottom}</td></tr>
                </tfoot>
            </table>
        </div>
    }
}

/// The class of a stack whose frames have much to show: what they hold goes below what
/// they are called.
fn shape(facts: &Facts) -> Option<&'static str> {
    match facts.picture {
        Picture::Bits
        | Picture::Domains
        | Picture::Losses
        | Picture::Swaps
        | Picture::Cover
        | Picture::Repair => Some("is-wide"),
        Picture::Board | Picture::Answers | Picture::Knights => None,
    }
}

/// How a value that comes back looks.
fn news(answer: &Answer) -> Classes {
    let kind = match answer.news {
        News::Good => Some("is-good"),
        News::Bad => Some("is-bad"),
        News::Plain => None,
    };
    classes!("answer", kind)
}

/// The frame at which the Tab key stops: the newest one pointed at, else the newest
/// of all that belong to a row.
fn stop(facts: &Facts, all: &[Frame], lit: Highlight) -> Option<usize> {
    let rows = || all.iter().map(|frame| highlight::row_of(facts, frame));
    rows()
        .rposition(|row| lit.lights_row(row))
        .or_else(|| rows().rposition(|row| row.is_some()))
}

/// A frame of a moment, the row that it was called for if it is called for one, and its
/// place.
struct Call<'a> {
    calls: &'a Calls<'a>,
    frame: &'a Frame,
    row: Option<u8>,
    depth: usize,
    newest: usize,
}

fn row(
    language: Language,
    call: &Call<'_>,
    stop: Option<usize>,
    lit: Highlight,
    send: &Callback<Message>,
) -> Html {
    let Call {
        calls,
        frame,
        row,
        depth,
        newest,
    } = *call;
    let on = pointing(send, row.map_or(Highlight::None, Highlight::Row));
    let tabindex = match row {
        Some(_) if stop == Some(depth) => Some("0"),
        Some(_) => Some("-1"),
        None => None,
    };
    let class = classes!(
        (depth == newest).then_some("is-top"),
        lit.lights_row(row).then_some("is-lit"),
    );
    html! {
        <tr key={depth} {class} {tabindex}
            aria-current={if depth == newest { "true" } else { "false" }}
            onpointerenter={on.enter} onpointerleave={on.leave} onpointerup={on.up}
            onfocus={on.focus} onblur={on.blur}>
            <th scope="row">{calls.printed.quoted(&name(calls.facts, calls.moment, frame))}</th>
            <td>{variables(calls, frame, depth)}</td>
            if let Some(answer) = calls.answer.filter(|_| depth == newest) {
                <td class={news(answer)}>{(language.strings().ideas.arrives)(calls.printed.number(answer.line), &calls.printed.quoted(&answer.value))}</td>
            } else {
                <td>{line(frame, newest - depth, calls.printed, language)}</td>
            }
        </tr>
    }
}

/// What a frame is called; with its masks in decimal where they follow in binary.
fn name(facts: &Facts, moment: &Moment, frame: &Frame) -> String {
    if frame.name == "<module>" {
        frame.name.clone()
    } else if usize::from(moment.n.get()) <= IN_BINARY {
        signature(frame)
    } else {
        brief(facts, frame)
    }
}

/// The variables of a call. Those of the top level have a place of their own.
fn variables(calls: &Calls<'_>, frame: &Frame, depth: usize) -> Html {
    let Calls {
        facts,
        moment,
        printed,
        ..
    } = calls;
    let own: &[_] = if depth == 0 { &[] } else { &frame.variables };
    html! {
        <span class="vars">
            for (name, value) in own {
                <span key={name.clone()} class={var(moment, depth, name)}><i>{printed.quoted(name)}</i>{printed.quoted(&shown(facts, moment, name, value))}</span>
            }
        </span>
    }
}

/// A value, of masks in binary if there is room.
fn shown(facts: &Facts, moment: &Moment, name: &str, value: &Value) -> String {
    let n = usize::from(moment.n.get());
    match value {
        Value::Integer(bits) if facts.picture == Picture::Bits && name != "k" && n <= IN_BINARY => {
            format!("{bits:0n$b}")
        }
        Value::Integer(_) | Value::Boolean(_) | Value::Integers(_) | Value::Booleans(_) => {
            frames::shown(value)
        }
    }
}

/// The line of a frame so many calls below the newest.
fn line(frame: &Frame, below: usize, printed: &Printed, language: Language) -> String {
    let strings = language.strings();
    match frame.line.map(|line| printed.number(line)) {
        Some(line) if below == 0 => (strings.line_next)(line),
        Some(line) => (strings.waiting_at)(line),
        None => String::new(),
    }
}
