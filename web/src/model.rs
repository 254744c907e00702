//! The one model of the page, as plain data: what is looked at, where the reader
//! is, how the page plays, and how it speaks. It never holds a timeline, a timer
//! or anything of the browser.

mod debugger;
mod dialogue;
mod journey;
mod known;
mod lecture;
mod notice;
mod own;
mod subject;

use std::rc::Rc;

use queenscope_solver::{Moment, ProgramId, StepSize};

use crate::{
    aids::Aids,
    field::SizeField,
    highlight::Highlight,
    link::{self, Link},
    locale::Language,
    notation::{Notation, Places},
    printed::{Listed, Printed, usual},
    release::Release,
    settings::{Scheme, Settings},
    show::{Hidden, Part},
    speed::{Speed, Stops},
    tour::{Run, Tour, travel::Flight},
    which::{Program, Which},
};

pub use debugger::{Debugger, Goal};
pub use dialogue::Dialogue;
pub use journey::{Aim, Direction, Gait, Journey, Sight};
pub use known::Known;
pub use lecture::{Change, Curtain, Former, Lecture, Reason, Screen, Stage};
pub use notice::Notice;
pub use own::{Desk, Own};
pub use subject::Subject;

/// How many steps are explored for the reader without asking.
pub const UNASKED: u64 = 1_000_000_000;

/// How many steps the background run explores at most.
pub const BACKGROUND: u64 = 200_000_000;

/// How many jumps can be undone.
const JUMPS: usize = 100;

/// All that the page is about.
#[derive(Clone, Debug, PartialEq)]
pub struct Model {
    /// The program and the board in force.
    pub subject: Rc<Subject>,
    /// What is seen at the position in force.
    pub moment: Rc<Moment>,
    /// The moment that the table beside the board tells: the one in force, or a recent
    /// one while the page plays too fast for words.
    pub told: Rc<Moment>,
    /// The moment whose state and program are shown: the one in force, or while the page
    /// plays too fast to read them, that of one of the last frames.
    pub glance: Rc<Moment>,
    /// How far the run is known.
    pub known: Known,
    /// The chosen size of a step.
    pub size: StepSize,
    /// Whether the page plays.
    pub playback: Playback,
    /// How fast it plays when it does.
    pub speed: Speed,
    /// Where playing stops.
    pub stops: Stops,
    /// The way to another position, while it takes time.
    pub journey: Option<Journey>,
    /// Positions from which the reader jumped, the last one at the end.
    pub jumps: Vec<u64>,
    /// The run that the one in force goes on with, and where it was left.
    pub origin: Option<(Run, u64)>,
    /// Whether the slider is being moved.
    pub slider: Slider,
    /// The field for n.
    pub field: SizeField,
    /// What the reader must be told once.
    pub notice: Option<Notice>,
    /// The language in force.
    pub language: Language,
    /// The language of the listing, if the reader or the link chose it.
    pub listed: Option<Listed>,
    /// How places of the board are called.
    pub notation: Notation,
    /// What is switched on to be seen on the board.
    pub aids: Aids,
    /// The program in force in the language of the listing in force.
    pub printed: Rc<Printed>,
    /// The colours in force, if the reader or the link chose them.
    pub scheme: Option<Scheme>,
    /// The colours that the system asks for.
    pub system: Scheme,
    /// The language that the browser asks for.
    pub browser: Language,
    /// What the reader chose and the browser remembers.
    pub settings: Settings,
    /// The page as software.
    pub release: Release,
    /// The dialogue that is open, if one is.
    pub dialogue: Option<Dialogue>,
    /// The reader's own program.
    pub own: Own,
    /// What a lecture adds.
    pub lecture: Lecture,
    /// Counts what is to be spoken anew although its text may be the same.
    pub utterance: u32,
    /// What the reader points at.
    pub highlight: Highlight,
    /// Breakpoints, and what the reader waits for.
    pub debugger: Debugger,
}

/// Whether the page plays. A paused page has nothing to remember of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Playback {
    /// It waits for the reader.
    Paused,
    /// It steps by itself.
    Playing {
        /// The part of the next step, or the steps, that time has already earned.
        owed: f64,
        /// How many steps a frame covers.
        stride: Stride,
        /// What it steps towards.
        until: Until,
    },
}

/// What the page plays towards.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Until {
    /// A fact at which playing stops, or the end.
    Fact,
    /// A stop of the tour, past every fact.
    Flight(Flight),
}

/// How many steps a frame covers, averaged so that the figure can be read.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stride {
    /// Steps since the figure was last renewed.
    pub steps: u64,
    /// Frames since then.
    pub frames: u64,
    /// Milliseconds since then.
    pub elapsed: f64,
    /// The figure to show; 0 before there is one.
    pub shown: u64,
}

/// Whether the slider is being moved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slider {
    /// It rests.
    Resting,
    /// It is held; the jump that it makes has been noted.
    Held,
}

/// What the page is doing, as `<main>` says it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Activity {
    /// It waits for the reader.
    Paused,
    /// It plays.
    Playing,
    /// It is on the way to another position.
    Seeking,
    /// The run has ended here.
    Finished,
}

/// How much a frame can say without flicker.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Detail {
    /// Everything.
    Full,
    /// No rays and labels.
    Quiet,
    /// No rays and labels, and one steady sentence.
    Steady,
}

impl Model {
    /// The model of a subject at its start, with the reader's settings.
    pub fn new(
        subject: Rc<Subject>,
        moment: Rc<Moment>,
        settings: Settings,
        browser: Language,
        system: Scheme,
    ) -> Model {
        let language = settings.language.unwrap_or(browser);
        let listed = settings.listing.unwrap_or(usual(language));
        Model {
            listed: settings.listing,
            notation: settings.notation.unwrap_or_default(),
            aids: settings.aids.clone(),
            printed: Rc::new(Printed::of(&subject, listed, language)),
            field: SizeField::showing(subject.n),
            subject,
            told: moment.clone(),
            glance: moment.clone(),
            moment,
            known: Known::default(),
            size: StepSize::Move,
            playback: Playback::Paused,
            speed: settings.speed.unwrap_or_default(),
            stops: settings.stops.clone().unwrap_or_default(),
            journey: None,
            jumps: Vec::new(),
            origin: None,
            slider: Slider::Resting,
            notice: None,
            language,
            scheme: settings.scheme,
            system,
            browser,
            own: Own::remembered(settings.own.clone()),
            settings,
            release: Release::default(),
            dialogue: None,
            lecture: Lecture::default(),
            utterance: 0,
            highlight: Highlight::None,
            debugger: Debugger::default(),
        }
    }

    /// The position in force.
    pub fn position(&self) -> u64 {
        self.moment.position
    }

    /// The language of the listing in force.
    pub fn listed(&self) -> Listed {
        self.listed.unwrap_or(usual(self.language))
    }

    /// Prints the program in force if it has not been printed yet as it is to be seen:
    /// a frame of playing must not.
    pub fn print(&mut self) {
        let (listed, language) = (self.listed(), self.language);
        if !self.printed.is(&self.subject, listed, language) {
            self.printed = Rc::new(Printed::of(&self.subject, listed, language));
        }
    }

    /// The position to show as figures: where the page is going, if that is a
    /// position, else where it is.
    pub fn shown_position(&self) -> u64 {
        match self.journey.as_ref().map(|journey| journey.aim) {
            Some(Aim::Position(position)) => position,
            Some(Aim::Step(..) | Aim::Backtrack(_) | Aim::End | Aim::Until(..)) | None => {
                self.position()
            }
        }
    }

    /// The fragment of a link to what the page shows.
    pub fn link(&self) -> String {
        link::write(&self.shown())
    }

    /// What a link to what the page shows says.
    pub fn shown(&self) -> Link {
        let link = Link {
            program: self.subject.program,
            n: self.subject.n,
            step: self.shown_position(),
            size: self.size,
            speed: Some(self.speed).filter(|speed| *speed != Speed::default()),
            stops: Some(self.stops.clone()).filter(|stops| *stops != Stops::default()),
            language: Some(self.language),
            scheme: self.scheme,
            listing: Some(self.listed()),
            notation: Some(self.notation).filter(|notation| *notation != Notation::default()),
            view: self.lecture.view,
            hidden: self.lecture.hidden.clone(),
            tour: Some(Tour::clone(&self.lecture.tour)).filter(|tour| !tour.stops.is_empty()),
            code: None,
        };
        let code = self.own.code.as_ref().filter(|_| link.names_own());
        let code = code.and_then(|code| code.clone().ok());
        Link { code, ..link }
    }

    /// The places of the board in force as they are called.
    pub fn places(&self) -> Places {
        Places {
            notation: self.notation,
            n: self.subject.n.get(),
        }
    }

    /// The document's title where these parts are hidden.
    pub fn title(&self, hidden: &Hidden) -> String {
        let strings = self.language.strings();
        let (program, n) = (self.subject.program, self.subject.n);
        if hidden.contains(Part::Name) {
            (strings.share.title)(n.get())
        } else {
            (strings.title)(program.name(self.language), n.get())
        }
    }

    /// What the page is doing.
    pub fn activity(&self) -> Activity {
        match (self.playback, &self.journey) {
            (Playback::Playing { .. }, _) => Activity::Playing,
            (Playback::Paused, Some(journey)) if journey.gait == Gait::Running => Activity::Seeking,
            (Playback::Paused, _) if self.moment.finished => Activity::Finished,
            (Playback::Paused, _) => Activity::Paused,
        }
    }

    /// Whether there is a jump to undo.
    pub fn undoable(&self) -> bool {
        let mut jumps = self.jumps.iter();
        self.origin.is_some() || jumps.any(|position| *position != self.position())
    }

    /// How much a frame can say at the speed in force.
    pub fn detail(&self) -> Detail {
        let Playback::Playing { until, .. } = self.playback else {
            return Detail::Full;
        };
        let flight = match until {
            Until::Fact => None,
            Until::Flight(flight) => flight.rate(),
        };
        let rate = match (flight, self.speed) {
            (Some(rate), _) => rate,
            (None, Speed::Rate(rate)) => f64::from(rate) / 100.0,
            (None, Speed::Most) => f64::INFINITY,
        };
        match rate {
            rate if rate > 10.0 => Detail::Steady,
            rate if rate > 3.0 => Detail::Quiet,
            _ => Detail::Full,
        }
    }

    /// The colours to show.
    pub fn colours(&self) -> Scheme {
        self.scheme.unwrap_or(self.system)
    }

    /// Notes a position to which `u` leads back.
    pub fn note_jump(&mut self, from: u64) {
        if self.jumps.last() != Some(&from) {
            if self.jumps.len() == JUMPS {
                self.jumps.remove(0);
            }
            self.jumps.push(from);
        }
    }
}

impl Model {
    /// The programs to choose from: those of the course, and the reader's own if there
    /// is one.
    pub fn offered(&self) -> Vec<Which> {
        let course = ProgramId::ALL.into_iter().map(Which::Course);
        let own = self.own.latest().map(|_| Which::Own);
        course.chain(own).collect()
    }

    /// A program with its text, if it is known.
    pub fn program(&self, which: Which) -> Option<Program> {
        match which {
            Which::Course(program) => Some(Program::Course(program)),
            Which::Own => self.own.text().cloned().map(Program::Own),
        }
    }
}

impl Activity {
    /// The word in `data-state`.
    pub fn as_str(self) -> &'static str {
        match self {
            Activity::Paused => "paused",
            Activity::Playing => "playing",
            Activity::Seeking => "seeking",
            Activity::Finished => "finished",
        }
    }
}
