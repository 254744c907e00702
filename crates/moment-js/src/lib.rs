//! A moment in JavaScript's shape, and the only place that knows this shape: the
//! package hands it out, and the page posts it to the page that embeds it. The
//! declarations for TypeScript are generated from these types.

use js_sys::{Array, Object};
use queenscope_solver as solver;
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::*;

/// The id that stands for a program of the reader's own.
const OWN: &str = "own";

/// The largest integer that a JavaScript number holds exactly, and all below it.
const LARGEST_SAFE: u64 = (1 << 53) - 1;

#[wasm_bindgen(typescript_custom_section)]
const TYPES: &str = r#"
/** An id that `programs()` lists; "own" for a source of one's own. */
export type ProgramId = string;
/** The value of a variable; a `bigint` beyond ±(2^53 − 1). */
export type Value = number | bigint | boolean | (number | bigint | boolean)[];
"#;

/// All that can be seen at one position.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Moment {
    #[tsify(type = "ProgramId")]
    program: String,
    n: u8,
    /// How many steps have been executed.
    position: f64,
    finished: bool,
    /// The line about to run, in the Python listing, from 1.
    line: Option<u32>,
    /// The line that has just run; null at position 0.
    ran: Option<u32>,
    /// What the step that led here made true, in order.
    events: Vec<Event>,
    /// The column of each row's queen, from row 1.
    queens: Vec<Option<u8>>,
    active: Option<Active>,
    /// What the program has found out with this step.
    conflicts: Vec<Conflict>,
    /// Of the queens shown, by geometry, whatever the program believes.
    attacks: Vec<Conflict>,
    /// The activations, oldest first; `<module>` is the top level.
    frames: Vec<Frame>,
    /// A counter without meaning for the program is absent.
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Record<string, number>")]
    counters: Object,
    /// The newest 100 lines.
    output: Vec<String>,
    /// How many lines have been printed in all.
    printed: f64,
    /// Why the run stopped, if it did not end by itself.
    error: Option<RunError>,
}

/// Where the program is at work: row 0 to n, column 0 to n + 1.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Active {
    row: u8,
    column: Option<u8>,
}

/// Two queens on one column or diagonal.
#[derive(Serialize, Tsify)]
pub struct Conflict {
    row: u8,
    with: u8,
    kind: ConflictKind,
}

/// The line that two queens share. Along a diagonal row − column is equal, along
/// an antidiagonal row + column.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum ConflictKind {
    /// A column.
    Column,
    /// A main diagonal.
    Diagonal,
    /// An anti-diagonal.
    Antidiagonal,
}

/// One activation of a function.
#[derive(Serialize, Tsify)]
#[tsify(missing_as_null)]
pub struct Frame {
    name: String,
    /// The line about to run, or the call at which the frame waits.
    line: Option<u32>,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    #[tsify(type = "Record<string, Value>")]
    variables: Object,
}

/// A fact about the search that a step made true.
#[derive(Serialize, Tsify)]
pub struct Event {
    kind: EventKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    row: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    column: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    with: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    #[tsify(type = "Conflict[\"kind\"]")]
    conflict: Option<ConflictKind>,
    #[serde(skip_serializing_if = "Option::is_none")]
    queens: Option<Vec<f64>>,
}

/// The kinds of event.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "kebab-case")]
pub enum EventKind {
    /// A square is put to the test.
    Try,
    /// A queen is set without a test.
    Put,
    /// Two queens are compared.
    Compare,
    /// A square is rejected.
    Conflict,
    /// A queen is found free of conflict.
    Place,
    /// A queen is taken off.
    Remove,
    /// A row has no column left; the search returns to the row before.
    Backtrack,
    /// A complete board is tested.
    Candidate,
    /// A board without conflicts is presented.
    Solution,
    /// A row has no free square, and the program does not take back.
    Stuck,
    /// The program stops without a solution, although there may be one.
    GaveUp,
    /// Everything has been tried.
    Exhausted,
}

/// Why a run stopped.
#[derive(Serialize, Tsify)]
pub struct RunError {
    kind: String,
    line: u32,
    column: u32,
    message: String,
}

/// The moment of a program, `None` for a reader's own, as a value of JavaScript.
pub fn value(program: Option<solver::ProgramId>, moment: &solver::Moment) -> Option<JsValue> {
    // Nothing in a moment is beyond what JavaScript can hold.
    let moment = Moment::new(program, moment).into_ts().ok()?;
    Some(moment.into())
}

impl Moment {
    /// The moment of a program, `None` for a reader's own.
    pub fn new(program: Option<solver::ProgramId>, moment: &solver::Moment) -> Moment {
        let conflicts = |all: &[solver::Conflict]| all.iter().map(Conflict::from).collect();
        Moment {
            program: program.map_or(OWN, solver::ProgramId::as_str).to_owned(),
            n: moment.n.get(),
            position: moment.position as f64,
            finished: moment.finished,
            line: moment.line,
            ran: moment.ran,
            events: moment.events.iter().map(Event::from).collect(),
            queens: moment.board.rows.iter().map(|row| row.queen).collect(),
            active: moment.board.active.map(|active| Active {
                row: active.row,
                column: active.column,
            }),
            conflicts: conflicts(&moment.conflicts),
            attacks: conflicts(&moment.attacks),
            frames: moment.frames.iter().map(Frame::from).collect(),
            counters: record(
                moment
                    .counters
                    .0
                    .iter()
                    .map(|(counter, n)| (counter.name(), (*n as f64).into())),
            ),
            output: moment.output.clone(),
            printed: moment.printed as f64,
            error: moment.error.as_ref().map(|error| RunError {
                kind: error.kind.name().to_owned(),
                line: error.line,
                column: error.column,
                message: error.to_string(),
            }),
        }
    }
}

impl From<&solver::Conflict> for Conflict {
    fn from(conflict: &solver::Conflict) -> Conflict {
        Conflict {
            row: conflict.row,
            with: conflict.with,
            kind: conflict.kind.into(),
        }
    }
}

impl From<solver::Line> for ConflictKind {
    fn from(line: solver::Line) -> ConflictKind {
        match line {
            solver::Line::Column => ConflictKind::Column,
            solver::Line::Diagonal => ConflictKind::Diagonal,
            solver::Line::Antidiagonal => ConflictKind::Antidiagonal,
        }
    }
}

impl From<&solver::Frame> for Frame {
    fn from(frame: &solver::Frame) -> Frame {
        Frame {
            name: frame.name.clone(),
            line: frame.line,
            variables: record(
                frame
                    .variables
                    .iter()
                    .map(|(name, value)| (name.as_str(), plain(value))),
            ),
        }
    }
}

impl From<&solver::Event> for Event {
    fn from(event: &solver::Event) -> Event {
        // The rows and columns of the reader's own marks may lie anywhere.
        let number = |n: i64| n as f64;
        Event {
            kind: event.kind.into(),
            row: event.row.map(number),
            column: event.column.map(number),
            with: event.with.map(number),
            conflict: event.conflict.map(ConflictKind::from),
            queens: event
                .queens
                .as_ref()
                .map(|all| all.iter().copied().map(number).collect()),
        }
    }
}

impl From<solver::EventKind> for EventKind {
    fn from(kind: solver::EventKind) -> EventKind {
        match kind {
            solver::EventKind::Try => EventKind::Try,
            solver::EventKind::Put => EventKind::Put,
            solver::EventKind::Compare => EventKind::Compare,
            solver::EventKind::Conflict => EventKind::Conflict,
            solver::EventKind::Place => EventKind::Place,
            solver::EventKind::Remove => EventKind::Remove,
            solver::EventKind::Backtrack => EventKind::Backtrack,
            solver::EventKind::Candidate => EventKind::Candidate,
            solver::EventKind::Solution => EventKind::Solution,
            solver::EventKind::Stuck => EventKind::Stuck,
            solver::EventKind::GaveUp => EventKind::GaveUp,
            solver::EventKind::Exhausted => EventKind::Exhausted,
        }
    }
}

/// An object with these properties, which become its own whatever their names.
fn record<'a>(entries: impl Iterator<Item = (&'a str, JsValue)>) -> Object {
    let entries: Array = entries
        .map(|(name, value)| Array::of2(&name.into(), &value))
        .collect();
    // Pairs in an array are what this takes, so it cannot fail.
    Object::from_entries(&entries).unwrap_or_default()
}

/// The value of a variable.
fn plain(value: &solver::Value) -> JsValue {
    match value {
        solver::Value::Integer(n) => integer(*n),
        solver::Value::Boolean(truth) => (*truth).into(),
        solver::Value::Integers(all) => all.iter().copied().map(integer).collect::<Array>().into(),
        solver::Value::Booleans(all) => all
            .iter()
            .copied()
            .map(JsValue::from)
            .collect::<Array>()
            .into(),
    }
}

/// A number where it is exact, otherwise a bigint.
fn integer(n: i64) -> JsValue {
    if n.unsigned_abs() <= LARGEST_SAFE {
        (n as f64).into()
    } else {
        n.into()
    }
}
