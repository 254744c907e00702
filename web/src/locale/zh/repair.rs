//! The Chinese words about the repair of a full board.

use super::places::some_rows;
use crate::{
    locale::{RepairStrings, places::Words},
    narration::Repair,
};

/// The Chinese words of the picture of a repair.
pub const REPAIR: RepairStrings = RepairStrings {
    there: "放在该格的冲突数",
    fewest: "目前最好",
    heading: "冲突随移动次数的变化",
    moves: "移动次数",
    pairs: "冲突对数",
    now: |moves, pairs| match pairs {
        Some(0) => format!("已移动 {moves} 次，没有冲突。"),
        Some(pairs) => format!("已移动 {moves} 次，{pairs} 对皇后冲突。"),
        None => format!("已移动 {moves} 次，尚未统计冲突。"),
    },
    curve: |first, fewest, now, moves| {
        format!("冲突对数：开始时 {first} 对，移动 {moves} 次后 {now} 对，最少时 {fewest} 对")
    },
    seed: |start, now| format!("种子 {start} → 现为 {now}"),
    other: "另选种子",
    run: "用它运行",
    hint: "只改 seed = … 一行，作为自己的程序运行。",
};

/// The sentence.
pub fn told(told: &Repair, words: Words) -> String {
    let rows = words.terms.row_noun;
    match told {
        Repair::Put { row, column } => format!(
            "{}的皇后随机放在{}。",
            words.row(*row),
            words.within(*row, *column)
        ),
        Repair::Counted { row, count: 0 } => format!("{}的皇后没有冲突。", words.row(*row)),
        Repair::Counted { row, count } => format!("{}的皇后有 {count} 个冲突。", words.row(*row)),
        Repair::Weighed {
            row,
            column,
            count: 0,
        } => format!("{}：若放皇后，没有冲突。", words.square(*row, *column)),
        Repair::Weighed { row, column, count } => {
            let square = words.square(*row, *column);
            format!("{square}：若放皇后，有 {count} 个冲突。")
        }
        Repair::Pairs { moves: 0, pairs: 0 } => "移动前统计：没有皇后冲突。".to_owned(),
        Repair::Pairs { moves: 0, pairs } => format!("移动前统计：共有 {pairs} 对皇后冲突。"),
        Repair::Pairs { moves, pairs: 0 } => {
            format!("移动 {moves} 次后统计：已没有皇后冲突。")
        }
        Repair::Pairs { moves, pairs } => {
            format!("移动 {moves} 次后统计：还有 {pairs} 对皇后冲突。")
        }
        Repair::Chosen { row, with, pairs } => format!(
            "选中{}：该{rows}皇后与{}的皇后冲突，全盘共 {pairs} 对冲突。",
            words.row(*row),
            some_rows(words, with)
        ),
        Repair::Free => format!("没有可选的{rows}：所有皇后都不冲突。"),
        Repair::Moved {
            row,
            column,
            now,
            before,
        } if now == before => {
            let (row, place) = (words.row(*row), words.within(*row, *column));
            format!("{row}的皇后移到{place}：冲突仍为 {now} 个。")
        }
        Repair::Moved {
            row,
            column,
            now,
            before,
        } => {
            let (row, place) = (words.row(*row), words.within(*row, *column));
            format!("{row}的皇后移到{place}：冲突由 {before} 个变为 {now} 个。")
        }
        Repair::Stayed { row, column, count } => format!(
            "{}的皇后留在{}：有 {count} 个冲突，该{rows}没有冲突更少的位置。",
            words.row(*row),
            words.within(*row, *column)
        ),
        Repair::GaveUp { n, moves, pairs } => format!(
            "移动 {moves} 次后放弃，仍有 {pairs} 对皇后冲突{}",
            match n {
                2 | 3 => format!("。{n} 皇后本来无解，换种子也没有用。"),
                _ => "，可换一个随机种子再试。".to_owned(),
            }
        ),
        Repair::Solved { moves } => {
            format!("移动 {moves} 次后，任意两个皇后都不冲突：得到一个解，修正到此结束。")
        }
    }
}
