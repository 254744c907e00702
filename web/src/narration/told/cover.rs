//! What the program with dancing links has just done, as data.

mod decide;

use crate::{
    narration::Tone,
    pictures::cover::{Constraint, Node, Way},
};

pub use decide::cover;

/// What the program with dancing links has just done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Cover {
    /// One of its arrays is made: its name and how many cells it has.
    Made(String, usize),
    /// A link is set: of a node, to a node.
    Linked(Way, Node, Node),
    /// An entry has got its header.
    Entry(Node, Constraint),
    /// A header has one option more: so many.
    More(Constraint, i64),
    /// A header has one option fewer: so many.
    Fewer(Constraint, i64),
    /// The table is built, for a board of this size.
    Built(u8),
    /// Whether rows and columns are open was asked: so many are.
    Left(usize),
    /// The header with the fewest options is looked for, among so many.
    Asks(usize),
    /// A header is the best so far.
    Best(Constraint, i64),
    /// A header has been compared with the best so far.
    Compared {
        /// The header and its options.
        looked: (Constraint, i64),
        /// The best so far and its options.
        best: (Constraint, i64),
    },
    /// The header with the fewest options is found.
    Fewest(Constraint, i64, Rivals),
    /// A header begins to be covered, with so many options.
    Covers(Constraint, i64),
    /// A header is its own neighbour: nothing changes for it.
    Alone(Constraint),
    /// The root leads to itself: no header is left that must be covered.
    Closed(Way),
    /// A neighbour of a header leads past it.
    Leaves {
        /// The header.
        of: Constraint,
        /// The link of the neighbour.
        way: Way,
        /// The neighbour.
        from: Node,
        /// Where it leads now.
        to: Node,
    },
    /// A neighbour of an entry leads past it.
    Unlinked {
        /// The entry.
        entry: usize,
        /// Its header.
        of: Constraint,
        /// The link of the neighbour.
        way: Way,
        /// The neighbour.
        from: Node,
        /// Where it leads now.
        to: Node,
    },
    /// All other entries of an option have left their lists.
    Gone((u8, u8)),
    /// A header is covered.
    Covered(Constraint),
    /// A header begins to be uncovered.
    Uncovers(Constraint),
    /// A neighbour of an entry leads to it again.
    Relinked {
        /// The entry.
        entry: usize,
        /// Its header.
        of: Constraint,
        /// The link of the neighbour.
        way: Way,
        /// The neighbour.
        from: Node,
    },
    /// All entries of an option are back in their lists.
    Back((u8, u8)),
    /// A neighbour of a header leads to it again.
    Returns(Constraint, Way, Node),
    /// A header is open again.
    Uncovered(Constraint),
    /// A variable has gone to a node.
    Goes(String, Way, Node),
    /// A variable has gone along an option to an entry in the list of this header.
    Along(String, Way, usize, Constraint),
    /// All that an option stands for is covered: so many options are left.
    AllCovered(usize),
    /// All that an option stands for is open again, but this header.
    AllBack(Constraint),
    /// There is an option to be tried: its square and the header that it is tried for.
    Tries((u8, u8), Constraint),
    /// An option is chosen.
    Chosen {
        /// Its square.
        square: (u8, u8),
        /// The header it is chosen for.
        of: Constraint,
        /// Which of its options it is, from 1, and how many there are.
        number: (usize, i64),
        /// Who else had as few.
        rivals: Rivals,
    },
    /// A header has no option left.
    NoOption(Constraint),
    /// All options of a header have been tried: so many.
    AllTried(Constraint, i64),
    /// The choice of an option is undone.
    Undone((u8, u8)),
    /// A solution, and how many there are so far.
    Solution(u64),
}

/// Among how many open headers one was chosen, and how many of those have as few options,
/// itself among them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rivals {
    /// So many are open.
    pub open: usize,
    /// So many have as few.
    pub alike: usize,
}

impl Cover {
    /// What kind of news it is.
    pub fn tone(&self) -> Tone {
        match self {
            Cover::Solution(_) => Tone::Solution,
            Cover::Fewest(_, 0, _) | Cover::NoOption(_) => Tone::Conflict,
            Cover::Chosen { .. } => Tone::Passed,
            Cover::AllTried(..)
            | Cover::Undone(_)
            | Cover::Uncovers(_)
            | Cover::Relinked { .. }
            | Cover::Back(_)
            | Cover::AllBack(_)
            | Cover::Returns(..)
            | Cover::Uncovered(_) => Tone::Back,
            Cover::Made(..)
            | Cover::Linked(..)
            | Cover::Entry(..)
            | Cover::More(..)
            | Cover::Fewer(..)
            | Cover::Built(_)
            | Cover::Left(_)
            | Cover::Asks(_)
            | Cover::Best(..)
            | Cover::Compared { .. }
            | Cover::Fewest(..)
            | Cover::Covers(..)
            | Cover::Alone(_)
            | Cover::Closed(_)
            | Cover::AllCovered(_)
            | Cover::Leaves { .. }
            | Cover::Unlinked { .. }
            | Cover::Gone(_)
            | Cover::Covered(_)
            | Cover::Goes(..)
            | Cover::Along(..)
            | Cover::Tries(..) => Tone::Onward,
        }
    }
}
