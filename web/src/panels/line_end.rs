//! Values at the end of a line of a listing.

use yew::prelude::*;

use super::line_text::{columns, indent};
use crate::inline::{Age, Note, Tone};

/// Values at the end of a line. They take no room there: where they do not fit, they
/// hang below the line; in the text they follow the word that it has just run. Those
/// that the line gave earlier are not read out: the state of the run has them.
pub fn values(note: &Note) -> Html {
    let class = match note.tone {
        Tone::Held => "is-held",
        Tone::Decided => "is-decided",
        Tone::Refused => "is-hit",
        Tone::Returned => "is-decided is-returned",
    };
    let hidden = if note.tone == Tone::Held {
        "true"
    } else {
        "false"
    };
    let age = (note.age == Age::New).then_some("is-new");
    html! {
        <span class={classes!("vals", class, age)} aria-hidden={hidden}>
            <span class="vh">{": "}</span>
            <span class="hang"><span class="val">{note.text.to_string()}</span></span>
        </span>
    }
}

/// What the style must know of a line to make room for values that hang below it: how
/// far it and the line below are indented, how many columns their texts take, and how
/// many values take; that follows from the statement of Python that the line stands for.
pub fn room(line: &str, below: &str, statement: &str) -> String {
    let (start, deep) = (indent(line), indent(below));
    format!(
        "--indent: {start}; --code: {}; --deep: {deep}; --below: {}; --room: {}",
        columns(&line[start..]),
        columns(&below[deep..]),
        columns_of_values(statement.trim_start())
    )
}

/// How many columns the values of a line usually take: two cells decide a test.
fn columns_of_values(text: &str) -> usize {
    let is = |word: &str| text.starts_with(word);
    if is("if ") || is("elif ") || is("while ") {
        18
    } else if text.contains(" = ") || is("for ") {
        9
    } else {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_style_knows_what_values_need() {
        for (line, below, style) in [
            (
                "",
                "t = 0",
                "--indent: 0; --code: 0; --deep: 0; --below: 5; --room: 0",
            ),
            (
                "    if b[j] == 0:",
                "        a[k] = j",
                "--indent: 4; --code: 13; --deep: 8; --below: 8; --room: 18",
            ),
            (
                "        a[k] = j",
                "",
                "--indent: 8; --code: 8; --deep: 0; --below: 0; --room: 9",
            ),
        ] {
            assert_eq!(room(line, below, line), style, "{line}");
        }
    }
}
