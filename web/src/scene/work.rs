//! Where on the board a program is at work, and whether its variables say so.

use queenscope_solver::{Event, EventKind, Moment};

use crate::{
    facts::{ColumnName, Facts, Picture, Variable},
    frames,
    pictures::domains::worker,
};

/// Where a pointer into the array points, and the column that it finds there: the
/// program goes there, whatever has been tried.
pub fn pointer(facts: &Facts, n: u8, moment: &Moment) -> Option<(u8, Option<u8>)> {
    if !facts.points() {
        return None;
    }
    let module = moment.frames.get(..1)?;
    let row = u8::try_from(frames::integer(module, facts.row.as_deref()?)?)
        .ok()
        .filter(|row| *row <= n)?;
    let cells = frames::variable(module, "a")?.integers();
    let column = cells
        .filter(|_| row > 0)
        .and_then(|cells| cells.get(usize::from(row)).copied());
    let column = column.and_then(|column| u8::try_from(column).ok());
    Some((row, column.filter(|column| *column <= n + 1)))
}

/// The name of the row at work, if its variable holds it there, and the column at work,
/// unless a variable that has gone on is called so.
pub fn held(
    facts: &Facts,
    moment: &Moment,
    (row, column): (Option<u8>, Option<u8>),
) -> (Option<Variable>, Option<u8>) {
    let module = moment.frames.get(..1).unwrap_or_default();
    let holds = |name: &str, place: Option<u8>| {
        place.is_some_and(|place| frames::integer(module, name) == Some(place.into()))
    };
    let name = facts.row.clone().filter(|name| holds(name, row));
    let column = match &facts.column {
        ColumnName::Variable(name) if !holds(name, column) => None,
        ColumnName::Variable(_) | ColumnName::PointedCell | ColumnName::RowCell => column,
    };
    (name, column)
}

/// The name of the row at work if the newest call is for it, and the column at work if
/// the variable that is called so holds it there: while values travel up, calls for
/// earlier rows come back one after the other.
pub fn in_hand(
    facts: &Facts,
    moment: &Moment,
    row: Option<u8>,
    column: Option<u8>,
) -> (Option<Variable>, Option<u8>) {
    let holds = |name: &str, place: u8| frames::integer(&moment.frames, name) == Some(place.into());
    let name = facts.row.clone();
    let name = name.filter(|name| row.is_some_and(|row| holds(name, row)));
    let column = match &facts.column {
        ColumnName::Variable(_) if name.is_none() => None,
        ColumnName::Variable(_) | ColumnName::PointedCell | ColumnName::RowCell => column,
    };
    (name, column)
}

/// The row that the newest call with one works for, and the column that it has come to,
/// where events do not tell of every square that is looked at, or rows are not filled in
/// order.
pub fn called(facts: &Facts, moment: &Moment) -> Option<(u8, Option<u8>)> {
    match facts.picture {
        Picture::Bits | Picture::Domains => {}
        Picture::Swaps => return checked(moment),
        Picture::Board
        | Picture::Answers
        | Picture::Losses
        | Picture::Cover
        | Picture::Repair
        | Picture::Knights => return None,
    }
    let (row, frame) = worker(facts, moment)?;
    let column = match &facts.column {
        ColumnName::Variable(name) => frames::own_integer(frame, name),
        ColumnName::PointedCell | ColumnName::RowCell => moment
            .board
            .active
            .filter(|active| active.row == row)
            .and_then(|active| active.column)
            .map(i64::from),
    };
    Some((row, column.and_then(|column| u8::try_from(column).ok())))
}

/// The function that tests a permutation as a whole.
const CHECK: &str = "check_diagonals";

/// The row whose queen a running check compares with those above it, and its column.
fn checked(moment: &Moment) -> Option<(u8, Option<u8>)> {
    let frame = moment.frames.last().filter(|frame| frame.name == CHECK)?;
    let row = u8::try_from(frames::own_integer(frame, "k")?).ok()?;
    let board = moment.board.rows.get(usize::from(row).checked_sub(1)?)?;
    Some((row, board.queen))
}

/// Whether a step is about a permutation as a whole, and about no row of it.
pub fn whole(moment: &Moment) -> bool {
    let about = |event: &Event| matches!(event.kind, EventKind::Candidate | EventKind::Solution);
    moment
        .frames
        .last()
        .is_some_and(|frame| frame.name == CHECK)
        || moment.events.iter().any(about)
}
