//! The words for the program in several languages, and for taking it away.

use crate::printed::Listed;

/// The texts about listings.
pub struct ListingStrings {
    /// Label of the choice of languages.
    pub language: &'static str,
    /// The name of a language.
    pub name: fn(Listed) -> &'static str,
    /// Button: the program goes to the clipboard.
    pub copy: &'static str,
    /// Link: the program becomes a file of this name.
    pub download: fn(&str) -> String,
    /// The program is on the clipboard.
    pub copied: &'static str,
    /// The browser does not allow to copy.
    pub refused: &'static str,
    /// Some versions of CPython refuse so many loops within each other.
    pub deep: &'static str,
}
