//! The words for presenting, and for parts of the page that can be hidden.

/// The words for presenting.
pub struct PresentStrings {
    /// Button: lay the page out for a projector.
    pub present: &'static str,
    /// Button: back to the page of one reader.
    pub leave: &'static str,
    /// Button: fill the screen, or go back into the window.
    pub full_screen: &'static str,
    /// The browser does not let the page fill the screen.
    pub no_full_screen: &'static str,
    /// Unseen: the screen is blank.
    pub blank: &'static str,
    /// Heading of the list of parts, and the button that opens it.
    pub parts: &'static str,
}
