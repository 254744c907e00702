//! The board in words: a table beside the picture, for assistive technology. Only
//! rows that have changed are rendered anew, so that a large board costs little.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    locale::Language,
    scene::{RowScene, Scene},
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
    html! {
        // A table does not shrink below its words; what is around it cuts them off.
        <div class="vh words">
            <table class="chessboard">
                <caption>{strings.chessboard}</caption>
                <tbody>
                    for row in &props.scene.rows {
                        <Row key={row.row} language={props.language} n={props.scene.n} row={row.clone()} />
                    }
                </tbody>
            </table>
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct RowProps {
    language: Language,
    n: u8,
    row: RowScene,
}

#[component]
fn Row(props: &RowProps) -> Html {
    let strings = props.language.strings();
    let name = |column| (strings.cell)(&props.row.cell(column));
    html! {
        <tr>
            for column in 1..=props.n {
                <td key={column}>{name(column)}</td>
            }
        </tr>
    }
}
