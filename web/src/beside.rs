//! What stands beside the rows of the board before an audience: the call, the cell or
//! the loop that belongs to each. It draws nothing.

use queenscope_solver::{Frame, Moment};

use crate::{
    facts::{ColumnName, Facts, Picture, StateView},
    frames, highlight,
    loops::{Loop, LoopProgress},
    narration::signature,
    panels::array::{self, CellState},
    pictures::{answers::Answer, bits::brief},
};

/// What stands beside a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Beside {
    /// The row, from 0: the programs really go there.
    pub row: u8,
    /// The call, the cell or the loop.
    pub name: String,
    /// A variable of it.
    pub variable: Option<String>,
    /// Further calls for the same row, oldest first.
    pub calls: Vec<String>,
    /// How it stands there.
    pub look: Look,
}

/// How something stands beside a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Look {
    /// It waits, or holds a queen that stays.
    Waiting,
    /// It is at work.
    AtWork,
    /// It holds nothing, or is not entered.
    Idle,
    /// It holds a value that is no longer on the board.
    Stale,
    /// Its call has come back with the last step.
    Gone,
}

/// What stands beside the rows, from above.
pub fn beside(
    facts: &Facts,
    moment: &Moment,
    loops: &[Loop],
    answer: Option<&Answer>,
) -> Vec<Beside> {
    let mut all = match facts.state {
        StateView::Stack | StateView::Plain => Vec::new(),
        StateView::Pointer => pointed(facts, moment),
        StateView::Nest => loops.iter().map(of_loop).collect(),
    };
    let newest = moment.frames.len().saturating_sub(1);
    for (depth, frame) in moment.frames.iter().enumerate().skip(1) {
        let Some(row) = highlight::row_of(facts, frame) else {
            continue;
        };
        let call = brief(facts, frame);
        // Below the last row is the sentence: what goes beyond stands with that row.
        let last = moment.n.get();
        match all.iter_mut().find(|entry| entry.row == row.min(last)) {
            Some(entry) => {
                let (text, has_room) = match row > last {
                    true => (call, false),
                    // The board says where the pointer is.
                    false => (helper(facts, frame), !facts.points()),
                };
                entry.calls.push(text);
                entry.variable = entry.variable.take().filter(|_| has_room);
                entry.look = Look::AtWork;
            }
            None => put(
                &mut all,
                Beside {
                    row,
                    name: call,
                    variable: column(facts, frame),
                    calls: Vec::new(),
                    look: if depth == newest {
                        Look::AtWork
                    } else {
                        Look::Waiting
                    },
                },
            ),
        }
    }
    if let Some(gone) = answer.and_then(of_answer) {
        put(&mut all, gone);
    }
    all
}

/// Puts an entry behind those of its row and of the rows above.
fn put(all: &mut Vec<Beside>, entry: Beside) {
    let place = all.partition_point(|other| other.row <= entry.row);
    all.insert(place, entry);
}

/// A further call for a row: where it has many arguments there is room for its name.
fn helper(facts: &Facts, frame: &Frame) -> String {
    match facts.picture {
        Picture::Domains => frame.name.clone(),
        Picture::Board
        | Picture::Answers
        | Picture::Losses
        | Picture::Swaps
        | Picture::Bits
        | Picture::Cover
        | Picture::Repair
        | Picture::Knights => signature(frame),
    }
}

/// The value of a call that has gone, in its row.
fn of_answer(answer: &Answer) -> Option<Beside> {
    Some(Beside {
        row: answer.row?,
        name: answer.call.clone(),
        variable: Some(format!("→ {}", answer.value)),
        calls: Vec::new(),
        look: Look::Gone,
    })
}

/// The variable of a call that holds the column.
fn column(facts: &Facts, frame: &Frame) -> Option<String> {
    match &facts.column {
        ColumnName::Variable(name) => {
            let mut own = frame.variables.iter().skip(frame.parameters);
            own.find(|(own, _)| own == name)
                .map(|(_, value)| format!("{name} = {}", frames::shown(value)))
        }
        // What a row swaps with is the only other thing that such a call knows.
        ColumnName::RowCell if facts.picture == Picture::Swaps => {
            let other = frame.variables.get(frame.parameters)?;
            (frame.parameters > 0).then(|| format!("{} = {}", other.0, frames::shown(&other.1)))
        }
        ColumnName::PointedCell | ColumnName::RowCell => None,
    }
}

/// The cells of the array, and the variable that points to one of them.
fn pointed(facts: &Facts, moment: &Moment) -> Vec<Beside> {
    let module = moment.frames.get(..1).unwrap_or_default();
    let pointer = facts
        .row
        .as_deref()
        .and_then(|name| Some((name, frames::integer(module, name)?)));
    let here = |row: usize| {
        let (name, at) = pointer?;
        (usize::try_from(at) == Ok(row)).then(|| format!("{name} = {at}"))
    };
    let cells = array::cells(moment);
    let above = here(0).filter(|_| !cells.is_empty()).map(|name| Beside {
        row: 0,
        name,
        variable: None,
        calls: Vec::new(),
        look: Look::AtWork,
    });
    let cell = |cell: &array::ArrayCell| {
        let variable = here(cell.index);
        Some(Beside {
            row: u8::try_from(cell.index).ok()?,
            name: format!("a[{}] = {}", cell.index, cell.value),
            calls: Vec::new(),
            look: match (&variable, cell.state) {
                (Some(_), _) => Look::AtWork,
                (None, CellState::Unset) => Look::Idle,
                (None, CellState::OnBoard | CellState::AtWork) => Look::Waiting,
                (None, CellState::Stale) => Look::Stale,
            },
            variable,
        })
    };
    above
        .into_iter()
        .chain(cells.iter().filter_map(cell))
        .collect()
}

fn of_loop(one: &Loop) -> Beside {
    let value = one.value.as_deref().unwrap_or("–");
    Beside {
        row: one.row,
        name: format!("{} = {value}", one.variable),
        variable: None,
        calls: Vec::new(),
        look: match one.progress {
            LoopProgress::Outside => Look::Idle,
            LoopProgress::Around => Look::Waiting,
            LoopProgress::Running => Look::AtWork,
        },
    }
}

#[cfg(test)]
mod tests {
    use queenscope_solver::{BoardSize, ProgramId, Progress, Script, Target, Timeline};

    use super::*;
    use crate::{loops::nest, model::Subject, pictures::answers::answer, which::Runnable};

    /// One entry after the other: row, texts; `*` at work, in brackets idle, `~` stale,
    /// `-` gone.
    fn picture(program: ProgramId, n: u8, position: u64) -> String {
        let n = BoardSize::new(n).unwrap();
        let subject = Subject::of(&Runnable::course(program, n));
        let mut timeline = Timeline::new(Script::of(program, n));
        while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
        let moment = timeline.moment();
        let facts = &subject.facts;
        let loops = match facts.state {
            StateView::Nest => nest(&subject, moment),
            StateView::Stack | StateView::Pointer | StateView::Plain => Vec::new(),
        };
        let shown = |entry: Beside| {
            let mut texts = vec![entry.name];
            texts.extend(entry.variable);
            texts.extend(entry.calls);
            let text = format!("{}: {}", entry.row, texts.join(", "));
            match entry.look {
                Look::Waiting => text,
                Look::AtWork => format!("*{text}"),
                Look::Idle => format!("({text})"),
                Look::Stale => format!("~{text}"),
                Look::Gone => format!("-{text}"),
            }
        };
        let answer = answer(facts, moment);
        let all = beside(facts, moment, &loops, answer.as_ref());
        all.into_iter().map(shown).collect::<Vec<_>>().join("; ")
    }

    #[test]
    fn each_row_has_its_call_its_cell_or_its_loop() {
        use ProgramId::{
            Bitmask, Enumeration, Iterative, IterativeClear, Permutation, RecursiveCheck,
            RecursiveFirst, RecursiveFree,
        };
        for (program, n, position, expected) in [
            (RecursiveCheck, 4, 0, ""),
            (RecursiveCheck, 4, 6, "*1: place(1)"),
            (RecursiveCheck, 4, 8, "*1: place(1), j = 1"),
            (
                RecursiveCheck,
                4,
                63,
                "1: place(1), j = 1; *2: place(2), j = 3",
            ),
            (
                RecursiveFree,
                4,
                60,
                "1: place(1), j = 1; 2: place(2), j = 4; *3: place(3), j = 1",
            ),
            (
                RecursiveFirst,
                4,
                65,
                "1: place(1), j = 1; *2: place(2), j = 3; -3: place(3), → False",
            ),
            (
                RecursiveFirst,
                4,
                222,
                "*1: place(1), j = 2; -2: place(2), → True",
            ),
            // A test of one row leaves no trace beside it.
            (
                RecursiveFirst,
                4,
                19,
                "1: place(1), j = 1; *2: place(2), j = 1",
            ),
            (
                Permutation,
                3,
                36,
                "1: permute(1), j = 1; *2: permute(2), j = 3",
            ),
            (Iterative, 4, 1, ""),
            (
                Iterative,
                4,
                44,
                "1: a[1] = 1; 2: a[2] = 3; *3: a[3] = 2, check(3); (4: a[4] = 0)",
            ),
            (
                Iterative,
                4,
                66,
                "1: a[1] = 1; *2: a[2] = 4, k = 2; ~3: a[3] = 5; (4: a[4] = 0)",
            ),
            (Bitmask, 4, 11, "1: place(1…); *2: place(2…)"),
            // The call for row 4 of a board with 3 rows has its place in row 3.
            (
                Permutation,
                3,
                24,
                "1: permute(1), j = 1; 2: permute(2), j = 2; *3: permute(3), permute(4)",
            ),
            (
                IterativeClear,
                3,
                100_000,
                "*0: k = 0; (1: a[1] = 0); (2: a[2] = 0); (3: a[3] = 0)",
            ),
            (
                Enumeration,
                3,
                0,
                "(1: a[1] = –); (2: a[2] = –); (3: a[3] = –)",
            ),
            (
                Enumeration,
                3,
                7,
                "1: a[1] = 1; *2: a[2] = 1, check(2); (3: a[3] = –)",
            ),
        ] {
            assert_eq!(
                picture(program, n, position),
                expected,
                "{program} {position}"
            );
        }
    }
}
