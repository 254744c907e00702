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
    /// A row in words.
    pub row: fn(&Domain, Places) -> String,
    /// Before the rows in the order in which they were chosen.
    pub order: fn(Places) -> String,
}
