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
    /// Two minutes that explain dancing links.
    Links,
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

/// How many stops the tour of dancing links has.
pub const LINKS: usize = 12;

/// Where the tour of dancing links stops in the run of 4 queens.
const DANCES: [u64; LINKS] = [
    1_235, 1_263, 1_344, 1_349, 1_486, 1_556, 1_603, 1_652, 1_700, 1_745, 2_641, 4_713,
];

impl Ready {
    /// All of them, in the order in which they are offered.
    pub const ALL: [Ready; 2] = [Ready::Road, Ready::Links];

    /// The tour in a language.
    pub fn tour(self, language: Language) -> Tour {
        let words = &language.strings().tours;
        let dance = DANCES.map(|position| (ProgramId::DancingLinks, 4, position));
        let (places, texts): (&[_], &[_]) = match self {
            Ready::Road => (&PLACES, &words.road),
            Ready::Links => (&dance, &words.links),
        };
        let stops = places.iter().copied().zip(texts.iter().copied());
        Tour {
            stops: stops
                .map(|((program, n, position), (name, note))| Stop {
                    run: Run {
                        program: program.into(),
                        n: BoardSize::new(n).expect("the boards of these tours are of 4 and 8"),
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
