//! What there is to know of each program of the course before it runs: on which boards it
//! is worth running, and the moment that shows best what it is about. The words are in
//! `locale`; that each link leads to what they promise is tested here.

use queenscope_solver::{BoardSize, ProgramId};

use crate::{
    link::{self, Link},
    locale::Language,
};

/// A moment of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Spot {
    /// The size of the board.
    pub n: BoardSize,
    /// The position.
    pub step: u64,
}

/// The most instructive moment of a program.
pub const fn spot(program: ProgramId) -> Spot {
    let (n, step) = match program {
        ProgramId::Blind => (4, 12),
        ProgramId::Enumeration => (4, 8),
        ProgramId::Iterative => (4, 61),
        ProgramId::IterativeClear => (4, 62),
        ProgramId::IterativeMarks => (4, 68),
        ProgramId::RecursiveCheck => (4, 63),
        ProgramId::RecursiveMarks => (4, 38),
        ProgramId::RecursiveFree => (4, 42),
        ProgramId::RecursiveFirst => (4, 220),
        ProgramId::Greedy => (8, 4860),
        ProgramId::Permutation => (4, 42),
        ProgramId::Bitmask => (4, 20),
        ProgramId::ForwardChecking => (8, 699),
        ProgramId::FailFirst => (8, 1007),
        ProgramId::DancingLinks => (4, 1700),
        ProgramId::MinConflicts => (8, 507),
        ProgramId::Formula => (8, 10),
    };
    Spot {
        n: BoardSize::new(n).expect("the moments are on boards of 4 and 8"),
        step,
    }
}

/// The fragment of a link to a moment of a program, in a language.
pub fn fragment(program: ProgramId, spot: Spot, language: Language) -> String {
    link::write(&Link {
        program: program.into(),
        n: spot.n,
        step: spot.step,
        language: Some(language),
        ..Link::default()
    })
}

/// The smallest and the largest board on which a program is worth running: from 4 on
/// where it has nothing to show for 2 and 3, which have no solution, and as long as
/// its whole run takes at most 10⁹ steps.
pub fn useful(program: ProgramId) -> (u8, u8) {
    let from = match program {
        ProgramId::Greedy | ProgramId::MinConflicts | ProgramId::Formula => 4,
        ProgramId::Blind
        | ProgramId::Enumeration
        | ProgramId::Iterative
        | ProgramId::IterativeClear
        | ProgramId::IterativeMarks
        | ProgramId::RecursiveCheck
        | ProgramId::RecursiveMarks
        | ProgramId::RecursiveFree
        | ProgramId::RecursiveFirst
        | ProgramId::Permutation
        | ProgramId::Bitmask
        | ProgramId::ForwardChecking
        | ProgramId::FailFirst
        | ProgramId::DancingLinks => program.minimum().get(),
    };
    (from, program.maximum().get())
}

#[cfg(test)]
mod tests;
