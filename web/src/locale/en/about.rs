//! What the page says about each program, in English.

use queenscope_solver::{Idea, ProgramId};

use super::super::{About, AboutStrings};
use crate::picker::Group;

pub const ABOUT: AboutStrings = AboutStrings {
    about: "About this program",
    of,
    note: |program| match program {
        ProgramId::Blind | ProgramId::Enumeration => {
            Some("CPython accepts at most 20 loops within each other.")
        }
        ProgramId::Greedy => Some("It finds a board for some n only."),
        ProgramId::MinConflicts => {
            Some("For n = 2 and 3 there is no solution: there it has to give up.")
        }
        ProgramId::Formula => Some("For n = 2 and 3 there is no solution, and no formula."),
        ProgramId::Iterative
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
        | ProgramId::DancingLinks => None,
    },
    source: "Source",
    watch: "Watch for",
    useful: |from, to| format!("useful: {from} to {to}"),
    range: |from, to| format!("Useful for n from {from} to {to}."),
    group: |group| match group {
        Group::Idea(Idea::Enumeration) => "Enumeration",
        Group::Idea(Idea::Backtracking) => "Backtracking",
        Group::Idea(Idea::Propagation) => "Constraint propagation",
        Group::Idea(Idea::LocalSearch) => "Local search",
        Group::Idea(Idea::Construction) => "Construction",
        Group::Own => "Your own",
        Group::Experiments => super::judging::JUDGING.experiments,
    },
    own: "The text that you have written",
    found: |entries| match entries {
        0 => "No program is called that.".to_owned(),
        1 => "1 program".to_owned(),
        entries => format!("{entries} programs"),
    },
};

const fn of(program: ProgramId) -> &'static About {
    match program {
        ProgramId::Blind => &About {
            line: "A loop for each row, one test at the end",
            text: "A loop for each row puts up every one of the nⁿ boards, and only a complete board is tested. Nothing is cut off early, which makes it the measure of everything else.",
            source: "Zhao Yawen et al., “The best solution of the eight queens problem”, 3.2.3: algorithm 1 without its tests",
            watch: "the queens of rows 1 and 2 conflict, and still every board that begins like this is put up and tested.",
            moment: "The first board",
        },
        ProgramId::Enumeration => &About {
            line: "The same loops, with a test in each",
            text: "Each queen is checked as soon as it stands, and continue skips all boards below a conflict. This is backtracking already, but each n needs a text of its own.",
            source: "Zhao Yawen et al., “The best solution of the eight queens problem”, algorithm 1",
            watch: "one comparison rejects two queens, and with them every board that blind enumeration puts up below.",
            moment: "The first pruning",
        },
        ProgramId::Iterative => &About {
            line: "One loop; k is the row at work",
            text: "One loop does for every n: a[k] moves right until check finds no conflict, then k goes down a row; with no column left, k goes back up. The array a is the stack.",
            source: "Zhao Yawen et al., “The best solution of the eight queens problem”, algorithm 2",
            watch: "a[3] is counted past the last column, which is how the loop knows that it must go back.",
            moment: "Past the last column",
        },
        ProgramId::IterativeClear => &About {
            line: "The same loop; a row is cleared on the way back",
            text: "The same loop as it is taught for an examination: a row is set to 0 when the search leaves it, not when it comes in. So no stale values stay below row k.",
            source: "“Two solutions of the N queens problem” (for the software designer examination), method 1",
            watch: "a[3] = 0 clears the row before k goes back.",
            moment: "The row is cleared",
        },
        ProgramId::IterativeMarks => &About {
            line: "The same loop, with marker arrays for the test",
            text: "Three arrays say which columns and diagonals are taken, so that a test reads three cells however many queens stand. The price: what was marked must be taken back.",
            source: "After algorithms 2 and 3 of Zhao Yawen et al., “The best solution of the eight queens problem”",
            watch: "after k = k − 1 the column and the diagonals of the queen that moves on are given back.",
            moment: "Cleaning up",
        },
        ProgramId::RecursiveCheck => &About {
            line: "place(k) calls place(k + 1); check compares queens",
            text: "place(k) tries each column of row k and calls place(k + 1) where check finds no conflict. No line is needed for going back: a call returns, and the loop of the row above goes on.",
            source: "“Two solutions of the N queens problem” (for the software designer examination), method 2",
            watch: "row 3 has no column left, so place(3) is over and place(2) goes on.",
            moment: "First backtrack",
        },
        ProgramId::RecursiveMarks => &About {
            line: "Recursion, with marker arrays for the test",
            text: "Arrays b, c and d say which columns and diagonals are taken; reading three cells replaces all comparisons. After each call the marks are taken back.",
            source: "Zhao Yawen et al., “The best solution of the eight queens problem”, algorithm 3; the first program of “Eight queens and backtracking”",
            watch: "three assignments after the call give the column and the diagonals back.",
            moment: "Cleaning up",
        },
        ProgramId::RecursiveFree => &About {
            line: "The same, with True for what is free",
            text: "Here True means free, and a function asks: its and stops at the first False. The solutions are counted, and the total is printed at the end.",
            source: "The second program of “Eight queens and backtracking”; the arrays are those of N. Wirth, “Program Development by Stepwise Refinement” (1971)",
            watch: "the diagonals are read before the column, so row 1 is named, although row 2 attacks the square too.",
            moment: "Which queen is named",
        },
        ProgramId::RecursiveFirst => &About {
            line: "Recursion that ends with the first solution",
            text: "place says whether it has found a solution, and whoever called it hands True on at once. The answer travels up through all frames, and nothing more is tried.",
            source: "N. Wirth, Algorithms + Data Structures = Programs (1976), 3.5",
            watch: "True goes from place(4) up to place(1), and no frame tries another column.",
            moment: "True travels up",
        },
        ProgramId::Greedy => &About {
            line: "Takes the fewest free squares from later rows",
            text: "In each row it takes the square that costs the rows below the fewest free squares, and never takes it back. That is quick, and it can fail.",
            source: "Zhao Yawen et al., “The best solution of the eight queens problem”, section 3",
            watch: "row 8 has no free square, where backtracking would try the next column of row 7.",
            moment: "Stuck in row 8",
        },
        ProgramId::Permutation => &About {
            line: "Every order of the columns, by swaps",
            text: "It starts with 1 2 … n and swaps its way through all n! orders, so that no two queens ever share a column. Only the diagonals of complete boards are tested.",
            source: "Permutations instead of a column test: J. S. Rohl, “A faster lexicographical N queens algorithm”, Information Processing Letters 17 (1983)",
            watch: "two rows exchange their columns, and every column is still used once.",
            moment: "The first swap",
        },
        ProgramId::Bitmask => &About {
            line: "Columns and diagonals as bits of three integers",
            text: "Three integers hold the attacked columns, a bit for each, and full & ~(b | c | d) gives all free columns of a row at once. From row to row the diagonals move by one bit.",
            source: "M. Richards, “Backtracking Algorithms in MCPL using Bit Patterns and Recursion” (1997); Qiu Zongyan, “Bit-vector encoding of n-queen problem”, SIGPLAN Notices 37 (2002)",
            watch: "free is 0: row 3 is given up without trying a single column.",
            moment: "No bit is left",
        },
        ProgramId::ForwardChecking => &About {
            line: "Each queen crosses out squares of later rows",
            text: "Each queen adds 1 to the squares of later rows that it attacks; a square is free while its count is 0. A row that has lost its last free square is noticed at once.",
            source: "R. M. Haralick and G. L. Elliott, “Increasing tree search efficiency for constraint satisfaction problems”, Artificial Intelligence 14 (1980)",
            watch: "four queens stand, and row 6 has no column left: the search goes back before it gets there.",
            moment: "Row 6 runs empty",
        },
        ProgramId::FailFirst => &About {
            line: "Always the row with the fewest columns left",
            text: "It counts like forward checking, but always goes on in the row with the fewest columns left. Where it must fail, it fails soon.",
            source: "R. M. Haralick and G. L. Elliott, “Increasing tree search efficiency for constraint satisfaction problems”, Artificial Intelligence 14 (1980)",
            watch: "after row 3 comes row 6: one column is left there, more in rows 4 and 5.",
            moment: "On to row 6",
        },
        ProgramId::DancingLinks => &About {
            line: "Exact cover: nodes leave their lists and come back",
            text: "A table has a line for each square, an option, and an item for each row, column and diagonal; the line marks the four items that its queen uses. Choose lines so that each row and each column is marked exactly once, and a diagonal at most once, since it may stay empty. Whatever no longer fits is unlinked, and linked again on the way back.",
            source: "D. E. Knuth, “Dancing links” (2000), arXiv:cs/0011047; The Art of Computer Programming 4B, 7.2.2.1",
            watch: "up[down[j]] = j: the second of two assignments, and node 60 is back between its old neighbours.",
            moment: "A node comes back",
        },
        ProgramId::MinConflicts => &About {
            line: "A full board, repaired queen by queen",
            text: "It begins with a full board at random and moves a queen in conflict to the column with the fewest conflicts. It searches no tree: it can be fast, but it never proves that there is no solution.",
            source: "S. Minton, M. D. Johnston, A. B. Philips and P. Laird, “Minimizing conflicts”, Artificial Intelligence 58 (1992)",
            watch: "the queen of row 6 moves from column 4 to the column with the fewest conflicts.",
            moment: "The first repair",
        },
        ProgramId::Formula => &About {
            line: "Each column by arithmetic, without a search",
            text: "For every n but 2 and 3, a formula says where each queen stands, mostly a knight’s move from the last one. Nothing is tried, tested or taken back.",
            source: "E. Pauls, Deutsche Schachzeitung 29 (1874); E. J. Hoffman, J. C. Loessi and R. C. Moore, “Constructions for the Solution of the m Queens Problem”, Mathematics Magazine 42 (1969)",
            watch: "the second queen of a pair is the first one turned half round.",
            moment: "A pair of queens",
        },
    }
}
