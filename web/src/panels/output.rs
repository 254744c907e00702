//! What the program has printed.

use queenscope_solver::Moment;
use yew::prelude::*;

use super::icon::small_icon;
use crate::{locale::Language, notation::Places};

/// What the program has printed: the last line, and on demand the newest ones. Boards
/// are in the notation in force.
pub fn output(language: Language, places: Places, moment: &Moment) -> Html {
    let strings = language.strings();
    let Some(last) = moment.output.last() else {
        return html! {
            <div class="output">
                <div class="output-head">
                    <h3 class="h-small">{strings.output}</h3>
                    <p>{strings.nothing_yet}</p>
                </div>
            </div>
        };
    };
    let lines: Vec<_> = moment
        .output
        .iter()
        .map(|line| places.printed(line))
        .collect();
    let (last, lines) = (
        places.printed(last).into_owned(),
        lines.join(
            "
",
        ),
    );
    html! {
        <div class="output">
            <details>
                <summary class="output-head">
                    <h3 class="h-small">{strings.output}</h3>
                    {small_icon("i-down")}
                    <p>{(strings.lines_printed)(moment.printed)}</p>
                    <code>{last}</code>
                </summary>
                <pre tabindex="0" aria-label={strings.output}>{lines}</pre>
            </details>
        </div>
    }
}
