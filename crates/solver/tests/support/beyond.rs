//! Whole runs of the programs beyond the plain search, in figures.

use queenscope_solver::{Counter, ProgramId};

/// A whole run: program, n, final position, and its counters but for the steps. The
/// figures are those of CPython with the marks woven in.
pub type Whole = (ProgramId, u8, u64, &'static [(Counter, u64)]);

/// The programs beyond the plain search.
pub const BEYOND: [Whole; 9] = {
    use Counter::*;
    [
        (
            ProgramId::RecursiveFirst,
            8,
            9_050,
            &[
                (Tries, 876),
                (Comparisons, 2_438),
                (Placements, 113),
                (Removals, 105),
                (Backtracks, 105),
                (Solutions, 1),
            ],
        ),
        (
            ProgramId::Greedy,
            8,
            4_863,
            &[
                (Tries, 64),
                (Comparisons, 138),
                (Placements, 7),
                (Solutions, 0),
            ],
        ),
        (
            ProgramId::Permutation,
            7,
            151_360,
            &[(Comparisons, 20_266), (Candidates, 5_040), (Solutions, 40)],
        ),
        (
            ProgramId::Bitmask,
            8,
            14_401,
            &[
                (Placements, 2_056),
                (Removals, 2_056),
                (Backtracks, 1_965),
                (Solutions, 92),
            ],
        ),
        (
            ProgramId::ForwardChecking,
            8,
            199_066,
            &[
                (Placements, 1_724),
                (Removals, 1_724),
                (Backtracks, 1_073),
                (Solutions, 92),
            ],
        ),
        (
            ProgramId::FailFirst,
            8,
            236_477,
            &[
                (Placements, 1_360),
                (Removals, 1_360),
                (Backtracks, 1_269),
                (Solutions, 92),
            ],
        ),
        (
            ProgramId::DancingLinks,
            8,
            318_002,
            &[
                (Placements, 1_198),
                (Removals, 1_198),
                (Backtracks, 1_107),
                (Solutions, 92),
            ],
        ),
        (
            ProgramId::MinConflicts,
            8,
            4_170,
            &[(Placements, 9), (Solutions, 1)],
        ),
        (
            ProgramId::Formula,
            8,
            25,
            &[(Placements, 8), (Solutions, 1)],
        ),
    ]
};

/// The move of the first solution for n = 8, in CPython with the marks woven in.
pub const FIRST_MOVES: [(ProgramId, u64); 7] = [
    (ProgramId::RecursiveFirst, 981),
    (ProgramId::Permutation, 2_830),
    (ProgramId::ForwardChecking, 248),
    (ProgramId::FailFirst, 232),
    (ProgramId::DancingLinks, 176),
    (ProgramId::MinConflicts, 18),
    (ProgramId::Formula, 8),
];
