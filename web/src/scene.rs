//! The picture of a moment, as data: where queens stand and what each square has
//! to say. Only what the program has found out is in it. It knows no algorithm and
//! no language.

mod work;

use queenscope_solver::{Arrival, Conflict, EventKind, Moment};

use work::{called, held, in_hand, pointer, whole};

use crate::{
    facts::{Picture, Variable},
    highlight::Highlight,
    model::{Detail, Subject},
    narration::{Ground, Pair, Sentence},
    notation::Places,
    overlay::{self, Ends, Number, Outline, Overlay, RowOverlay, Stroke},
    pictures::repair::looked_at,
    strips::Strip,
};

/// The picture of a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The size of the board.
    pub n: u8,
    /// The rows, from row 1.
    pub rows: Vec<RowScene>,
    /// The row at work, 0 to n.
    pub row: Option<u8>,
    /// The column at work, 0 to n + 1.
    pub column: Option<u8>,
    /// The variable that holds the row at work.
    pub row_name: Option<Variable>,
    /// What the program calls the column at work.
    pub column_name: String,
    /// From the square under test to a queen that attacks it.
    pub rays: Vec<Ray>,
    /// What the label at the conflict says.
    pub reason: Option<(Pair, Ground)>,
    /// Whether the program's columns go past the edges.
    pub edges: Edges,
    /// Lines from square to square.
    pub strokes: Vec<Stroke>,
    /// The marker arrays along the edges, where they are asked for.
    pub edge: Vec<Strip>,
    /// Columns that stand out, from 1.
    pub columns: Vec<(u8, Outline)>,
    /// Whether something stands at the ends of rows.
    pub ends: Ends,
    /// What the reader points at.
    pub lit: Highlight,
    /// How the places of the board are called, and with that which way it is drawn.
    pub places: Places,
}

/// A row of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RowScene {
    /// The row, from 1.
    pub row: u8,
    /// Its queen: the column, from 1, and how it stands there.
    pub queen: Option<(u8, Look)>,
    /// Columns found in conflict: bit j for column j.
    pub rejected: u64,
    /// Columns explored and left: bit j for column j.
    pub explored: u64,
    /// Rows of the queens that attack this one, as the program has found out.
    pub hits: Vec<u8>,
    /// What the picture of the program lays over the row.
    pub over: RowOverlay,
}

/// How a queen stands on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// It is placed.
    Placed,
    /// It is being tested.
    Tested,
    /// It is being tested, and in conflict.
    Hit,
    /// The search has come back to it.
    Returned,
    /// It belongs to the solution just presented.
    Solved,
}

/// A ray of attack: from the square under test to the other queen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ray {
    /// Row and column of the square under test.
    pub from: (u8, u8),
    /// Row and column of the other queen.
    pub to: (u8, u8),
}

/// Whether there must be room beside the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edges {
    /// Columns are 1 to n.
    Kept,
    /// Columns 0 and n + 1 occur.
    Passed,
}

/// A square with its name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The row, from 1.
    pub row: u8,
    /// The column, from 1.
    pub column: u8,
    /// What is there.
    pub square: Square,
    /// The number on it.
    pub number: Option<Number>,
    /// Whether the program holds it for attacked.
    pub attacked: Attacked,
}

/// Whether the program holds a square for attacked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attacked {
    /// It does.
    Yes,
    /// It has counted it among those that a queen under consideration would take.
    Would,
    /// It says nothing of it.
    Untold,
}

/// What is on a square.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Square {
    /// Nothing.
    Empty,
    /// A queen.
    Queen,
    /// A queen to which the search has come back.
    Returned,
    /// A queen under test.
    Tested,
    /// A queen under test, attacked from these rows.
    Hit(Vec<u8>),
    /// It was tried and found in conflict.
    Rejected,
    /// Its queen has been explored and was taken off.
    Explored,
}

impl Scene {
    /// The picture of a moment with its sentence, as detailed as a frame can be.
    pub fn of(subject: &Subject, moment: &Moment, sentence: &Sentence, detail: Detail) -> Scene {
        let facts = &subject.facts;
        // On a full board that is repaired nothing is rejected for good, and the pairs in
        // conflict are there all the time.
        let repairs = facts.picture == Picture::Repair;
        let swaps = facts.picture == Picture::Swaps;
        let active = moment.board.active.filter(|_| !(swaps && whole(moment)));
        let called = called(facts, moment);
        let at_work = called
            .map(|(row, _)| row)
            .or(active.map(|active| active.row));
        let happened = |kind| moment.events.iter().any(|event| event.kind == kind);
        // What lights up for a moment only would flash while the page plays fast.
        let found = match detail {
            Detail::Full if repairs => overlay::repair::found(moment),
            Detail::Full => moment.conflicts.clone(),
            Detail::Quiet | Detail::Steady => Vec::new(),
        };
        let overlay = Overlay::of(subject, moment, detail);
        let solved = happened(EventKind::Solution);
        // Where queens swap, a square is rejected for one permutation only, and none is under
        // test but by the check.
        let tests = !swaps || called.is_some();
        let returned = active.is_some_and(|active| active.arrival == Arrival::Back);
        let rows: Vec<RowScene> = (1..)
            .zip(&moment.board.rows)
            .map(|(number, board)| {
                let is_at_work = at_work == Some(number);
                let marked = is_at_work && !repairs;
                let hits: Vec<u8> = found
                    .iter()
                    .filter(|conflict| conflict.row == number)
                    .map(|conflict| conflict.with)
                    .collect();
                let look = match (hits.is_empty(), is_at_work) {
                    (false, _) => Look::Hit,
                    (true, _) if solved && swaps => Look::Solved,
                    (true, true) if !board.placed && tests => Look::Tested,
                    (true, true) if returned => Look::Returned,
                    (true, _) if solved => Look::Solved,
                    (true, _) => Look::Placed,
                };
                RowScene {
                    row: number,
                    queen: board.queen.map(|column| (column, look)),
                    rejected: if marked && !swaps { board.rejected } else { 0 },
                    explored: if marked { board.explored } else { 0 },
                    hits,
                    over: overlay.row(number),
                }
            })
            .collect();
        let reason = if let Sentence::Conflict { pair, ground } = sentence
            && !found.is_empty()
        {
            Some((*pair, ground.clone()))
        } else {
            None
        };
        let rays = if repairs {
            Vec::new()
        } else {
            rays(moment, &found)
        };
        let (row, column) = match called.or_else(|| pointer(facts, subject.n.get(), moment)) {
            Some((row, column)) => (Some(row), column),
            // Above row 1 there is only what a pointer can point to.
            None => (
                at_work.filter(|row| *row > 0),
                active.and_then(|active| active.column),
            ),
        };
        let (row_name, column) = match facts.picture {
            Picture::Swaps if called.is_some() => (facts.parameter.clone(), column),
            Picture::Losses | Picture::Repair => held(facts, moment, (row, column)),
            Picture::Answers => in_hand(facts, moment, row, column),
            Picture::Board
            | Picture::Swaps
            | Picture::Bits
            | Picture::Domains
            | Picture::Cover
            | Picture::Knights => (facts.row.clone(), column),
        };
        let looked_at = repairs.then(|| looked_at(moment)).flatten();
        let (column, column_name) = match looked_at {
            Some(((_, column), name)) => (Some(column), name.to_owned()),
            None => (column, facts.column_name(row.unwrap_or(1))),
        };
        Scene {
            n: subject.n.get(),
            rows,
            row,
            column,
            row_name,
            column_name,
            rays,
            strokes: overlay.strokes,
            edge: Vec::new(),
            columns: overlay.columns,
            ends: overlay.ends,
            reason,
            edges: facts.edges(),
            lit: Highlight::None,
            places: Places::plain(subject.n.get()),
        }
    }
}

impl RowScene {
    /// A square of this row with all that there is to say of it.
    pub fn cell(&self, column: u8) -> Cell {
        let holds = |bits: u64| bits >> column & 1 == 1;
        Cell {
            row: self.row,
            column,
            square: self.square(column),
            number: self
                .over
                .numbers
                .iter()
                .find(|number| number.column == column)
                .copied(),
            attacked: match (holds(self.over.attacked), holds(self.over.counted)) {
                (true, _) => Attacked::Yes,
                (false, true) => Attacked::Would,
                (false, false) => Attacked::Untold,
            },
        }
    }

    /// What is on a square of this row.
    pub fn square(&self, column: u8) -> Square {
        let bit = 1_u64 << column;
        match self.queen {
            Some((at, look)) if at == column => match look {
                Look::Placed | Look::Solved => Square::Queen,
                Look::Returned => Square::Returned,
                Look::Tested => Square::Tested,
                Look::Hit => Square::Hit(self.hits.clone()),
            },
            _ if self.explored & bit != 0 => Square::Explored,
            _ if self.rejected & bit != 0 => Square::Rejected,
            _ => Square::Empty,
        }
    }
}

fn rays(moment: &Moment, found: &[Conflict]) -> Vec<Ray> {
    let square = |row: u8| {
        let index = usize::from(row).checked_sub(1)?;
        moment
            .board
            .rows
            .get(index)?
            .queen
            .map(|column| (row, column))
    };
    found
        .iter()
        .filter_map(|conflict| {
            Some(Ray {
                from: square(conflict.row)?,
                to: square(conflict.with)?,
            })
        })
        .collect()
}

#[cfg(test)]
mod tests;
