//! The English words of the columns that are left in each row.

use crate::{
    locale::{DomainStrings, numbers::listed},
    pictures::domains::{Domain, Standing},
};

/// The English words of the columns that are left.
pub const DOMAINS: DomainStrings = DomainStrings {
    heading: "Columns left",
    meaning: "row by row, from hits",
    attacked: "attacked",
    row,
    order: "Rows in the order chosen:",
};

fn row(domain: &Domain) -> String {
    let row = domain.row;
    if let Some(column) = domain.queen {
        return format!("row {row}: queen in column {column}");
    }
    let columns: Vec<u8> = domain.columns().collect();
    let left = match columns.as_slice() {
        [] => "no column left".to_owned(),
        [column] => format!("1 column left, {column}"),
        columns => format!(
            "{} columns left, {}",
            columns.len(),
            listed(columns, " and ")
        ),
    };
    let standing = match domain.standing {
        Standing::Plain => "",
        Standing::Fewest => ", the fewest so far",
        Standing::AtWork => ", the row at work",
        Standing::WipedOut => ", so the search goes back",
    };
    format!("row {row}: {left}{standing}")
}
