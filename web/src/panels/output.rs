//! What the program has printed.

use queenscope_solver::Moment;
use yew::prelude::*;

use super::icon::small_icon;
use crate::locale::Language;

/// What the program has printed: the last line, and on demand the newest ones.
pub fn output(language: Language, moment: &Moment) -> Html {
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
    html! {
        <div class="output">
            <details>
                <summary class="output-head">
                    <h3 class="h-small">{strings.output}</h3>
                    {small_icon("i-down")}
                    <p>{(strings.lines_printed)(moment.printed)}</p>
                    <code>{last.clone()}</code>
                </summary>
                <pre tabindex="0" aria-label={strings.output}>{moment.output.join("\n")}</pre>
            </details>
        </div>
    }
}
