//! What a picture lays over the board, as data: numbers on squares, attacked squares,
//! what is left of a row, lines from square to square. It knows what there is to draw,
//! never how.

mod bits;
mod cover;
mod domains;
mod knights;
mod losses;
pub mod repair;
mod swaps;

use queenscope_solver::Moment;

use crate::{
    facts::Picture,
    model::{Detail, Subject},
};

/// What is laid over the board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Overlay {
    /// One entry for each row from row 1; empty if nothing is laid over any.
    pub rows: Vec<RowOverlay>,
    /// Columns that stand out, from 1.
    pub columns: Vec<(u8, Outline)>,
    /// Lines from square to square.
    pub strokes: Vec<Stroke>,
    /// Whether something stands at the ends of rows. It depends on the program alone, so
    /// that the board stays where it is.
    pub ends: Ends,
}

/// Whether something stands at the ends of rows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ends {
    /// Nothing ever does.
    #[default]
    Bare,
    /// How many columns are left.
    Counted,
}

/// What is laid over a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RowOverlay {
    /// Numbers on squares, by column.
    pub numbers: Vec<Number>,
    /// Attacked squares as the program knows them: bit j for column j.
    pub attacked: u64,
    /// Squares that a queen under consideration would take: bit j for column j.
    pub counted: u64,
    /// The column of the square that is picked out.
    pub picked: Option<u8>,
    /// How many columns are left, at the row's end.
    pub left: Option<u8>,
    /// Whether the row stands out.
    pub outline: Outline,
}

/// A number on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Number {
    /// The column, from 1.
    pub column: u8,
    /// The number.
    pub value: i64,
    /// What it counts.
    pub counts: Counts,
    /// Whether it is the one that decides.
    pub rank: Rank,
}

/// What a number on a square counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Counts {
    /// Free squares below that a queen there would take.
    Losses,
    /// Conflicts that a queen there would have.
    Conflicts,
    /// Queens that attack it.
    Attackers,
}

/// Whether a number decides.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rank {
    /// It is one of several.
    Plain,
    /// It is the best so far.
    Best,
}

impl Rank {
    /// The rank of a column where this one is the best so far.
    pub fn of(column: u8, best: Option<u8>) -> Rank {
        if best == Some(column) {
            Rank::Best
        } else {
            Rank::Plain
        }
    }
}

/// A row or column that stands out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Outline {
    /// It does not.
    #[default]
    None,
    /// It is the one to be filled next.
    Next,
    /// No square of it is left.
    WipedOut,
}

/// A line from square to square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stroke {
    /// Row and column of one end.
    pub from: (u8, u8),
    /// Row and column of the other.
    pub to: (u8, u8),
    /// What it says.
    pub kind: StrokeKind,
}

/// What a line from square to square says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StrokeKind {
    /// The two queens are in conflict.
    Pair,
    /// A queen attacks the square that is spoken of.
    Attack,
    /// The queen has come from there to here.
    Moved,
    /// One is a knight's move away from the other.
    Knight,
}

impl Overlay {
    /// What the picture of a program lays over the board.
    pub fn of(subject: &Subject, moment: &Moment, detail: Detail) -> Overlay {
        match subject.facts.picture {
            Picture::Losses => losses::overlay(subject, moment, detail),
            Picture::Repair => repair::overlay(subject, moment, detail),
            Picture::Bits => bits::overlay(moment),
            Picture::Domains => domains::overlay(&subject.facts, moment, detail),
            Picture::Board | Picture::Answers => Overlay::default(),
            Picture::Cover => cover::overlay(moment, detail),
            Picture::Swaps => Overlay {
                rows: swaps::rows(moment, detail),
                strokes: swaps::strokes(moment, detail),
                ..Overlay::default()
            },
            Picture::Knights => Overlay {
                strokes: knights::strokes(moment),
                ..Overlay::default()
            },
        }
    }

    /// What is laid over a row, from 1.
    pub fn row(&self, row: u8) -> RowOverlay {
        let index = usize::from(row).checked_sub(1);
        index
            .and_then(|index| self.rows.get(index))
            .cloned()
            .unwrap_or_default()
    }
}

#[cfg(test)]
mod tests;
