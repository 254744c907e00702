//! The columns that are left in each row, and the order in which rows were chosen.
//! Pointing at a row lights it on the board.

use yew::prelude::*;

use crate::{
    highlight::Highlight,
    locale::Language,
    message::Message,
    model::Model,
    notation::Places,
    panels::pointing::{keep_focus, pointing, rove},
    pictures::domains::{Domain, Domains, Standing},
};

/// From this size on there is no room for numbers on squares.
const NUMBERED: u8 = 12;

/// The side of a square, in units of the drawing.
const SIDE: u16 = 20;

/// The rows of the program in force.
pub fn domains(model: &Model, send: &Callback<Message>) -> Html {
    let (language, places) = (model.language, model.places());
    let n = places.n;
    let strings = &language.strings().domains;
    let found = Domains::of(&model.subject.facts, &model.glance);
    let (rows, order) = found.map_or((Vec::new(), None), |all| (all.rows, all.order));
    let lit = |row: u8| model.highlight.lights_row(Some(row));
    let stop = (1..=n).find(|row| lit(*row)).unwrap_or(1);
    html! {
        <div class="block domains" style={format!("--n:{n}")}>
            <h3>{(strings.heading)(places)}<small>{(strings.meaning)(places)}</small></h3>
            if rows.is_empty() {
                <p class="note">{language.strings().none_yet}</p>
            } else {
                <p class="signs">
                    <span class="swatch-free"></span>
                    <span>{strings.free}</span>
                    if n > NUMBERED {
                        <span class="swatch-attacked"></span>
                        <span>{strings.attacked}</span>
                    } else {
                        <b>{1}</b>
                        <span>{strings.attackers}</span>
                    }
                </p>
                <p class="left-head"><span title={(strings.heading)(places)}>{strings.left}</span></p>
            }
            <ol class={(n > NUMBERED).then_some("is-dense")}
                onkeydown={|event| rove(event, "ArrowUp", "ArrowDown")} onmousedown={keep_focus}>
                for domain in &rows {
                    <Row key={domain.row} {language} {places} lit={lit(domain.row)}
                        tabindex={if stop == domain.row { "0" } else { "-1" }}
                        send={send.clone()} domain={domain.clone()} />
                }
            </ol>
            if let Some(order) = order {
                <p class="order">
                    <span>{(strings.order)(places)}</span>
                    for (place, row) in order.iter().enumerate() {
                        <b key={place}>{places.row((*row).into())}</b>
                    }
                </p>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct RowProps {
    language: Language,
    places: Places,
    domain: Domain,
    lit: bool,
    tabindex: &'static str,
    send: Callback<Message>,
}

#[component]
fn Row(props: &RowProps) -> Html {
    let domain = &props.domain;
    let on = pointing(&props.send, Highlight::Row(domain.row));
    let standing = match domain.standing {
        Standing::Plain => "",
        Standing::Fewest => "is-fewest",
        Standing::AtWork => "is-top",
        Standing::WipedOut => "is-wiped",
    };
    let class = classes!(
        standing,
        domain.queen.map(|_| "is-filled"),
        props.lit.then_some("is-lit")
    );
    let words = (props.language.strings().domains.row)(domain, props.places);
    html! {
        <li {class} tabindex={props.tabindex}
            onpointerenter={on.enter} onpointerleave={on.leave} onpointerup={on.up}
            onfocus={on.focus} onblur={on.blur}>
            <span class="vh">{words}</span>
            <code aria-hidden="true">{props.places.row(domain.row.into())}</code>
            {squares(domain)}
            <code aria-hidden="true">{domain.left()}</code>
        </li>
    }
}

/// The squares of a row: free ones open, attacked ones with the number of attacks or a
/// stroke, the queen's filled.
fn squares(domain: &Domain) -> Html {
    let n = domain.hits.len();
    let numbered = n <= usize::from(NUMBERED);
    let places = || (0_u16..).map(|place| place * SIDE).zip(&domain.hits);
    let width = usize::from(SIDE) * n;
    if let Some(column) = domain.queen {
        let x = u16::from(column - 1) * SIDE;
        return html! {
            <svg viewBox={format!("0 0 {width} {SIDE}")} preserveAspectRatio="none" aria-hidden="true">
                <path class="line" d={format!("M0 10H{width}")} />
                <path class="queen-at" d={format!("M{} 2h16v16h-16z", x + 2)} />
            </svg>
        };
    }
    let path = |part: &dyn Fn(u16) -> String, of: &dyn Fn(i64) -> bool| -> String {
        let some = places().filter(|(_, hits)| of(**hits));
        some.map(|(x, _)| part(x)).collect()
    };
    let open = |x: u16| format!("M{} 2h16v16h-16z", x + 2);
    let stroke = |x: u16| format!("M{} 16l12 -12", x + 4);
    html! {
        <svg viewBox={format!("0 0 {width} {SIDE}")} preserveAspectRatio="none" aria-hidden="true">
            <path class="open" d={path(&open, &|hits| hits <= 0)} />
            if numbered {
                for (x, hits) in places().filter(|(_, hits)| **hits > 0) {
                    <text key={x} x={(x + 10).to_string()} y="15">{*hits}</text>
                }
            } else {
                <path class="stroke" d={path(&stroke, &|hits| hits > 0)} />
            }
        </svg>
    }
}
