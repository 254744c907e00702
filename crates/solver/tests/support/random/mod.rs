//! Random programs in the subset of Python that readers may write. Knows the
//! language from its description and not from the parser: what comes out here has
//! to be accepted. Reading order: this file, `scope`, `statements`,
//! `expressions`, `marks`.

use std::fmt;

mod expressions;
mod marks;
mod numbers;
mod scope;
mod statements;

pub use numbers::Random;

/// A line of a program and the lines under it.
#[derive(Clone, Debug)]
pub struct Node {
    /// The line, without its indentation.
    pub text: String,
    /// What stands under it, if it opens a block.
    pub body: Vec<Node>,
}

impl Node {
    fn line(text: impl Into<String>) -> Node {
        Node {
            text: text.into(),
            body: Vec::new(),
        }
    }
}

/// A program as a tree of lines.
#[derive(Clone, Debug)]
pub struct Program(pub Vec<Node>);

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fn write(f: &mut fmt::Formatter<'_>, nodes: &[Node], indent: usize) -> fmt::Result {
            nodes.iter().try_for_each(|node| {
                writeln!(f, "{:indent$}{}", "", node.text)?;
                write(f, &node.body, indent + 4)
            })
        }
        write(f, &self.0, 0)
    }
}

/// A random program, in every other case with random marks.
pub fn program(random: &mut Random) -> Program {
    let mut nodes = statements::nodes(random);
    if random.percent(50) {
        marks::mark(&mut nodes, random);
    }
    Program(nodes)
}
