//! The English of the tour of dancing links.

use crate::tour::ready::LINKS;

/// Names and notes of its stops.
pub const STOPS: [(&str, &str); LINKS] = [
    (
        "An exact cover",
        "Each line of the table is an option: a queen on one square. Each column is something she covers. Choose lines so that every row and every column of the board is covered exactly once, and no diagonal twice.",
    ),
    (
        "The fewest options first",
        "What is hardest to cover comes first: the row or column with the fewest options. Here all have 4, so it is row 1.",
    ),
    (
        "Past, not away",
        "Row 1 is being covered: its options must leave all other lists. Look at the list of column 1: two neighbours are joined past entry 24, but entry 24 keeps its own two links.",
    ),
    (
        "Row 1 is covered",
        "Hollow points have left their lists. The options of row 1 hang in its own list only, and the chain of open rows and columns above the table skips it.",
    ),
    (
        "Choose",
        "The first option of row 1 is chosen: a queen in column 1. She covers three more: column 1 and two diagonals.",
    ),
    (
        "What she takes with her",
        "These three are covered too. All options that would cover them a second time are gone: 6 of 16 are left. That is pruning, and nothing was compared.",
    ),
    (
        "And once more",
        "Row 2 now has the fewest options, 2. The first of them is chosen. The table that is left is smaller, and the same search goes on with it.",
    ),
    (
        "No option left",
        "Row 3 must be covered, and its list is empty: whatever comes later, this cannot become a solution.",
    ),
    (
        "The links dance",
        "Going back costs next to nothing. Entry 69 still points at its old neighbours, so two assignments link it in again. Nobody had to remember where it was.",
    ),
    (
        "As it was before",
        "Uncover runs in the opposite order of cover, and so each link finds its place. The choice is undone; the other option of row 2 is next.",
    ),
    (
        "Solution",
        "The chain above the table is empty: 4 options cover every row and column exactly once. Diagonals may stay open, since they are only covered at most once.",
    ),
    (
        "The end",
        "Both solutions are found, and every link stands where it stood at the start. The same program solves Sudoku: only the table is another.",
    ),
];
