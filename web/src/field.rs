//! The field for n: free text while it has the focus, taken only when the reader
//! is done with it. It knows nothing of the program that n is put into.

use queenscope_solver::BoardSize;

/// What the field shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SizeField {
    /// The text in it.
    pub text: String,
    /// Whether that text has been taken.
    pub state: FieldState,
}

/// What has become of the text in the field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FieldState {
    /// It is the n in force.
    InForce,
    /// The reader is at work on it.
    Draft,
    /// It was refused; the n in force has stayed.
    Refused,
}

impl SizeField {
    /// The field showing the n in force.
    pub fn showing(n: BoardSize) -> SizeField {
        SizeField {
            text: n.to_string(),
            state: FieldState::InForce,
        }
    }

    /// The field while the reader types.
    pub fn draft(text: String) -> SizeField {
        SizeField {
            text,
            state: FieldState::Draft,
        }
    }

    /// The size that the text means, spaces around it aside.
    pub fn size(&self) -> Option<BoardSize> {
        self.text.trim().parse().ok()
    }

    /// The size one up or down from the text, or from the n in force if the text
    /// means nothing; it stays on the range of boards.
    pub fn nudged(&self, n: BoardSize, nudge: Nudge) -> BoardSize {
        nudge.from(self.size().unwrap_or(n))
    }
}

/// One more or one less.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Nudge {
    /// One more.
    Up,
    /// One less.
    Down,
}

impl Nudge {
    /// The size beside another; the smallest and the largest stay.
    pub fn from(self, n: BoardSize) -> BoardSize {
        let beside = match self {
            Nudge::Up => BoardSize::new(n.get() + 1),
            Nudge::Down => BoardSize::new(n.get() - 1),
        };
        beside.unwrap_or(n)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nudges_start_from_the_text_and_stay_on_the_range() {
        let eight = BoardSize::new(8).unwrap();
        for (text, up, down) in [
            ("8", 9, 7),
            ("12", 13, 11),
            (" 3 ", 4, 2),
            ("32", 32, 31),
            ("1", 2, 1),
            ("abc", 9, 7),
        ] {
            let field = SizeField::draft(text.into());
            assert_eq!(field.nudged(eight, Nudge::Up).get(), up, "{text}");
            assert_eq!(field.nudged(eight, Nudge::Down).get(), down, "{text}");
        }
    }
}
