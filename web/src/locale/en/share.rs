//! English for giving the page away.

use crate::{
    locale::{ShareStrings, grouped},
    show::{Part, View},
};

/// The texts.
pub const SHARE: ShareStrings = ShareStrings {
    share: "Share",
    link: "Link",
    copy_link: "Copy link",
    copied: "Copied.",
    refused: "The browser does not let the page copy. The text is selected: press Ctrl+C, or ⌘C on a Mac.",
    qr: "QR code of the link",
    enlarge: "Enlarge",
    shrink: "Make small",
    too_long: "The link is too long for a QR code that a camera could read.",
    start: "Opens at",
    here: |step| format!("Step {}", grouped(step)),
    beginning: "The start",
    view: "Opens for",
    view_name: |view| match view {
        View::Work => "Working",
        View::Present => "Presenting",
        View::Embed => "Embedding",
    },
    hide: "Hide",
    part: |part| match part {
        Part::Code => "Program and output",
        Part::Name => "Name of the algorithm",
        Part::State => "Inside the run",
        Part::Counters => "Counters",
        Part::Ahead => "What lies ahead: totals, ticks",
        Part::Sentence => "Sentence",
    },
    embed: "Embed in a page or in slides",
    code: "Embed code",
    copy_code: "Copy embed code",
    whole: "Open in Queenscope",
    new_tab: ", in a new tab",
    subject: |program, n| format!("{program}, n = {n}"),
    title: |n| format!("n = {n} · Queenscope"),
};
