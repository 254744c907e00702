//! The Chinese words of the columns that are left in each row.

use super::places::{columns_within, set, words};
use crate::{
    locale::DomainStrings,
    notation::Places,
    pictures::domains::{Domain, Standing},
};

/// The Chinese words of the columns that are left.
pub const DOMAINS: DomainStrings = DomainStrings {
    heading: |places| format!("剩余{}", words(places).terms.tried_noun),
    meaning: |places| format!("逐{}，取自 hits", words(places).terms.row_noun),
    attacked: "受攻击",
    left: "剩余",
    free: "未受攻击",
    attackers: "攻击它的皇后数",
    row,
    order: |places| format!("各{}的选取次序：", words(places).terms.row_noun),
};

fn row(domain: &Domain, places: Places) -> String {
    let words = words(places);
    let (row, tried) = (words.row(domain.row), words.terms.tried_noun);
    if let Some(column) = domain.queen {
        let column = words.within(domain.row, column);
        return set(words, format!("{row}：皇后在{column}"));
    }
    let columns: Vec<u8> = domain.columns().collect();
    let left = match columns.len() {
        0 => format!("无剩余{tried}"),
        count => format!(
            "剩余 {count} {tried}，{}",
            columns_within(words, domain.row, &columns)
        ),
    };
    let standing = match domain.standing {
        Standing::Plain => String::new(),
        Standing::Fewest => "，目前最少".to_owned(),
        Standing::AtWork => format!("，当前{}", words.terms.row_noun),
        Standing::WipedOut => "，因此回退".to_owned(),
    };
    format!("{row}：{left}{standing}")
}
