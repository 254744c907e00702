//! What JavaScript passes, turned into checked values or refused by an `Error`
//! that says what would have been right. It never calls a method of a value that
//! it was given, because that may be any code; and it reads the properties of an
//! object only while nothing of ours is borrowed, because they may be getters.

use js_sys::{BigInt, JsString, Number, Reflect};
use queenscope_solver::{BoardSize, NoBoardSize, ProgramId, Script, StepSize};
use wasm_bindgen::prelude::*;

/// The largest whole number that JavaScript tells from its neighbours.
const LARGEST_NUMBER: f64 = 9_007_199_254_740_991.0;

/// The longest piece of a text that a message repeats, in characters.
const LONGEST_QUOTE: usize = 40;

/// An `Error` with a message.
pub fn refusal(message: &str) -> JsValue {
    js_sys::Error::new(message).into()
}

/// The program that an object `{ program, n }` or `{ source, n }` asks for.
pub fn script(options: &JsValue) -> Result<Script, JsValue> {
    if !options.is_object() {
        return Err(refusal(&format!(
            "no options in {}: give an object such as {{ program: \"recursive-check\", n: 4 }}",
            describe(options)
        )));
    }
    let program = Reflect::get(options, &"program".into())?;
    let source = Reflect::get(options, &"source".into())?;
    let n = board_size(&Reflect::get(options, &"n".into())?)?;
    match (program.is_undefined(), source.is_undefined()) {
        (false, true) => builtin(&program, n),
        (true, false) => own(&source, n),
        (true, true) => Err(refusal("neither program nor source: give one of them")),
        (false, false) => Err(refusal("both program and source: give only one of them")),
    }
}

/// A program by its id.
fn builtin(id: &JsValue, n: BoardSize) -> Result<Script, JsValue> {
    // What is no string describes itself by a text that is no id either.
    let id = id.as_string().unwrap_or_else(|| describe(id));
    id.parse::<ProgramId>()
        .map(|program| Script::of(program, n))
        .map_err(|error| refusal(&error.to_string()))
}

/// A program by its source text. An error in the text carries its place.
fn own(source: &JsValue, n: BoardSize) -> Result<Script, JsValue> {
    let Some(text) = source.as_string() else {
        return Err(refusal(&format!(
            "no source text in {}: give the text of a program as a string",
            describe(source)
        )));
    };
    Script::from_source(&text, n).map_err(|error| {
        let thrown = refusal(&error.to_string());
        for (name, place) in [("line", error.span.line), ("column", error.span.column)] {
            // A new error is extensible, so this cannot fail.
            let _ = Reflect::set(&thrown, &name.into(), &place.into());
        }
        thrown
    })
}

/// A size of a board: a number from 1 to 32.
fn board_size(n: &JsValue) -> Result<BoardSize, JsValue> {
    size_of_board(n).ok_or_else(|| refusal(&NoBoardSize(describe(n)).to_string()))
}

/// A size of a board, if it is one.
pub fn size_of_board(n: &JsValue) -> Option<BoardSize> {
    whole(n)
        .and_then(|n| u8::try_from(n).ok())
        .and_then(BoardSize::new)
}

/// A step size by its name; a line if it is left out.
pub fn step_size(size: &JsValue) -> Result<StepSize, JsValue> {
    if size.is_undefined() {
        return Ok(StepSize::Line);
    }
    one_of("step size", &StepSize::ALL, StepSize::as_str, size)
}

/// One of several things by its name. The message of a refusal lists the names.
pub fn one_of<T: Copy>(
    what: &str,
    all: &[T],
    name: impl Fn(T) -> &'static str,
    value: &JsValue,
) -> Result<T, JsValue> {
    let text = value.as_string();
    all.iter()
        .copied()
        .find(|item| text.as_deref() == Some(name(*item)))
        .ok_or_else(|| {
            let names: Vec<_> = all.iter().map(|item| name(*item)).collect();
            refusal(&format!(
                "no {what} {}: choose {}",
                describe(value),
                alternatives(&names)
            ))
        })
}

/// Names as in "line, move, row or solution".
fn alternatives(names: &[&str]) -> String {
    match names {
        [most @ .., last] if !most.is_empty() => format!("{} or {last}", most.join(", ")),
        _ => names.concat(),
    }
}

/// A position or a number of steps; `what` says which.
pub fn steps(what: &str, value: &JsValue) -> Result<u64, JsValue> {
    whole(value).ok_or_else(|| {
        refusal(&format!(
            "no {what} {}: choose a whole number from 0 to {LARGEST_NUMBER}",
            describe(value)
        ))
    })
}

/// A whole number from 0 to 2^53 - 1.
pub fn whole(value: &JsValue) -> Option<u64> {
    let number = value.as_f64()?;
    let fits = number.fract() == 0.0 && (0.0..=LARGEST_NUMBER).contains(&number);
    fits.then_some(number as u64)
}

/// A value as a message shows it, such as `33`, `"8"` or `an object`.
pub fn describe(value: &JsValue) -> String {
    if let Some(text) = value.as_string() {
        quote(&text)
    } else if let Some(number) = value.as_f64() {
        decimal(Number::from(number).to_string_with_radix(10))
    } else if let Some(number) = value.dyn_ref::<BigInt>() {
        decimal(number.to_string(10)) + "n"
    } else if let Some(truth) = value.as_bool() {
        truth.to_string()
    } else if value.is_undefined() {
        "undefined".into()
    } else if value.is_null() {
        "null".into()
    } else if value.is_symbol() {
        "a symbol".into()
    } else if value.is_function() {
        "a function".into()
    } else {
        "an object".into()
    }
}

/// A text in quotes, cut where it gets long.
fn quote(text: &str) -> String {
    let mut start: String = text.chars().take(LONGEST_QUOTE).collect();
    if start.len() < text.len() {
        start.push('…');
    }
    format!("\"{start}\"")
}

/// The digits of a number. Only a radix beyond 36 would be an error.
fn decimal<E>(digits: Result<JsString, E>) -> String {
    digits.map(String::from).unwrap_or_default()
}
