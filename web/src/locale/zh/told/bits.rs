//! The Chinese sentences of the program that keeps its marks in integers.

use crate::{locale::numbers::grouped, narration::Masked};

/// Columns that are told one by one: of more only their number.
const TOLD: usize = 8;

/// The sentence.
pub fn told(masked: &Masked) -> String {
    match masked {
        Masked::Enters { row } => format!("进入第 {row} 行：各列和各对角线都未被占。"),
        Masked::Shifts { row, n } => {
            format!("转到第 {row} 行：b 不变，c 向第 1 列移一位，d 向第 {n} 列移一位。")
        }
        Masked::Full { n } => {
            let below = n + 1;
            format!("k={below}，已越过棋盘末行：各行都已放好皇后。")
        }
        Masked::Free { row, columns, n } => match columns.as_slice() {
            [] => format!("第 {row} 行没有空闲的列。"),
            [column] => format!("第 {row} 行只有第 {column} 列空闲。"),
            all if all.len() == usize::from(*n) => format!("第 {row} 行的 {n} 列全部空闲。"),
            some => format!("第 {row} 行空闲的列：{}。", some_columns(some)),
        },
        Masked::Lowest { row, column } => {
            format!("最低的空闲位是第 {column} 列，第 {row} 行的皇后放在此处。")
        }
        Masked::Rest {
            row,
            column,
            columns,
        } => {
            let left = match columns.as_slice() {
                [] => "再无可试的列".to_owned(),
                some => format!("还可试：{}", some_columns(some)),
            };
            format!("第 {row} 行：从 free 中去掉第 {column} 列，{left}。")
        }
        Masked::Back { row, to } => match to {
            Some((before, column)) => format!(
                "第 {row} 行 free=0，回溯到第 {before} 行，该行皇后从第 {column} 列继续右移。"
            ),
            None => format!("第 {row} 行 free=0，已没有可以回溯的行。"),
        },
        Masked::Solution { number } => format!("第 {} 个解，只计数，不输出。", grouped(*number)),
    }
}

fn some_columns(columns: &[u8]) -> String {
    if columns.len() > TOLD {
        return format!("共 {} 列", columns.len());
    }
    let words: Vec<String> = columns.iter().map(u8::to_string).collect();
    format!("第 {} 列", words.join("、"))
}
