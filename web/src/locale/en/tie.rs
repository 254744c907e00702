//! The English second lines.

use super::places::words;
use crate::{
    narration::{Found, Ground, Operand, Pair, Tie},
    notation::{Notation, Places},
};

/// What a step has to do with the program's own names, whose values stay as they are.
pub fn tie(tie: &Tie, places: Places) -> String {
    let words = words(places);
    match tie {
        Tie::Next { line, text } => format!("Nothing has run yet; line {line} is next: {text}."),
        Tie::Changed {
            place,
            before,
            after,
        } => format!("{place} = {before} → {after}"),
        Tie::Operands(operands) => {
            let all: Vec<_> = operands.iter().map(operand).collect();
            all.join(", ")
        }
        Tie::Cells { list, last } => {
            format!(
                "{list} has {} cells, {list}[0] to {list}[{last}].",
                last + 1
            )
        }
        Tie::Entered {
            name,
            row,
            column: 0,
        } => format!("{name} = {} → {row}, a[{row}] = 0", row - 1),
        Tie::Entered { name, row, column } => format!(
            "{name} = {} → {row}; a[{row}] = {column} is a stale value.",
            row - 1
        ),
        Tie::Beyond { place, column, n } => format!("{place} = {column} > n = {n}"),
        Tie::Over { name, condition } => format!("{name} = 0: {condition} does not hold any more."),
        Tie::Compared { pair, found } => compared(pair, *found),
        Tie::MarkedBy { pair, ground } => marked_by(pair, ground),
        Tie::Free(cells) => format!("{} are free.", and(cells)),
        Tie::Marked(cells) => format!("{} are marked.", and(cells)),
        Tie::Becomes { place, value } => format!("{place} becomes {value}."),
        Tie::Past { place, column, n } => match places.notation {
            Notation::One | Notation::Transposed => {
                format!("{place} = {column}, past {} {n}.", words.terms.column_noun)
            }
            Notation::Zero | Notation::Chess => {
                format!(
                    "{place} = {column}, past the last {}.",
                    words.terms.column_noun
                )
            }
        },
        Tie::Kept { place, column, row } => format!(
            "{place} = {column} still: {} goes on from there.",
            words.row(*row)
        ),
        Tie::OnTop { call, name, value } => {
            format!("{call} is on top of the stack again, with {name} = {value}.")
        }
        Tie::LoopOver { variable } => format!("The loop of {variable} has no value left."),
        Tie::Called { call } => format!("{call} is called."),
        Tie::Returns { name, value } => format!("{name} returns {value}."),
        Tie::Parameters(values) => format!("In the new frame, {values}."),
        Tie::Printed(text) => format!("It prints {}", places.printed(text)),
        Tie::Facts(facts) => facts.clone(),
    }
}

fn operand(operand: &Operand) -> String {
    let Operand {
        expression,
        numbers,
        value,
    } = operand;
    match numbers {
        Some(numbers) => format!("{expression} = {numbers} = {value}").replace(" - ", " − "),
        None => format!("{expression} = {value}"),
    }
}

fn compared(pair: &Pair, found: Found) -> String {
    let Pair {
        row,
        column,
        with,
        with_column,
    } = pair;
    let cells = format!("a[{with}] = {with_column}, a[{row}] = {column}");
    match found {
        Found::SameColumn => format!("{cells}: {with_column} == {column}"),
        Found::SameDistance => {
            format!("{cells}: |{with_column} − {column}| == {row} − {with}")
        }
        Found::OtherDistance => {
            format!("{cells}: |{with_column} − {column}| != {row} − {with}")
        }
        Found::Nothing => format!(
            "{cells}: {with_column} != {column} and |{with_column} − {column}| != {row} − {with}"
        ),
    }
}

fn marked_by(pair: &Pair, ground: &Ground) -> String {
    let other = Pair {
        row: pair.with,
        column: pair.with_column,
        ..*pair
    };
    let place = format!("a[{}] = {}", other.row, other.column);
    match super::conflict::formula(&other, ground) {
        Some(formula) => format!("{place} has marked it: {formula}."),
        None => format!("{place} has marked it."),
    }
}

/// The parts of a list in running text.
fn and(parts: &[String]) -> String {
    match parts {
        [first @ .., last] if !first.is_empty() => format!("{} and {last}", first.join(", ")),
        parts => parts.concat(),
    }
}
