//! The Chinese words of the columns that are left in each row.

use crate::{
    locale::DomainStrings,
    pictures::domains::{Domain, Standing},
};

/// The Chinese words of the columns that are left.
pub const DOMAINS: DomainStrings = DomainStrings {
    heading: "剩余列",
    meaning: "逐行，取自 hits",
    attacked: "受攻击",
    row,
    order: "各行的选取次序：",
};

fn row(domain: &Domain) -> String {
    let row = domain.row;
    if let Some(column) = domain.queen {
        return format!("第 {row} 行：皇后在第 {column} 列");
    }
    let columns: Vec<String> = domain.columns().map(|column| column.to_string()).collect();
    let left = match columns.len() {
        0 => "无剩余列".to_owned(),
        count => format!("剩余 {count} 列，第 {} 列", columns.join("、")),
    };
    let standing = match domain.standing {
        Standing::Plain => "",
        Standing::Fewest => "，目前最少",
        Standing::AtWork => "，当前行",
        Standing::WipedOut => "，因此回退",
    };
    format!("第 {row} 行：{left}{standing}")
}
