//! The dialogues of the page, of which one at most is open.

/// A dialogue of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Dialogue {
    /// What there is to know of the program.
    About,
    /// The list of keys.
    Keys,
    /// The tour, to be changed or chosen.
    Tour,
    /// The link to what the page shows.
    Share,
    /// Which parts of the page are shown.
    Parts,
    /// What to run until.
    Until,
    /// What to do at a line of the program.
    Line,
    /// How the board is shown.
    Display,
}

impl Dialogue {
    /// Its name in the document.
    pub fn as_str(self) -> &'static str {
        match self {
            Dialogue::About => "about",
            Dialogue::Keys => "key-list",
            Dialogue::Tour => "tour",
            Dialogue::Share => "share",
            Dialogue::Parts => "parts",
            Dialogue::Until => "until",
            Dialogue::Line => "at-line",
            Dialogue::Display => "display",
        }
    }
}
