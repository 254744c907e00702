//! A swap: two queens have changed columns. A test: two queens are compared.

use queenscope_solver::{EventKind, Moment};

use super::{RowOverlay, Stroke, StrokeKind};
use crate::model::Detail;

/// The squares of the two queens that the last step has compared, picked out as long as
/// there is time to see it.
pub fn rows(moment: &Moment, detail: Detail) -> Vec<RowOverlay> {
    let mut events = moment.events.iter();
    let compared = events.find(|event| event.kind == EventKind::Compare);
    let Some(event) = compared.filter(|_| detail == Detail::Full) else {
        return Vec::new();
    };
    let row = |(number, board): (i64, &queenscope_solver::BoardRow)| RowOverlay {
        picked: board
            .queen
            .filter(|_| [event.row, event.with].contains(&Some(number))),
        ..RowOverlay::default()
    };
    (1..).zip(&moment.board.rows).map(row).collect()
}

/// From where two queens have come with the last step, as long as there is time to see it.
pub fn strokes(moment: &Moment, detail: Detail) -> Vec<Stroke> {
    match detail {
        Detail::Full => swapped(moment).map_or(Vec::new(), |[one, other]| {
            let moved = |(row, from): (u8, u8), to: u8| Stroke {
                from: (row, from),
                to: (row, to),
                kind: StrokeKind::Moved,
            };
            vec![
                moved((one.0, other.1), one.1),
                moved((other.0, one.1), other.1),
            ]
        }),
        Detail::Quiet | Detail::Steady => Vec::new(),
    }
}

/// Row and column of two queens that have changed columns.
fn swapped(moment: &Moment) -> Option<[(u8, u8); 2]> {
    let mut puts = moment
        .events
        .iter()
        .filter(|event| event.kind == EventKind::Put);
    let mut put = || {
        let event = puts.next()?;
        let place = |number: Option<i64>| u8::try_from(number?).ok();
        let (row, column) = (place(event.row)?, place(event.column)?);
        // What has been put there is seen there.
        let shown = moment
            .board
            .rows
            .get(usize::from(row).checked_sub(1)?)?
            .queen;
        (shown == Some(column)).then_some((row, column))
    };
    let pair = [put()?, put()?];
    (pair[0].0 != pair[1].0 && puts.next().is_none()).then_some(pair)
}
