//! The array of queens, cell by cell, with the pointer to the row at work. A value
//! that is no longer on the board is marked as stale.

use queenscope_solver::{Moment, Value};
use yew::prelude::*;

use crate::{facts::Facts, frames, inline::Age, locale::Language, notation::Places};

/// Cells in a line: more would be too narrow to read.
const WIDTH: usize = 10;

/// A cell of the array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ArrayCell {
    /// Its index, from 1.
    pub index: usize,
    /// Its value.
    pub value: i64,
    /// What the value means.
    pub state: CellState,
    /// Whether the last step has changed it.
    pub age: Age,
}

/// What the value of a cell means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CellState {
    /// 0: nothing.
    Unset,
    /// A queen stands there.
    OnBoard,
    /// The row at work is trying it.
    AtWork,
    /// It is left over from earlier.
    Stale,
}

/// The cells of `a` from 1 on, if the program has it by now.
pub fn cells(moment: &Moment) -> Vec<ArrayCell> {
    let module = moment.frames.get(..1).unwrap_or_default();
    let Some(Value::Integers(values)) = frames::variable(module, "a") else {
        return Vec::new();
    };
    let at_work = moment.board.active.map(|active| usize::from(active.row));
    let queens = moment.board.rows.iter().map(|row| row.queen.map(i64::from));
    (1..)
        .zip(values.iter().skip(1).zip(queens))
        .map(|(index, (value, queen))| {
            let state = match *value {
                0 => CellState::Unset,
                value if queen == Some(value) => CellState::OnBoard,
                _ if at_work == Some(index) => CellState::AtWork,
                _ => CellState::Stale,
            };
            let mut changed = moment.changed.iter();
            let is_new = changed.any(|one| one.name == "a" && one.cells.contains(&index));
            ArrayCell {
                age: if is_new { Age::New } else { Age::Old },
                index,
                value: *value,
                state,
            }
        })
        .collect()
}

/// The array of queens.
pub fn array(language: Language, places: Places, facts: &Facts, moment: &Moment) -> Html {
    let strings = language.strings();
    let cells = cells(moment);
    let module = moment.frames.get(..1).unwrap_or_default();
    let row = match facts.row.as_deref() {
        Some(name) if facts.points() => frames::integer(module, name).map(|row| (name, row)),
        _ => None,
    };
    let any_stale = cells.iter().any(|cell| cell.state == CellState::Stale);
    let text: Vec<_> = cells
        .iter()
        .map(|cell| match cell.state {
            CellState::Stale => format!("{} ({})", cell.value, strings.stale),
            CellState::Unset | CellState::OnBoard | CellState::AtWork => cell.value.to_string(),
        })
        .collect();
    html! {
        <div class="block">
            <h3>{strings.array}<small>{(strings.array_meaning)(places)}</small></h3>
            if cells.is_empty() {
                <p class="note">{strings.none_yet}</p>
            } else {
                <p class="vh">{(strings.array_text)(&text.join(", "))}</p>
            }
            <div class="array-lines" aria-hidden="true">
                for (number, line) in cells.chunks(WIDTH).enumerate() {
                    <div key={number} class="array">
                        for cell in line {
                            {column(cell, row)}
                        }
                    </div>
                }
            </div>
            if any_stale {
                <p class="note"><span class="swatch-stale"></span>{strings.stale}</p>
            }
            if let Some((name, 0)) = row {
                <p class="note"><code>{format!("{name} = 0")}</code></p>
            } else if row.is_some() {
                <p class="note">{strings.array_is_stack}</p>
            }
        </div>
    }
}

fn column(cell: &ArrayCell, row: Option<(&str, i64)>) -> Html {
    let state = match cell.state {
        CellState::Unset => None,
        CellState::OnBoard => Some("is-set"),
        CellState::AtWork => Some("is-at-work"),
        CellState::Stale => Some("is-stale"),
    };
    let age = (cell.age == Age::New).then_some("is-new");
    let here = row.filter(|(_, row)| usize::try_from(*row) == Ok(cell.index));
    html! {
        <div key={cell.index} class="a-column">
            <span class={classes!("a-cell", state, age)}>{cell.value}</span>
            <span class={classes!("a-idx", here.map(|_| "is-now"))}>{cell.index}</span>
            if let Some((name, row)) = here {
                <span class="tag tag-up">{format!("{name} = {row}")}</span>
            }
        </div>
    }
}
