//! What a lecture adds to the model: how the page is laid out, what is hidden, the
//! tour, and where it stands.

use std::rc::Rc;

use crate::{
    share::Share,
    show::{Hidden, View},
    tour::Tour,
};

/// What a lecture adds to the page.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Lecture {
    /// How the page is laid out.
    pub view: View,
    /// What is hidden.
    pub hidden: Hidden,
    /// Whether the screen is blank.
    pub curtain: Curtain,
    /// The tour; empty if there is none.
    pub tour: Rc<Tour>,
    /// The stop of the tour at which the reader last was, counted from 0.
    pub stop: Option<usize>,
    /// How the links that readers take away are to open.
    pub share: Share,
    /// The furthest position that was shown in the run in force.
    pub seen: u64,
}

/// Whether the screen is blank.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Curtain {
    /// The page is shown.
    #[default]
    Open,
    /// The screen is blank; any key brings the page back.
    Drawn,
}
