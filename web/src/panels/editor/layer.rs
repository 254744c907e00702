//! What lies under the text of the editor and shows it: line numbers, keywords by
//! weight, marks dimmed, a wave under what is wrong. It has exactly the text's places,
//! and assistive technology does not see it.

use std::rc::Rc;

use yew::prelude::*;

use crate::{
    panels::line_text::{Word, words},
    printed::Listed,
};

/// What the layer needs.
#[derive(Properties, PartialEq)]
pub struct LayerProps {
    /// The lines of the text.
    pub lines: Vec<Rc<str>>,
    /// What is wrong, if anything is.
    pub fault: Option<Wave>,
    /// What is said about it.
    pub sentence: AttrValue,
    /// The line from 1 below which it is said.
    pub below: u32,
}

/// Characters of a line: columns from 1, the end exclusive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wave {
    /// The line, from 1.
    pub line: u32,
    /// The first column.
    pub column: u32,
    /// The column behind the last one.
    pub end: u32,
}

/// What lies under the text.
#[component]
pub fn Layer(props: &LayerProps) -> Html {
    let wave = |number| props.fault.filter(|wave| wave.line == number);
    html! {
        <div class="ed-layer" aria-hidden="true">
            for (number, text) in (1..).zip(&props.lines) {
                <Line key={number} {number} text={text.clone()} wave={wave(number)} />
            }
            if props.fault.is_some() {
                <div class="ed-bubble-room" key="bubble" style={format!("--below:{}", props.below)}>
                    <p class="ed-bubble">{props.sentence.clone()}</p>
                </div>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct LineProps {
    number: u32,
    text: Rc<str>,
    wave: Option<Wave>,
}

#[component]
fn Line(props: &LineProps) -> Html {
    let class = classes!("ed-line", props.wave.map(|_| "is-error"));
    html! {
        <div {class}>
            <span class="ed-number">{props.number}</span>
            <code>
                for part in parts(&props.text, props.wave) {
                    <span class={part.class}>{part.text}</span>
                }
            </code>
        </div>
    }
}

/// A part of a line that looks alike.
#[derive(Debug, PartialEq, Eq)]
struct Part {
    text: String,
    class: Classes,
}

/// The parts of a line. A wave beyond its end has a place of its own.
fn parts(line: &str, wave: Option<Wave>) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut column = 1;
    for word in words(line, Listed::Python) {
        let (text, kind) = match word {
            Word::Keyword(text) => (text, Some("kw")),
            Word::Comment(text) if text.starts_with("#:") => (text, Some("mk")),
            Word::Comment(text) => (text, Some("cm")),
            Word::Other(text) => (text, None),
        };
        for c in text.chars() {
            let waves = wave.is_some_and(|wave| (wave.column..wave.end).contains(&column));
            let class = classes!(kind, waves.then_some("wave"));
            match parts.last_mut() {
                Some(part) if part.class == class => part.text.push(c),
                Some(_) | None => parts.push(Part {
                    text: c.to_string(),
                    class,
                }),
            }
            column += 1;
        }
    }
    if wave.is_some_and(|wave| wave.column >= column) {
        parts.push(Part {
            text: " ".to_owned(),
            class: classes!("wave"),
        });
    }
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(line: &str, columns: Option<(u32, u32)>) -> String {
        let wave = columns.map(|(column, end)| Wave {
            line: 1,
            column,
            end,
        });
        let parts = parts(line, wave).into_iter();
        let parts = parts.map(|part| match part.class.to_string().as_str() {
            "" => part.text,
            class => format!("<{class}|{}>", part.text),
        });
        parts.collect()
    }

    #[test]
    fn words_marks_and_faults_are_told_apart() {
        for (line, wave, expected) in [
            ("", None, ""),
            ("", Some((1, 2)), "<wave| >"),
            ("if x:", None, "<kw|if> x:"),
            ("if x:", Some((4, 5)), "<kw|if> <wave|x>:"),
            ("if x", Some((5, 6)), "<kw|if> x<wave| >"),
            ("if x", Some((1, 5)), "<kw wave|if><wave| x>"),
            ("x = 皇y  # so", Some((5, 6)), "x = <wave|皇>y  <cm|# so>"),
            ("pass  #: put(1)", None, "<kw|pass>  <mk|#: put(1)>"),
        ] {
            assert_eq!(shown(line, wave), expected, "{line}");
        }
    }
}
