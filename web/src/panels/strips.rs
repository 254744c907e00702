//! The marker arrays as strips of cells. Pointing at a cell lights its line on the
//! board; arrows move along a strip.

use queenscope_solver::Line;
use yew::prelude::*;

use super::pointing::{keep_focus, pointing, rove};
use crate::{
    highlight::Highlight,
    locale::Language,
    message::Message,
    notation::Places,
    strips::{CellLook, Content, Strip, StripCell},
};

/// The marker arrays.
pub fn strips(
    language: Language,
    places: Places,
    all: Vec<Strip>,
    send: &Callback<Message>,
) -> Html {
    let strings = &language.strings().inside;
    html! {
        <div class="block strips">
            <h3>{strings.markers}</h3>
            for (place, strip) in all.into_iter().enumerate() {
                <StripView key={place} {language} {places} {strip} send={send.clone()} />
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct StripProps {
    language: Language,
    places: Places,
    strip: Strip,
    send: Callback<Message>,
}

#[component]
fn StripView(props: &StripProps) -> Html {
    let StripProps {
        language,
        places,
        strip,
        ..
    } = props;
    let strings = &language.strings().inside;
    let code = format!("{}[{}]", strip.name, strip.index);
    let kind = (strings.line_kind)(strip.kind, *places);
    let stop = stop(strip);
    html! {
        <div class="strip">
            <p class="strip-name"><code>{code.clone()}</code>{kind}</p>
            <div role="grid" aria-label={format!("{code}, {kind}")}
                onkeydown={|event| rove(event, "ArrowLeft", "ArrowRight")}
                onmousedown={keep_focus}>
                <div class="cells" role="row">
                    for cell in &strip.cells {
                        <CellView key={cell.index} language={*language} places={*places} array={strip.name.clone()}
                            kind={strip.kind} cell={cell.clone()}
                            tabindex={if cell.index == stop { "0" } else { "-1" }}
                            send={props.send.clone()} />
                    }
                </div>
            </div>
        </div>
    }
}

/// The cell at which the Tab key stops: the one pointed at, else the one that this
/// step has touched, else the first.
fn stop(strip: &Strip) -> i64 {
    let is_touched = |cell: &&StripCell| cell.look != CellLook::Untouched;
    let cells = || strip.cells.iter();
    cells()
        .find(|cell| cell.lit)
        .or_else(|| cells().find(is_touched))
        .or_else(|| cells().next())
        .map_or(0, |cell| cell.index)
}

#[derive(Properties, PartialEq)]
struct CellProps {
    language: Language,
    places: Places,
    array: String,
    kind: Line,
    cell: StripCell,
    tabindex: &'static str,
    send: Callback<Message>,
}

#[component]
fn CellView(props: &CellProps) -> Html {
    let CellProps {
        language,
        places,
        array,
        kind,
        cell,
        ..
    } = props;
    let on = pointing(
        &props.send,
        Highlight::Line {
            kind: *kind,
            number: cell.number,
        },
    );
    let look = match cell.look {
        CellLook::Untouched => "",
        CellLook::Read => "is-read",
        CellLook::Blocking => "is-read is-hit",
        CellLook::Skipped => "is-skip",
    };
    let class = classes!(
        "cell",
        look,
        (cell.content == Content::Taken).then_some("is-set"),
        cell.lit.then_some("is-lit"),
    );
    html! {
        <div {class} role="gridcell" tabindex={props.tabindex}
            onpointerenter={on.enter} onpointerleave={on.leave} onpointerup={on.up}
            onfocus={on.focus} onblur={on.blur}>
            <b aria-hidden="true">{shown(cell)}</b>
            <span class="cell-index" aria-hidden="true">{cell.index}</span>
            <span class="vh">{(language.strings().inside.marker_cell)(array, *kind, cell, *places)}</span>
        </div>
    }
}

/// The value of a cell that says something: of a free one only once it is read.
fn shown(cell: &StripCell) -> &str {
    match (cell.look, cell.content) {
        (CellLook::Skipped, _) => "–",
        (CellLook::Untouched, Content::Free | Content::Unmade) => "",
        (CellLook::Untouched | CellLook::Read | CellLook::Blocking, _) => &cell.value,
    }
}
