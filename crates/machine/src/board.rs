//! The size of a board, checked once, at the door.

use std::{error, fmt, str::FromStr};

/// The side of a board: 1 to 32.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardSize(u8);

impl BoardSize {
    /// The smallest board.
    pub const MINIMUM: BoardSize = BoardSize(1);
    /// The largest board.
    pub const MAXIMUM: BoardSize = BoardSize(32);

    /// The board of size n, if there is one: 1 to 32.
    pub const fn new(n: u8) -> Option<BoardSize> {
        if n >= 1 && n <= 32 {
            Some(BoardSize(n))
        } else {
            None
        }
    }

    /// The side as a number, 1 to 32.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl fmt::Display for BoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A number, or a text, that is no size of a board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoBoardSize(pub String);

impl fmt::Display for NoBoardSize {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no board of size {}: choose 1 to 32", self.0)
    }
}

impl error::Error for NoBoardSize {}

impl TryFrom<u32> for BoardSize {
    type Error = NoBoardSize;

    fn try_from(n: u32) -> Result<Self, NoBoardSize> {
        u8::try_from(n)
            .ok()
            .and_then(BoardSize::new)
            .ok_or_else(|| NoBoardSize(n.to_string()))
    }
}

impl FromStr for BoardSize {
    type Err = NoBoardSize;

    /// Reads plain decimal digits; a sign, a space or an exponent is no size.
    fn from_str(text: &str) -> Result<Self, NoBoardSize> {
        let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        text.parse::<u8>()
            .ok()
            .filter(|_| digits)
            .and_then(BoardSize::new)
            .ok_or_else(|| NoBoardSize(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_1_to_32() {
        for (text, size) in [("1", Some(1)), ("32", Some(32)), ("08", Some(8))] {
            assert_eq!(text.parse().ok(), size.and_then(BoardSize::new), "{text}");
        }
        for text in [
            "0",
            "33",
            "-1",
            "+8",
            "8 ",
            "",
            "abc",
            "1e1",
            "1000000000000",
        ] {
            let error = text.parse::<BoardSize>().unwrap_err();
            assert_eq!(
                error.to_string(),
                format!("no board of size {text}: choose 1 to 32")
            );
        }
        assert_eq!(
            BoardSize::try_from(33).unwrap_err(),
            NoBoardSize("33".into())
        );
    }
}
