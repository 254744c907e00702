//! The variables of the top level.

use queenscope_solver::{Moment, Value};
use yew::prelude::*;

use crate::{frames, locale::Language, printed::Printed};

/// The class of a variable of a frame: whether the last step has changed it.
pub fn var(moment: &Moment, frame: usize, name: &str) -> Classes {
    classes!(
        "var",
        frames::changes(moment, frame, name).then_some("is-new")
    )
}

/// The variables of the top level, lists after the rest. The array of queens and the
/// marker arrays have places of their own.
pub fn variables(
    language: Language,
    printed: &Printed,
    moment: &Moment,
    markers: &[String],
) -> Html {
    let strings = language.strings();
    let all = moment
        .frames
        .first()
        .map_or(&[][..], |frame| &frame.variables);
    let is_list = |value: &Value| matches!(value, Value::Integers(_) | Value::Booleans(_));
    let (lists, plain): (Vec<_>, Vec<_>) = all
        .iter()
        .filter(|(name, _)| name != "a" && !markers.contains(name))
        .partition(|(_, value)| is_list(value));
    html! {
        <div class="block">
            <h3>{strings.variables}</h3>
            if all.is_empty() {
                <p class="note">{strings.none_yet}</p>
            }
            <p class="vars">
                for (name, value) in plain {
                    <span key={name.clone()} class={var(moment, 0, name)}><i>{printed.quoted(name)}</i>{printed.quoted(&frames::shown(value))}</span>
                }
            </p>
            <dl class="lists">
                for (name, value) in lists {
                    <div key={name.clone()}>
                        <dt>{printed.quoted(name)}</dt>
                        <dd class={frames::changes(moment, 0, name).then_some("is-new")}>{printed.quoted(&frames::shown(value))}</dd>
                    </div>
                }
            </dl>
        </div>
    }
}
