//! Lines as they are written, with their indentation. Knows no language.

use super::Line;

/// How far a block is indented, in spaces.
const INDENT: &str = "    ";

/// The lines so far.
#[derive(Default)]
pub(super) struct Writer {
    lines: Vec<Line>,
    depth: usize,
}

impl Writer {
    /// A line that stands for a line of the source, or for none.
    pub fn line(&mut self, source: Option<u32>, text: &str) {
        let mut indented = String::with_capacity(self.depth * INDENT.len() + text.len());
        if !text.is_empty() {
            for _ in 0..self.depth {
                indented.push_str(INDENT);
            }
        }
        indented.push_str(text);
        self.lines.push(Line {
            text: indented,
            source,
        });
    }

    /// An empty line, unless there is one already or nothing before it.
    pub fn gap(&mut self) {
        if self.lines.last().is_some_and(|line| !line.text.is_empty()) {
            self.line(None, "");
        }
    }

    /// What follows is a block.
    pub fn indent(&mut self) {
        self.depth += 1;
    }

    /// The block has ended.
    pub fn dedent(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    /// The lines, without empty ones at the end.
    pub fn finish(mut self) -> Vec<Line> {
        while self.lines.last().is_some_and(|line| line.text.is_empty()) {
            self.lines.pop();
        }
        self.lines
    }
}

/// Texts with something between them.
pub(super) fn joined(parts: &[String], between: &str) -> String {
    let mut text = String::new();
    for (index, part) in parts.iter().enumerate() {
        if index > 0 {
            text.push_str(between);
        }
        text.push_str(part);
    }
    text
}

/// Texts one after the other.
pub(super) fn together(parts: &[&str]) -> String {
    let mut text = String::with_capacity(parts.iter().map(|part| part.len()).sum());
    for part in parts {
        text.push_str(part);
    }
    text
}
