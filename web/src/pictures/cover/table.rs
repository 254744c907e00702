//! The table of the exact cover: a column for each header, a line for each option.

use queenscope_solver::Moment;

use super::{Act, Constraint, Links, Way, Work};

/// The largest board whose table is drawn whole.
const DRAWN: u8 = 6;

/// The table at a moment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Table {
    /// The size of the board.
    pub n: u8,
    /// The headers, from header 1.
    pub heads: Vec<Head>,
    /// The list that the root begins: rows and columns that are still open.
    pub chain: Vec<usize>,
    /// The options, square by square; none on boards whose table is too large to be drawn.
    pub options: Vec<Opening>,
    /// The node at work.
    pub at: Option<usize>,
    /// The option at work.
    pub row: Option<usize>,
}

/// The head of a column of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Head {
    /// What must or may be covered.
    pub constraint: Constraint,
    /// How many options the program counts for it.
    pub size: i64,
    /// Whether it is covered.
    pub state: HeadState,
    /// Whether the search can go on with it.
    pub outlook: Outlook,
    /// What the program does with it.
    pub mark: Mark,
}

/// Whether a search can go on with a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outlook {
    /// It can.
    Fair,
    /// It must be covered, and no option is left that would.
    Hopeless,
}

/// Whether a header is covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HeadState {
    /// The program has not made it yet.
    Unmade,
    /// It is open.
    Open,
    /// It is covered.
    Covered,
}

/// What the program does with a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Nothing.
    None,
    /// It is compared with the best so far.
    Looked,
    /// It has the fewest options so far, or is the one chosen for them.
    Least,
    /// It is being covered or uncovered.
    AtWork,
}

/// A line of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opening {
    /// Row and column of its square, from 1.
    pub square: (u8, u8),
    /// How it stands.
    pub standing: Standing,
    /// Its entries.
    pub spots: [Spot; 4],
}

/// How an option stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// The program has not built it yet.
    Unbuilt,
    /// All its entries are linked: it can still be chosen.
    Open,
    /// It is one of those between which the newest search chooses.
    Choice,
    /// It is chosen: its queen stands.
    Chosen,
    /// It has been unlinked.
    Gone,
}

/// An entry of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Spot {
    /// There is none yet.
    Unmade,
    /// It is in the list of this header.
    Linked(usize),
    /// It has been taken out of the list of this header.
    Unlinked(usize),
}

impl Table {
    /// The heads in a state, from header 1.
    pub fn heads_in(&self, state: HeadState) -> impl Iterator<Item = &Head> {
        self.heads.iter().filter(move |head| head.state == state)
    }

    /// The squares whose options are still open.
    pub fn open_squares(&self) -> impl Iterator<Item = (u8, u8)> + '_ {
        let options = self.options.iter();
        options
            .filter(|option| option.standing == Standing::Open)
            .map(|option| option.square)
    }

    /// The table at a moment, once its arrays are made.
    pub fn of(moment: &Moment) -> Option<Table> {
        let links = Links::of(moment)?;
        let work = Work::of(&links, moment);
        let heads = 1..=links.columns();
        let options = match links.n {
            n if n > DRAWN => 0,
            n => usize::from(n).pow(2),
        };
        let at = match work.act {
            Act::Cover(_, at) | Act::Uncover(_, at) => at,
            Act::Choose(..) | Act::Other => work.tried,
        };
        Some(Table {
            n: links.n,
            heads: heads
                .filter_map(|header| head(&links, &work, header))
                .collect(),
            chain: links.along(Way::Right, 0).collect(),
            options: (0..options)
                .map(|option| opening(&links, &work, option))
                .collect(),
            at,
            row: at.and_then(|at| links.option(at)),
        })
    }
}

fn head(links: &Links<'_>, work: &Work, header: usize) -> Option<Head> {
    let mark = match work.act {
        Act::Cover(at, _) | Act::Uncover(at, _) if at == header => Mark::AtWork,
        Act::Choose(Some(best), _) if best == header => Mark::Least,
        Act::Choose(_, Some(looked)) if looked == header => Mark::Looked,
        Act::Choose(..) => Mark::None,
        Act::Cover(..) | Act::Uncover(..) | Act::Other if work.chosen == Some(header) => {
            Mark::Least
        }
        Act::Cover(..) | Act::Uncover(..) | Act::Other => Mark::None,
    };
    let (constraint, size) = (links.constraint(header)?, links.size(header));
    let state = state(links, work, header);
    let outlook = match (constraint, state) {
        (Constraint::Row(_) | Constraint::Column(_), HeadState::Open)
            if size == 0 && links.is_whole() =>
        {
            Outlook::Hopeless
        }
        (_, HeadState::Unmade | HeadState::Open | HeadState::Covered) => Outlook::Fair,
    };
    Some(Head {
        constraint,
        size,
        state,
        outlook,
        mark,
    })
}

/// Whether a header is covered. Rows and columns have left the list of the root then;
/// diagonals are in no such list.
fn state(links: &Links<'_>, work: &Work, header: usize) -> HeadState {
    let covered = match links.constraint(header) {
        _ if links.header(header).is_none() => return HeadState::Unmade,
        None => return HeadState::Unmade,
        Some(Constraint::Row(_) | Constraint::Column(_)) => {
            links.is_whole() && !links.is_listed(header)
        }
        Some(Constraint::Anti(_) | Constraint::Main(_)) => {
            let mut covered = work.covered.iter();
            covered.any(|entry| links.header(*entry) == Some(header))
        }
    };
    if covered {
        HeadState::Covered
    } else {
        HeadState::Open
    }
}

fn opening(links: &Links<'_>, work: &Work, option: usize) -> Opening {
    let spot = |node| match links.header(node) {
        None => Spot::Unmade,
        Some(header) if links.hangs(node) => Spot::Linked(header),
        Some(header) => Spot::Unlinked(header),
    };
    Opening {
        square: links.place(option),
        standing: Standing::of(links, work, option),
        spots: links.entries(option).map(spot),
    }
}

impl Standing {
    /// How an option stands, by the links alone.
    pub fn of(links: &Links<'_>, work: &Work, option: usize) -> Standing {
        let decided = work
            .tried
            .and_then(|entry| links.option(entry))
            .is_some_and(|tried| links.is_chosen(tried));
        let choice = |node: usize| {
            let chosen = work.chosen.filter(|_| !decided);
            chosen.is_some() && links.header(node) == chosen && links.hangs(node)
        };
        if !links.is_built(option) {
            Standing::Unbuilt
        } else if links.is_chosen(option) {
            Standing::Chosen
        } else if links.is_open(option) {
            Standing::Open
        } else if links.entries(option).into_iter().any(choice) {
            Standing::Choice
        } else {
            Standing::Gone
        }
    }
}
