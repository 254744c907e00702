//! Board views: what a lecturer may switch on to be seen on the board beyond what the
//! program has found out. All of it follows from the queens shown and from the marker
//! arrays as they are. They know no algorithm.

use std::fmt;

use queenscope_solver::{Line, Moment};

use crate::{
    highlight::Highlight,
    model::{Detail, Subject},
    overlay::{Counts, Number, Rank},
    scene::{Look, Scene},
    strips::strips,
};

/// A board view.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aid {
    /// The squares that queens attack; of one queen alone while it is pointed at.
    Attacked,
    /// On each free square the number of queens that attack it.
    Attackers,
    /// The marker arrays along the edges: each cell at the end of its line.
    Markers,
}

impl Aid {
    /// All, in the order in which they are offered.
    pub const ALL: [Aid; 3] = [Aid::Attacked, Aid::Attackers, Aid::Markers];

    /// The name by which the browser remembers it.
    pub fn as_str(self) -> &'static str {
        match self {
            Aid::Attacked => "attacked",
            Aid::Attackers => "attackers",
            Aid::Markers => "markers",
        }
    }
}

/// The board views that are switched on, each once, in a fixed order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Aids(Vec<Aid>);

impl Aids {
    /// Reads names separated by commas; others are left out.
    pub fn parse(text: &str) -> Aids {
        let named: Vec<&str> = text.split(',').collect();
        Aids::of(|aid| named.contains(&aid.as_str()))
    }

    /// Whether one is on.
    pub fn shows(&self, aid: Aid) -> bool {
        self.0.contains(&aid)
    }

    /// Whether none is on.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The same but for one: on if it was off, off if it was on.
    #[must_use]
    pub fn toggled(&self, aid: Aid) -> Aids {
        Aids::of(|other| self.shows(other) != (other == aid))
    }

    fn of(on: impl Fn(Aid) -> bool) -> Aids {
        Aids(Aid::ALL.into_iter().filter(|aid| on(*aid)).collect())
    }

    /// Lays what is switched on over the picture of a moment. Figures would flicker while
    /// the page plays too fast to read them.
    pub fn lay(&self, scene: &mut Scene, subject: &Subject, moment: &Moment, detail: Detail) {
        if self.is_empty() {
            return;
        }
        let queens = standing(scene);
        if self.shows(Aid::Attacked) {
            let of = pointed(scene.lit, &queens);
            hatch(
                scene,
                of.as_ref().map_or(&queens[..], std::slice::from_ref),
                &queens,
            );
        }
        if self.shows(Aid::Attackers) && detail != Detail::Steady {
            count(scene, &queens);
        }
        if self.shows(Aid::Markers) {
            scene.edge = strips(subject, moment, scene, detail);
        }
    }
}

impl fmt::Display for Aids {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<_> = self.0.iter().map(|aid| aid.as_str()).collect();
        f.write_str(&names.join(","))
    }
}

type Square = (u8, u8);

/// The queens that stand; one under test does not attack anything yet.
fn standing(scene: &Scene) -> Vec<Square> {
    let stands = |look| match look {
        Look::Placed | Look::Returned | Look::Solved => true,
        Look::Tested | Look::Hit => false,
    };
    let rows = scene.rows.iter();
    rows.filter_map(|row| {
        row.queen
            .filter(|(_, look)| stands(*look))
            .map(|(column, _)| (row.row, column))
    })
    .collect()
}

/// The queen of the row that the reader points at.
fn pointed(lit: Highlight, queens: &[Square]) -> Option<Square> {
    let row = match lit {
        Highlight::Row(row) | Highlight::Square { row, .. } => row,
        Highlight::None | Highlight::Line { .. } => return None,
    };
    queens.iter().copied().find(|(at, _)| *at == row)
}

/// Whether a queen attacks another square.
fn attacks(queen: Square, square: Square) -> bool {
    let number = |kind: Line, (row, column): Square| kind.number(row.into(), column.into());
    let shared = [Line::Column, Line::Diagonal, Line::Antidiagonal]
        .into_iter()
        .any(|kind| number(kind, queen) == number(kind, square));
    queen != square && (shared || queen.0 == square.0)
}

fn hatch(scene: &mut Scene, of: &[Square], queens: &[Square]) {
    let n = scene.n;
    for row in &mut scene.rows {
        let squares = (1..=n).map(|column| (row.row, column));
        let attacked = squares.filter(|square| {
            !queens.contains(square) && of.iter().any(|queen| attacks(*queen, *square))
        });
        row.over.attacked |= attacked.map(|(_, column)| 1 << column).sum::<u64>();
    }
}

fn count(scene: &mut Scene, queens: &[Square]) {
    let n = scene.n;
    for row in &mut scene.rows {
        // What the program itself has counted there says more.
        if !row.over.numbers.is_empty() {
            continue;
        }
        let free = (1..=n).filter(|column| row.queen.is_none_or(|(at, _)| at != *column));
        let number = |column: u8| {
            let square = (row.row, column);
            let attackers = queens.iter().filter(|queen| attacks(**queen, square));
            Number {
                column,
                value: attackers.count() as i64,
                counts: Counts::Attackers,
                rank: Rank::Plain,
            }
        };
        row.over.numbers = free.map(number).filter(|number| number.value > 0).collect();
    }
}

#[cfg(test)]
mod tests;
