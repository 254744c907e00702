//! The English sentences of steps.

use queenscope_solver::{Flaw, Line, MAXIMUM_FRAMES, RunErrorKind};

use crate::{
    locale::numbers::{grouped, signed, spaced, superscript},
    narration::{Effort, Ending, Ground, Pair, Sentence, Statement, Vast, Verdict},
};

/// The sentence of a step.
pub fn sentence(sentence: &Sentence) -> String {
    match sentence {
        Sentence::Start { n: 1, .. } => {
            "Place 1 queen on a board of one square. ⟦→⟧ takes a step, ⟦←⟧ takes it back."
                .to_owned()
        }
        Sentence::Start { n, .. } => format!(
            "Place {n} queens so that no two share a row, a column or a diagonal. \
             ⟦→⟧ takes a step, ⟦←⟧ takes it back."
        ),
        Sentence::Try { row, column } => format!("Row {row}: try column {column}."),
        Sentence::PastLast { row, column, place } => {
            format!("{place} becomes {column}: no column left in row {row}.")
        }
        Sentence::Put { row, column } => {
            format!("Row {row}: a queen is put in column {column}, without a test.")
        }
        Sentence::Free(pair) => format!(
            "Against row {}: another column, and columns ⟨|{} − {}| = {}⟩ apart, rows ⟨{} − {} = {}⟩ apart: no conflict.",
            pair.with,
            pair.with_column,
            pair.column,
            (pair.with_column - pair.column).abs(),
            pair.row,
            pair.with,
            pair.row - pair.with,
        ),
        Sentence::Conflict { pair, ground } => conflict(pair, ground),
        Sentence::Rejected { row, column } => format!("Row {row}, column {column} is rejected."),
        Sentence::Place { row, column } => {
            format!("Free of conflict: the queen of row {row} stands in column {column}.")
        }
        Sentence::Advance { name, row } => {
            format!("{name} becomes {row}: on to row {row}, from column 1.")
        }
        Sentence::Retreat { name, row: 0 } => {
            format!("{name} becomes 0: there is no row before row 1.")
        }
        Sentence::Retreat { name, row } => format!("{name} becomes {row}: back to row {row}."),
        Sentence::Call { call } => format!("{call} is called: a new frame on top of the stack."),
        Sentence::Backtrack { row, n, back } => {
            let tried = match n {
                1 => format!("Row {row}: its only column is tried."),
                n => format!("Row {row}: all {n} columns tried."),
            };
            match back {
                Some((before, column)) => format!(
                    "{tried} Back to row {before}; its queen moves on from column {column}."
                ),
                None => format!("{tried} There is no row to go back to."),
            }
        }
        Sentence::CleanUp { column } => {
            format!("Clean up: column {column} and its two diagonals are free again.")
        }
        Sentence::Remove { row } => format!("The queen of row {row} is taken off again."),
        Sentence::Candidate { queens, verdict } => {
            let board = spaced(queens);
            match verdict {
                Verdict::Holds => {
                    format!("The complete board {board} is tested: no two queens conflict.")
                }
                Verdict::Fails => {
                    format!("The complete board {board} is tested: it has a conflict.")
                }
            }
        }
        Sentence::Solution { number, row: 1 } => format!("Solution {}.", grouped(*number)),
        Sentence::Solution { number, row } => {
            format!(
                "Solution {}. The search goes on: row {row}, next column.",
                grouped(*number)
            )
        }
        Sentence::Stuck { row } => {
            format!("Row {row} has no free square. Greedy never takes back: it fails here.")
        }
        Sentence::Told(told) => super::told::told(told),
        Sentence::GaveUp { pairs: 1 } => "Gave up: 1 pair still conflicts.".to_owned(),
        Sentence::GaveUp { pairs } => format!("Gave up: {pairs} pairs still conflict."),
        Sentence::End(end) => ending(end),
        Sentence::Accepted {
            row,
            pair: (upper, lower),
        } => format!(
            "Your program accepts row {row}, but the queens of rows {upper} and {lower} conflict."
        ),
        Sentence::Wrong { n, flaw } => format!(
            "Your program printed a board that is no solution: {}.",
            wrong(*n, *flaw)
        ),
        Sentence::Over {
            steps,
            solutions,
            wrong,
        } => format!(
            "The run is over after {}. It has shown {}{}.",
            counted(*steps, "step"),
            match solutions {
                0 => "no solution".to_owned(),
                solutions => counted(*solutions, "solution"),
            },
            match wrong {
                0 => String::new(),
                wrong => format!(" and {} with conflicts", counted(*wrong, "board")),
            },
        ),
        Sentence::Error { line, kind } => format!(
            "Line {line}: {}. The run stops here; every step up to here can be looked at.",
            error(kind)
        ),
        Sentence::Ran { line, statement } => format!("Line {line} has run{}.", ran(statement)),
        Sentence::Passing { solutions: None } => "Playing.".to_owned(),
        Sentence::Passing { solutions: Some(1) } => "Playing: 1 solution so far.".to_owned(),
        Sentence::Passing {
            solutions: Some(solutions),
        } => {
            format!("Playing: {} solutions so far.", grouped(*solutions))
        }
    }
}

/// The second line under a sentence.
pub fn aside(sentence: &Sentence) -> Option<String> {
    if let Sentence::Told(told) = sentence {
        return super::told::aside(told);
    }
    let Sentence::Start {
        n,
        vast: Some(vast),
    } = sentence
    else {
        return None;
    };
    Some(match vast {
        Vast::Boards(exponent) => format!(
            "All {n}{} boards are put up and tested, more than 10{}: \
             you can step through them, but their end is out of reach.",
            superscript((*n).into()),
            superscript((*exponent).into())
        ),
        Vast::Steps => "The whole run takes more than 1,000,000,000 steps: \
             you can step through it, but its end is far away."
            .to_owned(),
    })
}

/// The label at a conflict.
pub fn reason(pair: &Pair, ground: &Ground) -> String {
    match ground {
        Ground::Compared(Line::Column) => {
            format!("column {} = column {}", pair.with_column, pair.column)
        }
        Ground::Compared(Line::Diagonal | Line::Antidiagonal) => format!(
            "columns |{} − {}| = {} = rows {} − {}",
            pair.with_column,
            pair.column,
            (pair.with_column - pair.column).abs(),
            pair.row,
            pair.with
        ),
        Ground::Marked { array, index, .. } => match formula(pair, ground) {
            Some(formula) => format!("{formula}, {array}[{index}] taken"),
            None => format!("{array}[{index}] taken"),
        },
    }
}

fn conflict(pair: &Pair, ground: &Ground) -> String {
    let Pair {
        row,
        column,
        with,
        with_column,
    } = pair;
    match ground {
        Ground::Compared(Line::Column) => format!(
            "Row {row}, column {column} conflicts with the queen in row {with}: \
             both stand in ⟨column {column}⟩."
        ),
        Ground::Compared(line @ (Line::Diagonal | Line::Antidiagonal)) => format!(
            "Row {row}, column {column} conflicts with the queen in row {with}: \
             columns ⟨|{with_column} − {column}| = {}⟩ apart, rows ⟨{row} − {with} = {}⟩ apart, one {}.",
            (with_column - column).abs(),
            row - with,
            name(*line)
        ),
        Ground::Marked { array, index, .. } => match formula(pair, ground) {
            Some(formula) => format!(
                "⟨{formula}⟩, and ⟨{array}[{index}]⟩ is already taken by the queen in row {with}."
            ),
            None => format!("⟨{array}[{index}]⟩ is already taken by the queen in row {with}."),
        },
    }
}

/// How the index of a marked cell is worked out; a column is its own index.
pub fn formula(pair: &Pair, ground: &Ground) -> Option<String> {
    let Ground::Marked {
        line, index, added, ..
    } = ground
    else {
        return None;
    };
    let (row, column) = (pair.row, pair.column);
    let sum = match line {
        Line::Column if *added == 0 => return None,
        Line::Column => column.to_string(),
        Line::Diagonal => format!("{row} − {column}"),
        Line::Antidiagonal => format!("{row} + {column}"),
    };
    Some(match added {
        0 => format!("{sum} = {}", signed(*index)),
        added if *added < 0 => format!("{sum} − {} = {}", -added, signed(*index)),
        added => format!("{sum} + {added} = {}", signed(*index)),
    })
}

fn name(line: Line) -> &'static str {
    match line {
        Line::Column => "column",
        Line::Diagonal => "main diagonal",
        Line::Antidiagonal => "anti-diagonal",
    }
}

/// What is wrong with a board.
pub fn wrong(n: u8, flaw: Flaw) -> String {
    match flaw {
        Flaw::Attack(conflict) => format!(
            "the queens of rows {} and {} attack each other {} one {}",
            conflict.with,
            conflict.row,
            match conflict.kind {
                Line::Column => "in",
                Line::Diagonal | Line::Antidiagonal => "on",
            },
            name(conflict.kind)
        ),
        Flaw::Column { row, column } => format!(
            "row {row} has {}, which is no column from 1 to {n}",
            signed(column)
        ),
        Flaw::Rows(rows) => format!("it has {}, not {n}", counted(rows as u64, "row")),
    }
}

/// A number of things.
fn counted(number: u64, thing: &str) -> String {
    match number {
        1 => format!("1 {thing}"),
        number => format!("{} {thing}s", grouped(number)),
    }
}

fn ending(end: &Ending) -> String {
    let Ending {
        n,
        solutions,
        fundamental,
        effort,
        pointer,
    } = end;
    if *n == 1 && *solutions == 1 {
        return "One queen on one square: 1 solution.".to_owned();
    }
    if *solutions == 0 {
        let effort = match effort {
            Effort::Tries(tries) => format!("{} tries", grouped(*tries)),
            Effort::Boards(boards) => format!("{} complete boards", grouped(*boards)),
            Effort::Steps(steps) => format!("{} steps", grouped(*steps)),
        };
        return format!("Exhausted after {effort}: {n} queens have no solution.");
    }
    let why = match pointer {
        Some(pointer) => format!("{pointer} = 0: everything has been tried."),
        None => "Everything has been tried.".to_owned(),
    };
    let found = match solutions {
        1 => "1 solution".to_owned(),
        solutions => format!("{} solutions", grouped(*solutions)),
    };
    match fundamental {
        Some(classes) => format!("{why} {found}, {classes} of them fundamental."),
        None => format!("{why} {found}."),
    }
}

fn error(kind: &RunErrorKind) -> String {
    match kind {
        RunErrorKind::Index { list, index, .. } => format!("{list}[{index}] is outside the list"),
        RunErrorKind::Overflow => "the result is beyond 64 bits".to_owned(),
        RunErrorKind::Division => "division by zero".to_owned(),
        RunErrorKind::Shift => "a shift by a negative number".to_owned(),
        RunErrorKind::Range => "the step of range is 0".to_owned(),
        RunErrorKind::Unset { name } => format!("{name} has no value yet"),
        RunErrorKind::Frames => format!(
            "more than {MAXIMUM_FRAMES} calls are open at once: look for a call that never stops calling"
        ),
        RunErrorKind::Steps { budget } => {
            format!(
                "the run is not over after {} steps: look for a loop that never ends",
                grouped(*budget)
            )
        }
    }
}

fn ran(statement: &Statement) -> String {
    match statement {
        Statement::Assigned { place, value } => format!(": {place} = {value}"),
        Statement::Defined { name } => format!(": {name} is defined"),
        Statement::Tested {
            condition,
            verdict: Verdict::Holds,
        } => format!(": {condition} holds"),
        Statement::Tested {
            condition,
            verdict: Verdict::Fails,
        } => {
            format!(": {condition} does not hold")
        }
        Statement::LoopOver { variable } => format!(": no value is left for {variable}"),
        Statement::Returned {
            name,
            value: Some(value),
        } => format!(": {name} returns {value}"),
        Statement::Returned { name, value: None } => format!(": {name} returns"),
        Statement::Continued => ": on to the next round of the loop".to_owned(),
        Statement::Broken => ": the loop is left".to_owned(),
        Statement::Printed { text } => format!(": it prints {text}"),
        Statement::Other => String::new(),
    }
}
