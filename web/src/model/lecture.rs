//! What a lecture adds to the model: how the page is laid out, what is hidden, the
//! tour, and where it stands.

use std::rc::Rc;

use crate::{
    show::{Hidden, View},
    tour::{Run, Tour},
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
    /// Whether the page fills the screen.
    pub screen: Screen,
    /// How far into the run the reader has been.
    pub furthest: Furthest,
    /// The tour; empty if there is none.
    pub tour: Rc<Tour>,
    /// The stop of the tour at which the reader last was, counted from 0.
    pub stop: Option<usize>,
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

/// Whether the page fills the screen, or has asked the browser that it may.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Screen {
    /// It has a window.
    #[default]
    Window,
    /// It has the whole screen.
    Full(Reason),
}

/// Why the page fills the screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reason {
    /// The reader presents: it is over with presenting, and nothing is said if the
    /// browser refuses.
    Presenting,
    /// The reader has asked for just that.
    Wish,
}

/// How far into a run the reader has been: all of it that a slider may show where what
/// lies ahead is hidden.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Furthest {
    /// The run.
    pub run: Option<Run>,
    /// The position.
    pub position: u64,
}

impl Furthest {
    /// The same after the reader has been at a position of a run.
    #[must_use]
    pub fn at(self, run: Run, position: u64) -> Furthest {
        let before = if self.run == Some(run) {
            self.position
        } else {
            0
        };
        Furthest {
            run: Some(run),
            position: position.max(before),
        }
    }
}

impl Lecture {
    /// What keys act on.
    pub fn stage(&self) -> Stage {
        match (self.curtain, self.view) {
            (Curtain::Drawn, _) => Stage::Blank,
            (Curtain::Open, View::Work) => Stage::Work,
            (Curtain::Open, View::Present) => Stage::Presenting,
            (Curtain::Open, View::Embed) => Stage::Embedded,
        }
    }
}

/// What keys act on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The page of one reader.
    Work,
    /// A screen before an audience.
    Presenting,
    /// A part of another page.
    Embedded,
    /// A blank screen.
    Blank,
}
