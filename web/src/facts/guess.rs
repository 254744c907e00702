//! What can be read from the text of a reader's own program: whether it calls
//! itself, or points into `a`, or nests loops over it, and what its variables are
//! called. A wrong guess shows a less helpful picture, never a false one.

use std::borrow::Cow;

use super::{ColumnName, Facts, Marks, Picture, StateView, Variable};
use queenscope_lang::{
    self as lang,
    ast::{Expression, ExpressionKind, Function, Name, Statement, StatementKind, Target},
    walk,
};
use queenscope_solver::{BoardSize, ProgramId};

/// What can be read from a text for a board. One that does not check says nothing.
pub fn facts(text: &str, n: BoardSize) -> Facts {
    let sized = lang::listing::with_size(text, n.get().into());
    let Ok(program) = sized.and_then(|text| lang::check(&text)) else {
        return nothing();
    };
    let facts = kin(&program.statements)
        .or_else(|| recursion(&program.statements))
        .or_else(|| pointer(&program.statements))
        .or_else(|| nest(&program.statements))
        .unwrap_or_else(nothing);
    Facts {
        marks: marks(&program.statements),
        ..facts
    }
}

const fn nothing() -> Facts {
    Facts {
        row: None,
        parameter: None,
        column: ColumnName::RowCell,
        state: StateView::Stack,
        marks: Marks::Absent,
        picture: Picture::Board,
    }
}

fn marks(statements: &[Statement]) -> Marks {
    let mut marks = Marks::Absent;
    walk::each(statements, &mut |statement| {
        let inside = match &statement.kind {
            StatementKind::If(branches, _) => {
                branches.iter().any(|branch| !branch.marks.is_empty())
            }
            StatementKind::Define(function) => self::marks(&function.body) == Marks::Present,
            _ => false,
        };
        if inside || !statement.marks.is_empty() {
            marks = Marks::Present;
        }
    });
    marks
}

/// Programs of the course with a picture of their own, and names by which one that was
/// made from them is known. Pictures that find nothing to draw are not drawn.
const KIN: [(ProgramId, &[&str]); 9] = [
    (ProgramId::Greedy, &["loses", "lost"]),
    (ProgramId::Permutation, &["permute"]),
    (ProgramId::Bitmask, &["full", "place"]),
    (ProgramId::FailFirst, &["hits", "rows", "choose"]),
    (ProgramId::ForwardChecking, &["hits", "wiped_out"]),
    (
        ProgramId::DancingLinks,
        &[
            "left", "right", "up", "down", "head", "size", "square", "search",
        ],
    ),
    (ProgramId::MinConflicts, &["pairs", "cost", "choose_row"]),
    (ProgramId::Formula, &["place_all"]),
    (ProgramId::RecursiveFirst, &["place", "check"]),
];

/// What is known of the program of the course that a text was made from.
fn kin(statements: &[Statement]) -> Option<Facts> {
    let names: Vec<&str> = statements.iter().filter_map(defined).collect();
    let found = KIN.into_iter().find(|(program, expected)| {
        // A search that stops at its first solution has an answer to give.
        let answers = *program != ProgramId::RecursiveFirst || statements.iter().any(is_question);
        answers && expected.iter().all(|name| names.contains(name))
    });
    found.map(|(program, _)| Facts::course(program))
}

/// The name that a statement at the top level gives to something.
fn defined(statement: &Statement) -> Option<&str> {
    match &statement.kind {
        StatementKind::Define(function) => Some(&function.name.text),
        StatementKind::Assign(Target::Name(name), _) => Some(&name.text),
        StatementKind::List(name, _, _) => Some(&name.text),
        _ => None,
    }
}

/// Whether a statement asks a function that calls itself.
fn is_question(statement: &Statement) -> bool {
    matches!(&statement.kind, StatementKind::If(branches, _) if branches.iter().any(|branch| {
        matches!(&branch.test.kind, ExpressionKind::Call(call) if call.function.text == "place")
    }))
}

/// The function that calls itself: its first parameter is the row.
fn recursion(statements: &[Statement]) -> Option<Facts> {
    let function = statements
        .iter()
        .find_map(|statement| match &statement.kind {
            StatementKind::Define(function) if calls_itself(function) => Some(function),
            _ => None,
        })?;
    let row = function.parameters.first().map(variable);
    let column = row.as_deref().and_then(|row| column(&function.body, row));
    Some(Facts {
        parameter: row.clone(),
        row,
        column: column.map_or(ColumnName::RowCell, ColumnName::Variable),
        state: StateView::Stack,
        ..nothing()
    })
}

fn calls_itself(function: &Function) -> bool {
    let mut found = false;
    let name = &function.name.text;
    walk::each(&function.body, &mut |statement| {
        if let StatementKind::Call(call) = &statement.kind {
            found |= call.function.text == *name;
        }
        walk::expressions(statement, &mut |expression| {
            if let ExpressionKind::Call(call) = &expression.kind {
                found |= call.function.text == *name;
            }
        });
    });
    found
}

/// The variable that is written to the cell of the row, or else that of the first loop.
fn column(body: &[Statement], row: &str) -> Option<Variable> {
    let (mut written, mut looped) = (None, None);
    walk::each(body, &mut |statement| match &statement.kind {
        StatementKind::Assign(Target::Subscript(list, index), value) => {
            if let ("a", ExpressionKind::Name(at), ExpressionKind::Name(value)) =
                (list.text.as_str(), &index.kind, &value.kind)
                && at == row
            {
                written.get_or_insert_with(|| Cow::Owned(value.clone()));
            }
        }
        StatementKind::For(Target::Name(name), _, _) => {
            looped.get_or_insert_with(|| variable(name));
        }
        _ => {}
    });
    written.or(looped)
}

/// A loop at the top level that reads or writes `a` where a variable points to.
fn pointer(statements: &[Statement]) -> Option<Facts> {
    let mut row = None;
    let mut note = |list: &Name, index: &Expression| {
        if let ("a", ExpressionKind::Name(name)) = (list.text.as_str(), &index.kind) {
            row.get_or_insert_with(|| Cow::Owned(name.clone()));
        }
    };
    for statement in statements {
        let StatementKind::While(..) = &statement.kind else {
            continue;
        };
        walk::each(std::slice::from_ref(statement), &mut |inner| {
            for target in walk::targets(inner) {
                if let Target::Subscript(list, index) = target {
                    note(list, index);
                }
            }
            walk::expressions(inner, &mut |expression| {
                if let ExpressionKind::Subscript(list, index) = &expression.kind {
                    note(list, index);
                }
            });
        });
    }
    Some(Facts {
        row: Some(row?),
        parameter: Some(Cow::Borrowed("k")),
        column: ColumnName::PointedCell,
        state: StateView::Pointer,
        ..nothing()
    })
}

/// A loop at the top level whose variable is a cell of `a`.
fn nest(statements: &[Statement]) -> Option<Facts> {
    let is_nest = statements.iter().any(|statement| {
        matches!(&statement.kind, StatementKind::For(Target::Subscript(list, _), _, _) if list.text == "a")
    });
    is_nest.then(|| Facts {
        state: StateView::Nest,
        ..nothing()
    })
}

fn variable(name: &Name) -> Variable {
    Cow::Owned(name.text.clone())
}

#[cfg(test)]
mod tests {
    use queenscope_solver::{BoardSize, ProgramId};

    use super::*;

    fn guess(text: &str) -> Facts {
        facts(text, BoardSize::new(4).unwrap())
    }

    #[test]
    fn the_programs_of_the_course_are_guessed_rightly() {
        for program in ProgramId::ALL {
            let text = program.source(BoardSize::new(4).unwrap());
            let (known, guessed) = (Facts::course(program), guess(&text));
            // Where no function is called for a row, its name says nothing.
            let guessed = Facts {
                parameter: known.parameter.clone(),
                ..guessed
            };
            assert_eq!(guessed, known, "{program}");
        }
    }

    #[test]
    fn other_names_and_other_shapes() {
        let stack = |row: Option<&'static str>, column| Facts {
            row: row.map(Cow::Borrowed),
            parameter: row.map(Cow::Borrowed),
            column,
            state: StateView::Stack,
            marks: Marks::Absent,
            picture: Picture::Board,
        };
        let named = |name| ColumnName::Variable(Cow::Borrowed(name));
        let rec = "n = 4\na = [0] * (n + 1)\ndef go(row):\n    for c in range(1, n + 1):\n        a[row] = c\n        if row < n:\n            go(row + 1)\ngo(1)\n";
        let deep = "n = 4\ndef f(x, y):\n    if x > 0 and f(x - 1, y) > 1:\n        return y\n    return x\nprint(f(3, 1))\n";
        for (text, expected) in [
            (rec, stack(Some("row"), named("c"))),
            (deep, stack(Some("x"), ColumnName::RowCell)),
            (
                "n = 4\nwhile True:\n    pass\n",
                stack(None, ColumnName::RowCell),
            ),
            ("n = 4\nprint(n\n", stack(None, ColumnName::RowCell)),
            (
                "n = 4\na = [0] * (n + 1)\nr = 1\nwhile r <= n:\n    a[r] += 1\n    r += 1\n",
                Facts {
                    row: Some(Cow::Borrowed("r")),
                    parameter: Some(Cow::Borrowed("k")),
                    column: ColumnName::PointedCell,
                    state: StateView::Pointer,
                    marks: Marks::Absent,
                    picture: Picture::Board,
                },
            ),
        ] {
            assert_eq!(guess(text), expected, "{text}");
        }
    }
}
