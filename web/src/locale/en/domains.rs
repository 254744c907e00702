//! The English words of the columns that are left in each row.

use super::places::{at, capital, words};
use crate::{
    locale::{DomainStrings, numbers::listed},
    notation::Places,
    pictures::domains::{Domain, Standing},
};

/// The English words of the columns that are left.
pub const DOMAINS: DomainStrings = DomainStrings {
    heading: |places| format!("{}s left", capital(words(places).terms.tried_noun)),
    meaning: |places| {
        let noun = words(places).terms.row_noun;
        format!("{noun} by {noun}, from hits")
    },
    attacked: "attacked",
    left: "left",
    free: "free",
    attackers: "attacking queens",
    row,
    order: |places| {
        let noun = words(places).terms.row_noun;
        format!("{}s in the order chosen:", capital(noun))
    },
};

fn row(domain: &Domain, places: Places) -> String {
    let words = words(places);
    let (row, tried) = (words.row(domain.row), words.terms.tried_noun);
    if let Some(column) = domain.queen {
        let column = words.within(domain.row, column);
        return format!("{row}: queen {} {column}", at(words));
    }
    let columns: Vec<u8> = domain.columns().collect();
    let names = listed(&words.labels_within(domain.row.into(), &columns), " and ");
    let left = match columns.len() {
        0 => format!("no {tried} left"),
        1 => format!("1 {tried} left, {names}"),
        count => format!("{count} {tried}s left, {names}"),
    };
    let standing = match domain.standing {
        Standing::Plain => String::new(),
        Standing::Fewest => ", the fewest so far".to_owned(),
        Standing::AtWork => format!(", the {} at work", words.terms.row_noun),
        Standing::WipedOut => ", so the search goes back".to_owned(),
    };
    format!("{row}: {left}{standing}")
}
