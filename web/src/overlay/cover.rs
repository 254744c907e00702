//! What an exact cover lays over the board: squares whose option has been unlinked, and
//! the row or column that is to be covered next.

use queenscope_solver::{EventKind, Moment};

use super::{Outline, Overlay, RowOverlay};
use crate::{
    model::Detail,
    pictures::cover::{Act, Constraint, Links, Standing, Work},
};

/// What the links of a moment lay over the board.
pub fn overlay(moment: &Moment, detail: Detail) -> Overlay {
    let Some(links) = Links::of(moment).filter(Links::is_whole) else {
        return Overlay::default();
    };
    let work = Work::of(&links, moment);
    let n = usize::from(links.n);
    let attacked = |row: usize| {
        let gone =
            (0..n).filter(|column| Standing::of(&links, &work, row * n + column) == Standing::Gone);
        gone.fold(0, |bits: u64, column| bits | 1 << (column + 1))
    };
    let mut rows: Vec<RowOverlay> = (0..n)
        .map(|row| RowOverlay {
            attacked: attacked(row),
            ..RowOverlay::default()
        })
        .collect();
    let mut columns = Vec::new();
    if let Some((constraint, outline)) = outlined(&links, &work, moment, detail) {
        match constraint {
            Constraint::Row(row) => {
                if let Some(over) = rows.get_mut(usize::from(row) - 1) {
                    over.outline = outline;
                }
            }
            Constraint::Column(column) => columns.push((column, outline)),
            Constraint::Anti(_) | Constraint::Main(_) => {}
        }
    }
    Overlay {
        rows,
        columns,
        ..Overlay::default()
    }
}

/// The row or column that the newest search covers next, until a queen stands there.
fn outlined(
    links: &Links<'_>,
    work: &Work,
    moment: &Moment,
    detail: Detail,
) -> Option<(Constraint, Outline)> {
    if detail != Detail::Full {
        return None;
    }
    let back = moment
        .events
        .iter()
        .any(|event| event.kind == EventKind::Backtrack);
    let header = match work.act {
        Act::Choose(best, _) => best?,
        Act::Cover(..) | Act::Uncover(..) | Act::Other => work.chosen?,
    };
    let decided = work.tried.and_then(|entry| links.option(entry));
    if decided.is_some_and(|option| links.is_chosen(option)) {
        return None;
    }
    let outline = match links.size(header) {
        0 => Outline::WipedOut,
        _ if back => return None,
        _ => Outline::Next,
    };
    Some((links.constraint(header)?, outline))
}
