//! The English sentences of the first solution, of permutations and of the formula.

use crate::{
    locale::numbers::{grouped, long, superscript},
    narration::{Answered, Built, Swapped, Verdict, Way},
    notation::Places,
    pictures::span::Large,
};

/// A value has come back.
pub fn answered(answered: &Answered) -> String {
    const TOP: &str = "the main program";
    let place = |to: &Option<String>| to.clone().unwrap_or_else(|| TOP.to_owned());
    match answered {
        Answered::Back { call, to, row } => format!(
            "{call} returns False to {}: row {row} has no column left.",
            place(to)
        ),
        Answered::Complete { call } => format!("{call}: every row has its queen, so True goes up."),
        Answered::Passed { call, to } => format!("{call} passes True on to {}.", place(to)),
    }
}

/// Rows were swapped, or a permutation was tested.
pub fn swapped(swapped: &Swapped, places: Places) -> String {
    match swapped {
        Swapped::Rows {
            rows: (upper, lower),
            way: Way::There,
        } => format!("Rows {upper} and {lower} swap their columns."),
        Swapped::Rows {
            rows: (upper, lower),
            way: Way::Back,
        } => format!("Swap back: rows {upper} and {lower}."),
        Swapped::Itself {
            row,
            column,
            way: Way::There,
        } => format!("Row {row} keeps its column {column}: it swaps with itself."),
        Swapped::Itself {
            row,
            way: Way::Back,
            ..
        } => format!("Swap back: row {row} with itself."),
        Swapped::Tested {
            number,
            all,
            queens,
            verdict,
        } => {
            let of = match all {
                Large::Exact(all) => long(*all),
                Large::Beyond(power) => format!("more than 10{}", superscript((*power).into())),
            };
            let found = match verdict {
                Verdict::Holds => "no two queens share a diagonal",
                Verdict::Fails => "two queens share a diagonal",
            };
            format!(
                "Permutation {} of {of}, {}: {found}.",
                grouped(*number),
                places.queens(queens)
            )
        }
        Swapped::Solution { number } => {
            format!("Solution {}. On to the next permutation.", grouped(*number))
        }
    }
}

/// The formula has put a queen.
pub fn built(built: &Built) -> String {
    match *built {
        Built::Even { i } => format!("i = {i}: row {i} takes column ⟨2 · {i} = {}⟩.", 2 * i),
        Built::Odd { i, half } => format!(
            "i = {i}: row ⟨{half} + {i} = {}⟩ takes column ⟨2 · {i} − 1 = {}⟩.",
            half + i,
            2 * i - 1
        ),
        Built::Shifted { i, half, m } => {
            let sum = 2 * i + half - 3;
            format!(
                "i = {i}: row {i} takes column ⟨(2 · {i} + {half} − 3) mod {m} + 1 = {}⟩.",
                sum.rem_euclid(m) + 1
            )
        }
        Built::Turned { i, column, m } => format!(
            "i = {i}: row ⟨{m} + 1 − {i} = {}⟩ takes column ⟨{m} + 1 − {column} = {}⟩, half a turn from row {i}.",
            m + 1 - i,
            m + 1 - column
        ),
        Built::Corner { n } => {
            format!("n = {n} is odd: the last queen stands in the corner, row {n}, column {n}.")
        }
        Built::Other { row, column } => {
            format!("Row {row}: the formula gives column {column}, without a test.")
        }
        Built::Done => {
            "A solution without any search. There is one for every n but 2 and 3.".to_owned()
        }
        Built::Impossible { n } => {
            format!("{n} queens have no solution. The formula gives one for every n but 2 and 3.")
        }
    }
}
