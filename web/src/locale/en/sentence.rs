//! The English sentences of steps.

use queenscope_solver::{MAXIMUM_FRAMES, RunErrorKind};

use crate::{
    locale::numbers::{grouped, superscript},
    narration::{Effort, Ending, Outlook, Sentence, Statement, Verdict},
    notation::{Notation, Places},
};

use super::{
    conflict::{conflict, wrong},
    places::{at, columns_apart, rows, rows_apart, words},
};

/// The sentence of a step, with places as they are to be called.
pub fn sentence(sentence: &Sentence, places: Places) -> String {
    let words = words(places);
    match sentence {
        Sentence::Start { n: 1, .. } => {
            "Place 1 queen on a board of one square. ⟦→⟧ takes a step, ⟦←⟧ takes it back."
                .to_owned()
        }
        Sentence::Start { n, .. } => format!(
            "Place {n} queens so that no two share a {}. \
             ⟦→⟧ takes a step, ⟦←⟧ takes it back.",
            match places.notation {
                Notation::Chess => "rank, a file or a diagonal",
                Notation::One | Notation::Zero | Notation::Transposed => {
                    "row, a column or a diagonal"
                }
            }
        ),
        Sentence::Try { row, column } => {
            format!(
                "{}: try {}.",
                words.row(*row).first(),
                words.within(*row, *column)
            )
        }
        Sentence::PastLast { row, column, place } => format!(
            "{place} becomes {column}: no {} left in {}.",
            words.terms.tried_noun,
            words.row(*row)
        ),
        Sentence::Put { row, column } => format!(
            "{}: a queen is put {} {}, without a test.",
            words.row(*row).first(),
            at(words),
            words.within(*row, *column)
        ),
        Sentence::Free(pair) => format!(
            "Against {}: another {}, and {}, {}: no conflict.",
            words.other(pair.with, pair.with_column),
            words.terms.column_noun,
            columns_apart(words, pair.with_column, pair.column),
            rows_apart(words, pair.row, pair.with),
        ),
        Sentence::Apart(pair) => format!(
            "{} against {}: {}, {}: no common diagonal.",
            words.other(pair.row, pair.column).first(),
            words.other(pair.with, pair.with_column),
            columns_apart(words, pair.with_column, pair.column),
            rows_apart(words, pair.row, pair.with),
        ),
        Sentence::Conflict { pair, ground } => conflict(pair, ground, words),
        Sentence::Rejected { row, column } => {
            format!("{} is rejected.", words.square(*row, *column).first())
        }
        Sentence::Place { row, column } => format!(
            "Free of conflict: the queen of {} stands {} {}.",
            words.row(*row),
            at(words),
            words.within(*row, *column)
        ),
        Sentence::Advance { name, row } => format!(
            "{name} becomes {row}: on to {}, from {}.",
            words.row(*row),
            words.within(*row, 1)
        ),
        Sentence::Retreat { name, row: 0 } => format!(
            "{name} becomes 0: there is no {} before {}.",
            words.terms.row_noun,
            words.row(1)
        ),
        Sentence::Retreat { name, row } => {
            format!("{name} becomes {row}: back to {}.", words.row(*row))
        }
        Sentence::Call { call } => format!("{call} is called: a new frame on top of the stack."),
        Sentence::Backtrack { row, n, back } => {
            let tried = match n {
                1 => format!("its only {} is tried", words.terms.tried_noun),
                n => format!("all {n} {}s tried", words.terms.tried_noun),
            };
            let tried = format!("{}: {tried}.", words.row(*row).first());
            match back {
                Some((before, column)) => format!(
                    "{tried} Back to {}; its queen moves on from {}.",
                    words.row(*before),
                    words.within(*before, *column)
                ),
                None => format!(
                    "{tried} There is no {} to go back to.",
                    words.terms.row_noun
                ),
            }
        }
        Sentence::CleanUp { column } => format!(
            "Clean up: {} and its two diagonals are free again.",
            words.column(*column)
        ),
        Sentence::Remove { row } => {
            format!("The queen of {} is taken off again.", words.row(*row))
        }
        Sentence::Candidate { queens, verdict } => {
            let board = places.queens(queens);
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
                "Solution {}. The search goes on: {}, next {}.",
                grouped(*number),
                words.row(*row),
                words.terms.tried_noun
            )
        }
        Sentence::Stuck { row } => {
            format!(
                "{} has no free square. Greedy never takes back: it fails here.",
                words.row(*row).first()
            )
        }
        Sentence::Told(told) => super::told::told(told, places),
        Sentence::GaveUp { pairs: 1 } => "Gave up: 1 pair still conflicts.".to_owned(),
        Sentence::GaveUp { pairs } => format!("Gave up: {pairs} pairs still conflict."),
        Sentence::End(end) => ending(end),
        Sentence::Accepted {
            row,
            pair: (upper, lower),
        } => format!(
            "Your program accepts {}, but the queens of {} conflict.",
            words.row(*row),
            rows(words, *upper, *lower)
        ),
        Sentence::Wrong { n, flaw } => format!(
            "Your program printed a board that is no solution: {}.",
            wrong(*n, *flaw, places)
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
        Sentence::Ran { line, statement } => {
            format!("Line {line} has run{}.", ran(statement, places))
        }
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
pub fn aside(sentence: &Sentence, places: Places) -> Option<String> {
    if let Sentence::Told(told) = sentence {
        return super::told::aside(told, places);
    }
    let Sentence::Start {
        n,
        outlook: Some(outlook),
    } = sentence
    else {
        return None;
    };
    let raised = |exponent: &u32| superscript((*exponent).into());
    Some(match outlook {
        Outlook::Boards(exponent) => format!(
            "All {n}{} boards are put up and tested, more than 10{}: \
             you can step through them, but their end is out of reach.",
            superscript((*n).into()),
            raised(exponent)
        ),
        Outlook::Orders(exponent) => format!(
            "All {n}! orders, more than 10{}, are put up and tested: their end is out of reach.",
            raised(exponent)
        ),
        Outlook::Steps => "The whole run takes more than 1,000,000,000 steps: \
             you can step through it, but its end is far away."
            .to_owned(),
        Outlook::First => "The first solution lies more than 900,000,000 steps away.".to_owned(),
        Outlook::Refused => {
            format!("{n} queens have no solution: the program says so at once.")
        }
        Outlook::Endless => {
            format!("{n} queens have no solution: the program gives up after 1,000 moves.")
        }
        Outlook::Stuck => {
            format!("{n} queens have no solution: the program gets stuck.")
        }
    })
}

/// A number of things.
pub fn counted(number: u64, thing: &str) -> String {
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

fn ran(statement: &Statement, places: Places) -> String {
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
        Statement::Printed { text } => format!(": it prints {}", places.printed(text)),
        Statement::Other => String::new(),
    }
}
