//! The Chinese sentences of the program that keeps its marks in integers.

use super::super::places::columns_within;
use crate::{
    locale::{numbers::grouped, places::Words},
    narration::Masked,
};

/// Columns that are told one by one: of more only their number.
const TOLD: usize = 8;

/// The sentence.
pub fn told(masked: &Masked, words: Words) -> String {
    let (rows, columns, tried) = (
        words.terms.row_noun,
        words.terms.column_noun,
        words.terms.tried_noun,
    );
    let onward = words.turned("右", "下");
    match masked {
        Masked::Enters { row } => {
            format!("进入{}：各{columns}和各对角线都未被占。", words.row(*row))
        }
        Masked::Shifts { row, n } => {
            format!(
                "转到{}：b 不变，c 向{}移一位，d 向{}移一位。",
                words.row(*row),
                words.column(1),
                words.column(*n)
            )
        }
        Masked::Full { n } => {
            let below = n + 1;
            format!("k={below}，已越过棋盘末{rows}：各{rows}都已放好皇后。")
        }
        Masked::Free {
            row,
            columns: free,
            n,
        } => {
            let free = match free.as_slice() {
                [] => format!("没有空闲的{tried}"),
                [column] => format!("只有{}空闲", words.within(*row, *column)),
                all if all.len() == usize::from(*n) => format!("的 {n} {tried}全部空闲"),
                some => format!("空闲的{tried}：{}", some_columns(words, *row, some)),
            };
            format!("{}{free}。", words.row(*row))
        }
        Masked::Lowest { row, column } => {
            format!(
                "最低的空闲位是{}，{}的皇后放在此处。",
                words.column(*column),
                words.row(*row)
            )
        }
        Masked::Rest {
            row,
            column,
            columns: rest,
        } => {
            let left = match rest.as_slice() {
                [] => format!("再无可试的{tried}"),
                some => format!("还可试：{}", some_columns(words, *row, some)),
            };
            format!(
                "{}：从 free 中去掉{}，{left}。",
                words.row(*row),
                words.within(*row, *column)
            )
        }
        Masked::Back { row, to } => match to {
            Some((before, column)) => format!(
                "{} free=0，回溯到{}，该{rows}皇后从{}继续{onward}移。",
                words.row(*row),
                words.row(*before),
                words.within(*before, *column)
            ),
            None => format!("{} free=0，已没有可以回溯的{rows}。", words.row(*row)),
        },
        Masked::Solution { number } => format!("第 {} 个解，只计数，不输出。", grouped(*number)),
    }
}

fn some_columns(words: Words, row: i64, columns: &[u8]) -> String {
    if columns.len() > TOLD {
        return format!("共 {} {}", columns.len(), words.terms.tried_noun);
    }
    columns_within(words, row, columns)
}
