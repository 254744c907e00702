//! The link arrays, node by node, on demand: first the nodes at work.

use std::rc::Rc;

use queenscope_solver::Moment;
use yew::prelude::*;

use crate::{
    locale::{CoverStrings, Language},
    notation::Places,
    panels::icon::small_icon,
    pictures::cover::{Arrays, LISTS, Record},
};

/// What the table needs.
#[derive(Properties)]
pub struct NodesProps {
    /// The language.
    pub language: Language,
    /// How places are called.
    pub places: Places,
    /// The moment: its nodes are looked at only once they are to be seen.
    pub moment: Rc<Moment>,
}

impl PartialEq for NodesProps {
    fn eq(&self, other: &NodesProps) -> bool {
        self.language == other.language
            && self.places == other.places
            && Rc::ptr_eq(&self.moment, &other.moment)
    }
}

/// What is shown of the arrays.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shown {
    Nothing,
    AtWork,
    All,
}

/// The link arrays.
#[component]
pub fn Nodes(props: &NodesProps) -> Html {
    let words = &props.language.strings().cover;
    let shown = use_state(|| Shown::Nothing);
    let onclick = {
        let shown = shown.clone();
        Callback::from(move |_: MouseEvent| {
            shown.set(match *shown {
                Shown::Nothing => Shown::AtWork,
                Shown::AtWork | Shown::All => Shown::Nothing,
            });
        })
    };
    let onchange = {
        let shown = shown.clone();
        Callback::from(move |_: Event| {
            shown.set(match *shown {
                Shown::All => Shown::AtWork,
                Shown::Nothing | Shown::AtWork => Shown::All,
            });
        })
    };
    let arrays = match *shown {
        Shown::Nothing => Arrays::default(),
        Shown::AtWork | Shown::All => Arrays::of(&props.moment).unwrap_or_default(),
    };
    let records = match *shown {
        Shown::Nothing => &[][..],
        Shown::All if !arrays.all.is_empty() => &arrays.all,
        Shown::AtWork | Shown::All => &arrays.at_work,
    };
    html! {
        <div class="cover-nodes">
            <button class="more" type="button" {onclick}
                aria-expanded={if *shown == Shown::Nothing { "false" } else { "true" }}>
                {words.arrays}{small_icon("i-down")}
            </button>
            if *shown != Shown::Nothing {
                if !arrays.all.is_empty() {
                    <label class="switch">
                        <input type="checkbox" role="switch" checked={*shown == Shown::All} {onchange} />
                        {words.all}
                    </label>
                }
                {table(words, records, props.places)}
            }
        </div>
    }
}

fn table(words: &CoverStrings, records: &[Record], places: Places) -> Html {
    html! {
        <table aria-label={words.arrays}>
            <thead>
                <tr>
                    <th scope="col">{words.node}</th>
                    for list in LISTS {
                        <th key={list} scope="col"><code>{list}</code></th>
                    }
                </tr>
            </thead>
            <tbody>
                for record in records {
                    {row(words, record, places)}
                }
            </tbody>
        </table>
    }
}

fn row(words: &CoverStrings, record: &Record, places: Places) -> Html {
    let number = record.node.number();
    html! {
        <tr key={number}>
            <th scope="row" title={(words.node_name)(record.node, places)}>{number}</th>
            for (list, cell) in record.cells.iter().enumerate() {
                <td key={list} class={(record.fresh >> list & 1 == 1).then_some("is-new")}>
                    {cell.map(|cell| cell.to_string()).unwrap_or_default()}
                </td>
            }
        </tr>
    }
}
