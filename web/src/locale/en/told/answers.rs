//! The English sentences of the first solution, of permutations and of the formula.

use super::super::{
    ideas::{impossible, large},
    places::{capital, rows},
};
use crate::{
    locale::{
        numbers::grouped,
        places::{Counting, Words},
    },
    narration::{Answered, Built, Swapped, Verdict, Way},
};

/// A value has come back.
pub fn answered(answered: &Answered, words: Words) -> String {
    const TOP: &str = "the main program";
    let place = |to: &Option<String>| to.clone().unwrap_or_else(|| TOP.to_owned());
    match answered {
        Answered::Back { call, to, row } => format!(
            "{call} returns False to {}: {} has no {} left.",
            place(to),
            words.row(*row),
            words.terms.tried_noun
        ),
        Answered::Complete { call } => format!(
            "{call}: every {} has its queen, so True goes up.",
            words.terms.row_noun
        ),
        Answered::Passed { call, to } => format!("{call} passes True on to {}.", place(to)),
    }
}

/// Rows were swapped, or a permutation was tested.
pub fn swapped(swapped: &Swapped, words: Words) -> String {
    let pair = |(upper, lower): &(i64, i64)| rows(words, *upper, *lower);
    match swapped {
        Swapped::Rows {
            rows,
            way: Way::There,
        } => format!(
            "{} swap their {}s.",
            capital(&pair(rows)),
            words.terms.column_noun
        ),
        Swapped::Rows {
            rows,
            way: Way::Back,
        } => format!("Swap back: {}.", pair(rows)),
        Swapped::Itself {
            row,
            column,
            way: Way::There,
        } => format!(
            "{} keeps its {}: it swaps with itself.",
            words.row(*row).first(),
            words.column(*column)
        ),
        Swapped::Itself {
            row,
            way: Way::Back,
            ..
        } => format!("Swap back: {} with itself.", words.row(*row)),
        Swapped::Tested {
            number,
            all,
            queens,
            verdict,
        } => {
            let of = large(*all);
            let found = match verdict {
                Verdict::Holds => "no two queens share a diagonal",
                Verdict::Fails => "two queens share a diagonal",
            };
            format!(
                "Permutation {} of {of}, {}: {found}.",
                grouped(*number),
                words.places.queens(queens)
            )
        }
        Swapped::Solution { number } => {
            format!("Solution {}. On to the next permutation.", grouped(*number))
        }
    }
}

/// The formula has put a queen.
pub fn built(built: &Built, words: Words) -> String {
    let text = match *built {
        Built::Even { i } => {
            let column = (format!("2 · {i}"), 2 * i);
            takes(words, i, (None, i), column)
        }
        Built::Odd { i, half } => {
            let row = (Some(format!("{half} + {i}")), half + i);
            takes(words, i, row, (format!("2 · {i} − 1"), 2 * i - 1))
        }
        Built::Shifted { i, half, m } => {
            let column = (2 * i + half - 3).rem_euclid(m) + 1;
            let formula = format!("(2 · {i} + {half} − 3) mod {m} + 1");
            takes(words, i, (None, i), (formula, column))
        }
        Built::Turned { i, column, m } => {
            let row = (Some(format!("{m} + 1 − {i}")), m + 1 - i);
            let column = (format!("{m} + 1 − {column}"), m + 1 - column);
            let text = takes(words, i, row, column);
            format!("{text}, half a turn from {}", words.row(i))
        }
        Built::Corner { n } => format!(
            "n = {n} is odd: the last queen stands in the corner, {}",
            words.square(n, n)
        ),
        Built::Other { row, column } => format!(
            "{}: the formula gives {}, without a test",
            words.row(row).first(),
            words.within(row, column)
        ),
        Built::Done => {
            "A solution without any search. There is one for every n but 2 and 3".to_owned()
        }
        Built::Impossible { n } => impossible(n),
    };
    text + "."
}

/// A row, whose number may have a formula, takes the column that a formula gives. Both
/// reckon in the program's numbers.
fn takes(words: Words, i: i64, row: (Option<String>, i64), column: (String, i64)) -> String {
    let ((row_formula, row), (column_formula, column)) = (row, column);
    let (row_is, column_is) = (
        row_formula.map(|formula| format!("⟨{formula} = {row}⟩")),
        format!("⟨{column_formula} = {column}⟩"),
    );
    match words.counts() {
        Counting::AsProgram => format!(
            "i = {i}: {} {} takes {} {column_is}",
            words.terms.row_noun,
            row_is.unwrap_or_else(|| row.to_string()),
            words.terms.column_noun
        ),
        Counting::Otherwise => format!(
            "i = {i}: {}{column_is}, so {} takes {}",
            row_is.map_or(String::new(), |is| is + ", "),
            words.row(row),
            words.within(row, column)
        ),
    }
}
