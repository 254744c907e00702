//! The Chinese sentences of programs that count attacks ahead.

use crate::{locale::numbers::grouped, narration::Ahead};

/// The sentence.
pub fn told(ahead: &Ahead) -> String {
    match ahead {
        Ahead::Stands { row, column } => {
            format!("第 {row} 行第 {column} 列未受攻击，第 {row} 行的皇后放在此处。")
        }
        Ahead::Attacked { row, column, by } => {
            format!("第 {row} 行第 {column} 列受 {by} 个皇后攻击，跳过。")
        }
        Ahead::Counts { row, column } => format!(
            "前向检验：在尚未放皇后的各行中，记下第 {row} 行第 {column} 列的皇后所攻击的位置。"
        ),
        Ahead::TakesBack { row, column } => {
            format!("清理现场：撤销第 {row} 行第 {column} 列的皇后的攻击。")
        }
        Ahead::More { row, column, by } => {
            format!("第 {row} 行第 {column} 列现在受 {by} 个皇后攻击。")
        }
        Ahead::Less { row, column, by: 0 } => format!("第 {row} 行第 {column} 列不再受攻击。"),
        Ahead::Less { row, column, by } => {
            format!("第 {row} 行第 {column} 列仍受 {by} 个皇后攻击。")
        }
        Ahead::Left { row, left: 0 } => format!("第 {row} 行已无剩余列。"),
        Ahead::Left { row, left } => format!("第 {row} 行还剩 {left} 列。"),
        Ahead::WipedOut { row, newest } => match newest {
            Some(newest) => {
                format!("第 {row} 行已无剩余列：不必再试其他行，立即撤回第 {newest} 行的皇后。")
            }
            None => format!("第 {row} 行已无剩余列。"),
        },
        Ahead::NoneWiped => "尚未放皇后的各行都还有剩余列，转到下一行。".to_owned(),
        Ahead::Chosen { row, left: 0 } => {
            format!("选第 {row} 行：它已无剩余列，没有可试的位置。")
        }
        Ahead::Chosen { row, left } => {
            format!("第 {row} 行剩余列最少，只有 {left} 列：下一个选它。")
        }
        Ahead::Back { row, to } => match to {
            Some((before, column)) => format!(
                "第 {row} 行已没有未受攻击的列，回溯到第 {before} 行，该行皇后从第 {column} 列继续右移。"
            ),
            None => format!("第 {row} 行已没有未受攻击的列，已没有可以回溯的行。"),
        },
        Ahead::Solution { number, n: 1, .. } => format!("第 {} 个解。", grouped(*number)),
        Ahead::Solution { number, row, .. } => format!(
            "第 {} 个解。搜索并未结束，第 {row} 行继续试下一列。",
            grouped(*number)
        ),
    }
}
