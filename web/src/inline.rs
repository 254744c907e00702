//! Values for the ends of lines: what the variables in sight hold, on the lines that
//! gave it to them, and what the line that has just run did or was decided by. It
//! knows Python's statements and nothing of chess.

mod reading;

use std::rc::Rc;

use queenscope_solver::{Cell, Comparison, EventKind, Marker, Moment, Test};

use crate::{
    frames,
    narration::{Statement, statement},
};

/// Values at the end of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Note {
    /// The line, from 1.
    pub line: u32,
    /// The values.
    pub text: Rc<str>,
    /// What they mean there.
    pub tone: Tone,
    /// Whether the last step has changed them.
    pub age: Age,
}

/// Whether values have just changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Age {
    /// With the last step.
    New,
    /// Before.
    Old,
}

/// What values mean at the end of their line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The line gave them to variables some time ago.
    Held,
    /// The line has just run with them.
    Decided,
    /// The line has just run, and its test went against the program.
    Refused,
    /// A call in the line has just come back with them.
    Returned,
}

/// The values to show at a moment, by line, at most one note for each.
pub fn notes(listing: &[Rc<str>], markers: &[Marker], moment: &Moment) -> Vec<Note> {
    let mut notes = Vec::new();
    for (line, texts, age) in held(listing, moment) {
        put(&mut notes, line, texts.join(", "), Tone::Held, age);
    }
    for (line, text) in returned(moment) {
        put(&mut notes, line, text, Tone::Returned, Age::New);
    }
    if let Some(line) = moment.ran
        && let Some(text) = done(listing, moment).or_else(|| decided(markers, moment))
    {
        let tone = if refused(moment) {
            Tone::Refused
        } else {
            Tone::Decided
        };
        put(&mut notes, line, text, tone, age(moment));
    }
    notes.retain(|note| !reading::says(listing, note.line, &note.text));
    notes
}

/// Puts a note among those of other lines, in the place of an earlier one of its line.
fn put(notes: &mut Vec<Note>, line: u32, text: String, tone: Tone, age: Age) {
    let text = text.into();
    let note = Note {
        line,
        text,
        tone,
        age,
    };
    match notes.binary_search_by_key(&line, |other| other.line) {
        Ok(place) => notes[place] = note,
        Err(place) => notes.insert(place, note),
    }
}

/// The values that decided the step: the marks that it read, else its comparisons.
pub fn decided(markers: &[Marker], moment: &Moment) -> Option<String> {
    let is_mark = |cell: &&Cell| markers.iter().any(|marker| marker.name == cell.list);
    let marks: Vec<_> = moment.reads.iter().filter(is_mark).map(held_by).collect();
    if !marks.is_empty() {
        return Some(marks.join(", "));
    }
    // A test that went against the program did so by its last comparison.
    let first = if refused(moment) {
        moment.tests.len().saturating_sub(1)
    } else {
        0
    };
    let tests: Vec<_> = moment.tests[first..].iter().map(fact).collect();
    (!tests.is_empty()).then(|| tests.join(", "))
}

/// A cell and its value.
pub fn held_by(cell: &Cell) -> String {
    format!(
        "{}[{}] = {}",
        cell.list,
        cell.index,
        frames::shown(&cell.value)
    )
}

/// What a comparison has found out, as a comparison that holds.
fn fact(test: &Test) -> String {
    let comparison = match (test.comparison, test.holds()) {
        (Comparison::Equal, true) | (Comparison::NotEqual, false) => "==",
        (Comparison::NotEqual, true) | (Comparison::Equal, false) => "!=",
        (Comparison::Less, true) | (Comparison::GreaterEqual, false) => "<",
        (Comparison::LessEqual, true) | (Comparison::Greater, false) => "<=",
        (Comparison::Greater, true) | (Comparison::LessEqual, false) => ">",
        (Comparison::GreaterEqual, true) | (Comparison::Less, false) => ">=",
    };
    format!("{} {comparison} {}", test.left, test.right)
}

/// Whether the step found a square in conflict, by a function or by its own test. An order
/// of two numbers finds none: what ends with it is decided by something else.
fn refused(moment: &Moment) -> bool {
    let mut events = moment.events.iter();
    let by_order = |test: &Test| match test.comparison {
        Comparison::Equal | Comparison::NotEqual => false,
        Comparison::Less
        | Comparison::LessEqual
        | Comparison::Greater
        | Comparison::GreaterEqual => true,
    };
    events.any(|event| event.kind == EventKind::Conflict)
        && (!moment.returned.is_empty() || !moment.tests.last().is_some_and(by_order))
}

/// The values that the line that has just run gave.
fn done(listing: &[Rc<str>], moment: &Moment) -> Option<String> {
    if !moment.writes.is_empty() {
        let cells: Vec<_> = moment.writes.iter().map(held_by).collect();
        return Some(cells.join(", "));
    }
    match statement(listing, moment) {
        // A list is longer than any line, and has a place of its own.
        Statement::Assigned { place, value } if !value.starts_with('[') => {
            Some(format!("{place} = {value}"))
        }
        _ => None,
    }
}

/// Whether the line that has just run has changed what it gave.
fn age(moment: &Moment) -> Age {
    // What only decided a test has not changed anything.
    if moment.changed.is_empty() || !moment.tests.is_empty() {
        Age::Old
    } else {
        Age::New
    }
}

/// The values that have come back, at the lines of their calls. Functions that come back
/// without a value say nothing there.
fn returned(moment: &Moment) -> impl Iterator<Item = (u32, String)> + '_ {
    moment.returned.iter().filter_map(|one| {
        let value = frames::shown(one.value.as_ref()?);
        let arguments = match &one.arguments {
            Some(arguments) => {
                let texts: Vec<_> = arguments.iter().map(frames::shown).collect();
                texts.join(", ")
            }
            None => "…".to_owned(),
        };
        Some((one.line, format!("{}({arguments}) → {value}", one.name)))
    })
}

/// What the variables of the newest frame hold, by the line that gave it to them.
fn held(listing: &[Rc<str>], moment: &Moment) -> Vec<(u32, Vec<String>, Age)> {
    let Some(frame) = moment.frames.last() else {
        return Vec::new();
    };
    let newest = moment.frames.len() - 1;
    let mut held: Vec<(u32, Vec<String>, Age)> = Vec::new();
    let mut hold =
        |line, text, is_new: bool| match held.iter_mut().find(|(other, ..)| *other == line) {
            Some((_, texts, known)) => {
                texts.push(text);
                if is_new {
                    *known = Age::New;
                }
            }
            None => held.push((line, vec![text], if is_new { Age::New } else { Age::Old })),
        };
    for (name, value) in &frame.variables {
        let text = frames::shown(value);
        if !text.starts_with('[')
            && let Some(line) = reading::giver(listing, &frame.name, name)
        {
            let is_new = frames::changes(moment, newest, name);
            hold(line, format!("{name} = {text}"), is_new);
        }
    }
    for (line, cell) in reading::cell_loops(listing, &frame.name) {
        if let Some((place, value)) = frames::place(&moment.frames, cell)
            // 0 is what lists are made of: the loop has not begun.
            && value != "0"
        {
            let is_new = moment
                .writes
                .iter()
                .any(|cell| format!("{}[{}]", cell.list, cell.index) == place);
            hold(line, format!("{place} = {value}"), is_new);
        }
    }
    held
}

#[cfg(test)]
mod tests;
