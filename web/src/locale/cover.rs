//! The words for the picture of an exact cover.

use crate::{
    notation::Places,
    pictures::cover::{Constraint, Kind, Node, Reach, Table},
};

/// The words for the picture of an exact cover.
pub struct CoverStrings {
    /// Heading.
    pub cover: &'static str,
    /// Its source.
    pub source: &'static str,
    /// What must or may be covered, by name.
    pub constraint: fn(Constraint, Places) -> String,
    /// The heading of a kind of headers.
    pub kind: fn(Kind, Places) -> String,
    /// Over rows and columns.
    pub exactly: &'static str,
    /// Over diagonals.
    pub at_most: &'static str,
    /// Beside the numbers of options.
    pub size: &'static str,
    /// Beside the beginning of the list of what must be covered.
    pub root: &'static str,
    /// In the key: an entry in its list.
    pub linked: &'static str,
    /// In the key: an entry in its list, one that has been taken out, a header that is
    /// covered, a chosen option, an entry in a list that is covered, frames of a header with
    /// the fewest options, of one compared with it and of one at work, one without options.
    pub signs: [&'static str; 9],
    /// In the key of the board: a square whose option has been unlinked.
    pub gone: &'static str,
    /// The table in words.
    pub summary: fn(&Table, Places) -> String,
    /// Heading of the list of a header, for its name and how many of its entries are in.
    pub list: fn(&str, usize) -> String,
    /// Heading of the ring of the root.
    pub ring: &'static str,
    /// In the key: a link of an entry that has been taken out.
    pub kept: &'static str,
    /// Under the list.
    pub dance: &'static str,
    /// A place of the list in words: the node, whether it is in.
    pub place: fn(&str, Reach) -> String,
    /// Unfolds the link arrays.
    pub arrays: &'static str,
    /// Heading of the nodes.
    pub node: &'static str,
    /// What a node is.
    pub node_name: fn(Node, Places) -> String,
    /// Switch: all nodes.
    pub all: &'static str,
}

/// Those of some lists that have something in them, each behind its name.
pub fn filled(parts: [(&'static str, String); 3], end: &'static str) -> String {
    let mut text = String::new();
    for (name, list) in parts {
        if !list.is_empty() {
            text.push_str(name);
            text.push_str(&list);
            text.push_str(end);
        }
    }
    text
}
