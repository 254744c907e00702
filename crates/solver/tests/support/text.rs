//! A moment as the one line of text that `cpython/tracing.py` writes for the same
//! position. Knows the plain data of a moment alone, and nothing of how it came about.

use std::fmt::Write;

use queenscope_solver::{Frame, Moment, Value};

/// The 64-bit FNV-1a checksum of what has been added so far.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fnv(pub u64);

impl Fnv {
    /// The checksum of nothing.
    pub const START: Fnv = Fnv(0xcbf2_9ce4_8422_2325);

    /// Adds a line of text and its line break.
    pub fn add_line(&mut self, text: &str) {
        for byte in text.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
        }
    }
}

/// Follows a run from its first position, one by one, and keeps the checksum of the output.
pub struct Scribe {
    printed: u64,
    output: Fnv,
}

impl Scribe {
    /// A scribe at the start of a run.
    pub fn new() -> Scribe {
        Scribe {
            printed: 0,
            output: Fnv::START,
        }
    }

    /// The text of the next position.
    ///
    /// # Panics
    /// If more lines are new than the moment shows.
    pub fn text(&mut self, moment: &Moment) -> String {
        let new = usize::try_from(moment.printed - self.printed).expect("few lines at a time");
        let first = moment
            .output
            .len()
            .checked_sub(new)
            .expect("the new lines are shown");
        for line in &moment.output[first..] {
            self.output.add_line(line);
        }
        self.printed = moment.printed;
        let mut text = format!("{} {}", or_dash(moment.line), or_dash(moment.ran));
        for frame in &moment.frames {
            write_frame(&mut text, frame);
        }
        write(
            &mut text,
            format_args!(" > {} {:016x}", self.printed, self.output.0),
        );
        if let Some(error) = &moment.error {
            write(
                &mut text,
                format_args!(" ! {} {}", error.kind.name(), error.line),
            );
        }
        text
    }
}

fn write_frame(text: &mut String, frame: &Frame) {
    write(
        text,
        format_args!(" {}@{}", frame.name, or_dash(frame.line)),
    );
    let mut variables: Vec<_> = frame.variables.iter().collect();
    variables.sort_by(|(one, _), (other, _)| one.cmp(other));
    for (name, value) in variables {
        write(text, format_args!(" {name}="));
        match value {
            Value::Integer(value) => write(text, format_args!("{value}")),
            Value::Boolean(value) => text.push_str(python(*value)),
            Value::Integers(values) => write_list(text, values, |value| value.to_string()),
            Value::Booleans(values) => write_list(text, values, |value| python(*value).to_owned()),
        }
    }
}

fn write_list<T>(text: &mut String, values: &[T], shown: impl Fn(&T) -> String) {
    let cells: Vec<String> = values.iter().map(shown).collect();
    write(text, format_args!("[{}]", cells.join(",")));
}

fn write(text: &mut String, arguments: std::fmt::Arguments<'_>) {
    text.write_fmt(arguments)
        .expect("a string takes everything");
}

fn python(value: bool) -> &'static str {
    if value { "True" } else { "False" }
}

fn or_dash(line: Option<u32>) -> String {
    line.map_or_else(|| "-".to_owned(), |line| line.to_string())
}
