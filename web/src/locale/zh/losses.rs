//! The Chinese words about greedy.

use crate::{locale::LossesStrings, narration::Losses, pictures::losses::Stuck};

/// The Chinese words of greedy's picture.
pub const LOSSES: LossesStrings = LossesStrings {
    heading: "决定取舍的数",
    key: "该行每个可放的位置上标出：若放皇后，会占去下方多少个空位。取最小者，相同则取最左边的。",
    stuck: |row| format!("第 {row} 行无处可放：不回溯"),
    taken: |row, columns| format!("第 {row} 行的皇后占住第 {} 列。", listed(columns)),
    go_on: "从这里改用回溯法继续",
    too_large: |n, most| {
        format!("n = {n} 时，从这里回溯无法在合理时间内完成；n 不超过 {most} 时可以。")
    },
};

/// Numbers as a sentence lists them.
pub fn listed(numbers: &[u8]) -> String {
    let text: Vec<String> = numbers.iter().map(u8::to_string).collect();
    text.join("、")
}

/// More columns than these are not listed.
const LISTED: usize = 4;

/// The sentence.
pub fn told(told: &Losses) -> String {
    match told {
        Losses::Rated {
            row,
            column,
            lost: 0,
        } => {
            format!("第 {row} 行第 {column} 列可放：放在这里不占去下方的空位。")
        }
        Losses::Rated { row, column, lost } => {
            format!("第 {row} 行第 {column} 列可放：放在这里会占去下方 {lost} 个空位。")
        }
        Losses::Better { column, lost } => {
            format!("目前第 {column} 列最好，占去的空位最少：{lost} 个。")
        }
        Losses::Kept { lost, best, least } if lost == least => {
            format!("也是 {lost} 个：相同时取左边的，第 {best} 列仍是目前最好的。")
        }
        Losses::Kept { lost, best, least } => {
            format!("{lost} 大于 {least}：第 {best} 列仍是目前最好的。")
        }
        Losses::Chosen { row, columns, lost } => match columns.as_slice() {
            [column] => {
                format!("第 {row} 行：第 {column} 列占去的空位最少（{lost} 个），皇后放在这里。")
            }
            [column, ..] if columns.len() > LISTED => format!(
                "第 {row} 行：有 {} 列占去的空位同为最少（{lost} 个），皇后放在最左边的第 {column} 列。",
                columns.len()
            ),
            [column, ..] => format!(
                "第 {row} 行：第 {} 列占去的空位同为最少（{lost} 个），皇后放在最左边的第 {column} 列。",
                listed(columns)
            ),
            [] => format!("第 {row} 行已放好皇后。"),
        },
        Losses::Only { row, column } => {
            format!("第 {row} 行：只有第 {column} 列可放，皇后放在这里。")
        }
        Losses::Filled { name, row } => format!("{name}={name}+1={row}，各行都已放好皇后。"),
        Losses::Stuck(stuck) => {
            format!("第 {} 行无处可放。贪心法不回溯，到此失败。", stuck.row)
        }
        Losses::Failed { row, queens } => {
            format!("第 {row} 行无处可放，贪心法不回溯：只放下了 {queens} 个皇后。")
        }
        Losses::Done { n } => {
            format!("{n} 个皇后全部放好，没有一次回溯。贪心法只求一个解。")
        }
    }
}

/// The second line: which queens are in the way.
pub fn aside(told: &Losses) -> Option<String> {
    let Losses::Stuck(stuck) = told else {
        return None;
    };
    Some(in_the_way(stuck))
}

/// More than this many columns make no line that anybody reads.
const READABLE: usize = 12;

fn in_the_way(stuck: &Stuck) -> String {
    if stuck.attackers.len() > READABLE {
        return "该行各列都与上方的皇后冲突。".to_owned();
    }
    let queens = stuck.by_queen().into_iter();
    let queens = queens.map(|(row, columns)| format!("{row}（{} 列）", listed(&columns)));
    let queens: Vec<String> = queens.collect();
    format!("挡住各列的是下列各行的皇后：{}。", queens.join("，"))
}
