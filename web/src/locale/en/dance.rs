//! The English of the tour of dancing links.

use crate::tour::ready::LINKS;

/// Names and notes of its stops.
pub const STOPS: [(&str, &str); LINKS] = [
    (
        "An exact cover",
        "Each line of the table is an option: a queen on one square. It marks the four items that she covers: a row, a column and two diagonals. Choose lines so that every row and column is covered exactly once, and no diagonal twice.",
    ),
    (
        "The fewest options first",
        "What is hardest to cover comes first: the row or column with the fewest options. Fewest options means fewest branches. Here all 8 have 4, so the first is taken, row 1.",
    ),
    (
        "Row 1 is covered",
        "Hollow nodes have left their lists. The options of row 1 hang in its own list only, and the chain above the table, from the root through all that must still be covered, skips it.",
    ),
    (
        "Choose",
        "The first option of row 1 is chosen: a queen in column 1. Three more will be covered next: column 1 and two diagonals.",
    ),
    (
        "What she takes with her",
        "These three are covered too. All options that would cover them a second time are gone: 6 of 16 are left. That is pruning, and nothing was compared.",
    ),
    (
        "And once more",
        "All 6 that are open have 2 options; the first is row 2, and the first of its options is chosen. The table that is left is smaller, and the same search goes on with it.",
    ),
    (
        "Past, not away",
        "The new queen attacks row 3, column 2, so that option leaves the lists. In the list of column 2, the two neighbours of node 60 are joined past it, but node 60 keeps its own two links.",
    ),
    (
        "No option left",
        "Row 3 must be covered, and its list is empty: whatever comes later, this cannot become a solution.",
    ),
    (
        "The links dance",
        "Going back needs no copy and no search. Node 60 still points at its old neighbours, the header and node 76, so two assignments have linked it in again.",
    ),
    (
        "As it was before",
        "Let nodes 1, 2 and 3 leave a list: 3 left last and knows the list without 1 and 2, so it must return first. So uncover runs in the opposite order of cover. The choice is undone; the other option of row 2 is next.",
    ),
    (
        "Solution",
        "The root leads back to itself: 4 options cover every row and column exactly once. Diagonals may stay open, since they are only covered at most once.",
    ),
    (
        "The end",
        "Both solutions are found, and every link stands where it stood at the start. For Sudoku, cover, uncover and choose would stay as they are; build would make another table, and the three lines that read a queen from an option would change.",
    ),
];
