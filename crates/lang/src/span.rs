//! Where something stands in a source text. Knows nothing of what stands there.

/// A stretch of one line of a source text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Span {
    /// The line, from 1.
    pub line: u32,
    /// The first character of the stretch, from 1.
    pub column: u32,
    /// The column behind the last character; never less than `column`.
    pub end: u32,
}

impl Span {
    /// The stretch from the start of this one to the end of another on the same line.
    pub fn to(self, other: Span) -> Span {
        Span {
            line: self.line,
            column: self.column,
            end: other.end.max(self.column),
        }
    }
}
