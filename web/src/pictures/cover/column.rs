//! The list of one header: its entries from the top of the table to its bottom, and
//! where their links up and down lead. An entry that has been taken out keeps its own.
//! Once nothing is left that must be covered, the ring of the root.

use queenscope_solver::Moment;

use super::{Act, Constraint, Links, Way, Work};
use crate::{frames, inline::Age, model::Detail};

/// The list of a header.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ColumnLinks {
    /// What the header stands for; `None` of the root.
    pub constraint: Option<Constraint>,
    /// The header, then its entries.
    pub places: Vec<Place>,
    /// Their links, as far as they lead to one of the places.
    pub arrows: Vec<Arrow>,
}

/// A node of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The node.
    pub node: usize,
    /// Row and column of its square; `None` of the header.
    pub square: Option<(u8, u8)>,
    /// Whether it is in the list.
    pub reach: Reach,
    /// Whether the program is at it.
    pub span: Span,
}

/// Whether a node is in its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// The list leads to it.
    Listed,
    /// It has been taken out.
    Out,
}

/// Whether the program is at a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Span {
    /// It is.
    Here,
    /// It is elsewhere.
    Elsewhere,
}

/// A link up or down.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Arrow {
    /// From this place of the list, from 0.
    pub from: usize,
    /// To this one.
    pub to: usize,
    /// Which link it is.
    pub side: Side,
    /// Whether it is a link of a node in the list.
    pub reach: Reach,
    /// Whether the last step has set it.
    pub age: Age,
}

/// Which link an arrow is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// `up`; of the root, `left`.
    Up,
    /// `down`; of the root, `right`.
    Down,
}

impl Side {
    fn way(self) -> Way {
        match self {
            Side::Up => Way::Up,
            Side::Down => Way::Down,
        }
    }
}

impl ColumnLinks {
    /// The list of the header at work. While the page plays fast, it stays that of the
    /// header that the search has chosen.
    pub fn of(moment: &Moment, detail: Detail) -> Option<ColumnLinks> {
        let links = Links::of(moment)?;
        let work = Work::of(&links, moment);
        if work.chosen.is_none() && links.is_whole() && links.to(Way::Right, 0) == Some(0) {
            return Some(ring());
        }
        let (header, at) = match detail {
            Detail::Full => at_work(&links, &work, moment)?,
            Detail::Quiet | Detail::Steady => (work.chosen.unwrap_or(1), None),
        };
        let entries =
            (links.columns() + 1..links.nodes()).filter(|node| links.header(*node) == Some(header));
        let nodes: Vec<usize> = std::iter::once(header).chain(entries).collect();
        let reach = |node: usize| match node == header || links.hangs(node) {
            true => Reach::Listed,
            false => Reach::Out,
        };
        let places = nodes.iter().map(|node| Place {
            node: *node,
            square: links.option(*node).map(|option| links.place(option)),
            reach: reach(*node),
            span: if at == Some(*node) {
                Span::Here
            } else {
                Span::Elsewhere
            },
        });
        let fresh = |side: Side, node: usize| {
            let mut changed = moment.changed.iter();
            let is_new = detail == Detail::Full
                && changed.any(|one| one.name == side.way().as_str() && one.cells.contains(&node));
            if is_new { Age::New } else { Age::Old }
        };
        let arrow = |side: Side, from: usize| {
            let target = links.to(side.way(), nodes[from])?;
            Some(Arrow {
                from,
                to: nodes.iter().position(|node| *node == target)?,
                side,
                reach: reach(nodes[from]),
                age: fresh(side, nodes[from]),
            })
        };
        let sides = |from| [arrow(Side::Down, from), arrow(Side::Up, from)];
        Some(ColumnLinks {
            constraint: Some(links.constraint(header)?),
            places: places.collect(),
            arrows: (0..nodes.len()).flat_map(sides).flatten().collect(),
        })
    }
}

/// The root, whose links lead back to itself.
fn ring() -> ColumnLinks {
    let arrow = |side| Arrow {
        from: 0,
        to: 0,
        side,
        reach: Reach::Listed,
        age: Age::Old,
    };
    ColumnLinks {
        constraint: None,
        places: vec![Place {
            node: 0,
            square: None,
            reach: Reach::Listed,
            span: Span::Elsewhere,
        }],
        arrows: vec![arrow(Side::Up), arrow(Side::Down)],
    }
}

/// The header whose list the program is working at, and the entry that it is at.
fn at_work(links: &Links<'_>, work: &Work, moment: &Moment) -> Option<(usize, Option<usize>)> {
    let first = links.to(Way::Right, 0).filter(|header| *header > 0);
    // While the table is built, the newest node is x.
    let built = moment.frames.last().filter(|frame| frame.name == "build");
    let newest = built.and_then(|_| links.node(frames::integer(&moment.frames, "x")?));
    let header = |node: usize| links.header(node);
    Some(match work.act {
        Act::Cover(_, Some(at)) | Act::Uncover(_, Some(at)) => (header(at)?, Some(at)),
        Act::Cover(header, None) | Act::Uncover(header, None) => (header, None),
        Act::Choose(best, looked) => (looked.or(best).or(first)?, None),
        Act::Other => match (newest.and_then(header), work.chosen) {
            (Some(header), _) => (header, newest.filter(|node| *node != header)),
            (None, Some(chosen)) => (chosen, work.tried),
            (None, None) => (first.unwrap_or(1), None),
        },
    })
}
