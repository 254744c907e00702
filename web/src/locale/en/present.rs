//! English for presenting.

use crate::{locale::PresentStrings, show::Part};

pub(super) const PRESENT: PresentStrings = PresentStrings {
    present: "Present",
    leave: "Stop presenting",
    full_screen: "Full screen",
    no_full_screen: "This browser does not let the page fill the screen.",
    blank: "The screen is blank. Any key brings it back.",
    parts: "What is shown",
    part: |part| match part {
        Part::Code => "Program and its output",
        Part::Name => "Name of the algorithm",
        Part::State => "State: stack, arrays, loops",
        Part::Counters => "Counters",
        Part::Ahead => "What lies ahead: totals and ticks",
        Part::Sentence => "Sentence of the step",
    },
    title: |n| format!("n = {n} · Queenscope"),
};
