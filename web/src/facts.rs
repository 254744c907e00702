//! What the page knows of each program beyond its moments: what its variables are
//! called and which picture of its state helps most. A new program gets a row here;
//! of a reader's own it is read from the text, see `guess`.

mod guess;

use std::borrow::Cow;

use queenscope_solver::{BoardSize, ProgramId};

use crate::{scene::Edges, which::Program};

/// The name of a variable.
pub type Variable = Cow<'static, str>;

/// What the page knows of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// The variable that holds the row at work, if there is one.
    pub row: Option<Variable>,
    /// What functions call the row that they are called for, or that they choose, if any
    /// works for one.
    pub parameter: Option<Variable>,
    /// Where the column under test is found.
    pub column: ColumnName,
    /// Which picture of the state comes first.
    pub state: StateView,
    /// Whether its lines say which events they make true.
    pub marks: Marks,
    /// The picture that explains its idea.
    pub picture: Picture,
}

/// The picture that explains the idea of a program, beside the board or on it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Picture {
    /// The board says it all.
    #[default]
    Board,
    /// Values that travel up the frames.
    Answers,
    /// The number that decides on each free square of the row.
    Losses,
    /// The swap, and how far the search through the permutations is.
    Swaps,
    /// Three integers as rows of bits over the columns.
    Bits,
    /// The columns that are left in each row.
    Domains,
    /// The table of an exact cover, and its links.
    Cover,
    /// A full board, its conflicts, and how they become fewer.
    Repair,
    /// The pattern of knight's moves.
    Knights,
}

/// Whether the lines of a program say which events they make true. Without, there are
/// no moves and rows to step by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Marks {
    /// They do.
    Present,
    /// They do not.
    Absent,
}

/// What a program looks for, as far as that can be known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sought {
    /// One solution.
    One,
    /// All of them.
    All,
}

/// Where a program keeps the column under test.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ColumnName {
    /// In a variable.
    Variable(Variable),
    /// In the cell of array `a` that the row variable points to.
    PointedCell,
    /// In the cell of array `a` that belongs to the row.
    RowCell,
}

/// Which picture of the state comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StateView {
    /// The call stack.
    Stack,
    /// The array `a` with the pointer to the row at work.
    Pointer,
    /// The array `a` of the loop variables.
    Nest,
    /// The array `a`: nothing calls itself, and nothing points into it.
    Plain,
}

impl Facts {
    /// What the page knows of a program on a board.
    pub fn of(program: &Program, n: BoardSize) -> Facts {
        match program {
            Program::Course(program) => Facts::course(*program),
            Program::Own(text) => guess::facts(text, n),
        }
    }

    /// What the page knows of a program of the course.
    pub fn course(program: ProgramId) -> Facts {
        const K: Option<Variable> = Some(Cow::Borrowed("k"));
        match program {
            ProgramId::Blind | ProgramId::Enumeration => Facts {
                row: None,
                parameter: K,
                column: ColumnName::RowCell,
                state: StateView::Nest,
                marks: Marks::Present,
                picture: Picture::Board,
            },
            ProgramId::Iterative | ProgramId::IterativeClear | ProgramId::IterativeMarks => Facts {
                row: K,
                parameter: K,
                column: ColumnName::PointedCell,
                state: StateView::Pointer,
                marks: Marks::Present,
                picture: Picture::Board,
            },
            ProgramId::RecursiveCheck | ProgramId::RecursiveMarks | ProgramId::RecursiveFree => {
                Facts::stack("k", "j", Picture::Board)
            }
            ProgramId::RecursiveFirst => Facts::stack("k", "j", Picture::Answers),
            ProgramId::ForwardChecking => Facts::stack("k", "j", Picture::Domains),
            ProgramId::Greedy => Facts {
                row: K,
                parameter: K,
                column: ColumnName::Variable(Cow::Borrowed("j")),
                state: StateView::Plain,
                marks: Marks::Present,
                picture: Picture::Losses,
            },
            // Its tests and swaps go to other rows than the one that k was called for.
            ProgramId::Permutation => Facts {
                row: None,
                column: ColumnName::RowCell,
                ..Facts::stack("k", "", Picture::Swaps)
            },
            ProgramId::Bitmask => Facts {
                column: ColumnName::RowCell,
                ..Facts::stack("k", "", Picture::Bits)
            },
            ProgramId::FailFirst => Facts::stack("k", "j", Picture::Domains),
            ProgramId::DancingLinks => Facts {
                column: ColumnName::RowCell,
                ..Facts::stack("k", "", Picture::Cover)
            },
            ProgramId::MinConflicts => Facts {
                row: K,
                parameter: K,
                column: ColumnName::RowCell,
                state: StateView::Plain,
                marks: Marks::Present,
                picture: Picture::Repair,
            },
            ProgramId::Formula => Facts {
                row: None,
                parameter: None,
                column: ColumnName::RowCell,
                state: StateView::Plain,
                marks: Marks::Present,
                picture: Picture::Knights,
            },
        }
    }

    /// What the page knows of a program that calls itself for each row.
    fn stack(row: &'static str, column: &'static str, picture: Picture) -> Facts {
        Facts {
            row: Some(Cow::Borrowed(row)),
            parameter: Some(Cow::Borrowed(row)),
            column: ColumnName::Variable(Cow::Borrowed(column)),
            state: StateView::Stack,
            marks: Marks::Present,
            picture,
        }
    }

    /// What a program looks for. One that was made of a program of the course is known by
    /// its picture.
    pub fn sought(&self) -> Sought {
        match self.picture {
            Picture::Losses | Picture::Repair | Picture::Knights => Sought::One,
            Picture::Board
            | Picture::Answers
            | Picture::Swaps
            | Picture::Bits
            | Picture::Domains
            | Picture::Cover => Sought::All,
        }
    }

    /// Whether columns 0 and n + 1 occur: a loop counts past the edge in the array.
    pub fn edges(&self) -> Edges {
        match &self.column {
            ColumnName::PointedCell => Edges::Passed,
            ColumnName::Variable(_) | ColumnName::RowCell => Edges::Kept,
        }
    }

    /// Whether the row variable points into the array.
    pub fn points(&self) -> bool {
        matches!(self.state, StateView::Pointer)
    }

    /// How many frames, or lines of them, the stack of a program with so many functions
    /// can have on a board of size n: a function that calls itself for each row, and on top of it
    /// one of the others. A search through permutations tests them below the last row.
    pub fn deepest(&self, n: u8, functions: usize) -> usize {
        match self.state {
            StateView::Stack if self.picture == Picture::Swaps => usize::from(n) + functions + 1,
            StateView::Stack => usize::from(n) + functions,
            StateView::Pointer | StateView::Nest => 2,
            StateView::Plain => match self.picture {
                // Calls within each other, whose variables take several lines.
                Picture::Losses | Picture::Repair | Picture::Knights => 5,
                Picture::Board
                | Picture::Answers
                | Picture::Swaps
                | Picture::Bits
                | Picture::Domains
                | Picture::Cover => 2,
            },
        }
    }

    /// How the program calls the column of a row; empty if it has no name for it.
    pub fn column_name(&self, row: u8) -> String {
        match &self.column {
            ColumnName::RowCell if self.picture == Picture::Bits => String::new(),
            ColumnName::Variable(name) => name.to_string(),
            ColumnName::PointedCell => format!("a[{}]", self.row.as_deref().unwrap_or("k")),
            ColumnName::RowCell => format!("a[{row}]"),
        }
    }
}
