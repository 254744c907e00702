//! The Chinese words of masks as rows of bits.

use crate::locale::{BitStrings, Meaning};

/// The Chinese words of masks.
pub const BITS: BitStrings = BitStrings {
    heading: "位掩码",
    row: |row, n| match row {
        None => String::new(),
        Some(row) if row > i64::from(n) => format!("k = {row}，已在棋盘之下"),
        Some(row) => format!("第 {row} 行"),
    },
    line,
    order: |all, n| {
        let order = "第 0 位对应第 1 列，与棋盘一致排在最左；写成二进制数时它是末位";
        match all {
            Some(all) => format!(
                "{order}：b | c | d = {all:#0width$b}。",
                width = usize::from(n) + 2
            ),
            None => format!("{order}。"),
        }
    },
};

fn line(name: &str, meaning: Meaning, columns: Option<&[u8]>) -> String {
    let says = match meaning {
        Meaning::Taken => "已被占",
        Meaning::Free => "空闲",
        Meaning::Picked => "被取出",
    };
    match columns {
        None => format!("{name}：尚无值"),
        Some([]) => format!("{name}：没有{says}的列"),
        Some(columns) => {
            let columns: Vec<String> = columns.iter().map(u8::to_string).collect();
            format!("{name}：第 {} 列{says}", columns.join("、"))
        }
    }
}
