//! The keeper of the timeline: obeys commands in slices of time and reports back.
//! It knows nothing of the browser but a clock, so it runs in native tests.

mod arrival;
mod task;

use std::rc::Rc;

use queenscope_solver::{Counter, Progress, Target, Timeline, Verdict};

use arrival::After;
use task::{Kind, Leg, Task, Way};

use crate::{
    message::{Command, Message, Played, Report},
    model::{Known, Sight, Subject, UNASKED},
    which::{Program, Runnable},
};

/// How long, in milliseconds, the timeline works before the browser has its turn.
pub const SLICE: f64 = 8.0;

/// The same while the page plays: the rest of the frame is for drawing it.
pub const FRAME_SLICE: f64 = 4.0;

/// How long, in milliseconds, a journey takes before it is shown, and how often its
/// progress is told.
const TELL_EVERY: f64 = 100.0;

/// Steps between looks at the clock: less than a millisecond of work.
const CHUNK: u64 = 20_000;

/// The keeper of the timeline.
pub struct Guide {
    timeline: Timeline,
    clock: fn() -> f64,
    task: Option<Task>,
    /// The lines at which playing and running halt.
    breakpoints: Rc<[u32]>,
    /// The positions of the solutions as last told.
    solutions: Rc<[u64]>,
    /// How many boards the last verdict was about, and whether the run had ended.
    heard: Option<(u64, bool)>,
    verdict: Option<Rc<Verdict>>,
    /// The position that the page shows.
    shown: u64,
    /// When the task began.
    since: f64,
    /// When progress was last told.
    told: f64,
}

/// The timeline of a program. A reader's own may never end by itself: it is stopped
/// where the reader would be asked.
fn timeline(runnable: &Runnable) -> Timeline {
    let script = runnable.script().clone();
    match runnable.program() {
        Program::Course(_) => Timeline::new(script),
        Program::Own(_) => Timeline::with_step_budget(script, UNASKED),
    }
}

impl Guide {
    /// The keeper of a program on its board, at position 0, with a clock that counts
    /// milliseconds.
    pub fn new(runnable: &Runnable, clock: fn() -> f64) -> Guide {
        Guide {
            timeline: timeline(runnable),
            clock,
            task: None,
            breakpoints: Rc::from([]),
            solutions: Rc::from([]),
            heard: None,
            verdict: None,
            shown: 0,
            since: 0.0,
            told: 0.0,
        }
    }

    /// What is seen at the position of the timeline.
    pub fn report(&mut self) -> Report {
        Report {
            moment: Rc::new(self.timeline.moment().clone()),
            known: self.known(),
            outcome: self.timeline.outcome(),
        }
    }

    /// Whether there is something to go on with.
    pub fn is_busy(&self) -> bool {
        self.task.is_some()
    }

    /// Obeys a command as far as a slice of time allows, and says what came of it.
    pub fn obey(&mut self, command: Command) -> Option<Message> {
        match command {
            Command::Open(runnable) => {
                let breakpoints = self.breakpoints.clone();
                *self = Guide {
                    breakpoints,
                    ..Guide::new(&runnable, self.clock)
                };
                Some(Message::Opened(Subject::of(&runnable), self.report()))
            }
            Command::Go(aim) => {
                self.begin(Kind::of(aim, &self.breakpoints));
                self.work()
            }
            Command::Follow(aim) => {
                self.begin(Kind::of(aim, &self.breakpoints));
                None
            }
            Command::Advance {
                size,
                most,
                stops,
                until,
            } => {
                self.begin(Kind::Play {
                    size,
                    most,
                    made: 0,
                    stops,
                    until,
                });
                self.work()
            }
            Command::Breakpoints(lines) => {
                self.breakpoints = lines;
                None
            }
            Command::Stay => {
                self.drop_task();
                None
            }
        }
    }

    /// Goes on for a slice of time, and says what is worth telling.
    pub fn work(&mut self) -> Option<Message> {
        let mut task = self.task.take()?;
        let slice = match task.kind {
            Kind::Play { .. } => FRAME_SLICE,
            Kind::Seek(_) | Kind::Look(..) => SLICE,
        };
        let deadline = (self.clock)() + slice;
        loop {
            let before = self.timeline.moment().counters.get(Counter::Solutions);
            let progress = match task.leg {
                Leg::Ahead => self.set_out(&task.kind),
                Leg::Begun => self.timeline.resume(CHUNK),
            };
            let now = (self.clock)();
            match progress {
                Progress::Underway { reached, .. } => {
                    task.leg = Leg::Begun;
                    if now >= deadline {
                        return self.interrupt(task, reached, now);
                    }
                }
                Progress::Arrived => {
                    task.leg = Leg::Ahead;
                    match self.after(&mut task.kind, before) {
                        After::Done(message) => {
                            self.shown = self.timeline.position();
                            return Some(message);
                        }
                        After::Another if now >= deadline => {
                            return self.interrupt(task, self.timeline.explored(), now);
                        }
                        After::Another => {}
                    }
                }
            }
        }
    }

    /// Explores ahead of the reader for a slice of time, up to a limit of steps;
    /// says how far the run is known.
    pub fn explore(&mut self, limit: u64) -> Known {
        let deadline = (self.clock)() + SLICE;
        while self.task.is_none()
            && self.timeline.explored() < limit
            && self.timeline.explore(CHUNK)
            && (self.clock)() < deadline
        {}
        self.known()
    }

    fn known(&mut self) -> Known {
        let solutions = self.timeline.solutions();
        if solutions.len() != self.solutions.len() {
            self.solutions = Rc::from(solutions);
        }
        Known {
            explored: self.timeline.explored(),
            total: self.timeline.total(),
            found: self.timeline.found(),
            solutions: self.solutions.clone(),
            verdict: self.verdict(),
        }
    }

    /// The verdict as last told, or another one if there is more to say.
    fn verdict(&mut self) -> Option<Rc<Verdict>> {
        let heard = (self.timeline.presented()?, self.timeline.total().is_some());
        if self.heard != Some(heard) {
            self.heard = Some(heard);
            self.verdict = self.timeline.verdict().map(Rc::new);
        }
        self.verdict.clone()
    }

    /// Begins with a part of a task.
    fn set_out(&mut self, kind: &Kind) -> Progress {
        match kind.way(&self.breakpoints) {
            Way::To(target) => self.timeline.seek(target, CHUNK),
            Way::Until(direction, conditions) => {
                self.timeline.seek_until(direction, &conditions, CHUNK)
            }
        }
    }

    fn begin(&mut self, kind: Kind) {
        self.drop_task();
        self.task = Some(Task {
            kind,
            leg: Leg::Ahead,
        });
        self.since = (self.clock)();
        self.told = f64::NEG_INFINITY;
    }

    /// Drops what is under way. The timeline goes back to what the page shows, which
    /// lies in what has been explored.
    fn drop_task(&mut self) {
        if self.task.take().is_some() {
            self.timeline.cancel();
            self.go_back_to(self.shown);
        }
    }

    fn go_back_to(&mut self, position: u64) {
        if self.timeline.position() != position {
            let mut progress = self.timeline.seek(Target::Position(position), u64::MAX);
            while progress != Progress::Arrived {
                progress = self.timeline.resume(u64::MAX);
            }
        }
    }

    /// Puts a task aside until the next slice. A frame of playing that has made a
    /// step is over instead: the next frame begins where it has arrived.
    fn interrupt(&mut self, task: Task, reached: u64, now: f64) -> Option<Message> {
        if let Kind::Play {
            made: made @ 1.., ..
        } = task.kind
        {
            self.timeline.cancel();
            self.shown = self.timeline.position();
            let report = self.report();
            return Some(Message::Advanced {
                report,
                made,
                end: Played::Whole,
            });
        }
        self.task = Some(task);
        let known = self.known();
        if now - self.told < TELL_EVERY {
            return None;
        }
        let sight = if now - self.since < TELL_EVERY {
            Sight::Unseen
        } else {
            Sight::Seen
        };
        self.told = now;
        Some(Message::Underway {
            reached,
            known,
            sight,
        })
    }
}
