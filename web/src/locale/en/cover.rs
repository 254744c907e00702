//! The English of an exact cover: its picture, and the sentences of its steps.

use super::places::{self, nouns, words};
use crate::{
    locale::{
        CoverStrings,
        cover::filled,
        numbers::{grouped, signed},
        places::Words,
    },
    narration::{Cover, Rivals},
    notation::Places,
    pictures::cover::{Constraint, HeadState, Kind, Node, Reach, Table, Way},
};

/// The English words for the picture of an exact cover.
pub const COVER: CoverStrings = CoverStrings {
    cover: "Exact cover",
    source: "Knuth: Dancing links (arXiv cs/0011047); TAOCP 7.2.2.1",
    constraint: |constraint, places| name(constraint, words(places)),
    kind: |kind, places| {
        let terms = words(places).terms;
        match kind {
            Kind::Rows => format!("{}s", terms.row_noun),
            Kind::Columns => format!("{}s", terms.column_noun),
            Kind::Antis => "anti-diagonals ↗".to_owned(),
            Kind::Mains => "main diagonals ↘".to_owned(),
        }
    },
    exactly: "exactly once",
    at_most: "at most once",
    size: "options",
    root: "root",
    linked: "linked",
    signs: [
        "linked",
        "unlinked",
        "covered",
        "chosen",
        "in a covered list",
        "fewest options",
        "compared",
        "at work",
        "no option left",
    ],
    gone: "option unlinked",
    summary,
    list: |name, options| format!("List of {name}: {}", left(options as i64)),
    ring: "The root leads back to itself",
    kept: "kept by what is unlinked",
    dance: "Links up at the left, links down at the right. What is unlinked still points at its neighbours: that is how uncover finds the way back.",
    place: |node, reach| match reach {
        Reach::Listed => node.to_owned(),
        Reach::Out => format!("{node}, unlinked"),
    },
    arrays: "The link arrays",
    node: "node",
    node_name: |at, places| node(at, words(places)),
    all: "All nodes",
};

fn name(constraint: Constraint, words: Words) -> String {
    let number = constraint.label(words.places);
    match constraint {
        Constraint::Row(row) => words.row(row).to_string(),
        Constraint::Column(column) => words.column(column).to_string(),
        Constraint::Anti(_) => format!("anti-diagonal {number}"),
        Constraint::Main(_) => format!("main diagonal {number}"),
    }
}

/// A name at the start of a sentence.
fn capital(constraint: Constraint, words: Words) -> String {
    places::capital(&name(constraint, words))
}

fn square((row, column): (u8, u8), words: Words) -> String {
    words.square(row, column).to_string()
}

fn node(node: Node, words: Words) -> String {
    match node {
        Node::Root => "the root".to_owned(),
        Node::Header(_, constraint) => format!("the header of {}", name(constraint, words)),
        Node::Entry(number, at) => format!("node {number} ({})", square(at, words)),
    }
}

fn options(number: i64) -> String {
    match number {
        1 => "1 option".to_owned(),
        number => format!("{} options", signed(number)),
    }
}

fn left(number: i64) -> String {
    match number {
        0 => "no option left".to_owned(),
        number => format!("{} left", options(number)),
    }
}

fn summary(table: &Table, places: Places) -> String {
    let words = words(places);
    let state = |wanted| {
        let names: Vec<_> = table
            .heads_in(wanted)
            .map(|head| match head.state {
                HeadState::Open => format!("{} ({})", name(head.constraint, words), head.size),
                HeadState::Unmade | HeadState::Covered => name(head.constraint, words),
            })
            .collect();
        names.join(", ")
    };
    let squares: Vec<_> = table.open_squares().map(|at| square(at, words)).collect();
    let parts = [
        ("Open, with options left: ", state(HeadState::Open)),
        ("Covered: ", state(HeadState::Covered)),
        ("Options left: ", squares.join("; ")),
    ];
    filled(parts, ". ").trim_end().to_owned()
}

/// The sentence of a step.
pub fn cover(cover: &Cover, words: Words) -> String {
    let name = |of: Constraint| name(of, words);
    let capital = |of: Constraint| capital(of, words);
    let square = |at: (u8, u8)| square(at, words);
    let node = |at: Node| node(at, words);
    let [row, column] = nouns(words);
    match cover {
        Cover::Made(list, cells) => {
            format!(
                "The array {list} is made: {} cells.",
                grouped(*cells as u64)
            )
        }
        Cover::Linked(way, from, to) => match (way, from) {
            (_, Node::Root | Node::Header(..)) if from == to => {
                format!(
                    "{} points to itself: {}.",
                    places::capital(&node(*from)),
                    way.as_str()
                )
            }
            _ => format!(
                "{} of {} leads to {}.",
                begin_way(*way),
                node(*from),
                node(*to)
            ),
        },
        Cover::Entry(entry, of) => {
            let entry = places::capital(&node(*entry));
            format!("{entry} stands for {}.", name(*of))
        }
        Cover::More(of, size) => format!("{} has one option more: {size}.", capital(*of)),
        Cover::Fewer(of, size) => format!("{} has one option fewer: {size}.", capital(*of)),
        Cover::Built(n) => {
            let n = i64::from(*n);
            format!(
                "The table is built: {}, one for each square. {} {row}s and {column}s must be \
                 covered exactly once, {} diagonals at most once.",
                options(n * n),
                2 * n,
                4 * n - 2
            )
        }
        Cover::Left(0) => format!("Every {row} and every {column} is covered."),
        Cover::Left(1) => format!("1 {row} or {column} is still open."),
        Cover::Left(open) => format!("{open} {row}s and {column}s are still open."),
        Cover::Asks(open) => {
            let of = match open {
                1 => String::new(),
                open => format!("the {open} "),
            };
            format!(
                "Which of {of}open {row}s and {column}s has the fewest options? \
                 Fewest options, fewest branches to try; with 0 the search turns back at once."
            )
        }
        Cover::Best(of, size) => format!("Fewest so far: {}, with {}.", name(*of), options(*size)),
        Cover::Compared { looked, best } => format!(
            "{} has {}, {} has {}: {}.",
            capital(looked.0),
            options(looked.1),
            name(best.0),
            best.1,
            if looked.1 < best.1 {
                "fewer"
            } else {
                "not fewer"
            }
        ),
        Cover::Fewest(of, 0, _) => {
            format!("{} has no option left: no way on from here.", capital(*of))
        }
        Cover::Fewest(of, size, Rivals { alike: 1, .. }) => {
            format!("{} has the fewest options left, {size}.", capital(*of))
        }
        Cover::Fewest(of, size, Rivals { open, alike }) => {
            let who = match (open - alike, open) {
                (0, 2) => format!("The open {row} and the open {column} both have"),
                (0, _) => format!("All {open} open {row}s and {column}s have"),
                _ => format!("{alike} of {open} open {row}s and {column}s have only"),
            };
            format!(
                "{who} {}; the first, {}, is taken.",
                options(*size),
                name(*of)
            )
        }
        Cover::Covers(of, 0) => format!("Cover {}: no option hangs from it.", name(*of)),
        Cover::Covers(of, 1) => {
            format!("Cover {}: its option leaves all other lists.", name(*of))
        }
        Cover::Covers(of, size) => {
            format!(
                "Cover {}: its {size} options leave all other lists.",
                name(*of)
            )
        }
        Cover::Alone(of) => format!(
            "The header of {} is in no list of open ones, since it need not be covered: nothing changes.",
            name(*of)
        ),
        Cover::Closed(Way::Right) => {
            "Right of the root leads back to the root: nothing is left that must be covered."
                .to_owned()
        }
        Cover::Closed(way) => format!(
            "{} of the root leads back to the root, too: its list is empty.",
            begin_way(*way)
        ),
        Cover::Leaves { of, way, from, to } => format!(
            "{} of {} now leads to {}, past the header of {}.",
            begin_way(*way),
            node(*from),
            node(*to),
            name(*of)
        ),
        Cover::Unlinked {
            entry,
            of,
            way,
            from,
            to,
        } => format!(
            "In the list of {}, {} of {} now leads to {}, past node {entry}, which keeps its own links.",
            name(*of),
            way.as_str(),
            neighbour(*from),
            if from == to {
                "itself".to_owned()
            } else {
                neighbour(*to)
            }
        ),
        Cover::Gone(at) => format!("The option {} has left all other lists.", square(*at)),
        Cover::Covered(of) => format!(
            "{} is covered: no other list leads to its options.",
            capital(*of)
        ),
        Cover::Uncovers(of) => {
            format!("Uncover {}: what left last returns first.", name(*of))
        }
        Cover::Relinked {
            entry,
            of,
            way,
            from,
        } => format!(
            "Node {entry} still knows its neighbours in the list of {}: {} of {} leads to it again.",
            name(*of),
            way.as_str(),
            neighbour(*from)
        ),
        Cover::Back(at) => format!("The option {} is back in all lists.", square(*at)),
        Cover::Returns(of, way, from) => format!(
            "{} of {} leads to the header of {} again.",
            begin_way(*way),
            node(*from),
            name(*of)
        ),
        Cover::Uncovered(of) => format!("{} is open again, as it was before.", capital(*of)),
        Cover::Goes(variable, way, to) => {
            format!("{variable} goes {} to {}.", way.as_str(), node(*to))
        }
        Cover::Along(variable, way, entry, of) => format!(
            "{variable} goes {} to node {entry}, in the list of {}.",
            way.as_str(),
            name(*of)
        ),
        Cover::AllCovered(number) => {
            let is = if *number == 1 { "is" } else { "are" };
            let left = match number {
                0 => "no option is left".to_owned(),
                number => format!("{} {is} left", options(*number as i64)),
            };
            format!("All four are covered; {left}.")
        }
        Cover::AllBack(of) => format!(
            "The three others are open again; {} stays covered.",
            name(*of)
        ),
        Cover::Tries(at, of) => format!("An option of {}: {}.", name(*of), square(*at)),
        Cover::Chosen {
            square: at,
            of,
            number,
            rivals,
        } => {
            let (why, which) = match number {
                (1, 1) => (
                    format!("{} has only 1 option left:", capital(*of)),
                    square(*at),
                ),
                (1, all) => (
                    format!(
                        "{} has {all} options, and {}. The first,",
                        capital(*of),
                        if rivals.alike == 1 {
                            "all others have more"
                        } else {
                            "none has fewer"
                        }
                    ),
                    format!("{},", square(*at)),
                ),
                (number, all) => (
                    format!("Option {number} of {all} for {}:", name(*of)),
                    square(*at),
                ),
            };
            format!(
                "{why} {which} is chosen; next it covers {}.",
                others(*at, *of, words)
            )
        }
        Cover::NoOption(of) => format!("{} has no option left: go back.", capital(*of)),
        Cover::AllTried(of, 1) => format!("The only option of {} is tried: go back.", name(*of)),
        Cover::AllTried(of, size) => {
            format!("All {size} options of {} are tried: go back.", name(*of))
        }
        Cover::Undone(at) => format!(
            "The choice of {} is undone: the links are as they were before it.",
            square(*at)
        ),
        Cover::Solution(1) => {
            format!(
                "Solution 1: every {row} and {column} is covered exactly once. Diagonals may \
                 stay open, since no queen has to stand on one."
            )
        }
        Cover::Solution(number) => format!(
            "Solution {}: every {row} and {column} is covered exactly once.",
            grouped(*number)
        ),
    }
}

/// A neighbour in a list: its header is the only one there.
fn neighbour(at: Node) -> String {
    match at {
        Node::Root | Node::Header(..) => "its header".to_owned(),
        Node::Entry(number, _) => format!("node {number}"),
    }
}

fn begin_way(way: Way) -> &'static str {
    match way {
        Way::Left => "Left",
        Way::Right => "Right",
        Way::Up => "Up",
        Way::Down => "Down",
    }
}

/// What a queen covers besides the constraint that it is chosen for.
fn others(at: (u8, u8), of: Constraint, words: Words) -> String {
    let names: Vec<_> = Constraint::through(at)
        .into_iter()
        .filter(|other| *other != of)
        .map(|other| name(other, words))
        .collect();
    match names.split_last() {
        Some((last, rest)) => format!("{} and {last}", rest.join(", ")),
        None => String::new(),
    }
}
