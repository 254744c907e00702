//! Which step of the program with dancing links means what: decided by the function and the
//! text of its line, and by what it has read and written.

use queenscope_solver::{Counter, Event, EventKind, Moment, Value};

use super::{Cover, Rivals};
use crate::{
    frames,
    model::Subject,
    narration::statement,
    pictures::cover::{Act, Constraint, LISTS, Links, Node, Way, Work, lines},
};

/// What is told of a moment of the program with dancing links.
pub fn cover(subject: &Subject, moment: &Moment) -> Option<Cover> {
    if moment.finished {
        return None;
    }
    let ran = moment.ran?;
    let text = subject.listing.get(ran as usize - 1)?.trim();
    let Some(links) = Links::of(moment) else {
        return made(text, moment);
    };
    let step = Step {
        links,
        work: Work::of(&links, moment),
        moment,
        text,
        inside: statement::function(&subject.listing, ran),
    };
    let mut events = moment.events.iter().rev();
    if let Some(told) = events.find_map(|event| step.event(event)) {
        return Some(told);
    }
    if statement::call(moment).is_some() {
        return step.call();
    }
    match step.inside {
        "<module>" => made(text, moment),
        "build" => step.building(),
        "choose" => step.choosing(),
        "cover" => step.covering(),
        "uncover" => step.uncovering(),
        "search" => step.searching(),
        _ => None,
    }
}

/// One of the arrays is made.
fn made(text: &str, moment: &Moment) -> Option<Cover> {
    let (target, _) = statement::assignment(text)?;
    match frames::variable(&moment.frames, target)? {
        Value::Integers(cells) if LISTS.contains(&target) => {
            Some(Cover::Made(target.to_owned(), cells.len()))
        }
        Value::Integers(_) | Value::Integer(_) | Value::Boolean(_) | Value::Booleans(_) => None,
    }
}

/// A step, and where the program is behind it.
struct Step<'a> {
    links: Links<'a>,
    work: Work,
    moment: &'a Moment,
    text: &'a str,
    inside: &'a str,
}

impl Step<'_> {
    fn event(&self, event: &Event) -> Option<Cover> {
        Some(match event.kind {
            EventKind::Place => self.chosen()?,
            EventKind::Remove => Cover::Undone(self.square(self.work.tried?)?),
            EventKind::Backtrack => {
                let header = self.work.chosen?;
                match (self.constraint(header)?, self.links.size(header)) {
                    (of, 0) => Cover::NoOption(of),
                    (of, options) => Cover::AllTried(of, options),
                }
            }
            EventKind::Solution => Cover::Solution(self.moment.counters.get(Counter::Solutions)?),
            EventKind::Try
            | EventKind::Put
            | EventKind::Compare
            | EventKind::Conflict
            | EventKind::Candidate
            | EventKind::Stuck
            | EventKind::GaveUp
            | EventKind::Exhausted => return None,
        })
    }

    fn chosen(&self) -> Option<Cover> {
        let (header, entry) = (self.work.chosen?, self.work.tried?);
        let mut list = self.links.along(Way::Down, header);
        Some(Cover::Chosen {
            square: self.square(entry)?,
            of: self.constraint(header)?,
            number: (
                list.position(|node| node == entry)? + 1,
                self.links.size(header),
            ),
            rivals: self.rivals(header),
        })
    }

    /// How a header compares with those that were open when it was chosen. Once it is
    /// covered itself, the others have lost what hangs from it.
    fn rivals(&self, header: usize) -> Rivals {
        let links = &self.links;
        let is_covered = !links.is_listed(header);
        let mut rivals = Rivals { open: 1, alike: 1 };
        for other in links.along(Way::Right, 0) {
            if other == header {
                continue;
            }
            let mut size = links.size(other);
            if is_covered {
                for entry in links.along(Way::Down, header) {
                    let entries = links.option(entry).map(|option| links.entries(option));
                    let mut entries = entries.into_iter().flatten();
                    size += i64::from(entries.any(|entry| links.header(entry) == Some(other)));
                }
            }
            rivals.open += 1;
            rivals.alike += usize::from(size == links.size(header));
        }
        rivals
    }

    fn call(&self) -> Option<Cover> {
        match self.work.act {
            Act::Cover(header, _) => Some(Cover::Covers(
                self.constraint(header)?,
                self.links.size(header),
            )),
            Act::Uncover(header, _) => Some(Cover::Uncovers(self.constraint(header)?)),
            Act::Choose(..) => Some(Cover::Asks(self.open())),
            Act::Other => None,
        }
    }

    fn building(&self) -> Option<Cover> {
        if self.is_left() {
            return Some(Cover::Built(self.links.n));
        }
        let (list, at, value) = self.written()?;
        match Way::of(list) {
            Some(way) => Some(Cover::Linked(way, self.named(at)?, self.named(value)?)),
            None if list == "head" && self.links.option(at).is_some() => {
                Some(Cover::Entry(self.named(at)?, self.constraint(value)?))
            }
            None if list == "size" => Some(Cover::More(self.constraint(at)?, self.links.size(at))),
            None => None,
        }
    }

    fn choosing(&self) -> Option<Cover> {
        if self.is_left() {
            let header = self.work.chosen?;
            return Some(Cover::Fewest(
                self.constraint(header)?,
                self.links.size(header),
                self.rivals(header),
            ));
        }
        let sized = |header: usize| Some((self.constraint(header)?, self.links.size(header)));
        match self.work.act {
            Act::Choose(Some(best), Some(looked)) if self.text.starts_with("if ") => {
                Some(Cover::Compared {
                    looked: sized(looked)?,
                    best: sized(best)?,
                })
            }
            Act::Choose(Some(best), _) if self.text.starts_with("best =") => {
                let (constraint, size) = sized(best)?;
                Some(Cover::Best(constraint, size))
            }
            Act::Choose(..) | Act::Cover(..) | Act::Uncover(..) | Act::Other => self.going(),
        }
    }

    fn covering(&self) -> Option<Cover> {
        if self.is_left() {
            return Some(Cover::Covered(self.compared_header()?));
        }
        let (header, entry) = match self.work.act {
            Act::Cover(header, entry) => (header, entry),
            Act::Uncover(..) | Act::Choose(..) | Act::Other => return None,
        };
        if let Some((list, at, value)) = self.written() {
            return match (Way::of(list), entry) {
                (Some(Way::Left | Way::Right), _) if at == header => {
                    Some(Cover::Alone(self.constraint(header)?))
                }
                (Some(way @ (Way::Left | Way::Right)), _) if (at, value) == (0, 0) => {
                    Some(Cover::Closed(way))
                }
                (Some(way @ (Way::Left | Way::Right)), _) => Some(Cover::Leaves {
                    of: self.constraint(header)?,
                    way,
                    from: self.named(at)?,
                    to: self.named(value)?,
                }),
                (Some(way), Some(entry)) => Some(Cover::Unlinked {
                    entry,
                    of: self.constraint(self.links.header(entry)?)?,
                    way,
                    from: self.named(at)?,
                    to: self.named(value)?,
                }),
                (None, _) if list == "size" => {
                    Some(Cover::Fewer(self.constraint(at)?, self.links.size(at)))
                }
                (None, _) | (Some(_), None) => None,
            };
        }
        self.round_over(entry)
            .map(Cover::Gone)
            .or_else(|| self.going())
    }

    fn uncovering(&self) -> Option<Cover> {
        if let Some((list, at, value)) = self.written() {
            let named = |node| self.constraint(node);
            return match (Way::of(list), self.is_left()) {
                (Some(Way::Left | Way::Right), true) => Some(Cover::Uncovered(named(value)?)),
                (Some(Way::Left | Way::Right), false) if at == value => {
                    Some(Cover::Alone(named(value)?))
                }
                (Some(way @ (Way::Left | Way::Right)), false) => {
                    Some(Cover::Returns(named(value)?, way, self.named(at)?))
                }
                (Some(way), _) => Some(Cover::Relinked {
                    entry: value,
                    of: named(self.links.header(value)?)?,
                    way,
                    from: self.named(at)?,
                }),
                (None, _) if list == "size" => Some(Cover::More(named(at)?, self.links.size(at))),
                (None, _) => None,
            };
        }
        let entry = match self.work.act {
            Act::Uncover(_, entry) => entry,
            Act::Cover(..) | Act::Choose(..) | Act::Other => return None,
        };
        self.round_over(entry)
            .map(Cover::Back)
            .or_else(|| self.going())
    }

    fn searching(&self) -> Option<Cover> {
        if self.text.starts_with("if right[0]") {
            return Some(Cover::Left(self.open()));
        }
        if self.text.starts_with("while r ") && self.is_true() {
            let square = self.square(self.work.tried?)?;
            return Some(Cover::Tries(square, self.constraint(self.work.chosen?)?));
        }
        if self.text.starts_with("while j ") && !self.is_true() {
            return Some(match self.moment.ran? {
                ..lines::BACK => Cover::AllCovered(self.options()),
                _ => Cover::AllBack(self.constraint(self.work.chosen?)?),
            });
        }
        self.going()
    }

    /// A variable that was given a link: where it has gone.
    fn going(&self) -> Option<Cover> {
        let (target, value) = statement::assignment(self.text)?;
        let (list, _) = value.split_once('[')?;
        let node = self
            .links
            .node(frames::integer(&self.moment.frames, target)?)?;
        let (variable, way) = (target.to_owned(), Way::of(list)?);
        Some(match (way, self.links.option(node)) {
            (Way::Left | Way::Right, Some(_)) => Cover::Along(
                variable,
                way,
                node,
                self.constraint(self.links.header(node)?)?,
            ),
            (Way::Left | Way::Right | Way::Up | Way::Down, _) => {
                Cover::Goes(variable, way, self.named(node)?)
            }
        })
    }

    /// The option whose inner round is over.
    fn round_over(&self, entry: Option<usize>) -> Option<(u8, u8)> {
        let over = self.text.starts_with("while j ") && !self.is_true();
        self.square(entry.filter(|_| over)?)
    }

    /// Whether the function that ran the step is left.
    fn is_left(&self) -> bool {
        let newest = self.moment.frames.last();
        newest.is_none_or(|frame| frame.name != self.inside)
    }

    /// Whether the test of the step holds.
    fn is_true(&self) -> bool {
        self.moment.tests.first().is_some_and(|test| test.holds())
    }

    /// The header that a function that is left was called for: its last test compares
    /// with it.
    fn compared_header(&self) -> Option<Constraint> {
        let test = self.moment.tests.first()?;
        self.constraint(self.links.node(test.right)?)
    }

    /// The list, the cell and the node that the step wrote first.
    fn written(&self) -> Option<(&str, usize, usize)> {
        let cell = self.moment.writes.first()?;
        let Value::Integer(value) = cell.value else {
            return None;
        };
        let value = self.links.node(value)?;
        Some((&cell.list, usize::try_from(cell.index).ok()?, value))
    }

    /// How many rows and columns are open.
    fn open(&self) -> usize {
        self.links.along(Way::Right, 0).count()
    }

    /// How many options are left.
    fn options(&self) -> usize {
        let all = 0..usize::from(self.links.n).pow(2);
        all.filter(|option| self.links.is_open(*option)).count()
    }

    fn constraint(&self, header: usize) -> Option<Constraint> {
        self.links.constraint(header)
    }

    fn square(&self, entry: usize) -> Option<(u8, u8)> {
        Some(self.links.place(self.links.option(entry)?))
    }

    fn named(&self, node: usize) -> Option<Node> {
        self.links.named(node)
    }
}
