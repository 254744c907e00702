//! The Chinese sentences of programs that count attacks ahead.

use crate::{
    locale::{numbers::grouped, places::Words},
    narration::Ahead,
};

/// The sentence.
pub fn told(ahead: &Ahead, words: Words) -> String {
    let square = |row: &i64, column: &i64| words.square(*row, *column);
    let (rows, tried) = (words.terms.row_noun, words.terms.tried_noun);
    match ahead {
        Ahead::Stands { row, column } => format!(
            "{}未受攻击，{}的皇后放在此处。",
            square(row, column),
            words.row(*row)
        ),
        Ahead::Attacked { row, column, by } => {
            format!("{}受 {by} 个皇后攻击，跳过。", square(row, column))
        }
        Ahead::Counts { row, column } => format!(
            "前向检验：在尚未放皇后的各{rows}中，记下{}的皇后所攻击的位置。",
            square(row, column)
        ),
        Ahead::TakesBack { row, column } => {
            format!("清理现场：撤销{}的皇后的攻击。", square(row, column))
        }
        Ahead::More { row, column, by } => {
            format!("{}现在受 {by} 个皇后攻击。", square(row, column))
        }
        Ahead::Less { row, column, by: 0 } => format!("{}不再受攻击。", square(row, column)),
        Ahead::Less { row, column, by } => {
            format!("{}仍受 {by} 个皇后攻击。", square(row, column))
        }
        Ahead::Left { row, left: 0 } => format!("{}已无剩余{tried}。", words.row(*row)),
        Ahead::Left { row, left } => format!("{}还剩 {left} {tried}。", words.row(*row)),
        Ahead::WipedOut { row, newest } => match newest {
            Some(newest) => format!(
                "{}已无剩余{tried}：不必再试其他{rows}，立即撤回{}的皇后。",
                words.row(*row),
                words.row(*newest)
            ),
            None => format!("{}已无剩余{tried}。", words.row(*row)),
        },
        Ahead::Hopeless { row } => format!(
            "{}已无剩余{tried}：立即选它，不再试其他{rows}，搜索随即回溯。",
            words.row(*row)
        ),
        Ahead::NoneWiped => {
            format!("尚未放皇后的各{rows}都还有剩余{tried}，转到下一{rows}。")
        }
        Ahead::Chosen { row, left: 0 } => {
            format!(
                "选{}：它已无剩余{tried}，各{tried}都会受攻击而跳过。",
                words.row(*row)
            )
        }
        Ahead::Chosen { row, left } => format!(
            "{}剩余{tried}最少，只有 {left} {tried}：下一个选它。",
            words.row(*row)
        ),
        Ahead::Back { row, to } => {
            let none = format!("{}已没有未受攻击的{tried}", words.row(*row));
            match to {
                Some((before, column)) => format!(
                    "{none}，回溯到{}，该{rows}皇后从{}继续{}移。",
                    words.row(*before),
                    words.within(*before, *column),
                    words.turned("右", "下")
                ),
                None => format!("{none}，已没有可以回溯的{rows}。"),
            }
        }
        Ahead::Solution { number, n: 1, .. } => format!("第 {} 个解。", grouped(*number)),
        Ahead::Solution { number, row, .. } => format!(
            "第 {} 个解。搜索并未结束，{}继续试下一{tried}。",
            grouped(*number),
            words.row(*row)
        ),
    }
}
