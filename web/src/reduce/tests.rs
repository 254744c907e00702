//! What readers do, with the real timeline and a clock of the tests' own: one that
//! stands still, so that everything happens at once, or one that is always late, so
//! that everything takes many turns.

use std::{cell::Cell, collections::VecDeque};

use queenscope_solver::{BoardSize, ProgramId, Progress, Script, StepSize, Target, Timeline};

use super::*;
use crate::{
    effects::guide::Guide,
    field::{FieldState, Nudge},
    link::{BadPart, FIRST, Link},
    locale::Language,
    message::{DebugMessage, TourMessage},
    model::{Activity, BACKGROUND, Gait, Goal, Notice, Playback, Subject},
    settings::{Scheme, Settings},
    speed::{Speed, Stops},
    tour::travel::Travel,
    which::Runnable,
};
use Direction::{Back, Forward};

mod debug;
mod listing;
mod local;
mod notation;
mod open;
mod own;
mod play;
mod point;
mod present;
mod release;
mod share;
mod tour;
mod travel;

fn still() -> f64 {
    0.0
}

fn late() -> f64 {
    thread_local!(static NOW: Cell<f64> = const { Cell::new(0.0) });
    NOW.with(|now| {
        now.set(now.get() + 10.0);
        now.get()
    })
}

/// The page without a browser.
struct Page {
    model: Model,
    guide: Guide,
}

impl Page {
    fn with(clock: fn() -> f64, settings: Settings, fragment: &str) -> Page {
        let first = Link::default();
        let first = Runnable::course(FIRST, first.n);
        let mut guide = Guide::new(&first, clock);
        let model = Model::new(
            Subject::of(&first),
            guide.report().moment,
            settings,
            Language::English,
            Scheme::Light,
        );
        let mut page = Page { model, guide };
        page.send(Message::Link(fragment.into()));
        page
    }

    fn open(fragment: &str) -> Page {
        Page::with(still, Settings::default(), fragment)
    }

    fn open_late(fragment: &str) -> Page {
        Page::with(late, Settings::default(), fragment)
    }

    fn send(&mut self, message: Message) {
        let mut queue = VecDeque::from([message]);
        while let Some(message) = queue.pop_front() {
            let (model, commands) = reduce(self.model.clone(), message);
            self.model = model;
            queue.extend(
                commands
                    .into_iter()
                    .filter_map(|command| self.guide.obey(command)),
            );
        }
    }

    /// Lets the timeline have a turn.
    fn turn(&mut self) {
        if let Some(message) = self.guide.work() {
            self.send(message);
        }
    }

    /// Lets the timeline have turns until it is done or the reader is asked.
    fn settle(&mut self) {
        while self.guide.is_busy() {
            self.turn();
        }
    }

    fn position(&self) -> u64 {
        self.model.position()
    }

    fn n(&self) -> u8 {
        self.model.subject.n.get()
    }
}

/// The moment at a position, by another way.
fn moment(program: ProgramId, n: u8, position: u64) -> queenscope_solver::Moment {
    let n = BoardSize::new(n).unwrap();
    let mut timeline = Timeline::new(Script::of(program, n));
    while timeline.seek(Target::Position(position), u64::MAX) != Progress::Arrived {}
    timeline.moment().clone()
}

/// Whatever is pressed, in whatever order: the page shows the moment of its position,
/// the position lies on the run, and the link leads back there.
#[test]
fn no_sequence_of_messages_leads_astray() {
    let menu: &[fn(u64) -> Message] = &[
        |_| Message::Step(Forward),
        |_| Message::Step(Back),
        |r| Message::Size(StepSize::ALL[r as usize % 4]),
        |r| {
            Message::StepBy(
                if r % 2 == 0 { Forward } else { Back },
                StepSize::ALL[r as usize / 2 % 4],
            )
        },
        |r| Message::Backtrack(if r % 2 == 0 { Forward } else { Back }),
        |_| Message::Start,
        |_| Message::End,
        |r| Message::Slid(r % 700),
        |_| Message::Released,
        |_| Message::Undo,
        |_| Message::Cancel,
        |_| Message::PlayOrPause,
        |r| Message::Frame((r % 2000) as f64),
        |r| Message::Debug(DebugMessage::Toggle(r as u32 % 30)),
        |r| {
            let direction = if r % 2 == 0 { Forward } else { Back };
            let goal = Goal::LISTED[r as usize / 2 % Goal::LISTED.len()];
            Message::Debug(DebugMessage::Run(direction, goal))
        },
        |r| Message::Debug(DebugMessage::Again(if r % 2 == 0 { Forward } else { Back })),
        |_| Message::Faster,
        |_| Message::Slower,
        |_| Message::Tour(TourMessage::Mark),
        |r| Message::Tour(TourMessage::Walk(if r % 3 == 0 { Back } else { Forward })),
        |r| Message::Tour(TourMessage::Visit(r as usize % 9)),
        |r| Message::Tour(TourMessage::Travel(Travel::ALL[r as usize % 5])),
        |r| Message::Tour(TourMessage::Remove(r as usize % 9)),
        |r| Message::Choose(ProgramId::ALL[r as usize % 8].into()),
        |r| Message::Resized(if r % 2 == 0 { Nudge::Up } else { Nudge::Down }),
        |r| Message::Typed((r % 7).to_string()),
        |_| Message::Taken,
        |r| {
            Message::Link(format!(
                "program={}&n={}&step={}",
                ProgramId::ALL[r as usize % 8],
                r % 6,
                r % 900
            ))
        },
    ];
    let mut seed = 2026_u64;
    let mut random = move || {
        seed = seed
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        seed >> 33
    };
    for clock in [still, late] {
        let mut page = Page::with(clock, Settings::default(), "");
        for _ in 0..1500 {
            let message = menu[random() as usize % menu.len()](random());
            // Larger boards are for other tests: here each position is checked anew.
            let small = page.n() < 6 || matches!(message, Message::Link(_));
            page.send(if small {
                message.clone()
            } else {
                Message::Resized(Nudge::Down)
            });
            if random().is_multiple_of(2) {
                page.settle();
            }
            let model = &page.model;
            let program = model.subject.program.course().unwrap();
            let here = moment(program, page.n(), page.position());
            assert_eq!(*model.moment, here, "after {message:?}");
            assert!(
                model
                    .known
                    .total
                    .is_none_or(|total| page.position() <= total)
            );
            if model.journey.is_none() {
                let again = Page::open(&model.link());
                assert_eq!(*again.model.moment, here);
            }
        }
    }
}
