//! The words of the columns that are left in each row.

use crate::pictures::domains::Domain;

/// The words of the columns that are left.
pub struct DomainStrings {
    /// Heading.
    pub heading: &'static str,
    /// What is seen there.
    pub meaning: &'static str,
    /// What the hatch on the board means.
    pub attacked: &'static str,
    /// A row in words.
    pub row: fn(&Domain) -> String,
    /// Before the rows in the order in which they were chosen.
    pub order: &'static str,
}
