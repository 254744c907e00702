//! The Chinese words of masks as rows of bits.

use super::places::{columns, set, words};
use crate::{
    locale::{BitStrings, Meaning},
    notation::Places,
};

/// The Chinese words of masks.
pub const BITS: BitStrings = BitStrings {
    heading: "位掩码",
    row: |row, places| {
        let words = words(places);
        match row {
            None => String::new(),
            Some(row) if row > i64::from(places.n) => {
                format!("k = {row}，已在棋盘之{}", words.turned("下", "右"))
            }
            Some(row) => words.row(row).to_string(),
        }
    },
    line,
    order: |all, places| {
        let words = words(places);
        let order = format!(
            "第 0 位对应{}，{}；写成二进制数时它是末位",
            words.column(1),
            words.turned("与棋盘一致排在最左", "这里排在最左，棋盘上在最上")
        );
        let order = set(words, order);
        match all {
            Some(all) => format!(
                "{order}：b | c | d = {all:#0width$b}。",
                width = usize::from(places.n) + 2
            ),
            None => format!("{order}。"),
        }
    },
};

fn line(name: &str, meaning: Meaning, some: Option<&[u8]>, places: Places) -> String {
    let words = words(places);
    let says = match meaning {
        Meaning::Taken => "已被占",
        Meaning::Free => "空闲",
        Meaning::Picked => "被取出",
    };
    match some {
        None => format!("{name}：尚无值"),
        Some([]) => format!("{name}：没有{says}的{}", words.terms.column_noun),
        Some(some) => format!("{name}：{}{says}", columns(words, some)),
    }
}
