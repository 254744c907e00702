//! Random marks behind the lines of a random program. To CPython they are comments,
//! so a run must not change by them, whatever they say: rows that the board does not
//! have, cells that the list does not have, names without a value.

use super::{Node, Random};

const EVENTS: [(&str, usize); 14] = [
    ("try", 2),
    ("try", 2),
    ("put", 2),
    ("compare", 2),
    ("conflict", 2),
    ("conflict", 3),
    ("place", 2),
    ("place", 2),
    ("remove", 1),
    ("backtrack", 1),
    ("candidate", 0),
    ("solution", 0),
    ("stuck", 1),
    ("exhausted", 0),
];

/// Names that are the same in every function, and what can be made of them.
const TOLD: [&str; 12] = [
    "1",
    "2",
    "3",
    "n",
    "x",
    "y",
    "x % 5",
    "a[x]",
    "y // x",
    "bit(y)",
    "-x",
    "x * 9223372036854775807",
];

/// Puts marks behind some of the lines.
pub fn mark(nodes: &mut [Node], random: &mut Random) {
    for node in nodes {
        mark(&mut node.body, random);
        let word = node.text.split(' ').next().unwrap_or_default();
        let decides = matches!(word, "if" | "elif" | "while" | "for");
        let none = matches!(word, "def" | "else:" | "global") || node.text.contains("= [");
        if none || node.text.starts_with("n = ") || !random.percent(25) {
            continue;
        }
        let items: Vec<String> = (0..1 + random.below(2))
            .map(|_| item(decides, random))
            .collect();
        node.text += &format!("  #: {}", items.join("; "));
    }
}

fn item(decides: bool, random: &mut Random) -> String {
    let when = if decides {
        random.one(&["", "then ", "else "])
    } else {
        ""
    };
    let (event, arguments) = random.one(&EVENTS);
    // Mostly squares of the board.
    let told: Vec<&str> = (0..arguments)
        .map(|_| {
            let few = random.percent(70);
            random.one(if few { &TOLD[..6] } else { &TOLD })
        })
        .collect();
    format!("{when}{event}({})", told.join(", "))
}
