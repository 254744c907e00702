//! The Chinese sentences of the first solution, of permutations and of the formula.

use crate::{
    locale::numbers::{grouped, long, superscript},
    narration::{Answered, Built, Swapped, Verdict, Way},
    notation::Places,
    pictures::span::Large,
};

/// A value has come back.
pub fn answered(answered: &Answered) -> String {
    let place = |to: &Option<String>| match to {
        Some(to) => format!(" {to} "),
        None => "主程序".to_owned(),
    };
    match answered {
        Answered::Back { call, to, row } => {
            format!("{call} 向{}返回 False：第 {row} 行已无列可试。", place(to))
        }
        Answered::Complete { call } => format!("{call}：各行都已有皇后，返回 True，逐层上传。"),
        Answered::Passed { call, to } => format!("{call} 把 True 传给{}。", place(to).trim_end()),
    }
}

/// Rows were swapped, or a permutation was tested.
pub fn swapped(swapped: &Swapped, places: Places) -> String {
    match swapped {
        Swapped::Rows {
            rows: (upper, lower),
            way: Way::There,
        } => format!("第 {upper} 行与第 {lower} 行交换所在的列。"),
        Swapped::Rows {
            rows: (upper, lower),
            way: Way::Back,
        } => format!("换回来：第 {upper} 行与第 {lower} 行。"),
        Swapped::Itself {
            row,
            column,
            way: Way::There,
        } => format!("第 {row} 行与自己交换，仍在第 {column} 列。"),
        Swapped::Itself {
            row,
            way: Way::Back,
            ..
        } => format!("换回来：第 {row} 行与自己。"),
        Swapped::Tested {
            number,
            all,
            queens,
            verdict,
        } => {
            let of = match all {
                Large::Exact(all) => format!("共 {} 个", long(*all)),
                Large::Beyond(power) => format!("共 10{} 个以上", superscript((*power).into())),
            };
            let found = match verdict {
                Verdict::Holds => "任意两个皇后都不在同一斜线上",
                Verdict::Fails => "有两个皇后在同一斜线上",
            };
            format!(
                "第 {} 个排列（{of}）{}：{found}。",
                grouped(*number),
                places.queens(queens)
            )
        }
        Swapped::Solution { number } => {
            format!("第 {} 个解。继续检验下一个排列。", grouped(*number))
        }
    }
}

/// The formula has put a queen.
pub fn built(built: &Built) -> String {
    match *built {
        Built::Even { i } => format!("i={i}：第 {i} 行放在第 ⟨2×{i}={}⟩ 列。", 2 * i),
        Built::Odd { i, half } => format!(
            "i={i}：第 ⟨{half}+{i}={}⟩ 行放在第 ⟨2×{i}−1={}⟩ 列。",
            half + i,
            2 * i - 1
        ),
        Built::Shifted { i, half, m } => {
            let sum = 2 * i + half - 3;
            format!(
                "i={i}：第 {i} 行放在第 ⟨(2×{i}+{half}−3) mod {m}+1={}⟩ 列。",
                sum.rem_euclid(m) + 1
            )
        }
        Built::Turned { i, column, m } => format!(
            "i={i}：第 ⟨{m}+1−{i}={}⟩ 行放在第 ⟨{m}+1−{column}={}⟩ 列，与第 {i} 行旋转 180° 相对。",
            m + 1 - i,
            m + 1 - column
        ),
        Built::Corner { n } => {
            format!("n={n} 是奇数：最后一个皇后放在角上，即第 {n} 行第 {n} 列。")
        }
        Built::Other { row, column } => format!("第 {row} 行按公式放在第 {column} 列，不作检验。"),
        Built::Done => "不经搜索就得到一个解。除 2 和 3 外，每个 n 都有这样的解。".to_owned(),
        Built::Impossible { n } => {
            format!("{n} 皇后无解。除 2 和 3 外，构造法对每个 n 都给出一个解。")
        }
    }
}
