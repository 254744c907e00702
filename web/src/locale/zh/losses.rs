//! The Chinese words about greedy.

use super::places::{columns, columns_within, set, words};
use crate::{
    locale::{LossesStrings, places::Words},
    narration::Losses,
    notation::Axis,
    pictures::losses::Stuck,
};

/// The Chinese words of greedy's picture.
pub const LOSSES: LossesStrings = LossesStrings {
    heading: "决定取舍的数",
    counted: "会被占去",
    key: |places| {
        let words = words(places);
        format!(
            "该{}每个可放的位置上标出：若放皇后，会占去{}多少个空位。取最小者，相同则取最{}边的。",
            words.terms.row_noun,
            below(words),
            foremost(words)
        )
    },
    stuck: |row, places| format!("{}无处可放：不回溯", words(places).row(row)),
    taken: |row, taken, places| {
        let words = words(places);
        let taken = columns(words, taken);
        set(words, format!("{}的皇后占住{taken}。", words.row(row)))
    },
    go_on: "从这里改用回溯法继续",
    too_large: |n, most| {
        format!("n = {n} 时，从这里回溯无法在合理时间内完成；n 不超过 {most} 时可以。")
    },
};

/// Where the rows to come are.
pub fn below(words: Words) -> &'static str {
    words.turned("下方", "右方")
}

/// On which side the first of several squares is.
fn foremost(words: Words) -> &'static str {
    words.turned("左", "上")
}

/// More columns than these are not listed.
const LISTED: usize = 4;

/// The sentence.
pub fn told(told: &Losses, words: Words) -> String {
    let (below, foremost) = (below(words), foremost(words));
    match told {
        Losses::Rated {
            row,
            column,
            lost: 0,
        } => {
            let square = words.square(*row, *column);
            format!("{square}可放：放在这里不占去{below}的空位。")
        }
        Losses::Rated { row, column, lost } => {
            let square = words.square(*row, *column);
            format!("{square}可放：放在这里会占去{below} {lost} 个空位。")
        }
        Losses::Better { column, lost } => {
            let column = words.column(*column);
            format!("目前{column}最好，占去的空位最少：{lost} 个。")
        }
        Losses::Kept { lost, best, least } if lost == least => {
            let best = words.column(*best);
            format!("也是 {lost} 个：相同时取{foremost}边的，{best}仍是目前最好的。")
        }
        Losses::Kept { lost, best, least } => {
            let best = words.column(*best);
            format!("{lost} 大于 {least}：{best}仍是目前最好的。")
        }
        Losses::Chosen { row, columns, lost } => match columns.as_slice() {
            [column] => {
                format!(
                    "{}：{}占去的空位最少（{lost} 个），皇后放在这里。",
                    words.row(*row),
                    words.within(*row, *column)
                )
            }
            [column, ..] if columns.len() > LISTED => format!(
                "{}：有 {} {}占去的空位同为最少（{lost} 个），皇后放在最{foremost}边的{}。",
                words.row(*row),
                columns.len(),
                words.terms.tried_noun,
                words.within(*row, *column)
            ),
            [column, ..] => format!(
                "{}：{}占去的空位同为最少（{lost} 个），皇后放在最{foremost}边的{}。",
                words.row(*row),
                columns_within(words, *row, columns),
                words.within(*row, *column)
            ),
            [] => format!("{}已放好皇后。", words.row(*row)),
        },
        Losses::Only { row, column } => {
            format!(
                "{}：只有{}可放，皇后放在这里。",
                words.row(*row),
                words.within(*row, *column)
            )
        }
        Losses::Filled { name, row } => format!(
            "{name}={name}+1={row}，各{}都已放好皇后。",
            words.terms.row_noun
        ),
        Losses::Stuck(stuck) => {
            format!("{}无处可放。贪心法不回溯，到此失败。", words.row(stuck.row))
        }
        Losses::Failed { row, queens } => {
            let row = words.row(*row);
            format!("{row}无处可放，贪心法不回溯：只放下了 {queens} 个皇后。")
        }
        Losses::Done { n } => {
            format!("{n} 个皇后全部放好，没有一次回溯。贪心法只求一个解。")
        }
    }
}

/// The second line: which queens are in the way.
pub fn aside(told: &Losses, words: Words) -> Option<String> {
    let Losses::Stuck(stuck) = told else {
        return None;
    };
    Some(in_the_way(stuck, words))
}

/// More than this many columns make no line that anybody reads.
const READABLE: usize = 12;

fn in_the_way(stuck: &Stuck, words: Words) -> String {
    let (rows, columns) = (words.terms.row_noun, words.terms.column_noun);
    if stuck.attackers.len() > READABLE {
        return format!(
            "该{rows}各{}都与{}的皇后冲突。",
            words.terms.tried_noun,
            words.turned("上方", "左方")
        );
    }
    let queens = stuck.by_queen().into_iter();
    let queens = queens.map(|(row, taken)| {
        let row = words.places.row(row.into());
        let taken = words.labels(Axis::Columns, &taken).join("、");
        format!("{row}（{taken} {columns}）")
    });
    let queens: Vec<String> = queens.collect();
    format!(
        "挡住各{columns}的是下列各{rows}的皇后：{}。",
        queens.join("，")
    )
}
