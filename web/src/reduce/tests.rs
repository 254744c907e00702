//! What readers do, with the real timeline and a clock of the tests' own: one that
//! stands still, so that everything happens at once, or one that is always late, so
//! that everything takes many turns.

use std::{cell::Cell, collections::VecDeque};

use queenscope_solver::{BoardSize, ProgramId, Progress, Script, StepSize, Target, Timeline};

use super::*;
use crate::{
    effects::guide::Guide,
    field::{FieldState, Nudge},
    link::{BadPart, Link},
    locale::Language,
    model::{Activity, BACKGROUND, Gait, Notice, Playback},
    settings::{Scheme, Settings},
    speed::{Speed, Stops},
};
use Direction::{Back, Forward};

mod play;
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
        let guide = Guide::new(first.program, first.n, clock);
        let model = Model::new(
            guide.subject(first.program),
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

#[test]
fn the_first_visit_is_as_agreed() {
    let page = Page::open("");
    assert_eq!(page.model.subject.program, ProgramId::RecursiveCheck);
    assert_eq!(
        (page.n(), page.position(), page.model.size),
        (4, 0, StepSize::Move)
    );
    assert_eq!(page.model.activity(), Activity::Paused);
    assert_eq!(page.model.notice, None);
    assert_eq!(
        page.model.link(),
        "program=recursive-check&n=4&step=0&size=move&lang=en"
    );
}

#[test]
fn a_link_opens_at_its_step_and_falls_back_part_by_part() {
    let page = Page::open("#program=iterative&n=8&step=75960&size=line&speed=4&stops=none");
    assert_eq!(*page.model.moment, moment(ProgramId::Iterative, 8, 75960));
    assert_eq!(
        (page.model.speed, page.model.size),
        (Speed::Rate(400), StepSize::Line)
    );
    assert_eq!(page.model.notice, None);
    let page = Page::open("program=iterative&n=abc&step=20");
    assert_eq!((page.n(), page.position()), (4, 20));
    assert_eq!(
        page.model.notice,
        Some(Notice::Link(vec![BadPart("n=abc".into())]))
    );
}

#[test]
fn a_step_beyond_the_end_leads_to_the_end_and_says_so() {
    let page = Page::open("step=99999");
    assert_eq!(page.position(), 479);
    assert_eq!(page.model.activity(), Activity::Finished);
    assert_eq!(
        page.model.notice,
        Some(Notice::Beyond {
            asked: 99999,
            end: 479
        })
    );
}

#[test]
fn changing_the_fragment_opens_that_link() {
    let mut page = Page::open("program=blind&n=5&step=40&size=line");
    page.send(Message::Link("#n=6".into()));
    assert_eq!(page.model.subject.program, ProgramId::RecursiveCheck);
    assert_eq!(
        (page.n(), page.position(), page.model.size),
        (6, 0, StepSize::Move)
    );
    page.send(Message::Link("#n=6&step=30".into()));
    assert_eq!(page.position(), 30);
    page.send(Message::PlayOrPause);
    page.send(Message::Link("#n=6".into()));
    assert_eq!(
        (page.position(), page.model.playback),
        (0, Playback::Paused)
    );
}

#[test]
fn a_link_beats_remembered_settings_without_replacing_them() {
    let settings = Settings {
        language: Some(Language::Chinese),
        scheme: Some(Scheme::Dark),
        speed: Some(Speed::Rate(400)),
        stops: Stops::parse("none"),
        ..Settings::default()
    };
    let page = Page::with(still, settings.clone(), "");
    assert_eq!(
        (page.model.language, page.model.colours()),
        (Language::Chinese, Scheme::Dark)
    );
    assert_eq!(page.model.speed, Speed::Rate(400));
    let mut page = Page::with(
        still,
        settings.clone(),
        "lang=en&theme=light&speed=max&stops=solution",
    );
    assert_eq!(
        (page.model.language, page.model.colours()),
        (Language::English, Scheme::Light)
    );
    assert_eq!(
        (page.model.speed, &page.model.stops),
        (Speed::Most, &Stops::default())
    );
    assert_eq!(page.model.settings, settings);
    page.send(Message::Language(Language::English));
    page.send(Message::OtherScheme);
    assert_eq!(page.model.settings.language, Some(Language::English));
    assert_eq!(
        (page.model.settings.scheme, page.model.colours()),
        (Some(Scheme::Dark), Scheme::Dark)
    );
}

#[test]
fn another_program_or_board_starts_at_0_at_once() {
    for program in ProgramId::ALL {
        for n in [1, 4, 32] {
            let mut page = Page::open("n=8&step=500");
            page.send(Message::End);
            page.send(Message::PlayOrPause);
            page.send(Message::Link(format!("program={program}&n={n}")));
            assert_eq!(*page.model.moment, moment(program, n, 0), "{program} {n}");
            assert_eq!(page.model.activity(), Activity::Paused);
            assert!(!page.model.undoable());
            assert_eq!(page.model.known.total, None);
        }
    }
    let mut page = Page::open("n=8&step=500");
    page.send(Message::Choose(ProgramId::Iterative));
    assert_eq!((page.n(), page.position()), (8, 0));
}

#[test]
fn the_field_for_n_is_taken_when_the_reader_is_done() {
    let mut page = Page::open("n=8&step=100");
    page.send(Message::Typed("1".into()));
    assert_eq!((page.n(), page.position()), (8, 100));
    page.send(Message::Typed("12".into()));
    page.send(Message::Taken);
    assert_eq!(
        (page.n(), page.position(), page.model.field.text.as_str()),
        (12, 0, "12")
    );
    for nonsense in [
        "",
        "0",
        "33",
        "-1",
        "abc",
        "1e9",
        "4.5",
        "99999999999999999999",
    ] {
        page.send(Message::Typed(nonsense.into()));
        page.send(Message::Taken);
        assert_eq!(page.n(), 12, "{nonsense}");
        assert_eq!(page.model.field.state, FieldState::Refused, "{nonsense}");
    }
    page.send(Message::Abandoned);
    assert_eq!(
        (page.model.field.text.as_str(), page.model.field.state),
        ("12", FieldState::InForce)
    );
    page.send(Message::Typed("7".into()));
    page.send(Message::Nudged(Nudge::Up));
    assert_eq!(page.n(), 8);
    page.send(Message::Resized(Nudge::Down));
    assert_eq!((page.n(), page.model.field.text.as_str()), (7, "7"));
}

#[test]
fn an_n_that_is_in_force_already_changes_nothing() {
    let mut page = Page::open("n=8&step=100");
    page.send(Message::Typed(" 8 ".into()));
    page.send(Message::Taken);
    assert_eq!(
        (page.n(), page.position(), page.model.field.text.as_str()),
        (8, 100, "8")
    );
}

#[test]
fn a_notice_goes_when_it_was_read_or_the_reader_moves_on() {
    let mut page = Page::open("n=abc");
    page.send(Message::Dismiss);
    assert_eq!(page.model.notice, None);
    let mut page = Page::open("n=abc");
    page.send(Message::Step(Forward));
    assert_eq!(page.model.notice, None);
}

#[test]
fn the_background_run_finds_the_total_and_moves_nothing() {
    let mut page = Page::open("n=5&step=7");
    let known = page.guide.explore(BACKGROUND);
    page.send(Message::Explored(known));
    let total = moment(ProgramId::RecursiveCheck, 5, u64::MAX).position;
    assert_eq!(page.model.known.total, Some(total));
    assert_eq!(page.position(), 7);
    let mut page = Page::open("program=blind&n=32");
    let known = page.guide.explore(50_000);
    page.send(Message::Explored(known));
    assert_eq!(page.model.known.total, None);
    assert!(page.model.known.explored >= 50_000);
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
        |_| Message::Faster,
        |_| Message::Slower,
        |r| Message::Choose(ProgramId::ALL[r as usize % 8]),
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
            let here = moment(model.subject.program, page.n(), page.position());
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
