//! Where things are in the drawing: the board is a square of fixed side, whatever n
//! is, with room around it for labels, tags and the squares that are not there.

use crate::{
    narration::Pair,
    overlay::Ends,
    scene::{Edges, Scene},
    speed::decimal,
};

/// The side of the board, in units of the drawing.
pub const SIDE: f64 = 480.0;

/// Room left of the board for the labels of the rows.
const GUTTER: f64 = 28.0;

/// Room above it for the labels of the columns.
const HEAD: f64 = 28.0;

/// Room below it, so that a label at the last row has a place.
const FOOT: f64 = 36.0;

/// The largest side of a square beside the board.
const SLOT: f64 = 34.0;

/// Room right of it for what stands at the ends of rows.
const ENDS: f64 = 32.0;

/// Half the height of the tag of a row, and a little more.
const TAG: f64 = 24.0;

/// The whole drawing.
#[derive(Clone, Copy)]
pub struct Frame {
    /// Room for a square beside the board; 0 if the program's columns keep to it.
    pub slot: f64,
    left: f64,
    width: f64,
}

impl Frame {
    /// The drawing for a scene. It depends on n and the program alone, so that
    /// nothing moves from step to step.
    pub fn of(scene: &Scene) -> Frame {
        let slot = match scene.edges {
            Edges::Kept => 0.0,
            Edges::Passed => SLOT.min(square(scene.n)) + 4.0,
        };
        let right = match scene.ends {
            Ends::Bare => slot.max(2.0),
            Ends::Counted => slot + ENDS,
        };
        Frame {
            slot,
            left: GUTTER + slot,
            width: GUTTER + slot + SIDE + right,
        }
    }

    /// The part of the plane that the drawing shows.
    pub fn view_box(&self) -> String {
        [-self.left, -HEAD, self.width, HEAD + SIDE + FOOT]
            .map(number)
            .join(" ")
    }

    /// How many times as wide as high it is.
    pub fn ratio(&self) -> String {
        format!("{:.4}", self.width / (HEAD + SIDE + FOOT))
    }

    /// Its width and height, and the number of rows, for a style.
    pub fn shape(&self, n: u8) -> String {
        let (width, height) = (number(self.width), number(HEAD + SIDE + FOOT));
        format!("--w:{width};--h:{height};--n:{n}")
    }

    /// How far right a place is, as a part of the whole width.
    pub fn across(&self, x: f64) -> f64 {
        (x + self.left) / self.width
    }

    /// Where the tip of the tag of a column is along the tag: in the middle, unless
    /// the tag would leave the drawing.
    pub fn tip(&self, x: f64) -> &'static str {
        if self.left + x + 60.0 > self.width {
            "82%"
        } else if self.left + x < 96.0 {
            "18%"
        } else {
            "50%"
        }
    }

    /// How far down a place is, as a part of the whole height.
    pub fn down(&self, y: f64) -> f64 {
        (y + HEAD) / (HEAD + SIDE + FOOT)
    }

    /// The row and column of the square at a place given in parts of the whole width
    /// and height.
    pub fn square_at(&self, across: f64, down: f64, n: u8) -> Option<(u8, u8)> {
        let number = |place: f64| {
            let number = place / square(n);
            (number >= 0.0 && number < f64::from(n)).then_some(number as u8 + 1)
        };
        let x = across * self.width - self.left;
        let y = down * (HEAD + SIDE + FOOT) - HEAD;
        Some((number(y)?, number(x)?))
    }
}

/// The side of a square.
pub fn square(n: u8) -> f64 {
    SIDE / f64::from(n)
}

/// The middle of a row or column. Columns 0 and n + 1 lie beside the board and are
/// no wider than there is room for.
pub fn center(number: u8, n: u8) -> f64 {
    let beside = SLOT.min(square(n)) / 2.0 + 2.0;
    match number {
        0 => -beside,
        number if number > n => SIDE + beside,
        number => (f64::from(number) - 0.5) * square(n),
    }
}

/// The height of row 0, which lies above the labels of the columns.
pub const ROW_ZERO: f64 = 24.0;

/// The middle of a row.
pub fn row_center(row: u8, n: u8) -> f64 {
    if row == 0 {
        -HEAD - ROW_ZERO / 2.0
    } else {
        center(row, n)
    }
}

/// A coordinate, short.
pub fn number(value: f64) -> String {
    decimal((value * 100.0).round() as i64)
}

/// A part of the whole as CSS writes it.
pub fn percent(part: f64) -> String {
    format!("{}%", number(part * 100.0))
}

/// The outline of all dark squares.
pub fn dark_squares(n: u8) -> String {
    let side = number(square(n));
    let mut path = String::new();
    for row in 0..n {
        for column in (0..n).filter(|column| (row + column) % 2 == 1) {
            let (x, y) = (f64::from(column) * square(n), f64::from(row) * square(n));
            path += &format!("M{} {}h{side}v{side}h-{side}z", number(x), number(y));
        }
    }
    path
}

/// Whether a label has room: on large boards only the first and every fourth, and
/// not beside the one at work.
pub fn is_labelled(number: u8, n: u8, at_work: Option<u8>) -> bool {
    if n <= 20 {
        return true;
    }
    let beside = at_work.is_some_and(|at_work| at_work.abs_diff(number) == 1);
    (number == 1 || number.is_multiple_of(4)) && !beside
}

/// Whether the tag of the row at work leaves a row's label in sight.
pub fn is_clear(number: u8, square: f64, at_work: Option<u8>) -> bool {
    at_work.is_none_or(|row| row == 0 || f64::from(row.abs_diff(number)) * square > TAG)
}

/// What the label at a conflict takes of a small drawing, in its units.
const LABEL: f64 = 46.0;

/// Where the label at a conflict stands: below the row at work if no queen is there,
/// else below the board. It never leaves the drawing.
pub fn reason_style(scene: &Scene, frame: &Frame, pair: &Pair) -> String {
    let row = u8::try_from(pair.row).unwrap_or(scene.n).min(scene.n);
    let side = square(scene.n);
    let bottom = f64::from(row) * side;
    let covered = scene.rows.iter().filter(|other| {
        let top = f64::from(other.row - 1) * side;
        other.row > row && top < bottom + LABEL
    });
    let free = bottom + LABEL < SIDE && covered.clone().all(|row| row.queen.is_none());
    let y = if free { bottom } else { SIDE };
    let middle = (pair.column + pair.with_column) as f64 / 2.0;
    let x = frame.across((middle - 0.5) * side);
    format!(
        "left:{};top:calc({} + 5px);transform:translateX(-{})",
        percent(x),
        percent(frame.down(y)),
        percent(x)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_on_the_square_that_is_drawn_there() {
        for slot in [0.0, 30.0] {
            let (left, width) = (GUTTER + slot, GUTTER + slot + SIDE + slot.max(2.0));
            let frame = Frame { slot, left, width };
            for n in [1, 2, 8, 32] {
                for row in 1..=n {
                    for column in 1..=n {
                        let x = frame.across(center(column, n));
                        let y = frame.down(center(row, n));
                        assert_eq!(frame.square_at(x, y, n), Some((row, column)));
                    }
                }
                let inside = frame.across(1.0);
                for (across, down) in [
                    (frame.across(-1.0), 0.5),
                    (frame.across(SIDE + 1.0), 0.5),
                    (inside, frame.down(-1.0)),
                    (inside, frame.down(SIDE + 1.0)),
                ] {
                    assert_eq!(frame.square_at(across, down, n), None);
                }
            }
        }
    }
}
