//! The words of the columns that are left in each row.

use crate::{notation::Places, pictures::domains::Domain};

/// The words of the columns that are left.
pub struct DomainStrings {
    /// Heading.
    pub heading: fn(Places) -> String,
    /// What is seen there.
    pub meaning: fn(Places) -> String,
    /// What the hatch on the board means.
    pub attacked: &'static str,
    /// Above what is left of each row, at its end.
    pub left: &'static str,
    /// What an open square means in the rows.
    pub free: &'static str,
    /// What a number on a square means there.
    pub attackers: &'static str,
    /// A row in words.
    pub row: fn(&Domain, Places) -> String,
    /// Before the rows in the order in which they were chosen.
    pub order: fn(Places) -> String,
}
