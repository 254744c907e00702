//! The comparisons of the running check, row by row. Its room is always the same, so
//! that nothing below moves when a check begins or ends.

use web_sys::HtmlElement;
use yew::prelude::*;

use super::icon::small_icon;
use crate::{
    comparisons::{Check, Comparison, Comparisons, Outcome},
    locale::{Language, Strings},
    notation::Places,
};

/// Rows in sight.
const ROWS: i64 = 8;

/// The height of a row in the styles.
const HEIGHT: i32 = 26;

/// What the table needs.
#[derive(Properties, PartialEq)]
pub struct LedgerProps {
    /// The language.
    pub language: Language,
    /// How places are called.
    pub places: Places,
    /// What there is to show.
    pub check: Check,
}

/// The comparisons of the running check.
#[component]
pub fn Ledger(props: &LedgerProps) -> Html {
    let strings = props.language.strings();
    let room = use_node_ref();
    let current = match &props.check {
        Check::At(at) => at.current,
        Check::Absent | Check::Resting { .. } => None,
    };
    use_effect_with(current, {
        let room = room.clone();
        move |current| {
            if let Some(room) = room.cast::<HtmlElement>() {
                let above = i32::try_from(current.unwrap_or(0) - ROWS).unwrap_or(0);
                room.set_scroll_top(above.max(0) * HEIGHT);
            }
        }
    });
    let most = i64::from(props.places.n) - 1;
    let (name, note) = match &props.check {
        Check::Absent => return html! { <div hidden=true></div> },
        Check::Resting { name } => (name.clone(), strings.check_rests.to_owned()),
        Check::At(at) => (
            at.call.clone(),
            at.row
                .map_or(String::new(), |row| (strings.check_row)(row, props.places)),
        ),
    };
    html! {
        <div class="block ledger-room" style={format!("--rows: {}", most.min(ROWS))}>
            <h3 id="h-check"><code>{name}</code>{" "}<small>{note}</small></h3>
            <div class={classes!("ledger-rows", (most > ROWS).then_some("is-narrow"))} ref={room} role="group" aria-labelledby="h-check"
                tabindex={(most > ROWS).then_some("0")}>
                if let Check::At(at) = &props.check {
                    {table(strings, props.places, at)}
                }
            </div>
        </div>
    }
}

fn table(strings: &Strings, places: Places, at: &Comparisons) -> Html {
    if at.pairs.is_empty() {
        let note = at.row.map(|_| (strings.check_nothing)(places));
        return html! { <p class="note">{note.unwrap_or_default()}</p> };
    }
    let [same, columns, rows, result] = (strings.check_heads)(places);
    html! {
        <table class="ledger" aria-labelledby="h-check">
            <thead>
                <tr>
                    <th scope="col"><code>{"i"}</code></th>
                    <th scope="col"><code>{"a[i]"}</code></th>
                    <th scope="col">{same}</th>
                    <th scope="col">{columns}</th>
                    <th scope="col">{rows}</th>
                    <th scope="col">{result}</th>
                </tr>
            </thead>
            <tbody>
                for pair in &at.pairs {
                    {row(strings, at, pair)}
                }
            </tbody>
        </table>
    }
}

fn row(strings: &Strings, at: &Comparisons, pair: &Comparison) -> Html {
    let is_current = at.current == Some(pair.with);
    let class = match pair.outcome {
        Outcome::SameColumn | Outcome::SameDistance => "is-hit",
        Outcome::Free | Outcome::Next if is_current => "is-now",
        Outcome::Free => "",
        Outcome::Next | Outcome::Open => "is-todo",
    };
    html! {
        <tr key={pair.with} {class} aria-current={if is_current { "true" } else { "false" }}>
            <th scope="row">{pair.with}</th>
            <td>{pair.column}</td>
            {made(strings, at, pair)}
        </tr>
    }
}

/// What a comparison has worked out, as far as the program has: it looks no further
/// once two queens stand in one column.
fn made(strings: &Strings, at: &Comparisons, pair: &Comparison) -> Html {
    let apart = (pair.column - at.column).abs();
    let columns = format!("|{}−{}|={apart}", pair.column, at.column);
    let rows = at.row.unwrap_or(0) - pair.with;
    let conflict = || html! { <td>{small_icon("m-x")}{strings.check_conflict}</td> };
    match pair.outcome {
        Outcome::Free => html! {
            <>
                <td>{strings.no}</td>
                <td>{columns}</td>
                <td>{rows}</td>
                <td>{small_icon("m-tick")}{strings.check_free}</td>
            </>
        },
        Outcome::SameDistance => html! {
            <>
                <td>{strings.no}</td>
                <td>{columns}</td>
                <td>{rows}</td>
                {conflict()}
            </>
        },
        Outcome::SameColumn => html! {
            <>
                <td>{strings.yes}</td>
                <td>{"–"}</td>
                <td>{"–"}</td>
                {conflict()}
            </>
        },
        Outcome::Next => html! { <td colspan="4">{strings.check_next}</td> },
        Outcome::Open => html! { <td colspan="4">{strings.check_open}</td> },
    }
}
