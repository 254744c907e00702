//! Tours that come with the page: where they stop. What they say there stands with
//! the languages.

use queenscope_solver::{BoardSize, ProgramId};

use super::{Run, Stop, Tour};
use crate::locale::Language;

/// A tour that comes with the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ready {
    /// 45 minutes from blind enumeration to marker arrays.
    Road,
}

/// How many stops the road has.
pub const ROAD: usize = 16;

/// Where the road stops: program, size of the board, position.
const PLACES: [(ProgramId, u8, u64); ROAD] = [
    (ProgramId::Blind, 4, 0),
    (ProgramId::Blind, 4, 12),
    (ProgramId::Blind, 4, 991),
    (ProgramId::Enumeration, 4, 8),
    (ProgramId::Enumeration, 4, 51),
    (ProgramId::Enumeration, 4, 178),
    (ProgramId::Iterative, 4, 11),
    (ProgramId::Iterative, 4, 64),
    (ProgramId::Iterative, 4, 222),
    (ProgramId::RecursiveCheck, 4, 14),
    (ProgramId::RecursiveCheck, 4, 63),
    (ProgramId::RecursiveMarks, 4, 18),
    (ProgramId::RecursiveMarks, 4, 38),
    (ProgramId::RecursiveCheck, 8, 8_831),
    (ProgramId::RecursiveCheck, 8, 164_615),
    (ProgramId::RecursiveMarks, 8, 52_009),
];

impl Ready {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Ready; 1] = [Ready::Road];

    /// The tour in a language.
    pub fn tour(self, language: Language) -> Tour {
        let (places, texts) = match self {
            Ready::Road => (PLACES, language.strings().tours.road),
        };
        let stops = places.into_iter().zip(texts);
        Tour {
            stops: stops
                .map(|((program, n, position), (name, note))| Stop {
                    run: Run {
                        program: program.into(),
                        n: BoardSize::new(n).expect("the boards of the road are of 4 and 8"),
                    },
                    position,
                    name: name.to_owned(),
                    note: note.to_owned(),
                })
                .collect(),
        }
    }
}

#[cfg(test)]
mod tests;
