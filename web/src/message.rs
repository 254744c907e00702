//! What can happen to the page, and what it asks of its timeline. Both are plain
//! data; who sends a message and who obeys a command is none of their business.

mod debug;
mod own;
mod tour;

use std::rc::Rc;

use queenscope_solver::{Moment, Outcome, StepSize};

use crate::{
    aids::Aid,
    field::Nudge,
    highlight::Highlight,
    host::Wish,
    locale::Language,
    model::{Aim, Curtain, Dialogue, Direction, Known, Sight, Subject},
    notation::Notation,
    printed::Listed,
    release::{Memory, Newer, Release},
    settings::{Characters, Scheme},
    share::Choice,
    show::{Part, View},
    speed::{Speed, Stops},
    which::{Runnable, Which},
};

pub use debug::DebugMessage;
pub use own::OwnMessage;
pub use tour::TourMessage;

/// Something that happened.
#[derive(Clone, Debug, PartialEq)]
pub enum Message {
    /// A link was opened: the fragment, with or without its `#`.
    Link(String),
    /// A program was chosen.
    Choose(Which),
    /// Something happened to the reader's own program.
    Own(OwnMessage),
    /// The field for n was edited.
    Typed(String),
    /// The reader is done with the field for n.
    Taken,
    /// The reader gave up editing the field for n.
    Abandoned,
    /// An arrow was pressed in the field for n.
    Nudged(Nudge),
    /// A button beside the field was pressed: from the n in force.
    Resized(Nudge),
    /// A step at the chosen size.
    Step(Direction),
    /// A step of a size of its own.
    StepBy(Direction, StepSize),
    /// To the next or previous backtrack.
    Backtrack(Direction),
    /// To the start.
    Start,
    /// To the end.
    End,
    /// The slider was moved to a position.
    Slid(u64),
    /// The slider was let go.
    Released,
    /// Back to where the last jump started.
    Undo,
    /// Backtracking is to go on where greedy is stuck.
    TakeOver,
    /// The size of a step was chosen.
    Size(StepSize),
    /// Play, or pause.
    PlayOrPause,
    /// A speed was chosen.
    Speed(Speed),
    /// The next faster speed.
    Faster,
    /// The next slower speed.
    Slower,
    /// Places to stop at were chosen.
    Stops(Stops),
    /// So many milliseconds of playing have passed.
    Frame(f64),
    /// Stay where the page is: the seek under way, or the question, is dropped.
    Cancel,
    /// Go on exploring, however far it is.
    GoOn,
    /// The notice was read.
    Dismiss,
    /// A language was chosen.
    Language(Language),
    /// A language of the listing was chosen.
    Listing(Listed),
    /// A notation of places was chosen.
    Notation(Notation),
    /// A board view was switched on or off.
    Aid(Aid),
    /// Light or dark, whichever is not shown.
    OtherScheme,
    /// The system asks for other colours.
    System(Scheme),
    /// A dialogue is to open, or to close if it is open.
    Dialogue(Dialogue),
    /// The dialogue was closed.
    Closed,
    /// The page is to be laid out like this.
    Show(View),
    /// A part of the page is to be hidden, or shown again.
    Hide(Part),
    /// Something happened to the tour.
    Tour(TourMessage),
    /// Something as in a debugger.
    Debug(DebugMessage),
    /// A choice of how a link is to open.
    Share(Choice),
    /// The page that embeds this one asks for something.
    Asked(Wish),
    /// The screen is to be blank, or to be seen again.
    Curtain(Curtain),
    /// The page is to fill the screen, or to be in a window again.
    FullScreen,
    /// The page does not fill the screen any more, and has not asked for that.
    LeftFullScreen,
    /// The browser does not let the page fill the screen.
    RefusedFullScreen,
    /// Keys that type a character were switched on or off.
    Characters(Characters),
    /// The reader points at something, or at nothing any more.
    Point(Highlight),
    /// The reader has tapped on something: once to light it, once more to let go.
    Tap(Highlight),
    /// The script that keeps the page has news.
    Release(Release),
    /// The reader has decided about the newer version.
    Newer(Newer),
    /// Whether the browser remembers settings.
    Memory(Memory),
    /// The timeline has opened a program on a board.
    Opened(Rc<Subject>, Report),
    /// The timeline has arrived.
    Arrived(Report),
    /// The timeline is on the way.
    Underway {
        /// Steps explored so far.
        reached: u64,
        /// How far the run is known.
        known: Known,
        /// Whether it has taken long enough to be shown.
        sight: Sight,
    },
    /// The timeline has played a frame.
    Advanced {
        /// Where it is now.
        report: Report,
        /// Steps of the chosen size that were made.
        made: u64,
        /// What ended the frame.
        end: Played,
    },
    /// The background run knows more.
    Explored(Known),
}

/// What the timeline says of a position.
#[derive(Clone, Debug, PartialEq)]
pub struct Report {
    /// What is seen there.
    pub moment: Rc<Moment>,
    /// How far the run is known.
    pub known: Known,
    /// What has come of the way there.
    pub outcome: Outcome,
}

/// What ended a frame of playing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Played {
    /// All steps were made, or the time was up.
    Whole,
    /// A place to stop at, or the end of the run.
    Stopped,
}

/// What the page asks of its timeline.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Open a program on the board that it was checked for, at position 0.
    Open(Runnable),
    /// Go somewhere; whatever was under way is dropped.
    Go(Aim),
    /// Go somewhere as soon as the browser has had its turn.
    Follow(Aim),
    /// Make so many steps of a size, or as many as fit into a frame.
    Advance {
        /// The size.
        size: StepSize,
        /// How many.
        most: u64,
        /// Where to stop on the way.
        stops: Stops,
        /// The position that is not to be passed, if there is one.
        until: Option<u64>,
    },
    /// Halt at these lines from now on, where playing and running halt at all.
    Breakpoints(Rc<[u32]>),
    /// Drop what is under way and stay at the position in force.
    Stay,
}
