//! What a moment says in one sentence, as data: the step just made, from what the
//! program has found out so far, never more. It knows nothing of languages.

mod decide;
mod outlook;
mod parts;
mod quotes;
mod statement;
mod tie;
mod told;

use crate::facts::Variable;
use queenscope_solver::{Flaw, RunErrorKind};

pub use decide::{board, sentence};
pub use parts::{Effort, Ending, Ground, Outlook, Pair, Statement, Verdict};
pub use statement::{function, signature, statement};
pub use tie::{Found, Operand, Tie, tie};
pub use told::{Ahead, Answered, Built, Cover, Losses, Masked, Repair, Rivals, Swapped, Told, Way};

/// The sentence of a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sentence {
    /// Position 0: the problem.
    Start {
        /// The size of the board.
        n: u8,
        /// What must be said of this run before it begins, if anything.
        outlook: Option<Outlook>,
    },
    /// A program with a picture of its own has done something.
    Told(Told),
    /// A square is put to the test.
    Try {
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
    },
    /// The column has been counted past the last one.
    PastLast {
        /// The row.
        row: i64,
        /// The column, n + 1.
        column: i64,
        /// What the program calls it, with its index.
        place: String,
    },
    /// A queen is set without a test.
    Put {
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
    },
    /// Two queens were compared and do not attack each other.
    Free(Pair),
    /// Two queens were compared by their diagonals alone, and share none.
    Apart(Pair),
    /// A square is rejected.
    Conflict {
        /// The two queens.
        pair: Pair,
        /// What the program has seen of it.
        ground: Ground,
    },
    /// A square is rejected, though no queen shown attacks it.
    Rejected {
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
    },
    /// A queen is found free of conflict.
    Place {
        /// Its row.
        row: i64,
        /// Its column.
        column: i64,
    },
    /// The reader's own program has accepted a queen that another one attacks.
    Accepted {
        /// Its row.
        row: i64,
        /// The two rows whose queens conflict.
        pair: (u8, u8),
    },
    /// The reader's own program has presented a board that is no solution.
    Wrong {
        /// The size of the board.
        n: u8,
        /// What is wrong with it.
        flaw: Flaw,
    },
    /// A run of the reader's own program is over: what it has shown, and no claim about
    /// what there is.
    Over {
        /// Its steps.
        steps: u64,
        /// How many solutions it has shown, repeats included.
        solutions: u64,
        /// How many boards with conflicts it has shown as solutions.
        wrong: u64,
    },
    /// The pointer moves down a row.
    Advance {
        /// The variable.
        name: Variable,
        /// The row it points to now.
        row: i64,
    },
    /// The pointer moves up a row.
    Retreat {
        /// The variable.
        name: Variable,
        /// The row it points to now; 0 above the board.
        row: i64,
    },
    /// A function is called.
    Call {
        /// The call with the values of its arguments.
        call: String,
    },
    /// A row has no column left.
    Backtrack {
        /// The row.
        row: i64,
        /// The size of the board.
        n: u8,
        /// The row before and the column of its queen; `None` above row 1.
        back: Option<(i64, i64)>,
    },
    /// A queen's column and diagonals are marked as free again.
    CleanUp {
        /// The column.
        column: i64,
    },
    /// A queen is taken off.
    Remove {
        /// Its row.
        row: i64,
    },
    /// A complete board was tested.
    Candidate {
        /// The columns of its queens, row by row.
        queens: Vec<i64>,
        /// What the test has found.
        verdict: Verdict,
    },
    /// A solution was presented.
    Solution {
        /// How many there are so far.
        number: u64,
        /// The last row, where the search goes on.
        row: u8,
    },
    /// A row has no free square, and the program does not take back.
    Stuck {
        /// The row.
        row: i64,
    },
    /// The program stops without a solution.
    GaveUp {
        /// Pairs of queens in conflict.
        pairs: usize,
    },
    /// The run has ended by itself.
    End(Ending),
    /// The run was stopped.
    Error {
        /// The line.
        line: u32,
        /// Why.
        kind: RunErrorKind,
    },
    /// A line without a fact of its own.
    Ran {
        /// The line.
        line: u32,
        /// What it did.
        statement: Statement,
    },
    /// The page plays faster than sentences can be read.
    Passing {
        /// Solutions so far, if the program counts any.
        solutions: Option<u64>,
    },
}

/// What kind of news a sentence is, for its mark and colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// The problem.
    Start,
    /// Something moves on.
    Onward,
    /// A test is passed.
    Passed,
    /// A conflict, or a run that was stopped.
    Conflict,
    /// The search goes back.
    Back,
    /// A solution.
    Solution,
    /// The end, with solutions.
    Over,
    /// The end, without.
    Failed,
}

impl Sentence {
    /// What kind of news this is.
    pub fn tone(&self) -> Tone {
        match self {
            Sentence::Start { .. } => Tone::Start,
            Sentence::Try { .. }
            | Sentence::Put { .. }
            | Sentence::Advance { .. }
            | Sentence::Call { .. }
            | Sentence::Ran { .. }
            | Sentence::Passing { .. } => Tone::Onward,
            Sentence::Told(told) => told.tone(),
            Sentence::Free(_) | Sentence::Apart(_) | Sentence::Place { .. } => Tone::Passed,
            Sentence::Conflict { .. }
            | Sentence::Rejected { .. }
            | Sentence::Accepted { .. }
            | Sentence::Wrong { .. }
            | Sentence::Error { .. } => Tone::Conflict,
            Sentence::Candidate {
                verdict: Verdict::Holds,
                ..
            } => Tone::Passed,
            Sentence::Candidate {
                verdict: Verdict::Fails,
                ..
            } => Tone::Conflict,
            Sentence::PastLast { .. }
            | Sentence::Retreat { .. }
            | Sentence::Backtrack { .. }
            | Sentence::CleanUp { .. }
            | Sentence::Remove { .. } => Tone::Back,
            Sentence::Solution { .. } => Tone::Solution,
            Sentence::Stuck { .. } | Sentence::GaveUp { .. } => Tone::Failed,
            Sentence::Over { wrong: 0, .. } => Tone::Over,
            Sentence::Over { .. } => Tone::Failed,
            Sentence::End(ending) if ending.n == 1 => Tone::Solution,
            Sentence::End(ending) if ending.solutions > 0 => Tone::Over,
            Sentence::End(_) => Tone::Failed,
        }
    }
}

#[cfg(test)]
mod tests;
