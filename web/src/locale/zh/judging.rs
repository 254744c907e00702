//! What the page says of boards presented and of experiments, in Chinese.

use queenscope_solver::{Completeness, Experiment};

use super::{super::JudgingStrings, conflict, places::words};
use crate::{
    facts::Sought,
    locale::numbers::grouped,
    notation::{Notation, Places},
};

pub const JUDGING: JudgingStrings = JudgingStrings {
    verdict: "棋盘裁判",
    presented: |verdict| match (verdict.presented, &verdict.completeness) {
        (0, Completeness::Unknown) => "目前尚未输出棋盘。".to_owned(),
        (0, _) => "没有输出棋盘。".to_owned(),
        (boards, Completeness::Unknown) => format!("目前共输出 {} 个棋盘。", grouped(boards)),
        (boards, _) => format!("共输出 {} 个棋盘。", grouped(boards)),
    },
    wrong: |places, boards, first| {
        let columns = places.queens(&first.columns);
        let why = conflict::wrong(places.n, first.flaw, places);
        match boards {
            1 => format!("{columns} 不是解：{why}。"),
            boards => format!(
                "其中 {} 个不是解，第一个是 {columns}：{why}。",
                grouped(boards)
            ),
        }
    },
    repeated: |places, times, first| {
        let columns = places.queens(&first.columns);
        match times {
            1 => format!("解 {columns} 输出了两次。"),
            times => format!(
                "重复输出了 {} 次，第一个重复的解是 {columns}。",
                grouped(times)
            ),
        }
    },
    complete: |places @ Places { n, .. }, verdict, sought| match &verdict.completeness {
        Completeness::Unknown => None,
        Completeness::Whole(0) => Some(format!("n = {n} 时本来无解，没有遗漏。")),
        Completeness::Whole(all) => Some(format!("n = {n} 的 {} 个解全部找到。", grouped(*all))),
        Completeness::Missing { found, all, .. } if sought == Sought::One && *found < 2 => {
            Some(format!(
                "程序只求一个解，{}；n = {n} 共有 {} 个解。",
                if *found == 0 {
                    "没有找到"
                } else {
                    "已经找到"
                },
                grouped(*all),
            ))
        }
        Completeness::Missing { found, all, first } => Some(format!(
            "n = {n} 共有 {} 个解，遗漏 {} 个，第一个遗漏的是 {}。",
            grouped(*all),
            grouped(all - found),
            places.queens(first)
        )),
    },
    show: "查看",
    experiments: "如果……会怎样？",
    experiment: |experiment| match experiment {
        Experiment::NoDiagonals => "如果不检查斜线？",
        Experiment::RowAbove => "如果只检查上一行？",
        Experiment::KeptMarker => "如果有一个标记不撤销？",
        Experiment::KeptColumn => "如果 a[k] 不清零？",
        Experiment::LateTest => "如果只检查摆满的棋盘？",
    },
    watch: |experiment, line, places| match experiment {
        Experiment::NoDiagonals => format!(
            "代码第 {line} 行只比较{}。看它输出的第一个棋盘，以及一共输出多少个：每个全排列都输出了。",
            words(places).terms.column_noun
        ),
        Experiment::RowAbove => {
            let words = words(places);
            format!(
                "代码第 {line} 行从{}一{}开始检查。看{}：它与{}同{}，检查却通过了。",
                match places.notation {
                    Notation::Transposed => "前",
                    Notation::One | Notation::Zero | Notation::Chess => "上",
                },
                words.terms.row_noun,
                words.row(3),
                words.row(1),
                words.terms.column_noun
            )
        }
        Experiment::KeptMarker => format!(
            "代码第 {line} 行之后缺少 c[k + j] = 0。看数组 c：标记越积越多，不冲突的位置也被当作已占领。"
        ),
        Experiment::KeptColumn => format!(
            "代码第 {line} 行之后缺少 a[k] = 0。看再次进入的行：它从上次停下的列继续，跳过了前面的列。"
        ),
        Experiment::LateTest => {
            format!("代码第 {line} 行的函数只检查摆满的棋盘。看步数：不再剪枝，退化为盲目枚举。")
        }
    },
    original: "原程序",
};
