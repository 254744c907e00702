//! Over the board while attacks are counted: attacked squares of the rows still to be
//! filled, how many columns are left in each, and the row without any.

use queenscope_solver::Moment;

use super::{Ends, Outline, Overlay, RowOverlay};
use crate::{
    facts::Facts,
    model::Detail,
    pictures::domains::{Domain, Domains, Standing},
};

/// What is laid over the board.
pub fn overlay(facts: &Facts, moment: &Moment, detail: Detail) -> Overlay {
    let domains = Domains::of(facts, moment);
    let row = |domain: &Domain| RowOverlay {
        attacked: domain.attacked(),
        left: domain.left(),
        outline: match (domain.standing, detail) {
            (Standing::WipedOut, Detail::Full) => Outline::WipedOut,
            // It would flash while the page plays fast.
            (Standing::WipedOut, Detail::Quiet | Detail::Steady)
            | (Standing::Plain | Standing::Fewest | Standing::AtWork, _) => Outline::None,
        },
        ..RowOverlay::default()
    };
    Overlay {
        rows: domains.map_or(Vec::new(), |all| all.rows.iter().map(row).collect()),
        ends: Ends::Counted,
        ..Overlay::default()
    }
}
