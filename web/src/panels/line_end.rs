//! Values at the end of a line of a listing.

use yew::prelude::*;

use crate::inline::{Note, Tone};

/// Values at the end of a line. How wide both are tells the style whether they fit, or
/// must hang below the line; in the text they follow the word that it has just run. Those that the line gave earlier are not read out: the
/// state of the run has them.
pub fn values(code: &str, note: &Note) -> Html {
    let class = match note.tone {
        Tone::Held => "is-held",
        Tone::Decided => "is-decided",
        Tone::Refused => "is-hit",
    };
    let hidden = if note.tone == Tone::Held {
        "true"
    } else {
        "false"
    };
    let style = format!("--code: {}; --val: {}", columns(code), columns(&note.text));
    html! {
        <span class={classes!("vals", class)} {style} aria-hidden={hidden}>
            <span class="vh">{": "}</span>
            <span class="val">{note.text.to_string()}</span>
        </span>
    }
}

/// How many columns a text takes: wide characters take two.
fn columns(text: &str) -> usize {
    text.chars()
        .map(|c| if c < '\u{2e80}' { 1 } else { 2 })
        .sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_take_two_columns() {
        for (text, width) in [("", 0), ("a[6] = 3", 8), ("# 回溯", 6), ("k − 1", 5)] {
            assert_eq!(columns(text), width, "{text}");
        }
    }
}
