//! The link arrays of a moment. What they say is read one link at a time; a program
//! that has been changed may hold anything in them, so that nothing is taken for granted.

use queenscope_solver::Moment;

use super::{Constraint, Node};
use crate::frames;

/// A way from node to node: the array that holds it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// `left`.
    Left,
    /// `right`.
    Right,
    /// `up`.
    Up,
    /// `down`.
    Down,
}

impl Way {
    /// The way that an array holds.
    pub fn of(list: &str) -> Option<Way> {
        match list {
            "left" => Some(Way::Left),
            "right" => Some(Way::Right),
            "up" => Some(Way::Up),
            "down" => Some(Way::Down),
            _ => None,
        }
    }

    /// The array.
    pub fn as_str(self) -> &'static str {
        match self {
            Way::Left => "left",
            Way::Right => "right",
            Way::Up => "up",
            Way::Down => "down",
        }
    }
}

/// The arrays, as the program has them.
#[derive(Clone, Copy)]
pub struct Links<'a> {
    /// The size of the board.
    pub n: u8,
    /// For each row from 1, the column of its queen; 0 without.
    pub queens: &'a [i64],
    pub(super) left: &'a [i64],
    pub(super) right: &'a [i64],
    pub(super) up: &'a [i64],
    pub(super) down: &'a [i64],
    pub(super) head: &'a [i64],
    pub(super) size: &'a [i64],
    pub(super) square: &'a [i64],
}

impl<'a> Links<'a> {
    /// The arrays of a moment, once all of them are made and as long as they should be.
    pub fn of(moment: &'a Moment) -> Option<Links<'a>> {
        let module = moment.frames.first()?;
        let list = |name: &str| frames::own_integers(module, name);
        let links = Links {
            n: moment.n.get(),
            queens: list("a")?,
            left: list("left")?,
            right: list("right")?,
            up: list("up")?,
            down: list("down")?,
            head: list("head")?,
            size: list("size")?,
            square: list("square")?,
        };
        let long = [links.left, links.right, links.up, links.down, links.head];
        let fits = long.iter().all(|list| list.len() == links.nodes())
            && links.square.len() == links.nodes()
            && links.size.len() == links.columns() + 1
            && links.queens.len() == usize::from(links.n) + 1;
        fits.then_some(links)
    }

    /// How many headers there are besides the root: they are 1 to this.
    pub fn columns(&self) -> usize {
        6 * usize::from(self.n) - 2
    }

    /// How many nodes there are, the root among them.
    pub fn nodes(&self) -> usize {
        1 + self.columns() + 4 * usize::from(self.n).pow(2)
    }

    /// The first of the four entries of an option; options are squares, row by row
    /// from 0.
    pub fn first(&self, option: usize) -> usize {
        1 + self.columns() + 4 * option
    }

    /// The option of an entry.
    pub fn option(&self, node: usize) -> Option<usize> {
        let entry = node.checked_sub(self.columns() + 1)?;
        (node < self.nodes()).then_some(entry / 4)
    }

    /// Where a link leads, if to a node.
    pub fn to(&self, way: Way, node: usize) -> Option<usize> {
        let list = match way {
            Way::Left => self.left,
            Way::Right => self.right,
            Way::Up => self.up,
            Way::Down => self.down,
        };
        self.node(*list.get(node)?)
    }

    /// The node with a number, if there is one.
    pub fn node(&self, number: i64) -> Option<usize> {
        let node = usize::try_from(number).ok();
        node.filter(|node| *node < self.nodes())
    }

    /// The header that a node belongs to, once the program has said so.
    pub fn header(&self, node: usize) -> Option<usize> {
        self.node(*self.head.get(node)?)
            .filter(|header| (1..=self.columns()).contains(header))
    }

    /// What a header stands for.
    pub fn constraint(&self, header: usize) -> Option<Constraint> {
        Constraint::of(header, self.n)
    }

    /// How many options the program counts for a header.
    pub fn size(&self, header: usize) -> i64 {
        self.size.get(header).copied().unwrap_or(0)
    }

    /// Row and column of a square, from 1; squares are counted row by row from 0.
    pub fn place(&self, option: usize) -> (u8, u8) {
        let n = usize::from(self.n);
        let number = |index: usize| u8::try_from(index + 1).unwrap_or(u8::MAX);
        (number(option / n), number(option % n))
    }

    /// A node with what it is.
    pub fn named(&self, node: usize) -> Option<Node> {
        match (node, self.constraint(node)) {
            (0, _) => Some(Node::Root),
            (_, Some(constraint)) => Some(Node::Header(node, constraint)),
            (_, None) => Some(Node::Entry(node, self.place(self.option(node)?))),
        }
    }

    /// Whether an entry is in the list of its header: its upper neighbour leads to it.
    pub fn hangs(&self, node: usize) -> bool {
        self.header(node).is_some() && self.is_reached(Way::Up, Way::Down, node)
    }

    /// Whether a header is in the list that the root begins: its left neighbour leads to
    /// it. Headers of diagonals are their own neighbours.
    pub fn is_listed(&self, header: usize) -> bool {
        self.header(header).is_some() && self.is_reached(Way::Left, Way::Right, header)
    }

    /// Whether the neighbour on the way back leads forth to a node. While another one comes
    /// back between the two, the neighbour leads to that one first.
    fn is_reached(&self, back: Way, forth: Way, node: usize) -> bool {
        let neighbour = self.to(back, node);
        let next = neighbour.and_then(|neighbour| self.to(forth, neighbour));
        next == Some(node)
            || next.is_some_and(|next| {
                self.to(back, next) == neighbour && self.to(forth, next) == Some(node)
            })
    }

    /// The nodes behind a node on a way, until that leads back to it.
    pub fn along(&self, way: Way, start: usize) -> impl Iterator<Item = usize> + use<'a> {
        let links = *self;
        let next = move |node: &usize| links.to(way, *node).filter(|next| *next != start);
        // Whatever the arrays hold, there are no more nodes than these.
        std::iter::successors(next(&start), next).take(links.nodes())
    }

    /// The entries of an option.
    pub fn entries(&self, option: usize) -> [usize; 4] {
        [0, 1, 2, 3].map(|kind| self.first(option) + kind)
    }

    /// Whether an option has been built: its last entry leads back to its first.
    pub fn is_built(&self, option: usize) -> bool {
        let [first, _, _, last] = self.entries(option);
        self.to(Way::Right, last) == Some(first)
    }

    /// Whether the whole table has been built.
    pub fn is_whole(&self) -> bool {
        self.is_built(usize::from(self.n).pow(2) - 1)
    }

    /// Whether every entry of an option is in its list.
    pub fn is_open(&self, option: usize) -> bool {
        self.is_built(option) && self.entries(option).iter().all(|node| self.hangs(*node))
    }

    /// Whether a queen stands on the square of an option.
    pub fn is_chosen(&self, option: usize) -> bool {
        let (row, column) = self.place(option);
        self.queens.get(usize::from(row)) == Some(&column.into())
    }
}
