//! The words for giving the page away and for the page inside another one.

use crate::show::{Part, View};

/// The texts for sharing and embedding.
pub struct ShareStrings {
    /// Button, and heading of the dialogue.
    pub share: &'static str,
    /// What the first text is.
    pub link: &'static str,
    /// Button.
    pub copy_link: &'static str,
    /// The text is on the clipboard.
    pub copied: &'static str,
    /// The browser does not allow to copy: which keys do.
    pub refused: &'static str,
    /// What the drawing is.
    pub qr: &'static str,
    /// Button: the drawing fills the window.
    pub enlarge: &'static str,
    /// Button: the drawing is small again.
    pub shrink: &'static str,
    /// There is no QR code of so long a link.
    pub too_long: &'static str,
    /// Heading: where a link opens.
    pub start: &'static str,
    /// At the position in force.
    pub here: fn(u64) -> String,
    /// At the start.
    pub beginning: &'static str,
    /// Heading: in which layout it opens.
    pub view: &'static str,
    /// The name of a layout.
    pub view_name: fn(View) -> &'static str,
    /// Heading: what is hidden.
    pub hide: &'static str,
    /// The name of a part of the page.
    pub part: fn(Part) -> &'static str,
    /// Heading of the text for another page.
    pub embed: &'static str,
    /// What that text is.
    pub code: &'static str,
    /// Button.
    pub copy_code: &'static str,
    /// Link from a frame to the whole page.
    pub whole: &'static str,
    /// Of that link, unseen.
    pub new_tab: &'static str,
    /// The program's name and n in one line.
    pub subject: fn(&str, u8) -> String,
    /// The document's title without the program's name, for n.
    pub title: fn(u8) -> String,
}
