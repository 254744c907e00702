//! What follows when a part of a task has arrived: another part, or a report.

use queenscope_solver::{Counter, EventKind};

use super::{Guide, task::Kind};
use crate::{
    message::{Message, Played},
    speed::{Stop, Stops},
};

/// What comes after a part of a task.
pub enum After {
    /// There is another part.
    Another,
    /// It is done.
    Done(Message),
}

impl Guide {
    /// What comes after a part of a task has arrived. `before` is how many solutions
    /// there were before it.
    pub(super) fn after(&mut self, kind: &mut Kind, before: Option<u64>) -> After {
        match kind {
            Kind::Seek(_) | Kind::Look(..) => After::Done(Message::Arrived(self.report())),
            Kind::Play {
                most,
                made,
                stops,
                until,
                ..
            } => {
                *made += 1;
                let (stops, until) = (stops.clone(), *until);
                let (whole, made) = (*made >= *most, *made);
                let halts = until.is_none() && self.is_at_breakpoint();
                let end = if self.reaches(until) || halts || self.stops_here(&stops, before) {
                    Played::Stopped
                } else if whole {
                    Played::Whole
                } else {
                    return After::Another;
                };
                After::Done(Message::Advanced {
                    report: self.report(),
                    made,
                    end,
                })
            }
        }
    }

    /// Whether playing has come to a position that it is not to pass. A step over it is
    /// cut short there.
    fn reaches(&mut self, until: Option<u64>) -> bool {
        let Some(until) = until.filter(|until| *until <= self.timeline.position()) else {
            return false;
        };
        self.go_back_to(until);
        true
    }

    /// Whether playing stops where it has arrived. A step over a solution is cut
    /// short there.
    fn stops_here(&mut self, stops: &Stops, before: Option<u64>) -> bool {
        let passed = self.timeline.moment().counters.get(Counter::Solutions) > before;
        if passed && stops.contains(Stop::Solution) {
            let number = before
                .and_then(|count| usize::try_from(count).ok())
                .unwrap_or(0);
            if let Some(position) = self.timeline.solutions().get(number).copied() {
                self.go_back_to(position);
            }
            return true;
        }
        let backtrack = stops.contains(Stop::Backtrack) && self.happened(EventKind::Backtrack);
        backtrack || self.timeline.moment().finished
    }

    fn is_at_breakpoint(&self) -> bool {
        let line = self.timeline.moment().line;
        line.is_some_and(|line| self.breakpoints.contains(&line))
    }

    fn happened(&self, kind: EventKind) -> bool {
        self.timeline
            .moment()
            .events
            .iter()
            .any(|event| event.kind == kind)
    }
}
