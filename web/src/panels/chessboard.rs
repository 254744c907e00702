//! The board in words: a table beside the picture, for assistive technology. Only
//! rows that have changed are rendered anew, so that a large board costs little.

use std::rc::Rc;

use yew::prelude::*;

use super::board::Turn;
use crate::{
    locale::Language,
    notation::Places,
    scene::{Cell, Scene},
};

/// What the table needs.
#[derive(Properties, PartialEq)]
pub struct ChessboardProps {
    /// The language.
    pub language: Language,
    /// What is on the board.
    pub scene: Rc<Scene>,
}

/// The board in words.
#[component]
pub fn Chessboard(props: &ChessboardProps) -> Html {
    let strings = props.language.strings();
    let n = props.scene.n;
    html! {
        // A table does not shrink below its words; what is around it cuts them off.
        <div class="vh words">
            <table class="chessboard">
                <caption>{strings.chessboard}</caption>
                <tbody>
                    for number in 1..=n {
                        <Row key={number} language={props.language}
                            places={props.scene.places} cells={cells(&props.scene, number)} />
                    }
                </tbody>
            </table>
        </div>
    }
}

/// A row of the table as the board is drawn: a row of the program or a column.
fn cells(scene: &Scene, number: u8) -> Vec<Cell> {
    let turn = Turn::of(scene.places);
    let cell = |at| {
        let (column, row) = turn.turned((at, number));
        scene.rows[usize::from(row) - 1].cell(column)
    };
    (1..=scene.n).map(cell).collect()
}

#[derive(Properties, PartialEq)]
struct RowProps {
    language: Language,
    places: Places,
    cells: Vec<Cell>,
}

#[component]
fn Row(props: &RowProps) -> Html {
    let strings = props.language.strings();
    html! {
        <tr>
            for (number, cell) in props.cells.iter().enumerate() {
                <td key={number}>{(strings.cell)(cell, props.places)}</td>
            }
        </tr>
    }
}
