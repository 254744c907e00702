//! The words about the page as software: its copy, its versions, what the browser remembers.

/// The words about the page as software.
pub struct ReleaseStrings {
    /// A newer version of the page is there.
    pub newer: &'static str,
    /// Button: take it.
    pub reload: &'static str,
    /// The browser has all of the page.
    pub works_offline: &'static str,
    /// The browser does not remember settings.
    pub forgetful: &'static str,
}
