//! What a lecture adds to the model: how the page is laid out, what is hidden, the
//! tour, and where it stands.

use std::rc::Rc;

use crate::{
    share::Share,
    show::{Hidden, View},
    tour::Tour,
};

/// How many changes of a tour can be taken back.
const FORMER: usize = 50;

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
    /// The tour; empty if there is none.
    pub tour: Rc<Tour>,
    /// The stop of the tour at which the reader last was, counted from 0.
    pub stop: Option<usize>,
    /// What the tour was before it was changed.
    pub former: Former,
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

/// A change of a tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// Of which stops there are, or of their order.
    Stops,
    /// Of the name of a stop.
    Name(usize),
    /// Of the note of a stop.
    Note(usize),
}

/// What the tour was before it was changed, and the stop then. All that is typed into
/// one field at a time is one change.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Former {
    tours: Vec<(Rc<Tour>, Option<usize>)>,
    last: Option<Change>,
}

impl Former {
    /// Whether there is a change to take back.
    pub fn is_empty(&self) -> bool {
        self.tours.is_empty()
    }

    /// Keeps what is about to be changed.
    pub fn keep(&mut self, change: Change, tour: &Rc<Tour>, stop: Option<usize>) {
        let typing = change != Change::Stops && self.last == Some(change);
        self.last = Some(change);
        if !typing {
            if self.tours.len() == FORMER {
                self.tours.remove(0);
            }
            self.tours.push((tour.clone(), stop));
        }
    }

    /// What there was before the last change.
    pub fn take(&mut self) -> Option<(Rc<Tour>, Option<usize>)> {
        self.last = None;
        self.tours.pop()
    }
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
