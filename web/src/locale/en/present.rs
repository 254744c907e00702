//! English for presenting.

use crate::locale::PresentStrings;

pub(super) const PRESENT: PresentStrings = PresentStrings {
    present: "Present",
    leave: "Stop presenting",
    full_screen: "Full screen",
    no_full_screen: "This browser does not let the page fill the screen.",
    blank: "The screen is blank. Any key brings it back.",
    parts: "What is shown",
};
