//! Marks: the `#:` comments that say which events a line makes true. They are
//! no part of Python; every listing hides them.

use crate::{ast::Expression, span::Span};

/// When a mark fires.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// When the statement completes, or whenever the test is decided.
    Always,
    /// When the test holds, or the loop advances.
    Then,
    /// When the test does not hold, or the loop is exhausted.
    Else,
}

/// The events a mark can name, with what each is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkEvent {
    /// `try(row, column)`
    Try,
    /// `put(row, column)`
    Put,
    /// `compare(row, other row)`
    Compare,
    /// `conflict(row, column)` or `conflict(row, column, other row)`
    Conflict,
    /// `place(row, column)`
    Place,
    /// `remove(row)`
    Remove,
    /// `backtrack(row)` or `backtrack(row, row returned to)`, where that is not the row before
    Backtrack,
    /// `candidate()`
    Candidate,
    /// `solution()`
    Solution,
    /// `stuck(row)`
    Stuck,
    /// `gave-up()`
    GaveUp,
    /// `exhausted()`
    Exhausted,
}

impl MarkEvent {
    /// All events, with their names, and the least and the largest number of arguments.
    pub const ALL: [(MarkEvent, &'static str, usize, usize); 12] = [
        (MarkEvent::Try, "try", 2, 2),
        (MarkEvent::Put, "put", 2, 2),
        (MarkEvent::Compare, "compare", 2, 2),
        (MarkEvent::Conflict, "conflict", 2, 3),
        (MarkEvent::Place, "place", 2, 2),
        (MarkEvent::Remove, "remove", 1, 1),
        (MarkEvent::Backtrack, "backtrack", 1, 2),
        (MarkEvent::Candidate, "candidate", 0, 0),
        (MarkEvent::Solution, "solution", 0, 0),
        (MarkEvent::Stuck, "stuck", 1, 1),
        (MarkEvent::GaveUp, "gave-up", 0, 0),
        (MarkEvent::Exhausted, "exhausted", 0, 0),
    ];
}

/// One item of a `#:` comment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// When it fires.
    pub when: When,
    /// What it says.
    pub event: MarkEvent,
    /// Of what it says it: expressions without calls of own functions.
    pub arguments: Vec<Expression>,
    /// Where it stands.
    pub span: Span,
}

/// The kinds of line on a board that a marker array can stand for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MarkerKind {
    /// The number of a line is its column.
    Column,
    /// The number of a line is row minus column.
    Diagonal,
    /// The number of a line is row plus column.
    Antidiagonal,
}

/// `marker diagonal(x - n)`: which line of the board cell x of a list stands for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkerDeclaration {
    /// The kind of line.
    pub kind: MarkerKind,
    /// The number of the line, in terms of `x` and of `n`.
    pub line: Expression,
}
