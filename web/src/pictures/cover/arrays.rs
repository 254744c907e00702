//! The link arrays as the program has them, node by node.

use std::collections::BTreeSet;

use queenscope_solver::Moment;

use super::{Act, ColumnLinks, Links, Node, Work};
use crate::model::Detail;

/// The arrays that are shown as a table of nodes, and not cell by cell.
pub const LISTS: [&str; 7] = ["left", "right", "up", "down", "head", "size", "square"];

/// The largest board whose nodes can all be listed.
pub const WHOLE: u8 = 6;

/// Nodes with their cells.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Arrays {
    /// The nodes at work, in the order of their numbers.
    pub at_work: Vec<Record>,
    /// All nodes; none where there are too many.
    pub all: Vec<Record>,
}

/// The cells of a node.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Record {
    /// What it is.
    pub node: Node,
    /// Its cells of [`LISTS`]; `size` is of headers only, `square` of entries only.
    pub cells: [Option<i64>; 7],
    /// Which of them the last step has changed: bit i for list i.
    pub fresh: u8,
}

impl Arrays {
    /// The nodes of a moment.
    pub fn of(moment: &Moment) -> Option<Arrays> {
        let links = Links::of(moment)?;
        let work = Work::of(&links, moment);
        let mut nodes = BTreeSet::new();
        if let Some(list) = ColumnLinks::of(moment, Detail::Full) {
            nodes.extend(list.places.iter().map(|place| place.node));
        }
        let option = match work.act {
            Act::Cover(..) | Act::Uncover(..) => work.option(&links),
            Act::Choose(..) => None,
            Act::Other => work.tried.and_then(|entry| links.option(entry)),
        };
        nodes.extend(option.into_iter().flat_map(|option| links.entries(option)));
        // What the step has changed is at work too.
        let changed = moment
            .changed
            .iter()
            .filter(|one| LISTS.contains(&one.name.as_str()));
        nodes.extend(changed.flat_map(|one| one.cells.iter().copied()));
        let record = |node| record(&links, moment, node);
        let all = if links.n > WHOLE { 0 } else { links.nodes() };
        Some(Arrays {
            at_work: nodes.into_iter().filter_map(record).collect(),
            all: (0..all).filter_map(record).collect(),
        })
    }
}

fn record(links: &Links<'_>, moment: &Moment, node: usize) -> Option<Record> {
    let cell = |list: &[i64]| list.get(node).copied();
    let is_entry = links.option(node).is_some();
    let fresh = (0..).zip(LISTS).filter(|(_, list)| {
        let mut changed = moment.changed.iter();
        changed.any(|one| one.name == *list && one.cells.contains(&node))
    });
    Some(Record {
        node: links.named(node)?,
        cells: [
            cell(links.left),
            cell(links.right),
            cell(links.up),
            cell(links.down),
            cell(links.head),
            cell(links.size).filter(|_| node > 0),
            cell(links.square).filter(|_| is_entry),
        ],
        fresh: fresh.fold(0, |bits, (bit, _): (u8, _)| bits | 1 << bit),
    })
}
