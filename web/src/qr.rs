//! A text as a QR code: its squares as one outline. It knows nothing of links.

use std::fmt::Write;

use qrcodegen::{QrCode, QrCodeEcc, QrSegment, Version};

/// The largest code that a camera still reads from a screen across a room: 117
/// squares a side.
const LARGEST: u8 = 25;

/// The bright margin that a reader needs to find the code, in squares.
pub const MARGIN: i32 = 4;

/// A code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Qr {
    /// How many squares it has on each side, margins included.
    pub side: i32,
    /// The dark squares as an outline, one unit a square.
    pub outline: String,
}

/// The code of a text; `None` if the text is too long.
pub fn code(text: &str) -> Option<Qr> {
    let segments = QrSegment::make_segments(text);
    let code = QrCode::encode_segments_advanced(
        &segments,
        QrCodeEcc::Low,
        Version::MIN,
        Version::new(LARGEST),
        None,
        true,
    )
    .ok()?;
    let mut outline = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let length = (x..code.size())
                .take_while(|x| code.get_module(*x, y))
                .count();
            let length = i32::try_from(length).unwrap_or(0);
            if length > 0 {
                // Writing to a string cannot fail.
                let _ = write!(
                    outline,
                    "M{} {}h{length}v1h-{length}z",
                    x + MARGIN,
                    y + MARGIN
                );
            }
            x += length.max(1);
        }
    }
    Some(Qr {
        side: code.size() + 2 * MARGIN,
        outline,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The squares that an outline fills.
    fn squares(qr: &Qr) -> Vec<(i32, i32)> {
        let mut squares = Vec::new();
        for run in qr.outline.split_terminator('z') {
            let (start, rest) = run[1..].split_once('h').unwrap();
            let (x, y) = start.split_once(' ').unwrap();
            let length = rest.split_once("v1h-").unwrap().1;
            let [x, y, length] = [x, y, length].map(|number| number.parse::<i32>().unwrap());
            squares.extend((x..x + length).map(|x| (x, y)));
        }
        squares
    }

    #[test]
    fn a_code_is_drawn_square_by_square_within_its_margin() {
        let text = "http://127.0.0.1:8080/#program=recursive-check&n=4&step=0";
        let qr = code(text).unwrap();
        let drawn = squares(&qr);
        // The finder patterns: 7 dark squares, a bright one, in three corners.
        let last = qr.side - MARGIN - 1;
        for x in 0..7 {
            for corner in [(MARGIN + x, MARGIN), (last - x, MARGIN), (MARGIN + x, last)] {
                assert!(drawn.contains(&corner), "{corner:?}");
            }
        }
        assert!(!drawn.contains(&(MARGIN + 7, MARGIN)));
        assert!(!drawn.contains(&(last, last)) || !drawn.contains(&(last - 6, last)));
        assert!(
            drawn
                .iter()
                .all(|(x, y)| { (MARGIN..=last).contains(x) && (MARGIN..=last).contains(y) })
        );
        let unique: std::collections::HashSet<_> = drawn.iter().collect();
        assert_eq!(unique.len(), drawn.len(), "no square is drawn twice");
    }

    #[test]
    fn a_text_that_no_camera_would_read_has_no_code() {
        assert!(code(&"x".repeat(1273)).is_some());
        assert_eq!(code(&"x".repeat(1274)), None);
        assert_eq!(code(&"x".repeat(100_000)), None);
    }
}
