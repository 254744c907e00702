//! The Chinese sentences of the first solution, of permutations and of the formula.

use super::super::ideas::{counted, impossible};
use crate::{
    locale::{
        numbers::grouped,
        places::{Counting, Words},
    },
    narration::{Answered, Built, Swapped, Verdict, Way},
};

/// A value has come back.
pub fn answered(answered: &Answered, words: Words) -> String {
    let place = |to: &Option<String>| match to {
        Some(to) => format!(" {to} "),
        None => "主程序".to_owned(),
    };
    match answered {
        Answered::Back { call, to, row } => {
            format!(
                "{call} 向{}返回 False：{}已无{}可试。",
                place(to),
                words.row(*row),
                words.terms.tried_noun
            )
        }
        Answered::Complete { call } => format!(
            "{call}：各{}都已有皇后，返回 True，逐层上传。",
            words.terms.row_noun
        ),
        Answered::Passed { call, to } => format!("{call} 把 True 传给{}。", place(to).trim_end()),
    }
}

/// Rows were swapped, or a permutation was tested.
pub fn swapped(swapped: &Swapped, words: Words) -> String {
    match swapped {
        Swapped::Rows {
            rows: (upper, lower),
            way: Way::There,
        } => format!(
            "{}与{}交换所在的{}。",
            words.row(*upper),
            words.row(*lower),
            words.terms.column_noun
        ),
        Swapped::Rows {
            rows: (upper, lower),
            way: Way::Back,
        } => format!("换回来：{}与{}。", words.row(*upper), words.row(*lower)),
        Swapped::Itself {
            row,
            column,
            way: Way::There,
        } => format!(
            "{}与自己交换，仍在{}。",
            words.row(*row),
            words.column(*column)
        ),
        Swapped::Itself {
            row,
            way: Way::Back,
            ..
        } => format!("换回来：{}与自己。", words.row(*row)),
        Swapped::Tested {
            number,
            all,
            queens,
            verdict,
        } => {
            let of = counted(*all);
            let found = match verdict {
                Verdict::Holds => "任意两个皇后都不在同一斜线上",
                Verdict::Fails => "有两个皇后在同一斜线上",
            };
            format!(
                "第 {} 个排列（共 {of}）{}：{found}。",
                grouped(*number),
                words.places.queens(queens)
            )
        }
        Swapped::Solution { number } => {
            format!("第 {} 个解。继续检验下一个排列。", grouped(*number))
        }
    }
}

/// The formula has put a queen.
pub fn built(built: &Built, words: Words) -> String {
    match *built {
        Built::Even { i } => {
            let column = (format!("2×{i}"), 2 * i);
            format!("{}。", takes(words, i, (None, i), column))
        }
        Built::Odd { i, half } => {
            let row = (Some(format!("{half}+{i}")), half + i);
            let column = (format!("2×{i}−1"), 2 * i - 1);
            format!("{}。", takes(words, i, row, column))
        }
        Built::Shifted { i, half, m } => {
            let column = (2 * i + half - 3).rem_euclid(m) + 1;
            let formula = format!("(2×{i}+{half}−3) mod {m}+1");
            format!("{}。", takes(words, i, (None, i), (formula, column)))
        }
        Built::Turned { i, column, m } => {
            let row = (Some(format!("{m}+1−{i}")), m + 1 - i);
            let column = (format!("{m}+1−{column}"), m + 1 - column);
            let text = takes(words, i, row, column);
            format!("{text}，与{}旋转 180° 相对。", words.row(i))
        }
        Built::Corner { n } => format!(
            "n={n} 是奇数：最后一个皇后放在角上，即{}。",
            words.square(n, n)
        ),
        Built::Other { row, column } => format!(
            "{}按公式放在{}，不作检验。",
            words.row(row),
            words.within(row, column)
        ),
        Built::Done => "不经搜索就得到一个解。除 2 和 3 外，每个 n 都有这样的解。".to_owned(),
        Built::Impossible { n } => impossible(n),
    }
}

/// A row, whose number may have a formula, takes the column that a formula gives. Both
/// reckon in the program's numbers.
fn takes(words: Words, i: i64, row: (Option<String>, i64), column: (String, i64)) -> String {
    let ((row_formula, row), (column_formula, column)) = (row, column);
    let (row_is, column_is) = (
        row_formula.map(|formula| format!("⟨{formula}={row}⟩")),
        format!("⟨{column_formula}={column}⟩"),
    );
    match words.counts() {
        Counting::AsProgram => format!(
            "i={i}：第 {} {}放在第 {column_is} {}",
            row_is.unwrap_or_else(|| row.to_string()),
            words.terms.row_noun,
            words.terms.column_noun
        ),
        Counting::Otherwise => format!(
            "i={i}：{}{column_is}，{}放在{}",
            row_is.map_or(String::new(), |is| is + "，"),
            words.row(row),
            words.within(row, column)
        ),
    }
}
